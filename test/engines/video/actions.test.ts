import { describe, expect, test } from 'vitest';
import type { LayeredScene } from '../../../src/engines/image/layers.ts';
import type { Mover } from '../../../src/engines/image/scene/movers.ts';
import { NothingUnderstood } from '../../../src/engines/nothing-understood.ts';
import { IDENTITY_TRANSFORM } from '../../../src/engines/video/compositing/composition.ts';
import type { Frame } from '../../../src/engines/video/compositing/frame.ts';
import type { Format } from '../../../src/engines/video/format.ts';
import { actionMotion } from '../../../src/engines/video/landscape/action-motion.ts';
import { planVideo } from '../../../src/engines/video/plan-video.ts';
import { drawShot, emptyFrame } from '../../../src/engines/video/timeline/draw-shot.ts';
import { requestedLightChange } from '../../../src/engines/video/timeline/light-change.ts';
import { engineTools } from '../../support/engine.ts';

const FORMAT: Format = {
  width: 160,
  height: 90,
  fps: 24,
  canvas: { width: 186, height: 105 },
  quantizer: 25,
  notes: [],
};

const plan = (prompt: string) =>
  planVideo(
    { prompt, type: 'text-to-video', seconds: 5, resolution: '720p', seed: 3 },
    FORMAT,
    engineTools(),
  );

/** Frames at shares of the first shot. */
async function framesOf(prompt: string, shares: readonly number[]): Promise<Frame[]> {
  const { shots, animate } = await plan(prompt);
  const [shot] = shots;
  const animation = await animate(shot, engineTools());
  return shares.map((share) => {
    const frame = emptyFrame(FORMAT);
    drawShot(frame, { animation, shot, number: Math.round((shot.end - 1) * share), fps: FORMAT.fps });
    return frame;
  });
}

/** Centre and number of the strongly red pixels: the subject of every prompt here is red. */
function redIn({ width, pixels }: Frame): { x: number; y: number; area: number } {
  let [area, x, y] = [0, 0, 0];
  for (const [at, pixel] of pixels.entries()) {
    const [r, g, b] = [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255];
    if (r < 70 || r < g * 1.6 || r < b * 1.6) continue;
    area++;
    x += at % width;
    y += Math.floor(at / width);
  }
  return { x: x / area / width, y: y / area / FORMAT.height, area };
}

function brightness({ pixels }: Frame): number {
  let sum = 0;
  for (const pixel of pixels) sum += (pixel & 255) + ((pixel >>> 8) & 255) + ((pixel >>> 16) & 255);
  return sum / pixels.length / 3;
}

describe('verbs move the subject', () => {
  test.each([
    ['a red car drives from left to right at noon', 0.25, 0],
    ['a red horse runs in a meadow at noon', -0.25, 0],
    ['a red balloon rises over a meadow at noon', 0, -0.2],
    ['a red ball falls in a meadow at noon', 0, 0.25],
  ])('%s', async (prompt, right, down) => {
    const [first, last] = (await framesOf(prompt, [0, 1])).map(redIn);
    if (!first || !last) throw new Error('no frames');
    expect(first.area, 'the subject is seen at the beginning').toBeGreaterThan(8);
    expect(last.area, 'the subject is seen at the end').toBeGreaterThan(8);
    const moved = { x: last.x - first.x, y: last.y - first.y };
    if (right !== 0) expect(moved.x * Math.sign(right)).toBeGreaterThan(Math.abs(right) * 0.8);
    else expect(Math.abs(moved.x)).toBeLessThan(0.08);
    if (down !== 0) expect(moved.y * Math.sign(down)).toBeGreaterThan(Math.abs(down) * 0.8);
  });

  test('a rocket lifts off, a rabbit is in the air between its hops, a ball turns on the spot', async () => {
    const [ground, high] = (await framesOf('a red rocket lifts off from a meadow at noon', [0, 0.8])).map(
      redIn,
    );
    expect((ground?.y ?? 0) - (high?.y ?? 1)).toBeGreaterThan(0.2);
    const [down, up] = (await framesOf('a red rabbit jumps in a meadow at noon', [0, 0.125])).map(redIn);
    expect((down?.y ?? 0) - (up?.y ?? 1)).toBeGreaterThan(0.05);
    const [before, after] = await framesOf('a red gear spins on a table', [0, 0.1]);
    const [a, b] = [before, after].map((frame) => frame && redIn(frame));
    expect(Math.abs((a?.x ?? 0) - (b?.x ?? 1))).toBeLessThan(0.04);
    expect(before?.pixels).not.toEqual(after?.pixels);
  });
});

const SCENE = { width: 200, height: 100 } as LayeredScene;
const BOX = { left: 90, top: 40, width: 20, height: 30 };
const TRACK = { from: { x: 30, y: 0 }, to: { x: -30, y: 0 }, arc: 0 };
const motion = (action: Mover['action'], part: Mover['part'] = 'body', name = 'x') =>
  actionMotion({ name, unit: 0, action, part, facing: -1 }, BOX, SCENE, {
    track: TRACK,
    pace: 1,
    afloat: () => IDENTITY_TRANSFORM,
  });

test.each(['walk', 'fly', 'sail', 'swim', 'drive'] as const)('to %s is to go along the track', (action) => {
  const way = motion(action);
  expect(way(0, 0).x).toBe(30);
  expect(way(5, 1).x).toBe(-30);
});

test('a wheel turns about its hub, and a dancer about an upright middle, seen from behind in between', () => {
  expect(motion('spin', 'body', 'wheel')(1, 0.2).turn).not.toBe(0);
  const dancer = [0, 0.5, 1].map((seconds) => motion('spin', 'body', 'ballet-dancer')(seconds, 0.2));
  expect(dancer.map(({ turn }) => turn)).toEqual([undefined, undefined, undefined]);
  expect(dancer.map(({ squeeze = 0 }) => Math.sign(squeeze))).toEqual([1, -1, -1]);
});

test('a reflection stays under what it reflects and mirrors what rises; a shadow stays on the ground', () => {
  for (const progress of [0, 0.3, 0.7, 1]) {
    const body = motion('jump')(progress * 5, progress);
    expect(motion('jump', 'reflection')(progress * 5, progress)).toMatchObject({ x: body.x, y: 0 - body.y });
    expect(Math.abs(motion('jump', 'shadow')(progress * 5, progress).y)).toBe(0);
  }
});

describe('light and camera', () => {
  test.each([
    ['day turns to night over a castle', -1],
    ['sunrise over a meadow', 1],
    ['the sun sets over the sea', -1],
  ])('%s', async (prompt, sign) => {
    const [first, last] = (await framesOf(prompt, [0, 1])).map(brightness);
    expect(((last ?? 0) - (first ?? 0)) * sign).toBeGreaterThan(15);
  });

  test.each([['a castle at sunset'], ['an old boat in the evening']])(
    '%s is no change of the light',
    (prompt) => {
      expect(requestedLightChange(prompt)).toBeUndefined();
    },
  );

  test('zoom and pan', async () => {
    const areas = (await framesOf('zoom in on a red house in a meadow at noon', [0, 1])).map(redIn);
    expect(areas[1]?.area).toBeGreaterThan((areas[0]?.area ?? 0) * 1.7);
    const left = (await framesOf('the camera pans left past a red house at noon', [0, 1])).map(redIn);
    expect((left[1]?.x ?? 0) - (left[0]?.x ?? 1)).toBeGreaterThan(0.08);
  });

  test('waves break: the water before the shore changes more than a calm one', async () => {
    const change = async (prompt: string): Promise<number> => {
      const [a, b] = await framesOf(prompt, [0.1, 0.45]);
      let sum = 0;
      for (let k = 160 * 50; k < 160 * 80; k++)
        sum += Math.abs(((a?.pixels[k] ?? 0) & 255) - ((b?.pixels[k] ?? 0) & 255));
      return sum;
    };
    const broken = await change('waves break on a beach at noon');
    expect(broken).toBeGreaterThan((await change('a calm beach at noon')) * 1.3);
  });
});

describe('what a film does not show is said', () => {
  test.each([
    ['a dog runs in a meadow', []],
    ['a dog welds three flurbs in a meadow', ['not shown: welds three flurbs']],
    ['a vase breaks on a table', ['not shown: vase breaks']],
  ])('%s', async (prompt, notes) => {
    expect((await plan(prompt)).notes).toEqual(notes);
  });

  test('nothing understood is no film', async () => {
    await expect(plan('flurb grumpfel zzz')).rejects.toThrow(NothingUnderstood);
  });
});
