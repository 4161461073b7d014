import { describe, expect, test } from 'vitest';
import { FORMATS } from '../../../src/engines/video/format.ts';
import { type Landscape, landscape } from '../../../src/engines/video/landscape/landscape.ts';
import { planVideo } from '../../../src/engines/video/plan-video.ts';
import { requestedMove, viewAt } from '../../../src/engines/video/timeline/camera.ts';
import { inOneDeed } from '../../../src/engines/video/timeline/told-deeds.ts';
import { engineTools } from '../../support/engine.ts';

const filmOf = (prompt: string): Promise<Landscape> =>
  landscape({ prompt: inOneDeed(prompt).rest, seed: 3, width: 208, height: 117 }, engineTools());
const notesOf = async (prompt: string): Promise<string> =>
  (
    await planVideo(
      { type: 'text-to-video', prompt, seed: 1, seconds: 5, resolution: '720p' },
      { ...FORMATS['720p'], canvas: { width: 208, height: 117 } },
      engineTools(),
    )
  ).notes.join('\n');
const movers = ({ cast }: Landscape) => cast.flatMap(({ said, track }) => (track ? said : []));

describe('a second verb is said of whoever did the first', () => {
  test.each([
    ['a pear falls from a tree and lands on the grass', ['pear']],
    ['a ball rolls off the shelf and bounces on the floor', ['ball']],
    ['a sparrow takes off from a fence and flies over the field', ['sparrow']],
    ['a dog runs past a tree, then jumps over a log', ['dog']],
  ])('%s', async (prompt, names) => {
    expect(movers(await filmOf(prompt))).toEqual(names);
  });

  test('two that do the same both do it', async () => {
    expect(movers(await filmOf('a dog and a cat run'))).toEqual(['dog', 'cat']);
  });
});

describe('taking off', () => {
  test.each([
    ['a crow takes off and flies away', true],
    ['a rocket takes off', false],
    ['a helicopter takes off', false],
  ])('%s: forwards: %s', async (prompt, isForwards) => {
    const [member] = (await filmOf(prompt)).cast;
    const { from, to } = member?.track ?? { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } };
    expect(to.y).toBeLessThan(from.y - 20);
    expect(Math.abs(to.x - from.x) > 60).toBe(isForwards);
  });

  test('a crow on the ground that takes off does fly', async () => {
    expect(await notesOf('a crow takes off and soars over the valley')).toBe('');
  });
});

test('one after the other: the second one waits', async () => {
  const film = await filmOf('a horse runs left, then a cow walks right');
  expect(film.cast.map(({ track }) => track?.schedule)).toEqual(['halts', 'waits']);
  const both = await filmOf('a horse runs left and a cow walks right');
  expect(both.cast.map(({ track }) => track?.schedule)).toEqual([undefined, undefined]);
});

test.each([
  ['a gull rides the wind, no clouds', 'a gull rides the wind, clear sky'],
  ['a boy rides past on a pony', 'a boy rides a pony'],
  ['three girls ride on camels', 'three girls ride camels'],
  ['a seal jumps out of the water and dives back in', 'a seal jumps out of the water'],
  ['a spider comes down its thread from the ceiling', 'a spider descends in a room'],
])('%s', (prompt, rest) => {
  expect(inOneDeed(prompt).rest.replace(/\s+/g, ' ').trim()).toBe(rest);
});

test.each([
  ['camera pans up to the towers', 'tilt up'],
  ['the camera slowly moves in on a sleeping dog', 'dolly in'],
  ['the camera moves back from a house', 'zoom out'],
  ['tilt down to a river', 'tilt down'],
  ['the camera moves to the left', 'pan over left'],
])('%s: %s', (prompt, move) => {
  expect(requestedMove(prompt)).toBe(move);
});

test('a tilt shows the top of the picture at one end, and its foot at the other', () => {
  const focus = [0.5, 0.5] as const;
  expect(viewAt('tilt up', 0, focus).focus[1]).toBeGreaterThan(0.9);
  expect(viewAt('tilt up', 1, focus).focus[1]).toBeLessThan(0.1);
  expect(viewAt('tilt down', 1, focus).focus[1]).toBeGreaterThan(0.9);
});

test.each([
  ['a helicopter lands on the roof of a skyscraper', 'helicopter on skyscraper'],
  ['a boy jumps into a lake', 'boy into lake'],
  ['snow slides off a roof', 'slides'],
])('%s: what is not shown is said', async (prompt, note) => {
  expect(await notesOf(prompt)).toContain(note);
});
