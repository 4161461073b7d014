import * as v from 'valibot';
import { ACTIONS, TIMES_OF_DAY } from '../../../src/engines/image/prompt/vocabulary.ts';
import { byteRgb, everyOf, hex, hexes, pattern, positive, rgb, share } from './visual-parts.ts';

const view = v.strictObject({
  x: v.number(),
  y: v.number(),
  zoom: positive,
  dolly: v.number(),
  focusX: v.optional(share),
  focusY: v.optional(share),
});
const skin = { skin: hex, shade: hex, lips: hex };
const hair = { hair: hex, dark: hex };
const clothes = { shirt: hex, dark: hex };

export const videoSchemas: Readonly<Record<string, v.GenericSchema>> = {
  'video/data/appearance.json': v.strictObject({
    skin: v.array(v.strictObject({ pattern, ...skin })),
    anySkin: v.array(v.strictObject(skin)),
    hair: v.array(v.strictObject({ pattern, ...hair })),
    anyHair: v.array(v.strictObject(hair)),
    clothes: v.array(v.strictObject({ pattern, ...clothes })),
    anyClothes: v.array(v.strictObject(clothes)),
    eyes: hexes,
    namedEyes: v.record(v.string(), hex),
    studioWalls: v.array(byteRgb),
  }),
  'video/data/actions.json': v.strictObject({
    travel: v.record(v.picklist(ACTIONS), share),
    ways: v.record(v.string(), v.array(v.string())),
    parts: v.record(v.string(), v.array(v.string())),
    round: v.array(v.string()),
    pace: v.record(v.string(), v.number()),
  }),
  'video/data/film-words.json': v.array(v.string()),
  'video/data/light-changes.json': v.array(
    v.strictObject({
      pattern,
      from: v.picklist(TIMES_OF_DAY),
      to: v.picklist(TIMES_OF_DAY),
      disc: v.optional(v.picklist(['sun', 'moon'])),
      goes: v.optional(v.picklist(['up', 'down'])),
    }),
  ),
  'video/data/camera.json': v.strictObject({
    moves: v.record(v.string(), v.strictObject({ from: view, to: view })),
    requests: v.array(v.strictObject({ pattern, move: v.string() })),
  }),
  'video/data/light-drift.json': everyOf(TIMES_OF_DAY, rgb),
  'video/data/particles.json': v.record(
    v.string(),
    v.strictObject({
      count: v.pipe(v.number(), v.integer(), v.minValue(1)),
      form: v.picklist(['spot', 'streak', 'petal', 'bubble']),
      fall: v.number(),
      drift: v.number(),
      sway: v.number(),
      pace: v.number(),
      radius: share,
      colours: v.pipe(v.array(byteRgb), v.minLength(1)),
      alpha: share,
      glow: v.optional(v.boolean()),
      flicker: v.optional(positive),
      band: v.optional(v.strictObject({ top: share, bottom: share })),
    }),
  ),
  'video/data/shots.json': v.strictObject({
    openingMoves: v.array(v.string()),
    followingMoves: v.array(v.string()),
    timesOfDay: v.array(v.array(v.string())),
  }),
};
