import { describe, expect, test } from 'vitest';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** The purpose of a design is lettered, drawn or named. */

const made = async (prompt: string) => {
  const { notes = [], facts } = await renderImage(
    smallRequest(prompt, { width: 240, height: 240, seed: 3 }),
    engineTools(),
  );
  return { notes, alt: String(facts?.alt) };
};

describe('a cover', () => {
  test.each([
    ['book cover for a horror novel set in a forest', /“Horror Novel”/],
    ['album cover for a lo-fi EP, a cat on a sofa', /“Lo-Fi EP”/],
    ['album cover for a vaporwave band, a dolphin', /“Vaporwave Band”/],
    ['book cover for a spy novel titled The Red Ledger', /“The Red Ledger \/ Spy Novel”/],
    ['website banner for a dog school, bones and balls', /“Dog School”/],
  ])('of "%s" has its kind in letters', async (prompt, alt) => {
    expect((await made(prompt)).alt).toMatch(alt);
  });

  test('with a title alone says no more', async () => {
    expect((await made('book cover for a novel titled Tall Grass')).alt).toMatch(/“Tall Grass”$/);
  });

  test('in neon light names the colour that a thing has lost, and none that the light has', async () => {
    const { notes } = await made('album cover for a synthwave duo, a yellow bus on a violet grid');
    expect(notes).toEqual(['not painted: yellow (bus)']);
  });

  test('with neon shapes is no scene at night', async () => {
    const { alt, notes } = await made('album cover for a techno band, neon arrows on black');
    expect(alt).toBe('a poster: three arrows, with the text “Techno Band”');
    expect(notes).toEqual(['not painted: neon (arrows)']);
  });
});

test.each([
  ['logo for a tiny tea house called Heron', /“Heron \/ TEA HOUSE”/],
  ['title screen for a bird quiz with the name TUI', /a bird, with the text “TUI \/ Bird Quiz”/],
  ['flyer for a second-hand clothes market', /^a poster: (?!.*person).*“Second-Hand Clothes Market”/],
  ['web banner for a garage, hammers and wheels', /hammers and three wheels/],
  ['card with wildflowers, "For you"', /a blossom/],
  ['hub diagram with a router and three branches', /Branch 3/],
  ['flat icon set with feet, apples and an ear', /^an icon: (?!.*(?:two|three))/],
  ['"Back at two" sign for a shop door with a cat', /^a poster: a cat, with the text “Back at two”/],
])('"%s" shows %s, and has no note', async (prompt, alt) => {
  const one = await made(prompt);
  expect(one.alt).toMatch(alt);
  expect(one.notes).toEqual([]);
});

describe('a chart without numbers', () => {
  test('has as many slices as are asked for, and a legend', async () => {
    const { alt, notes } = await made('pie chart of a family budget, six slices with a legend, in greens');
    expect(alt).toMatch(/Item 2/);
    expect(notes).toEqual(['the prompt gives no numbers, so the chart shows sample numbers']);
  });

  test('has no legend beside bars', async () => {
    const { notes } = await made('bar chart of sales with a legend');
    expect(notes.join()).toMatch(/not painted: legend/);
  });
});

describe('a floor plan', () => {
  test('has each room with its label, and those outside', async () => {
    const { alt, notes } = await made(
      'floor plan of a barn house with two bedrooms, a kitchen on the right, a hall and a porch',
    );
    expect(alt).toMatch(/^a floor plan: bedroom 1, bedroom 2, a kitchen, a hall and a porch, with the text/);
    expect(notes).toEqual([]);
  });

  test('names what it does not show', async () => {
    const { notes } = await made('floor plan of an office with a kitchen and three lamps, letters in red');
    expect(notes.join()).toMatch(/lamps.*red/);
  });
});

test.each(['coat of arms with an owl and two crossed hammers', 'logo with two crossed oars, name "Row"'])(
  'the things of "%s" lie across each other',
  async (prompt) => {
    const { alt, notes } = await made(prompt);
    expect(alt).toMatch(/two (?:hammers|oars)/);
    expect(notes).toEqual([]);
  },
);

test('a line chart has its values in letters, and a scale on which they differ', async () => {
  const { alt, notes } = await made('line chart of my weight: Mon 71.2, Tue 71.0, Wed 70.4');
  expect(alt).toMatch(/71\.2/);
  expect(alt).not.toMatch(/ 0 /);
  expect(notes).toEqual([]);
});

test('stars that large pixels lose are named', async () => {
  const { notes } = await made('pixel art of a hut in a forest under a starry sky');
  expect(notes.join()).toMatch(/starry sky/);
});

test.each([
  ['poster for a lost parrot with green wings, reward 20 euros', /^a poster: a parrot, .*Reward 20 euros/],
  ['certificate for the best garden, awarded to Ida', /presented to \/ Ida \/ for Best Garden/],
  ['map of a county with three rivers and a mill', /three rivers/],
  ['bar chart comparing two lamps by life: A 12h, B 9h', /Two Lamps by Life.*12h \/ 9h/],
  ['mandala with stars and the moon', /many stars and many crescent moons/],
  ['postcard from New Orleans with a trumpet', /“Greetings from New Orleans”/],
  ['business card for Ida Berg, with a phone number 555 0199', /“Ida Berg \/ 555 0199”/],
  ['save the date card for Ines and Pál, 2 May', /“Save the Date \/ Ines and Pál \/ 2 May”/],
  ['menu for a soup bar with two soups, bread and prices', /Tomato Soup \/ .*Lentil Soup \/ .*Bread/],
  ['bar chart of visits per month with a title and axis labels', /“Visits Per Month/],
  ['app icon with a bell, gradient from teal to orange', /^an icon: a bell$/],
  ['book cover for a crime novel set in Naples, a boat at night', /“Crime Novel \/ Naples”/],
])('"%s" tells %s', async (prompt, alt) => {
  expect((await made(prompt)).alt).toMatch(alt);
});

test('several things do not bear a text, some of them in a mirror', async () => {
  const { alt } = await made('a room with three ferns, text GROW');
  expect(alt).toMatch(/“GROW”/);
});

test('a logo without a name has that of the firm', async () => {
  expect((await made('logo for a coast guard unit with a lighthouse')).alt).toMatch(/“Coast Guard Unit”/);
});

test('a diagram for children says nothing about them', async () => {
  expect((await made('diagram of the water cycle for eight year olds')).notes).toEqual([]);
});
