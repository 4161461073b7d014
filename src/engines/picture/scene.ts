import type { EngineTools } from '../engine.ts';
import { castReflection, castSprite } from './casting.ts';
import { hex } from './colour.ts';
import type { Drawings } from './drawings.ts';
import { paintAurora, paintMilkyWay, paintMoon, paintStars } from './heavens.ts';
import { kindOf } from './kinds.ts';
import { dunes, farShore, mountainRange, nearShore, rollingHills } from './lands.ts';
import { type Placed, placeWishes } from './placement.ts';
import { Plate } from './plate.ts';
import { paintClouds, paintSky } from './sky.ts';
import type { Stage } from './stage.ts';
import { filledDown, paintLand } from './terrain.ts';
import { paintWater } from './water.ts';

export type LayerName = 'sky' | 'far' | 'water' | 'ground' | 'near' | 'subject';

/** Receives the sheets of a scene from far to near. */
export type Easel = (name: LayerName, depth: number, sheet: Plate) => void;

export function paintScene(stage: Stage, drawings: Drawings, tools: EngineTools, easel: Easel): void {
  const canvas = new Plate(stage.width, stage.height);
  const placed = placeWishes(stage);
  const lay: Easel = (name, depth, sheet) => {
    tools.signal.throwIfAborted();
    canvas.lay(sheet);
    easel(name, depth, sheet);
  };
  const cast = (stand: Placed['stand'], depth: number): void => {
    const here = placed.filter((one) => one.stand === stand);
    if (here.length === 0) return;
    const sheet = new Plate(stage.width, stage.height);
    for (const one of here) castOne(stage, drawings, sheet, one);
    lay('subject', depth, sheet);
  };
  lay('sky', 0, skyOf(stage));
  tools.progress(0.2, 'painting the sky');
  cast('air', 0.2);
  for (const sheet of farOf(stage)) lay('far', 0.12, sheet);
  const { features, place } = stage.plan;
  if (place === 'sea' || place === 'lake' || features.has('water')) {
    lay('water', 0.4, paintWater(stage, canvas, hex(place === 'sea' ? '#2c7f93' : '#35707a')));
    cast('water', 0.5);
  }
  tools.progress(0.4, 'painting the land');
  const ground = groundOf(stage);
  if (ground) lay('ground', 0.6, ground);
  cast('ground', 0.75);
  cast('table', 0.75);
  cast('deep', 0.75);
  tools.progress(0.6, 'painting the subjects');
}

function skyOf(stage: Stage): Plate {
  const { time, features } = stage.plan;
  const sheet = paintSky(stage);
  if (time === 'night' || time === 'dusk') {
    paintStars(stage, sheet);
    if (time === 'night') paintMilkyWay(stage, sheet);
    if (features.has('aurora')) paintAurora(stage, sheet);
    else if (time === 'night' && stage.light.hardness > 0.3) paintMoon(stage, sheet);
  }
  paintClouds(stage, sheet);
  return sheet;
}

function farOf(stage: Stage): Plate[] {
  const { features, place } = stage.plan;
  const sheets: Plate[] = [];
  const add = (land: Parameters<typeof paintLand>[1]): void => {
    const { plate } = paintLand(stage, land);
    filledDown(plate);
    sheets.push(plate);
  };
  if (place === 'mountains' || features.has('mountains'))
    add(mountainRange(stage, place === 'mountains' ? 1 : 0.8));
  if (place === 'lake') add(farShore(stage, { tall: 1, broken: false }));
  if (place === 'sea') add(farShore(stage, { tall: 0.55, broken: true }));
  return sheets;
}

function groundOf(stage: Stage): Plate | undefined {
  const { features, place } = stage.plan;
  if (place === 'desert') return paintLand(stage, dunes(stage)).plate;
  if (place === 'lake') return paintLand(stage, nearShore(stage, { sandy: false, reach: 1.1 })).plate;
  if (place === 'sea')
    return features.has('beach')
      ? paintLand(stage, nearShore(stage, { sandy: true, reach: 1.9 })).plate
      : undefined;
  return paintLand(
    stage,
    rollingHills(stage, { swell: place === 'mountains' ? 0.7 : 1, snow: stage.plan.season === 'winter' }),
  ).plate;
}

function castOne(stage: Stage, drawings: Drawings, sheet: Plate, one: Placed): void {
  if (!drawings.has(one.name)) return;
  const sprite = drawings.draw(one.name, one.size * 1.25);
  const kind = kindOf(one.name);
  const floats = one.stand === 'water';
  const foot = floats ? one.foot + sprite.height * 0.03 : one.foot;
  const own = new Plate(stage.width, stage.height);
  castSprite(stage, own, sprite, {
    x: one.x,
    foot,
    fog: one.stand === 'air' ? 0.1 : 0.04,
    shadow: one.stand === 'air' || one.stand === 'deep' ? 'none' : floats ? 'water' : 'ground',
    mirrored: one.mirrored,
    glows: kind.glows,
    tint: one.wish.colour ? hex(one.wish.colour) : undefined,
  });
  if (floats) {
    castReflection(stage, sheet, own, foot, {
      left: Math.round(one.x - sprite.width / 2),
      right: Math.round(one.x + sprite.width / 2),
      top: Math.round(foot - sprite.height),
    });
  }
  sheet.lay(own);
}
