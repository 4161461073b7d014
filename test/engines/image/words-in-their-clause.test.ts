import { expect, test } from 'vitest';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { simpler } from '../../../src/engines/image/prompt/simpler.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Words belong to the thing that they are said of, and not to the next one that is known. */

const made = async (prompt: string) => {
  const { notes = [], facts } = await renderImage(
    smallRequest(prompt, { width: 200, height: 200 }),
    engineTools(),
  );
  return { notes: notes.join(), facts, alt: String(facts?.alt) };
};

test('what is under an unknown thing is not under the next one', async () => {
  const { notes } = await made('a man under a string of lanternettes, dogs barking');
  expect(notes).not.toMatch(/under the dogs/);
  expect((await made('a man under lights, dogs barking')).notes).toMatch(/under lights/);
});

test('a pile of gold is of coins, and no pile of who comes after it', async () => {
  const { facts, alt } = await made('a dragon on a pile of gold, a thief with a lantern');
  expect(facts?.subjects).toContain('coin');
  expect(alt).not.toMatch(/prisoners/);
});

test.each([
  ['a ninja girl on a roof', 'ninja girl as ninja'],
  ['surfer girl on a beach', 'surfer girl as girl'],
])('"%s" has one person', async (prompt, standIn) => {
  expect((await made(prompt)).notes).toContain(standIn);
});

test.each([
  ['a hand-painted mug on a table', /hand-painted \(mug\)/],
  ['a hand knitted scarf on a chair', /hand knitted|hand-knitted/],
])('of "%s" no hand is painted', async (prompt, note) => {
  const { notes, alt } = await made(prompt);
  expect(notes).toMatch(note);
  expect(alt).not.toMatch(/\bhand\b/);
});

test('who is inside an unknown thing of glass is there, and no tumbler is', async () => {
  const { facts, notes } = await made('an astronaut inside a small glass dome on mars');
  expect(facts?.subjects).toEqual(['astronaut']);
  expect(notes).toMatch(/glass dome/);
});

test('a house that is seen through a window stands in no room', async () => {
  const { facts, notes } = await made('a house seen through the window of a cozy room with a fireplace');
  expect(facts?.subjects).toEqual(['fireplace']);
  expect(notes).toBe('not painted: house seen through the window');
});

test('the view from a lighthouse does not show it', async () => {
  const { facts, notes } = await made('view from a lighthouse in a storm, one sailing boat');
  expect(facts?.subjects).not.toContain('lighthouse');
  expect(notes).toMatch(/view from a lighthouse/);
});

test.each([
  [
    'Sign: Please remove your shoes, with sneakers',
    'Sign with the text "Please remove your shoes", with sneakers',
  ],
  ['Sign: A dog with a bone', 'Sign: A dog with a bone'],
  ['happy 7th birthday Tom! robots', 'card with the text "happy 7th birthday Tom", robots'],
  [
    'thank you card, apples, says Thank you Mrs. Weber',
    'thank you card, apples with the text "Thank you Mrs. Weber"',
  ],
  ["my grandma's old house", 'the old house'],
  ["my grandma's hair", "my grandma's hair"],
  ['treasure map of an island, old paper', 'treasure map of an island'],
  ['sprite sheet of a little wizard walking, 4 frames', 'sprite of 4 little wizards walking'],
  ['diagram of a cell for 4th grade, with labels', 'diagram of a cell, with labels'],
])('"%s" is read as "%s"', (prompt, plainer) => {
  expect(simpler(prompt)).toBe(plainer);
});

test('sage green is a colour', async () => {
  expect((await made('pattern with cacti, terracotta and sage green')).notes).toBe('');
});

test('in a set of icons "black on white" is none', async () => {
  const { alt, notes } = await made('set of 2 line icons: clock, map pin, black on white');
  expect(alt).not.toMatch(/black on white/i);
  expect(notes).toBe('');
});

test('a pie chart has labels', async () => {
  expect((await made('pie chart: rent 40, food 60 percent, with labels')).notes).toBe('');
});

test('what is bright and hand drawn has no hand', async () => {
  expect((await made('flyer for a yard sale, bright and hand drawn')).alt).not.toMatch(/hand\b(?! drawn)/);
});
