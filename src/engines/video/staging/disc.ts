import type { LayeredScene } from '../../image/layers.ts';
import { tokenise } from '../../image/prompt/lexicon.ts';
import type { Bitmap } from '../../image/raster/bitmap.ts';
import { byteOf, shiningRgb } from '../../image/raster/colour.ts';
import { Noise } from '../../image/raster/noise.ts';
import { IDENTITY_TRANSFORM } from '../compositing/composition.ts';
import { createLayer } from '../compositing/layer.ts';
import type { AnimatedLayer } from '../landscape/fog-and-rays.ts';
import type { MovingDisc } from '../timeline/light-change.ts';
import { type Box, middleOf, widthOf } from './blocking.ts';
import type { CastMember } from './tracks.ts';

/** The way of the sun or moon: its middle at the first and at the last frame, in pixels. */
export interface DiscTrack {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly radius: number;
}

/** Fractions of the height: the highest row of a middle, and of the way below the horizon. */
const HIGHEST = 0.2;
const PLACES_WITHOUT = new Set(['room', 'table', 'abstract', 'underwater', 'space']);
const ARTICLE = /^(?:an?|the|some|its|distant|two|three)$/;

/** The subject that a disc rises behind: it is named right after the relation. */
export function isNamedFirst(said: string, text: string): boolean {
  const all = tokenise(text);
  const end = all.findIndex((word) => /^(?:while|as|and|when|then|with)$/.test(word));
  const words = (end < 0 ? all : all.slice(0, end)).filter((word) => !ARTICLE.test(word));
  return words.slice(0, 3).join(' ').includes(said);
}

/** Plans where the disc comes up or goes down. None where the place has no sky. */
export function discTrack(
  scene: LayeredScene,
  { goes, relation, body }: MovingDisc,
  cast: readonly CastMember[],
): DiscTrack | undefined {
  if (PLACES_WITHOUT.has(scene.place)) return undefined;
  const { width, height } = scene;
  const radius = scene.discRadius * (body === 'sun' ? 0.72 : 0.8);
  const thing = relation && cast.find(({ said }) => isNamedFirst(said, relation.to))?.box;
  const top = (x: number): number => skylineAt(scene, x, radius);
  const spots = thing
    ? spotsBy(thing, radius)
    : [0, 0.06, -0.06, 0.14, -0.14, 0.24, -0.24, 0.34, -0.34].map((off) => (scene.light[0] + off) * width);
  const clear = (x: number): number => Math.min(top(x), thing && isBehind(x, thing) ? thing.top : height);
  const isInFrame = (x: number): boolean => x > width * 0.14 && x < width * 0.86;
  // A tree before it would hide it all the time.
  const isCovered = (x: number): boolean =>
    !thing && cast.some(({ box, track }) => !track && x + radius > box.left && x - radius < box.right);
  const fault = (x: number): number => Math.max(0, height * 0.34 - clear(x)) + (isCovered(x) ? height : 0);
  const [x = width / 2] = spots.filter(isInFrame).toSorted((a, b) => fault(a) - fault(b));
  const high = Math.max(
    height * HIGHEST,
    Math.min(clear(x) - radius * 1.3, scene.horizon * height - radius * 2.4),
  );
  const low = Math.max(scene.horizon * height, top(x)) + radius * 1.4;
  return goes === 'up' ? { x, from: low, to: high, radius } : { x, from: high, to: low, radius };
}

/** Its middle when it is low enough to see the disc above it, else its edges. */
const spotsBy = (thing: Box, radius: number): number[] => [
  middleOf(thing),
  thing.right - radius * 0.4,
  thing.left + radius * 0.4,
];

const isBehind = (x: number, { left, right }: Box): boolean => x >= left && x <= right;

/** The row from which on land or water hides the sky. */
function skylineAt({ layers, width, height, horizon }: LayeredScene, x: number, radius: number): number {
  let highest = Math.round(horizon * height);
  for (const { name, rgba } of layers) {
    if (name === 'sky' || name === 'subject' || name === 'near') continue;
    for (let column = Math.max(0, Math.round(x - radius)); column < Math.min(width, x + radius); column += 4)
      for (let row = 0; row < highest; row += 2)
        if ((rgba[(row * width + column) * 4 + 3] as number) > 127) highest = row;
  }
  return highest;
}

/** Words for the disc that the film does not show. */
export function unshownDisc(
  { said, relation, body, colour }: MovingDisc,
  track: DiscTrack | undefined,
  scene: LayeredScene,
  cast: readonly CastMember[],
): string[] {
  if (!track) return said === '' ? [] : [said];
  if (colour && !shiningRgb(colour)) return [said.slice(0, said.indexOf(body) + body.length)];
  if (!relation) return [];
  const thing = cast.find((member) => isNamedFirst(member.said, relation.to));
  if (!thing)
    return relation.said === 'between' || relation.said === 'through' ? [`${body} ${relation.said}`] : [];
  const isThere = Math.abs(track.x - middleOf(thing.box)) <= widthOf(thing.box) * 0.6;
  const isOver = Math.min(track.from, track.to) < Math.max(thing.box.top + track.radius, scene.height * 0.3);
  const isKept = /^(?:from behind|behind|over|above|beyond|below|beneath|under)$/.test(relation.said);
  return isKept && isThere && isOver ? [] : [`${body} ${relation.said} ${thing.said}`];
}

/** Adds the disc behind everything but the sky. */
export function addDisc(
  animated: AnimatedLayer[],
  track: DiscTrack,
  { body, goes, colour }: MovingDisc,
): void {
  const own = colour ? shiningRgb(colour) : undefined;
  const light = own?.map(byteOf) ?? (body === 'moon' ? MOONLIGHT : goes === 'up' ? MORNING : EVENING);
  const picture = body === 'sun' ? sunDisc(track.radius, light) : moonDisc(track.radius, light);
  const { x, from, to } = track;
  const layer = createLayer(picture, {
    left: Math.round(x - picture.width / 2),
    top: Math.round(-picture.height / 2),
    depth: 0,
  });
  const sky = animated.findIndex((entry) => entry.layer.clampEdges);
  animated.splice(sky + 1, 0, {
    layer,
    motion: (_seconds, progress) => ({ ...IDENTITY_TRANSFORM, y: from + (to - from) * progress }),
  });
}

const GLOW = 2.6;

/** In bytes. */
const MORNING = [255, 238, 200];
const EVENING = [255, 234, 184];
const MOONLIGHT = [246, 246, 238];

function sunDisc(radius: number, [r = 255, g = 255, b = 255]: readonly number[]): Bitmap {
  return disc(Math.ceil(radius * GLOW), (away) => {
    const face = Math.min(1, Math.max(0, (radius - away) / 1.5 + 0.5));
    const glow = 0.5 * Math.max(0, 1 - away / (radius * GLOW)) ** 2;
    return [r, g, b, 255 * Math.max(face, glow)];
  });
}

function moonDisc(radius: number, [r = 255, g = 255, b = 255]: readonly number[]): Bitmap {
  const noise = new Noise(0x300d);
  return disc(Math.ceil(radius * GLOW), (away, x, y) => {
    const face = Math.min(1, Math.max(0, (radius - away) / 1.5 + 0.5));
    const seas = 0.9 + 0.14 * noise.fbm((x / radius) * 1.8 + 50, (y / radius) * 1.8, 3);
    const shade = face > 0 ? Math.min(1, seas) : 0.75;
    const glow = 0.3 * Math.max(0, 1 - away / (radius * GLOW)) ** 2;
    return [r * shade, g * shade, b * shade, 255 * Math.max(face, glow)];
  });
}

function disc(half: number, colour: (away: number, x: number, y: number) => readonly number[]): Bitmap {
  const side = half * 2;
  const rgba = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      rgba.set(colour(Math.hypot(x - half + 0.5, y - half + 0.5), x - half, y - half), (y * side + x) * 4);
  return { width: side, height: side, rgba };
}
