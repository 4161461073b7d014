import { expect, test } from 'vitest';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { singularForm } from '../../../src/engines/image/prompt/lexicon.ts';
import { simpler } from '../../../src/engines/image/prompt/simpler.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

const made = async (prompt: string) => {
  const { notes = [], facts } = await renderImage(smallRequest(prompt), engineTools());
  return { notes: notes.join('\n'), alt: String(facts?.alt) };
};

test.each([
  ['a seal on a rock while three others clap', 'while three seals clap'],
  ['two checkers players at a window', 'two people playing chess'],
  ['four nurses at a desk, blue uniforms', 'four nurses wearing blue uniforms'],
  ['a baker in the snow, red scarf', 'a baker wearing a red scarf'],
  ['a motorcycle in a barn, a cat asleep on the seat', 'asleep on the motorcycle'],
  ['a hamlet at dusk, four huts in the snow', 'four huts'],
  ['two owls sharing a bench', 'sitting on a bench'],
])('"%s" says the same at length', (prompt, part) => {
  const text = simpler(prompt);
  expect(text).toContain(part);
  expect(text).not.toContain('hamlet');
});

test.each([
  ['policemen', 'policeman'],
  ['horsemen', 'horseman'],
  ['snowmen', 'snowman'],
  ['specimen', 'specimen'],
  ['yemen', 'yemen'],
])('%s: one %s', (many, one) => {
  expect(singularForm(many)).toBe(one);
});

test('a storey is no room, and who is in the rain is outdoors', async () => {
  expect((await made('a man waving from the second floor to a woman with a bicycle')).alt).not.toContain(
    'room',
  );
  expect((await made('two monks on the stairs in the rain')).alt).toMatch(/^hills in the rain/);
});

test('players of chess are people, and no diagram', async () => {
  expect((await made('two chess players in a park')).alt).toMatch(/two people sitting .*playing/);
});

test('what is above a valley is not above what is told after it', async () => {
  expect((await made('a stone bridge above a valley, white smoke')).alt).not.toContain('above the smoke');
});

test('what one of them does is a deed', async () => {
  const { alt, notes } = await made('three musicians on a stage, one of them drums');
  expect(alt).not.toContain('drum');
  expect(notes).toContain('drums');
});

test('whoever feeds ducks from a pier stands on it', async () => {
  expect((await made('a boy feeding ducks from a wooden pier')).alt).toContain('a boy on the pier');
});

test.each([
  [
    'two cats, one is asleep, the other looks out of the window',
    'a cat asleep and a cat looking out of the window',
  ],
  [
    'two old men in a park, one is painting, the other sings',
    'an old man painting and an old man singing in a park',
  ],
])('"%s" tells of each', (prompt, text) => {
  expect(simpler(prompt)).toContain(text);
  expect(simpler(prompt)).not.toContain('the other');
});

test('a pair on a bench stays together', () => {
  expect(simpler('two girls on a bench, one reads, the other sleeps')).toContain('two girls on a bench');
});

test('a canoe for a rowing boat is told', async () => {
  expect((await made('two penguins in a rowing boat')).notes).toContain('rowing boat as canoe');
});

test('a station is empty besides who is in it', async () => {
  expect((await made('a man with a suitcase in an empty subway station')).notes).not.toContain('empty');
});

test('the frame of a hive holds honey, and hangs on no wall', async () => {
  expect((await made('a beekeeper with a frame from the hive')).alt).toContain('honeycomb');
});
