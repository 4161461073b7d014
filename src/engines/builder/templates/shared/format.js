const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
export const NUMBER = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
const CENTS = new Intl.NumberFormat(undefined, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const MONEY =
  /\b(?:price|cost|amount|fee|rent|salary|budget|paid|spent|deposit|income|revenue)s?\b|[€$£]/i;

/** A number of a field: 12.5 of money is 12.50. */
export const numberIn = ({ label }, value) =>
  (MONEY.test(label) && !Number.isInteger(value) ? CENTS : NUMBER).format(value);

/** A value as people read it; an empty one is an empty text. */
export function formatValue(field, value) {
  if (value === null || value === undefined) return '';
  if (field.type === 'date') return DATE.format(new Date(`${value}T00:00:00Z`));
  if (field.type === 'number') return isYear(field) ? String(value) : numberIn(field, value);
  if (field.type === 'boolean') return value ? 'Yes' : 'No';
  if (field.type === 'reference') return labelOf(field, value);
  return String(value);
}

/** 2015 has no comma as a year. */
function isYear({ label, max }) {
  return max === 9999 && /year$/i.test(label);
}

/** The values of a field to choose from: the options of a choice, the records of a reference, yes and no. */
export function optionsOf({ type, options = [] }) {
  if (type === 'boolean')
    return [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ];
  return options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  );
}

function labelOf(field, value) {
  return optionsOf(field).find((option) => option.value === value)?.label ?? '';
}

/** The field that names a record in lists. */
export function titleField(entity) {
  const texts = entity.fields.filter(({ type }) => type === 'text');
  return texts.find(({ required }) => required) ?? texts[0] ?? entity.fields[0];
}

export function titleOf(entity, record) {
  const field = titleField(entity);
  return formatValue(field, record[field.key]) || `Untitled ${entity.name}`;
}

/** The field that marks a record as done, shown as a checkbox beside it. */
export function tickField(entity) {
  return entity.fields.find((field) => field.completes);
}

/** The other fields of a record that have something to show. */
export function facts(entity, record) {
  const shown = [titleField(entity), tickField(entity)];
  return entity.fields.filter(
    (field) => !shown.includes(field) && formatValue(field, record[field.key]) !== '',
  );
}

const TONES = [
  ['alert', /^(high|urgent|critical|hard|blocked|lost|overdue|bad|rejected|cancelled)$/i],
  ['warn', /^(medium|in progress|pending|waiting|normal|okay|doing|review)$/i],
  ['calm', /^(low|easy|done|won|closed|great|good|paid|completed|approved|finished)$/i],
];

/** A colour for the value of a choice. */
export function toneOf(value) {
  return TONES.find(([, words]) => words.test(value))?.[0] ?? 'plain';
}

export function capitalize(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Today as a text such as "2026-05-17". */
export function today() {
  return new Date().toLocaleDateString('sv');
}

/** The values that a new record has before anybody fills in the form. */
export function firstValues(entity) {
  return Object.fromEntries(
    entity.fields
      .filter((field) => field.default !== undefined)
      .map(({ key, type, default: first }) => [key, type === 'date' ? today() : first]),
  );
}
