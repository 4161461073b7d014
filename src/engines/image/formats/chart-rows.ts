import type { RandomSource } from '../../random.ts';
import { titleCase } from '../prompt/texts.ts';

export interface ChartRow {
  readonly label: string;
  readonly value: number;
  /** It was given in per cent. */
  readonly isShare: boolean;
}

interface ChartNumbers {
  readonly rows: readonly ChartRow[];
  /** The subject of the chart. */
  readonly label: string;
}

const VALUE_FIRST =
  /(\d+(?:\.\d+)?)\s*(%|per ?cent)?\s+(?:of\s+)?(\p{L}[\p{L}'-]*(?: (?!and\b|or\b)\p{L}[\p{L}'-]*)?)/gu;
const LABEL_FIRST = /(\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*)?)\s*[:=]?\s*(\d+(?:\.\d+)?)\s*(%|per ?cent)?/gu;
const MOST_ROWS = 12;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Pairs of a word and a number: "Jan 10, Feb 20", "50% cats and 30% dogs". */
export function chartRows(prompt: string): ChartNumbers {
  const about =
    /\b(?:of|about|on|for|showing)\s+(?:the\s+|my\s+|our\s+)?(.+)$/iu.exec(prompt)?.[1] ??
    (prompt.includes(':') ? prompt.slice(prompt.indexOf(':')) : '');
  const colon = about.indexOf(':');
  // "Of spending with rent 45%, food 25%".
  const [, before = '', after] = colon < 0 ? (/^([^\d,]*?)\s+with\s+(.*\d.*)$/iu.exec(about) ?? []) : [];
  const listed = colon < 0 ? (after ?? about) : about.slice(colon + 1);
  const startsWithNumber = /^\s*(?:a\s+)?\d/.test(listed);
  const byNumber = numberFirst(listed);
  const read = byNumber.length > 1 ? byNumber : startsWithNumber ? valueFirst(listed) : labelFirst(listed);
  const rows = withRest(read, listed).slice(0, MOST_ROWS);
  const head = colon < 0 ? about.split(/[,\d]|\b(?:with|in|from)\b/u)[0] : about.slice(0, colon);
  const label =
    after === undefined ? (rows.length > 0 && colon < 0 ? '' : (head ?? '').trim()) : before.trim();
  return { rows: rows.length > 1 ? rows : [], label };
}

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
    [...part.matchAll(LABEL_FIRST)].slice(0, 1).map(([, label = '', value = '0', share]) => ({
      label: titleCase(label.trim()),
      value: Number(value),
      isShare: share !== undefined,
    })),
  );

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

const NUMBER_FIRST = /^(\d+)\s*[:=\s]\s*(\d+(?:\.\d+)?)\s*(%|per ?cent)?$/u;

const MONTH =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/;

/** Index of a month, by its name or the start of it. */
export function monthOf(word: string): number | undefined {
  if (!MONTH.test(word)) return undefined;
  return MONTHS.findIndex((month) => word.startsWith(month.toLowerCase()));
}

const PEAK = /^(?:wettest|highest|peak\w*|most|best|hottest|warmest|busiest|largest|strongest|maximum)$/;

/** The month of "wettest in November", as its label. */
function peakIn(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => PEAK.test(word));
  const [month] = at < 0 ? [] : words.slice(at).flatMap((word) => monthOf(word) ?? []);
  return month === undefined ? undefined : MONTHS[month];
}

/** Words of the prompt that the highest of sample numbers shows. */
export const peakWords = (words: readonly string[]): readonly string[] =>
  peakIn(words) === undefined ? [] : words.filter((word) => PEAK.test(word));

/** Months or days where the prompt speaks of them, else four quarters. */
export function sampleRows(words: readonly string[], random: RandomSource): ChartRow[] {
  const named = words.flatMap((word) => monthOf(word) ?? []);
  const span = MONTHS.slice(Math.min(...named), Math.max(...named) + 1);
  const labels = words.some((word) => /^month/.test(word))
    ? MONTHS
    : words.some((word) => /^(week|dai|day)/.test(word))
      ? DAYS
      : ['Q1', 'Q2', 'Q3', 'Q4'];
  const peak = peakIn(words);
  return (named.length > 1 ? span : labels).map((label) => ({
    label,
    value: label === peak ? 97 : Math.round(20 + 70 * random()),
    isShare: false,
  }));
}
