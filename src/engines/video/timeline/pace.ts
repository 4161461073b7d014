import type { Animation } from './animation.ts';

const PACES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:in\s+)?(?:slow[- ]?mo(?:tion)?|slowed[- ]down)\b/i, 0.35],
  [/\b(?:hyper|time)[- ]?lapse(?:\s+of)?\b|\b(?:sped|speeded)[- ]up\b|\bfast[- ]motion\b/i, 6],
];

/** The speed of a film against real time, and the prompt without the words for it. */
export function paceIn(prompt: string): { readonly pace: number; readonly rest: string } {
  const [words, pace] = PACES.find(([pattern]) => pattern.test(prompt)) ?? [];
  return words === undefined || pace === undefined
    ? { pace: 1, rest: prompt }
    : { pace, rest: prompt.replace(words, ' ') };
}

/** Clouds, waves, rain and steps take another time; what crosses the picture in slow motion gets less far. */
export function paced<Shown extends Animation>(animation: Shown, pace: number): Shown {
  if (pace === 1) return animation;
  return {
    ...animation,
    draw: (frame, { seconds, progress, view }) =>
      animation.draw(frame, { seconds: seconds * pace, progress: progress * Math.min(1, pace), view }),
  };
}
