/** An item of a list that names a thing and what it has. */
interface NamedValue {
  readonly name: string;
  readonly value: string;
}

const NUMBER = String.raw`[-−]?\d+(?:[.,]\d+)?`;
const ITEM = new RegExp(
  `^(?:and |the |in the )?([\\p{L}][\\p{L}\\p{N}'’ -]{0,40}?)(?:\\s*[:=]\\s*|\\s+(?:is|was|has|had|at|with|scored|got|-|–)\\s+|\\s+)(${NUMBER}(?: ?(?:%|°[CF]?|[\\p{L}€$£²³/]+(?: [\\p{L}]+)?))?|[$€£] ?${NUMBER}|(?:not|no|never|un)[\\p{L} ]{2,30}|n/?a|none|unknown|missing|yes|no|open|closed|empty|full|free|done)$`,
  'u',
);
const NOTHING = /^(?:not\b|no (?!$)|never|un|n\/?a$|none$|missing$|unknown$)/i;

/** "living room 21 degrees, bedroom 17.5, hall not measured"; undefined where an item has another form. */
export function namedValues(text: string): readonly NamedValue[] | undefined {
  const items = text
    .trim()
    .replace(/[.!]$/, '')
    .split(/\s*(?:[;\n]|,(?!\d{1,2}(?!\d)))\s*(?:and\s+)?|\s+and\s+/)
    .filter((item) => item !== '')
    .map((item) => ITEM.exec(item));
  const made = items.flatMap((item) =>
    item === null ? [] : [{ name: item[1] ?? '', value: item[2] ?? '' }],
  );
  const isWhole =
    made.length === items.length && new Set(made.map(({ name }) => name.toLowerCase())).size === made.length;
  return isWhole && made.length > 1 ? made : undefined;
}

/** The plain value: a number where all have the same unit or none, nothing where the text says so. */
export function plainValues(all: readonly NamedValue[]): {
  readonly values: readonly (string | number | null)[];
  readonly notes: readonly string[];
} {
  const unitOf = (value: string): string => value.replace(new RegExp(`^${NUMBER} ?`), '').trim();
  const isNumber = (value: string): boolean => new RegExp(`^${NUMBER}(?!\\p{L})`, 'u').test(value);
  const units = [
    ...new Set(all.flatMap(({ value }) => (isNumber(value) && unitOf(value) !== '' ? [unitOf(value)] : []))),
  ];
  const [unit] = units;
  const values = all.map(({ value }) =>
    NOTHING.test(value)
      ? null
      : isNumber(value) && units.length < 2
        ? Number(value.replace(unitOf(value), '').replace(',', '.').replace('−', '-').trim())
        : value,
  );
  const empty = all.filter(({ value }) => NOTHING.test(value));
  return {
    values,
    notes: [
      ...(unit !== undefined && units.length === 1 ? [`in ${unit}`] : []),
      ...empty.map(({ name, value }) => `null for ${name}: “${value}”`),
    ],
  };
}
