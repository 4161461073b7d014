import { workbench } from './workbench.js';

/** The value with the keys of all its objects in order. */
export function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sorted(value[key])]),
  );
}

/** "line 2, column 5" of the place that the browser names; empty where it names none. */
export function placeOf(message, text) {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line) return `line ${line}, column ${column}`;
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (!position) return '';
  const lines = text.slice(0, Number(position)).split('\n');
  return `line ${lines.length}, column ${lines.at(-1).length + 1}`;
}

const INDENTS = { '2 spaces': 2, '4 spaces': 4, tabs: '\t', 'in one line': 0 };

export function mount(root, { title }) {
  return workbench(root, {
    title,
    fields: [
      { name: 'text', label: 'JSON', type: 'area', rows: '10', file: '.json' },
      {
        name: 'indent',
        label: 'Form',
        type: 'choice',
        options: Object.keys(INDENTS),
        value: '2 spaces',
      },
      { name: 'isSorted', label: 'Sort keys', type: 'check', value: false },
    ],
    run({ text, indent, isSorted }) {
      if (text.trim() === '') return [];
      try {
        const value = JSON.parse(text);
        const result = JSON.stringify(isSorted ? sorted(value) : value, null, INDENTS[indent]);
        return [{ note: 'Valid JSON.' }, { label: 'Result', text: result }];
      } catch (error) {
        const place = placeOf(error.message, text);
        return [{ note: `Not valid${place && ` at ${place}`}: ${error.message}`, bad: true }];
      }
    },
  });
}
