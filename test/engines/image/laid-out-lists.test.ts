import { expect, test } from 'vitest';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { statementsOf } from '../../../src/engines/image/prompt/statements.ts';
import { renderScene } from '../../../src/engines/image/scene/render.ts';
import { createScene } from '../../../src/engines/image/scene/scene.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Each thing of a long list is where the sentence puts it. */

const drawings = await loadDrawings(engineTools());
const planOf = (prompt: string) => planFromPrompt({ prompt, seed: 1 }, drawings);

/** "cup on tray", for everything that has a place on or in another thing. */
const placesIn = (prompt: string): string[] => {
  const { subjects } = planOf(prompt);
  return subjects.flatMap(({ said, relation }) =>
    relation && relation.kind !== 'beside' ? [`${said} ${relation.kind} ${subjects[relation.to]?.said}`] : [],
  );
};

const notesOf = async (prompt: string): Promise<readonly string[]> =>
  (await makeImage(smallRequest(prompt, { width: 240, height: 240 }), engineTools())).notes;

/** Columns of the middles, in the order of the prompt. */
const middlesOf = (prompt: string): (number | undefined)[] =>
  renderScene(
    createScene(planOf(prompt), { width: 240, height: 240, style: 'realistic', steps: 8 }),
    drawings,
    engineTools(),
    () => {},
  ).bodies.map(([one]) => one?.middle);

test.each([
  ['a blanket with a melon, two pears and a jug', ['melon on blanket', 'pears on blanket', 'jug on blanket']],
  ['a bench with a hat, a camera and a rose', ['hat on bench', 'camera on bench', 'rose on bench']],
  [
    'a desk with a globe and a radio, and a parrot on a stool',
    ['globe on desk', 'radio on desk', 'parrot on stool'],
  ],
  ['a tray with a teapot and two cups on a sofa', ['tray on sofa', 'teapot on tray', 'cups on tray']],
  ['a table with a pie, a candle and a suitcase on the floor', ['pie on table', 'candle on table']],
  ['a bench with a hat. A rabbit eats a carrot.', ['hat on bench', 'carrot holding rabbit']],
  ['a canoe with a woman and a poodle', ['woman in canoe', 'poodle in canoe']],
  ['a sled with two boxes', ['boxes on sled']],
  ['a lady with a briefcase stands on a pier', ['lady on pier', 'briefcase holding lady']],
  ['a boy eats an orange on a bench', ['boy on bench', 'orange holding boy']],
  ['a barn, a cart and a rake leaning against a fence', ['cart leaning fence', 'rake leaning fence']],
])('"%s" has %j', (prompt, places) => {
  expect(placesIn(prompt)).toEqual(places);
});

test.each([
  ['a fortress with four turrets behind a wall', ['fortress behind wall'], 'four turrets'],
  ['a parcel with a green ribbon on an armchair', ['parcel on armchair'], 'green ribbon'],
  ['a chapel with two spires on a bridge', ['chapel on bridge'], 'two spires'],
  ['a yacht with three masts', [], 'three masts'],
])(
  '"%s": the parts are no things of their own, and what the drawing lacks is named',
  async (prompt, places, part) => {
    expect(placesIn(prompt)).toEqual(places);
    expect((await notesOf(prompt)).join(' ')).toContain(part);
  },
);

test.each(['a house with a chimney', 'a house with two windows and a chimney', 'a castle with towers'])(
  '"%s" has nothing to note',
  async (prompt) => {
    expect(await notesOf(prompt)).toEqual([]);
  },
);

test.each([
  ['a barn with a tree to the right of it', 'after'],
  ['a barn with a tree to the left of it', 'before'],
  ['a fox, and to the left of it a hedgehog', 'before'],
  ['a fox to the left of a hedgehog', 'after'],
])('"%s": the second one stands %s the first, from left to right', (prompt, order) => {
  const [first = 0, second = 0] = middlesOf(prompt);
  expect(second > first).toBe(order === 'after');
});

test('a side that is said first is that of the next thing', () => {
  const { subjects } = planOf('on the left a cow, on the right two goats');
  expect(subjects.map(({ said, side }) => `${said} ${side}`)).toEqual(['cow left', 'goats right']);
});

test('"the" short word means the compound that was named before', () => {
  const { subjects } = planOf('a rowboat on a lake, two geese behind the boat');
  expect(subjects.map(({ said }) => said)).toEqual(['rowboat', 'geese']);
});

test('kids beside a dog are children', () => {
  expect(planOf('two kids and a dog').subjects.map(({ name }) => name.split('|')[0])).toEqual([
    'child',
    'dog',
  ]);
});

test.each([
  ['a nun leads five geese across a bridge', [['nun', 'geese']], 'bridge'],
  ['a lamp by a sofa, and a puppy sleeps under the desk', [['puppy']], 'desk'],
])('"%s": the second reading finds who is there', (prompt, heads, object) => {
  expect(statementsOf(prompt, drawings.nouns)).toContainEqual(expect.objectContaining({ heads, object }));
});

test('on a table the sides are kept as well', async () => {
  const prompt = 'a table with a vase, a clock to the left of it and a chair';
  const [, vase = 0, clock = 0] = middlesOf(prompt);
  expect(clock).toBeLessThan(vase);
  expect(await notesOf(prompt)).toEqual([]);
});

test('the side of a part of the scene is named, and the thing keeps its own', async () => {
  const prompt = 'a windmill on the hill to the right and a lake to the left';
  expect(planOf(prompt).subjects.map(({ side }) => side)).toEqual(['right']);
  expect((await notesOf(prompt)).join(' ')).toContain('lake to the left');
});

test.each([
  ['a picnic with a melon on a blanket', 'hills'],
  ['a picnic table with a jug and two plates', 'hills'],
  ['a bartender behind a counter', 'room'],
  ['a policeman beside a bus', 'street'],
])('"%s" is painted in the place %s', (prompt, place) => {
  expect(planOf(prompt).place).toBe(place);
});
