import type { Phrase } from '../reading/phrase.ts';
import { NUMBER, numberOf } from '../reading/text.ts';

/** A part of a pattern, with a text that it matches. */
export interface Piece {
  readonly pattern: string;
  readonly sample: string;
}

interface Kind {
  /** Inside square brackets. */
  readonly inner: string;
  readonly sample: string;
  /** Any character at all. */
  readonly any?: true;
}

const KINDS: readonly (readonly [string, Kind])[] = [
  ['(?:upper[- ]?case|capital)(?: latin)? (?:letters?|characters?|chars?)', { inner: 'A-Z', sample: 'A' }],
  ['upper[- ]?case', { inner: 'A-Z', sample: 'A' }],
  ['(?:lower[- ]?case|small)(?: latin)? (?:letters?|characters?|chars?)', { inner: 'a-z', sample: 'a' }],
  ['lower[- ]?case', { inner: 'a-z', sample: 'a' }],
  ['(?:latin )?letters?|alphabetic(?:al)? characters?', { inner: 'A-Za-z', sample: 'a' }],
  ['hex(?:adecimal)? (?:digits?|characters?|chars?)', { inner: '0-9A-Fa-f', sample: 'f' }],
  ['binary digits?', { inner: '01', sample: '1' }],
  [
    '(?:decimal )?digits?|numbers?|numerals?|numeric(?:al)? (?:digits?|characters?)',
    { inner: '0-9', sample: '7' },
  ],
  ['alpha-?numeric(?:al)?(?: (?:characters?|chars?))?', { inner: 'A-Za-z0-9', sample: 'a' }],
  ['word characters?', { inner: 'A-Za-z0-9_', sample: 'a' }],
  [
    '(?:special characters?|special chars?|symbols?|special symbols?|punctuation(?: characters?| marks?)?)',
    { inner: '!-\\/:-@\\[-`{-~', sample: '!' },
  ],
  ['vowels?', { inner: 'AEIOUaeiou', sample: 'a' }],
  ['(?:white ?spaces?)(?: characters?)?', { inner: '\\s', sample: ' ' }],
  ['spaces?|blanks?', { inner: ' ', sample: ' ' }],
  ['dash(?:es)?|hyphens?|minus(?: signs?)?', { inner: '\\-', sample: '-' }],
  ['underscores?', { inner: '_', sample: '_' }],
  ['dots?|periods?|full stops?', { inner: '.', sample: '.' }],
  ['commas?', { inner: ',', sample: ',' }],
  ['colons?', { inner: ':', sample: ':' }],
  ['semi-?colons?', { inner: ';', sample: ';' }],
  ['(?:forward )?slash(?:es)?', { inner: '\\/', sample: '/' }],
  ['at[- ]signs?', { inner: '@', sample: '@' }],
  ['(?:hash|pound|number)(?:es| signs?)?', { inner: '#', sample: '#' }],
  ['plus(?: signs?)?', { inner: '+', sample: '+' }],
  ['dollar signs?', { inner: '$', sample: '$' }],
  ['percent signs?', { inner: '%', sample: '%' }],
  ['exclamation (?:marks?|points?)', { inner: '!', sample: '!' }],
  ['question marks?', { inner: '?', sample: '?' }],
  ['(?:other )?(?:characters?|chars?)', { inner: '', sample: 'a', any: true }],
];

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A text in quotes, a sign, or a word in capitals such as INV-. */
function readLiteral(r: Phrase): string | undefined {
  const quoted = r.takeText(/"[^"\n]{1,40}"|'[^'\n]{1,40}'|`[^`\n]{1,40}`/);
  if (quoted) return givenOf(r, quoted[0]);
  const sign = r.takeText(/[-#@_+$%&*=!?~^|/\\.:]{1,3}(?=[\s,;]|$)/);
  if (sign) return sign[0];
  const ending = r.takeText(/\.[a-z0-9]{1,6}(?=[\s,;]|$)/);
  if (ending) return ending[0];
  const word = /^(?=\S*[A-Z0-9])[A-Z][A-Z0-9]*[-_#:/.]?(?=[\s,;]|$)/.exec(r.given.slice(r.at))?.[0];
  if (!word) return undefined;
  r.skip(word.length);
  return word;
}

/** The text between the quotes, in the letters of the wish. */
function givenOf(r: Phrase, quoted: string): string {
  const at = r.text.lastIndexOf(quoted, r.at - 1);
  return r.given.slice(at + 1, at + quoted.length - 1);
}

interface Count {
  readonly low: number;
  readonly high: number;
  /** Said as a number or an article. */
  readonly isSaid: boolean;
}

const MANY = Number.POSITIVE_INFINITY;
const MOST = 1000;

export function readCount(r: Phrase): Count | undefined {
  const between =
    r.take(`(?:between |from )?${NUMBER} ?(?:to|-|–|and|or) ${NUMBER}`) ?? r.take(`${NUMBER}[-–]${NUMBER}`);
  if (between) return said(numberOf(between[1] ?? ''), numberOf(between[2] ?? ''));
  if (r.take(/one or more|at least one|some|1 or more/)) return said(1, MANY);
  if (r.take(/zero or more|any number of|0 or more/)) return said(0, MANY);
  if (r.take(/(?:an? )?optional(?:ly)?(?: an?| one| single)?|zero or one|at most one/)) return said(0, 1);
  const more =
    r.take(`${NUMBER} or more`) ??
    r.take(`(?:at least|a minimum of|min(?:imum)?|no (?:fewer|less) than) ${NUMBER}`);
  if (more) return said(numberOf(more[1] ?? ''), MANY);
  const fewer = r.take(`(?:at most|up to|a maximum of|max(?:imum)?|no more than) ${NUMBER}`);
  if (fewer) return said(1, numberOf(fewer[1] ?? ''));
  const exact = r.take(`(?:exactly |of )?${NUMBER}`);
  if (exact) return said(numberOf(exact[1] ?? ''), numberOf(exact[1] ?? ''));
  return r.take(/an?|the|single|a single|one single/) ? said(1, 1) : undefined;

  function said(low: number, high: number): Count | undefined {
    const isSound = Number.isInteger(low) && low >= 0 && low <= high && (high === MANY || high <= MOST);
    return isSound ? { low, high, isSaid: true } : undefined;
  }
}

export const quantified = (pattern: string, { low, high }: Pick<Count, 'low' | 'high'>): string => {
  if (low === 1 && high === 1) return pattern;
  if (low === 0 && high === 1) return `${pattern}?`;
  if (high === MANY) return low === 0 ? `${pattern}*` : low === 1 ? `${pattern}+` : `${pattern}{${low},}`;
  return low === high ? `${pattern}{${low}}` : `${pattern}{${low},${high}}`;
};

export interface SignSet {
  readonly set: string;
  /** A character that it has. */
  readonly sample: string;
  readonly isPlural: boolean;
}

/** "Letters, digits or underscores"; a set of one needs no brackets. */
export function readSet(r: Phrase): SignSet | undefined {
  const kinds: Kind[] = [];
  let isPlural = false;
  for (;;) {
    const start = r.at;
    const joined = kinds.length === 0 || joins(r);
    const kind = joined ? KINDS.find(([words]) => r.take(words)) : undefined;
    if (!kind) {
      r.back(start);
      break;
    }
    isPlural ||= /s$/.test(r.text.slice(start, r.at).trim());
    kinds.push(kind[1]);
  }
  const [first] = kinds;
  if (!first || (kinds.length > 1 && kinds.some(({ any }) => any))) return undefined;
  if (first.any) return { set: '.', sample: first.sample, isPlural };
  const inner = [...new Set(kinds.map((kind) => kind.inner))].join('');
  const set =
    kinds.length > 1 || inner.replace(/^\\/, '').length > 1
      ? `[${inner}]`
      : /[.+$?*]/.test(inner)
        ? `\\${inner}`
        : inner.replace('\\-', '-');
  return { set: set === '[0-9]' ? '\\d' : set === '[\\s]' ? '\\s' : set, sample: first.sample, isPlural };
}

const joins = (r: Phrase): boolean =>
  r.take(/(?:and|or|and\/or)(?! (?:an?|one|two|at|exactly|then|followed|end|start|optional|\d))/) !==
    undefined || takesComma(r);

function takesComma(r: Phrase): boolean {
  if (r.takeMark() !== ',') return false;
  r.take(/and|or/);
  return true;
}

/** One part of a sequence: "three digits", "an optional dash", "INV-". */
export function readPiece(r: Phrase): Piece | undefined {
  return r.attempt(() => {
    const count = readCount(r);
    const set = readSet(r);
    if (set) {
      const own = count ?? { low: 1, high: set.isPlural ? MANY : 1 };
      r.take(/characters?(?: long)?|each|long/);
      return {
        pattern: quantified(set.set, own),
        sample: set.sample.repeat(Math.max(own.low, Math.min(own.high, 1))),
      };
    }
    r.take(/(?:word|text|string|prefix|suffix|letters?|character|sign|symbol)(?= ["'`A-Z#@])/);
    const literal = readLiteral(r);
    if (literal === undefined) return undefined;
    r.take(/signs?|symbols?|characters?/);
    const others: string[] = [];
    for (let other = orLiteral(r); other !== undefined; other = orLiteral(r)) others.push(other);
    const pattern =
      others.length > 0 ? `(?:${[literal, ...others].map(escaped).join('|')})` : escaped(literal);
    const own = count ?? { low: 1, high: 1 };
    return {
      pattern: quantified(
        literal.length > 1 && !(own.low === 1 && own.high === 1) ? `(?:${pattern})` : pattern,
        own,
      ),
      sample: literal.repeat(Math.max(own.low, Math.min(own.high, 1))),
    };
  });
}

const orLiteral = (r: Phrase): string | undefined =>
  r.attempt(() => {
    r.takeMark();
    return r.take(/or/) || r.peek(/["'`]/) ? readLiteral(r) : undefined;
  });

/** "Starting with un": the letters themselves. */
export function readWord(r: Phrase): Piece | undefined {
  const word = r.take(/(?!an?\b|the\b|any\b|one\b|two\b|at\b)[a-z]{1,20}/);
  if (!word) return undefined;
  const given = r.written(word, 0);
  return { pattern: escaped(given), sample: given };
}
