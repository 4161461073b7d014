import { expect, test } from 'vitest';
import { planFromPrompt } from '../../../../src/engines/image/layers.ts';
import { makeImage } from '../../../../src/engines/image/make-image.ts';
import { baseName } from '../../../../src/engines/image/prompt/figure.ts';
import { loadDrawings } from '../../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../../support/engine.ts';
import { smallRequest } from '../small-request.ts';

/** Phrases whose words mean something else together than one by one. */

const drawings = await loadDrawings(engineTools());

const planOf = (prompt: string) => planFromPrompt({ prompt, seed: 1 }, drawings);

const namesIn = (prompt: string): readonly string[] =>
  planOf(prompt).subjects.map(({ name, count }) => `${count} ${baseName(name)}`);

/** "dog on chair": the first relation of each thing. */
const relationsIn = (prompt: string): readonly string[] => {
  const { subjects } = planOf(prompt);
  return subjects.flatMap(({ name, relation }) =>
    relation ? [`${baseName(name)} ${relation.kind} ${baseName(subjects[relation.to]?.name ?? '')}`] : [],
  );
};

const notesOf = async (prompt: string): Promise<readonly string[]> =>
  (await makeImage(smallRequest(prompt, { width: 200, height: 200 }), engineTools())).notes;

test.each([
  ['a fox in a mushroom forest', 'forest', '6 mushroom'],
  ['a rabbit in a rose garden', 'hills', '6 rose'],
  ['a scarecrow in a pumpkin field', 'hills', '6 pumpkin'],
  ['a dog on a palm beach', 'sea', '6 palm-tree'],
  ['a girl in a duck pond', 'lake', '3 duck'],
  ['a bear in a candy land', 'hills', '6 candy'],
])('"%s": the place is full of the things', (prompt, place, things) => {
  const plan = planOf(prompt);
  expect(plan.place).toBe(place);
  expect(namesIn(prompt)).toContain(things);
  expect(relationsIn(prompt)).toEqual([]);
});

test('two words side by side may still be a thing and its place', () => {
  expect(namesIn('fox forest night')).toEqual(['1 fox']);
});

test.each([
  ['three balloons, one red, one yellow, one blue', ['red', 'yellow', 'blue']],
  ['three balloons, one red, one yellow and one blue', ['red', 'yellow', 'blue']],
  ['two red and three green balloons', ['red', 'red', 'green', 'green', 'green']],
  ['six balloons: two red and four blue', ['red', 'red', 'blue', 'blue', 'blue', 'blue']],
  ['four balloons, half red and half green', ['red', 'red', 'green', 'green']],
  ['two balloons, the first is yellow, the second is blue', ['yellow', 'blue']],
  ['three balloons, one red and the rest blue', ['red', 'blue', 'blue']],
  ['a red, a blue and a green balloon', ['red', 'blue', 'green']],
])('"%s": each gets its colour', async (prompt, colours) => {
  const hex: Record<string, string> = {
    red: '#d22f2f',
    yellow: '#f4cb2b',
    blue: '#2b62c9',
    green: '#3f9b46',
  };
  const { subjects, tints } = planOf(prompt);
  expect(subjects.map(({ name, count }) => [name, count])).toEqual([['balloon', colours.length]]);
  expect(subjects[0]?.colours).toEqual(colours.map((colour) => hex[colour]));
  expect(tints).toEqual([]);
  expect(await notesOf(prompt)).toEqual([]);
});

test('a card shows the colours of each copy', async () => {
  expect(await notesOf('birthday card with three balloons, one red, one yellow, one blue')).toEqual([]);
});

test.each([
  ['a horse looking over a fence', ['horse behind fence']],
  ['a kitten peeking out of a basket', ['cat in basket']],
  ['a woman walking her dog across a bridge', ['woman-walking crossing bridge', 'dog crossing bridge']],
  [
    'a man in a coat is walking his dog over a bridge',
    ['man-walking crossing bridge', 'dog crossing bridge'],
  ],
  ['a father reading to his daughter on a sofa', ['man-walking on sofa', 'girl on sofa']],
  ['a dog barking at a cat on a wall', ['cat on wall']],
  ['a giraffe eating grass over a fence', ['giraffe behind fence']],
  ['a nurse reads to an old man in a wheelchair', ['old-man in manual-wheelchair']],
])('"%s": the preposition belongs to the verb', (prompt, relations) => {
  expect(relationsIn(prompt)).toEqual(relations);
});

test('whoever is too small to look over a wall is not said to do so', async () => {
  expect(await notesOf('a mouse looking over a fence')).toEqual(['not painted: looking over fence']);
  expect(await notesOf('a horse looking over a fence')).toEqual([]);
});

test.each([
  ['a bowl of ramen and a spoon beside the bowl', ['1 steaming-bowl', '1 spoon']],
  ['a red car on a road. The car is next to a tree.', ['1 automobile', '1 deciduous-tree']],
  ['a giant snail and a frog. The snail wears a hat.', ['1 frog', '1 snail', '1 top-hat']],
  ['a puppy on a rug. The dog is white.', ['1 rug', '1 dog']],
  ['a wizard and the witch', ['1 wizard', '1 mage']],
])('"%s": "the" means the thing that was named', (prompt, names) => {
  expect(namesIn(prompt)).toEqual(names);
});

test.each([
  ['a dog and a cat, the dog is on a chair', 'dog on chair'],
  ['a house and a car. Behind the house is a tree.', 'deciduous-tree behind house'],
  ['a house and a dog. Under the house sleeps a cat.', 'cat under house'],
  ['a boy and a girl on a bench. Behind them is a tree.', 'deciduous-tree behind girl'],
  ['a man with a dog. The dog has a bone.', 'bone holding dog'],
  ['a king on a throne. He is holding a sword.', 'sword holding king'],
  ['a plate with a burger and a glass beside the plate', 'drinking-glass beside plate'],
  ['a lighthouse on a rock; a seagull sits on top of it', 'seagull on lighthouse'],
  ['a lamp on a desk, next to the lamp are two books and on them sits an owl', 'owl on closed-book'],
  ['a white horse and a black horse; the black one is behind the white one', 'horse behind horse'],
  ['a mechanic under a red truck, his tools beside him', 'toolbox beside mechanic'],
  ['a woman leading a donkey with two baskets on its back', 'basket on donkey'],
  ['a ladder leaning over a wall with a cat climbing it', 'cat climbing ladder'],
  ['a girl feeding her brother ice cream on a swing', 'girl on swing'],
])('"%s": what is said later is said of the thing that is meant', (prompt, relation) => {
  expect(relationsIn(prompt)).toContain(relation);
});

test('what is said to be of a colour gets it, and not the whole image', () => {
  const { subjects, tints } = planOf('The car is red. The house is blue.');
  expect(subjects.map(({ name, coloured }) => `${coloured} ${name}`)).toEqual([
    'red automobile',
    'blue house',
  ]);
  expect(tints).toEqual([]);
});

test.each([
  'four kites in the sky: two red, one green and one with a dragon on it',
  'a pile of presents under a tree, the biggest is wrapped in gold',
])('"%s": the colours of things are not those of the image', (prompt) => {
  expect(planOf(prompt).tints).toEqual([]);
});

test('a word for looks leaves out the thing that is there', async () => {
  expect(await notesOf('two boys on a windy hill')).toEqual(['not painted: windy (hill)']);
  expect(await notesOf('two fish in a dusty glass bowl')).toEqual(['not painted: dusty']);
});

test('a boy at the back of the room is no torso', () => {
  expect(namesIn('a teacher while a boy at the back sleeps')).toEqual(['1 teacher', '1 boy']);
});

test('each of several has one', () => {
  expect(namesIn('three girls each holding a balloon')).toEqual(['3 girl', '3 balloon']);
});

test.each([
  [
    "a doctor listening to a teddy bear's heart",
    '1 teddy-bear',
    "not painted: listening to teddy bear's heart",
  ],
  ["a girl holding her mother's hand", '1 woman-walking', 'not painted: holding hand'],
  ["a mouse on a lion's nose", '1 lion', 'not painted: on the nose'],
  ["a pirate's parrot on a barrel", '1 parrot', "drawn as: pirate's parrot as parrot"],
  ["a woman's red shoe on a chair", '1 mans-shoe', 'not painted: woman'],
])('"%s": the owner of a part is there, and any other owner is named', async (prompt, name, note) => {
  expect(namesIn(prompt)).toContain(name);
  expect(await notesOf(prompt)).toContain(note);
});

test('an owner that is there is not named', async () => {
  expect(await notesOf("a witch and the witch's cauldron")).toEqual(['drawn as: cauldron as cooking pot']);
});
