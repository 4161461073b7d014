/**
 * Figures are bars written as text, one character a sixteenth note: `.` is silence, `-` holds the note before,
 * and any other character starts one. What the character means is the player's business: bass and chords read
 * chord tones from it, drums read how hard to hit.
 */
export interface PatternStep {
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

/** Chord parts: `x` the whole chord, `X` louder, `p` root and fifth, `d`/`u` a strum down or up, digits one tone of the chord counted from the bottom. */
export const CHORD_PATTERNS = {
  held: 'x---------------',
  halves: 'x-------x-------',
  quarters: 'X---x---X---x---',
  push: 'X-----x-x-----x-',
  pulse: 'X-x-x-x-X-x-x-x-',
  chug: 'P.p.p.p.P.p.p.p.',
  drive: 'P-p-p-p-P-p-p-p-',
  gallop: 'P.ppP.ppP.ppP.pp',
  punk: 'P-P-P-P-P-P-P-P-',
  charleston: 'X-----x-........',
  anticipate: '......x-....X-x-',
  strum: 'D---d-u-..u-d-u-',
  gentleStrum: 'D-------d-u-d-u-',
  skank: '....x.......x...',
  upstrokes: '..x...x...x...x.',
  stabs: 'X..x..x...x..x..',
  houseStabs: '..x...x..x....x.',
  scratch: 'x..x.xx.x..x.xx.',
  montuno: '2-.03-.2.3-.03-.',
  bossa: 'x-.x--x-..x--x-.',
  alberti: '0-2-1-2-0-2-1-2-',
  broken: '0-1-2-3-4-3-2-1-',
  fingerpick: '0-2-3-1-0-2-3-2-',
  rolling: '0123432101234321',
  pluck: '0..2..4..1..3.2.',
  sixteenths: '0213021302130213',
  chipArp: '0240240240240240',
  sparse: '0-------3---2---',
  drops: '..3-------5-....',
  boomChick: '0-..x-..1-..x-..',
  march: 'x-..x.x.x-..x...',
  afro: '2.3.0.32.0.3.2..',
  tremolo: 'xxxxxxxxxxxxxxxx',
  waltz: '....x---x---',
  waltzBroken: '0-1-2-3-2-1-',
} as const;
export type ChordPattern = keyof typeof CHORD_PATTERNS;

/** Bass: `R` root, `3` third, `5` fifth, `7` seventh, `8` octave, `A` a step from the next root, lower case softer. */
export const BASS_PATTERNS = {
  held: 'R---------------',
  halves: 'R-------R-----5-',
  eighths: 'R-r-r-r-R-r-r-r-',
  popEighths: 'R--.R-r-R--.r-5-',
  drive: 'RrrrRrrrRrrrRrrr',
  gallop: 'R.rrR.rrR.rrR.rr',
  walk: 'R---3---5---A---',
  walkUp: 'R---5---8---A---',
  shuffle: 'R---3---5---7---',
  offbeat: '..R-..R-..R-..R-',
  rolling: '.rrr.rrr.rrr.rrr',
  octaves: 'R-8-R-8-R-8-R-8-',
  funk: 'R..R..8.R..5.7.8',
  slap: 'R..8.R.7R...57.A',
  soul: 'R--.r-5-..R-7-5-',
  oneDrop: '....R--5R-..3-5-',
  ska: 'R---3---5---3---',
  tumbao: '......5-----8---',
  bossa: 'R-----5-5-----R-',
  afro: 'R-.5.8..R.5-..A-',
  boomBap: 'R-----r..R--....',
  sub: 'R---------r-----',
  trap: 'R-----R---..R---',
  laidback: 'R----.r-5---..A-',
  half: 'R-----------r---',
  techno: 'R.r.R.r.R.r.R.r.',
  wobble: 'R-R-RRR-R--R--R-',
  synthwave: 'RrRrRrRrRrRrRrRr',
  root5: 'R---....5---....',
  chip: 'R.8.R.8.R.8.R.8.',
  liquid: 'R-----..r---5---',
  waltz: 'R---........',
} as const;
export type BassPattern = keyof typeof BASS_PATTERNS;
