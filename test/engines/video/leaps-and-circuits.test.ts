import { describe, expect, test } from 'vitest';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { type Landscape, landscape } from '../../../src/engines/video/landscape/landscape.ts';
import { type Box, heightOf, middleOf, widthOf } from '../../../src/engines/video/staging/blocking.ts';
import { directed } from '../../../src/engines/video/staging/direct.ts';
import { boxAt } from '../../../src/engines/video/staging/track.ts';
import { withoutSmoke } from '../../../src/engines/video/staging/vents.ts';
import { aimIn, fixedPointFor } from '../../../src/engines/video/timeline/camera.ts';
import { requestedLightChange } from '../../../src/engines/video/timeline/light-change.ts';
import { engineTools } from '../../support/engine.ts';

const drawings = await loadDrawings(engineTools());
const filmOf = (prompt: string): Promise<Landscape> =>
  landscape({ prompt, seed: 3, width: 208, height: 117 }, engineTools());

const memberOf = ({ cast }: Landscape, said: string) => {
  const found = cast.find((one) => one.said === said);
  if (!found) throw new Error(`no ${said}`);
  return found;
};
const placeOf = (film: Landscape, said: string, progress: number): Box => {
  const { box, track } = memberOf(film, said);
  return track ? boxAt(box, track, progress) : box;
};
const playOf = (prompt: string) => directed(planFromPrompt({ prompt, seed: 3 }, drawings));

describe('leaps', () => {
  test('from a rock onto a log: the feet are on the one, then on the other, and above both between', async () => {
    const film = await filmOf('a fox leaps from a rock onto a log in a forest');
    const [rock, log] = [memberOf(film, 'rock').box, memberOf(film, 'log').box];
    const [start, middle, end] = [0, 0.5, 1].map((progress) => placeOf(film, 'fox', progress)) as [
      Box,
      Box,
      Box,
    ];
    for (const [box, thing] of [
      [start, rock],
      [end, log],
    ] as const) {
      expect(middleOf(box)).toBeGreaterThan(thing.left);
      expect(middleOf(box)).toBeLessThan(thing.right);
      expect(box.bottom).toBeLessThan(thing.bottom - heightOf(thing) * 0.3);
    }
    expect(middle.bottom).toBeLessThan(Math.min(start.bottom, end.bottom));
    expect(film.unshown).toEqual([]);
  });

  test('from a sofa alone: it begins on the seat and ends on the floor', async () => {
    const film = await filmOf('a cat jumps from a sofa');
    expect(placeOf(film, 'cat', 1).bottom).toBeGreaterThan(placeOf(film, 'cat', 0).bottom);
    expect(film.unshown).toEqual([]);
  });

  test('on a bed: it stays over the bed', async () => {
    const film = await filmOf('a child jumps on a bed');
    const bed = memberOf(film, 'bed').box;
    for (const progress of [0, 1]) {
      const x = middleOf(placeOf(film, 'child', progress));
      expect(x > bed.left && x < bed.right).toBe(true);
    }
    expect(film.unshown).toEqual([]);
  });
});

describe('around a thing', () => {
  test.each([
    ['a rabbit runs around a tree', 'rabbit', 'tree'],
    ['a motorcycle races around a lighthouse', 'motorcycle', 'lighthouse'],
    ['a bee flies around a flower', 'bee', 'flower'],
  ])('%s: before it, past both sides, and behind it', async (prompt, said, thing) => {
    const film = await filmOf(prompt);
    const middle = middleOf(memberOf(film, thing).box);
    const [side, front, other, back] = [0, 0.25, 0.5, 0.75].map((at) => placeOf(film, said, at)) as [
      Box,
      Box,
      Box,
      Box,
    ];
    expect((middleOf(side) - middle) * (middleOf(other) - middle)).toBeLessThan(0);
    expect(front.bottom).toBeGreaterThan(back.bottom);
    expect(film.unshown).toEqual([]);
  });

  test('whoever is chased stays ahead', async () => {
    const film = await filmOf('a dog chases a cat around a fountain');
    const apart = [0, 0.25].map(
      (at) => middleOf(placeOf(film, 'cat', at)) - middleOf(placeOf(film, 'dog', at)),
    );
    expect(apart[0]).toBeCloseTo(apart[1] ?? 0, 5);
    const ahead = middleOf(placeOf(film, 'dog', 0.25)) - middleOf(placeOf(film, 'dog', 0));
    expect(Math.sign(apart[0] ?? 0)).toBe(Math.sign(ahead));
    expect(film.unshown).toEqual([]);
  });
});

test('through a hoop: within its opening at the middle of the leap', async () => {
  const film = await filmOf('a tiger jumps through a hoop');
  const [hoop, tiger] = [memberOf(film, 'hoop').box, placeOf(film, 'tiger', 0.5)];
  expect(tiger.top).toBeGreaterThanOrEqual(hoop.top);
  expect(tiger.bottom).toBeLessThanOrEqual(hoop.bottom);
  expect(widthOf(tiger)).toBeLessThan(widthOf(hoop));
  expect(film.unshown).toEqual([]);
});

describe('whom a deed is done to', () => {
  test.each([
    ['a man walks his dog along the beach', [[1, 0]]],
    ['a boy flies a kite', []],
  ])('%s: companions', (prompt, companions) => {
    expect([...playOf(prompt).companions]).toEqual(companions);
  });

  test('a woman who carries a suitcase walks, not the suitcase', () => {
    const { deeds } = playOf('a woman carrying a suitcase walks towards a train');
    expect(deeds).toMatchObject([{ actor: 0, action: 'walk', ways: [{ kind: 'towards', subject: 2 }] }]);
  });

  test('whoever rows a boat is in it', () => {
    const { plan } = playOf('a fisherman rows his boat on a lake');
    expect(plan.subjects).toMatchObject([{ name: 'man-rowing-boat', action: { kind: 'sail' } }]);
  });

  test('one bee flies, and sparks do', () => {
    expect(playOf('a bee flies over a pond').plan.subjects.map(({ said }) => said)).toContain('bee');
    expect(playOf('sparks fly from a campfire').plan.subjects.map(({ said }) => said)).toEqual(['campfire']);
  });
});

describe('light and camera', () => {
  test('the moon rises while day becomes night, and rises unasked', () => {
    expect(requestedLightChange('a city from day to night as the moon rises')).toMatchObject({
      from: 'day',
      to: 'night',
      disc: { body: 'moon', goes: 'up' },
    });
    expect(requestedLightChange('a harbour from day to night')?.disc).toMatchObject({
      body: 'moon',
      said: '',
    });
  });

  test('a zoom ends with what it is on in the middle', () => {
    expect(aimIn('zoom in on a red mailbox beside a house')?.trim()).toBe('a red mailbox beside a house');
    expect(aimIn('a red mailbox beside a house')).toBeUndefined();
    expect(fixedPointFor([0.5, 0.5])).toEqual([0.5, 0.5]);
    expect(fixedPointFor([0.3, 0.9])[0]).toBeLessThan(0.1);
  });
});

test.each([
  ['a rocket takes off with smoke', 'a rocket takes off', 'smoke'],
  ['smoke rises from a chimney', 'a chimney', 'smoke'],
  ['a steam train crosses a bridge', 'a steam train crosses a bridge', undefined],
  ['a dragon breathes smoke', 'a dragon breathes smoke', undefined],
])('%s: the smoke is taken out where something gives it off', (prompt, rest, smoke) => {
  expect(withoutSmoke(prompt)).toEqual({ rest, smoke });
});
