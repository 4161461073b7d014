import { beforeAll, expect, test } from 'vitest';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { type Drawings, loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { toned } from '../../../src/engines/image/style/toned.ts';
import { engineTools } from '../../support/engine.ts';

/** The subject of a relation, and the noun of an adjective. */

let drawings: Drawings;
beforeAll(async () => {
  drawings = await loadDrawings(engineTools());
});

const notesOf = async (prompt: string): Promise<readonly string[]> =>
  (await makeImage({ prompt, width: 96, height: 96, style: 'realistic', steps: 8, seed: 7 }, engineTools()))
    .notes;

const relationsOf = (prompt: string): string[] => {
  const { subjects } = planFromPrompt({ prompt, seed: 1 }, drawings);
  return subjects.flatMap(({ said, relation }) =>
    relation ? [`${said} ${relation.kind} ${subjects[relation.to]?.said}`] : [],
  );
};

test.each([
  ['a man playing guitar on a bench', ['man on bench', 'guitar holding man']],
  ['a girl reading a book on a chair', ['girl on chair', 'book holding girl']],
  ['a woman leaning against a vintage green car', ['woman leaning car']],
  ['toast with jam and butter on a plate', ['toast on plate', 'jam on plate', 'butter on plate']],
  ['a woman on a bench reading a newspaper', ['woman on bench', 'newspaper holding woman']],
  ['a kid leaning against a tree playing flute', ['kid leaning tree', 'flute holding kid']],
  ['a castle with a dragon on a barrel', ['dragon on barrel']],
])('"%s" relates %j', (prompt, relations) => {
  expect(relationsOf(prompt)).toEqual(relations);
});

test.each([
  ['a puppy barks at a gate', ['puppy', 'gate'], []],
  ['a girl waters a rose', ['girl', 'rose'], []],
  ['a girl waters roses', ['girl', 'roses'], []],
  ['a kite with rainbow stripes', ['kite'], []],
  ['a mug with an owl print', ['mug'], []],
  ['a hen beside tulips in a garden', ['hen', 'tulips'], []],
  ['palm leaves on a table', ['palm leaves'], []],
  ['a house without windows', ['house'], ['house without windows']],
  ['a house without people', ['house'], []],
])('"%s" names %j, and %j cannot be left out', (prompt, named, lost) => {
  const { subjects } = planFromPrompt({ prompt, seed: 1 }, drawings);
  expect(subjects.map(({ said }) => said)).toEqual(named);
  expect(subjects.flatMap((one) => one.lost ?? [])).toEqual(lost);
});

test.each([
  ['a woman leaning against a vintage green car', ['not painted: vintage']],
  ['a woman leaning against a skyscraper', ['not painted: leaning against skyscraper']],
  ['children playing in a meadow', ['not painted: playing']],
  ['a man playing guitar on a bench under a street lamp', []],
  ['a girl riding a unicorn', []],
  ['an open laptop on a shelf', []],
  ['a jar holding a bouquet of tulips', []],
  ['a jar with wildflowers on a shelf', []],
  ['a pirate holding a big fish', []],
  ['a pirate fighting a shark', ['not painted: fighting']],
  ['a pirate fights a shark', ['not painted: fights the shark']],
  ['a boat with pink and white stripes', []],
  ['a red and white striped hot air balloon', []],
  ['a woman in a red and white striped shirt', []],
  ['a woman in a red and yellow striped shirt', ['not painted: red and yellow striped shirt']],
  ['a kite with rainbow dots', ['not painted: rainbow dots']],
  ['a cat on a wooden floor', []],
  ['a black and white image of a red rose', ['not painted: red rose']],
  ['a sepia image of a black cat', []],
  ['a goat in brown beside a fence', ['not painted: brown']],
  ['a red and a green apple on a plate', []],
  ['a bottle of purple liquid', ['not painted: purple liquid']],
  ['a bucket with lavender', ['drawn as: lavender as hyacinths']],
  ['six balloons in different colors', []],
  ['a fox chases a rabbit', []],
  ['a family of five at the beach', []],
  ["a parrot on a woman's shoulder", []],
  ["a crow on a farmer's head", []],
  ['a bridge above a waterfall', ['not painted: above the waterfall']],
  ['a castle with a full moon behind it', []],
  ['a father holding a baby', []],
  ['a bus speeding down a street', ['not painted: speeding']],
  ['a hut with a snowy roof', ['not painted: snowy roof']],
  ['a teapot, side view', ['not painted: side view']],
  ['a bicycle, side view', []],
  ['a kite caught in a tree', []],
  ['a cat holding a leaf in mid air', ['not painted: mid air']],
  ['a boy learning to fish', ['not painted: learning, fish']],
  ['a speaker at a podium', ['drawn as: podium as lectern']],
  ['a card with a silver frame', []],
  ['an app icon with a white cloud', []],
  ['a cup of green tea on a white background', ['not painted: green tea']],
  ['a man with a hat, portrait', ['drawn as: hat as top hat']],
  ['a three-legged stool in a kitchen', ['not painted: three-legged (stool)']],
])('"%s" is accounted for', async (prompt, notes) => {
  expect(await notesOf(prompt)).toEqual(notes);
});

test('a retro tone leaves asked colours to be told apart', () => {
  const rgba = new Uint8ClampedArray([210, 47, 47, 255, 43, 98, 201, 255]);
  const [r = 0, g = 0, b = 0, , r2 = 0, g2 = 0, b2 = 0] = toned({ width: 2, height: 1, rgba }, 'retro').rgba;
  expect(r).toBeGreaterThan(2 * Math.max(g, b));
  expect(b2).toBeGreaterThan(1.3 * Math.max(r2, g2));
});

test.each([
  'An icon of a shopping cart, flat style, orange on white',
  'Logo of a fox, gold on black',
  'Pattern of anchors, white on navy',
  'White polka dots pattern on navy',
])('"%s": the first colour is that of the things, the second that of the ground', async (prompt) => {
  expect(await notesOf(prompt)).toEqual([]);
});

test('colours that a design does not have are said, and a ground that is there is not', async () => {
  expect(await notesOf('Blueprint of a house, red on green')).toEqual(['not painted: red, green']);
  expect(await notesOf('Seamless pattern of lemons on a white background')).toEqual([]);
});
