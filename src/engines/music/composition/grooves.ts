import type { Drum } from './drum-kit.ts';
import type { SynthesizedKit } from './score.ts';

/** One row a drum, one character a sixteenth: `X` accent, `x` normal, `o` ghost. */
export type DrumPattern = Readonly<Partial<Record<Drum, string>>>;

export interface Groove {
  /** Which drum set plays it: a General MIDI kit number, or the drum machine. */
  readonly kit: number | SynthesizedKit;
  readonly verse: DrumPattern;
  /** Rows that replace or join the verse's in loud sections. */
  readonly chorus: DrumPattern;
  /** How a section leads into the next. */
  readonly fill: 'toms' | 'snare' | 'machine' | 'brush' | 'hand' | 'none';
}

const EIGHTHS = 'X.x.X.x.X.x.X.x.';
const FOUR = 'X...X...X...X...';
const BACKBEAT = '....X.......X...';
const SIXTEENTHS = 'XoxoXoxoXoxoXoxo';

export const GROOVES = {
  none: { kit: 0, verse: {}, chorus: {}, fill: 'none' },
  pop: {
    kit: 0,
    verse: { kick: 'X.....x.X.......', snare: BACKBEAT, hat: EIGHTHS },
    chorus: {
      kick: 'X..x..x.X.x...x.',
      clap: BACKBEAT,
      open: '..............x.',
      tambourine: 'oxoxoxoxoxoxoxox',
    },
    fill: 'toms',
  },
  rock: {
    kit: 8,
    verse: { kick: 'X......xX.x.....', snare: BACKBEAT, hat: EIGHTHS },
    chorus: {
      kick: 'X..x..x.X.x...x.',
      hat: '................',
      crash: 'X...............',
      ride: 'x.x.x.x.x.x.x.x.',
    },
    fill: 'toms',
  },
  punk: {
    kit: 8,
    verse: { kick: 'X.x...x.X.x...x.', snare: '....X.......X...', hat: EIGHTHS },
    chorus: { kick: 'X.X...X.X.X...X.', snare: '..X...X...X...X.', crash: 'X.......X.......' },
    fill: 'snare',
  },
  metal: {
    kit: 8,
    verse: { kick: 'X.xxX.xxX.xxX.xx', snare: BACKBEAT, hat: FOUR },
    chorus: { kick: 'xxxxxxxxxxxxxxxx', snare: BACKBEAT, crash: 'X.......X.......', ride: FOUR },
    fill: 'toms',
  },
  swing: {
    kit: 32,
    verse: {
      ride: 'X...x.x.X...x.x.',
      pedal: '....x.......x...',
      kick: 'o...o...o...o...',
      snare: '......o.......o.',
    },
    chorus: { ride: 'X...X.x.X...X.x.', snare: '......x...o...x.', kick: 'x...o...x...o...' },
    fill: 'snare',
  },
  shuffle: {
    kit: 0,
    verse: { kick: 'X.......X.....x.', snare: BACKBEAT, hat: 'X.x.X.x.X.x.X.x.' },
    chorus: { kick: 'X.....x.X.....x.', ride: 'X.x.X.x.X.x.X.x.', hat: '................' },
    fill: 'toms',
  },
  soul: {
    kit: 0,
    verse: { kick: 'X.....x..xx.....', snare: '....X..o.o..X...', hat: EIGHTHS },
    chorus: { kick: 'X..x..x..xx...x.', tambourine: '....x.......x...', clap: BACKBEAT },
    fill: 'toms',
  },
  rnb: {
    kit: 'machine',
    verse: {
      kick: 'X......x..x.....',
      snare: '........X.......',
      hat: 'X.x.xox.X.x.x.xx',
      shaker: 'o.x.o.x.o.x.o.x.',
    },
    chorus: { clap: '........X.......', kick: 'X..x...x..x..x..', open: '......x.........' },
    fill: 'machine',
  },
  funk: {
    kit: 0,
    verse: { kick: 'X.x.......x..x..', snare: '....X..o.o..X..o', hat: SIXTEENTHS },
    chorus: {
      kick: 'X.x...x...x..x..',
      open: '......x.......x.',
      congaOpen: '..x...xx..x...x.',
      cowbell: 'x...x...x...x...',
    },
    fill: 'snare',
  },
  disco: {
    kit: 0,
    verse: { kick: FOUR, snare: BACKBEAT, hat: 'x.......x.......', open: '..x...x...x...x.' },
    chorus: {
      clap: BACKBEAT,
      hat: SIXTEENTHS,
      tambourine: 'x.x.x.x.x.x.x.x.',
      congaOpen: '...x..x....x..x.',
    },
    fill: 'toms',
  },
  gospel: {
    kit: 0,
    verse: { kick: 'X.......x.x.....', snare: '....x.......x...', ride: 'x.x.x.x.x.x.x.x.' },
    chorus: { kick: 'X..x..x.X.x...x.', clap: '....X.......X...', tambourine: '..x...x...x...x.' },
    fill: 'toms',
  },
  train: {
    kit: 40,
    verse: { kick: 'X.......X.......', snare: 'ooXoooXoooXoooXo' },
    chorus: { kick: 'X...x...X...x...', snare: 'oxXoxxXooxXoxxXo', tambourine: '....x.......x...' },
    fill: 'snare',
  },
  folk: {
    kit: 40,
    verse: { kick: 'X.......x.......', shaker: 'x.o.x.o.x.o.x.o.' },
    chorus: { kick: 'X.....x.X.......', snare: '....x.......x...', tambourine: '....x.......x...' },
    fill: 'brush',
  },
  celtic: {
    kit: 0,
    verse: { congaLow: 'X..x..X..x..X.x.', shaker: 'x.ox.ox.ox.ox.o.' },
    chorus: { kick: 'X.......X.......', tambourine: 'x..x..x..x..x.x.' },
    fill: 'hand',
  },
  oneDrop: {
    kit: 8,
    verse: { kick: '........X.......', stick: '........X.......', hat: 'x.xox.x.x.xox.x.' },
    chorus: { snare: '........X......o', hat: 'X.xoX.xoX.xoX.x.', shaker: 'x.x.x.x.x.x.x.x.' },
    fill: 'toms',
  },
  ska: {
    kit: 0,
    verse: { kick: 'X.......X.......', snare: BACKBEAT, hat: '..x...x...x...x.' },
    chorus: { kick: 'X...x...X...x...', hat: 'x.X.x.X.x.X.x.X.', crash: 'X...............' },
    fill: 'snare',
  },
  latin: {
    kit: 0,
    verse: {
      clave: 'X..X..X...X.X...',
      congaMute: 'x.x.....x.x.....',
      congaOpen: '......xx......xx',
      shaker: SIXTEENTHS,
    },
    chorus: { kick: '...x...x...x...x', timbale: 'x.x.xx.xx.x.xx.x', cowbell: 'X...X...X...X...' },
    fill: 'hand',
  },
  bossa: {
    kit: 40,
    verse: { kick: 'X.....x.X.....x.', stick: 'X..X..X...X..X..', hat: 'xoxoxoxoxoxoxoxo' },
    chorus: { shaker: 'x.xxx.xxx.xxx.xx', congaOpen: '......x.......x.' },
    fill: 'brush',
  },
  afro: {
    kit: 0,
    verse: {
      kick: 'X.....x.X.....x.',
      stick: '...x..x....x..x.',
      hat: SIXTEENTHS,
      shaker: 'X.xxX.xxX.xxX.xx',
    },
    chorus: { snare: '....x..x....x..o', congaOpen: '..x..xx...x..xx.', agogo: 'X.x.x..x.x.x.x..' },
    fill: 'hand',
  },
  boomBap: {
    kit: 'dusty',
    verse: { kick: 'X.....x..xX.....', snare: '....X..o....X...', hat: 'X.x.X.xoX.x.X.x.' },
    chorus: { kick: 'X..x..x..xX...x.', open: '..............x.', shaker: '..x...x...x...x.' },
    fill: 'machine',
  },
  trap: {
    kit: 'machine',
    verse: { kick: 'X.....x...x.....', clap: '........X.......', hat: 'x.x.x.x.x.x.x.x.' },
    chorus: {
      kick: 'X.....x...x..x..',
      snare: '........X.......',
      hat: 'x.x.xxxxx.x.xoxo',
      open: '..............x.',
    },
    fill: 'machine',
  },
  lofi: {
    kit: 'dusty',
    verse: { kick: 'X......x..x.....', snare: '....X.......X..o', hat: 'x.o.x.oxx.o.x.o.' },
    chorus: { shaker: 'o.x.o.x.o.x.o.x.', open: '......o.........', stick: '.......o......o.' },
    fill: 'machine',
  },
  electro: {
    kit: 'machine',
    verse: { kick: FOUR, clap: BACKBEAT, hat: '..x...x...x...x.' },
    chorus: { hat: 'xoxoxoxoxoxoxoxo', open: '..X...X...X...X.', snare: BACKBEAT },
    fill: 'machine',
  },
  house: {
    kit: 'machine',
    verse: { kick: FOUR, clap: BACKBEAT, open: '..x...x...x...x.', shaker: 'oxoxoxoxoxoxoxox' },
    chorus: { hat: 'x.ox.ox.x.ox.oxo', stick: '...x..x....x..x.', congaOpen: '......x..x....x.' },
    fill: 'machine',
  },
  techno: {
    kit: 'machine',
    verse: { kick: FOUR, hat: '..X...X...X...X.', stick: '...x......x..x..' },
    chorus: { open: '..X...X...X...X.', clap: BACKBEAT, hat: 'xoxoxoxoxoxoxoxo', lowTom: '......x......x..' },
    fill: 'machine',
  },
  breaks: {
    kit: 'machine',
    verse: { kick: 'X.........x.....', snare: '....X..o.o..X...', hat: 'x.x.x.x.x.x.x.x.' },
    chorus: {
      kick: 'X.x.......x..x..',
      snare: '....X..o.o..X..o',
      ride: 'x.x.x.x.x.x.x.x.',
      shaker: SIXTEENTHS,
    },
    fill: 'machine',
  },
  dubstep: {
    kit: 'machine',
    verse: { kick: 'X...............', snare: '........X.......', hat: 'x..x..x..x..x.x.' },
    chorus: {
      kick: 'X.....x...x.....',
      clap: '........X.......',
      hat: 'x.xxx.xxx.xxx.xx',
      crash: 'X...............',
    },
    fill: 'machine',
  },
  gated: {
    kit: 'machine',
    verse: { kick: 'X.......X.......', snare: BACKBEAT, hat: EIGHTHS },
    chorus: { kick: 'X.....x.X.x...x.', clap: BACKBEAT, hat: SIXTEENTHS, open: '..............x.' },
    fill: 'toms',
  },
  chip: {
    kit: 'chip',
    verse: { kick: 'X...x...X...x...', snare: BACKBEAT, hat: 'x.x.x.x.x.x.x.x.' },
    chorus: { kick: 'X.x...x.X.x...x.', hat: SIXTEENTHS },
    fill: 'machine',
  },
  orchestral: {
    kit: 0,
    verse: { lowTom: 'X...............' },
    chorus: { lowTom: 'X..x..x.X..x.xxx', floorTom: '....x.......x...', kick: 'X.......X.......' },
    fill: 'toms',
  },
  march: {
    kit: 0,
    verse: { kick: 'X.......X.......', snare: 'x.xxX.x.x.xxXxxx' },
    chorus: { kick: 'X...x...X...x...', snare: 'X.xxX.xxX.xxXxxx', crash: '........x.......' },
    fill: 'snare',
  },
  sleigh: {
    kit: 0,
    verse: { bells: 'X.x.X.x.X.x.X.x.', kick: 'X.......X.......' },
    chorus: { snare: BACKBEAT, kick: 'X.....x.X.......', tambourine: 'x.x.x.x.x.x.x.x.' },
    fill: 'toms',
  },
  playful: {
    kit: 0,
    verse: { kick: 'X.......X.......', stick: '....x.......x...', shaker: 'x.x.x.x.x.x.x.x.' },
    chorus: { clap: BACKBEAT, triangle: 'x.......x.......', hat: EIGHTHS },
    fill: 'hand',
  },
  waltz: {
    kit: 40,
    verse: { kick: 'X...........', snare: '....o...o...' },
    chorus: { kick: 'X...........', snare: '....x...x...', ride: 'x...x...x.x.' },
    fill: 'brush',
  },
} as const satisfies Record<string, Groove>;
export type GrooveName = keyof typeof GROOVES;
