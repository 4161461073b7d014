import looks from '../data/subject-looks.json';
import { planScene } from '../prompt/plan.ts';
import { isColourless } from '../prompt/treatments.ts';
import { withoutSubject } from '../prompt/without-subject.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { Canvas } from '../raster/canvas.ts';
import { linearRgb } from '../raster/colour.ts';
import { drawSubject } from '../scene/draw-subject.ts';
import { extentOf } from '../scene/groups.ts';
import { layoutSubjects } from '../scene/layout.ts';
import type { Light } from '../scene/light.ts';
import { type PlacedSubject, resizedSubject } from '../scene/placed-subject.ts';
import { createScene } from '../scene/scene.ts';
import { showsColour } from '../scene/shown-colour.ts';
import { sideBySideMisses, unshownRelations } from '../scene/unshown.ts';
import { Visibility } from '../scene/visibility.ts';
import { drawBody, shadeSprite } from '../sprites/shading.ts';
import { gradeFor } from '../style/colour-grade.ts';
import { layerToRgba } from '../style/grade.ts';
import { backgroundOf } from './background.ts';
import type { Brief } from './brief.ts';
import { luminance, mixed, paletteFor } from './colours.ts';
import { Sheet, type Studio, tintKey } from './sheet.ts';
import { shownSubjects } from './subjects.ts';
import { drawSurface, surfaceIn } from './surface.ts';

/** A thing before a seamless backdrop, lit softly from above, with its shadow and a faint mirror image. */
export function composeProduct(asked: Brief, studio: Studio): Bitmap {
  const { width, height, seed } = asked.request;
  const surface = isLineArt(asked) ? undefined : surfaceIn(asked);
  const brief = surface?.top
    ? { ...asked, subjects: withoutSubject(asked.subjects, surface.top, {}) }
    : asked;
  if (surface) studio.account.told.push(surface.said);
  const random = brief.random(8);
  const palette = paletteFor([], random);
  // Clear glass is seen by what is behind it.
  const isClear = brief.subjects.some(({ finish, colour: own }) => finish?.kind === 'glass' && !own);
  const colour = isLineArt(brief)
    ? '#8d9aa5'
    : (backgroundOf(brief) ??
      brief.colours.at(-1) ??
      (isClear ? mixed(palette.main, '#4a5563', 0.6) : mixed(palette.soft, '#ffffff', 0.25)));
  for (const word of [
    'background',
    'backdrop',
    'plain',
    'solid',
    'simple',
    'clean',
    'empty',
    'neutral',
    'seamless',
    'studio',
    'light',
    'lighting',
    'soft',
    'shadow',
    'shadows',
    'reflection',
    'reflections',
  ])
    brief.shown.add(word);
  const isGroup =
    brief.subjects.length > 1 ||
    brief.subjects.some(({ count, parts, postures }) => count > 1 || parts || postures);
  const names = shownSubjects(brief, studio, isGroup ? 8 : 4).map(({ name }) => name);
  if (!isColourless(brief.treatment))
    for (const subject of brief.subjects)
      for (const colour of subject.colours ?? [subject.colour])
        studio.tints.add(tintKey({ ...subject, colour }));
  const sheet = new Sheet(width, height, studio);
  const floor = height * 0.78;
  sheet.add(
    `<defs><radialGradient id="back" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="${mixed(colour, '#ffffff', 0.3)}"/><stop offset="1" stop-color="${mixed(colour, '#10131a', 0.16)}"/></radialGradient><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${mixed(colour, '#ffffff', 0.35)}"/></linearGradient><radialGradient id="shadow"><stop offset="0" stop-color="#10131a" stop-opacity="${luminance(colour) > 0.3 ? 0.5 : 0.75}"/><stop offset="1" stop-color="#10131a" stop-opacity="0"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#back)"/><rect y="${height * 0.62}" width="${width}" height="${height * 0.38}" fill="url(#floor)"/>`,
  );
  if (surface) drawSurface(sheet, surface, random);
  const size = Math.min(height * 0.6, (width * 0.74) / names.length);
  const places = names.map((name, index) => ({
    name,
    x: width / 2 + (index - (names.length - 1) / 2) * size * 1.1,
  }));
  const sprites = places.map(({ name, x }) => ({ x, sprite: studio.drawings.draw(name, size) }));
  if (!isGroup)
    for (const { x, sprite } of sprites)
      sheet.add(
        `<ellipse cx="${x - (lightSide(brief) ?? 0) * sprite.width * 0.22}" cy="${floor}" rx="${sprite.width * 0.62}" ry="${size * 0.07}" fill="url(#shadow)"/>`,
      );
  const back = sheet.paint();
  const side = lightSide(brief);
  const drawn = createScene(
    planScene({
      prompt: brief.request.prompt,
      seed,
      hints: [{ place: 'table', time: 'day', weather: 'clear' }],
      subjects: isGroup ? brief.subjects : [],
      colours: [],
      home: undefined,
    }),
    { width, height, style: '3d', steps: 30 },
  );
  const scene = side ? { ...drawn, light: lightFrom(drawn.light, side) } : drawn;
  const layer = new Canvas(width, height);
  const put = isLineArt(brief) ? outlined : mirrored;
  if (isGroup) {
    const drawn = new Visibility(width, height, scene.light);
    const placed = layoutSubjects(scene, (name) => studio.drawings.shapeOf(name));
    for (const one of fillingImage(placed, width, height)) {
      const body = drawSubject(scene, studio.drawings, layer, one);
      if (body) drawn.add(one, body);
    }
    const unshown = unshownRelations(scene.plan, drawn);
    // Figures have other names in the plan.
    for (const [{ said }, copies] of drawn.seen()) {
      const { name } = brief.subjects.find((one) => one.said === said) ?? {};
      if (name !== undefined)
        studio.account.copies.set(name, (studio.account.copies.get(name) ?? 0) + copies);
    }
    for (const words of sideBySideMisses(brief.subjects))
      if (!unshown.includes(words)) brief.shown.add(words);
    brief.missing.push(...unshown);
    return put(back, layerToRgba(layer, gradeFor(scene)), height);
  }
  for (const [index, { x, sprite }] of sprites.entries()) {
    const tint = brief.subjects[index]?.colour ?? coatOf(names[index] ?? '');
    const body = shadeSprite(scene, sprite, {
      mirrored: false,
      glows: true,
      lamps: false,
      grounded: false,
      tint: tint ? linearRgb(tint) : undefined,
      patches: brief.subjects[index]?.patches,
      surface: brief.subjects[index]?.finish?.kind,
    });
    const subject = brief.subjects[index];
    if (
      subject?.colour &&
      !subject.patches &&
      subject.finish?.kind !== 'glass' &&
      !showsColour(body, linearRgb(subject.colour), scene.light)
    )
      studio.tints.delete(tintKey(subject));
    drawBody(scene, layer, body, { x, foot: floor, fog: 0 });
  }
  return put(back, layerToRgba(layer, gradeFor(scene)), Math.round(floor));
}

/** "Light from the left": -1 for left, 1 for right. Marks the words as shown. */
function lightSide({ words, shown }: Brief): -1 | 1 | undefined {
  const [said, side] =
    /\b(?:light|lit|lighting|lamp|sun|sunlight|window)(?: \S+)? (?:from|on) the (left|right)\b/.exec(
      words.join(' '),
    ) ?? [];
  for (const word of said?.split(' ') ?? []) shown.add(word);
  return side === undefined ? undefined : side === 'left' ? -1 : 1;
}

const lightFrom = (light: Light, side: -1 | 1): Light => {
  const [across, up, away] = light.direction;
  return { ...light, direction: [Math.abs(across) * side, up, away] };
};

/** A border of the backdrop's opposite, which every drawing in lines keeps. */
function outlined(back: Bitmap, things: Uint8ClampedArray): Bitmap {
  const { width, height } = back;
  const rgba = new Uint8ClampedArray(back.rgba);
  const reach = Math.max(1, Math.round(Math.max(width, height) / 420));
  const isSolid = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && (things[(y * width + x) * 4 + 3] as number) > 127;
  const isEdge = (x: number, y: number): boolean =>
    [-reach, reach].some((step) => !isSolid(x + step, y) || !isSolid(x, y + step));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isSolid(x, y)) continue;
      const k = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) rgba[k + c] = isEdge(x, y) ? 0 : (things[k + c] as number);
    }
  return { width, height, rgba };
}

/** Enlarged together: no scene around them needs room. */
function fillingImage(placed: readonly PlacedSubject[], width: number, height: number): PlacedSubject[] {
  const { left, right } = extentOf(placed);
  const top = Math.min(...placed.map((one) => one.foot - one.height));
  const foot = Math.max(...placed.map((one) => one.foot));
  const scale = Math.max(1, Math.min((width * 0.84) / (right - left), (height * 0.8) / (foot - top)));
  return placed.map((one) => ({
    ...resizedSubject(one, one.size * scale),
    x: width / 2 + (one.x - (left + right) / 2) * scale,
    foot: height * 0.88 - (foot - one.foot) * scale,
  }));
}

/** White things get an outline too. */
const isLineArt = ({ treatment }: Brief): boolean => treatment === 'line-art';

const COATS = new Map(Object.entries(looks.coats));

/** Animals whose drawing has one strong colour. */
const coatOf = (name: string): string | undefined => COATS.get(name)?.[0];

/** Puts the things on the backdrop, and their mirror image, fading, below the floor line. */
function mirrored(back: Bitmap, things: Uint8ClampedArray, floor: number): Bitmap {
  const { width, height } = back;
  const rgba = new Uint8ClampedArray(back.rgba);
  const put = (from: number, to: number, strength: number): void => {
    const alpha = ((things[from + 3] as number) / 255) * strength;
    for (let c = 0; c < 3; c++)
      rgba[to + c] = (rgba[to + c] as number) * (1 - alpha) + (things[from + c] as number) * alpha;
  };
  for (let y = floor; y < height; y++) {
    const source = 2 * floor - y - 1;
    if (source < 0) break;
    const strength = 0.22 * Math.max(0, 1 - (y - floor) / (height * 0.16));
    for (let x = 0; x < width; x++) put((source * width + x) * 4, (y * width + x) * 4, strength);
  }
  for (let k = 0; k < rgba.length; k += 4) put(k, k, 1);
  return { width, height, rgba };
}
