/** Chance that can be repeated: every choice of the composer comes from one of these. */
export interface Random {
  /** Next number, 0 inclusive to 1 exclusive. */
  next(): number;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T;
  /** An independent stream, so that one part's choices do not disturb another's. */
  fork(name: string): Random;
}

export function seeded(seed: number | string): Random {
  const origin = hash(String(seed));
  let state = origin;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick: (choices) => {
      const chosen = choices[Math.floor(next() * choices.length)];
      if (chosen === undefined) throw new RangeError('nothing to pick from');
      return chosen;
    },
    fork: (name) => seeded(`${origin}/${name}`),
  };
}

function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  // FNV alone leaves near seeds (1, 2, 3) near each other.
  value ^= value >>> 16;
  value = Math.imul(value, 0x85ebca6b);
  return (value ^ (value >>> 13)) | 0;
}
