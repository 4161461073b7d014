import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import type { Footprint } from '../../../src/engines/image/scene/footprint.ts';
import { engineTools } from '../../support/engine.ts';

/** Things on, round, under or before something fit it, and the notes say what is seen. */

const SIZE = 192;

async function painted(prompt: string, seed = 7) {
  const request = { prompt, width: SIZE, height: SIZE, style: 'realistic', steps: 8, seed } as const;
  const { notes, facts, things } = await makeImage(request, engineTools());
  const printsOf = (name: string): readonly Footprint[] =>
    things.find((thing) => thing.name === name)?.prints ?? [];
  const one = (name: string): Footprint => {
    const [print] = printsOf(name);
    if (!print) throw new Error(`${name} is not in the image`);
    return print;
  };
  return { notes: notes.join(), shows: String(facts.alt), printsOf, one };
}

test('birds on a branch follow its slant', async () => {
  const { printsOf, notes } = await painted('three owls on a branch');
  const feet = printsOf('owl').map(({ bottom }) => bottom);
  expect(Math.max(...feet) - Math.min(...feet)).toBeGreaterThan(SIZE * 0.05);
  expect(notes).toBe('');
});

test.each([
  ['a steam train crossing a viaduct', 'locomotive'],
  ['a red bus crossing a bridge over a river', 'bus'],
])('"%s": the bridge leads out of the image, and is much wider than what is on it', async (prompt, name) => {
  const { one } = await painted(prompt);
  const bridge = one('bridge');
  expect(bridge.left).toBeLessThanOrEqual(2);
  expect(bridge.right).toBeGreaterThanOrEqual(SIZE - 2);
  expect(one(name).width).toBeLessThan(bridge.width * 0.7);
});

test('trees below a train on a bridge are below it', async () => {
  const { one, printsOf, shows } = await painted('a steam train crossing a viaduct, orange trees below');
  for (const tree of printsOf('deciduous-tree'))
    expect(tree.top).toBeGreaterThanOrEqual(one('locomotive').bottom - tree.height * 0.2);
  expect(shows).toContain('under the locomotive');
});

test('a castle does not hide the bridge that leads to it', async () => {
  const { notes, shows } = await painted('a knight riding a horse across a bridge towards a castle');
  expect(shows).toContain('a castle');
  expect(notes).not.toMatch(/knight|horse/);
});

test.each([1, 7, 23])('a flock of balloons is within the sky, by seed %i', async (seed) => {
  const { printsOf } = await painted('five hot air balloons over green hills', seed);
  expect(printsOf('hot-air-balloon')).toHaveLength(5);
  for (const { top, bottom } of printsOf('hot-air-balloon')) {
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(SIZE * 0.62);
  }
});

test.each(['snowman', 'penguin'])('a scarf is round the neck of a %s', async (name) => {
  const { one } = await painted(`a ${name} wearing a blue scarf`);
  const [scarf, body] = [one('scarf'), one(name)];
  expect(scarf.width).toBeGreaterThan(body.width * 0.4);
  expect(Math.abs(scarf.middle - body.middle)).toBeLessThan(body.width * 0.15);
});

test.each([
  ['an elephant balancing on a beach ball in front of a circus tent', 'elephant', 0.25],
  ['a dog in front of a house', 'dog', 0.3],
  ['a snowman between two fir trees', 'snowman', 0.2],
])('"%s": who it is about is a good part of the image', async (prompt, name, least) => {
  expect((await painted(prompt)).one(name).height).toBeGreaterThan(SIZE * least);
});

test.each([
  ['four ducklings following their mother across a road', /follow|across/],
  ['a bear fishing in a river, pine forest and mountains behind', /forest/],
  ['a fox in a pine forest', /forest/],
])('the notes on "%s" do not deny what is there', async (prompt, denied) => {
  expect((await painted(prompt)).notes).not.toMatch(denied);
});

test('a cliff with a lighthouse on top carries it', async () => {
  expect((await painted('a cliff with a lighthouse on top, sunset')).shows).toContain(
    'a lighthouse on the cliff',
  );
});

test('heat haze is no fog', async () => {
  const { shows, notes } = await painted('a lion on the savanna, heat haze at noon');
  expect(shows).not.toContain('fog');
  expect(notes).toContain('heat haze');
});
