import dashboards from '../data/dashboards.json';
import { capitalized } from './app-spec.ts';
import { singularOf } from './nouns.ts';

export interface Figure {
  readonly name: string;
  readonly chart: 'line' | 'bar';
  readonly values: readonly number[];
  readonly before?: string;
  readonly after?: string;
  readonly lessIsBetter?: true;
}

/** A whole in parts. */
export interface Share {
  readonly name: string;
  readonly parts: readonly { readonly name: string; readonly value: number }[];
}

export const wholly = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`, 'i');

const PERIODS: Readonly<Record<string, { readonly usual: number; readonly name: (at: number) => string }>> = {
  hour: { usual: 24, name: (at) => `${at % 24}:00` },
  day: { usual: 30, name: (at) => `Day ${at + 1}` },
  week: { usual: 12, name: (at) => `Week ${at + 1}` },
  month: {
    usual: 12,
    name: (at) => 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[at % 12] ?? '',
  },
  quarter: { usual: 8, name: (at) => `Q${(at % 4) + 1}` },
  year: { usual: 5, name: (at) => `Year ${at + 1}` },
};
const MOST_PERIODS = 60;

/** "Last 12 months", "per week", "daily". */
export const SPAN =
  /\b(?:(?:over|in|of|from|for|during) )?(?:the )?(?:(?:last|past|previous) (\d{1,2} )?(hour|day|week|month|quarter|year)s?|(?:per|by|each|every) (hour|day|week|month|quarter|year)|(hour|dai|week|month|quarter|year)ly)\b/gi;

export function periodsIn(prompt: string) {
  const found = [...prompt.matchAll(SPAN)];
  const unitOf = ([, , last, each, adverb]: RegExpMatchArray): string =>
    (last ?? each ?? adverb ?? '').toLowerCase().replace('dai', 'day');
  const counted = found.find(([, count]) => count !== undefined);
  const count = Number(counted?.[1] ?? 0);
  // "The last year" by months, unless another part is named.
  const parts = found.map(unitOf).filter((_, at) => found[at] !== counted);
  const named = parts[0] === 'year' ? 'month' : parts[0];
  const unit = counted === undefined ? (named ?? 'month') : unitOf(counted);
  const { usual, name } = PERIODS[unit] ?? { usual: 12, name: String };
  const many = count > 1 && count <= MOST_PERIODS ? count : usual;
  const isWeek = unit === 'day' && many === 7;
  const days = 'Mon Tue Wed Thu Fri Sat Sun'.split(' ');
  return {
    periods: Array.from({ length: many }, (_, at) => (isWeek ? (days[at] ?? '') : name(at))),
    // "Sign-ups per week" beside months.
    missing: found
      .filter((one) => one !== counted && unitOf(one) !== unit && unitOf(one) !== 'year')
      .map(([said]) => said),
    said: found.map(([said], at) => (found[at] === counted && many !== count ? '' : said)).join(' '),
  };
}

/** A number from a name, so that samples are the same each time. */
const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);

const rounded = (value: number): number => {
  const digits = 10 ** Math.max(0, 2 - Math.floor(Math.log10(Math.max(1, Math.abs(value)))));
  return Math.round(value * digits) / digits;
};

const CAPITALS = /^(?:cpu|ram|gpu|mrr|arr|nps|roi|ctr|aov)\b/i;
const nameOf = (name: string): string => capitalized(name.replace(CAPITALS, (word) => word.toUpperCase()));

/** "Cost in euros", "waste in kg". */
const IN_UNIT = / in (?:(\$|dollars?|usd|€|euros?|eur|£|pounds|gbp)|([\p{L}°]{1,8}(?:\/\p{L}{1,3})?|%))$/iu;

function unitOf(name: string, currency: string) {
  const [said = '', money, unit] = IN_UNIT.exec(name) ?? [];
  const known = dashboards.kinds.find(({ words }) => wholly(words).test(name));
  const isMoney = money !== undefined || (unit === undefined && known?.before !== undefined);
  const after = unit === undefined ? known?.after : ` ${unit}`;
  return {
    kind: known,
    name: nameOf(name.replace(said, '')),
    sign: isMoney ? { before: currency } : after === undefined ? {} : { after },
  };
}

/** "$" or the sign of the prompt. */
export const currencyIn = (prompt: string): string =>
  /[€£]/.exec(prompt)?.[0] ?? (/\beuros?\b/i.test(prompt) ? '€' : '$');

export function figureOf(said: string, chart: Figure['chart'], many: number, currency: string): Figure {
  const { kind, name, sign } = unitOf(said, currency);
  const seed = hashOf(name.toLowerCase());
  const { base = 120 + (seed % 400), swing = 0.22, most = Number.POSITIVE_INFINITY } = kind ?? {};
  const values = Array.from({ length: many }, (_, at) => {
    const wave = Math.sin((2 * Math.PI * at) / 12 + seed) * 0.5 + Math.sin(at * 2.3 + seed) * 0.3;
    return rounded(Math.min(most, base * (1 + swing * (wave + (0.6 * at) / many))));
  });
  const isLess = wholly(dashboards.lessIsBetter).test(name);
  return { name, chart, values, ...sign, ...(isLess && { lessIsBetter: true }) };
}

/** "A pie chart of orders by region (north, south)": what is shared out, and into which parts. */
export function sharesOf(name: string, named: readonly string[]): Share | undefined {
  const [, count, what = ''] = /^top (\d{1,2}) (.+)$/i.exec(name) ?? [];
  if (count !== undefined && named.length < 2) {
    const best = Array.from({ length: Number(count) }, (_, at) => ({
      name: `${capitalized(singularOf(what))} ${at + 1}`,
      value: 10 + 6 * (Number(count) - at),
    }));
    return { name: capitalized(name), parts: best };
  }
  const usual = Object.entries(dashboards.parts).find(([words]) => wholly(words).test(name))?.[1];
  const parts = named.length > 1 ? named.map(capitalized) : usual;
  if (parts === undefined) return undefined;
  const shares = parts.map((part, at) => ({ name: part, value: 8 + ((hashOf(part) + 17 * at) % 30) }));
  return { name: capitalized(name), parts: shares };
}
