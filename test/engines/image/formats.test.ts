import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import hintDrawings from '../../../src/engines/image/data/hint-drawings.json';
import isometric from '../../../src/engines/image/data/isometric.json';
import lettering from '../../../src/engines/image/data/lettering.json';
import portrait from '../../../src/engines/image/data/portrait.json';
import { unlettered } from '../../../src/engines/image/formats/account.ts';
import { chartRows } from '../../../src/engines/image/formats/chart-rows.ts';
import { seenThings } from '../../../src/engines/image/formats/seen-things.ts';
import { Sheet } from '../../../src/engines/image/formats/sheet.ts';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { loadFonts } from '../../../src/engines/image/lettering/fonts.ts';
import { type Drawings, loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { engineTools } from '../../support/engine.ts';

const paint = (prompt: string, seed = 3) =>
  renderImage({ prompt, width: 96, height: 72, style: 'realistic', steps: 8, seed }, engineTools());

const FORMATS: readonly (readonly [prompt: string, format: string])[] = [
  ['a logo for a bakery called Sunrise', 'logo'],
  ['a birthday card for Anna', 'card'],
  ['a poster for a jazz festival', 'poster'],
  ['an app icon of a rocket', 'icon'],
  ['an icon of a green leaf on a white background', 'icon'],
  ['a cat in a garden as pixel art', 'pixels'],
  ['a blueprint of a bicycle', 'blueprint'],
  ['a treasure map of an island', 'map'],
  ['a map of a town with a river', 'map'],
  ['an isometric bedroom', 'isometric'],
  ['a mandala in blue and gold', 'mandala'],
  ['a pattern of lemons', 'pattern'],
  ['a pie chart: 60% tea, 40% coffee', 'chart'],
  ['a chessboard', 'chessboard'],
  ['a portrait of an old man with a beard', 'portrait'],
  ['a product shot of a teapot', 'product'],
  ['a red bicycle on a yellow background', 'product'],
  ['a teapot on a shelf, food photography', 'product'],
  ['happy birthday Paul', 'card'],
  ['a neon sign that says "OPEN"', 'sign'],
  ['a sticker of a pear', 'sticker'],
  ['a stamp with a goat that says "OSLO 20"', 'stamp'],
  ['a rubber stamp "LATE" in blue', 'stamp'],
  ['a flag with three vertical stripes in red, white and green', 'flag'],
  ['a menu with soup 4, stew 7 and tea 2', 'menu'],
  ['a comic panel of a goat saying "No"', 'comic'],
  ['a meme of a goat "WHY"', 'meme'],
  ['train ticket from Bonn to Ulm, 4 May, seat 31', 'ticket'],
  ['a business card for Ida Holm, plumber, phone 555 0101', 'business'],
  ['a diploma for Ida Holm', 'certificate'],
  ['a jar label that says "Plum Jam" with plums', 'label'],
  ['a coat of arms with a bear on a blue and white shield', 'arms'],
  ['a coloring page for kids with a goat', 'coloring'],
  ['a tattoo of an anchor', 'tattoo'],
  ['a set of two icons: a bell and a key', 'icon'],
];

describe('formats', () => {
  const seen = new Set<string>();
  test.each(FORMATS)('"%s" is a %s, with nothing left out', async (prompt, format) => {
    const { bytes, facts, notes } = await paint(prompt);
    expect(facts.format).toBe(format);
    expect(notes).toEqual([]);
    const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
    expect([width, height]).toEqual([96, 72]);
    const colours = new Set<number>();
    for (let k = 0; k < data.length; k += 4) colours.add(data.readUInt32BE(k));
    expect(colours.size).toBeGreaterThan(2);
    seen.add(data.toString('latin1'));
  });

  test('an isometric farm has more on it than an isometric meadow', async () => {
    const inks = async (prompt: string): Promise<number> =>
      new Set(
        new Uint32Array(Uint8Array.from(PNG.sync.read(Buffer.from((await paint(prompt)).bytes)).data).buffer),
      ).size;
    expect(await inks('an isometric farm')).toBeGreaterThan(1.3 * (await inks('an isometric meadow')));
  });

  test('no two are alike', () => {
    expect(seen.size).toBe(FORMATS.length);
  });

  test('the same seed gives the same bytes, another seed another design', async () => {
    const [once, again, other] = [
      await paint('a mandala'),
      await paint('a mandala'),
      await paint('a mandala', 4),
    ];
    expect(Buffer.from(again.bytes).equals(once.bytes)).toBe(true);
    expect(Buffer.from(other.bytes).equals(once.bytes)).toBe(false);
  });
});

test.each([
  ['a man with a map', undefined],
  ['a cat on a poster', undefined],
  ['a background with a mountain lake', undefined],
  ['a chef holding a menu', undefined],
  ['a castle with a flag', undefined],
])('"%s" is a scene', async (prompt, format) => {
  expect((await paint(prompt)).facts.format).toBe(format);
});

test.each([
  ['a logo for a bakery with a flibbertigibbet called Mo', ['not painted: flibbertigibbet']],
  ['a blueprint of a red car', ['not painted: red (car)']],
  ['a treasure map with a red x', []],
  ['an icon of a goat behind a tree', []],
  ['a card of a goat behind a tree', ['not painted: behind the tree']],
  ['an app icon of a snail on a green rounded square', []],
  ['pixel art of a pig in a house', ['not painted: in the house']],
  ['a round logo of a crab', []],
  ['logo: letter R in a blue hexagon', []],
  ['a black cat head icon', []],
  ['minimalist poster of an owl', []],
  ['bar chart of members: 2019 12, 2020 30, 2021 25', []],
  ['pattern of keys on pale green', []],
  ['pattern of squares in navy and orange', []],
  ['a rabbit head, black and white sketch', []],
  ['a kettle on a pale green background, soft studio lighting', []],
  ['a poster of a cow with a blue border', []],
  ['a birthday card with a gold border', []],
  ['an app icon of a hen with a red to yellow gradient background', []],
  ['a logo of a hen with a gradient background', ['not painted: gradient background']],
  ['a wooden sign "HI" on a brick wall', []],
  ['a poster of a lake with a red border', []],
  ['a pattern of lemon leaves', ['drawn as: lemon leaves as leaves']],
  ['a card with a cow sleeping', []],
  [
    'a bar chart of rain from march to may',
    ['the prompt gives no numbers, so the chart shows sample numbers'],
  ],
  ['a card with nine cats', []],
  ['a card with twenty cats', ['not painted: 8 of 20 cats']],
  ['a portrait of a lion with a crown', ['not painted: crown']],
  ['a pirate map with a red cross', []],
  ['a logo with two green frogs', []],
  ['a bar chart of snow by month, Nov 3, Dec 20', []],
  ['a pie chart with two slices: 60% tea, 40% coffee', []],
  [
    'a bar chart of guests per weekday, Saturday busiest, quietest on Monday',
    ['the prompt gives no numbers, so the chart shows sample numbers'],
  ],
  ['a bar chart of rainfall', ['the prompt gives no numbers, so the chart shows sample numbers']],
  ['a portrait of a woman with a flibbertigibbet', ['not painted: flibbertigibbet']],
  ['pixel art of a knight with a sword beside a barn', ['not painted: sword']],
  ['a chart of sales: Jan 10, Feb 20, "North" and "South"', ['not lettered: South']],
  ['a logo called Mo, navy on cream', []],
  ['a hand-drawn logo of a crab called Mo', []],
  ['an app icon of a goat on a teal gradient background', []],
  ['an art deco poster of a goat', []],
  ['a poster "Dusk" with a goat, red letters', []],
  ['a sticker of a goat with a moon behind it', []],
  ['a card with six cats and geese', []],
  ['an invitation to a garden party at 12 Elm Street', []],
  ['a christening invitation for Emma', []],
])('"%s" says %j', async (prompt, notes) => {
  expect((await paint(prompt)).notes).toEqual(notes);
});

test.each([
  ['a chart of sales: Jan 10, Feb 20.5 and Mar 15', ['Jan 10', 'Feb 20.5', 'Mar 15'], 'sales'],
  ['a pie chart of 50% cats, 30% dogs and 20% birds', ['Cats 50', 'Dogs 30', 'Birds 20'], ''],
  ['a chart of monthly rainfall', [], 'monthly rainfall'],
  [
    'a bar chart of eggs laid from Tuesday to Friday: 12, 9, 0 and 4.5',
    ['Tue 12', 'Wed 9', 'Thu 0', 'Fri 4.5'],
    'eggs laid from Tuesday to Friday',
  ],
  ['a pie chart with oak 70% and beech 30%', ['Oak 70', 'Beech 30'], ''],
  ['a bar chart of snow by month, Nov 3, Dec 20', ['Nov 3', 'Dec 20'], 'snow by month'],
])('the numbers of "%s" are read', (prompt, expected, label) => {
  const { rows, label: read } = chartRows(prompt);
  expect(rows.map((row) => `${row.label} ${row.value}`)).toEqual(expected);
  expect(read).toBe(label);
});

describe('drawings that the tables name', () => {
  let drawings: Drawings;
  beforeAll(async () => {
    drawings = await loadDrawings(engineTools());
  });
  test.each([
    ['shops', Object.values(lettering.shops).flat()],
    ['topics', Object.values(lettering.topics)],
    ['objects', Object.keys(lettering.objects)],
    ['signs of places and weather', Object.values(hintDrawings)],
    ['rooms', Object.values(isometric.rooms).flatMap(({ things }) => things.map(([name]) => String(name)))],
    ['portraits', [...Object.values(portrait.heads), ...Object.keys(portrait.worn)]],
  ])('%s', (_, names) => {
    expect(names.filter((name) => !drawings.has(name))).toEqual([]);
  });
});

test('an icon stands on the background that was asked for, and a poster of a place has its name', async () => {
  const { bytes, notes } = await paint('an app icon of a green leaf on a white background');
  const { data } = PNG.sync.read(Buffer.from(bytes));
  expect([...data.subarray(0, 3)].every((value) => value > 230)).toBe(true);
  expect(notes).toEqual([]);
  const [named, plain] = await Promise.all([
    paint('a travel poster of Paris at night'),
    paint('a travel poster of paris at night'),
  ]);
  expect(Buffer.from(named.bytes).equals(Buffer.from(plain.bytes))).toBe(false);
});

const shareOf = async (prompt: string, isIt: (r: number, g: number, b: number) => boolean) => {
  const { bytes, notes } = await paint(prompt);
  const { data } = PNG.sync.read(Buffer.from(bytes));
  let found = 0;
  for (let k = 0; k < data.length; k += 4) {
    const [r = 0, g = 0, b = 0] = data.subarray(k, k + 3);
    if (isIt(r, g, b)) found++;
  }
  return { share: (found * 4) / data.length, notes };
};

test('a clause of colours is the palette of a design', async () => {
  const cream = await shareOf(
    'a logo for a cafe called "Nord", a kettle, navy and cream',
    (r, g, b) => r > 240 && g > 230 && b > 200 && b < 225,
  );
  expect(cream.share).toBeGreaterThan(0.4);
  expect(cream.notes).toEqual([]);
});

test('the shape of an icon is its tile, in its colour', async () => {
  const red = await shareOf(
    'an app icon of a whale on a red square',
    (r, g, b) => r > g * 1.5 && r > b * 1.5,
  );
  expect(red.share).toBeGreaterThan(0.15);
  expect(red.notes).toEqual([]);
});

test('the background of a poster has its colour', async () => {
  const yellow = await shareOf(
    'a poster for a flea market with a chair, yellow background',
    (r, g, b) => r > 180 && g > 150 && b < 110,
  );
  expect(yellow.share).toBeGreaterThan(0.4);
});

const TOOLS = engineTools();

/** A drawing on a ground, as a composer would place it. */
async function sheetWith(ground: string, draw: (sheet: Sheet) => void) {
  const account = {
    painted: [],
    texts: [],
    missing: new Set<string>(),
    bodies: [],
    copies: new Map<string, number>(),
    scenes: [],
    told: [],
  };
  const drawings = await loadDrawings(TOOLS);
  const fonts = await loadFonts(TOOLS);
  const studio = { drawings, fonts, tools: TOOLS, tints: new Set<string>(), account, rims: new Map() };
  const sheet = new Sheet(200, 200, studio).fill(ground);
  draw(sheet);
  sheet.paint();
  return { account, drawings };
}

test.each([
  ['on another colour', '#224488', 1],
  ['on its own colour', '#f2f2ee', 0],
])('a white square %s is seen %s', async (_where, ground, copies) => {
  const { account, drawings } = await sheetWith(ground, (sheet) =>
    sheet.tinted({ name: 'square', colour: '#f2f2ee' }, 100, 100, 90),
  );
  const seen = seenThings(account, drawings).get('square');
  expect(seen?.copies).toBe(copies);
  expect(seen?.rim === undefined).toBe(copies === 1);
});

test('a thing under another one is not seen', async () => {
  const { account, drawings } = await sheetWith('#ffffff', (sheet) =>
    sheet.drawing('strawberry', 100, 100, 40).tinted({ name: 'square', colour: '#224488' }, 100, 100, 120),
  );
  expect(seenThings(account, drawings).get('strawberry')?.copies).toBe(0);
});

test('letters that are tiny or over the edge count as not set', async () => {
  const { account } = await sheetWith('#ffffff', (sheet) => {
    sheet.text('small', { x: 10, y: 10, width: 60, height: 2 }, { font: 'sans', fill: '#000000' });
    sheet.text('outside', { x: 150, y: 10, width: 120, height: 40 }, { font: 'sans', fill: '#000000' });
    sheet.text('fine', { x: 10, y: 100, width: 120, height: 40 }, { font: 'sans', fill: '#000000' });
  });
  expect(unlettered(['small', 'outside', 'fine', 'never'], account)).toEqual(['small', 'outside', 'never']);
});

test('the number of icons is not that of the first of them', async () => {
  const { facts } = await paint('a set of two icons: a bell and a key');
  expect(facts.subjects).toEqual(['bell', 'key']);
  const { notes } = await paint('a set of four icons: a bell, a key, a camera and a cloud');
  expect(notes).toEqual([]);
  expect((await paint('a logo with two bells')).facts.subjects).toEqual(['bell']);
});

test('a white thing on a white ground gets an outline', async () => {
  const { bytes, notes } = await paint('a white swan icon on a white background');
  expect(notes).toEqual([]);
  const { data } = PNG.sync.read(Buffer.from(bytes));
  let dark = 0;
  for (let k = 0; k < data.length; k += 4) if ((data[k] as number) < 90) dark++;
  expect(dark).toBeGreaterThan(40);
});

test('a label of a chart may end in a number', () => {
  expect(chartRows('bar chart of revenue: Q1 120, Q2 95').rows).toMatchObject([
    { label: 'Q1', value: 120 },
    { label: 'Q2', value: 95 },
  ]);
  expect(chartRows('chart of runs: week 1: 12, week 2: 15').rows).toMatchObject([
    { label: 'Week 1', value: 12 },
    { label: 'Week 2', value: 15 },
  ]);
});
