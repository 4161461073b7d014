import { describe, expect, test } from 'vitest';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { FORMATS } from '../../../src/engines/video/format.ts';
import { planVideo } from '../../../src/engines/video/plan-video.ts';
import { directed } from '../../../src/engines/video/staging/direct.ts';
import { inOneDeed } from '../../../src/engines/video/timeline/told-deeds.ts';
import { engineTools } from '../../support/engine.ts';

const drawings = await loadDrawings(engineTools());
const actionsOf = (prompt: string) =>
  directed(planFromPrompt({ prompt, seed: 3 }, drawings)).plan.subjects.flatMap(({ action }) => action ?? []);

describe('what a part does is not done by the whole', () => {
  test.each([
    ['a lighthouse at dusk, its beam rotating', 'a lighthouse at dusk', ['beam rotating']],
    ['the beam of a lighthouse sweeps over the sea', 'a lighthouse the sea', ['beam sweeps']],
    ['a dog runs along the beach with its tail wagging', 'a dog runs along the beach', ['tail wagging']],
  ])('%s', (prompt, rest, unshown) => {
    const told = inOneDeed(prompt);
    expect(told.rest.replace(/\s+/g, ' ')).toBe(rest);
    expect(told.unshown).toEqual(unshown);
  });
});

describe('a flame that goes out, and deeds in turn, are said', () => {
  test.each([
    ['a candle burns down and goes out', ['goes out']],
    ['a campfire slowly dies out at night', ['dies out']],
    ['a lamp glows on a desk and then goes out', ['goes out']],
    ['two rabbits hop one after the other', ['one after the other']],
    ['a cat goes out of the house', []],
    ['the street lamps turn on one after another', []],
    ['a boat goes out to sea', []],
  ])('%s', (prompt, unshown) => {
    expect(inOneDeed(prompt).unshown).toEqual(unshown);
  });
});

test('a building neither turns nor drives', () => {
  expect(actionsOf('a lighthouse rotates on a cliff')).toEqual([]);
  expect(actionsOf('a castle rolls over a meadow')).toEqual([]);
  expect(actionsOf('a wheel rotates on a hill')).toMatchObject([{ kind: 'spin' }]);
});

test('the smoke of a rocket spreads, and the sea has its waves', async () => {
  const notesOf = async (prompt: string) =>
    (
      await planVideo(
        { type: 'text-to-video', prompt, seed: 1, seconds: 5, resolution: '720p' },
        { ...FORMATS['720p'], canvas: { width: 208, height: 117 } },
        engineTools(),
      )
    ).notes.join();
  expect(await notesOf('a rocket launches from a desert, smoke spreads')).not.toContain('smoke');
  expect(await notesOf('a lighthouse at dusk, waves rolling')).not.toContain('waves');
});
