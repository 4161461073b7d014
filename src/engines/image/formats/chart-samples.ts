import type { RandomSource } from '../../random.ts';
import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import type { ChartRow } from './chart-rows.ts';
import { DAYS, extremesIn, LOW, MONTHS, MOST_ROWS, PEAK, spanIn } from './chart-spans.ts';

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
