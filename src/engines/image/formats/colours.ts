import { pickFrom, type RandomSource } from '../../random.ts';
import data from '../data/format-colours.json';

/** The colours of a flat design, each `#rrggbb`. */
export interface Palette {
  readonly paper: string;
  readonly ink: string;
  readonly main: string;
  readonly accent: string;
  readonly soft: string;
}

/** The colours that the prompt names come first; the seed gives the others. */
export function paletteFor(colours: readonly string[], random: RandomSource): Palette {
  const drawn = pickFrom(random, data.palettes);
  if (colours.length === 0) return drawn;
  const [palest = ''] = colours.toSorted((a, b) => luminance(b) - luminance(a));
  const pale = luminance(palest) > 0.75 ? palest : undefined;
  const [main = drawn.main, accent] = colours.filter((colour) => colour !== pale);
  return {
    paper: pale ?? mixed(main, '#ffffff', 0.92),
    ink: mixed(main, '#10131a', luminance(main) > 0.4 ? 0.72 : 0.55),
    main,
    accent: accent ?? mixed(main, luminance(main) > 0.45 ? '#10131a' : '#ffffff', 0.45),
    soft: mixed(main, '#ffffff', 0.75),
  };
}

const MOODS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(data.moods));

/** The colours that a time or a manner is known by: "seventies style". */
const MANNERS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(data.manners));

const OF_MANNER = /^(?:style|styled|look|feel|design|vibe|aesthetic|flair)$/;

/** The words of "warm colours", and the colours of a flat design in them. */
export function moodIn(words: readonly string[]): {
  readonly said: readonly string[];
  readonly colours: readonly string[];
} {
  const at = words.findIndex(
    (word, n) => MOODS.has(word) && /^(?:colou?rs?|tones?|palette|shades|hues)$/.test(words[n + 1] ?? ''),
  );
  if (at >= 0) return { said: words.slice(at, at + 2), colours: MOODS.get(words[at] ?? '') ?? [] };
  // "A vintage car" is no design in that manner.
  const manner = words.findIndex(
    (word, n) => MANNERS.has(word) && (words[n + 1] === undefined || OF_MANNER.test(words[n + 1] ?? '')),
  );
  const end = manner + 1 < words.length ? 2 : 1;
  return {
    said: manner < 0 ? [] : words.slice(manner, manner + end),
    colours: MANNERS.get(words[manner] ?? '') ?? [],
  };
}

export const channels = (code: string): [number, number, number] => {
  const value = Number.parseInt(code.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

export function mixed(from: string, to: string, t: number): string {
  const target = channels(to);
  const bytes = channels(from).map((value, c) => Math.round(value + ((target[c] ?? 0) - value) * t));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Perceived brightness, 0 to 1. */
export function luminance(code: string): number {
  const [r, g, b] = channels(code);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** A shade of the colour that can be read on the ground. */
export const legible = (colour: string, ground: string): string =>
  Math.abs(luminance(colour) - luminance(ground)) > LEAST_CONTRAST
    ? colour
    : mixed(colour, luminance(ground) > 0.5 ? '#10131a' : '#ffffff', 0.5);

const LEAST_CONTRAST = 0.27;

/** Letters in a colour of their own have an edge, which makes them readable on any ground. */
export const inked = (
  ink: string | undefined,
): { fill: string; outline: { colour: string; width: number } } | undefined =>
  ink === undefined ? undefined : { fill: ink, outline: { colour: readableOn(ink), width: 90 } };

/** Dark or light, whichever can be read on the colour. */
export const readableOn = (colour: string): string => (luminance(colour) > 0.58 ? '#1d2129' : '#ffffff');
