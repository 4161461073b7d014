import type { Check, Span } from '../pipeline.ts';

/** Tests against the day on which a program runs; dates are ISO texts in every language. */
interface Words {
  /** The day so long ago. */
  readonly ago: (span: Span) => string;
  /** The characters of a text from a place up to another. */
  readonly slice: (text: string, from: number, to: number) => string;
  readonly notBefore: (text: string, day: string) => string;
  readonly equal: (text: string, other: string) => string;
  readonly oneOf: (text: string, values: readonly string[]) => string;
}

const DAYS: Readonly<Record<Span['unit'], number>> = { day: 1, month: 30, year: 365 };
const daysOf = ({ count, unit }: Span): number =>
  unit === 'month' && count % 12 === 0 ? (count / 12) * DAYS.year : count * DAYS[unit];
const listed = (values: readonly string[]): string => values.map((one) => JSON.stringify(one)).join(', ');
const unitOf = (unit: Span['unit']): string => `${unit.charAt(0).toUpperCase()}${unit.slice(1)}s`;
const same = (text: string, other: string): string => `${text} == ${other}`;
const isLater = (text: string, day: string): string => `${text} >= ${day}`;

const script: Words = {
  ago: (span) => `new Date(Date.now() - ${daysOf(span)} * 86_400_000).toISOString()`,
  slice: (text, from, to) => `${text}.slice(${from}, ${to})`,
  notBefore: (text, day) => `${text} >= ${day}.slice(0, 10)`,
  equal: (text, other) => `${text} === ${other}`,
  oneOf: (text, values) => `[${listed(values)}].includes(${text})`,
};
const java: Words = {
  ago: ({ count, unit }) =>
    `LocalDate.now()${count === 0 ? '' : `.minus${unitOf(unit)}(${count})`}.toString()`,
  slice: (text, from, to) => `${text}.substring(${from}, ${to})`,
  notBefore: (text, day) => `${text}.compareTo(${day}) >= 0`,
  equal: (text, other) => `${text}.equals(${other})`,
  oneOf: (text, values) => `List.of(${listed(values)}).contains(${text})`,
};
const WORDS: Readonly<Record<string, Words>> = {
  python: {
    ago: (span) =>
      daysOf(span) === 0
        ? 'date.today().isoformat()'
        : `(date.today() - timedelta(days=${daysOf(span)})).isoformat()`,
    slice: (text, from, to) => `${text}[${from === 0 ? '' : from}:${to}]`,
    notBefore: isLater,
    equal: same,
    oneOf: (text, values) => `${text} in (${listed(values)},)`,
  },
  javascript: script,
  typescript: script,
  java,
  kotlin: {
    ...java,
    notBefore: isLater,
    equal: same,
    oneOf: (text, values) => `${text} in listOf(${listed(values)})`,
  },
  csharp: {
    ago: ({ count, unit }) =>
      `DateTime.Today${count === 0 ? '' : `.Add${unitOf(unit)}(-${count})`}.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture)`,
    slice: (text, from, to) => `${text}.Substring(${from}, ${to - from})`,
    notBefore: (text, day) => `string.CompareOrdinal(${text}, ${day}) >= 0`,
    equal: same,
    oneOf: (text, values) => `new[] { ${listed(values)} }.Contains(${text})`,
  },
  ruby: {
    ago: ({ count, unit }) =>
      count === 0
        ? 'Date.today.to_s'
        : `(Date.today ${unit === 'day' ? `- ${count}` : `<< ${unit === 'year' ? count * 12 : count}`}).to_s`,
    slice: (text, from, to) => `${text}[${from}...${to}]`,
    notBefore: isLater,
    equal: same,
    oneOf: (text, values) => `[${listed(values)}].include?(${text})`,
  },
  php: {
    ago: ({ count, unit }) =>
      count === 0 ? "date('Y-m-d')" : `date('Y-m-d', strtotime('-${count} ${unit}s'))`,
    slice: (text, from, to) => `substr(${text}, ${from}, ${to - from})`,
    notBefore: isLater,
    equal: (text, other) => `${text} === ${other}`,
    oneOf: (text, values) => `in_array(${text}, [${listed(values)}], true)`,
  },
  go: {
    ago: ({ count, unit }) => {
      const by = [unit === 'year', unit === 'month', unit === 'day'].map((is) => (is ? -count : 0));
      return `time.Now().AddDate(${by.join(', ')}).Format("2006-01-02")`;
    },
    slice: (text, from, to) => `${text}[${from}:${to}]`,
    notBefore: isLater,
    equal: same,
    oneOf: (text, values) => `(${values.map((one) => same(text, JSON.stringify(one))).join(' || ')})`,
  },
};
const TODAY: Span = { count: 0, unit: 'day' };
const PLACES = { year: [0, 4], month: [0, 7], birthday: [5, 7] } as const;

type Momentary = Extract<Check, { is: 'moment' | 'oneOf' }>;
export const isMomentary = (check: Check): check is Momentary =>
  check.is === 'moment' || check.is === 'oneOf';

export const hasMoments = (language: string): boolean => language in WORDS;

/** The test of a text; the opposite where what does not pass is left out. */
export function testMoment(check: Momentary, text: string, language: string, isKept = true): string {
  const words = WORDS[language] ?? script;
  let test: string;
  if (check.is === 'oneOf') test = words.oneOf(text, check.values);
  else if ('since' in check) test = words.notBefore(text, words.ago(check.since));
  else {
    const [from, to] = PLACES[check.current];
    test = words.equal(words.slice(text, from, to), words.slice(words.ago(TODAY), from, to));
  }
  if (isKept) return test;
  return language === 'python' ? `not (${test})` : `!(${test})`;
}

/** The date of an example record: the last one is too long ago. */
export const sampleMoment = (check: Momentary, at: number, language: string): string | undefined => {
  if (check.is === 'oneOf') return undefined;
  const words = WORDS[language] ?? script;
  const day = words.ago(at === 3 ? { count: 9, unit: 'year' } : TODAY);
  return language.endsWith('script') ? `${day}.slice(0, 10)` : day;
};
