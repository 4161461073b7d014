import { oneOf } from '../../narrow.ts';
import looks from '../data/subject-looks.json';
import { TREE_KINDS } from '../plants/foliage.ts';
import { drawTree } from '../plants/trees.ts';
import { hasDetail } from '../prompt/details.ts';
import { baseName } from '../prompt/figure.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { Canvas } from '../raster/canvas.ts';
import { linearRgb, type Rgb } from '../raster/colour.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { drawGlow, drawLightBeams } from '../sprites/glow.ts';
import { LitSprite } from '../sprites/lit-sprite.ts';
import { drawReflection } from '../sprites/reflection.ts';
import { drawBody, shadeSprite } from '../sprites/shading.ts';
import { drawShadow } from '../sprites/shadow.ts';
import type { PlacedSubject } from './placed-subject.ts';
import type { Scene } from './scene.ts';

/** A bank as wide as this share of the image has room for all that stand beside each other. */
const WIDE_BANK = 0.3;

/** The widest stretch of land in a row. */
function bankIn(land: Canvas, row: number): { from: number; to: number } {
  let best = { from: 0, to: 0 };
  let from = 0;
  for (let x = 0; x <= land.width; x++) {
    if (x < land.width && (land.px[(row * land.width + x) * 4 + 3] as number) > 0.5) continue;
    if (x - from > best.to - best.from) best = { from, to: x };
    from = x + 1;
  }
  return best;
}

/** The distance by which each of those who stand side by side moves from a river to its bank: together, where there is room. */
export function toBank(ones: readonly PlacedSubject[], land: Canvas): (x: number) => number {
  const row = Math.round(Math.min(land.height - 1, ...ones.map(({ foot }) => foot)));
  const { from, to } = bankIn(land, Math.max(0, row));
  const left = Math.min(...ones.map(({ x, width }) => x - width / 2));
  const right = Math.max(...ones.map(({ x, width }) => x + width / 2));
  const isDry = left >= from && right <= to;
  if (ones.length === 0 || isDry || to - from < land.width * WIDE_BANK) return (x) => x;
  if (right - left <= to - from) return (x) => x + Math.max(0, from - left) - Math.max(0, right - to);
  return (x) => from + ((x - left) * (to - from)) / (right - left);
}

/** Moves a subject out of the water to the nearest land: along its row, else nearer to the viewer. */
export function moveToLand(one: PlacedSubject, land: Canvas): PlacedSubject {
  const half = one.size * 0.28;
  for (let row = Math.round(one.foot); row < land.height; row += 4) {
    const dry = (x: number): boolean =>
      x >= 0 && x < land.width && (land.px[(row * land.width + Math.round(x)) * 4 + 3] as number) > 0.5;
    for (let step = 0; step < land.width * 0.3; step += 4) {
      for (const x of [one.x - step, one.x + step]) {
        if (dry(x - half) && dry(x) && dry(x + half)) return { ...one, x, foot: Math.max(one.foot, row) };
      }
    }
  }
  return one;
}

/** Trees are generated in the light of the scene, not rasterised from a drawing. */
const TREES = new Map(Object.entries(looks.trees).map(([name, kind]) => [name, oneOf(TREE_KINDS, kind)]));

/** The part of a swimming animal that is under water, as a share of its height. */
const DRAUGHT = new Map(Object.entries(looks.draught));

/** Natural colours of animals whose drawing has one strong colour. */
const COATS = new Map(Object.entries(looks.coats));

function coatOf(scene: Scene, one: PlacedSubject): Rgb | undefined {
  const colour = one.colour ?? one.subject.colour;
  if (colour) return linearRgb(colour);
  const coats = COATS.get(baseName(one.name));
  const coat = coats?.[Math.floor(scene.random(Math.round(one.x * 7))() * coats.length)];
  return coat ? linearRgb(coat) : undefined;
}

function bodySprite(scene: Scene, drawings: Drawings, one: PlacedSubject): LitSprite | undefined {
  const tree = TREES.get(one.name);
  if (tree) {
    const kind = tree === 'leafy' && scene.plan.features.has('blossom') ? 'blossom' : tree;
    return drawTree(scene, kind, scene.random(Math.round(one.x)), Math.round(Math.max(60, one.size)));
  }
  if (!drawings.has(one.name)) return undefined;
  const { finish } = one.subject;
  return shadeSprite(scene, drawings.draw(one.name, one.size, one.tilt), {
    mirrored: one.mirrored,
    glows: shines(scene, one),
    // Only a body as large as a house or a bus has windows.
    lamps: kindOfSubject(one.name).metres > 3.5,
    tint: coatOf(scene, one),
    surface: finish && !hasDetail(one.name, finish.said) ? finish.kind : undefined,
    grounded: one.zone !== 'air' && one.zone !== 'deep',
  });
}

/** In a dark room the lamps are on. */
const shines = ({ unlit, plan }: Scene, { name, subject }: PlacedSubject): boolean =>
  !unlit && (kindOfSubject(name).glows || subject.glowing || (plan.dim && /\blamp\b/.test(name)));

/** `base` gets the shadow or reflection. Returns the body as it was drawn; none where there is no drawing. */
export function drawSubject(
  scene: Scene,
  drawings: Drawings,
  layer: Canvas,
  one: PlacedSubject,
  base = layer,
): LitSprite | undefined {
  const body = bodySprite(scene, drawings, one);
  if (!body) return undefined;
  const airborne = one.zone === 'air' || one.zone === 'deep' || one.perched;
  const anchor = {
    x: one.x,
    foot: one.foot,
    fog: one.zone === 'air' ? 0.12 : one.zone === 'deep' ? 0.2 : 0.05,
  };
  if (one.zone === 'water' && !one.perched) {
    const floating = submergeBase(body, Math.max(DRAUGHT.get(one.name) ?? 0.06, belowHull(body)));
    drawReflection(scene, base, floating, anchor);
    drawBody(scene, layer, floating, anchor);
    return floating;
  }
  if (!airborne) drawShadow(scene, base, body, { ...anchor, foot: one.foot + (one.lift ?? 0) });
  if (shines(scene, one))
    drawGlow(scene, layer, one.name, one.x, one.foot - body.height * 0.45, Math.max(body.width, body.height));
  if (one.name === 'lighthouse' && scene.light.lamps)
    drawLightBeams(scene, layer, one.x, one.foot - body.height * 0.84);
  drawBody(scene, layer, body, anchor);
  return body;
}

/** The share of a body below its hull: oars and waves that are much narrower than it. */
function belowHull({ px, width, height }: LitSprite): number {
  const wide = Array.from({ length: height }, (_, row) => {
    let solid = 0;
    for (let x = 0; x < width; x++) if ((px[(row * width + x) * 4 + 3] as number) > 0.5) solid++;
    return solid;
  });
  const least = Math.max(...wide) * HULL;
  const lowest = wide.findLastIndex((solid) => solid >= least);
  return 1 - (lowest + 1) / height;
}

/** Narrower rows are no part of the hull, as a share of the widest row. */
const HULL = 0.45;

/** Cuts off the part of a floating body that is under water. */
function submergeBase(body: LitSprite, share: number): LitSprite {
  const height = Math.max(1, Math.round(body.height * (1 - share)));
  const above = new LitSprite(body.width, height);
  above.px.set(body.px.subarray(0, above.px.length));
  above.resurfaced = body.resurfaced;
  return above;
}
