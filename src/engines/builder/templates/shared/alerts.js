import { formatValue, tickField, today, toneOf } from './format.js';

/** The day when a date counts: some days later, or an interval that another field of the record holds. */
function dueDay({ key, after = 0, every, unit }, record) {
  const day = new Date(`${record[key]}T00:00:00Z`);
  const steps = every ? (record[every] ?? 0) : 0;
  if (unit === 'month') day.setUTCMonth(day.getUTCMonth() + steps);
  else day.setUTCDate(day.getUTCDate() + steps * (unit === 'week' ? 7 : 1));
  day.setUTCDate(day.getUTCDate() + after);
  return day.toISOString().slice(0, 10);
}

function daysUntil(day, now) {
  return Math.round((Date.parse(day) - Date.parse(now)) / 86_400_000);
}

function alertOf(field, record, now) {
  const value = record[field.key];
  if (value === null || value === undefined || value === '') return undefined;
  if (field.type === 'number') {
    const [least, most] = [field.below, field.above].map((limit) =>
      typeof limit === 'string' ? record[limit] : limit,
    );
    const isLow = typeof least === 'number' && value < least;
    return isLow || (typeof most === 'number' && value > most) ? field.alert : undefined;
  }
  const days = daysUntil(dueDay(field, record), now);
  if (days < 0) return field.alert;
  return days <= field.ahead ? field.soon : undefined;
}

/** A completed record is never overdue. */
function isFinished(entity, record) {
  const box = tickField(entity);
  const isDone = ({ key, type, label }) =>
    (type === 'choice' &&
      toneOf(record[key] ?? '') === 'calm' &&
      /status|state|stage/i.test(label)) ||
    (type === 'date' && /^(returned|paid|done|completed|finished)/i.test(label) && record[key]);
  return (box && record[box.key]) || entity.fields.some(isDone);
}

/** The words about a record today: “Overdue”, “Low stock”. */
export function alertsOf(entity, record, now = today()) {
  if (isFinished(entity, record)) return [];
  return entity.fields
    .filter(({ alert }) => alert)
    .map((field) => alertOf(field, record, now))
    .filter(Boolean);
}

export function alertTone(name) {
  return /^(Due|Expires)/.test(name) ? 'warn' : 'alert';
}

/** Everything that can be said about a record of an entity. */
export function alertNames(entity) {
  return entity.fields.flatMap(({ alert, soon }) => [alert, soon]).filter(Boolean);
}

/** “Next on 17 May 2026”, for what comes again after some days. */
export function nextOf(entity, record) {
  const field = entity.fields.find(({ key, every }) => every && record[key]);
  return field ? `Next on ${formatValue(field, dueDay(field, record))}` : '';
}

/** The dates that a button sets to today. */
export function markFields(entity) {
  return entity.fields.filter(({ mark }) => mark);
}
