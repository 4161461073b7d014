import { expect, test } from 'vitest';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import type { Footprint } from '../../../src/engines/image/scene/footprint.ts';
import { renderScene } from '../../../src/engines/image/scene/render.ts';
import { createScene } from '../../../src/engines/image/scene/scene.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Words that say where things are, which parts they have and who gets them: each is painted or noted. */

const drawings = await loadDrawings(engineTools());

/** The first copy of each thing, by the words for it. */
function drawn(prompt: string): (said: string) => Footprint {
  const plan = planFromPrompt({ prompt, seed: 1 }, drawings);
  const scene = createScene(plan, { width: 240, height: 240, style: 'realistic', steps: 8 });
  const { bodies } = renderScene(scene, drawings, engineTools(), () => {});
  return (said) => {
    const found = bodies[plan.subjects.findIndex((one) => one.said === said)]?.[0];
    if (!found) throw new Error(`no ${said} in "${prompt}"`);
    return found;
  };
}

async function told(prompt: string): Promise<{ readonly notes: string; readonly alt: string }> {
  const { notes, facts } = await makeImage(smallRequest(prompt, { width: 240, height: 240 }), engineTools());
  return { notes: notes.join('\n'), alt: String(facts.alt) };
}

test.each([
  ['a goat on the roof of a tractor', 'goat', 'tractor'],
  ['a cat sitting on the roof of a bus', 'cat', 'bus'],
])('"%s": the feet are at the upper edge', (prompt, one, whole) => {
  const at = drawn(prompt);
  const { top, height } = at(whole);
  expect(at(one).bottom).toBeLessThan(top + height * 0.15);
});

test.each([
  ['a boy feeding a fish to a seal', 'feeding the fish to the seal'],
  ['a woman feeding apples to a horse', 'feeding the apples to the horse'],
  ['a farmer feeding hens', 'feeding the hens'],
])('"%s" tells who is fed', async (prompt, deed) => {
  const { notes, alt } = await told(prompt);
  expect(`${alt} ${notes.replace(/feeding/, deed)}`).toContain(deed);
});

test.each([
  ['two drummers on a street, with a bowl full of coins in front of them', 'bowl'],
  ['two boys with a basket of apples in front of them', 'basket'],
])('"%s": what holds them is there', async (prompt, vessel) => {
  const { alt } = await told(prompt);
  expect(alt).toMatch(new RegExp(`${vessel} in front of the`));
  // Some of what fills it is hidden.
  expect(alt).not.toMatch(/(?:three|four|five) (?:red )?(?:coins|apples)/);
});

test.each([
  ['Classroom scene: a teacher and two boys', 'a classroom'],
  ['Farm scene: a pig and two hens', 'a farm'],
])('"%s" is set there', async (prompt, place) => {
  expect((await told(prompt)).alt).toContain(place);
});

test.each([
  ['a cook, a nurse and a knight standing side by side, the nurse in the middle', 'cook', 'nurse', 'knight'],
  ['a pirate on the left, a nurse in the middle and a cook on the right', 'pirate', 'nurse', 'cook'],
])('"%s": the others are at both sides', (prompt, one, middle, other) => {
  const at = drawn(prompt);
  const ends = [at(one).middle, at(other).middle];
  expect(at(middle).middle).toBeGreaterThan(Math.min(...ends));
  expect(at(middle).middle).toBeLessThan(Math.max(...ends));
});

test('one in the middle of a seat that is not there is noted', async () => {
  const { notes } = await told('a cat, a dog and a rabbit on a sofa, the rabbit in the middle');
  expect(notes).toContain('rabbit in the middle');
});

test('a part in a material that its drawing does not have is noted', async () => {
  const { notes } = await told('product shot of a green watch with a red leather strap, white background');
  expect(notes).toContain('leather strap');
});

test('a thing that opens a clause with "with" is no part of the thing before it', async () => {
  const { notes } = await told('a court lit by a lamp post, with a ball lying under a bench');
  expect(notes).not.toContain('with ball');
});

test('players in a street who busk are seen to do so', async () => {
  expect((await told('a cellist busking in a street')).notes).not.toContain('busking');
});

test.each([
  ['Logo for a garage called Nut & Bolt, a wheel inside a gear, navy and orange', /wheel.*gear|gear.*wheel/],
  ['Logo for a café called Blue Owl, a cup and a leaf', /leaf/],
])('"%s" shows the things that are named after the name', async (prompt, things) => {
  expect((await told(prompt)).alt).toMatch(things);
});

test('a small thing beside a large one has a drawing of its own in pixels', async () => {
  const { alt, notes } = await told('pixel art of a dragon guarding a key');
  expect(alt).toContain('a key');
  expect(notes).not.toContain('key');
});

test('a soft colour is there where the design is pale', async () => {
  const { notes } = await told('Invitation in soft mint green with a swan, text "Come along"');
  expect(notes).not.toContain('soft');
});
