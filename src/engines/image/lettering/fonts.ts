import type { EngineTools } from '../../engine.ts';

export const FONT_NAMES = ['sans', 'narrow', 'serif'] as const;
export type FontName = (typeof FONT_NAMES)[number];

/** In thousandths of the font size. Paths have the baseline at 0 and letters at negative heights. */
interface Font {
  readonly space: number;
  /** Height of a capital. */
  readonly capitals: number;
  readonly descent: number;
  readonly glyphs: Readonly<Record<string, readonly [advance: number, path: string]>>;
  readonly kerning: Readonly<Record<string, number>>;
}

export type Fonts = Readonly<Record<FontName, Font>>;

let loaded: Promise<Fonts> | undefined;

/** The build writes the file, so its outlines are not checked one by one. */
function isFonts(value: unknown): value is Fonts {
  return typeof value === 'object' && value !== null && FONT_NAMES.every((name) => name in value);
}

async function load(tools: EngineTools): Promise<Fonts> {
  const file: unknown = JSON.parse(new TextDecoder().decode(await tools.assets('lettering.json')));
  if (!isFonts(file)) throw new Error('lettering.json lacks a font');
  return file;
}

/** Kept for the life of the thread; loaded with the first picture that has letters. */
export function loadFonts(tools: EngineTools): Promise<Fonts> {
  loaded ??= load(tools).catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

export interface Line {
  /** In thousandths of the font size. */
  readonly width: number;
  /** SVG paths in the same unit. */
  readonly body: string;
  /** Characters that the font lacks. */
  readonly missing: readonly string[];
}

/** `spacing` is added after each letter, in thousandths. */
export function typesetLine(font: Font, text: string, spacing = 0): Line {
  let x = 0;
  let body = '';
  let before = '';
  const missing: string[] = [];
  for (const character of text.normalize('NFC')) {
    const found = glyphOf(font, character);
    if (/\s/.test(character)) x += font.space + spacing;
    else if (found) {
      const [advance, path] = found;
      x += font.kerning[before + character] ?? 0;
      body += `<path transform="translate(${x} 0)" d="${path}"/>`;
      x += advance + spacing;
    } else missing.push(character);
    before = character;
  }
  return { width: Math.max(1, x - spacing), body, missing };
}

/** A letter with an accent that the font lacks is set without it. */
function glyphOf(font: Font, character: string): readonly [number, string] | undefined {
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '');
  return own(font.glyphs, character) ?? own(font.glyphs, bare);
}

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
