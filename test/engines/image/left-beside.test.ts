import { expect, test } from 'vitest';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { simpler } from '../../../src/engines/image/prompt/simpler.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest as ask } from './small-request.ts';

/** Parts of a thing are on it, or named; a substitute is named as one. */

const drawings = await loadDrawings(engineTools());
const planOf = (prompt: string) => planFromPrompt({ prompt, seed: 1 }, drawings);
const made = async (prompt: string) => makeImage(ask(prompt, { width: 160, height: 160 }), engineTools());
const notesOf = async (prompt: string): Promise<string> => (await made(prompt)).notes.join(' | ');

test.each([
  ['a bicycle with a wicker basket and a red bell', 'bicycle with bell'],
  ['a hat with a feather', 'hat with feather'],
  ['a goat with a bell', 'goat with bell'],
  ['a ship with a black flag', 'ship with flag'],
  ['an armchair with a blanket', 'armchair with blanket'],
])('"%s": what lies beside it is named', async (prompt, words) => {
  expect(await notesOf(prompt)).toContain(words);
});

test.each([
  'a castle with a red flag',
  'a cabin with a bench',
  'a house with a bicycle',
  'a cake with a candle',
])('"%s": what is there is not denied', async (prompt) => {
  expect(await notesOf(prompt)).not.toContain(' with ');
});

test.each([
  ['a house with green shutters and a blue door', 'door'],
  ['a log cabin with red shutters and a yellow roof', 'roof'],
])('"%s": the second part is painted on the whole', (prompt, part) => {
  const { subjects } = planOf(prompt);
  expect(subjects).toHaveLength(1);
  expect(subjects[0]?.patches?.map(({ said }) => said)).toEqual([part]);
});

test('after a thing that nobody knows comes another one of the same list', () => {
  const { subjects } = planOf('a cake with pink frobbles and a cherry');
  expect(subjects[1]?.relation).toMatchObject({ kind: 'on', said: 'with', to: 0 });
});

test('a white roof is white where the drawing has a dark one', async () => {
  const light = async (prompt: string): Promise<number> => {
    const { rgba, width, height } = await (await made(prompt)).picture();
    let count = 0;
    for (let i = 0; i < width * height * 4; i += 4) {
      const [r = 0, g = 0, b = 0] = rgba.subarray(i, i + 3);
      if (r < 110 && Math.abs(r - b) < 30 && Math.abs(r - g) < 30) count++;
    }
    return count;
  };
  expect(await light('a barn with a white roof')).toBeLessThan(
    (await light('a barn with a grey roof')) * 0.7,
  );
});

test.each([
  ['a cyclist sitting at the roadside', 'cyclist as person'],
  ['a skier standing beside a cabin', 'skier as person'],
  ['a lighthouse on a windy cape', 'cape as cliff'],
  ['a cherry on a plate', 'cherry as two cherries'],
  ['logo with a bean', 'bean as three beans'],
])('"%s" is drawn as something else', async (prompt, words) => {
  expect(await notesOf(prompt)).toContain(words);
});

test.each([
  'a surfer carrying a surfboard on the beach',
  'a bowl of cherries',
  'a stack of pancakes',
  'a girl in a red cape on a hill',
])('"%s" is drawn as told', async (prompt) => {
  expect(await notesOf(prompt)).not.toContain('drawn as');
});

test.each(['two men back to back', 'two women face to face', 'two soldiers shoulder to shoulder'])(
  '"%s" has no parts of bodies beside the two',
  async (prompt) => {
    expect(planOf(prompt).subjects).toHaveLength(1);
    expect(await notesOf(prompt)).toMatch(/not painted: (\w+) to \1/);
  },
);

test('a calf belongs to the kind of its mother', () => {
  expect(planOf('an elephant with its calf').subjects.map(({ name }) => name)).toEqual([
    'elephant',
    'elephant',
  ]);
});

test('whoever sprays something on another is not on it', async () => {
  const prompt = 'an elephant spraying water on its calf';
  expect(planOf(prompt).subjects.filter(({ relation }) => relation?.kind === 'on')).toEqual([]);
  expect(await notesOf(prompt)).toContain('on the calf');
});

test('an alien stands on the ground', async () => {
  const { things } = await made('an alien beside an astronaut on the moon');
  const [alien, astronaut] = things.map(({ prints }) => prints[0]);
  expect(Math.abs((alien?.bottom ?? 0) - (astronaut?.bottom ?? 99))).toBeLessThan(16);
});

test.each([
  ['surfers waiting for a wave', 'waiting'],
  ['a bedroom with a bed and stars on the ceiling', 'stars on the ceiling'],
  ['a rusty bicycle lying in the grass', 'bicycle lying'],
  ['poster with five tick boxes and a tent', 'tick boxes'],
])('"%s": what the image does not show is named', async (prompt, words) => {
  expect(await notesOf(prompt)).toContain(words);
});

test.each([
  ['a man running to catch a bus', 'bus', 'beside'],
  ['a dog catching a frisbee', 'frisbee', 'holding'],
])('"%s": only what is small is in the hands', (prompt, name, kind) => {
  expect(planOf(prompt).subjects.find((one) => one.name === name)?.relation?.kind).toBe(kind);
});

test('the water of a beach has the colour that is said of it', () => {
  const prompt = simpler('a beach with turquoise water');
  const { subjects, hints } = planFromPrompt({ prompt, seed: 1 }, drawings);
  expect(subjects).toEqual([]);
  expect(hints.some(({ colour }) => colour !== undefined)).toBe(true);
});

test.each([
  ['a beach with white rocks and turquoise water', 'drops'],
  ['a raccoon washing an apple in a stream', 'table'],
  ['a black and white cow', 'black'],
  ['blueprint of a boat, side view', 'side view'],
  ['a desert floor with a cactus', 'floor'],
])('"%s": nothing else is made of its words', async (prompt, word) => {
  expect(await notesOf(prompt)).not.toContain(word);
});

test.each([
  ['a pyramid of oranges on a table', 'tangerine'],
  ['a toddler taking her first steps in a garden', 'child|striding'],
  ['a desert floor with a cactus', 'cactus'],
])('"%s" is of one kind of thing', (prompt, name) => {
  expect(planFromPrompt({ prompt: simpler(prompt), seed: 1 }, drawings).subjects[0]?.name).toBe(name);
});

test('a chandelier hangs, and a diver is under water', async () => {
  const { subjects } = planOf('a living room with a sofa and a chandelier');
  const chandelier = (await made('a living room with a sofa and a chandelier')).things[1]?.prints[0];
  expect(subjects[1]?.name).toBe('chandelier');
  expect(chandelier?.bottom ?? 160).toBeLessThan(80);
  expect(planOf('a diver feeding a turtle').place).toBe('underwater');
});

test('a party hat makes no invitation of a birthday card', async () => {
  const { facts } = await made('birthday card with a giraffe wearing a party hat');
  expect(facts.alt).toContain('Happy Birthday');
});

test('in a design a flag beside a ship is named', async () => {
  expect(await notesOf('coloring page of a pirate ship with a skull flag')).toContain(
    'pirate ship with skull flag',
  );
});

test.each([
  ['an attic with a trunk', 'trunk as treasure chest'],
  ['two hay bales in a meadow', 'hay bales as haystacks'],
  ['a dwarf in a forest', 'dwarf as gnome'],
])('"%s": what only resembles it is named', async (prompt, words) => {
  expect(await notesOf(prompt)).toContain(words);
});

test('a couple is a man and a woman, and sisters are women', async () => {
  const bases = async (prompt: string) =>
    (await made(prompt)).things[0]?.prints.map(({ one }) => one.name.replace(/[-|].*$/, '')).sort();
  expect(await bases('a couple in a meadow')).toEqual(['man', 'woman']);
  expect(await bases('a couple dancing in a park')).toEqual(['man', 'woman']);
  expect(await bases('three sisters in a meadow')).toEqual(['woman', 'woman', 'woman']);
});

test('a boat floats down a gutter, and no gutter of a roof', () => {
  expect(planOf('a paper boat floating down a gutter').subjects).toHaveLength(1);
  expect(planOf('a rugby player with a ball').subjects[1]?.name).toBe('american-football');
});
