import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Wishes in everyday words: what is in the picture, and notes about nothing that is there. */

const made = async (prompt: string): Promise<{ alt: unknown; notes: readonly string[] }> => {
  const { facts, notes } = await makeImage(smallRequest(prompt, { width: 192, height: 192 }), engineTools());
  return { alt: facts.alt, notes };
};

test.each([
  ['birthday card for Mia, unicorn theme'],
  ['poster for a party, pirate themed, with a ship'],
  ['colouring page of a castle, just black outlines no fill'],
  ['coloring page of a dog, no shading, no colors'],
  ['a mountain lake with pine trees and thier reflection in the water'],
  ['a cat adn a dog infront of a house'],
  ['pixel art of a small knight, 32 by 32, limited palette'],
  ['icon of a dna double helix'],
  ['a monarch butterfly seen from above with its wings open'],
  ['can you draw me a fox in the snow please'],
])('"%s" has no note', async (prompt) => {
  expect((await made(prompt)).notes).toEqual([]);
});

test.each([
  ['three balloons over a hill: one red, one blue, one yellow', 3],
  ['4 mugs in a row: red, blue, green and yellow', 4],
  ['five cars on a street: red, blue, white, black, green', 5],
  ['six easter eggs in a basket: pink, blue, yellow, green, purple and orange', 6],
  ['three wise owls on a branch: one grey, one brown and one white', 3],
])('"%s": each has its colour, and none is told of all', async (prompt, count) => {
  const { facts, things } = await makeImage(smallRequest(prompt), engineTools());
  expect(things[0]?.prints).toHaveLength(count);
  expect(String(facts.alt)).not.toMatch(/\b(?:red|blue|green|yellow|black|white|orange)\b/);
});

test('a wish after the name is drawn and not lettered', async () => {
  const { alt, notes } = await made(
    'Logo for my bakery "Golden Crust". I would like a wheat ear and a round loaf please.',
  );
  expect(alt).toBe('a logo: grain ears and bread, with the text “Golden Crust / BAKERY”');
  expect(notes).toEqual(['not painted: round (loaf)', 'drawn as: wheat ear as three grain ears']);
});

test.each([
  [
    'architecture diagram: load balancer, two app servers, a postgres database and a redis cache, arrows between them',
    'five boxes with arrows',
  ],
  [
    'diagram with boxes for idea, draft, review and publish with arrows between them',
    'four boxes with arrows',
  ],
  ['diagram of a shop: browser -> web server -> database', 'three boxes with arrows'],
])('"%s" has boxes joined by arrows', async (prompt, boxes) => {
  const { alt, notes } = await made(prompt);
  expect(alt).toContain(boxes);
  expect(alt).not.toMatch(/arrows between/i);
  expect(notes).toEqual([]);
});

test.each([
  ['open sign for a shop door, vintage look', 'a sign: a board that hangs on a door, with the text “Open”'],
  ['closed sign for our shop', 'a sign, with the text “Closed”'],
  ['wet paint sign', 'a sign, with the text “Wet Paint”'],
])('"%s" is lettered', async (prompt, alt) => {
  expect(await made(prompt)).toEqual({ alt, notes: [] });
});

test('the place of a party is lettered, and no house is drawn', async () => {
  const { alt } = await made(
    'birthday invitation for Ellie with a rocket. Saturday 14 June, 2pm at our house',
  );
  expect(alt).toBe(
    'a card: a rocket, with the text “You are invited / Birthday / Ellie / Saturday 14 June, 2pm / At our house”',
  );
});

test.each(['a house with a path leading to the front door', 'a castle and a road to the castle'])(
  '"%s": the building stands where the way ends, in the middle',
  async (prompt) => {
    const { things, notes } = await makeImage(smallRequest(prompt), engineTools());
    const [print] = things[0]?.prints ?? [];
    const middle = (print ? (print.left + print.right) / 2 : 0) / (things[0]?.scale ?? 1);
    expect(Math.abs(middle - 48)).toBeLessThan(6);
    expect(notes).toEqual([]);
  },
);

test.each([
  [
    'line chart of the heat in Oslo, jan -4 feb -3 mar 1, with a title and axis labels',
    /Heat in Oslo \/.*\/ Month \/ Heat”/,
    [],
  ],
  ['line chart of visitors: Mon 20, Tue 35, x axis days, y axis guests', /\/ Days \/ Guests”/, []],
  [
    'bar chart of fruit sold: apples 12, pears 8, plums 5 with axis titles',
    /“Fruit Sold \/.*12”/,
    ['not painted: label of the x axis'],
  ],
])('"%s" has the names of its axes, or says which is missing', async (prompt, alt, notes) => {
  const { facts, notes: own } = await makeImage(smallRequest(prompt), engineTools());
  expect(own).toEqual(notes);
  expect(facts.alt).toMatch(alt);
});

test.each([
  ['labelled drawing of an animal cell: nucleus, mitochondria, golgi, membrane', 'a chart: a cell, '],
  ['diagram of a plant cell with labels for cell wall, chloroplasts and nucleus', 'a chart: a plant cell, '],
])('"%s" is drawn with its labels', async (prompt, alt) => {
  const { alt: told, notes } = await made(prompt);
  expect(told).toContain(alt);
  expect(notes).toEqual([]);
});

test('parts of what cannot be drawn are boxes, and a note says so', async () => {
  expect((await made('labelled drawing of a carburettor: float, jet, throttle')).notes).toEqual([
    'the parts of the carburettor are boxes with their names, and not drawn',
  ]);
});

test.each([
  [
    'poster reminding people to wash there hands, with a tap',
    'a poster: a tap, with the text “Wash Your Hands”',
  ],
  ['sign asking visitors not to feed the ducks', 'a sign, with the text “Do Not Feed the Ducks”'],
  [
    'certificate for Best Baker awarded to Tom Hill',
    'a certificate, with the text “Certificate / presented to / Tom Hill / Best Baker”',
  ],
  [
    'A thank you card for my ward, with tulips and the words "Thank You Ward 7"',
    'a card: three tulips, with the text “Thank You Ward 7”',
  ],
  [
    'logo for a yoga studio called Still Water, lotus flower',
    'a logo: a lotus, with the text “Still Water / YOGA STUDIO”',
  ],
])('"%s" says what it is for', async (prompt, alt) => {
  expect(await made(prompt)).toEqual({ alt, notes: [] });
});

test('a note names the mood of the colours that are not there', async () => {
  expect((await made('a forest in warm colours')).notes).toEqual(['not painted: warm colours']);
});
