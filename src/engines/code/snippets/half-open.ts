import type { Snippet } from './snippets.ts';

const END =
  '(?:the )?(?:end|last|to|second|until|upper)(?:[ -]?(?:date|day|time|value|number|bound|point|one))?(?: itself)?';

/** "End date excluded", with what is said of the start. */
const SAID = new RegExp(
  `[,;]? ?\\(?(?:\\b(?:with|and|the|but) )*(?:\\b(?:start|first|from)(?: date| day)? (?:is |being )?(?:included|inclusive|counted)(?: (?:and|but)|,)? ?)?(?:(?:and|with|but) )*(?:\\b${END} (?:(?:is|being|itself|counts as|should be|must be) )*(?:excluded|exclusive|not (?:be )?(?:included|counted)|left out)|\\b(?:excluding|exclusive of|not (?:including|counting)|without(?: counting)?) ${END}|\\bhalf-open(?: (?:range|interval))?)(?=$|[\\s,.;)])\\)?`,
  'i',
);

/** The pattern takes long to look for in a long wish. */
const MAY_SAY = /exclu|half-open|not (?:be )?(?:in|count)|left out|without/i;

const saidIn = (prompt: string): string | undefined =>
  MAY_SAY.test(prompt) ? SAID.exec(prompt)?.[0] : undefined;

const TO = '(?:end|last|to|finish|until|stop)';

/** Code that includes the end, with its form that excludes it. */
const TURNED: readonly (readonly [included: RegExp, excluded: string])[] = [
  [/\bincludeEnd = true\b/, 'includeEnd = false'],
  [new RegExp(`<= (?=\\$?${TO}\\b)`), '< '],
  [new RegExp(`!(\\w+)\\.After\\((?=${TO}\\))`), '$1.Before('],
  [new RegExp(`!(\\w+)\\.isAfter\\((?=${TO}\\))`), '$1.isBefore('],
  [new RegExp(`(\\.datesUntil\\(${TO})\\.plusDays\\(1\\)`), '$1'],
  [new RegExp(`(\\(${TO}(?:\\.Date)? - \\w+(?:\\.Date)?\\)\\.[dD]ays) \\+ 1`), '$1'],
  [new RegExp(`(\\w)\\.\\.(?=${TO}\\))`), '$1...'],
];

const BOTH = /\bboth included\b/g;

/** A range whose end is not part of it, with the wish that is left. */
export function halfOpen(
  { definition, example }: Snippet,
  prompt: string,
): { readonly snippet: Snippet; readonly rest: string } | undefined {
  const said = saidIn(prompt);
  if (said === undefined || definition.search(BOTH) < 0) return undefined;
  const found = TURNED.find(([included]) => included.test(definition));
  const [included, excluded = ''] = found ?? [];
  if (!included || included.test(definition.replace(included, ''))) return undefined;
  return {
    snippet: {
      definition: definition.replace(included, excluded).replace(BOTH, 'the end not included'),
      example,
    },
    rest: prompt.replace(said, ' '),
  };
}

/** "End excluded" said of a program that takes the end in. */
export function unmetEnd(prompt: string, code: string): string[] {
  const said = saidIn(prompt);
  return said !== undefined && TURNED.some(([included]) => included.test(code))
    ? [said.replace(/^\W+/, '')]
    : [];
}

const COUNTS_DAYS = /\.[dD]ays\b|DAYS\.between|86_?400|daysBetween|\bdiff\(/;
const BOTH_SAID =
  /\b(?:including both(?: (?:the )?(?:start|first) and (?:the )?(?:end|last)(?: (?:dates?|days?))?| dates| ends| days)?|both (?:dates|days|ends)? ?(?:are |being )?(?:included|inclusive|counted)|inclusive of both|(?:end|last) (?:date|day) (?:is )?(?:included|inclusive|counted)|including the (?:end|last) (?:date|day))\b/i;

/** A difference of two dates counts one of them. */
export const unmetBoth = (prompt: string, code: string): string[] =>
  COUNTS_DAYS.test(code) && !/\+ ?1\b|<=|plusDays|isAfter|After\(|\.\./.test(code)
    ? (BOTH_SAID.exec(prompt)?.slice(0, 1) ?? [])
    : [];

/** The wish without what it says of an end that the code leaves out. */
export const END_SAID = new RegExp(SAID.source, 'gi');
export const leavesEnd = (code: string): boolean =>
  !TURNED.some(([included]) => included.test(code)) && COUNTS_DAYS.test(code) && !/\+ ?1\b/.test(code);
