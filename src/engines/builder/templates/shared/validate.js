const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?[\d\s()/.-]{3,}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The reader of each field type: it returns the value of a non-empty input, or an error message. */
const READERS = {
  text: (input) => within(String(input).trim(), 200),
  longtext: (input) => within(String(input).trim(), 5000),
  email: (input) => matching(input, EMAIL, 'Enter an e-mail address such as ann@example.com.'),
  phone: (input) => matching(input, PHONE, 'Enter a phone number such as +41 44 123 45 67.'),
  time: (input) => matching(input, TIME, 'Enter a time such as 14:30.'),
  date: (input) =>
    isDate(String(input))
      ? { value: String(input) }
      : { error: 'Enter a date such as 2030-01-31.' },
  url: (input) =>
    isWebAddress(input)
      ? { value: String(input).trim() }
      : { error: 'Enter an address such as https://example.com.' },
  boolean: (input) => ({ value: input === true || input === 'true' || input === 'on' }),
  number: readNumber,
  choice: (input, { options }) =>
    options.includes(input) ? { value: input } : { error: `Choose one of: ${options.join(', ')}.` },
  reference: (input, { options = [], label }) =>
    options.some(({ value }) => value === input)
      ? { value: input }
      : { error: `There is no such ${label.toLowerCase()}.` },
};

const minutesOf = (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const FORMULAS = {
  times: (a, b) => a * b,
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  over: (a, b) => a / b,
  days: (from, to) => (Date.parse(to) - Date.parse(from)) / 86_400_000,
  hours: (from, to) => ((minutesOf(to) - minutesOf(from) + 1440) % 1440) / 60,
};

/** The value of a field that is computed from two others, or from one and a number; null where one of them is empty. */
export function computed({ formula, of }, values) {
  const [a, b] = of.map((key) => values[key] ?? (Number(key) || null));
  const value = a === null || b === null ? NaN : FORMULAS[formula](a, b);
  return Number.isFinite(value) ? Math.round(value * 100) / 100 : null;
}

/** The fields that people fill in. */
export const inputsOf = (entity) => entity.fields.filter(({ formula }) => !formula);

/** Checks input against the fields of an entity. Unknown keys are dropped; what was left empty becomes null. */
export function validate(entity, input) {
  const values = {};
  const errors = {};
  for (const field of inputsOf(entity)) {
    const { value, error } = readField(field, input?.[field.key]);
    if (error) errors[field.key] = error;
    else values[field.key] = value;
  }
  for (const field of entity.fields) if (field.formula) values[field.key] = computed(field, values);
  return { values, errors, valid: Object.keys(errors).length === 0 };
}

/** The values of a record that are still valid: a reference to something deleted is not. */
export function validPart(entity, record) {
  return validate(entity, record).values;
}

function readField(field, input) {
  if (field.type === 'boolean') return READERS.boolean(input);
  const isEmpty = input === undefined || input === null || String(input).trim() === '';
  if (!isEmpty) return READERS[field.type](input, field);
  if (field.fill !== undefined)
    return { value: field.fill === 'code' ? Math.random().toString(36).slice(2, 8) : field.fill };
  return field.required ? { error: `${field.label} is required.` } : { value: null };
}

function within(text, longest) {
  return text.length <= longest ? { value: text } : { error: `Use at most ${longest} characters.` };
}

function matching(input, pattern, error) {
  const text = String(input).trim();
  return pattern.test(text) ? { value: text } : { error };
}

function readNumber(input, { min = -Infinity, max = Infinity }) {
  const value = Number(input);
  if (!Number.isFinite(value)) return { error: 'Enter a number.' };
  if (value < min) return { error: `Enter ${min} or more.` };
  if (value > max) return { error: `Enter ${max} or less.` };
  return { value };
}

function isDate(text) {
  const time = DATE.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function isWebAddress(input) {
  try {
    return /^https?:$/.test(new URL(String(input).trim()).protocol);
  } catch {
    return false;
  }
}
