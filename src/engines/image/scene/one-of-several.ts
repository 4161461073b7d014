import type { Which } from '../prompt/subject.ts';

/** "The middle one", "the second one": counted from the left. Of an even number none is in the middle. */
export function chosenOf<T>(which: Which, ones: readonly T[], xOf: (one: T) => number): T | undefined {
  const ordered = ones.toSorted((a, b) => xOf(a) - xOf(b));
  if (which === 'middle') return ordered.length % 2 === 1 ? ordered[(ordered.length - 1) / 2] : undefined;
  return ordered.at(which === 'any' ? 0 : which);
}
