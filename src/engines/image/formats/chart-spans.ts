import { titleCase } from '../prompt/texts.ts';

export const MOST_ROWS = 12;
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const MONTH =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/;

/** Index of a month, by its name or the start of it. */
function monthOf(word: string): number | undefined {
  if (!MONTH.test(word)) return undefined;
  return MONTHS.findIndex((month) => word.startsWith(month.toLowerCase()));
}

const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?$/;

/** The label of a month or a weekday. */
export const dateLabel = (word: string): string | undefined =>
  MONTHS[monthOf(word) ?? -1] ??
  (WEEKDAY.test(word) ? DAYS.find((day) => word.startsWith(day.toLowerCase())) : undefined);

/** Months or days where the prompt speaks of them. */
export function spanIn(words: readonly string[]): readonly string[] {
  const years = yearsIn(words);
  if (years.length > 0) return years;
  const all = [MONTHS, DAYS].map((labels) => ({
    labels,
    named: words.flatMap((word) => {
      const at = labels.indexOf(dateLabel(word) ?? '');
      return at < 0 || extremeOf(words, word) ? [] : [at];
    }),
  }));
  const { labels, named } = all.find(({ named: some }) => some.length > 1) ?? { labels: [], named: [] };
  if (named.length > 1) return labels.slice(Math.min(...named), Math.max(...named) + 1);
  if (words.some((word) => /^month/.test(word))) return MONTHS;
  // "Per week" has a number for each week, and not for its days.
  const per = words.findIndex(
    (word, at) =>
      /^(?:week|day|year|quarter|round|lap|game)$/.test(word) &&
      /^(?:per|each|every|by)$/.test(words[at - 1] ?? ''),
  );
  if (per >= 0 && words[per] !== 'day')
    return Array.from({ length: MOST_ROWS }, (_, n) => `${titleCase(words[per] ?? '')} ${n + 1}`);
  if (words.includes('weekly')) return Array.from({ length: MOST_ROWS }, (_, n) => `Week ${n + 1}`);
  return words.some((word) => /^(?:week|dai|day)/.test(word)) ? DAYS : [];
}

/** "From 1990 to 2020": at most seven of the years. */
function yearsIn(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, n) => isYear(word) && /^(?:to|until|till|and)$/.test(words[n + 1] ?? '') && isYear(words[n + 2]),
  );
  const [from, to] = [Number(words[at]), Number(words[at + 2])];
  if (at < 1 || !/^(?:from|between)$/.test(words[at - 1] ?? '') || !(to > from)) return [];
  const step =
    [1, 2, 5, 10, 20, 25, 50, 100].find((one) => (to - from) % one === 0 && (to - from) / one <= 7) ??
    to - from;
  return Array.from({ length: (to - from) / step + 1 }, (_, n) => String(from + n * step));
}

const isYear = (word = ''): boolean => /^(?:1[5-9]|20)\d\d$/.test(word);

export const PEAK =
  /^(?:wettest|highest|peak\w*|most|best|hottest|warmest|busiest|largest|strongest|maximum|tallest)$/;
export const LOW = /^(?:driest|lowest|least|worst|coldest|quietest|smallest|weakest|minimum|shortest)$/;

/** "Wettest in November", "Sunday lowest": the word beside a month or a day that says how much it has. */
function extremeOf(words: readonly string[], date: string): string | undefined {
  const at = words.indexOf(date);
  const isExtreme = (word = ''): boolean => PEAK.test(word) || LOW.test(word);
  const before = [1, 2, 3].find((back) => isExtreme(words[at - back]));
  if (
    before !== undefined &&
    words.slice(at - before + 1, at).every((word) => /^(?:in|on|is|the)$/.test(word))
  )
    return words[at - before];
  const after = [1, 2, 3].find((on) => isExtreme(words[at + on]));
  return after !== undefined &&
    words.slice(at + 1, at + after).every((word) => /^(?:is|was|as|the|being)$/.test(word))
    ? words[at + after]
    : undefined;
}

/** The month or day of each extreme, as its label. */
export const extremesIn = (words: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    words.flatMap((word): [string, string][] => {
      const [label, extreme] = [dateLabel(word), extremeOf(words, word)];
      return label && extreme ? [[label, extreme]] : [];
    }),
  );

/** Words of the prompt that sample numbers show. */
export const extremeWords = (words: readonly string[]): readonly string[] =>
  words.flatMap((word) => {
    const extreme = dateLabel(word) ? extremeOf(words, word) : undefined;
    return extreme ? [word, extreme] : [];
  });
