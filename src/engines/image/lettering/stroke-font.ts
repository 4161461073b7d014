import font from '../data/stroke-font.json';

/** Capitals, figures and signs as strokes on a grid 10 high. Small letters are drawn as small capitals. */
const GLYPHS = new Map(Object.entries(font.glyphs));

/** Combining diacritical marks, drawn above or below the middle of a letter. */
const MARKS = new Map(Object.entries(font.marks));

const SMALL_CAPITAL = 0.8;

interface TextLine {
  readonly width: number;
  readonly body: string;
  /** Characters that the font lacks. */
  readonly missing: readonly string[];
}

/** One line of text as SVG paths, with its top at 0 and its baseline at 10. */
export function layoutLine(text: string): TextLine {
  let x = 0;
  let body = '';
  const missing: string[] = [];
  let last = { middle: 0, scale: 1 };
  for (const character of text
    .normalize('NFD')
    .replace(/ß/g, 'ss')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')) {
    const mark = MARKS.get(character);
    if (mark) {
      body += placed(mark, last.middle, last.scale);
      continue;
    }
    if (/\s/.test(character)) {
      x += 4;
      continue;
    }
    const glyph = GLYPHS.get(character.toUpperCase());
    if (!glyph) {
      missing.push(character);
      continue;
    }
    const scale = character === character.toUpperCase() ? 1 : SMALL_CAPITAL;
    body += placed(glyph.path, x, scale);
    last = { middle: x + (glyph.width * scale) / 2, scale };
    x += glyph.width * scale + 2.1;
  }
  return { width: Math.max(1, x - 2.1), body, missing };
}

const placed = (path: string, x: number, scale: number): string =>
  `<path transform="translate(${x.toFixed(2)} ${(10 - 10 * scale).toFixed(2)}) scale(${scale})" d="${path}"/>`;

/** Breaks a text into at most three lines of about equal length. */
export function wrapCaption(text: string, longest: number): string[] {
  const words = text.trim().split(/\s+/);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || (last.length + word.length + 1 > longest && lines.length < 3)) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
