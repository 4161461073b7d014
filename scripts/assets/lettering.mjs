// Letters of free fonts (SIL Open Font License) as outlines, so that a picture needs no font at run time.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);

const FONTS = {
  sans: '@fontsource/montserrat/files/montserrat-latin-700-normal.woff',
  narrow: '@fontsource/oswald/files/oswald-latin-600-normal.woff',
  serif: '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff',
};

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
const CHARACTERS = [...range(0x21, 0x7e), ...range(0xa1, 0xff), ...'–—‘’“”•…€™ŒœŸ'];
const KERNED = [...range(0x41, 0x5a), ...range(0x61, 0x7a), '.', ',', "'"];

/** In thousandths of the font size: a control point may be as far from the mirrored one, which then stands for it. */
const MIRRORED = 1;

/** In relative steps, which compress better than places; two thirds of the control points mirror the one before. */
function pathOf({ commands }) {
  let path = '';
  let at = [0, 0];
  let control;
  const step = (to) => to.map((value, axis) => value - at[axis]);
  for (const { type, ...places } of commands) {
    const [x, y, x1, y1] = ['x', 'y', 'x1', 'y1'].map((name) => Math.round(places[name]));
    const end = [x, y];
    if (type === 'M') path += `m${step(end).join(' ')}`;
    else if (type === 'L') path += lineBy(...step(end));
    else if (type === 'Q') {
      const mirrored = at.map((value, axis) => 2 * value - (control ?? at)[axis]);
      const isMirrored = control && Math.hypot(mirrored[0] - x1, mirrored[1] - y1) <= MIRRORED;
      path += isMirrored ? `t${step(end).join(' ')}` : `q${step([x1, y1]).join(' ')} ${step(end).join(' ')}`;
      control = isMirrored ? mirrored : [x1, y1];
    } else throw new Error(`a font has curves of another kind: ${type}`);
    if (type !== 'Q') control = undefined;
    at = end;
  }
  return path;
}

/** Nothing for a line to where it begins, of which fonts have many. */
function lineBy(x, y) {
  if (y === 0) return x === 0 ? '' : `h${x}`;
  return x === 0 ? `v${y}` : `l${x} ${y}`;
}

/** In thousandths of the font size, with the baseline at 0 and the letters above it at negative heights. */
async function outlines(file) {
  const bytes = await readFile(require.resolve(file));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const scale = 1_000 / font.unitsPerEm;
  const glyphs = {};
  for (const character of CHARACTERS) {
    const glyph = font.charToGlyph(character);
    if (glyph.index === 0) continue;
    glyphs[character] = [Math.round(glyph.advanceWidth * scale), pathOf(glyph.getPath(0, 0, 1_000))];
  }
  const kerning = {};
  for (const left of KERNED)
    for (const right of KERNED) {
      const by = font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right));
      if (by !== 0) kerning[left + right] = Math.round(by * scale);
    }
  return {
    space: Math.round(font.charToGlyph(' ').advanceWidth * scale),
    capitals: Math.round(font.tables.os2.sCapHeight * scale),
    descent: Math.round(-font.descender * scale),
    glyphs,
    kerning,
  };
}

export async function collect() {
  const fonts = await Promise.all(
    Object.entries(FONTS).map(async ([name, file]) => [name, await outlines(file)]),
  );
  return { 'lettering.json': Buffer.from(JSON.stringify(Object.fromEntries(fonts))) };
}
