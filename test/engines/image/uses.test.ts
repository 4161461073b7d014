import { describe, expect, test } from 'vitest';
import { decodeImage } from '../../../src/engines/image/codecs/decode.ts';
import { readBrief } from '../../../src/engines/image/formats/brief.ts';
import { directionOf } from '../../../src/engines/image/formats/compass.ts';
import { nodesIn } from '../../../src/engines/image/formats/diagram.ts';
import { withHobbies } from '../../../src/engines/image/formats/hobbies.ts';
import { landmarksIn } from '../../../src/engines/image/formats/map-landmarks.ts';
import { menuRows } from '../../../src/engines/image/formats/menu-rows.ts';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { sizeOfUse } from '../../../src/engines/image/use-size.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

const request = (prompt: string) => smallRequest(prompt, { width: 240, height: 240, seed: 3 });

const made = async (prompt: string) => {
  const { notes = [], facts } = await renderImage(request(prompt), engineTools());
  return { notes: notes.join('; '), alt: String(facts?.alt) };
};

describe('a map', () => {
  test('has a thing where the compass says', () => {
    const prompt = 'map with a mill and a church in the south-west, a tower on the east coast and a lake';
    expect(directionOf(prompt, 'mill')).toMatchObject({ across: -1, down: 1 });
    expect(directionOf(prompt, 'church')).toMatchObject({ across: -1, down: 1 });
    expect(directionOf(prompt, 'tower')).toMatchObject({ across: 1, down: undefined });
    expect(directionOf(prompt, 'lake')).toBeUndefined();
  });

  test('has as many landmarks as are asked for', () => {
    expect(landmarksIn('three palm trees a hill and a pine forest'.split(' '))).toMatchObject([
      { said: 'palm trees', sign: 'palm', count: 3 },
      { said: 'hill', sign: 'hill', count: 1 },
      { said: 'forest', sign: 'fir', isCounted: false },
    ]);
  });

  test('has each of several villages, and a harbour at the coast', async () => {
    const [villages, port] = landmarksIn('three villages and a harbour'.split(' '));
    expect(villages).toMatchObject({ groups: 3, isCounted: true });
    expect(port).toMatchObject({ sign: 'anchor', groups: 1 });
    const { alt, notes } = await made('map of an island with two hamlets, three villages and a harbour');
    expect(alt).toMatch(/three villages/);
    expect(notes).not.toMatch(/village|harbour/);
  });

  test('says what it shows, and names a place that it could not keep', async () => {
    const { alt, notes } = await made(
      'treasure map with two hills, an anchor in the north and a red X in the west',
    );
    expect(alt).toMatch(/two hills.*red X.*anchor/);
    expect(notes).toBe('');
  });
});

describe('a card', () => {
  test('shows what somebody loves', () => {
    expect(withHobbies('card for Ann who loves sailing and owls')).toBe(
      'card for Ann with a sailboat and owls',
    );
    expect(withHobbies('card for a tea lover')).toBe('card for a friend with a teapot');
  });

  test('has a line for each fact', async () => {
    const drawings = await loadDrawings(engineTools());
    const { texts } = readBrief(
      request('invitation: "Ida & Tom, 4 May 2026, 3 pm, Mill Hall", with a bell'),
      drawings,
    );
    expect(texts).toEqual(['Ida & Tom', '4 May 2026, 3 pm', 'Mill Hall']);
  });
});

test('a flyer is headed by the event before its name, which is not drawn', async () => {
  const { alt, notes } = await made('shoe sale flyer with a bell, "Friday 3 May"');
  expect(alt).toBe('a poster: a bell, with the text “Shoe Sale / Friday 3 May”');
  expect(notes).toBe('');
});

test('a badge says what it is for', async () => {
  const { alt } = await made('badge for kindest neighbour with a bell and a leaf');
  expect(alt).toContain('Kindest Neighbour');
});

test('a logo shows both things of a list, also where it is for one of them', async () => {
  expect((await made('logo for our hen farm "Cluck": a hen and a star')).alt).toMatch(/hen.*star|star.*hen/);
  expect((await made('logo "Gear" with a hammer and a wheel')).alt).toContain('a hammer and a wheel');
});

test('a jar has the colour of what is in it', async () => {
  const drawings = await loadDrawings(engineTools());
  const { subjects } = readBrief(request('product photo of a glass jar of fig jam and a spoon'), drawings);
  expect(subjects[0]).toMatchObject({ name: 'jar', patches: [{ colour: '#a8182e' }] });
  expect(subjects[0]?.finish).toBeUndefined();
});

test('a chessboard has its pieces on the squares that are named', async () => {
  const { alt, notes } = await made('chess position: white rook on a1, black pawns on h7 and g7');
  expect(alt).toContain('a white rook on a1, a black pawn on h7 and a black pawn on g7');
  expect(notes).toBe('');
});

test('a portrait tells whom it shows', async () => {
  const { alt, notes } = await made('portrait of an old man with a moustache, freckles and an orange jumper');
  expect(alt).toMatch(/an old man with .*a moustache and freckles/);
  expect(notes).toBe('');
});

test('an icon names the signs that it shows', async () => {
  const { alt, notes } = await made('app icon: a sun behind a white cloud');
  expect(alt).toBe('an icon: a sun and a cloud');
  expect(notes).toBe('');
});

describe('pixel art', () => {
  test.each(['pixel art owl, 24x24', 'pixel art of an owl, 24 by 24 pixels'])(
    '%s has as many pixels',
    async (prompt) => {
      const { bytes, notes = [] } = await renderImage(request(prompt), engineTools());
      const { rgba, width } = await decodeImage(bytes, engineTools());
      const at = (x: number, y: number): string =>
        String(rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 3));
      for (let y = 0; y < 240; y += 10)
        for (let x = 0; x < 240; x += 10) expect(at(x + 9, y + 9)).toBe(at(x, y));
      expect(notes).toEqual([]);
    },
  );

  test('leaves to a knight the shield that he has', async () => {
    expect((await made('pixel art of a knight with a blue shield')).notes).toBe('');
    expect((await made('pixel art of a knight with a green shield')).notes).toMatch(/shield/);
  });
});

describe('a menu', () => {
  test.each([
    [
      'menu board for a gelato bar with three flavours and prices',
      'the prompt names no flavours and no prices, so the menu shows samples',
    ],
    ['menu board in chalk style for a tea room: coffee, mint tea, tart', ''],
    ['menu with mint tea and tart, with prices', 'the prompt names no prices, so the menu shows samples'],
  ])('%s is a list', async (prompt, told) => {
    expect(readBrief(request(prompt), await loadDrawings(engineTools())).format).toBe('menu');
    expect((await made(prompt)).notes).toBe(told);
  });

  test('has the goods and the prices of the prompt', () => {
    expect(menuRows(['four pizzas', 'prices'], 'menu board').rows).toHaveLength(4);
    expect(menuRows(['coffee 2', 'cake 3'], 'menu').rows).toEqual(['coffee 2', 'cake 3']);
  });
});

describe('a poster', () => {
  test.each([
    ['poster for a folk festival in Ghent with an accordion and cool colours', /Ghent/],
    ['flyer for a morning class in weaving for parents, a basket', /Weaving for Parents/],
    ['poster for a repair day at the fire station, a wrench in bold shapes', /Fire Station/],
  ])('%s says what follows the event', async (prompt, lettered) => {
    const { notes, alt } = await made(prompt);
    expect(notes).toBe('');
    expect(alt).toMatch(lettered);
  });

  test.each([
    ['book cover for a detective novel titled The Broken Umbrella', /umbrella/, /book/],
    ['album cover for a folk record called Two Owls', /owl/, /record/],
  ])('%s shows what the title names, and not what it is printed on', async (prompt, there, gone) => {
    const { notes, alt } = await made(prompt);
    expect(notes).not.toMatch(/novel|record|detective/);
    expect(alt).toMatch(there);
    expect(alt.replace(/^[^,:]*/, '')).not.toMatch(gone);
  });
});

describe('a wallpaper', () => {
  test('fills a screen with layers of land, in the colours of the prompt', async () => {
    const { notes, alt } = await made('phone wallpaper with angular peaks in navy and mint');
    expect(notes).toBe('');
    expect(alt).toMatch(/layered navy and mint\S* peaks/);
  });

  test('of abstract waves has waves', async () => {
    expect((await made('desktop wallpaper with abstract ribbons in plum and gold')).notes).toBe('');
  });
});

test.each([
  ['phone wallpaper with poppies', 768, 1344],
  ['a wallpaper for my laptop with a canyon', 1344, 768],
  ['header for a cooking blog with a whisk', 1536, 576],
  ['a wide banner with swallows', 1536, 576],
  ['bookmark with ferns', 512, 1536],
  ['business card for a carpenter', 1344, 768],
])('%s has the form of its use', (prompt, width, height) => {
  expect(sizeOfUse(prompt)).toEqual({ width, height });
});

test.each([
  'wallpaper pattern of figs',
  'a man holding a phone before a wallpaper',
  'a knight with a banner',
])('%s has no form of a use', (prompt) => {
  expect(sizeOfUse(prompt)).toBeUndefined();
});

test('a size that is asked for is kept', async () => {
  const wide = await renderImage({ ...request('bookmark with a fern'), isSizeFree: true }, engineTools());
  expect(wide.facts).toMatchObject({ width: 512, height: 1536 });
  const square = await renderImage(request('bookmark with a fern'), engineTools());
  expect(square.facts).toMatchObject({ width: 240, height: 240 });
});

describe('a product shot', () => {
  test.each([
    ['product shot of a glass jar on a marble block, light from the right', /marble block/],
    ['product photo of a mug on a white table, light from the left', /white table/],
    ['product shot of a stainless steel kettle', /kettle/],
    ['product shot of a green glass vase on white marble', /white marble/],
  ])('%s has its surface and its light', async (prompt, there) => {
    const { notes, alt } = await made(prompt);
    expect(notes).not.toMatch(/not painted/);
    expect(alt).toMatch(there);
  });
});

test('a fisherman in a cap has no hat with a brim', async () => {
  expect((await made('portrait of a fisherman with a red cap')).alt).toMatch(/flat cap/);
  expect((await made('portrait of a fisherman with a red hat')).alt).toMatch(/rain hat/);
});

describe('a diagram without numbers', () => {
  test('has a box for each thing', async () => {
    expect(nodesIn('diagram of a pump, two valves and a tank')).toEqual([
      'Pump',
      'Valve 1',
      'Valve 2',
      'Tank',
    ]);
    const { notes, alt } = await made('diagram with a battery, a switch and two lamps');
    expect(notes).toBe('');
    expect(alt).toMatch(/Battery.*Lamp 2/);
  });

  test('of one thing says that its parts are not named', async () => {
    const { notes } = await made('labelled diagram of a flower');
    expect(notes).toMatch(/names no parts/);
    expect(notes).not.toMatch(/not painted/);
    await expect(made('labelled diagram of a blood cell')).rejects.toThrow(/names no parts/);
  });
});
