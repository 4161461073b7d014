import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import type { ChartRow } from './chart-rows.ts';
import { spanIn } from './chart-spans.ts';

/** One of several lines, or of several bars in each group. */
export interface Series {
  readonly name: string;
  readonly colour: string | undefined;
  readonly values: readonly number[];
}

/** "The highest bar in orange". */
export interface Highlight {
  /** The label of a row, or a word for the one that is meant. */
  readonly which: string;
  readonly colour: string;
}

const HIGHEST = /^(?:highest|largest|tallest|biggest|maximum|best|longest)$/;
const LOWEST = /^(?:lowest|smallest|shortest|minimum|worst)$/;
const HIGHLIGHT =
  /(?:,?\s*(?:with|and|but)\s+|,\s*)?(?:the\s+)?\b(highest|largest|tallest|biggest|maximum|best|longest|lowest|smallest|shortest|minimum|worst|first|last)\b(?:\s+(?:bar|column|slice|value|point|one|quarter|month|day|year))?\s+(?:(?:is|are|highlighted|marked|shown|painted|coloured|colored)\s+)*in\s+((?:(?:dark|light|bright)\s+)?\p{L}+)/giu;

/** "Highlight Friday in orange", "the Friday bar highlighted in orange". */
const BY_NAME =
  /(?:,?\s*(?:with|and|but)\s+|,\s*)?(?:highlight(?:ing|ed)?\s+(?:the\s+)?([\p{L}\d]+(?:\s[\p{L}\d]+)?)(?:\s+(?:bar|column|slice|point))?|(?:the\s+)?([\p{L}\d]+)(?:\s+(?:bar|column|slice|point))?\s+(?:is\s+)?highlighted)\s+in\s+((?:(?:dark|light|bright)\s+)?\p{L}+)/giu;

/** The colours of single marks, and the text without the words for them. */
export function readHighlights(text: string): { marks: readonly Highlight[]; rest: string } {
  const marks: Highlight[] = [];
  const rest = text.replace(HIGHLIGHT, (all, which: string, said: string) => {
    const colour = colourOf(said);
    if (colour) marks.push({ which: which.toLowerCase(), colour });
    return colour ? '' : all;
  });
  return {
    marks,
    rest: rest.replace(BY_NAME, (all, name: string | undefined, other: string | undefined, said: string) => {
      const colour = colourOf(said);
      if (colour) marks.push({ which: (name ?? other ?? '').toLowerCase(), colour });
      return colour ? '' : all;
    }),
  };
}

const colourOf = (said: string): string | undefined => {
  const words = said.toLowerCase().split(/\s+/);
  return COLOUR_WORDS.get(words.join('-')) ?? COLOUR_WORDS.get(words.at(-1) ?? '');
};

/** The index of the row that is meant. */
export function highlighted(rows: readonly ChartRow[], which: string): number {
  const values = rows.map(({ value }) => value);
  if (HIGHEST.test(which)) return values.indexOf(Math.max(...values));
  if (LOWEST.test(which)) return values.indexOf(Math.min(...values));
  if (which === 'first') return 0;
  if (which === 'last') return rows.length - 1;
  // "Friday" is the bar with "Fri".
  return rows.findIndex(({ label }) => {
    const own = label.toLowerCase();
    return own === which || (own.length > 2 && (which.startsWith(own) || own.startsWith(which)));
  });
}

/** Words that highlights show. */
export const highlightWords = (text: string): readonly string[] =>
  [...text.matchAll(HIGHLIGHT), ...text.matchAll(BY_NAME)].flatMap(([said]) => [
    ...said.toLowerCase().split(/[\s,]+/),
    said.toLowerCase().replace(/^.*?\b(\p{L}+ (?:bar|column|slice|value|point)).*$/u, '$1'),
  ]);

const RISING = /^(?:ris|go(?:es|ing) up|climb|increas|grow|upward)/i;
const TREND =
  /(?:\b((?:dark|light)\s+)?\b(\p{L}+)\s+)?\bline\s+(?:(?:for|of|showing)\s+(?:the\s+)?(\p{L}+)\s+)?(?:that\s+(?:is\s+)?|which\s+(?:is\s+)?|is\s+)?(ris(?:es|ing)|climb(?:s|ing)|increas(?:es|ing)|grow(?:s|ing)|go(?:es|ing) up|fall(?:s|ing)|drop(?:s|ping)|declin(?:es|ing)|decreas(?:es|ing)|sink(?:s|ing)|go(?:es|ing) down)/giu;

/** "A blue line rising and an orange line falling": numbers that do so; empty where no line does. */
export function trendsIn(text: string, count: number): readonly Series[] {
  return [...text.matchAll(TREND)].map(([, shade = '', before = '', name = '', trend = ''], n) => {
    const way = RISING.test(trend) ? 1 : -1;
    return {
      name,
      colour: colourOf(`${shade}${before}`),
      values: Array.from({ length: count }, (_, at) => {
        const share = at / Math.max(1, count - 1);
        const bent = share + Math.sin(at * 2.1 + n) * 0.05;
        return Math.round(way > 0 ? 20 + 65 * bent : 88 - 65 * bent);
      }),
    };
  });
}

/** Words that trends show. */
export const trendWords = (text: string): readonly string[] => {
  const said = [...text.matchAll(TREND)].map(([all]) => all.toLowerCase());
  return said.length === 0 ? [] : [...said.flatMap((all) => all.split(/\s+/)), 'lines', 'same'];
};

const SEVERAL = /\b(?:two|both|grouped|double|2)\b|\b(?:and|vs\.?|versus)\b/i;
const TWO_VALUES =
  /^(\p{L}[\p{L}'-]*(?: \p{L}+)?(?:\s*\d{1,4}(?=\s+-?\d[\d.]*(?:\s+|\s*[/|]\s*)-?\d))?)\s*:?\s+(-?\d+(?:\.\d+)?)(?:\s+and\s+|\s*[/|]\s*|\s+)(-?\d+(?:\.\d+)?)$/u;
const NAMES = /([\p{L}\d]+)\s+(?:and|vs\.?|versus|against)\s+([\p{L}\d]+)/giu;

/** "Sales and costs: Jan 10 20, Feb 15 18": two numbers for each label. */
export function pairsIn(text: string): { rows: readonly ChartRow[]; series: readonly Series[] } | undefined {
  const parts = text.split(/[,;]\s*|:\s+/).map((part) => part.trim().replace(/^and\s+/, ''));
  const found = parts.map((part) => TWO_VALUES.exec(part));
  const first = found.findIndex((one) => one !== null);
  const pairs = found.flatMap((one) => (one ? [one] : []));
  const head = parts.slice(0, Math.max(0, first)).join(', ');
  const labels = pairs.map(([, label = '']) => label);
  // "Week 2 15" is one number of the second week.
  const isNumbered = new Set(labels).size < labels.length;
  const isDated = spanIn(labels.map((label) => label.toLowerCase())).length > 0;
  if (pairs.length < 2 || isNumbered || !(isDated || SEVERAL.test(head))) return undefined;
  // "Apples and pears in 2022 and 2023: apples 40 and 55": the years are what the two numbers are of.
  const named = [...head.matchAll(NAMES)];
  const isLabel = (name = ''): boolean => labels.some((label) => label.toLowerCase() === name.toLowerCase());
  const [, one = '', other = ''] =
    named.find(([, first, second]) => !isLabel(first) && !isLabel(second)) ??
    (named.some(([, first]) => isLabel(first)) ? [] : (named[0] ?? []));
  const series = [2, 3].map((at) => ({
    name: at === 2 ? one : other,
    colour: undefined,
    values: pairs.map((pair) => Number(pair[at])),
  }));
  const rows = labels.map((label, at) => ({ label, value: series[0]?.values[at] ?? 0, isShare: false }));
  return { rows, series };
}

const RANGE =
  /\b(?:from|between)\s+(-?\d+(?:\.\d+)?)\s*(?:°\s?[CF]?|degrees|%)?\s*(?:to|and|-)\s+(-?\d+(?:\.\d+)?)\s*(°\s?[CF]?|degrees(?:\s+(?:celsius|fahrenheit))?|%|[a-z]{1,2}\b)?/iu;

/** "From -2 to 24 degrees": sample numbers with these as their lowest and highest. */
export function inRange(rows: readonly ChartRow[], text: string): readonly ChartRow[] {
  const [, from, to, unit = ''] = RANGE.exec(text) ?? [];
  const [low, high] = [Number(from), Number(to)];
  if (from === undefined || !(high > low) || high - low > 5000 || /^(?:19|20)\d\d$/.test(from)) return rows;
  const isOfYear = rows.length === 12;
  const shares = rows.map(({ value }, at) =>
    isOfYear ? 1 - Math.cos(((at - 0.2) / 12) * 2 * Math.PI) : value,
  );
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  return rows.map((row, at) => ({
    ...row,
    value: Math.round(low + ((high - low) * ((shares[at] ?? 0) - least)) / Math.max(1e-6, most - least)),
    unit: /^(?:degrees|°)/i.test(unit) ? '°' : unit,
  }));
}

/** Words that such numbers show. */
export const rangeWords = (text: string): readonly string[] => {
  const [said] = RANGE.exec(text) ?? [];
  const words = said?.toLowerCase().split(/\s+/) ?? [];
  return [
    ...words,
    ...words.map((word, at) => `${word} ${words[at + 1]}`),
    ...words.map((word) => word.replace('-', '')),
  ];
};
