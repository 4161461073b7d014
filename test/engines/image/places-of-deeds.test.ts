import { expect, test } from 'vitest';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { statementsOf } from '../../../src/engines/image/prompt/statements.ts';
import type { Subject } from '../../../src/engines/image/prompt/subject.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Places of what somebody does something to, and a second reading of them. */

const drawings = await loadDrawings(engineTools());

/** "plank on table", for each subject that has a place of its own. */
const placesIn = (prompt: string): string[] => {
  const { subjects } = planFromPrompt({ prompt, seed: 1 }, drawings);
  const words = ({ said, relation }: Subject): string[] =>
    relation ? [`${said} ${relation.kind} ${subjects[relation.to]?.said}`] : [];
  return subjects.flatMap(words);
};

const notesOf = async (prompt: string): Promise<readonly string[]> =>
  (await makeImage(smallRequest(prompt, { width: 240, height: 240 }), engineTools())).notes;

test.each([
  ['a cook taking a cake out of an oven', ['cook beside oven', 'cake holding cook']],
  ['a woman lifting a kitten out of a basket', ['kitten']],
])('"%s": nobody is in what they take something out of', (prompt, [first = '', ...others]) => {
  const places = placesIn(prompt);
  for (const place of [first, ...others]) expect(places.join('; ')).toContain(place);
  expect(places.filter((place) => /^(?:cook|woman) in /.test(place))).toEqual([]);
});

test.each([
  ['a carpenter sawing a plank on a workbench', ['carpenter behind workbench', 'plank on workbench']],
  ['a cook peeling potatoes on a counter', ['cook behind counter']],
  ['a girl decorating a cake at a table', ['girl behind table', 'cake on table']],
  ['a man working on a laptop at a desk', ['man behind desk', 'laptop on desk']],
])('"%s": the work lies on the table, and who works stands behind it', (prompt, places) => {
  const found = placesIn(prompt);
  for (const place of places) expect(found).toContain(place);
});

test.each([
  ['a woman arranging roses in a jug', 'roses in jug'],
  ['a boy washing cups in a sink', 'cups in sink'],
  ['a man hanging a wreath on a door', 'wreath on door'],
])('"%s": the thing is there, not who puts it there', (prompt, place) => {
  expect(placesIn(prompt)).toEqual([place]);
});

test.each(['a boy throwing a hat over a wall', 'an elephant spraying water over a calf'])(
  '"%s": nobody flies, and the way of the thing is named',
  async (prompt) => {
    expect(placesIn(prompt).join()).not.toContain('above');
    expect((await notesOf(prompt)).join()).toMatch(/over the (?:wall|calf)/);
  },
);

test('who looks over a fence stands behind it', () => {
  expect(placesIn('a donkey looking over a fence')).toEqual(['donkey behind fence']);
});

test('a posture before "on the back of" leaves the phrase whole', () => {
  expect(placesIn('a monkey sitting on the back of a horse')).toEqual(['monkey on horse']);
});

test.each([
  ['a man leading a camel across a bridge', [['man', 'camel']], 'across', 'bridge'],
  ['a cup and a plate on a chair', [['cup', 'plate']], 'on', 'chair'],
  ['a cat in a basket under a bench', [['cat'], ['basket']], 'under', 'bench'],
])('"%s" says of all of them where they are', (prompt, heads, said, object) => {
  expect(statementsOf(prompt, drawings.nouns)).toContainEqual(
    expect.objectContaining({ heads, said, object }),
  );
});

test.each(['a cat under a zyx on a table', 'two goats, one standing on a rock'])(
  'of something unknown, or of one of several, "%s" says nothing that could be held against the image',
  (prompt) => {
    expect(statementsOf(prompt, drawings.nouns)).toEqual([]);
  },
);

test('a way that one of two does not take is named', async () => {
  const notes = await notesOf('a firefighter carrying a child down a ladder');
  expect(notes.join()).toContain('down the ladder');
});

test.each([
  ['a girl and her uncle fishing from a pier', ['girl on pier', 'uncle on pier']],
  ['a cat and a dog running', []],
])('"%s": both do it', (prompt, places) => {
  const { subjects } = planFromPrompt({ prompt, seed: 1 }, drawings);
  const deeds = subjects.slice(0, 2).map(({ postures = [], action }) => [...postures, action?.said].join());
  expect(new Set(deeds).size).toBe(1);
  for (const place of places) expect(placesIn(prompt)).toContain(place);
});

test('who is somewhere else does not do what the next one does', () => {
  const { subjects } = planFromPrompt({ prompt: 'a girl on a bench and a dog running', seed: 1 }, drawings);
  expect(subjects[0]?.action).toBeUndefined();
});

test.each([
  ['two otters drifting in a river', 'otter', 'swim'],
  ['a leaf floating on a lake', 'leaf', 'swim'],
])('"%s": it is in the water, and does not fly', (prompt, _name, action) => {
  const { subjects } = planFromPrompt({ prompt, seed: 1 }, drawings);
  expect([subjects[0]?.flying, subjects[0]?.action?.kind]).toEqual([false, action]);
});

test('only who can walk crosses a bridge', () => {
  const found = placesIn('a village with chimneys and a dog crossing the bridge');
  expect(found).toContain('dog crossing bridge');
  expect(found).not.toContain('chimneys crossing bridge');
});

test('what hangs on a wall is no lower than what stands before it', async () => {
  const { things } = await makeImage(
    smallRequest('a kitchen with a kettle, a cat and copper pans hanging on the wall', {
      width: 240,
      height: 240,
    }),
    engineTools(),
  );
  const lowest = (name: string): number =>
    Math.max(...(things.find((one) => one.name.startsWith(name))?.prints ?? []).map(({ bottom }) => bottom));
  expect(lowest('frying-pan')).toBeLessThan(lowest('cat'));
});

test('an absent helmet of a knight is named', async () => {
  expect((await notesOf('a knight without a helmet')).join()).toContain('without a helmet');
});

test.each([
  ['a bear in a blue sweater', 'sweater wearing bear'],
  ['a mouse in a boot', 'mouse in boot'],
])('"%s"', (prompt, place) => {
  expect(placesIn(prompt)).toEqual([place]);
});
