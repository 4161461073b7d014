/** A valid value for each type of field, for tests. */
const EXAMPLES = {
  text: 'Example',
  longtext: 'Several\nlines',
  email: 'ann@example.com',
  phone: '+41 44 123 45 67',
  time: '14:30',
  date: '2030-01-31',
  url: 'https://example.com',
  boolean: true,
};

/** All days and times are the same. */
const RESULTS = {
  times: (a, b) => a * b,
  over: (a, b) => a / b,
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  days: () => 0,
  hours: () => 0,
};

/** Values for every field of an entity, all valid. */
export function exampleOf(entity) {
  const values = Object.fromEntries(entity.fields.map((field) => [field.key, valueFor(field)]));
  // Without a first value, the second cannot be before it.
  for (const { order } of entity.rules ?? []) if (order) values[order[0]] = null;
  for (const { key, formula, of } of entity.fields) {
    if (!formula) continue;
    const [a, b] = of.map((one) => (one in values ? values[one] : Number(one)));
    values[key] = a === null || b === null ? null : Math.round(RESULTS[formula](a, b) * 100) / 100;
  }
  return values;
}

function valueFor({ type, options, min = 0, max = 3 }) {
  if (type === 'choice') return options[0];
  if (type === 'reference') return null;
  if (type === 'number') return Math.max(min, Math.min(3, max));
  return EXAMPLES[type];
}
