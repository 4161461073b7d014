export interface TimedSyllable {
  readonly start: number;
  readonly end: number;
  readonly openness: number;
}

export interface MouthShape {
  /** 0 closed to 1 wide. */
  readonly open: number;
  /** 0 spread to 1 pursed. */
  readonly round: number;
  /** 1 during speech, falling to 0 in pauses: it moves head and brows. */
  readonly energy: number;
}

/** The shape of the mouth at a moment. It opens fast to the vowel of a syllable and closes more slowly. */
export function mouthAt(syllables: readonly TimedSyllable[], seconds: number): MouthShape {
  let open = 0;
  let round = 0;
  let energy = 0;
  for (const { start, end, openness } of syllables) {
    if (seconds < start - 0.3 || seconds > end + 0.3) continue;
    const length = Math.max(0.06, end - start);
    const along = (seconds - start) / length;
    const shape = along < 0.4 ? bump(along / 0.4) : bump(1 - (along - 0.4) / 0.75);
    const here = shape * openness;
    if (here > open) {
      open = here;
      round = openness < 0.5 ? 0.85 : openness > 0.75 && openness < 0.85 ? 0.6 : 0.12;
    }
    energy = Math.max(energy, 1 - Math.max(start - seconds, seconds - end, 0) / 0.3);
  }
  return { open, round, energy };
}

function bump(value: number): number {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}

/** How far the lids are closed, 0 to 1: a blink of a sixth of a second every few seconds, sometimes two. */
export function blinkAt(seconds: number, seed: number): number {
  let closed = 0;
  let at = 0.9 + (seed % 7) * 0.17;
  for (let i = 0; at < seconds + 1 && i < 60; i++) {
    const since = (seconds - at) / 0.17;
    if (since > 0 && since < 1) closed = Math.max(closed, Math.sin(since * Math.PI));
    const gap = 2.1 + ((seed * 31 + i * 57) % 23) / 9;
    at += i % 4 === 2 ? 0.32 : gap;
  }
  return closed;
}
