import { parseDate } from '../calendar/parse-date.ts';
import { CASES } from './letter-case.ts';
import { sorted } from './list-items.ts';

/** One thing that is done to the items of a list. Undefined where it cannot be done to these items. */
export interface Step {
  readonly kind: 'keep' | 'unique' | 'order' | 'write' | 'take' | 'form' | 'count';
  readonly apply: (items: readonly string[]) => readonly string[] | undefined;
  /** How the items are put together again. */
  readonly glue?: (items: readonly string[]) => string;
  /** A total or count, said behind the items. */
  readonly result?: (items: readonly string[]) => string | undefined;
}

type Reader = readonly [reads: RegExp, gives: (found: RegExpExecArray, part: string) => Step];

const same = (items: readonly string[]): readonly string[] => items;
const ONES =
  '(?:(?:the |any |all |every |those |these |only )*(?:ones?|items?|words?|lines?|names?|numbers?|e-?mails?|addresses|urls?|links?|entries|values?|things?|elements?|of them)? ?)?(?:(?:that|which) (?:are |is )?|those |with )?';
const VALUE = '["\'“`]?([^\\s"\'”`,]{1,60})["\'”`]?';
/** "remove those that …" keeps the others. */
const DROPS =
  /^(?:(?:and|then|also|please) )*(?:remove|delete|drop|leave out|exclude|without|skip|ignore)\b/i;

const keep =
  (holds: (item: string, value: string) => boolean) =>
  (found: RegExpExecArray, part: string): Step => {
    const isDropped = DROPS.test(part);
    const value = (found[1] ?? '').toLowerCase();
    return { kind: 'keep', apply: (items) => items.filter((item) => holds(item, value) !== isDropped) };
  };

const numberOf = (item: string): number => Number(item.replace(/[,$€£%]/g, ''));
const compared = (holds: (number: number, limit: number) => boolean) =>
  keep((item, value) => !Number.isNaN(numberOf(item)) && holds(numberOf(item), Number(value)));

/** Conditions, before they are put in order. */
const CONDITIONS: readonly Reader[] = [
  [
    new RegExp(`\\b${ONES}(?:start|begin)(?:s|ing|ning)? with ${VALUE}`, 'i'),
    keep((item, value) => item.toLowerCase().startsWith(value)),
  ],
  [
    new RegExp(`\\b${ONES}end(?:s|ing)? (?:with|in|on) ${VALUE}`, 'i'),
    keep((item, value) => item.toLowerCase().endsWith(value)),
  ],
  [
    new RegExp(`\\b${ONES}contain(?:s|ing)? (?:the (?:word|letter|text) )?${VALUE}`, 'i'),
    keep((item, value) => item.toLowerCase().includes(value)),
  ],
  [
    new RegExp(`\\b${ONES}(?:longer than|more than|over) (\\d+) (?:letters|characters|chars)\\b`, 'i'),
    keep((item, value) => [...item].length > Number(value)),
  ],
  [
    new RegExp(
      `\\b${ONES}(?:shorter than|fewer than|less than|under) (\\d+) (?:letters|characters|chars)\\b`,
      'i',
    ),
    keep((item, value) => [...item].length < Number(value)),
  ],
  [
    new RegExp(
      `\\b${ONES}(?:larger|greater|bigger|higher|more|above|over)(?: than)? (-?\\d+(?:\\.\\d+)?)`,
      'i',
    ),
    compared((number, limit) => number > limit),
  ],
  [
    new RegExp(`\\b${ONES}(?:smaller|less|lower|below|under)(?: than)? (-?\\d+(?:\\.\\d+)?)`, 'i'),
    compared((number, limit) => number < limit),
  ],
  [/\beven (?:ones|numbers)\b/i, compared((number) => number % 2 === 0)],
  [/\bodd (?:ones|numbers)\b/i, compared((number) => Math.abs(number % 2) === 1)],
  [/\bnegative (?:ones|numbers)\b/i, compared((number) => number < 0)],
];

const DOWN =
  /\b(?:in )?(?:desc(?:ending)?|reversed?|decreasing|backwards?)(?: order| alphabetical order| alphabetically)?\b|\bz ?(?:-|to) ?a\b|\b(?:from )?(?:high|large|big|great|new|late|long)(?:r|er|est|gest)? to (?:the )?(?:low|small|little|old|earl|short)\w*|\b(?:largest|biggest|highest|newest|latest|greatest|longest|most recent|most expensive|dearest|heaviest|best) (?:one |number |value )?first\b/i;
const UP =
  /\b(?:in )?(?:asc(?:ending)?|increasing)(?: order)?\b|\ba ?(?:-|to) ?z\b|\b(?:smallest|lowest|oldest|earliest|shortest|cheapest|youngest|lightest) (?:one |number |value )?first\b|\b(?:from )?(?:low|small|old|short)(?:r|er|est)? to (?:the )?(?:high|large|big|great|new|long)\w*/i;

type Key = (items: readonly string[]) => readonly (string | number)[] | undefined;

const KEYS: readonly (readonly [RegExp, Key])[] = [
  [
    /\bby (?:their |the )?(?:length|size|number of (?:letters|characters))\b/i,
    (items) => items.map((item) => [...item].length),
  ],
  [
    /\bby (?:their |the )?(?:e-?mail )?domains?(?: names?)?\b/i,
    (items) => items.map((item) => item.split('@').at(-1) ?? item),
  ],
  [
    /\bby (?:their |the )?(?:last|family|sur) ?names?\b/i,
    (items) => items.map((item) => item.split(' ').at(-1) ?? item),
  ],
  [/\bby (?:their |the )?last letters?\b/i, (items) => items.map((item) => item.at(-1) ?? '')],
  [/\bby (?:their |the )?(?:date|time|day)s?\b|\bchronological(?:ly)?\b/i, daysOf],
  [
    /\b(?:numerical(?:ly)?|by (?:their |the )?(?:number|value|amount|price|cost|score|point|age|weight|height|quantity|temperature|year|population)s?)\b/i,
    (items) => {
      const numbers = items.map((item) => numberOf(/-?[\d,]*\.?\d+/.exec(item)?.[0] ?? 'x'));
      return numbers.some(Number.isNaN) ? undefined : numbers;
    },
  ],
];
const PLAIN_ORDER =
  /\b(?:alphabetical(?:ly)?|lexical(?:ly)?|by (?:their |the )?(?:names?|alphabet|first letters?))(?: order)?\b/i;

/** Undefined where one of them names no day. */
function daysOf(items: readonly string[]): readonly number[] | undefined {
  const days = items.map((item) => parseDate(item, 0)?.day);
  return days.every((day) => day !== undefined) && items.every((item) => /\d{4}/.test(item))
    ? days
    : undefined;
}

const SORTS =
  /\b(?:sort(?:ed|ing)?|alphabeti[sz]ed?|arranged?|rank(?:ed)?|(?:put|list) (?:(?:them|it|these|the \w+) )?in (?:alphabetical |numerical )?order|order(?:ed)?(?= (?:them|by|it|these|alphabet|from|the)\b)|(?:in )?alphabetical order)\b/i;

function orderIn(part: string): { step: Step; rest: string } | undefined {
  const sorts = SORTS.exec(part);
  if (sorts === null) return undefined;
  const key = KEYS.find(([pattern]) => pattern.test(part));
  const byLength = /\b(?:longest|shortest)\b/i.test(part) ? KEYS[0] : undefined;
  const byDay = /\b(?:newest|oldest|latest|earliest|most recent) first\b/i.test(part) ? KEYS[4] : undefined;
  const [, keysOf] = key ?? byLength ?? byDay ?? [];
  const isDown = DOWN.test(part);
  const rest = [sorts[0], ...(key === undefined ? [] : [key[0].exec(part)?.[0] ?? ''])].reduce(
    (left, said) => left.replace(said, ' '),
    part,
  );
  const apply = (items: readonly string[]): readonly string[] | undefined => {
    const keys = keysOf?.(items);
    if (keysOf !== undefined && keys === undefined) return undefined;
    if (keys !== undefined) return byKeys(items, keys, isDown ? -1 : 1);
    return isDown ? sorted(items).toReversed() : sorted(items);
  };
  return {
    step: { kind: 'order', apply },
    rest: rest.replace(PLAIN_ORDER, ' ').replace(DOWN, ' ').replace(UP, ' ').replace(DOWN, ' '),
  };
}

/** Equal keys in natural order. */
function byKeys(
  items: readonly string[],
  keys: readonly (string | number)[],
  direction: 1 | -1,
): readonly string[] {
  const keyed = new Map<string, string | number>();
  for (const [at, item] of items.entries()) keyed.set(item, keys[at] ?? '');
  return sorted(items).toSorted((a, b) => {
    const [one = '', other = ''] = [keyed.get(a), keyed.get(b)];
    return direction * (one < other ? -1 : one > other ? 1 : 0);
  });
}

const joined = (glue: string): Step => ({ kind: 'form', apply: same, glue: (items) => items.join(glue) });
const SIGNS: Readonly<Record<string, string>> = {
  comma: ', ',
  semicolon: '; ',
  space: ' ',
  pipe: ' | ',
  tab: '\t',
  newline: '\n',
  line: '\n',
  dash: ' - ',
};

const sumOf = (items: readonly string[]): number => items.reduce((sum, item) => sum + numberOf(item), 0);
const rounded = (value: number): string | undefined =>
  Number.isNaN(value) ? undefined : String(Number(value.toFixed(6)));

const ANY_CASE =
  /\b(?:ignor(?:e|ing)|regardless of|no matter the|not) (?:upper |lower |the |letter )?case(?:[- ]sensitive(?:ly)?)?\b|\bcase[- ]?insensitive(?:ly)?\b/i;
const isAlike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** After the conditions and the order. */
const OTHERS: readonly Reader[] = [
  [
    /\b(?:remove|delete|drop|without|no|eliminate)(?: all| the| any)? (?:duplicates?|duplicated \w+|repeated \w+|repeats|doubles)\b|\bde-?dup(?:e|ed|licate|licated)?\b|\bunique\b|\bdistinct\b|\bonce each\b/i,
    (_, part) => ({
      kind: 'unique',
      apply: (items) =>
        ANY_CASE.test(part)
          ? items.filter((item, at) => items.findIndex((one) => isAlike(one, item)) === at)
          : [...new Set(items)],
    }),
  ],
  [
    // The order of the alphabet is blind to case.
    ANY_CASE,
    () => ({ kind: 'write', apply: same }),
  ],
  [
    /\b(?:keep|take|show|give|return|list)?(?: me)?(?: only| just)?(?: the)? ?\b(first|last|top) (\d{1,4})\b/i,
    ([, side = '', count = '']) => ({
      kind: 'take',
      apply: (items) =>
        side.toLowerCase() === 'last' ? items.slice(-Number(count)) : items.slice(0, Number(count)),
    }),
  ],
  [
    /\breversed?\b(?: (?:the|their) (?:order|list))?/i,
    () => ({ kind: 'take', apply: (items) => items.toReversed() }),
  ],
  ...CASES.map(
    ([pattern, change]): Reader => [
      pattern,
      () => ({ kind: 'write', apply: (items) => items.map((item) => change(item)) }),
    ],
  ),
  [
    /\b(?:as |into |in )?(?:an? )?(?:number(?:ed)? (?:the |them|it|list|these)+(?: list)?|numbered(?: list)?|ordered list|number (?:the|them|each))\b/i,
    () => ({
      kind: 'form',
      apply: same,
      glue: (items) => items.map((item, at) => `${at + 1}. ${item}`).join('\n'),
    }),
  ],
  [
    /\b(?:as |into |in |with )?(?:an? )?bullet(?:s|ed)?(?: list| points?)?\b/i,
    () => ({ kind: 'form', apply: same, glue: (items) => items.map((item) => `- ${item}`).join('\n') }),
  ],
  [
    /\b(?:as |into |in )?(?:an? )?(?:valid )?json(?: array| list| format)?\b/i,
    () => ({
      kind: 'form',
      apply: same,
      glue: (items) => `\`\`\`json\n${JSON.stringify(items, null, 2)}\n\`\`\``,
    }),
  ],
  [
    /\b(?:as |into |in )?(?:an? )?(?:one per line|(?:each )?on (?:its|a|their) (?:own|new|separate) lines?|one on each line)\b/i,
    () => joined('\n'),
  ],
  [
    /\b(?:as |into )?(?:an? )?(comma|semicolon|space|pipe|tab|newline)[- ](?:separated|delimited)(?: list| string| line)?\b|\b(?:join(?:ed)?|separated?|delimited|put together)(?: them| it)? (?:with|by) (?:an? )?(comma|semicolon|space|pipe|tab|newline|dash)(?:e?s)?\b/i,
    ([, one = '', other = '']) => joined(SIGNS[(one || other).toLowerCase()] ?? ', '),
  ],
  [
    /\b(?:(?:tell|say|show)(?: me)? )?(?:how many(?: of them)?(?: there)?(?: are| were)?(?: there)?(?: in (?:all|total))?|count(?: of)?(?: them| how many| it)?|the (?:count|number of them))\b/i,
    () => ({ kind: 'count', apply: same, result: (items) => `${bolded(String(items.length))} in all.` }),
  ],
  [
    /\b(?:(?:calculate|compute|give|tell|show)(?: me)? )?(?:the )?(?:sum(?: up)?|add(?: (?:them|these|it))?(?: all)?(?: up| together)|total)(?: them| of them)?\b/i,
    () => ({
      kind: 'count',
      apply: same,
      result: (items) => {
        const sum = rounded(sumOf(items));
        return sum === undefined ? undefined : `Sum: ${bolded(sum)}`;
      },
    }),
  ],
  [
    /\b(?:(?:calculate|compute|give|tell|show)(?: me)? )?(?:the |their )?(?:average|mean)(?: of them)?\b/i,
    () => ({
      kind: 'count',
      apply: same,
      result: (items) => {
        const mean = items.length === 0 ? undefined : rounded(sumOf(items) / items.length);
        return mean === undefined ? undefined : `Average: ${bolded(mean)}`;
      },
    }),
  ],
];

const bolded = (text: string): string => `**${text}**`;

interface ReadSteps {
  readonly steps: readonly Step[];
  /** The words of the part that were not read. */
  readonly rest: string;
}

/** The steps that a part of a wish asks for: what is kept, then in which order, then how it is written. */
export function stepsIn(part: string): ReadSteps {
  const steps: Step[] = [];
  let rest = part;
  const read = ([reads, gives]: Reader): void => {
    const found = reads.exec(rest);
    if (found === null) return;
    steps.push(gives(found, part));
    rest = rest.replace(found[0], ' ');
  };
  for (const reader of CONDITIONS) read(reader);
  const order = orderIn(rest);
  if (order !== undefined) {
    steps.push(order.step);
    rest = order.rest;
  }
  for (const reader of OTHERS) read(reader);
  return { steps, rest };
}
