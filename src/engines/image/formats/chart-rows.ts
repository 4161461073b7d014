import type { RandomSource } from '../../random.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import { titleCase } from '../prompt/texts.ts';

export interface ChartRow {
  readonly label: string;
  readonly value: number;
  /** It was given in per cent. */
  readonly isShare: boolean;
  /** Of the value: "h", "kg". */
  readonly unit?: string;
}

interface ChartNumbers {
  readonly rows: readonly ChartRow[];
  /** The subject of the chart. */
  readonly label: string;
}

const VALUE_FIRST =
  /(\d+(?:\.\d+)?)\s*(%|per ?cent)?\s+(?:(?:of|for)\s+)?(\p{L}[\p{L}'-]*(?: (?!and\b|or\b)\p{L}[\p{L}'-]*)?)/gu;
/** "Q1 120", "Week 2: 15": a number may belong to the label, where another one follows. */
const LABEL_FIRST =
  /(\p{L}{1,12} ?\d{1,2}(?=\s*[:=]|\s+-?\d)|\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*)?)\s*[:=]?\s*((?<!\p{L})-?\d+(?:\.\d+)?)\s*(%|per ?cent)?((?:\s?(?:h|hrs?|hours?|min|kg|g|km|cm|mm|m|l|ml|°[CF]|[€$£k]))(?![\p{L}\d]))?/gu;
const MOST_ROWS = 12;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const NUMBERS = '(-?\\d+(?:\\.\\d+)?%?(?:(?:,\\s*(?:and\\s+)?|\\s+and\\s+)-?\\d+(?:\\.\\d+)?%?)+)';
const VALUES_FOR = new RegExp(
  `\\b(?:values?|numbers?|data|with|showing)\\s+(?:of\\s+)?${NUMBERS}\\s+for\\s+([\\p{L}' -]+(?:(?:,\\s*(?:and\\s+)?|\\s+and\\s+)[\\p{L}' -]+?)+)(?=[,;.]|$)`,
  'iu',
);

/** "Values 5, 9 and 3 for cats, dogs and birds". */
function valuesFor(prompt: string): ChartRow[] {
  const [, numbers = '', names = ''] = VALUES_FOR.exec(prompt) ?? [];
  const [values, labels] = [numbers, names].map((list) => list.trim().split(/,\s*(?:and\s+)?|\s+and\s+/));
  return values && labels && numbers !== '' && values.length <= labels.length
    ? values.map((value, at) => ({
        label: titleCase(labels[at] ?? ''),
        value: Number.parseFloat(value),
        isShare: value.endsWith('%'),
      }))
    : [];
}

const SHARES: ReadonlyMap<string, number> = new Map([
  ['half', 50],
  ['third', 33.3],
  ['quarter', 25],
  ['fifth', 20],
  ['tenth', 10],
]);
export const SHARE_WORDS: readonly string[] = [...SHARES.keys()].flatMap((word) => [word, `${word}s`]);

const SHARE = /\b(?:(an?|one|two|three)\s+)?(half|third|quarter|fifth|tenth)s?\s+(?:of\s+)?(?=\p{L})/giu;

/** "Half apples, a quarter pears": 50% apples, 25% pears. */
const withShares = (text: string): string =>
  [...text.matchAll(SHARE)].length < 2
    ? text
    : text.replace(SHARE, (_, number: string | undefined, share: string) => {
        const times = NUMBER_WORDS.get(number?.toLowerCase() ?? '') ?? 1;
        return `${Number(((SHARES.get(share.toLowerCase()) ?? 0) * times).toFixed(1))}% `;
      });

/** Pairs of a word and a number: "Jan 10, Feb 20", "50% cats and 30% dogs". */
export function chartRows(asked: string): ChartNumbers {
  const prompt = withShares(asked);
  const paired = valuesFor(prompt);
  if (paired.length > 1) return { rows: paired.slice(0, MOST_ROWS), label: '' };
  const about =
    /\b(?:of|about|on|for|showing|comparing)\s+(?:the\s+|my\s+|our\s+)?(.+)$/iu.exec(prompt)?.[1] ??
    (prompt.includes(':')
      ? prompt.slice(prompt.indexOf(':'))
      : (/\bwith\s+(.*\d.*)$/iu.exec(prompt)?.[1] ??
        /\b(?:chart|graph|histogram)\s+(.*\d.*)$/iu.exec(prompt)?.[1] ??
        ''));
  const colon = about.indexOf(':');
  // "Of spending with rent 45%, food 25%".
  const [, before = '', after] = colon < 0 ? (/^([^\d,]*?)\s+with\s+(.*\d.*)$/iu.exec(about) ?? []) : [];
  const listed = colon < 0 ? (after ?? about) : about.slice(colon + 1);
  const startsWithNumber = /^\s*(?:a\s+)?\d/.test(listed);
  const byNumber = numberFirst(listed);
  const bare = bareNumbers(listed, prompt);
  const read =
    bare.length > 1
      ? bare
      : byNumber.length > 1
        ? byNumber
        : startsWithNumber
          ? valueFirst(listed)
          : labelFirst(listed);
  const rows = withRest(read, listed).slice(0, MOST_ROWS);
  const head = colon < 0 ? about.split(/[,\d]|\b(?:with|from|in(?!\s+\p{Lu}))\b/u)[0] : about.slice(0, colon);
  // "Chart of cats 30, dogs 20" begins with the first of its rows.
  const isRow =
    colon < 0 &&
    rows.length > 1 &&
    rows.some((row) => head && row.label.toLowerCase().startsWith(head.trim().toLowerCase()));
  const label =
    after === undefined ? (isRow ? '' : (head ?? '').trim().replace(LOOSE_END, '')) : before.trim();
  return { rows: rows.length > 1 ? rows : [], label };
}

const LOOSE_END = /\s+(?:over|during|across|by|per|for|between|of|the|last|past|and)$/iu;

const REST =
  /\b(?:the\s+)?(?:rest|remainder|remaining)\s+(?:is\s+|for\s+|goes\s+to\s+|on\s+|in\s+|as\s+)*(\p{L}+)/iu;

/** "And the rest savings": the share that makes them whole. */
function withRest(rows: readonly ChartRow[], text: string): readonly ChartRow[] {
  const [, label] = REST.exec(text) ?? [];
  const sum = rows.reduce((all, { value }) => all + value, 0);
  if (label === undefined || rows.length === 0 || sum >= 100 || !rows.every(({ isShare }) => isShare))
    return rows;
  return [...rows, { label: titleCase(label), value: 100 - sum, isShare: true }];
}

const valueFirst = (text: string): ChartRow[] =>
  [...text.matchAll(VALUE_FIRST)].map(([, value = '0', share, label = '']) => ({
    label: titleCase(label.trim()),
    value: Number(value),
    isShare: share !== undefined,
  }));

const labelFirst = (text: string): ChartRow[] =>
  text.split(/[,;]|\band\b/u).flatMap((part) =>
    [...part.matchAll(LABEL_FIRST)].slice(0, 1).map(([, label = '', value = '0', share, unit = '']) => ({
      label: titleCase(label.trim().replace(OF_ROW, '').trim()),
      value: Number(value),
      isShare: share !== undefined,
      unit: unit.trim(),
    })),
  );

/** "Adults need 8 hours". */
const OF_ROW =
  /(?<=\p{L}\s)(?:needs?|gets?|have|has|wants?|uses?|takes?|eats?|drinks?|sold|scored|is|are|was|were)$/iu;

/** "2021 120, 2022 180": years and other numbers are labels where each has a value. */
function numberFirst(text: string): ChartRow[] {
  const parts = text.split(/[,;]|\band\b/u).map((part) => NUMBER_FIRST.exec(part.trim()));
  return parts.every((found) => found !== null)
    ? parts.map(([, label = '', value = '0', share]) => ({
        label,
        value: Number(value),
        isShare: share !== undefined,
      }))
    : [];
}

/** "From Monday to Saturday: 120, 95": the words before the numbers say what each is of. */
function bareNumbers(text: string, prompt: string): ChartRow[] {
  const parts = text
    .split(/,\s+|;|\band\b/u)
    .map((part) => part.trim())
    .filter(Boolean);
  if (!parts.every((part) => /^\d+(?:\.\d+)?\s*%?$/u.test(part))) return [];
  const labels = spanIn(tokenise(prompt));
  return parts.map((part, at) => ({
    label: labels[at] ?? String(at + 1),
    value: Number.parseFloat(part),
    isShare: part.endsWith('%'),
  }));
}

const NUMBER_FIRST = /^(\d+)\s*[:=\s]\s*(\d+(?:\.\d+)?)\s*(%|per ?cent)?$/u;

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

const PEAK =
  /^(?:wettest|highest|peak\w*|most|best|hottest|warmest|busiest|largest|strongest|maximum|tallest)$/;
const LOW = /^(?:driest|lowest|least|worst|coldest|quietest|smallest|weakest|minimum|shortest)$/;

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
const extremesIn = (words: readonly string[]): ReadonlyMap<string, string> =>
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

/** "Four slices". */
export const marksIn = (
  words: readonly string[],
): readonly { readonly said: string; readonly count: number }[] =>
  words.flatMap((word, at) => {
    const before = words[at - 1] ?? '';
    const count = NUMBER_WORDS.get(before) ?? Number(before);
    return /^(?:slices?|bars?|columns?|parts?|segments?|points?|sections?)$/.test(word) && count > 0
      ? [{ said: `${before} ${word}`, count }]
      : [];
  });

/** Months or days where the prompt speaks of them, else as many as it asks for, or four. */
export function sampleRows(words: readonly string[], random: RandomSource, isPie: boolean): ChartRow[] {
  const span = spanIn(words);
  const extremes = extremesIn(words);
  const way = trendIn(words);
  const [all] = [MONTHS, DAYS].filter((labels) => labels.some((label) => extremes.has(label)));
  const count = Math.min(MOST_ROWS, marksIn(words)[0]?.count ?? 4);
  const plain = Array.from({ length: count }, (_, n) =>
    isPie || count !== 4 ? `Item ${n + 1}` : `Q${n + 1}`,
  );
  return (span.length > 0 ? span : (all ?? plain)).map((label, at, { length }) => {
    if (way && extremes.size === 0) {
      const share = at / Math.max(1, length - 1);
      return {
        label,
        value: Math.round(22 + 66 * (way > 0 ? share : 1 - share) + 4 * random()),
        isShare: false,
      };
    }
    const drawn = Math.round(20 + 70 * random());
    const extreme = extremes.get(label) ?? '';
    return { label, value: PEAK.test(extreme) ? 97 : LOW.test(extreme) ? 12 : drawn, isShare: false };
  });
}

const RISING = /^(?:rising|rises|growing|grows|increasing|increases|climbing|upward|upwards)$/;
const FALLING =
  /^(?:falling|falls|declining|declines|decreasing|decreases|dropping|shrinking|downward|downwards)$/;

/** "Population rising": 1 for up, -1 for down; 0 where the prompt says neither or both. */
const trendIn = (words: readonly string[]): number =>
  Number(words.some((word) => RISING.test(word))) - Number(words.some((word) => FALLING.test(word)));

/** Words that sample numbers show. */
export const trendOfSample = (words: readonly string[]): readonly string[] =>
  trendIn(words) === 0 ? [] : words.filter((word) => RISING.test(word) || FALLING.test(word));
