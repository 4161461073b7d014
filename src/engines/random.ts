/** Pseudo-random numbers from a seed. Engines never call Math.random: the same seed must give the same bytes. */

/** Returns the next number of a sequence, 0 inclusive to 1 exclusive. */
export type RandomSource = () => number;

/** The Mulberry32 generator: 32 bits of state, quick enough to be called for every brush stroke. */
export function mulberry32(seed: number): RandomSource {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pickFrom<T>(random: RandomSource, choices: readonly T[]): T {
  const chosen = choices[Math.floor(random() * choices.length)];
  if (chosen === undefined) throw new RangeError('nothing to pick from');
  return chosen;
}

/** FNV-1a over UTF-16 code units, as an unsigned 32-bit number. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** A random source with the usual draws. */
export interface Random {
  readonly next: RandomSource;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** An independent stream, so that the draws of one part do not shift those of another. */
  fork(name: string): Random;
}

export function seededRandom(seed: number | string): Random {
  const origin = seedState(String(seed));
  const next = mulberry32(origin);
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick: (choices) => pickFrom(next, choices),
    fork: (name) => seededRandom(`${origin}/${name}`),
  };
}

function seedState(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  // FNV alone leaves near seeds (1, 2, 3) near each other.
  value ^= value >>> 16;
  value = Math.imul(value, 0x85ebca6b);
  return (value ^ (value >>> 13)) | 0;
}
