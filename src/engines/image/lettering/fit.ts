import { type FontName, type Fonts, type Line, typesetLine } from './fonts.ts';

export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface TextLook {
  readonly font: FontName;
  readonly fill: string;
  readonly mostLines?: number;
  /** In thousandths of the font size. */
  readonly spacing?: number;
  /** Largest font size. */
  readonly largest?: number;
  readonly align?: 'start' | 'middle' | 'end';
  /** Position of the block in a box that is higher. */
  readonly vertical?: 'top' | 'middle' | 'bottom';
  /** A line around the letters, in thousandths of the font size. */
  readonly outline?: { readonly colour: string; readonly width: number };
}

export interface FittedText {
  readonly svg: string;
  readonly size: number;
  /** The block of letters. */
  readonly box: TextBox;
  readonly missing: readonly string[];
}

/** Distance of lines, in font sizes. */
const LEADING: Readonly<Record<FontName, number>> = {
  sans: 1.18,
  narrow: 1.3,
  serif: 1.2,
};
const MOST_LINES = 6;

/** Sets a text as large as its box allows, with the line breaks that make that possible. */
export function fitText(fonts: Fonts, text: string, box: TextBox, look: TextLook): FittedText {
  const font = fonts[look.font];
  const words = text.trim().split(/\s+/);
  const capitals = font.capitals / 1_000;
  const depth = font.descent / 1_000;
  const leading = LEADING[look.font];
  let best: { lines: Line[]; size: number } | undefined;
  for (let count = 1; count <= Math.min(words.length, look.mostLines ?? MOST_LINES); count++) {
    const lines = broken(words, count).map((line) => typesetLine(font, line, look.spacing));
    const widest = Math.max(...lines.map((line) => line.width)) / 1_000;
    const tall = capitals + depth * 0.6 + (lines.length - 1) * leading;
    const size = Math.min(box.width / widest, box.height / tall, look.largest ?? Number.POSITIVE_INFINITY);
    // A further line must make the letters much larger: few lines are easier to read.
    if (!best || size > best.size * 1.3) best = { lines, size };
  }
  const { lines, size } = best ?? { lines: [], size: 1 };
  const height = size * (capitals + Math.max(0, lines.length - 1) * leading);
  const spare = box.height - height - size * depth * 0.6;
  const top =
    box.y + (look.vertical === 'top' ? 0 : look.vertical === 'bottom' ? spare : Math.max(0, spare / 2));
  const share = look.align === 'start' ? 0 : look.align === 'end' ? 1 : 0.5;
  const widest = (Math.max(...lines.map((line) => line.width)) / 1_000) * size;
  const body = lines
    .map((line, index) => {
      const x = box.x + (box.width - (line.width / 1_000) * size) * share;
      const y = top + size * (capitals + index * leading);
      return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${(size / 1_000).toFixed(5)})">${line.body}</g>`;
    })
    .join('');
  const { outline } = look;
  const edge = outline
    ? `<g fill="${outline.colour}" stroke="${outline.colour}" stroke-width="${outline.width}" stroke-linejoin="round">${body}</g>`
    : '';
  return {
    svg: `${edge}<g fill="${look.fill}">${body}</g>`,
    size,
    box: { x: box.x + (box.width - widest) * share, y: top, width: widest, height },
    missing: [...new Set(lines.flatMap((line) => line.missing))],
  };
}

/** Words in `count` lines of about equal length: the shortest longest line wins. */
function broken(words: readonly string[], count: number): string[] {
  const length = (from: number, to: number): number => words.slice(from, to).join(' ').length;
  const limits = words
    .flatMap((_, from) => words.slice(from).map((_, n) => length(from, from + n + 1)))
    .sort((a, b) => a - b);
  for (const limit of limits) {
    const lines = filled(words, limit);
    if (lines && lines.length <= count) return lines;
  }
  return [words.join(' ')];
}

function filled(words: readonly string[], limit: number): string[] | undefined {
  const lines: string[] = [];
  for (const word of words) {
    if (word.length > limit) return undefined;
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= limit)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
