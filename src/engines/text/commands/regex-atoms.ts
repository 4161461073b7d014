import { digitsForWords } from '../math/number-words.ts';

/** A piece of a regular expression with a text that it matches, and one that it does not. */
export interface Atom {
  readonly source: string;
  readonly yes: string;
  readonly no: string;
}

interface Class {
  /** Inside brackets. */
  readonly set: string;
  /** Alone. */
  readonly alone?: string;
  readonly sample: string;
  readonly other: string;
}

const CLASSES: readonly (readonly [RegExp, Class])[] = [
  [
    /^(?:upper ?-?case|capital|big)(?: letters?| characters?)?$/,
    { set: 'A-Z', sample: 'ABCDEFGH', other: 'a' },
  ],
  [/^(?:lower ?-?case|small)(?: letters?| characters?)?$/, { set: 'a-z', sample: 'abcdefgh', other: 'A' }],
  [/^(?:letters?|alphabetic characters?|alpha)$/, { set: 'A-Za-z', sample: 'abCDefgh', other: '1' }],
  [
    /^(?:digits?|numbers?|numerals?|numeric characters?)$/,
    { set: '\\d', alone: '\\d', sample: '12345678', other: 'x' },
  ],
  [
    /^(?:alphanumerics?(?: characters?)?|alphanumeric|letters? (?:or|and) (?:digits?|numbers?)|word characters?)$/,
    { set: 'A-Za-z0-9', sample: 'a1B2c3D4', other: '!' },
  ],
  [
    /^(?:hex(?:adecimal)? (?:digits?|characters?)|hex)$/,
    { set: '0-9a-fA-F', sample: '0a1b2c3d', other: 'g' },
  ],
  [
    /^(?:hyphens?|dash(?:es)?|minus(?: signs?)?|-)$/,
    { set: '-', alone: '-', sample: '--------', other: '_' },
  ],
  [/^(?:underscores?|_)$/, { set: '_', alone: '_', sample: '________', other: '-' }],
  [/^(?:dots?|periods?|full stops?|\.)$/, { set: '.', alone: '\\.', sample: '........', other: ',' }],
  [/^(?:commas?|,)$/, { set: ',', alone: ',', sample: ',,,,,,,,', other: '.' }],
  [/^(?:colons?|:)$/, { set: ':', alone: ':', sample: '::::::::', other: ';' }],
  [/^(?:slash(?:es)?|forward slash(?:es)?|\/)$/, { set: '/', alone: '\\/', sample: '////////', other: '|' }],
  [/^(?:spaces?|blanks?)$/, { set: ' ', alone: ' ', sample: '        ', other: '_' }],
  [/^(?:at signs?|@)$/, { set: '@', alone: '@', sample: '@@@@@@@@', other: '#' }],
  [/^(?:hash(?:es)?|hash signs?|pound signs?|#)$/, { set: '#', alone: '#', sample: '########', other: '@' }],
  [/^(?:percent signs?|%)$/, { set: '%', alone: '%', sample: '%%%%%%%%', other: '#' }],
  [/^(?:dollar signs?|\$)$/, { set: '$', alone: '\\$', sample: '$$$$$$$$', other: '#' }],
  [/^(?:plus signs?|\+)$/, { set: '+', alone: '\\+', sample: '++++++++', other: '#' }],
  [/^(?:vowels?)$/, { set: 'aeiouAEIOU', sample: 'aeiouaei', other: 'b' }],
  [/^(?:white ?space(?: characters?)?)$/, { set: '\\s', alone: '\\s', sample: '        ', other: '_' }],
];

export const classOf = (said: string): Class | undefined =>
  CLASSES.find(([name]) => name.test(said.trim().toLowerCase()))?.[1];

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

interface Count {
  readonly sign: string;
  readonly least: number;
}

const COUNTS: readonly (readonly [RegExp, (found: RegExpExecArray) => Count])[] = [
  [
    /^(?:between )?(\d{1,3}) ?(?:-|to|and|or) ?(\d{1,3}) /,
    ([, low = '', high = '']) => ({ sign: `{${low},${high}}`, least: Number(low) }),
  ],
  [/^(?:at least|min(?:imum)?(?: of)?) (\d{1,3}) /, ([, low = '']) => atLeast(Number(low))],
  [/^(\d{1,3}) or more /, ([, low = '']) => atLeast(Number(low))],
  [
    /^(?:at most|up to|max(?:imum)?(?: of)?|no more than) (\d{1,3}) /,
    ([, high = '']) => ({ sign: `{1,${high}}`, least: 1 }),
  ],
  [/^(?:an? )?optional(?:ly)? (?:an? |1 )?/, () => ({ sign: '?', least: 0 })],
  [/^(?:any number of|0 or more) /, () => ({ sign: '*', least: 0 })],
  [/^(?:several|some|multiple) /, () => atLeast(1)],
  [
    /^(?:exactly )?(\d{1,3}) /,
    ([, count = '']) => ({ sign: count === '1' ? '' : `{${count}}`, least: Number(count) }),
  ],
  [/^(?:exactly )?(?:an?|the|single) /, () => ({ sign: '', least: 1 })],
];

const atLeast = (low: number): Count =>
  low === 1
    ? { sign: '+', least: 1 }
    : low === 0
      ? { sign: '*', least: 0 }
      : { sign: `{${low},}`, least: low };

export function countIn(said: string): { count: Count; rest: string } | undefined {
  for (const [pattern, gives] of COUNTS) {
    const found = pattern.exec(said);
    if (found !== null) return { count: gives(found), rest: said.slice(found[0].length) };
  }
  return undefined;
}

/** "3 digits", "an optional dash", "the word cat". */
export function atomIn(said: string): Atom | undefined {
  const plain = digitsForWords(said.trim());
  const literal =
    /^(?:the )?(?:(?:exact |literal )?(?:word|text|string|prefix|suffix|letters?|characters?) )?["'`“]([^"'`”]{1,40})["'`”]$/i.exec(
      plain,
    )?.[1] ?? /^(?:the )?(?:word|prefix|suffix|letter|character) ([\w.-]{1,30})$/i.exec(plain)?.[1];
  if (literal !== undefined) return { source: escaped(literal), yes: literal, no: `${literal}~` };
  const counted = countIn(plain.toLowerCase());
  const name = counted?.rest ?? plain;
  const own = classOf(name) ?? (counted === undefined ? undefined : setOf(name));
  if (own === undefined) return code(plain);
  // "digits" without a number are one or more.
  const count = counted?.count ?? (/s$/.test(name) ? atLeast(1) : { sign: '', least: 1 });
  const one = own.alone ?? `[${own.set}]`;
  const length = Math.max(1, count.least);
  const sample = own.sample.repeat(Math.ceil(length / own.sample.length)).slice(0, length);
  return { source: `${one}${count.sign}`, yes: sample, no: own.other.repeat(length) };
}

/** A prefix in capitals or with signs stands for itself: "INV-". */
const code = (said: string): Atom | undefined =>
  /^(?:[A-Z]{2,10}[-_#]?|[A-Z][-_#]|https?:\/\/|#|@|\+\d{1,3}|[a-z]{2,6}[-_])$/.test(said)
    ? { source: escaped(said), yes: said, no: '~' }
    : undefined;

/** "letters, digits and underscores" as one set. */
export function setOf(said: string): Class | undefined {
  const names = said
    .toLowerCase()
    .split(
      /,? (?:and|or) (?:the )?|, | (?=(?:digits|numbers|letters|underscores?|hyphens?|dash(?:es)?|dots?|spaces?)\b)(?<!case )(?<!capital )/,
    )
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const all = names.map(classOf);
  const known = all.flatMap((each) => each ?? []);
  if (known.length < all.length || known.length === 0) return undefined;
  const sets = [...new Set(known.map(({ set }) => set.replace('\\d', '0-9')))];
  // A hyphen between two others would be a range.
  const set = [...sets.filter((each) => each !== '-'), ...sets.filter((each) => each === '-')].join('');
  const sample = [
    ...(known[0]?.sample ?? '').slice(0, 6),
    ...known.slice(1).map((each) => each.sample[0] ?? ''),
  ].join('');
  const other = ['!', '?', '~', ' '].find((sign) => !set.includes(sign)) ?? '!';
  return { set, sample, other };
}

/** The numbers from one to another, as an expression of digits. */
export function rangeSource(low: number, high: number): string {
  const parts: string[] = [];
  let from = low;
  while (from <= high) {
    const to = lastOf(from, high);
    parts.push(digitsFor(String(from), String(to)));
    from = to + 1;
  }
  const merged = [...new Set(parts)];
  return merged.length === 1 ? (merged[0] ?? '') : `(?:${merged.join('|')})`;
}

/** The last number up to `high` such that all from `from` to it share their first digits and run through the last ones. */
function lastOf(from: number, high: number): number {
  let last = from;
  for (let step = 10; ; step *= 10) {
    const end = from - (from % step) + step - 1;
    if (from % (step / 10) !== 0 || String(end).length !== String(from).length) return last;
    if (end > high) {
      const unit = step / 10;
      const most = from + (Math.floor((high + 1 - from) / unit) * unit - 1);
      return Math.max(last, most);
    }
    last = end;
  }
}

function digitsFor(from: string, to: string): string {
  const digits = [...from].map((low, at) => {
    const high = to[at] ?? low;
    return low === high ? low : low === '0' && high === '9' ? '\\d' : `[${low}-${high}]`;
  });
  return digits.join('').replace(/(?:\\d){2,}/g, (many) => `\\d{${many.length / 2}}`);
}
