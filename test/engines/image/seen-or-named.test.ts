import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Light, weather, waves and deeds: each is seen in the image, or named. */

async function made(prompt: string) {
  const { notes, facts, picture } = await makeImage(
    smallRequest(prompt, { width: 160, height: 160 }),
    engineTools(),
  );
  return { notes: notes.join('\n'), alt: String(facts.alt), time: facts.time, picture };
}

/** The share of the upper third that is plainly blue. */
async function blueOf(prompt: string): Promise<number> {
  const { rgba, width, height } = await (await made(prompt)).picture();
  const rows = Math.floor(height / 3);
  let blue = 0;
  for (let i = 0; i < rows * width * 4; i += 4) {
    const [r = 0, , b = 0] = rgba.subarray(i, i + 3);
    if (b - r > 50) blue++;
  }
  return blue / (rows * width);
}

test('a cloudy sky is more cloud than blue, and is told', async () => {
  expect(await blueOf('a barn under a cloudy sky')).toBeLessThan(0.5);
  expect(await blueOf('a barn under a clear sky')).toBeGreaterThan(0.7);
  expect((await made('a barn under a cloudy sky')).alt).toContain('cloudy sky');
  expect((await made('dark clouds over a meadow')).alt).toContain('grey sky');
});

test.each([
  'a cottage with warm light in the windows',
  'a church, its windows glowing',
  'a hotel with glowing windows',
  'a village street with lights on in every window',
])('"%s": it is dusk, and nothing is missing of it', async (prompt) => {
  const { notes, time } = await made(prompt);
  expect(time).toBe('dusk');
  expect(notes).not.toMatch(/window|light|glow/);
});

test('windows that nothing lights are named', async () => {
  expect((await made('a barn at noon with lit windows')).notes).toContain('lit windows');
  expect((await made('a tent at night with glowing windows')).notes).toContain('lit windows');
});

test('the windows of a house are bright at night and not by day', async () => {
  const warm = async (prompt: string): Promise<number> => {
    const { rgba } = await (await made(prompt)).picture();
    let count = 0;
    for (let i = 0; i < rgba.length; i += 4)
      if ((rgba[i] ?? 0) > 200 && (rgba[i] ?? 0) - (rgba[i + 2] ?? 0) > 50) count++;
    return count;
  };
  expect(await warm('a house at night')).toBeGreaterThan(20 + (await warm('a barn at night')));
});

test.each([
  ['waves crashing against a lighthouse', 'crashing against lighthouse'],
  ['waves breaking over the rocks by the sea', 'breaking over rocks'],
])('"%s": a thing on land is named as not reached', async (prompt, words) => {
  expect((await made(prompt)).notes).toContain(words);
});

test('waves that crash on a beach are painted high', async () => {
  const { notes, picture } = await made('waves crashing on a beach');
  expect(notes).toBe('');
  expect((await picture()).rgba).not.toEqual((await (await made('waves rolling on a beach')).picture()).rgba);
});

test.each([
  ['a doctor in green zyxers drinking tea', 'tea held by'],
  ['a waiter in a purple zyx carrying a tray', 'tray held by'],
])('"%s": clothes that nobody knows are not those of the next thing', async (prompt, shown) => {
  const { notes, alt } = await made(prompt);
  expect(alt.replace('hot drink', 'tea')).toContain(shown);
  expect(alt).not.toMatch(/green|purple/);
  expect(notes).toMatch(/(?:green|purple) zyx/);
});

test('a look before an unknown thing ends with its clause', async () => {
  const { notes, alt } = await made('a table with striped zyxes, apples and a jug');
  expect(notes).toContain('striped zyxes');
  expect(alt).not.toContain('striped');
});

test.each([
  'a wide meadow with hills in the distance',
  'a hut early in the morning',
  'a stork standing still in a meadow',
  'an old locomotive in a meadow',
  'a kitchen, through the window a stormy grey sky',
  'a market with striped awnings',
])('"%s" is seen, and no note denies it', async (prompt) => {
  expect((await made(prompt)).notes).toBe('');
});

test('a place before "window" that is not painted is named', async () => {
  expect((await made('a woman at a prison window')).notes).toContain('prison');
});

test.each([
  ['a dog watching ducks through the window', 'through the window'],
  ['a man painting a gate', 'painting gate'],
  ['a woman hanging curtains', 'hanging curtains'],
  ['ravens on a power line', 'power line as wire'],
  ['a tent under dark clouds, a sea turtle in a pool', 'sea turtle as turtle'],
])('"%s": a deed or a thing that is not seen so is named', async (prompt, words) => {
  expect((await made(prompt)).notes).toContain(words);
});

test('whoever crosses a street walks in the middle of it, or the note names it', async () => {
  const alone = await made('a badger crossing a street');
  expect(alone.notes).toBe('');
  expect((await made('a man crossing the road')).alt).toContain('man walking');
});

test('a car beside a road is not on it, and birds that sit do not fly', async () => {
  expect((await made('a tractor parked beside a country road')).notes).toBe('');
  expect((await made('two robins sitting by the sea')).alt).toContain('on the shore');
});

test('an animal with its head above the water is in it', async () => {
  expect((await made('a moose with only its head above the water')).alt).toContain('in the water');
});

test.each([
  ['product photo of a watch on a black cloth', 'a black cloth'],
  ['product shot of a white porcelain teacup on a linen cloth', 'a linen cloth'],
])('"%s": the thing stands on the cloth, which is no thing beside it', async (prompt, shown) => {
  const { notes, alt } = await made(prompt);
  expect(alt).toContain(shown);
  expect(notes).not.toMatch(/cloth|porcelain/);
});
