import { expect, test } from 'vitest';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { beastOf, figureOf } from '../../../src/engines/image/prompt/figure.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

const drawings = await loadDrawings(engineTools());
const planOf = (prompt: string) => planFromPrompt({ prompt, seed: 2 }, drawings);
const notesOf = async (prompt: string) =>
  (await makeImage(smallRequest(prompt, { width: 144, height: 120 }), engineTools())).notes;

test.each([
  ['a queen sewing a dress', 'standing', 'knitting'],
  ['a teacher playing a banjo', 'standing', 'strumming'],
  ['a soldier sleeping on a rug', 'lying', 'asleep'],
  ['a boy asleep in a chair', 'seated', 'asleep'],
  ['a woman leaping over a log', 'jumping', 'cheering'],
  ['a waiter juggling four oranges', 'standing', 'juggling'],
  ['a sailor shovelling snow', 'lunging', 'digging'],
  ['a man walking with an umbrella', 'striding', 'raised'],
  ['a girl reading a newspaper on a sofa', 'seated', 'reading'],
  ['a child tossing a ball', 'standing', 'throwing'],
  ['a woman flipping an omelette', 'standing', 'flipping'],
  ['a nun jumping rope in a yard', 'jumping', 'skipping'],
  ['a monk carrying a boy on his shoulders', 'standing', 'shouldering'],
  ['a boy playing the cello', 'on-chair', 'cello'],
  ['a violinist in a park', 'standing', 'bowing'],
  ['a cellist on a stage', 'on-chair', 'cello'],
  ['a rabbit playing a fiddle', 'standing', 'bowing'],
  ['an owl reading a letter', 'standing', 'reading'],
])('"%s" is somebody %s with arms %s', (prompt, pose, arm) => {
  const [doer] = planOf(prompt).subjects;
  expect(figureOf(doer?.name ?? '')).toMatchObject({ pose, arm });
});

test.each([
  ['an elderly blacksmith', 'old'],
  ['a young carpenter', 'young'],
  ['a female samurai', 'female'],
])('"%s" has the face of somebody %s', (prompt, face) => {
  const [{ name = '' } = {}] = planOf(prompt).subjects;
  expect(figureOf(name)?.wears.map(({ what }) => what)).toEqual([face]);
});

test('an animal that does what animals do keeps its own body', () => {
  for (const prompt of ['a bear fishing', 'a cat with a violin', 'a fox carrying a basket'])
    expect(planOf(prompt).subjects[0]?.name).not.toMatch(prompt.includes('fishing') ? /~/ : /upright/);
});

test.each([
  ['a cow napping in a barn', 'curled'],
  ['a tiger drinking from a bucket', 'graze'],
  ['a wolf racing across a field', 'gallop'],
  ['a rabbit leaping over a log', 'leap'],
  ['a grazing horse', 'graze'],
  ['a dog sits beside a well', 'sit'],
  ['a dozing llama', 'curled'],
  ['a sheep resting in the shade of a barn', 'resting'],
  ['a goat sprinting down a road', 'gallop'],
  ['a soldier riding a walking donkey', 'pace'],
])('"%s" is an animal in the stance %s', (prompt, stance) => {
  expect(planOf(prompt).subjects.map(({ name }) => beastOf(name)?.stance)).toContain(stance);
});

test.each([
  'a queen sewing a scarf on a chair',
  'a fox chasing a mouse',
  'a policeman waving',
  'a farmer pulling a sled',
  'a panda sleeping under a tree',
  'a woman hugging a cat',
  'a deer drinking from a lake',
  'a farmer in green boots',
  'four frogs under a yellow umbrella',
  'a man hugging a horse',
  'a nurse giving a pear to a girl',
  'two monks playing chess',
  'a boy and a girl building a snowman',
  'a woman waters the tulips in her garden',
  'a farmer feeds hens',
  'a boy watching a rabbit',
])('of "%s" nothing is said to be missing', async (prompt) => {
  expect((await notesOf(prompt)).filter((note) => note.startsWith('not painted'))).toEqual([]);
});

test.each([
  ['a kangaroo sleeping', 'kangaroo sleeping'],
  ['a woman shaving a sheep', 'shaving'],
])('of "%s" the deed is said to be missing', async (prompt, words) => {
  expect(await notesOf(prompt)).toEqual([expect.stringContaining(words)]);
});

test('every pose, arm and stance is drawn, at both moments of a film', () => {
  const arms = ['reading', 'strumming', 'fishing', 'asleep', 'fighting'];
  const poses = ['standing', 'running', 'kneeling', 'dancing', 'lying'];
  const people = poses.flatMap((pose) =>
    arms.flatMap((arm) => [`boy|${pose}+${arm}`, `girl|${pose}+${arm}+beat`]),
  );
  const animals = ['cat', 'horse', 'giraffe'].flatMap((name) => [
    `${name}~gallop`,
    `${name}~gallop~beat`,
    `${name}~curled`,
  ]);
  for (const name of [...people, ...animals]) {
    const { width, height, rgba } = drawings.draw(name, 64);
    expect(width * height, name).toBeGreaterThan(400);
    expect(rgba.filter((value, at) => at % 4 === 3 && value > 200).length, name).toBeGreaterThan(300);
  }
});

test.each([
  ['a nurse giving a pear to a girl', 'handing', 'handing'],
  ['a sailor hugging a queen', 'embracing', 'embracing'],
  ['a king and a queen building a sandcastle', 'tending', 'tending'],
  ['a pirate playing cards with a monk', 'gaming', 'gaming'],
])('in "%s" both take part', (prompt, ...arms) => {
  const { subjects } = planOf(prompt);
  expect(subjects.map(({ name }) => figureOf(name)?.arm).filter(Boolean)).toEqual(arms);
});

test.each([
  ['a boy building a sandcastle', 'kneeling', 'tending'],
  ['a boy building a snowman', 'standing', 'tending'],
  ['a boy decorating a cake', 'standing', 'working'],
])('"%s" is done %s, with arms %s', (prompt, pose, arm) => {
  expect(figureOf(planOf(prompt).subjects[0]?.name ?? '')).toMatchObject({ pose, arm });
});

test.each([
  ['a farmer feeds hens', 'a farmer feeding the hens'],
  ['a nurse giving a pear to a girl', 'giving the pear to the girl'],
  ['a cat watching a bowl', 'a cat watching the bowl'],
])('of "%s" the words for the image tell "%s"', async (prompt, told) => {
  const { facts } = await makeImage(smallRequest(prompt, { width: 144, height: 120 }), engineTools());
  expect(facts.alt).toContain(told);
});

test('what is said of a place of hers is not said to be in her', () => {
  const { subjects } = planOf('a woman planting roses in her garden');
  expect(subjects[1]?.relation?.kind).toBe('beside');
});
