import { alertNames, alertsOf } from './alerts.js';
import { formatValue, optionsOf } from './format.js';

/** The alerts of a record, to filter and to sort by as if they were a field. */
const ALERTS = 'alerts';

function alertField(entity) {
  const options = alertNames(entity);
  return options.length > 0 ? [{ key: ALERTS, label: 'Alerts', type: ALERTS, options }] : [];
}

/** The list before anything was searched, filtered or sorted: all records, in the order that the schema asks for. */
export function firstView(entity) {
  const first = entity.fields.some((field) => field.first) ? ALERTS : 'newest';
  const field = entity.fields.find(({ sort }) => sort);
  const filters = Object.fromEntries(
    entity.fields.filter(({ shown }) => shown).map(({ key, shown }) => [key, shown]),
  );
  return { query: '', filters, sort: field?.key ?? first };
}

/** The fields that the list can be sorted by. */
export function sortable(entity) {
  return [
    ...entity.fields.filter(
      ({ type, sort }) => sort || (type !== 'longtext' && type !== 'boolean'),
    ),
    ...alertField(entity),
  ];
}

/** The fields that the list can be filtered by. */
export function filterable(entity) {
  return [
    ...entity.fields.filter(
      ({ type, filter }) => filter || ['choice', 'reference', 'boolean'].includes(type),
    ),
    ...alertField(entity),
  ];
}

/** The values to filter by; without fixed ones, those in the records. "A, b" are two values. */
export function filterOptions(field, records) {
  if (field.shown?.startsWith('!'))
    return [...optionsOf(field), { value: field.shown, label: `not ${field.shown.slice(1)}` }];
  if (!field.filter) return optionsOf(field);
  const values = new Set(records.flatMap((record) => valuesOf(field, record)));
  return [...values]
    .sort((a, b) => a.localeCompare(b, undefined, { numeric: true }))
    .map((value) => ({ value, label: PERIODS[field.filter] ? value : formatValue(field, value) }));
}

/** The length of the prefix of a date that is its month or year. */
const PERIODS = { month: 7, year: 4 };

function valuesOf(field, record) {
  const value = String(record[field.key] ?? '').slice(0, PERIODS[field.filter]);
  const parts = field.type === 'text' ? value.split(',') : [value];
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The records that match a query and the filters, in the chosen order. */
export function select(entity, records, { query, filters, sort }) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = records.filter((record) => {
    const text = searchText(entity, record);
    return words.every((word) => text.includes(word)) && passes(entity, record, filters);
  });
  const field = entity.fields.find(({ key }) => key === sort);
  const newest = (a, b) => b.createdAt.localeCompare(a.createdAt);
  if (sort === ALERTS) {
    const count = (record) => alertsOf(entity, record).length;
    return found.sort((a, b) => count(b) - count(a) || newest(a, b));
  }
  if (!field) return found.sort(newest);
  return found.sort((a, b) => compare(sortValue(field, a), sortValue(field, b), field.sort));
}

/** A choice is sorted in the order of its options, a reference by its name. */
function sortValue(field, record) {
  const value = record[field.key];
  if (field.type === 'boolean') return value === true;
  if (value === null || value === undefined || value === '') return undefined;
  if (field.type === 'choice') return field.options.indexOf(value);
  return field.type === 'reference' ? formatValue(field, value) : value;
}

function searchText(entity, record) {
  return entity.fields
    .filter((field) => field.type !== 'boolean')
    .map((field) => `${record[field.key] ?? ''} ${formatValue(field, record[field.key])}`)
    .join(' ')
    .toLowerCase();
}

function passes(entity, record, filters) {
  return filterable(entity).every((field) => {
    const wanted = filters[field.key] ?? '';
    if (wanted === '') return true;
    if (field.type === ALERTS) return alertsOf(entity, record).includes(wanted);
    if (wanted === field.shown && wanted.startsWith('!'))
      return record[field.key] !== wanted.slice(1);
    return field.filter
      ? valuesOf(field, record).includes(wanted)
      : String(record[field.key] ?? false) === wanted;
  });
}

/** Empty values come last in either direction. */
function compare(a, b, direction) {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  const order =
    typeof a === 'string'
      ? a.localeCompare(b, undefined, { numeric: true })
      : Number(a) - Number(b);
  return direction === 'descending' ? -order : order;
}
