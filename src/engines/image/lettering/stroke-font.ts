/** A stroke alphabet: capitals, figures and signs on a grid 10 high; small letters are drawn as small capitals. */
const GLYPHS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [7, 'M0 10 L3.5 0 L7 10 M1.3 6.4 L5.7 6.4'],
  B: [
    6,
    'M0 0 L0 10 M0 0 L3.2 0 Q5.4 0 5.4 2.4 Q5.4 4.8 3.2 4.8 L0 4.8 M3.2 4.8 Q6 4.8 6 7.4 Q6 10 3.2 10 L0 10',
  ],
  C: [7, 'M6.8 2 Q5.6 0 3.6 0 Q0 0 0 5 Q0 10 3.6 10 Q5.6 10 6.8 8'],
  D: [7, 'M0 0 L0 10 L2.8 10 Q7 10 7 5 Q7 0 2.8 0 Z'],
  E: [5.5, 'M5.5 0 L0 0 L0 10 L5.5 10 M0 4.9 L4.6 4.9'],
  F: [5.3, 'M5.3 0 L0 0 L0 10 M0 4.9 L4.4 4.9'],
  G: [7.2, 'M6.8 2 Q5.6 0 3.6 0 Q0 0 0 5 Q0 10 3.6 10 Q6.4 10 7 7.6 L7 5.4 L4.2 5.4'],
  H: [6.6, 'M0 0 L0 10 M6.6 0 L6.6 10 M0 4.9 L6.6 4.9'],
  I: [0.6, 'M0.3 0 L0.3 10'],
  J: [4.6, 'M4.6 0 L4.6 7 Q4.6 10 2.2 10 Q0.4 10 0 8'],
  K: [6, 'M0 0 L0 10 M5.8 0 L0 5.6 M2.2 3.9 L6 10'],
  L: [5.2, 'M0 0 L0 10 L5.2 10'],
  M: [8, 'M0 10 L0 0 L4 6.6 L8 0 L8 10'],
  N: [6.8, 'M0 10 L0 0 L6.8 10 L6.8 0'],
  O: [7.6, 'M3.8 0 Q0 0 0 5 Q0 10 3.8 10 Q7.6 10 7.6 5 Q7.6 0 3.8 0 Z'],
  P: [5.8, 'M0 10 L0 0 L3 0 Q5.8 0 5.8 2.8 Q5.8 5.6 3 5.6 L0 5.6'],
  Q: [7.6, 'M3.8 0 Q0 0 0 5 Q0 10 3.8 10 Q7.6 10 7.6 5 Q7.6 0 3.8 0 Z M4.8 7.4 L7.6 10.6'],
  R: [6, 'M0 10 L0 0 L3 0 Q5.8 0 5.8 2.7 Q5.8 5.4 3 5.4 L0 5.4 M3 5.4 L6 10'],
  S: [
    5.8,
    'M5.5 1.7 Q4.6 0 2.9 0 Q0.2 0 0.2 2.4 Q0.2 4.4 2.9 4.9 Q5.8 5.4 5.8 7.5 Q5.8 10 2.9 10 Q0.8 10 0 8.2',
  ],
  T: [6.4, 'M0 0 L6.4 0 M3.2 0 L3.2 10'],
  U: [6.6, 'M0 0 L0 6.4 Q0 10 3.3 10 Q6.6 10 6.6 6.4 L6.6 0'],
  V: [6.8, 'M0 0 L3.4 10 L6.8 0'],
  W: [9.6, 'M0 0 L2.4 10 L4.8 2 L7.2 10 L9.6 0'],
  X: [6.4, 'M0 0 L6.4 10 M6.4 0 L0 10'],
  Y: [6.4, 'M0 0 L3.2 5 L6.4 0 M3.2 5 L3.2 10'],
  Z: [6.2, 'M0 0 L6.2 0 L0 10 L6.2 10'],
  0: [6.2, 'M3.1 0 Q0 0 0 5 Q0 10 3.1 10 Q6.2 10 6.2 5 Q6.2 0 3.1 0 Z'],
  1: [3, 'M0 2 L2.4 0 L2.4 10'],
  2: [5.8, 'M0.2 2.4 Q0.6 0 3 0 Q5.7 0 5.7 2.7 Q5.7 4.6 3.6 6.2 L0 10 L5.8 10'],
  3: [5.6, 'M0.2 0 L5.2 0 L2.6 3.8 Q5.6 3.9 5.6 6.8 Q5.6 10 2.6 10 Q0.6 10 0 8.2'],
  4: [6.2, 'M4.4 10 L4.4 0 L0 7 L6.2 7'],
  5: [5.6, 'M5.2 0 L0.8 0 L0.4 4.5 Q1.4 3.8 2.8 3.8 Q5.6 3.9 5.6 6.8 Q5.6 10 2.6 10 Q0.7 10 0 8.4'],
  6: [5.8, 'M4.8 0 Q0 2.4 0 6.8 Q0 10 2.9 10 Q5.8 10 5.8 7 Q5.8 4.2 3 4.2 Q0.8 4.2 0.1 6.4'],
  7: [5.6, 'M0 0 L5.6 0 L2 10'],
  8: [
    5.8,
    'M2.9 4.7 Q0.4 4.7 0.4 2.4 Q0.4 0 2.9 0 Q5.4 0 5.4 2.4 Q5.4 4.7 2.9 4.7 Q0 4.7 0 7.3 Q0 10 2.9 10 Q5.8 10 5.8 7.3 Q5.8 4.7 2.9 4.7 Z',
  ],
  9: [5.8, 'M1 10 Q5.8 7.6 5.8 3.2 Q5.8 0 2.9 0 Q0 0 0 3 Q0 5.8 2.8 5.8 Q5 5.8 5.7 3.6'],
  '.': [0.8, 'M0.4 9.7 L0.4 10'],
  ',': [0.8, 'M0.5 9.4 L0.1 11.4'],
  '!': [0.8, 'M0.4 0 L0.4 7 M0.4 9.7 L0.4 10'],
  '?': [5, 'M0 2.2 Q0.4 0 2.5 0 Q5 0 5 2.6 Q5 4.4 3.2 5.2 Q2.5 5.6 2.5 7 M2.5 9.7 L2.5 10'],
  "'": [0.8, 'M0.4 0 L0.4 2.4'],
  '"': [2.4, 'M0.4 0 L0.4 2.4 M2 0 L2 2.4'],
  ':': [0.8, 'M0.4 3.4 L0.4 3.7 M0.4 9.7 L0.4 10'],
  ';': [0.8, 'M0.4 3.4 L0.4 3.7 M0.5 9.4 L0.1 11.4'],
  '-': [3.4, 'M0 5.6 L3.4 5.6'],
  '+': [5, 'M0 5.4 L5 5.4 M2.5 2.9 L2.5 7.9'],
  '=': [5, 'M0 4 L5 4 M0 6.8 L5 6.8'],
  '/': [4.4, 'M0 10.6 L4.4 -0.6'],
  '(': [2, 'M2 -0.6 Q0 2 0 5 Q0 8 2 10.6'],
  ')': [2, 'M0 -0.6 Q2 2 2 5 Q2 8 0 10.6'],
  '&': [7, 'M7 10 L1.2 3.4 Q0 0 2.8 0 Q5.4 0.2 4.6 2.6 Q4 4 1.2 5.6 Q-0.6 7.2 0.8 9.2 Q2.8 11 5 9 L6.6 6'],
  '%': [
    7,
    'M0.6 10 L6.4 0 M1.4 0 Q0 0 0 1.7 Q0 3.4 1.4 3.4 Q2.8 3.4 2.8 1.7 Q2.8 0 1.4 0 Z M5.6 6.6 Q4.2 6.6 4.2 8.3 Q4.2 10 5.6 10 Q7 10 7 8.3 Q7 6.6 5.6 6.6 Z',
  ],
  '#': [6, 'M2 0.6 L1.2 9.4 M4.8 0.6 L4 9.4 M0.4 3.4 L6 3.4 M0 6.6 L5.6 6.6'],
  '*': [4, 'M2 0.6 L2 4.6 M0.2 1.6 L3.8 3.6 M3.8 1.6 L0.2 3.6'],
  '…': [5, 'M0.4 9.7 L0.4 10 M2.5 9.7 L2.5 10 M4.6 9.7 L4.6 10'],
  '–': [5, 'M0 5.6 L5 5.6'],
  '—': [7, 'M0 5.6 L7 5.6'],
};

const MARKS: Readonly<Record<string, string>> = {
  '\u0301': 'M-0.4 -1.4 L1 -2.8',
  '\u0300': 'M0.4 -1.4 L-1 -2.8',
  '\u0302': 'M-1.2 -1.4 L0 -2.7 L1.2 -1.4',
  '\u0303': 'M-1.4 -1.6 Q-0.7 -2.6 0 -2 Q0.7 -1.4 1.4 -2.4',
  '\u0308': 'M-1.2 -2 L-1.2 -1.8 M1.2 -2 L1.2 -1.8',
  '\u030a': 'M0 -1 Q-0.9 -1 -0.9 -1.9 Q-0.9 -2.8 0 -2.8 Q0.9 -2.8 0.9 -1.9 Q0.9 -1 0 -1 Z',
  '\u0327': 'M0 10 L-0.3 11 Q0.9 11.2 0.4 12.2',
};

const SMALL = 0.8;

export interface Line {
  readonly width: number;
  readonly body: string;
  /** Characters that the alphabet does not have. */
  readonly missing: readonly string[];
}

/** One line of text as SVG paths, with its top at 0 and its foot at 10. */
export function lettered(text: string): Line {
  let x = 0;
  let body = '';
  const missing: string[] = [];
  let last = { middle: 0, scale: 1 };
  for (const character of text
    .normalize('NFD')
    .replace(/ß/g, 'ss')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')) {
    const mark = MARKS[character];
    if (mark) {
      body += placed(mark, last.middle, last.scale);
      continue;
    }
    if (/\s/.test(character)) {
      x += 4;
      continue;
    }
    const glyph = GLYPHS[character.toUpperCase()];
    if (!glyph) {
      missing.push(character);
      continue;
    }
    const scale = character === character.toUpperCase() ? 1 : SMALL;
    body += placed(glyph[1], x, scale);
    last = { middle: x + (glyph[0] * scale) / 2, scale };
    x += glyph[0] * scale + 2.1;
  }
  return { width: Math.max(1, x - 2.1), body, missing };
}

const placed = (path: string, x: number, scale: number): string =>
  `<path transform="translate(${x.toFixed(2)} ${(10 - 10 * scale).toFixed(2)}) scale(${scale})" d="${path}"/>`;

/** Breaks a text into at most three lines of about equal length. */
export function wrapped(text: string, longest: number): string[] {
  const words = text.trim().split(/\s+/);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || (last.length + word.length + 1 > longest && lines.length < 3)) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
