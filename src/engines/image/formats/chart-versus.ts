import type { RandomSource } from '../../random.ts';
import { titleCase } from '../prompt/texts.ts';
import type { ChartRow } from './chart-rows.ts';
import type { Series } from './chart-wishes.ts';

const PAIR =
  /^(?:.*?\b(?:chart|graph|plot)\b\s*)?(?:(?:of|for|comparing|showing|with)\s+|:\s*)*(?:the\s+|our\s+|my\s+)?([\p{L}\d' -]+?)\s+(?:vs\.?|versus|against|compared\s+(?:to|with))\s+(?:the\s+|our\s+|my\s+)?([\p{L}\d' -]+?)(?=\s*[,.;:]|\s+(?:showing|over|with|by|per|for|from|in|that|where|after|during)\b|$)/iu;
const FALLS = /\b(?:loss|error|latency|cost|bugs?|defects?|time|churn|debt)\b/iu;
const TURNS = /\b(?:overfit\w*|diverg\w*|after\s+(?:epoch|week|month|day|step)\s+\d+)/iu;
const AFTER = /\b(?:after|from|at)\s+(epoch|week|month|day|step|iteration)\s+(\d{1,3})/iu;
const ALONG =
  /\b(?:over|per|by|across)\s+(?:\d+\s+)?(epoch|week|month|day|step|iteration|year|quarter)s?\b/iu;
const STEPS = 10;

interface Versus {
  readonly rows: readonly ChartRow[];
  readonly series: readonly Series[];
  /** The words of the prompt that the curves show. */
  readonly said: string;
}

/** "Training loss vs validation loss, overfitting after epoch 12": two lines of sample numbers that go as they are said to. */
export function versusIn(rest: string, random: RandomSource): Versus | undefined {
  const [, one, other] = PAIR.exec(rest) ?? [];
  if (!one || !other) return undefined;
  const [, unit = ALONG.exec(rest)?.[1] ?? '', point = ''] = AFTER.exec(rest) ?? [];
  const turn = Number(point) || 0;
  const step = turn > 0 ? Math.max(1, Math.round(turn / 6)) : 1;
  const rows = Array.from({ length: STEPS }, (_, at) => ({
    label: String((at + 1) * step),
    value: 0,
    isShare: false,
  }));
  const doesTurn = TURNS.test(rest);
  const turnAt = turn > 0 ? turn / step - 1 : STEPS * 0.5;
  const curve = (name: string, isSecond: boolean): number[] =>
    rows.map((_, at) => {
      const near = 1 - Math.exp(-at / 3.2);
      const wave = 2 * random() + (isSecond ? 6 : 0);
      const past = isSecond && doesTurn ? Math.max(0, at - turnAt) * 7 : 0;
      const base = FALLS.test(name) ? 90 - 70 * near + past : 18 + 66 * near - past;
      return Math.round(base + wave);
    });
  return {
    rows,
    said: `${one} ${other} ${unit} ${unit}s ${point} after over time overfitting overfit diverging vs versus against showing`,
    series: [one, other].map((name, at) => ({
      name: titleCase(name.trim()),
      colour: undefined,
      values: curve(`${one} ${other}`, at === 1),
    })),
  };
}

/** What the steps of its axis are. */
export const unitOfVersus = (rest: string): string =>
  titleCase((AFTER.exec(rest) ?? ALONG.exec(rest))?.[1]?.toLowerCase() ?? '');
