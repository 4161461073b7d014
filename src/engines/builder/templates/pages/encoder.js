import { workbench } from './workbench.js';

const bytesOf = (text) => new TextEncoder().encode(text);
const textOf = (bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const CHARACTERS = Object.fromEntries(Object.entries(ENTITIES).map(([one, other]) => [other, one]));

const fromBase64 = (text) => Uint8Array.from(atob(text.trim()), (char) => char.codePointAt(0));
const toBase64 = (text) => btoa(String.fromCodePoint(...bytesOf(text)));

const FORMS = {
  Base64: { encode: toBase64, decode: (text) => textOf(fromBase64(text)) },
  'Base64 for URLs': {
    encode: (text) => toBase64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
    decode: (text) => textOf(fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))),
  },
  URL: { encode: encodeURIComponent, decode: decodeURIComponent },
  HTML: {
    encode: (text) => text.replace(/[&<>"']/g, (char) => ENTITIES[char]),
    decode: (text) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS[entity]),
  },
  Hexadecimal: {
    encode: (text) => [...bytesOf(text)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    decode: (text) =>
      textOf(
        Uint8Array.from(text.match(/[\da-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16)),
      ),
  },
};

/** A text encoded or decoded in one of the forms. */
export function converted(form, direction, text) {
  try {
    return FORMS[form][direction](text);
  } catch {
    throw new Error(`This is not ${form}.`);
  }
}

export function mount(root, { title, form, direction }) {
  return workbench(root, {
    title,
    isPrivate: true,
    fields: [
      { name: 'form', label: 'Form', type: 'choice', options: Object.keys(FORMS), value: form },
      {
        name: 'direction',
        label: 'What to do',
        type: 'choice',
        options: ['encode', 'decode'],
        value: direction,
      },
      { name: 'text', label: 'Text', type: 'area' },
    ],
    run({ form: chosen, direction: way, text }) {
      return text === '' ? [] : [{ label: 'Result', text: converted(chosen, way, text) }];
    },
  });
}
