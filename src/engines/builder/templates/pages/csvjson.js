import { rowsOf } from './csvrows.js';
import { workbench } from './workbench.js';

const quoted = (text) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A list of objects under the names of the first row. */
export function recordsOf(csv, areNumbers = true) {
  const [head = [], ...rows] = rowsOf(csv);
  const cellOf = (text) =>
    areNumbers && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? Number(text) : text;
  return rows.map((row) =>
    Object.fromEntries(head.map((name, at) => [name, cellOf(row[at] ?? '')])),
  );
}

/** A list of objects as CSV, with every name that one of them has. */
export function csvOf(records) {
  if (!Array.isArray(records)) throw new Error('The JSON must be a list of objects.');
  const head = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const textOf = (value) =>
    value === null || value === undefined
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  return [head, ...records.map((record) => head.map((name) => textOf(record[name])))]
    .map((row) => row.map(quoted).join(','))
    .join('\n');
}

const TO_JSON = 'CSV to JSON';

export function mount(root, { title, direction }) {
  return workbench(root, {
    title,
    fields: [
      {
        name: 'direction',
        label: 'Direction',
        type: 'choice',
        options: [TO_JSON, 'JSON to CSV'],
        value: direction,
      },
      { name: 'areNumbers', label: 'Read numbers', type: 'check', value: true },
      { name: 'text', label: 'Text', type: 'area', rows: '10', file: '.csv,.json' },
    ],
    run({ direction: way, areNumbers, text }) {
      if (text.trim() === '') return [];
      const result =
        way === TO_JSON
          ? JSON.stringify(recordsOf(text, areNumbers), null, 2)
          : csvOf(JSON.parse(text));
      return [{ label: 'Result', text: result }];
    },
  });
}
