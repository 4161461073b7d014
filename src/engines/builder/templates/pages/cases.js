import { workbench } from './workbench.js';

/** The words of a name in any form: "getHTTPStatus", "get_http_status", "Get HTTP status". */
export const wordsOf = (text) =>
  text
    .match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}]+|\p{N}+/gu)
    ?.map((word) => word.toLowerCase()) ?? [];

const capital = (word) => word[0].toUpperCase() + word.slice(1);

export const FORMS = {
  camelCase: (words) => words.map((word, at) => (at === 0 ? word : capital(word))).join(''),
  PascalCase: (words) => words.map(capital).join(''),
  snake_case: (words) => words.join('_'),
  CONSTANT_CASE: (words) => words.join('_').toUpperCase(),
  'kebab-case': (words) => words.join('-'),
  'dot.case': (words) => words.join('.'),
  'Title Case': (words) => words.map(capital).join(' '),
  'Sentence case': (words) => words.map((word, at) => (at === 0 ? capital(word) : word)).join(' '),
  slug: (words) =>
    words
      .join('-')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replaceAll('ß', 'ss')
      .replace(/[^a-z\d-]/g, ''),
};

export function mount(root, { title }) {
  return workbench(root, {
    title,
    fields: [{ name: 'text', label: 'Text, each line for itself', type: 'area' }],
    run({ text }) {
      const lines = text.split('\n');
      const inForm = (form) => lines.map((line) => form(wordsOf(line))).join('\n');
      return text.trim() === ''
        ? []
        : [
            { label: 'UPPER CASE', text: text.toUpperCase() },
            { label: 'lower case', text: text.toLowerCase() },
            ...Object.entries(FORMS).map(([label, form]) => ({ label, text: inForm(form) })),
          ];
    },
  });
}
