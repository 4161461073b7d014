import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Scenes as people tell them: light, water, fields, stacks, and turns of speech that name no thing. */

async function made(prompt: string, side = 160) {
  const { notes, facts, picture } = await makeImage(
    smallRequest(prompt, { width: side, height: side }),
    engineTools(),
  );
  return { notes: notes.join('\n'), alt: String(facts.alt), place: facts.place, picture };
}

type Share = readonly [left: number, top: number, right: number, bottom: number];

/** Mean red, green and blue of a part of the image. */
async function colourOf(
  prompt: string,
  [left, top, right, bottom]: Share,
): Promise<[number, number, number]> {
  const { width, height, rgba } = await (await made(prompt)).picture();
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(top * height); y < bottom * height; y++)
    for (let x = Math.floor(left * width); x < right * width; x++) {
      for (const c of [0, 1, 2] as const) sum[c] += rgba[(y * width + x) * 4 + c] ?? 0;
      count++;
    }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

test.each([
  ['a rowboat on a turquoise sea', [0, 0.8, 1, 1], 'green'],
  ['a duck on a brown river', [0.3, 0.8, 0.7, 1], 'red'],
] as const)('"%s": the water has the colour, and not the image', async (prompt, part, most) => {
  const [r, g, b] = await colourOf(prompt, part);
  if (most === 'green') expect(Math.min(g, b)).toBeGreaterThan(r * 1.5);
  else expect(r).toBeGreaterThan(b);
  const [skyR, , skyB] = await colourOf(prompt, [0, 0, 1, 0.2]);
  expect(skyB).toBeGreaterThan(skyR);
  expect((await made(prompt)).notes).not.toMatch(/turquoise|brown/);
});

test('a light of a colour is that of the scene, and of nobody in it', async () => {
  const { notes, alt } = await made('a server room with blue light, a technician kneeling');
  expect(notes).not.toMatch(/blue|light/);
  expect(alt).not.toContain('blue');
  const [r, , b] = await colourOf('a server room with blue light, a technician kneeling', [0, 0, 1, 0.3]);
  expect(b).toBeGreaterThan(r * 1.3);
});

test('a field of flowers has the colour that was named', async () => {
  const prompt = 'a windmill in a field of yellow rapeseed';
  const [r, g, b] = await colourOf(prompt, [0, 0.85, 1, 1]);
  expect(Math.min(r, g)).toBeGreaterThan(b * 1.4);
  const [skyR, , skyB] = await colourOf(prompt, [0, 0, 1, 0.15]);
  expect(skyB).toBeGreaterThan(skyR);
});

test('things in fog are seen', async () => {
  const { rgba } = await (await made('a red bus in thick fog in a street')).picture();
  const red = [...rgba.keys()].filter(
    (k) => k % 4 === 0 && (rgba[k] ?? 0) > 1.5 * Math.max(rgba[k + 1] ?? 0, rgba[k + 2] ?? 0),
  );
  expect(red.length).toBeGreaterThan(rgba.length / 4 / 80);
});

test.each(['a fox looking straight at the camera in the snow', 'a woman smiling directly at the viewer'])(
  '"%s": no camera is in the image',
  async (prompt) => {
    const { notes, alt } = await made(prompt);
    expect(notes).toBe('');
    expect(alt).not.toMatch(/camera/);
  },
);

test('a dog in profile that looks at the camera is told', async () => {
  expect((await made('a running horse, staring into the camera')).notes).toContain('staring into the camera');
});

test.each([
  ['hot air balloons over a valley, five of them', /five hot air balloons/],
  ['a harbour with four stacked containers, blue on the bottom and white on top', /four shipping containers/],
  ['a stack of five books on a table', /five lying books/],
  ['three hens and one rooster in a garden, the rooster on the fence', /three hens and a fence on the grass/],
  ['three colleagues laughing at lunch on a bench', /three people sitting on the bench/],
  ['a girl in green overalls', /in clothes/],
  ['a cyclist under a bridge', /^a street: a person biking under the bridge/],
  ['two children in a small boat on a lake', /two children sitting in the canoe/],
  ['a family of four in a boat on a lake', /four people sitting in the canoe/],
  ['an apple on a sheet of squared paper', /a red apple on the page/],
  ['a wind farm on a hill', /three wind turbines/],
  ['a freight train with red wagons', /^[^,]*a red freight train on the grass$/],
  ['a slide rule and a pencil on a desk', /a slide rule/],
  ['toy trains on the floor of a room', /three toy trains/],
  ['a classroom with a blackboard and four desks', /a blackboard on the wall/],
])('"%s" shows it', async (prompt, shown) => {
  expect((await made(prompt)).alt).toMatch(shown);
});

test.each([
  ['a baker at a table, flour in the air', 'flour in the air', /flour/],
  ['a cabin with snow up to the windows', 'up to the windows', /window/],
  ['two nurses at lunch on a bench', 'at lunch', /plate/],
  ['an old man seen through the shop window', 'seen through the shop window', /window/],
])('"%s": no thing stands for the turn of speech, which is told', async (prompt, told, thing) => {
  const { notes, alt } = await made(prompt);
  expect(notes).toContain(told);
  expect(alt).not.toMatch(thing);
});

test('colours after "in" are those of the things before, not of who comes next', async () => {
  const { notes, alt } = await made(
    'baskets of spices in red, yellow and brown, a seller with a white beard',
  );
  expect(alt).not.toMatch(/brown/);
  expect(notes).not.toMatch(/yellow|white|beard/);
});

test('colours that a thing is sorted by are not those of the image', async () => {
  const [r, g, b] = await colourOf('tulips sorted from white to dark red in a street', [0, 0, 1, 0.2]);
  expect(r).toBeLessThan(Math.max(g, b) * 1.2);
});

test('lightning strikes on the side that is told', async () => {
  const bright = async (prompt: string, part: Share): Promise<number> =>
    Math.max(...(await colourOf(prompt, part)));
  const left = 'thunderstorm over a wheat field, lightning to the left of a church';
  expect(await bright(left, [0.05, 0.02, 0.25, 0.4])).toBeGreaterThan(
    await bright(left, [0.7, 0.02, 0.95, 0.4]),
  );
});

test('a dog that jumps over a stream is over the water, and not in the sky', async () => {
  const { notes } = await made('a dog jumping over a stream');
  expect(notes).not.toMatch(/jumping|over/);
});

test('long shadows are seen on the ground, and told where nothing casts one', async () => {
  const plain = await colourOf('a tree in the snow, afternoon', [0, 0.75, 1, 1]);
  const long = await colourOf('a tree in the snow, afternoon, long shadows', [0, 0.75, 1, 1]);
  expect(long[1]).toBeLessThan(plain[1]);
  expect((await made('a lemon on a table, long crisp shadows')).notes).toContain('shadows');
});

test('warm light is seen in the colours of a room', async () => {
  const [r, , b] = await colourOf('a library with warm light', [0, 0, 1, 0.3]);
  const [plainR, , plainB] = await colourOf('a library', [0, 0, 1, 0.3]);
  expect(r / b).toBeGreaterThan((plainR / plainB) * 1.15);
});

test('wheat is not green, which is told', async () => {
  expect((await made('a church in a green wheat field')).notes).toContain('green');
});

test('a crosswalk has its bars', async () => {
  const bars = await colourOf('a crosswalk', [0.3, 0.72, 0.7, 0.82]);
  const street = await colourOf('a street', [0.3, 0.72, 0.7, 0.82]);
  expect(bars[0]).toBeGreaterThan(street[0] + 20);
});

test('blinds are before the window of a room', async () => {
  const { notes, alt } = await made('an office with low sun through the blinds');
  expect(notes).not.toContain('blinds');
  expect(alt).not.toContain('blinds');
});

test('a dark colour of the sea is seen, and late light is warm in the sky', async () => {
  const [r, g, b] = await colourOf('a dark green sea', [0, 0.7, 1, 0.9]);
  expect(g).toBeGreaterThan(Math.max(r, b));
  const late = await colourOf('a beach, late afternoon light', [0, 0.3, 1, 0.5]);
  expect(late[0]).toBeGreaterThan(late[2]);
});
