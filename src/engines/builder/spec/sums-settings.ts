import type { PageSettings } from './app-spec.ts';

const OPERATIONS: readonly (readonly [string, RegExp])[] = [
  ['+', /\b(?:addition|adding|adds?(?= and\b| or\b|,)|plus)\b|\+/gi],
  ['−', /\b(?:subtractions?|subtracting|subtract|minus|take[- ]aways?|taking away)\b/gi],
  ['×', /\b(?:multiplications?|multiplying|multiply|times[- ]tables?)\b|×/gi],
  ['÷', /\b(?:divisions?|dividing|divide)\b|÷/gi],
];
const FRACTIONS = /\bfractions?\b|\b\d{1,2}\/\d{1,2}\b/gi;

const USUAL_COUNT = 10;
const USUAL_HIGHEST = 100;
const USUAL_BOTTOM = 10;
const USUAL_TABLES: Range = [2, 10];
const USUAL_FACTORS: Range = [1, 10];
const MINUTE = 60;

type Range = readonly [number, number];

const COUNT =
  /\b(\d{1,3}) (?:(?!seconds|minutes)[\p{L}-]+ ){0,2}?(?:questions|problems|sums|exercises|tasks|calculations)\b/iu;
/** "From 2 to 12", "2-12", "between 1 and 10". */
const RANGE =
  /\b(?:from |between |tables (?:of )?)?(\d{1,4}) ?(?:to|-|–|and|through|up to) ?(\d{1,4})\b(?! ?years?)/i;
/** "Up to 12 x 12", "within 20". */
const HIGHEST =
  /\b(?:up to|until|within|below|under|to|maximum|max) (?:the number )?(\d{1,4})(?: ?[x×] ?\d{1,3})?\b(?! (?:questions|problems|seconds|minutes))/i;
/** "The 7 times table". */
const ONE_TABLE = /\b(\d{1,2}) times[- ]table\b/i;
const SECONDS = /\b(\d{1,3})[- ](seconds?|minutes?)\b(?: (?:timer|limit|time limit|countdown))?/i;
const PER_QUESTION =
  /\b\d{1,3}[- ]seconds?(?: [\p{L}]+){0,3} (?:per|for each|for every|each|a) (?:question|problem|sum)\b/iu;
const AGE = /\b\d{1,2}(?:[- ]?to[- ]?\d{1,2})?[- ]year[- ]olds?\b|\baged? \d{1,2}\b/i;

const saidBy = (pattern: RegExp, prompt: string): string => prompt.match(pattern)?.join(' ') ?? '';

/** Problems of arithmetic with typed answers: the operations, their numbers, how many, and a limit of time. */
export function readSums(prompt: string, title: string): PageSettings {
  const age = AGE.exec(prompt)?.[0] ?? '';
  const text = prompt.replace(AGE, ' ');
  const fractions = saidBy(FRACTIONS, text);
  const named = OPERATIONS.filter(([, words]) => saidBy(words, text) !== '').map(([sign]) => sign);
  const usual = fractions === '' ? OPERATIONS.map(([sign]) => sign) : ['+', '−'];
  const operations = named.length > 0 ? named : usual;
  const [counted = '', count] = COUNT.exec(text) ?? [];
  const [perQuestion] = PER_QUESTION.exec(text) ?? [];
  const [timed = '', time, unit = ''] = perQuestion === undefined ? (SECONDS.exec(text) ?? []) : [];
  const rest = text.replace(counted, ' ').replace(timed, ' ');
  const numbers = rangeOf(rest, fractions !== '');
  const seconds = Number(time) * (/^m/i.test(unit) ? MINUTE : 1);
  const stars = /\b(?:gold )?stars?(?: as (?:an? )?(?:rewards?|prizes?))?\b/i.exec(text)?.[0];
  const name = title === USUAL_TITLE ? titleOf(operations, fractions !== '', text) : title;
  return {
    title: name,
    settings: {
      title: name,
      operations,
      ...(fractions !== '' && { fractions: true }),
      ...numbers.values,
      count: Number(count ?? USUAL_COUNT),
      ...(timed !== '' && { seconds }),
      ...(stars !== undefined && { stars: true }),
    },
    used: [
      age,
      fractions,
      counted,
      timed,
      stars ?? '',
      numbers.used,
      ...OPERATIONS.map(([, words]) => saidBy(words, text)),
    ].join(' '),
    missing: perQuestion === undefined ? [] : [perQuestion],
  };
}

const USUAL_TITLE = 'Mental arithmetic';

function titleOf(operations: readonly string[], hasFractions: boolean, prompt: string): string {
  if (hasFractions) return 'Fractions';
  return operations.join('') === '×' && /\btables?\b/i.test(prompt) ? 'Times tables' : USUAL_TITLE;
}

function rangeOf(text: string, hasFractions: boolean): { values: PageSettings['settings']; used: string } {
  const usualHighest = hasFractions ? USUAL_BOTTOM : USUAL_HIGHEST;
  const [one, table] = ONE_TABLE.exec(text) ?? [];
  if (one !== undefined)
    return { values: valuesOf([Number(table), Number(table)], USUAL_FACTORS, [1, usualHighest]), used: one };
  const [range, low, high] = RANGE.exec(text) ?? [];
  if (range !== undefined) {
    const given: Range = [Math.min(Number(low), Number(high)), Math.max(Number(low), Number(high))];
    return { values: valuesOf(given, [1, Math.max(USUAL_FACTORS[1], given[1])], given), used: range };
  }
  const [upTo = '', highest] = HIGHEST.exec(text) ?? [];
  const most = Number(highest ?? usualHighest);
  const last = Math.max(2, highest === undefined ? USUAL_TABLES[1] : tableUpTo(most));
  return { values: valuesOf([USUAL_TABLES[0], last], [1, last], [1, most]), used: upTo };
}

/** "Up to 100" is the result of 10 × 10, and "up to 12" a factor. */
const tableUpTo = (most: number): number => (most > 20 ? Math.floor(Math.sqrt(most)) : most);

const valuesOf = (tables: Range, by: Range, [lowest, highest]: Range): PageSettings['settings'] => ({
  tables,
  by,
  lowest,
  highest: Math.max(lowest + 1, highest),
});
