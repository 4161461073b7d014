import { contentStems } from './words.ts';

/** How often each stem occurs. */
export function frequencies(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of stems) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * The most telling sentences, in their own order: those that share most words with the whole text, openings a
 * little preferred, and none that repeats one already taken.
 */
export function tellingSentences(sentences: readonly string[], count: number): string[] {
  const stems = sentences.map(contentStems);
  const weights = frequencies(stems.flat());
  const scored = sentences.map((_, index) => {
    const own = new Set(stems[index]);
    const total = [...own].reduce((sum, word) => sum + Math.sqrt(weights.get(word) ?? 0), 0);
    const place = index === 0 ? 1.25 : index === sentences.length - 1 ? 1.05 : 1;
    return { index, own, score: (place * total) / (6 + own.size) };
  });
  const taken: typeof scored = [];
  for (const candidate of scored.toSorted((a, b) => b.score - a.score || a.index - b.index)) {
    if (taken.length >= count) break;
    if (candidate.own.size > 0 && !taken.some((other) => overlap(other.own, candidate.own) > 0.6))
      taken.push(candidate);
  }
  return taken.toSorted((a, b) => a.index - b.index).map(({ index }) => sentences[index] ?? '');
}

/** Shared part of the smaller set, 0 to 1. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size);
  return smaller === 0 ? 0 : [...a].filter((word) => b.has(word)).length / smaller;
}
