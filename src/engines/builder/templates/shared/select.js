import { formatValue } from './format.js';

/** What the list shows before anything was searched, filtered or sorted. */
export const EVERYTHING = { query: '', filters: {}, sort: 'newest' };

/** The records that match a query and the filters, in the chosen order. */
export function select(entity, records, { query, filters, sort }) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = records.filter((record) => {
    const text = searchText(entity, record);
    return words.every((word) => text.includes(word)) && passes(record, filters);
  });
  const field = entity.fields.find(({ key }) => key === sort);
  if (!field) return found.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const sortValue = (record) =>
    field.type === 'reference' ? formatValue(field, record[field.key]) : record[field.key];
  return found.sort((a, b) => compare(sortValue(a), sortValue(b)));
}

function searchText(entity, record) {
  return entity.fields
    .filter((field) => field.type !== 'boolean')
    .map((field) => `${record[field.key] ?? ''} ${formatValue(field, record[field.key])}`)
    .join(' ')
    .toLowerCase();
}

function passes(record, filters) {
  return Object.entries(filters).every(([key, wanted]) => wanted === '' || record[key] === wanted);
}

/** Empty values come last. */
function compare(a, b) {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  return typeof a === 'string'
    ? a.localeCompare(b, undefined, { numeric: true })
    : Number(a) - Number(b);
}
