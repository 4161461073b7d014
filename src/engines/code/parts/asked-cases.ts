import type { Plain } from './plain-value.ts';

/** How a wish names a case, and a value that is one. */
const KINDS: readonly (readonly [said: string, value: Plain])[] = [
  ['accents?|accented (?:letters|characters|text)|diacritics', 'Crème Brûlée'],
  ['umlauts?', 'Schöne Grüße'],
  ['emojis?', 'Hello 😀 World'],
  ['unicode(?: characters| text)?|non-ascii(?: characters)?', 'naïve Ωmega'],
  ['leading (?:and|or) trailing (?:spaces|blanks|whitespace)', '  one two  '],
  [
    '(?:multiple|several|double|repeated|consecutive|extra) (?:spaces|blanks|whitespaces?)|whitespace',
    'one   two',
  ],
  ['punctuation(?: marks)?|special characters|symbols', 'Hello, world! (yes)'],
  ['(?:mixed|upper) ?-?case(?: letters)?|capital letters|capitals', 'Hello WORLD'],
  ['digits|numbers in (?:it|the text)', 'Room 101'],
  ['(?:an? |the )?single (?:letter|character)s?|one (?:letter|character)', 'a'],
  ['(?:an? |the )?empty (?:strings?|texts?|inputs?)', ''],
  ['negative (?:numbers?|values?)|negatives', -3],
  ['(?:the )?zero', 0],
  ['large (?:numbers?|values?)', 1_000_000],
  ['(?:an? |the )?empty (?:lists?|arrays?|slices?)', []],
  ['(?:an? |the )?single (?:elements?|items?|values?)|one (?:element|item)', [5]],
  ['duplicates?(?: values)?', [2, 1, 2]],
];

const ANY = `(?:${KINDS.map(([said]) => said).join('|')})`;
const LISTED = new RegExp(
  `,? ?\\b(?:(?:including|covering|cover|for|like|such as|with|cases|edge|the|and|that|test|tests) )*(?:including|covering|cover|for|like|such as|cases)(?: (?:cases|edge cases))?(?: like| such as| for)?:? (${ANY}(?:(?:, and |,? and |, |,? or )${ANY})*)(?![\\w-])`,
  'i',
);

/** "ValueError for an empty list" is a rule of the function, and no test of it. */
const OUTCOME =
  /\b(?:\w*(?:error|exception)|none|null|nil|undefined|nan|true|false|-?\d+|(?:throw|rais|fail|reject|return|panic)\w*)$/i;

const isAscii = (value: Plain): boolean =>
  typeof value !== 'string' || [...value].every((sign) => sign.charCodeAt(0) < 128);

/** These treat signs beyond ASCII as JavaScript does, whose results the tests expect. */
const OF_UNICODE = /^(?:python|javascript|typescript)$/;

export interface AskedCases {
  readonly rest: string;
  readonly values: readonly Plain[];
}

/** "Tests for accents, emojis and the empty string": the values that stand for them. */
export function readCases(prompt: string): AskedCases {
  const found = LISTED.exec(prompt);
  const [whole = '', listed = ''] = found ?? [];
  if (!found || OUTCOME.test(prompt.slice(0, found.index))) return { rest: prompt, values: [] };
  const named = KINDS.filter(([said]) => new RegExp(`(?<![\\w-])(?:${said})(?![\\w-])`, 'i').test(listed));
  return { rest: prompt.replace(whole, ''), values: named.map(([, value]) => value) };
}

export const isTestable = (value: Plain, language: string): boolean =>
  isAscii(value) || OF_UNICODE.test(language);
