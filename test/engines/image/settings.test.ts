import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Places of things: the room or land around them, the wall, the sill, the row, the back of who wears them. */

const madeOf = async (prompt: string) => {
  const { facts, notes } = await makeImage(smallRequest(prompt, { width: 384, height: 384 }), engineTools());
  return { alt: String(facts.alt), notes: notes.join('; ') };
};

test.each([
  ['a goat in a barn', /^a barn: a goat/],
  ['a bride in a church', /^a church: /],
  ['a woman picks peppers in a greenhouse', /^a greenhouse: /],
  ['a van in a garage', /^a garage: /],
  ['a poodle in a bathtub', /^a bathroom: /],
  ['a bowl on the kitchen table, and outside it rains', /^a kitchen with rain outside/],
  ['a boy at a window while snow falls outside', /^a room with snow falling outside/],
  ['a radio on a shelf', /a radio on the shelf; a shelf on the wall/],
  ['a jar of honey on a kitchen windowsill', /on the windowsill/],
  ['two jugs of milk on a windowsill', /^a room: two jugs on the windowsill/],
  ['two lamps hang from a tree', /two .*lamps hanging from the deciduous tree/],
  ['two girls at a table, a dog', /two girls behind the table/],
  ['a woman feeds ducks from a bench', /a woman sitting and feeding the ducks on the bench/],
  ['a dog and a stool; a cup stands on the right', /a hot drink .*on the right/],
  ['a knight with a green cape', /a green cape worn by the knight/],
  ['an engineer looks at a plan. On the shelf behind her stand two helmets', /two .*helmets on the shelf/],
  ['a potter works in her studio', /^a studio: /],
  ['a monk in a wine cellar', /^a cellar: /],
  ['a crowded flower market', /^a flower market/],
  ['a greenhouse full of cacti', /^a greenhouse: six /],
  ['a chess match between a nun and a pirate', /sitting on a chair.*chess set on the table/],
])('"%s" is painted as %s', async (prompt, told) => {
  const { alt } = await madeOf(prompt);
  expect(alt).toMatch(told);
});

test.each([
  ['a lantern hangs from a tree', /hangs/],
  ['a hedgehog with a blue scarf', /scarf/],
  ['a woman repairs a clock in her workshop', /in the woman/],
  ['a sofa on the left and a lamp stands on the right', /right/],
])('of "%s" nothing that is there is called missing', async (prompt, said) => {
  const { notes } = await madeOf(prompt);
  expect(notes).not.toMatch(said);
});

test('things that are listed after a colon lie on what is named before it', async () => {
  const { alt } = await madeOf('A picnic on a red blanket: a melon, two apples and a loaf of bread.');
  expect(alt).toMatch(/a melon, two red apples and bread on the rug/);
});

test('of a list only the last thing is where the list ends', async () => {
  const { alt } = await madeOf('a bedroom with a mirror, a lamp on the zyx and a ball on the rug');
  expect(alt).toMatch(/a ball on the rug/);
  expect(alt).not.toMatch(/mirror[^;]* on the rug/);
});

test.each([
  ['a yellow tram climbing a steep cobbled street between houses', 'a street'],
  ['a girl pushing a cart up a steep lane', 'a street'],
  ['a cat on a snowy street', 'a street'],
  ['a boy with a suitcase waiting on a railway platform in the fog', 'in fog: a boy on the platform'],
  ['a train station at dawn, an old woman on the platform', 'an old woman on the platform'],
  ['a lighthouse on a rocky cliff', 'a lighthouse on the cliff'],
  ['a goat standing on a cliff', 'a goat on the cliff'],
  ['a windmill on a steep cliff', 'a windmill on the cliff'],
  ['a cat sitting on a rooftop at night', 'a cat sitting on the rooftop'],
])('"%s" has the ground that it asks for', async (prompt, told) => {
  const { notes, facts } = await makeImage(smallRequest(prompt), engineTools());
  expect(notes.join()).not.toMatch(/steep|cobbled|climbing|snowy|platform|houses|fog|cliff|rooftop/);
  expect(facts.alt).toContain(told);
});
