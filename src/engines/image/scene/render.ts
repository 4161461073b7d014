import type { EngineTools } from '../../engine.ts';
import { paintAbstract } from '../places/abstract.ts';
import { paintCity } from '../places/city.ts';
import { paintOutdoors } from '../places/outdoors.ts';
import { paintRoom, paintTable } from '../places/room.ts';
import { paintSpace } from '../places/space.ts';
import { paintStreet } from '../places/street.ts';
import { paintUnderwater } from '../places/underwater.ts';
import type { TreeKind } from '../plants/foliage.ts';
import { growTree } from '../plants/trees.ts';
import type { Place } from '../prompt/scene-words.ts';
import { kindOf } from '../prompt/subject-kinds.ts';
import { Plate } from '../raster/canvas.ts';
import { hex, type Rgb } from '../raster/colour.ts';
import { paintWeather } from '../sky/weather.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { castBeam, castGlow } from '../sprites/glow.ts';
import { Cutout } from '../sprites/lit-sprite.ts';
import { castReflection, dropShadow, litCutout, setBody } from '../sprites/shading.ts';
import { type Placed, placeWishes } from './layout.ts';
import type { Easel, Show } from './renderer.ts';
import type { Stage } from './scene.ts';

const PAINTERS: Readonly<Record<Place, (show: Show) => void>> = {
  mountains: paintOutdoors,
  lake: paintOutdoors,
  sea: paintOutdoors,
  forest: paintOutdoors,
  desert: paintOutdoors,
  hills: paintOutdoors,
  snow: paintOutdoors,
  city: paintCity,
  street: paintStreet,
  room: paintRoom,
  table: paintTable,
  space: paintSpace,
  underwater: paintUnderwater,
  abstract: paintAbstract,
};

/** Paints sheet by sheet and gives back all of them composed. */
export function paintScene(stage: Stage, drawings: Drawings, tools: EngineTools, easel: Easel): Plate {
  const canvas = new Plate(stage.width, stage.height);
  const placed = placeWishes(stage, (name) => drawings.tallness(name));
  let laid = 0;
  let land: Plate | undefined;
  const lay: Easel = (name, depth, sheet) => {
    tools.signal.throwIfAborted();
    canvas.lay(sheet);
    easel(name, depth, sheet);
    if (name === 'ground') land = sheet;
    laid++;
    tools.progress(Math.min(0.7, 0.05 + laid * 0.1), `painting the ${name}`);
  };
  const cast: Show['cast'] = (stand, depth) => {
    const here = placed.filter((one) => one.stand === stand);
    if (here.length === 0) return;
    const sheet = new Plate(stage.width, stage.height);
    for (const one of here)
      setOne(stage, drawings, sheet, stand === 'ground' && land && !one.perched ? ashore(one, land) : one);
    lay('subject', depth, sheet);
  };
  PAINTERS[stage.plan.place]({ stage, drawings, placed, canvas, lay, cast });
  const air = paintWeather(stage);
  if (air) lay('near', 0.95, air);
  return canvas;
}

/** Moves what would stand in the water to the nearest dry spot: along its row, else nearer to the viewer. */
function ashore(one: Placed, land: Plate): Placed {
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

/** Trees are grown in the scene's light rather than drawn. */
const GROWN: Readonly<Record<string, TreeKind>> = {
  'deciduous-tree': 'leafy',
  'evergreen-tree': 'conifer',
  'palm-tree': 'palm',
  'leafless-tree': 'bare',
};

/** Coats of animals whose drawing has one strong colour only. */
const COATS: Readonly<Record<string, readonly string[]>> = {
  cat: ['#d98a3c', '#8d8782', '#c9b295', '#6a5f58', '#b5763a'],
  'baby-chick': ['#f0cf5a'],
};

function coatOf(stage: Stage, one: Placed): Rgb | undefined {
  if (one.wish.colour) return hex(one.wish.colour);
  const coats = COATS[one.name];
  const coat = coats?.[Math.floor(stage.random(Math.round(one.x * 7))() * coats.length)];
  return coat ? hex(coat) : undefined;
}

function bodyOf(stage: Stage, drawings: Drawings, one: Placed): Cutout | undefined {
  const tree = GROWN[one.name];
  if (tree) {
    const kind = tree === 'leafy' && stage.plan.features.has('blossom') ? 'blossom' : tree;
    return growTree(stage, kind, stage.random(Math.round(one.x)), Math.round(Math.max(60, one.size)));
  }
  if (!drawings.has(one.name)) return undefined;
  return litCutout(stage, drawings.draw(one.name, one.size), {
    mirrored: one.mirrored,
    glows: kindOf(one.name).glows || one.wish.glowing,
    // Only what is as large as a house or a coach has windows.
    lamps: kindOf(one.name).metres > 3.5,
    tint: coatOf(stage, one),
    grounded: one.stand !== 'air' && one.stand !== 'deep',
  });
}

function setOne(stage: Stage, drawings: Drawings, sheet: Plate, one: Placed): void {
  const body = bodyOf(stage, drawings, one);
  if (!body) return;
  const aloft = one.stand === 'air' || one.stand === 'deep' || one.perched;
  const standing = {
    x: one.x,
    foot: one.foot,
    fog: one.stand === 'air' ? 0.12 : one.stand === 'deep' ? 0.2 : 0.05,
  };
  if (one.stand === 'water' && !one.perched) {
    const afloat = sunk(body, 0.06);
    castReflection(stage, sheet, afloat, standing);
    setBody(stage, sheet, afloat, standing);
    return;
  }
  if (!aloft) dropShadow(stage, sheet, body, standing);
  if (kindOf(one.name).glows || one.wish.glowing)
    castGlow(stage, sheet, one.name, one.x, one.foot - body.height * 0.45, Math.max(body.width, body.height));
  if (one.name === 'lighthouse' && stage.light.dark)
    castBeam(stage, sheet, one.x, one.foot - body.height * 0.84);
  setBody(stage, sheet, body, standing);
}

/** What floats lies a little in the water. */
function sunk(body: Cutout, share: number): Cutout {
  const height = Math.max(1, Math.round(body.height * (1 - share)));
  const above = new Cutout(body.width, height);
  above.px.set(body.px.subarray(0, above.px.length));
  return above;
}
