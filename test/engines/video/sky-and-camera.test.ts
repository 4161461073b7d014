import { describe, expect, test } from 'vitest';
import { drawFireworks, withoutFireworks } from '../../../src/engines/video/effects/fireworks.ts';
import { FORMATS } from '../../../src/engines/video/format.ts';
import { atmosphereOf } from '../../../src/engines/video/landscape/atmosphere.ts';
import { planVideo } from '../../../src/engines/video/plan-video.ts';
import { withoutMove } from '../../../src/engines/video/timeline/camera.ts';
import { isQuickMove, withoutCameraWords } from '../../../src/engines/video/timeline/camera-words.ts';
import { engineTools } from '../../support/engine.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const notesOf = async (prompt: string): Promise<readonly string[]> =>
  (
    await planVideo(
      { type: 'text-to-video', prompt, seed: 1, seconds: 5, resolution: '720p' },
      { ...FORMATS['720p'], canvas: { width: 128, height: 72 } },
      engineTools(),
    )
  ).notes;

describe('fireworks', () => {
  const lightsAt = (seconds: number, colours = withoutFireworks('fireworks').fireworks ?? []): number[] => {
    const frame = { width: 160, height: 90, pixels: new Int32Array(160 * 90).fill(0xff000000 | 0) };
    drawFireworks(frame, {
      seconds,
      seed: 3,
      horizon: 0.6,
      colours,
      view: { x: 0, y: 0, zoom: 1, dolly: 0, focus: [0.5, 0.5] },
    });
    return [...frame.pixels].flatMap((pixel, at) => ((pixel & 0xffffff) > 0 ? [at] : []));
  };

  test('burst above the horizon from the first moment on, and never stand still', () => {
    expect(lightsAt(0).length).toBeGreaterThan(40);
    expect(lightsAt(2)).toEqual(lightsAt(2));
    expect(lightsAt(2.3)).not.toEqual(lightsAt(2));
    expect(Math.max(...lightsAt(2))).toBeLessThan(160 * 90 * 0.75);
  });

  test.each([
    ['red fireworks bursting over a lake at night', 'over a lake at night', 1],
    ['a village with fireworks', 'at night, a village with', 6],
    ['a fire works well', 'a fire works well', undefined],
  ])('%s', (prompt, rest, colours) => {
    const read = withoutFireworks(prompt);
    expect(plain(read.rest)).toBe(rest);
    expect(read.fireworks?.length).toBe(colours);
  });

  test('nothing of them is said to be missing', async () => {
    expect(await notesOf('fireworks bursting above a river')).toEqual([]);
  });
});

test.each([
  ['an elephant walking away from the camera', 'an elephant walking', ['away from the camera']],
  ['a boy smiling at the camera', 'a boy smiling', []],
  ['the camera orbits around a statue', 'a statue', ['camera orbits around']],
  ['an aerial shot of an island', 'an island', ['aerial shot']],
  ['a drone hovering over a field', 'a drone hovering over a field', []],
])('of "%s" the camera is no thing', (prompt, rest, unshown) => {
  const read = withoutCameraWords(prompt);
  expect(plain(read.rest)).toBe(rest);
  expect(read.unshown).toEqual(unshown);
});

test('a quick zoom is soon at its end, and its pace is no word of the scene', () => {
  expect(isQuickMove('quick zoom in on a barn')).toBe(true);
  expect(isQuickMove('slow zoom in on a fast car')).toBe(false);
  expect(plain(withoutMove('quick zoom in on a barn'))).toBe('a barn');
});

test.each([
  ['a rainbow over a valley', []],
  ['a girl in a raincoat in the rain', ['rain']],
  ['a street after the rain', []],
])('of "%s" only rain falls', (prompt, falling) => {
  const { particles } = atmosphereOf({ prompt, time: 'day', weather: 'fair', place: 'street' });
  expect(particles).toEqual(falling);
});

test.each([
  ['a watercolour film of a fox in the forest', ['not shown: watercolour']],
  ['a girl running towards the camera', ['not shown: towards the camera']],
  ['a bee flying from flower to flower', ['not shown: bee to flower']],
  ['a bear climbing up a tree then jumping down', ['not shown: bear jumping, bear down']],
])('%s: what the video does not show is said', async (prompt, notes) => {
  expect(await notesOf(prompt)).toEqual(notes);
});
