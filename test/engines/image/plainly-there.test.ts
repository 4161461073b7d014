import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';

/** Notes name what can be missed, and nothing that is plainly there. */

const notesOf = async (prompt: string): Promise<readonly string[]> =>
  (await makeImage({ prompt, width: 192, height: 192, style: 'realistic', steps: 8, seed: 7 }, engineTools()))
    .notes;

test.each([
  ["an owl on a wizard's right shoulder", ['not painted: right']],
  ['a sailor with a parrot on his left shoulder', ['not painted: left']],
  ['product photo of a jar with a green lid', []],
  ['product photo of a bottle with a silver cap standing on a shelf', []],
  ['sticker of a teapot with a purple handle', []],
  ['product photo of a basket with a purple handle', ['not painted: purple handle']],
  ['a caterpillar on a log', []],
  ['a fern in a pot on a shelf', []],
  ['a remote island with palm trees', ['not painted: remote (island)']],
  ['web banner with the text "Open Day" in white letters on a blue background', []],
  ['a tile map of a forest with a lake', ['not painted: tile map']],
  ['an open treasure chest on a beach', []],
  ['a statue on a granite block', ['drawn as: granite block as pedestal']],
  ['sticker of a pear with a thick white border', []],
  ['pixel art of a river with a wooden bridge', []],
  ['logo with a fox inside a circle, name "Reynard"', []],
])('"%s" has the notes %j', async (prompt, notes) => {
  expect(await notesOf(prompt)).toEqual(notes);
});

test.each([
  ['three cows stand in a meadow', []],
  ['two bears stand in a meadow', ['not painted: stand']],
  ['a donkey stands in a meadow', []],
  ['a boy at a hot dog stand', ['not painted: stand']],
  ['the moon shines over a tent', []],
  ['a stream flows past a cabin', []],
  ['palm trees grow on a beach', []],
  ['roses bloom in a garden', []],
  ['smoke curls from the chimney of a cabin', []],
  ['a kettle sits on a stove', []],
  ['a shell lies on a beach', []],
  ['a bottle lies on a rug', ['not painted: bottle lies']],
])('"%s" has the notes %j: things do what they do by nature', async (prompt, notes) => {
  expect(await notesOf(prompt)).toEqual(notes);
});

test.each([
  ['a round moon over a lake', []],
  ['a wide calm river', []],
  ['dense fog over a lake', []],
  ['a raft floats on a lake', []],
  ['a round parcel under the moon', ['not painted: round (parcel)']],
  ['a smiling boy in a park', []],
  ['a smiling robot in a park', ['not painted: smiling']],
  ['a woolly sheep on a hill', []],
  ['a woolly tiger on a hill', ['not painted: woolly (tiger)']],
  ['a church with a pointed steeple', []],
  ['a red brick house', []],
  ['a wolf reads a newspaper on a hill', []],
  ['a wolf beside a newspaper on a hill', []],
  ['a wise king on a throne', []],
])('"%s" has the notes %j: things look as they do by nature', async (prompt, notes) => {
  expect(await notesOf(prompt)).toEqual(notes);
});

test.each([
  ['five sheep on a meadow, one sheep wears a red hat', 'sheep'],
  ['a table with a teapot and a cup to the right of it', 'right'],
  ['a farmer with a spade faces a goat', 'head'],
])('"%s" has no note with "%s"', async (prompt, word) => {
  expect((await notesOf(prompt)).filter((note) => note.includes(word))).toEqual([]);
});

test.each([
  ['icon of a red ladybug on a round green button', []],
  ['logo of a dancing frog in green, name "Hop"', ['not painted: dancing']],
  ['poster with a big star and the title "Gala"', []],
  ['poster with a tiny star and the title "Gala"', ['not painted: tiny (star)']],
  ['poster with two guitars in vivid colors, title "Jam"', []],
  ['greeting card with yellow tulips, silver letters "For Mia" and a fine border', []],
  ['sticker of a cheerful snowman', []],
  ['sticker of a cheerful anvil', ['not painted: cheerful (anvil)']],
  ['map of an island with a winding river', []],
])('"%s" has the notes %j: designs show it', async (prompt, notes) => {
  expect(await notesOf(prompt)).toEqual(notes);
});

test.each([
  ['a zeppelin with gold patches hovers above a castle', ['not painted: gold patches, above the castle']],
  ['a butler in a black coat waits by a gate', ['drawn as: butler as waiter']],
  ['a queue of four people waits outside a shop', ['not painted: waits']],
  ['a castle, lightning flashing', []],
  ['lightning strikes two barns', ['not painted: strikes']],
  ['seven daisies, mist over the water', []],
  ['a bicycle without training wheels', []],
  ['a tree without leaves', ['not painted: tree without leaves']],
  ['a wolf pack of five wolves', []],
  ['a donkey caravan of four donkeys', []],
  [
    'two women playing chess on a bench under a birch',
    ['not painted: on the bench', expect.stringContaining('drawn as')],
  ],
  [
    'a toddler plays with a teddy bear',
    [expect.stringContaining('plays with the teddy bear'), expect.anything()],
  ],
  ['two kittens play with a shoe', ['not painted: play with the shoe']],
])('"%s": deeds are judged by the bodies, with the notes %j', async (prompt, notes) => {
  expect(await notesOf(prompt)).toEqual(notes);
});
