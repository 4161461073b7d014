import { alertNames, alertsOf } from './alerts.js';
import { formatValue, numberIn, today } from './format.js';

function countOf(entity, count) {
  return `${count} ${count === 1 ? entity.name : entity.plural}`;
}

const FIGURES = {
  'in total': (values) => values.reduce((before, value) => before + value, 0),
  average: (values) => values.reduce((before, value) => before + value, 0) / values.length,
  highest: (values) => Math.max(...values),
  lowest: (values) => Math.min(...values),
};
const PERIODS = { day: 10, month: 7, year: 4 };

/** The Monday of its week, or the part of a day that is its month or year. */
export function periodOf(day, period) {
  if (period !== 'week') return day.slice(0, PERIODS[period]);
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** The records of the current week, month or year. */
function current(entity, within, records) {
  const date = entity.fields.find(({ type }) => type === 'date');
  if (!within || !date) return records;
  return records.filter(
    ({ [date.key]: day }) => day && periodOf(day, within) === periodOf(today(), within),
  );
}

/** "Amount in total: 45 (Ann: 30, Bob: 15)"; a field without a value in any record has no average. */
function figureOf(entity, { key, label, per, period, within, times }, name, all) {
  const records = current(entity, within, all);
  const many = name === 'in total' ? entity.fields.find((field) => field.key === times) : undefined;
  const amountOf = (record) =>
    many && typeof record[key] === 'number' ? record[key] * (record[times] ?? 1) : record[key];
  const figure = (some) => {
    const values = some.map(amountOf).filter((value) => typeof value === 'number');
    return values.length > 0 || name === 'in total'
      ? numberIn({ label }, FIGURES[name](values))
      : '–';
  };
  const by = entity.fields.find((field) => field.key === per);
  const date = entity.fields.find(({ type }) => type === 'date');
  const groups = new Map();
  for (const record of by ? records : []) {
    const day = by.type === 'date' ? record[per] : record[date?.key];
    const value = by.type === 'date' && period ? '' : formatValue(by, record[per]) || '–';
    const group = [period && day && periodOf(day, period), value].filter(Boolean).join(' ') || '–';
    groups.set(group, [...(groups.get(group) ?? []), record]);
  }
  const parts = [...groups]
    .sort(([a], [b]) => a.localeCompare(b, undefined, { numeric: true }))
    .map(([group, some]) => `${group}: ${figure(some)}`);
  const own = parts.length > 0 ? ` (${parts.join(', ')})` : '';
  const title = many ? `${label} × ${many.label.toLowerCase()}` : label;
  const when = within ? ` this ${within}` : '';
  return `${title}${name === 'in total' ? ' ' : ', '}${name}${when}: ${figure(records)}${own}`;
}

/** "1 overdue", for each alert that a record in the list has. */
function alertCounts(entity, records) {
  return alertNames(entity)
    .map((name) => ({
      name,
      count: records.filter((record) => alertsOf(entity, record).includes(name)).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${name.toLowerCase()}`);
}

/** "2 of 3 expenses · 1 overdue · Amount in total: 45" */
export function summaryOf(entity, shown, all) {
  const count = countOf(entity, all.length);
  const figures = entity.fields.flatMap((field) =>
    [field.total && 'in total', field.figure]
      .filter(Boolean)
      .map((name) => figureOf(entity, field, name, shown)),
  );
  const counted = shown.length === all.length ? count : `${shown.length} of ${count}`;
  return [counted, ...alertCounts(entity, shown), ...figures].join(' · ');
}
