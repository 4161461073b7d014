import { describe, expect, test } from 'vitest';
import { appearanceOf } from '../../../src/engines/video/avatar/appearance.ts';
import { blinkAt, mouthAt } from '../../../src/engines/video/avatar/lip-sync.ts';
import { scriptOf } from '../../../src/engines/video/avatar/script.ts';
import { MARGIN } from '../../../src/engines/video/compositing/composition.ts';
import { atmosphereOf } from '../../../src/engines/video/landscape/atmosphere.ts';
import type { Animation } from '../../../src/engines/video/timeline/animation.ts';
import {
  CAMERA_MOVES,
  type CameraMoveName,
  requestedMove,
  viewAt,
} from '../../../src/engines/video/timeline/camera.ts';
import { paced, paceIn } from '../../../src/engines/video/timeline/pace.ts';
import { planShots } from '../../../src/engines/video/timeline/shots.ts';

describe('shots', () => {
  test.each([5, 11, 12, 24, 60])('cover every frame of %i seconds once, or twice while fading', (seconds) => {
    const frames = seconds * 24;
    const shots = planShots({ prompt: 'a fox', frames, fps: 24, seed: 4 });
    const running = Array.from(
      { length: frames },
      (_, frame) => shots.filter(({ start, end }) => frame >= start && frame < end).length,
    );
    expect(Math.min(...running)).toBe(1);
    expect(Math.max(...running)).toBe(seconds > 11 ? 2 : 1);
    expect(shots.at(-1)?.end).toBe(frames);
    expect(shots.length > 1).toBe(seconds > 11);
  });

  test('let the day go by only when the prompt leaves the hour open', () => {
    const hours = (prompt: string) =>
      planShots({ prompt, frames: 1440, fps: 24, seed: 1 }).map(({ words }) => words);
    expect(new Set(hours('a lighthouse by the sea')).size).toBe(4);
    expect(new Set(hours('a lighthouse by the sea at sunset'))).toEqual(new Set(['']));
  });
});

test.each([
  ['a fox running, slow motion', 'a fox running,', 0.35],
  ['time-lapse of a harbour', 'a harbour', 6],
  ['waves', 'waves', 1],
])('%s has a pace of its own', (prompt, rest, pace) => {
  const read = paceIn(prompt);
  expect({ ...read, rest: read.rest.trim() }).toEqual({ pace, rest });
  const drawn: number[] = [];
  const animation: Animation = {
    draw: (_, { seconds }) => {
      drawn.push(seconds);
      return { red: 1, green: 1, blue: 1, vignette: 0 };
    },
  };
  const frame = { width: 1, height: 1, pixels: new Int32Array(1) };
  paced(animation, pace).draw(frame, { seconds: 2, progress: 0.5, view: viewAt('still', 0.5, [0.5, 0.5]) });
  expect(drawn).toEqual([2 * pace]);
});

describe('camera', () => {
  test.each([
    ['zoom in on the cat', 'zoom in'],
    ['zoom out slowly', 'zoom out'],
    ['the camera pans left over hills', 'pan over left'],
    ['a tracking shot', 'pan over right'],
    ['static shot of a house', 'still'],
    ['a panda in a forest', undefined],
    ['a cat', undefined],
  ])('"%s" asks for %s', (prompt, move) => {
    expect(requestedMove(prompt)).toBe(move);
  });

  test.each(Object.keys(CAMERA_MOVES) as CameraMoveName[])('%s never leaves the painting', (name) => {
    for (const progress of [0, 0.25, 0.5, 0.75, 1]) {
      const view = viewAt(name, progress, [0.5, 0.5]);
      const seen = 1 / MARGIN / view.zoom;
      expect(seen / 2 + Math.abs(view.x)).toBeLessThanOrEqual(0.5);
    }
  });
});

test.each([
  ['a sea', { weather: 'storm', place: 'sea' }, 'downpour'],
  ['a street', { weather: 'rain', place: 'street' }, 'rain'],
  ['a hut', { weather: 'snow', place: 'hills' }, 'snow'],
  ['a blizzard on a hill', { weather: 'snow', place: 'hills' }, 'blizzard'],
  ['a dragon', { weather: 'clear', place: 'hills' }, 'embers'],
  ['fish', { weather: 'clear', place: 'underwater' }, 'bubbles'],
])('%s with %o has %s in the air', (prompt, setting, swarm) => {
  expect(atmosphereOf({ prompt, time: 'day', ...setting }).particles).toContain(swarm);
});

describe('avatar', () => {
  test.each([
    ['a man saying "Hello there"', 'Hello there'],
    ['A robot says: I am alive', 'I am alive'],
    ['Welcome to the show', 'Welcome to the show'],
    ['“One.” and «Two.»', 'One. Two.'],
  ])('%s speaks: %s', (prompt, text) => {
    expect(scriptOf(prompt).text).toBe(text);
  });

  test('looks as the words say', () => {
    const looks = appearanceOf('an old bearded man with glasses', 5);
    expect(looks).toMatchObject({ beard: true, glasses: true, feminine: false });
    expect(appearanceOf('a woman with long red hair', 5)).toMatchObject({
      style: 'long',
      feminine: true,
      hair: '#b5532a',
    });
    expect(appearanceOf('a man in a black shirt', 9).skin).not.toBe(appearanceOf('a black man', 9).skin);
  });

  test('opens the mouth within a syllable and closes it between', () => {
    const syllables = [
      { start: 1, end: 1.2, openness: 0.9 },
      { start: 2, end: 2.2, openness: 0.5 },
    ];
    expect(mouthAt(syllables, 1.08).open).toBeGreaterThan(0.8);
    expect(mouthAt(syllables, 1.6)).toMatchObject({ open: 0, energy: 0 });
    expect(mouthAt(syllables, 2.08).open).toBeLessThan(0.55);
  });

  test('blinks every few seconds, and briefly', () => {
    const closed = Array.from({ length: 480 }, (_, i) => blinkAt(i / 24, 7) > 0.5);
    const blinks = closed.filter((now, i) => now && !closed[i - 1]).length;
    expect(blinks).toBeGreaterThanOrEqual(4);
    expect(blinks).toBeLessThanOrEqual(12);
    expect(closed.filter(Boolean).length).toBeLessThan(48);
  });
});
