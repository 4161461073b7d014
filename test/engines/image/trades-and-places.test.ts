import { expect, test } from 'vitest';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** People by what they do, and the places where they do it. */

const drawings = await loadDrawings(engineTools());
const planOf = (prompt: string) => planFromPrompt({ prompt, seed: 1 }, drawings);
const namesIn = (prompt: string): string[] =>
  planOf(prompt).subjects.map(({ name }) => name.split(/[~+]/)[0] ?? '');

const told = async (prompt: string): Promise<string> => {
  const { notes, facts } = await makeImage(smallRequest(prompt, { width: 240, height: 240 }), engineTools());
  return [String(facts.alt), ...notes].join('\n');
};

test.each([
  ['a man buying pears at the flea market', 'market'],
  ['a soldier at a railway station', 'train station'],
  ['a girl feeding pigeons in the village square', 'square'],
  ['a clown at a funfair', 'fairground'],
])('"%s": the open place has things of its own', (prompt, ground) => {
  expect(planOf(prompt).ground).toBe(ground);
});

test.each([
  ['a cooper in his workshop', 'workshop'],
  ['a dog asleep in a smithy', 'forge'],
  ['a worker pushing a cart through a warehouse', 'warehouse'],
  ['a barn filled with pumpkins', 'barn'],
  ['a greenhouse full of ferns', 'greenhouse'],
])('"%s" is seen from within', (prompt, room) => {
  expect(planOf(prompt).room).toBe(room);
});

test('a room is full of many things', () => {
  expect(planOf('a greenhouse full of tulips').subjects[0]?.count).toBeGreaterThan(4);
});

test.each([
  ['a robot teacher', ['robot']],
  ['an alien chef', ['alien']],
  ['a rabbit detective', ['rabbit']],
  ['a deer hunter', ['hunter']],
])('"%s" is one figure', (prompt, names) => {
  expect(namesIn(prompt)).toEqual(names);
});

test('the trade of a robot is named with its substitute', async () => {
  expect(await told('a robot waiter')).toContain('drawn as: robot waiter as robot');
});

test.each([
  ['a banjoist in a park', 'banjo'],
  ['two banjoists', 'banjo'],
])('"%s" plays it', async (prompt, instrument) => {
  expect(namesIn(prompt)).toContain(instrument);
  expect(await told(prompt)).not.toContain('not painted');
});

test('somebody old is drawn so, whatever the trade', () => {
  expect(namesIn('an elderly cobbler')).toEqual(['cobbler|standing|old=']);
});

test.each(['a stone bridge, black and white photograph', 'black and white photo of a bridge'])(
  '"%s" has no photograph in it',
  async (prompt) => {
    expect(namesIn(prompt)).toEqual(['bridge']);
    expect(await told(prompt)).not.toContain('not painted');
  },
);

test('whose kitchen it is, is no thing in it', () => {
  expect(namesIn("the lighthouse keeper's kitchen")).toEqual([]);
});

test.each(['a cow walking through a river', 'a horse galloping through shallow water'])(
  '"%s": the water is around it',
  async (prompt) => {
    expect(await told(prompt)).toMatch(/in the water(?!.*not painted)/);
  },
);

test('the place that is crossed is told, with a word for its state before it', async () => {
  expect(await told('a wolf crossing a frozen river')).toContain('crossing river');
});

test('what drifts in the water is not in the air', async () => {
  expect(await told('a seal on a drifting iceberg')).toContain('an iceberg in the water');
});

test('a row of things is watered as one', async () => {
  expect(await told('a gardener watering a row of roses')).toContain('watering the roses');
});

test('a game between two people is played at a table', async () => {
  expect(await told('a chess game between two old women')).toContain('a chess set on the table');
});

test.each(['a stormy sea with dark clouds', 'a desert under a sky full of stars'])(
  '"%s": what the sky has is not denied',
  async (prompt) => {
    expect(await told(prompt)).not.toContain('not painted');
  },
);

test('a planet that is said to be in the background is in the sky', async () => {
  expect(await told('a dog on the moon. Earth is in the background.')).toContain('in the air');
});

test('a thing wears nothing', async () => {
  expect(await told('a pile of books with a pair of glasses on top')).toContain('glasses on the books');
});

test.each(['an old farmer'])('"%s": the age that the drawing has not is told', async (prompt) => {
  expect(await told(prompt)).toContain('old (');
});

test('black and white at the end is said of the image', () => {
  expect(planOf('a pier with lamps, black and white').tints).not.toEqual([]);
});

test('what is fed after clothes is a thing, not a deed', () => {
  expect(namesIn('a boy in a blue coat feeding ducks by a pond').at(-1)).toBe('duck');
});

test('a camp whose tents and fire are named is there, also by a river', async () => {
  expect(await told('a campsite by a river, two tents and a campfire')).not.toContain('campsite');
});

test('a lighthouse on a cliff is by the sea', () => {
  expect(planOf('a lighthouse on a cliff').place).toBe('sea');
});
