import { expect, test } from 'vitest';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import type { Footprint } from '../../../src/engines/image/scene/footprint.ts';
import { keepsRelation } from '../../../src/engines/image/scene/kept-relations.ts';
import { renderScene } from '../../../src/engines/image/scene/render.ts';
import { createScene } from '../../../src/engines/image/scene/scene.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Relations are told from the bodies that were placed, in the notes as in the words for the image. */

const drawings = await loadDrawings(engineTools());

function drawn(prompt: string): readonly (readonly Footprint[])[] {
  const scene = createScene(planFromPrompt({ prompt, seed: 1 }, drawings), {
    width: 240,
    height: 240,
    style: 'realistic',
    steps: 8,
  });
  return renderScene(scene, drawings, engineTools(), () => {}).bodies;
}

async function told(prompt: string): Promise<{ readonly notes: string; readonly alt: string }> {
  const { notes, facts } = await makeImage(smallRequest(prompt, { width: 240, height: 240 }), engineTools());
  return { notes: notes.join('\n'), alt: String(facts.alt) };
}

test.each(['a guard in front of a door', 'a woman in front of a fridge', 'a ship in front of an iceberg'])(
  '"%s": a good part of the narrower one overlaps, and both are seen',
  async (prompt) => {
    const [[one] = [], [anchor] = []] = drawn(prompt);
    if (!one || !anchor) throw new Error(`nothing drawn for "${prompt}"`);
    const overlap = Math.min(one.right, anchor.right) - Math.max(one.left, anchor.left);
    expect(overlap).toBeGreaterThan(Math.min(one.width, anchor.width) * 0.3);
    expect(one.order).toBeGreaterThan(anchor.order);
    expect((await told(prompt)).notes).not.toContain('not painted');
  },
);

test('two that stand side by side are not one in front of the other', () => {
  const [guard = [], door = []] = drawn('a guard next to a door');
  expect(keepsRelation({ kind: 'before', said: 'in front of' }, guard, door)).toBe(false);
});

test.each([
  ['a maid carries a vase past a statue', true],
  ['a jogger runs past a bakery', true],
  ['a snail past a rock', false],
])('"%s": going past is kept only by a body on its way', async (prompt, isKept) => {
  expect(/not painted: .*past/.test((await told(prompt)).notes)).toBe(!isKept);
});

test.each([
  ['a trailer full of cabbages', 'cart'],
  ['a truck full of barrels', 'pickup truck'],
])('"%s" is an open one', async (prompt, vessel) => {
  expect((await told(prompt)).alt).toContain(`in the ${vessel}`);
});

test('those who play under a tree sit there', async () => {
  const { alt, notes } = await told('two friends play cards under a maple tree');
  expect(alt).toContain('under the');
  expect(notes).not.toContain('under');
});

test('somebody with whom another one plays sits at the same table', async () => {
  const { notes } = await told('a woman plays chess with a girl on a sofa');
  expect(notes).toContain('on the sofa');
});

test('an animal that is said to sleep curled up is curled up, and nothing else is said', async () => {
  const { alt, notes } = await told('a wolf sleeps curled up in the snow');
  expect(alt).toContain('curled up');
  expect(notes).not.toContain('curled');
});

test('a horse that looks over a gate does so itself', async () => {
  expect((await told('a horse looks over a fence')).alt).not.toContain('fence looks');
});

test('a dog that barks at somebody is said to stand beside them only', async () => {
  expect((await told('a dog barks at a farmer')).notes).toContain('barks at');
});

test('somebody in a thing looks at another one, and not the thing', async () => {
  expect((await told('a rabbit in a bucket looks at a carrot')).alt).not.toContain('beside the bucket');
});

test.each([
  ['a card with a pair of swans above two hearts', 'two swans'],
  ['a flyer with a lamp, a pair of ice skates and a radio', 'two ice skates'],
])('"%s": as many as are placed', async (prompt, words) => {
  const { alt, notes } = await told(prompt);
  expect(alt).toContain(words);
  expect(notes).not.toMatch(/all but one|with/);
});

test.each([
  ['a blueprint of a sailboat in thin white lines', /lines|thin|white/],
  ['a map of an island with a lighthouse and a compass rose in the corner', /corner|compass/],
  ['an isometric drawing of a house with a bus in front of it', /in front of/],
  ['a poster for a swim club with a whale and the phone number 555 0177', /number|phone/],
])('"%s": a design that shows it has no note about it', async (prompt, words) => {
  expect((await told(prompt)).notes).not.toMatch(words);
});

test('words of a design that belong together are named together', async () => {
  expect((await told('an icon of a cup and a wobbly purple gizmo')).notes).toContain('wobbly purple gizmo');
});

test('a person and several animals before a thing all stand before it', async () => {
  expect((await told('a girl and four kittens in front of a barn')).notes).not.toContain('in front of');
});

test('those who do something with things have them, and are where the sentence says', async () => {
  const { alt, notes } = await told('a boy juggles three oranges in front of a tent');
  expect(alt).toContain('held by');
  expect(alt).toContain('juggling in front of');
  expect(notes).not.toContain('not painted');
});

test('somebody asleep under an umbrella holds none', async () => {
  expect((await told('a man naps under an umbrella on the beach')).alt).toContain('under the umbrella');
});

test('a pile of something that is no thing is no pile of what comes after it', async () => {
  expect((await told('a dragon on a pile of gold inside a cave')).alt).toContain('a cave');
});

test('what is said twice of "it" is said of the same thing', () => {
  const { subjects } = planFromPrompt(
    { prompt: 'a hut with a tree behind it and a goat in front of it', seed: 1 },
    drawings,
  );
  expect(subjects.map(({ relation }) => relation?.to)).toEqual([undefined, 0, 0]);
});

test('those next to each other under a tree are all under it', async () => {
  expect((await told('two foxes sleep next to each other under an oak tree')).alt).toContain('under the');
});

test.each(['a goat behind three monks', 'two nuns, a dog runs behind them', 'a fox behind two women'])(
  '"%s": whoever is behind one of several is before none of them',
  async (prompt) => {
    const bodies = drawn(prompt);
    const { alt } = await told(prompt);
    const [one, ...others] = /^two/.test(prompt) ? bodies.toReversed() : bodies;
    const [print] = one ?? [];
    if (!print || !/behind the/.test(alt)) throw new Error(alt);
    for (const other of others.flat())
      expect(print.order < other.order || print.share(print.top, (x, y) => other.isSolid(x, y)) < 0.04).toBe(
        true,
      );
  },
);

test('who stands before one of two is not told to be behind them', () => {
  const [near = [], far = []] = drawn('a fox in front of a bench');
  const [bench = [], tent = []] = drawn('a bench behind a tent');
  expect(keepsRelation({ kind: 'behind', said: 'behind' }, bench, tent)).toBe(true);
  expect(keepsRelation({ kind: 'behind', said: 'behind' }, near, far)).toBe(false);
});
