import { oneOf } from '../../narrow.ts';
import flowers from '../data/flowers.json';
import looks from '../data/subject-looks.json';
import { TREE_KINDS } from '../plants/foliage.ts';
import { drawTree } from '../plants/trees.ts';
import { hasDetail } from '../prompt/details.ts';
import { baseName, keepsOutline } from '../prompt/figure.ts';
import { isAlive } from '../prompt/people.ts';
import { isSteaming } from '../prompt/steaming.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { Canvas } from '../raster/canvas.ts';
import { linearRgb, type Rgb } from '../raster/colour.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { drawGlow, drawLightBeams } from '../sprites/glow.ts';
import { LitSprite } from '../sprites/lit-sprite.ts';
import { drawReflection } from '../sprites/reflection.ts';
import { drawBody, shadeSprite } from '../sprites/shading.ts';
import { drawShadow } from '../sprites/shadow.ts';
import { drawSplash } from '../sprites/splash.ts';
import { drawSteam } from '../sprites/steam.ts';
import type { Trim } from '../sprites/trim.ts';
import { draughtOf, hasOwnDraught } from './draught.ts';
import type { PlacedSubject } from './placed-subject.ts';
import type { Scene } from './scene.ts';
import { aboveRim } from './vessels.ts';

/** Trees are generated in the light of the scene, not rasterised from a drawing. */
const TREES = new Map(Object.entries(looks.trees).map(([name, kind]) => [name, oneOf(TREE_KINDS, kind)]));

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
  return drawings.has(one.name) ? drawnSprite(scene, drawings, one) : undefined;
}

/** The drawing of a subject in the light of a scene, also of a tree. */
export function drawnSprite(scene: Scene, drawings: Drawings, one: PlacedSubject): LitSprite {
  const { finish } = one.subject;
  const body = shadeSprite(scene, drawings.draw(one.name, one.size, one.tilt), {
    mirrored: one.mirrored,
    glows: shines(scene, one),
    // Only a body as large as a house or a bus has windows.
    lamps: kindOfSubject(one.name).metres > 3.5,
    panes: hasDetail(one.name, 'windows') && one.name !== 'log-cabin',
    trim: trimmed(one.name),
    tint: coatOf(scene, one),
    // A drawing that is turned has its parts elsewhere.
    patches: one.tilt === 0 && keepsOutline(one.name) ? one.subject.patches : undefined,
    surface: finish && !hasDetail(one.name, finish.said) ? finish.kind : undefined,
    bands: finish?.colours?.map(linearRgb),
    isLevel: one.name === 'puddle',
    grounded: one.zone !== 'air' && one.zone !== 'deep',
  });
  return one.rim ? aboveRim(body, one.rim) : body;
}

/** "White tulips" have green leaves. */
const WITH_STALKS: ReadonlySet<string> = new Set([...flowers.subjects, 'bouquet', 'carrot', 'strawberry']);

/** Vehicles and houses are of several materials. */
export function trimmed(name: string): Trim | undefined {
  if (WITH_STALKS.has(name)) return 'stalks';
  const { metres, home } = kindOfSubject(name);
  if (metres < 1.5 || /^(?:room|table)$/.test(home) || isAlive(name)) return undefined;
  return metres >= 3 ? 'panes' : 'tyres';
}

/** In a dark room the lamps are on; a house shines through its windows only. */
const shines = ({ unlit, plan }: Scene, { name, subject }: PlacedSubject): boolean =>
  !unlit &&
  (kindOfSubject(name).glows ||
    (subject.glowing && !hasDetail(name, 'windows')) ||
    (plan.dim && /\blamp\b/.test(name)));

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
  if (one.zone === 'water' && one.lift) {
    drawReflection(scene, base, body, { ...anchor, foot: one.foot + 2 * one.lift });
    drawBody(scene, layer, body, anchor);
    drawSplash(scene, layer, { x: one.x, y: one.foot + one.lift, wide: body.width });
    return body;
  }
  if (one.zone === 'water' && !one.perched) {
    const draught = draughtOf(one.name);
    // The legs of somebody who wades are no oars.
    const isHull = !hasOwnDraught(one.name) && !isAlive(one.name);
    const sunk = isHull ? Math.max(draught, belowHull(body)) : draught;
    const floating = submergeBase(body, sunk);
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
  if (isSteaming(one.subject, scene.plan.prompt))
    drawSteam(scene, layer, { x: one.x, top: one.foot - body.height * 0.96, wide: body.width });
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
