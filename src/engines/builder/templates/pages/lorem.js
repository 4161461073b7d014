import { workbench } from './workbench.js';

const WORDS =
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum'.split(
    ' ',
  );
const BEGINNING = WORDS.slice(0, 5);

const sentenceOf = (words) => `${words[0][0].toUpperCase()}${words.join(' ').slice(1)}.`;

/** So many words, sentences or paragraphs of filler text; the first begins as everyone knows it. */
export function fillerText(kind, count, random = Math.random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const words = (length) => Array.from({ length }, () => pick(WORDS));
  const sentence = (start = []) => sentenceOf([...start, ...words(6 + Math.floor(random() * 9))]);
  if (kind === 'words')
    return [...BEGINNING, ...words(Math.max(0, count - 5))].slice(0, count).join(' ');
  const first = (at) => (at === 0 ? BEGINNING : []);
  if (kind === 'sentences')
    return Array.from({ length: count }, (_, at) => sentence(first(at))).join(' ');
  const paragraph = (at) =>
    Array.from({ length: 4 + Math.floor(random() * 3) }, (_, line) =>
      sentence(line === 0 ? first(at) : []),
    ).join(' ');
  return Array.from({ length: count }, (_, at) => paragraph(at)).join('\n\n');
}

export function mount(root, { title, kind, count }) {
  return workbench(root, {
    title,
    again: 'New text',
    fields: [
      {
        name: 'count',
        label: 'How many',
        type: 'number',
        min: '1',
        max: '1000',
        value: String(count),
      },
      {
        name: 'kind',
        label: 'Of what',
        type: 'choice',
        options: ['paragraphs', 'sentences', 'words'],
        value: kind,
      },
    ],
    run(values) {
      const asked = Math.min(1000, Math.max(1, Math.trunc(Number(values.count)) || 1));
      return [{ label: 'Text', text: fillerText(values.kind, asked) }];
    },
  });
}
