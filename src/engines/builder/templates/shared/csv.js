import { formatValue } from './format.js';

const quoted = (text) => `"${String(text ?? '').replaceAll('"', '""')}"`;

/** The records as a table that spreadsheets open; names in place of references. */
export function csvOf(entity, records) {
  const shown = (field, record) =>
    field.type === 'reference' ? formatValue(field, record[field.key]) : record[field.key];
  const rows = records.map((record) => entity.fields.map((field) => shown(field, record)));
  return [entity.fields.map(({ label }) => label), ...rows]
    .map((row) => row.map(quoted).join(','))
    .join('\r\n');
}

export function saveCsv(entity, records) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csvOf(entity, records)], { type: 'text/csv' }));
  link.download = `${entity.path}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
