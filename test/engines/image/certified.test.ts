import { expect, test } from 'vitest';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { figureOf } from '../../../src/engines/image/prompt/figure.ts';
import { layoutSubjects } from '../../../src/engines/image/scene/layout.ts';
import { onNamedColour, sceneLight } from '../../../src/engines/image/scene/light.ts';
import { createScene } from '../../../src/engines/image/scene/scene.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest as ask } from './small-request.ts';

/** Notes name what is not visible in the picture, and nothing that is. */

const drawings = await loadDrawings(engineTools());

const notesOf = async (prompt: string): Promise<readonly string[]> =>
  (await makeImage(ask(prompt), engineTools())).notes;

const planOf = (prompt: string) => planFromPrompt({ prompt, seed: 1 }, drawings);

test.each([
  ['an old man on a bench', 'seated', []],
  ['a woman sitting at a table', 'on-chair', []],
  ['a boy sitting in the grass', 'cross-legged', []],
  ['a girl riding a dragon', 'astride', []],
  ['a man standing on a chair', 'standing', []],
  ['a woman in a red coat', 'standing', [['coat', '#d22f2f']]],
  ['a woman in black on a chair', 'seated', [['clothes', '#25262b']]],
  ['an old man with a white beard', 'standing', [['man-beard', '#f2f2ee']]],
  [
    'a bearded man in jeans and a green sweater',
    'standing',
    [['jeans'], ['sweater', '#3f9b46'], ['man-beard']],
  ],
])('"%s" is drawn in that pose and those clothes', (prompt, pose, wears) => {
  const [somebody] = planOf(prompt).subjects;
  const figure = figureOf(somebody?.name ?? '');
  expect(figure?.pose ?? 'standing').toBe(pose);
  expect(figure?.wears.map(({ what, colour }) => [what, ...(colour ? [colour] : [])]) ?? []).toEqual(wears);
});

test.each([
  'an old man on a bench',
  'three men in black suits',
  'a knight in armour holding a red shield',
  'a queen with a golden crown on a throne',
  'a bride holding a bunch of white roses',
  'a boat to the right of a lighthouse',
  'a cat on the left and a dog on the right',
  'a rooster on the roof of a barn',
  'a street without cars',
  'the sun over green hills',
  'two cups of tea on a table',
  'an eagle in the sky',
  'a giant rabbit on top of a tiny red car',
  'four owls sitting in a row on a fence',
  'three kittens in a wicker basket',
  'a steaming bowl of noodles with chopsticks',
  'a snowman with a carrot nose',
  'an elephant balancing on a ball',
  'a bird hovering next to a flower',
  'children flying kites',
  'a boat on a beach',
  'a pickup truck loaded with pumpkins',
  'a giant mouse next to a castle',
  'a rocket taking off',
  'a house with smoke rising from the chimney',
  'a jug of milk beside a cup',
  'a flamingo on one leg',
  'a surfer riding a wave',
  'four pears in a bowl',
  'a tiny rabbit',
  'a road leading to distant hills',
  'a valley in shades of violet',
  'a horse walking along a river',
  'a giraffe standing behind a rabbit',
  'three women, the right one wearing a red dress',
  'a tractor with a windmill in the background',
  'a gift box with a red bow',
  'a pink flamingo in a lake',
  'a small fish beside a turtle',
])('"%s": nothing is missing', async (prompt) => {
  expect(await notesOf(prompt)).toEqual([]);
});

test.each([
  ['a man on a train', 'on the train'],
  ['a red and blue parrot', 'red'],
  ['a snail made of glass', 'glass'],
  ['a kite shaped like a fish', 'shaped, fish'],
  ['a girl looking up', 'girl looking'],
  ['a red cat, line art', 'red (cat)'],
  ['a red house, pencil sketch', 'red house'],
  ['a goat on a mountain', 'on the mountain'],
  ['two gorillas drinking from a river', 'drinking from river'],
  ['a satellite and a green planet', 'green (planet)'],
  ['a bridge over a frozen river', 'frozen (river)'],
  ['a cup in a room with snow', 'snow'],
  ['a mechanic under a car', 'under the car'],
  ['a dog playing with a ball', 'playing with ball'],
  ['an elephant head', 'only the head'],
  ['a minimalist forest', 'minimalist'],
  ['a burning house', 'burning house'],
  ['a glowing mushroom at noon', 'glowing mushroom'],
  ['a dog in front of a museum', 'in front of the museum'],
  ['a house of bread', 'house of bread'],
  ['a man in a suit and a woman in a dress shaking hands', 'shaking hands'],
  ['three goats, one of them is brown', 'brown'],
  ['five balloons, one green', 'green'],
  ['an elephant with its trunk up', 'trunk'],
  ['a frozen waterfall', 'frozen (waterfall)'],
  ['a cat in a zyx on a sofa', 'zyx'],
  ['a cat under a zyx on a table', 'under zyx on table'],
  ['a winning dog on a meadow', 'winning'],
  ['a black moon over a lake', 'black moon'],
  ['a dog hiding a bone', 'hiding'],
  ['a wizard with a glowing staff', 'glowing staff'],
  ['a small shed beside a dog', 'small (shed)'],
  ['a row of houses by a river', 'row of houses'],
  ['a rabbit crossing the start line', 'start line'],
  ['a goblin on a heap of silver', 'heap of silver'],
  ['a barn seen from behind', 'seen from behind'],
  ['a lighthouse, aerial view', 'aerial view'],
  ['a swan from above', 'seen from above'],
  ['two eagles flying in spirals over a lake', 'in spirals'],
  ['three hens, the middle one white', 'middle one white'],
  ['a skateboard with pink wheels', 'pink wheels'],
  ['two foxes, one of them sleeping', 'one of them sleeping'],
  ['two goats, one standing on a rock', 'one standing on rock'],
  ['a pen with a golden cap', 'golden cap'],
  ['a goat with a zyx with a yellow handle', 'zyx, yellow handle'],
  ['two penguins, the middle one wearing a crown', 'one wearing crown'],
])('"%s": %s is said', async (prompt, words) => {
  expect(await notesOf(prompt)).toEqual([`not painted: ${words}`]);
});

test('more than an image has room for are counted', async () => {
  expect(await notesOf('twenty balloons')).toEqual([
    expect.stringMatching(/^not painted: \d+ of 20 balloons$/),
  ]);
});

test('things of one name are two where both have "a"', () => {
  const count = (prompt: string): number => planOf(prompt).subjects.length;
  expect(count('a cat on a chair and a cat under a table')).toBe(4);
  expect(count('a wall, and a ladder leaning against the wall')).toBe(2);
});

test('what is named is where it belongs: a sofa in a room, a chair on a porch in the open', () => {
  expect(planOf('a dog between two cats on a red sofa').place).toBe('room');
  expect(planOf('a chair on a porch').place).toBe('hills');
});

test('what is said after a deed is said of the doer', () => {
  const { subjects } = planOf('a grandmother knitting a scarf in an armchair');
  const at = (name: string): number => subjects.findIndex((one) => one.said === name);
  expect(subjects[at('scarf')]?.relation).toMatchObject({ kind: 'holding', to: at('grandmother') });
  expect(subjects[at('grandmother')]?.relation).toMatchObject({ kind: 'in', to: at('armchair') });
});

test('a statue of a lion is a lion of stone in its colour, and a penguin family are penguins', () => {
  expect(planOf('a golden statue of a lion').subjects).toMatchObject([
    { name: 'lion', said: 'statue of a lion', finish: { kind: 'stone' }, colour: '#dda52c' },
  ]);
  expect(planOf('a penguin family').subjects).toMatchObject([{ name: 'penguin', count: 5 }]);
});

test('a stack of three pancakes is one drawing of a stack', () => {
  expect(planOf('a stack of three pancakes').subjects).toMatchObject([{ name: 'pancakes', count: 1 }]);
});

test('a dark place is painted at dusk, a dark blue car is not', () => {
  expect(planOf('a dark forest').time).toBe('dusk');
  expect(planOf('a dark blue car').time).toBe('day');
});

test('the colour of the sky, of fog or of a sunset is that of the air, not of the whole image', () => {
  for (const prompt of ['a goat under a purple sky', 'a ship in purple fog', 'a barn, purple sunset'])
    expect(planOf(prompt)).toMatchObject({ airColour: '#7b3aa8', tints: [] });
  expect(planOf('hills in purple tones')).toMatchObject({ airColour: undefined, tints: ['#7b3aa8'] });
});

test('moonlight leaves a colour that was asked for as it is', () => {
  const [r, g, b] = onNamedColour(sceneLight(planOf('a pink pig at night'))).key;
  expect(b / ((r + g + b) / 3)).toBeLessThan(1.2);
});

test('a small thing alone in the image is small in it', () => {
  const sizeOf = (prompt: string): number =>
    layoutSubjects(createScene(planOf(prompt), ask(prompt)), drawings.shapeOf)[0]?.size ?? 0;
  expect(sizeOf('a small badger')).toBeLessThan(sizeOf('a badger') * 0.65);
});

test('on a table with a bowl of things the bowl is on the table, and the things are in it', () => {
  expect(planOf('a table with three plums in a bowl and a candle').subjects).toMatchObject([
    { name: 'plum', relation: { kind: 'in', to: 1 } },
    { name: 'bowl', relation: undefined },
    { name: 'candle' },
  ]);
});

test('what is reflected rises from the water, and an animal above a place is in the air', () => {
  const zoneOfFirst = (prompt: string): string | undefined =>
    layoutSubjects(createScene(planOf(prompt), ask(prompt)), drawings.shapeOf)[0]?.zone;
  expect(zoneOfFirst('a temple reflected in a lake')).toBe('water');
  expect(zoneOfFirst('a temple at a lake')).toBe('ground');
  expect(zoneOfFirst('a whale above a forest')).toBe('air');
});

test('many and several are no number', () => {
  expect(planOf('many red umbrellas').subjects).toMatchObject([{ count: 7, counted: false }]);
});

test('a red sun is red, and the image is not', () => {
  const plan = planOf('a red sun over a desert');
  expect(plan.tints).toEqual([]);
  const [r, g, b] = sceneLight(plan).sunColour;
  expect(r).toBeGreaterThan(2 * Math.max(g, b));
});
