import stored from '../data/rhythm-patterns.json';

/**
 * Figures are bars written as text, one character a sixteenth note: `.` is silence, `-` holds the note before,
 * and any other character starts one. What the character means is the player's business: bass and chords read
 * chord tones from it, drums read how hard to hit.
 */
interface PatternStep {
  readonly symbol: string;
  /** Sixteenths from the start of the bar. */
  readonly at: number;
  readonly length: number;
}

const cache = new Map<string, readonly PatternStep[]>();

export function parsePattern(pattern: string): readonly PatternStep[] {
  const known = cache.get(pattern);
  if (known) return known;
  const found: { symbol: string; at: number; length: number }[] = [];
  [...pattern].forEach((symbol, at) => {
    const last = found.at(-1);
    if (symbol === '.') return;
    if (symbol !== '-') found.push({ symbol, at, length: 1 });
    else if (last && last.at + last.length === at) last.length += 1;
  });
  cache.set(pattern, found);
  return found;
}

/**
 * Chord parts: `x` the whole chord, `X` accented, `p` root and fifth, `d`/`u` a strum down or up, a digit one tone of
 * the chord counted from the bottom.
 */
export const CHORD_PATTERNS = stored.chords;
export type ChordPattern = keyof typeof CHORD_PATTERNS;

/** Bass: `R` root, `3` third, `5` fifth, `7` seventh, `8` octave, `A` approach to the next root, lower case softer. */
export const BASS_PATTERNS = stored.bass;
export type BassPattern = keyof typeof BASS_PATTERNS;
