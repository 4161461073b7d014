import { tokenise } from '../prompt/lexicon.ts';
import type { ChartRow } from './chart-rows.ts';
import { spanIn } from './chart-spans.ts';

const VALUE = String.raw`[$€£]?-?\d+(?:\.\d+)?\s?(?:%|°\s?[CF]?|(?:kg|km|cm|mm|ml|min|h|g|m|l)\b)?`;
const BETWEEN = String.raw`(?:\s*[,;]\s*(?:and\s+)?|\s+and\s+|\s+)`;
const RUN = new RegExp(`(?<![\\p{L}\\d.])${VALUE}(?:${BETWEEN}${VALUE}){2,11}(?![\\p{L}\\d])`, 'gu');

/** "Over a week, 12 14 13 17": numbers one after the other, each for a day, a month or a place in the row. */
export function valuesInARow(prompt: string): ChartRow[] {
  const [run = '', ...others] = [...prompt.matchAll(RUN)].map(([said]) => said);
  const values = run.match(new RegExp(VALUE, 'gu')) ?? [];
  if (others.length > 0 || values.every((one) => isYear(one))) return [];
  const span = spanIn(tokenise(prompt));
  const labels = span.length >= values.length ? span : [];
  return values.map((one, at) => ({
    label: labels[at] ?? String(at + 1),
    value: Number.parseFloat(one.replace(/[$€£]/, '')),
    isShare: one.endsWith('%'),
    unit: /[°a-z].*$/iu.exec(one)?.[0] ?? '',
  }));
}

const LABEL = String.raw`(?!(?:from|to|and|or|of|in|at|by|per|for|with|over|between|until|than|above|below)\b)\p{L}[\p{L}'’-]*`;
const ALTERNATING = new RegExp(
  `(?<![\\p{L}\\d.])${LABEL}\\s+${VALUE}(?:\\s+${LABEL}\\s+${VALUE}){2,}(?![\\p{L}\\d])`,
  'giu',
);
const BEFORE_LABEL = new RegExp(`(${VALUE})\\s+(?=\\p{L})`, 'gu');

/** "Mon 12 tue 14 wed 13" with the commas that others write. */
export const withCommas = (prompt: string): string =>
  prompt.replace(ALTERNATING, (run, at: number) => {
    const listed = run.replace(BEFORE_LABEL, '$1, ');
    return /:\s*$/.test(prompt.slice(0, at)) ? listed : `: ${listed}`;
  });

/** Numbers that may be values: no years, no range, and no "top 5" or "2 bars". */
export const hasValues = (prompt: string): boolean =>
  (
    prompt
      .replace(/\b(?:from|between)\s+-?[\d.]+\s*\S*\s+(?:to|and)\s+-?[\d.]+/giu, ' ')
      .replace(/\b(?:top|in|since|of|for)\s+\d+\b/giu, ' ')
      .match(/(?<![\p{L}\d.])\d+(?:\.\d+)?(?!\p{L})/gu) ?? []
  ).filter((one) => !isYear(one)).length > 1 || /\d\s?%/.test(prompt);

const isYear = (said: string): boolean => /^(?:1[5-9]|20)\d\d$/.test(said.trim());
