import type { EngineTools } from '../../engine.ts';
import { baseName, faceOf } from '../prompt/figure.ts';
import type { Lexicon } from '../prompt/lexicon.ts';
import { createNounLexicon, type Keywords } from '../prompt/nouns.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { figureArtwork } from './artwork/bodies.ts';
import { faced } from './artwork/face.ts';
import { ARTWORK } from './artwork.ts';
import { type PackedIcons, unpackIcons } from './icon-paths.ts';

/** The vector drawings of subjects, and their rasteriser. */
export interface Drawings {
  readonly nouns: Lexicon<string>;
  readonly names: readonly string[];
  has(name: string): boolean;
  /** Sides of a drawing as shares of the longer side of its view box, and its upper edge; a square for unknown names. */
  shapeOf(name: string): Shape;
  /** `size` is the longer side, in pixels; `tilt` turns it clockwise, in degrees. */
  draw(name: string, size: number, tilt?: number): Bitmap;
  drawSvg(svg: string, size: number): Bitmap;
  /** The whole view box, not cropped to what is in it. */
  paintSvg(svg: string, width: number): Bitmap;
  /** For use inside another drawing: ids are its own. */
  vector(name: string): Vector;
}

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly tops: readonly number[];
}

interface Vector {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

interface IconFile extends Keywords, PackedIcons {}

interface Icons extends Keywords {
  readonly icons: Readonly<Record<string, string>>;
}

/** Measuring takes as long as drawing, and a name is measured for each image and each shot. */
const shapes = new Map<string, Shape>();
/** Poses and clothes make more names than there are drawings. */
const MOST_SHAPES = 1_000;

let rasteriser: Promise<typeof import('@resvg/resvg-wasm')> | undefined;
let icons: Promise<Icons> | undefined;

async function loadRasteriser(tools: EngineTools): Promise<typeof import('@resvg/resvg-wasm')> {
  const resvg = await import('@resvg/resvg-wasm');
  await resvg.initWasm(new Uint8Array(await tools.assets('resvg.wasm')));
  return resvg;
}

/** The build writes the file, so its entries are not checked one by one. */
function isIconFile(value: unknown): value is IconFile {
  return (
    typeof value === 'object' && value !== null && 'markup' in value && 'words' in value && 'kinds' in value
  );
}

async function loadIcons(tools: EngineTools): Promise<Icons> {
  const [text, paths] = await Promise.all([
    tools.assets('picture-icons.json'),
    tools.assets('picture-paths.bin'),
  ]);
  const file: unknown = JSON.parse(new TextDecoder().decode(text));
  if (!isIconFile(file)) throw new Error('picture-icons.json holds no icons');
  return { words: file.words, kinds: file.kinds, icons: unpackIcons(file, paths) };
}

let nouns: Lexicon<string> | undefined;

/** Kept like the icons: it has thousands of words. */
function nounsOf(file: Keywords): Lexicon<string> {
  const own = Object.keys(ARTWORK).map((name) => [name.replaceAll('-', ' '), name]);
  nouns ??= createNounLexicon({
    words: { ...file.words, ...Object.fromEntries(own) },
    kinds: file.kinds,
  });
  return nouns;
}

/** Both are kept for the life of the thread: resvg throws when it is initialised twice. */
export async function loadDrawings(tools: EngineTools): Promise<Drawings> {
  rasteriser ??= loadRasteriser(tools).catch((error) => {
    rasteriser = undefined;
    throw error;
  });
  icons ??= loadIcons(tools).catch((error) => {
    icons = undefined;
    throw error;
  });
  const [{ Resvg }, file] = await Promise.all([rasteriser, icons]);
  const paintSvg = (svg: string, width: number): Bitmap => {
    const image = new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false },
    });
    const pixels = image.render();
    const picture = {
      width: pixels.width,
      height: pixels.height,
      rgba: new Uint8ClampedArray(pixels.pixels),
    };
    pixels.free();
    image.free();
    return picture;
  };
  const rasterise = (svg: string, size: number): Bitmap => {
    const { width, height } = viewBoxOf(svg);
    const image = new Resvg(svg, {
      fitTo: { mode: height > width ? 'height' : 'width', value: Math.max(8, Math.round(size)) },
      font: { loadSystemFonts: false },
    });
    const pixels = image.render();
    const sprite = cropped(pixels.pixels, pixels.width, pixels.height);
    pixels.free();
    image.free();
    return sprite;
  };
  const wrapped = (name: string): string => {
    const face = faceOf(name);
    if (face) return faced(wrapped(face.base), face.mood, paintSvg(wrapped(face.base), SAMPLE));
    const own = ARTWORK[name] ?? figureArtwork(name);
    if (own) return own(file.icons);
    const body = file.icons[name];
    if (body === undefined) throw new Error(`no drawing is called ${name}`);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${body}</svg>`;
  };
  const has = (name: string): boolean =>
    name in ARTWORK ||
    name in file.icons ||
    figureArtwork(name) !== undefined ||
    (faceOf(name) !== undefined && has(baseName(name)));
  return {
    nouns: nounsOf(file),
    names: [...new Set([...Object.keys(ARTWORK), ...Object.keys(file.icons)])],
    has,
    shapeOf: (name) => {
      if (!has(name)) return { width: 1, height: 1, tops: [0] };
      const known = shapes.get(name);
      if (known) return known;
      const shape = shapeOfSprite(rasterise(wrapped(name), SAMPLE), SAMPLE);
      if (shapes.size >= MOST_SHAPES) shapes.clear();
      shapes.set(name, shape);
      return shape;
    },
    draw: (name, size, tilt = 0) =>
      tilt === 0 ? rasterise(wrapped(name), size) : rasterise(tilted(wrapped(name), tilt), size * TILT_ROOM),
    drawSvg: rasterise,
    paintSvg,
    vector: (name) => withOwnIds(wrapped(name), name),
  };
}

/** Pixels along the longer side, enough to measure a drawing. */
export const SAMPLE = 48;

/** `size` is the longer side of the view box, in pixels. */
export function shapeOfSprite({ width, height, rgba }: Bitmap, size: number): Shape {
  const tops = Array.from({ length: width }, (_, x) => {
    let y = 0;
    while (y < height && (rgba[(y * width + x) * 4 + 3] as number) < 128) y++;
    return y / height;
  });
  return { width: Math.min(1, width / size), height: Math.min(1, height / size), tops };
}

/** A tilted drawing needs a larger view box. */
const TILT_ROOM = 1.4;

function tilted(drawing: string, degrees: number): string {
  const [, width = 1, height = 1] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing)?.map(Number) ?? [];
  const body = drawing.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const x = (width * (TILT_ROOM - 1)) / 2;
  const y = (height * (TILT_ROOM - 1)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * TILT_ROOM} ${height * TILT_ROOM}"><g transform="translate(${x} ${y}) rotate(${degrees} ${width / 2} ${height / 2})">${body}</g></svg>`;
}

function viewBoxOf(svg: string): { width: number; height: number } {
  const [, width = 1, height = 1] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
  return { width, height };
}

/** Two drawings in one document may use the same id for different gradients. */
function withOwnIds(svg: string, name: string): Vector {
  const body = svg
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/\bid=["']([^"']+)["']/g, `id="${name}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
    .replace(/href=["']#([^"']+)["']/g, `href="#${name}-$1"`);
  const { width, height } = viewBoxOf(svg);
  // Some drawings go beyond their view box.
  return {
    width,
    height,
    body: `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  };
}

function cropped(pixels: Uint8Array, width: number, height: number): Bitmap {
  let left = width;
  let right = -1;
  let top = height;
  let bottom = -1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] as number) < 8) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < 0) return { width: 1, height: 1, rgba: new Uint8ClampedArray(4) };
  const w = right - left + 1;
  const h = bottom - top + 1;
  const rgba = new Uint8ClampedArray(w * h * 4);
  for (let y = 0; y < h; y++) {
    const from = ((y + top) * width + left) * 4;
    rgba.set(pixels.subarray(from, from + w * 4), y * w * 4);
  }
  return { width: w, height: h, rgba };
}
