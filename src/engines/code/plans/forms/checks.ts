import { NUMBER, numberOf } from '../reading/text.ts';

/** A rule for a value; `same` names the field that it repeats. */
export type Check =
  | { readonly kind: 'required' | 'positive' | 'nonNegative' }
  | { readonly kind: 'least' | 'most'; readonly count: number }
  | { readonly kind: 'matches'; readonly shape: Shape }
  | { readonly kind: 'same'; readonly field: string }
  | { readonly kind: 'after' | 'before'; readonly field: string }
  /** A date from so many days after today on. */
  | { readonly kind: 'ahead'; readonly days: number }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] };

export type Shape =
  | 'email'
  | 'digit'
  | 'upper'
  | 'lower'
  | 'special'
  | 'letter'
  | 'alnum'
  | 'word'
  | 'letters'
  | 'digits'
  | 'date'
  | 'url';

const N = NUMBER.slice(1, -1);
const LENGTH = '(?: ?(?:characters?|chars?|signs)(?: long| in length)?| long| in length)';
const ONE =
  '(?:(?:at least|minimum|contain(?:s|ing)?|includ(?:es?|ing)|has|have|with|needs?) )*(?:an?|one|1)';
const IS =
  '(?:(?:always|must|should|has to|have to|needs to|may|can|is|are|be|have|has|contain|consist of) )*';

/** The checks that a clause says, by their wording. */
export const CHECKS: readonly (readonly [RegExp, (found: readonly string[], said?: string) => Check[]])[] = [
  [
    new RegExp(
      `${IS}(?:(?:at least|no (?:sooner|earlier) than) )?(${N}) days? (?:ahead|in advance|in the future|from (?:now|today)|away|after today)`,
    ),
    ([days = '']) => [{ kind: 'ahead', days: numberOf(days) }],
  ],
  [
    new RegExp(
      `${IS}(?:today or later|not (?:be |lie )?in the past|(?:(?:today or )?in the future)|after today)`,
    ),
    (_, said = '') => [{ kind: 'ahead', days: /not|today or/.test(said) ? 0 : 1 }],
  ],
  [
    new RegExp(
      `${IS}(?:come |comes |lie |lies )?(?:after|later than) (?:the )?([a-z]+(?:[ _](?:date|time|day))?)\\b`,
    ),
    ([field = '']) => [{ kind: 'after', field }],
  ],
  [
    new RegExp(
      `${IS}(?:come |comes |lie |lies )?(?:before|earlier than) (?:the )?([a-z]+(?:[ _](?:date|time|day))?)\\b`,
    ),
    ([field = '']) => [{ kind: 'before', field }],
  ],
  [
    new RegExp(`${IS}(?:a )?one of[: ]+(.+)$`),
    ([values = '']) => [{ kind: 'oneOf', values: listed(values) }],
  ],
  [new RegExp(`${IS}(?:from )?(${N}) ?(?:to|-|–) ?(${N})(?=\\D|$)${LENGTH}?`), range],
  [
    new RegExp(
      `${IS}(?:at least|min(?:imum)?(?: length)?(?: of)?|no (?:less|shorter) than|not (?:less|shorter) than|>=) (${N})(?! (?:digit|number|(?:upper|lower) ?-?case|capital|small|special|symbol|letter)\\b)${LENGTH}?|${IS}(?:min(?:imum)? )?length(?: of)? (?:at least )?(${N})|(${N}) or more${LENGTH}?`,
    ),
    ([a, b, c]) => [{ kind: 'least', count: numberOf(a ?? b ?? c ?? '') }],
  ],
  [
    new RegExp(
      `${IS}(?:at most|max(?:imum)?(?: length)?(?: of)?|no (?:more|longer|greater) than|not (?:more|longer|greater) than|up to|<=) (${N})${LENGTH}?`,
    ),
    ([a = '']) => [{ kind: 'most', count: numberOf(a) }],
  ],
  [
    new RegExp(`${IS}exactly (${N})(?: characters?| chars| (?=digits))?`),
    ([a = '']) => [
      { kind: 'least', count: numberOf(a) },
      { kind: 'most', count: numberOf(a) },
    ],
  ],
  [
    new RegExp(`${IS}(?:>=? ?0|non-?negative|not (?:be )?negative|zero or more)`),
    () => [{ kind: 'nonNegative' }],
  ],
  [
    new RegExp(
      `${IS}(?:an? )?(?:positive(?: (?:number|integer|amount))?|(?:greater|more|larger) than (?:0|zero)|above (?:0|zero)|> ?0)`,
    ),
    () => [{ kind: 'positive' }],
  ],
  [
    new RegExp(`${IS}(?:(?:greater|more|larger|longer) than|over|above) (${N})${LENGTH}?`),
    ([a = '']) => [{ kind: 'least', count: numberOf(a) + 1 }],
  ],
  [
    new RegExp(
      `${IS}(?:(?:only|just) )?(?:contain )?(?:alpha-?numeric(?: characters?)?|letters?(?: (?:or|and)|,) (?:digits?|numbers?)(?: only)?)(?!s|\\b or underscore)`,
    ),
    () => [{ kind: 'matches', shape: 'alnum' }],
  ],
  [
    new RegExp(`${IS}(?:(?:only|just) )?(?:contain )?letters or digits or underscores(?: only)?`),
    () => [{ kind: 'matches', shape: 'word' }],
  ],
  [new RegExp(`${IS}${ONE} (?:digit|number)\\b`), () => [{ kind: 'matches', shape: 'digit' }]],
  [
    new RegExp(`${IS}${ONE} (?:upper ?-?case|capital)(?: letter| character)?`),
    () => [{ kind: 'matches', shape: 'upper' }],
  ],
  [
    new RegExp(`${IS}${ONE} (?:lower ?-?case|small)(?: letter| character)?`),
    () => [{ kind: 'matches', shape: 'lower' }],
  ],
  [
    new RegExp(`${IS}${ONE} (?:special (?:character|sign)|symbol)`),
    () => [{ kind: 'matches', shape: 'special' }],
  ],
  [new RegExp(`${IS}${ONE} letter\\b`), () => [{ kind: 'matches', shape: 'letter' }]],
  [
    new RegExp(`${IS}(?:only digits|digits only|digits|numeric)\\b`),
    () => [{ kind: 'matches', shape: 'digits' }],
  ],
  [
    new RegExp(`${IS}(?:only letters|letters only|letters)\\b`),
    () => [{ kind: 'matches', shape: 'letters' }],
  ],
  [
    new RegExp(
      `${IS}(?:required|mandatory|(?:not|non)[- ]?(?:be )?(?:empty|blank|missing)|present|given|filled(?: in| out)?)`,
    ),
    () => [{ kind: 'required' }],
  ],
];

function range([a = '', b = '']: readonly string[]): Check[] {
  return [
    { kind: 'least', count: numberOf(a) },
    { kind: 'most', count: numberOf(b) },
  ];
}

const listed = (text: string): string[] =>
  text
    .split(/\s*(?:,|\bor\b|\band\b|\/)\s*/)
    .map((one) => one.trim().replace(/^["'`]|["'`]$/g, ''))
    .filter(Boolean);

/** The name of a field in code. */
export const camel = (words: string): string =>
  words
    .trim()
    .replace(/^e-mail/, 'email')
    .replace(/[\s_-]+(\w)/g, (_, one: string) => one.toUpperCase());
