import type { Brief } from './brief.ts';

/** The prompt names a place, a time of day or weather to be painted. */
export const isScenic = ({ hints }: Pick<Brief, 'hints'>): boolean =>
  hints.some(
    ({ place, time, weather, weak, said = '' }) =>
      place !== undefined || (!weak && (time !== undefined || weather !== undefined) && !isThing(said)),
  );

/** "A sun on the right": of these a flat design has drawings. */
const isThing = (said: string): boolean => /\b(?:sun|moon|stars?|clouds?|rainbow|lightning)$/.test(said);
