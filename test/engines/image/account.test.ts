import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { planScene } from '../../../src/engines/image/prompt/plan.ts';
import { linearRgb } from '../../../src/engines/image/raster/colour.ts';
import { sceneLight } from '../../../src/engines/image/scene/light.ts';
import type { PlacedSubject } from '../../../src/engines/image/scene/placed-subject.ts';
import { showsColour } from '../../../src/engines/image/scene/shown-colour.ts';
import { Visibility } from '../../../src/engines/image/scene/visibility.ts';
import { LitSprite } from '../../../src/engines/image/sprites/lit-sprite.ts';
import { NothingUnderstood } from '../../../src/engines/nothing-understood.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest as ask } from './small-request.ts';

/** An image's notes list its omissions and substitutes. */

const DAYLIGHT = sceneLight(
  planScene({
    prompt: 'a meadow by day',
    seed: 1,
    hints: [{ place: 'hills', time: 'day', weather: 'clear' }],
    subjects: [],
    colours: [],
    home: undefined,
  }),
);

const notesOf = async (
  prompt: string,
  size?: { readonly width: number; readonly height: number },
): Promise<readonly string[]> => (await makeImage(ask(prompt, size), engineTools())).notes;

test('a prompt without a known word is refused, and praise is no word to know', async () => {
  await expect(makeImage(ask('xyzzy plugh'), engineTools())).rejects.toThrow(NothingUnderstood);
  expect(await notesOf('please paint a beautiful hill')).toEqual([]);
  expect(await notesOf('a boat under a full moon')).toEqual([]);
});

test.each([
  ['a cat and a flibbertigibbet', 'not painted: flibbertigibbet'],
  ['a zebra in a forest with a zyx and a quux', 'not painted: zyx, quux'],
  ['a cat in a room, a dog, a horse, a cow, a pig, a goat, a fox, a bear and a hen', 'not painted: hen'],
  ['a desert and the sea', 'not painted: desert'],
  ['a sky over a table with a cup', 'not painted: sky'],
  ['two islands in the ocean', 'not painted: two islands'],
  ['three waterfalls in a jungle', 'not painted: three waterfalls'],
  ['a meadow before the storm', 'not painted: before the storm'],
  ['a full moon behind dark clouds', 'not painted: full moon behind dark clouds'],
  ['a meadow, shallow depth of field', 'not painted: shallow depth of field'],
  ['a rodeo at night with a ferris wheel', 'not painted: rodeo'],
  ['a wet dog in a park', 'not painted: wet (dog)'],
  ['wildflowers in winter', 'not painted: wildflowers'],
])('what of "%s" is not in the picture is said', async (prompt, note) => {
  expect(await notesOf(prompt)).toEqual([note]);
});

test.each([
  'an old man with pigeons in front of a fountain',
  'a knight and a dragon in front of a castle',
  'two horses between a barn and a tree',
])('everything in "%s" can be seen', async (prompt) => {
  expect(await notesOf(prompt)).toEqual([]);
});

test.each([
  ['a pig in a house', ['in the house']],
  ['a kangaroo sleeping under a tree', ['kangaroo sleeping']],
  ['an ostrich chasing a turtle', ['chasing']],
  ['a camel watching the moon', ['watching moon']],
  ['a cow climbing a mountain', ['climbing mountain']],
  ['a green flibbertigibbet and a pig', ['green flibbertigibbet']],
  ['three flibbertigibbets and a pig', ['three flibbertigibbets']],
  ['a horse sitting', ['horse sitting']],
  ['a pig with purple ears and blue horns on a sofa', ['purple ears', 'blue horns']],
])('"%s": relations and postures that cannot be seen are said', async (prompt, words) => {
  expect(await notesOf(prompt)).toEqual([`not painted: ${words.join(', ')}`]);
});

test.each([
  'a pig behind a fence',
  'a goat on a barrel',
  'a parrot in a cage',
  'a queen riding a horse',
  'a horse crossing a bridge',
  'a frog sitting on a log',
  'a wolf hiding behind a tree',
  'a bear riding a bicycle',
  'a swan swimming on a lake',
  'a tiger walking',
  'a parrot on top of a piece of cake during the day',
  'a wooden barn reflected in a lake',
  'a house with a roof and a door',
])('"%s": what is seen is not said to be missing', async (prompt) => {
  expect(await notesOf(prompt)).toEqual([]);
});

test.each([
  ['a woman riding a bicycle', ['woman-biking']],
  ['five books', ['closed-book']],
  ['a picture of a dog', ['dog']],
  ['a dog picture', ['dog']],
  ['a dog and a puppy', ['dog', 'dog']],
  ['a room with a picture', ['picture-frame']],
  ['a goat, close-up photo', ['goat']],
  ['the head of a lion', ['lion-head']],
  ['a wolf face', ['wolf-head']],
  ['a sorcerer riding a bicycle', ['wizard', 'bicycle']],
  ['a bat wing', ['wing']],
])('"%s" shows %j', async (prompt, subjects) => {
  expect((await makeImage(ask(prompt), engineTools())).facts.subjects).toEqual(subjects);
});

test('a subject of which a third or less is seen counts as hidden', () => {
  const square = (side: number): LitSprite => {
    const sprite = new LitSprite(side, side);
    sprite.px.fill(1);
    return sprite;
  };
  const at = (x: number, foot: number) => ({ subject: { said: 'x' }, x, foot }) as PlacedSubject;
  const seen = (...placed: [PlacedSubject, number][]): number[] => {
    const visibility = new Visibility(100, 100, DAYLIGHT);
    for (const [one, side] of placed) visibility.add(one, square(side));
    return [...visibility.seen().values()];
  };
  expect(seen([at(50, 80), 20], [at(50, 90), 80])).toEqual([0, 1]);
  expect(seen([at(90, 80), 20], [at(50, 90), 80])).toEqual([1, 1]);
  expect(seen([at(50, 90), 80], [at(50, 80), 20])).toEqual([1, 1]);
  expect(seen([at(108, 80), 20], [at(50, 118), 20])).toEqual([0, 0]);
});

test.each([
  ['a spaniel in a meadow', ['drawn as: spaniel as dog']],
  ['two hawks over mountains', ['drawn as: hawks as eagles']],
  ['the Golden Gate Bridge in fog', ['drawn as: golden gate bridge as bridge']],
  ['Mickey Mouse in a meadow', ['drawn as: mickey mouse as mouse']],
  ['a king wearing a clown crown', ['drawn as: clown crown as crown']],
  ['a barn owl on a fence', ['drawn as: barn owl as owl']],
  ['a dog in London', ['drawn as: london as city']],
  ['a cat in a pantry', ['drawn as: pantry as room']],
  ['a puppy and a bike in a meadow', []],
  ['the Eiffel Tower at night', []],
])('"%s": a drawing of another thing is said', async (prompt, notes) => {
  expect(await notesOf(prompt)).toEqual(notes);
});

test.each([
  ['a cup and a croissant on a cafe table', []],
  ['a laptop and a mug on an office desk', []],
  ['a cat on a kitchen counter', []],
  ['a dog under a table', []],
  ['a cat hiding under a bed', ['not painted: hiding under bed']],
  ['a bicycle leaning against a wall', []],
  ['a girl holding a balloon and an umbrella', []],
  ['a boy flying a kite', []],
  ['a pirate with a parrot on his shoulder', []],
  ['a pile of books on a chair', []],
  ['a bowl of popcorn and a remote control on a couch', []],
  ['an apple and an orange in a bowl', []],
  ['a bicycle with a basket leaning against a fence', []],
  ['four penguins standing in a row', []],
  ['a blue car parked beside a house', []],
  ['a helicopter landing on a roof', ['not painted: landing on roof']],
  ['a unicorn jumping over a rainbow', ['not painted: jumping over rainbow']],
  ['a woman painting a mountain', []],
  ['a clock on a brick wall', []],
  ['a donkey carrying a basket on its back', []],
  ['a glass of orange juice with a straw', []],
  ['a green moon over a lake', []],
  ['a pink neon sign in a street', []],
  ['a blue moon over a hill', []],
  ['a chest of gold', []],
  ['a treasure chest full of coins', []],
  ['an empty bench under a tree', []],
  ['an empty swing', []],
  ['an empty boat on a lake', []],
  ['a deserted beach', []],
  ['a mouse in a teacup', []],
  ['a row of barns', []],
  ['a small duck beside a cow', []],
  ['a little girl next to a big dog', []],
  ['a knight fighting a dragon in front of a castle', ['not painted: fighting']],
])('"%s": relations that are drawn, and those that are not', async (prompt, notes) => {
  expect(await notesOf(prompt)).toEqual(notes);
});

test('of two relations the one that is drawn is not said', async () => {
  // On a smaller picture the wheelchair cannot be told apart from who sits in it.
  const notes = await notesOf('a nurse pushing an old man in a wheelchair', { width: 160, height: 160 });
  expect(notes).toEqual(['not painted: pushing']);
});

test.each([
  ['geese flying over a lake', []],
  ['a flamingo flying over a lake', ['not painted: flamingo flying']],
  ['a roll of tape and a ball of yarn', []],
  ['a slice of bread', []],
  ['a pink tree in a meadow', ['not painted: pink tree']],
  ['a yellow umbrella and a black cat', []],
  ['a man holding a black umbrella in the rain', []],
])('"%s": postures, portions and colours', async (prompt, notes) => {
  expect(await notesOf(prompt)).toEqual(notes);
});

test('a colour counts as shown when the pixels of the body have it', () => {
  const body = (...colour: readonly [number, number, number]): LitSprite => {
    const sprite = new LitSprite(8, 8);
    for (let k = 0; k < sprite.px.length; k += 4) sprite.px.set([...colour, 1], k);
    return sprite;
  };
  const [red, blue, black, white] = ['#d22f2f', '#2b62c9', '#25262b', '#f2f2ee'].map(linearRgb);
  const lit = ([r, g, b]: readonly [number, number, number] = [0, 0, 0]): LitSprite => {
    const light = (c: 0 | 1 | 2): number => DAYLIGHT.ambient[c] * 0.9 + DAYLIGHT.key[c] * 0.5;
    return body(r * light(0), g * light(1), b * light(2));
  };
  const shown = [red, blue, black, white].map((drawn) =>
    [red, blue, black, white].map((asked) => asked !== undefined && showsColour(lit(drawn), asked, DAYLIGHT)),
  );
  expect(shown).toEqual([
    [true, false, false, false],
    [false, true, false, false],
    [false, false, true, false],
    [false, false, false, true],
  ]);
  const navy = lit(linearRgb('#1d2f6b'));
  expect(black && showsColour(navy, black, DAYLIGHT)).toBe(false);
});

test.each([
  'a couple walking along a river with a bridge',
  'three children beside a bridge over a stream',
  'an old man with a dog near a bridge over a river',
  'a volcano erupting at night',
  'a sandy beach with palm trees and turquoise water',
])('of "%s" nobody is in the water, and nothing is missing', async (prompt) => {
  expect(await notesOf(prompt, { width: 240, height: 180 })).toEqual([]);
});

test('a green hill is under a sky that is not green', async () => {
  const { picture } = await makeImage(ask('a green hill by day, clear sky'), engineTools());
  const { rgba } = await picture();
  const [, green = 0, blue = 0] = rgba.subarray(0, 3);
  expect(blue).toBeGreaterThan(green);
});
