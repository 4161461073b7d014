/** A value that every language can write. */
export type Plain =
  | number
  | bigint
  | string
  | boolean
  | null
  | readonly Plain[]
  | Pairs
  | { readonly set: readonly Plain[] };

export interface Pairs {
  readonly pairs: readonly (readonly [Plain, Plain])[];
  /** JavaScript compares these as different things. */
  readonly form: 'map' | 'object' | 'bare';
}

const MOST_ITEMS = 40;

const kindOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

/** Undefined for what no literal says: a function, an object of a class, a number that is none. */
export function plainOf(value: unknown, depth = 4): Plain | undefined {
  if (typeof value === 'string') return value.length <= 200 ? value : undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value === 'boolean' || typeof value === 'bigint' || value === null) return value;
  if (typeof value !== 'object' || depth === 0) return undefined;
  switch (kindOf(value)) {
    case 'Array':
      return Array.isArray(value) ? allPlain(value, depth) : undefined;
    case 'Set': {
      const items = allPlain(itemsOf(value), depth);
      return items && { set: items };
    }
    case 'Map':
      return pairsOf(itemsOf(value), 'map', depth);
    case 'Object':
      return objectOf(value, depth);
    default:
      return undefined;
  }
}

function objectOf(value: object, depth: number): Plain | undefined {
  const isBare = value.constructor === undefined;
  const keys = Object.keys(value);
  // An object of a class has a constructor with another name, and keys that were numbers are texts now.
  if (!(isBare || value.constructor.name === 'Object')) return undefined;
  if (keys.some((key) => /^-?\d|^(?:undefined|null|true|false)$/.test(key))) return undefined;
  return pairsOf(Object.entries(value), isBare ? 'bare' : 'object', depth);
}

/** Works for values of another realm, where `instanceof` fails. */
const itemsOf = (value: object): unknown[] => (isIterable(value) ? [...value] : []);
const isIterable = (value: object): value is Iterable<unknown> => Symbol.iterator in value;

function allPlain(values: readonly unknown[], depth: number): Plain[] | undefined {
  if (values.length > MOST_ITEMS) return undefined;
  const items = values.map((one) => plainOf(one, depth - 1));
  return items.every((one) => one !== undefined) ? items : undefined;
}

function pairsOf(entries: readonly unknown[], form: Pairs['form'], depth: number): Plain | undefined {
  if (entries.length > MOST_ITEMS) return undefined;
  const pairs: [Plain, Plain][] = [];
  for (const entry of entries) {
    const [key, value] = Array.isArray(entry) ? entry.map((one) => plainOf(one, depth - 1)) : [];
    if (key === undefined || value === undefined) return undefined;
    pairs.push([key, value]);
  }
  return { pairs, form };
}

export const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);

/** The value in JavaScript, as an argument of a call. */
export function scriptOf(value: Plain): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(scriptOf).join(',')}]`;
  if ('set' in value) return `new Set([${value.set.map(scriptOf).join(',')}])`;
  const pairs = value.pairs.map(([key, one]) => `[${scriptOf(key)},${scriptOf(one)}]`).join(',');
  return value.form === 'map' ? `new Map([${pairs}])` : `Object.fromEntries([${pairs}])`;
}
