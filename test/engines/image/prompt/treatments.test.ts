import { expect, test } from 'vitest';
import { readAnnounced } from '../../../../src/engines/image/prompt/announced.ts';
import { Lexicon } from '../../../../src/engines/image/prompt/lexicon.ts';
import { readTreatment, TREATMENTS } from '../../../../src/engines/image/prompt/treatments.ts';
import { treat } from '../../../../src/engines/image/style/treat.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

test.each([
  ['a watercolour of a barn', 'watercolour', 'a barn'],
  ['a barn, watercolor painting', 'watercolour', 'a barn,'],
  ['an oil painting of a harbour', 'oil', 'a harbour'],
  ['a room with an oil painting on the wall', undefined, 'a room with an oil painting on the wall'],
  ['a fox in pencil', 'pencil', 'a fox'],
  ['a pencil on a desk', undefined, 'a pencil on a desk'],
  ['sketch of an owl', 'pencil', 'an owl'],
  ['an owl sketch', 'pencil', 'an owl'],
  ['a man holding an owl sketch', undefined, 'a man holding an owl sketch'],
  ['line-art drawing of a cat', 'line-art', 'a cat'],
  ['a cartoon dog', 'cartoon', 'a dog'],
  ['a low-poly mountain', 'low-poly', 'a mountain'],
  ['a watercolour with a sheep', 'watercolour', 'with a sheep'],
  ['a church in stained glass style', 'stained-glass', 'a church'],
  ['a church with a stained glass window', undefined, 'a church with a stained glass window'],
  ['a wave, ukiyo-e', 'ukiyo-e', 'a wave,'],
  ['a crayon drawing of a house', 'crayon', 'a house'],
  ["a children's book illustration of a bear", 'cartoon', 'a bear'],
  ['a farm in retro style', undefined, 'a farm in retro style'],
  ['a forest in the style of a paper cut', 'paper-cut', 'a forest'],
  ['a city with neon signs', undefined, 'a city with neon signs'],
  ['a car, synthwave style', 'neon', 'a car,'],
  ['black and white photo of a street', undefined, 'black and white a street'],
  ['a man holding a photo of a dog', undefined, 'a man holding a photo of a dog'],
])('%s: %s', (prompt, treatment, rest) => {
  const read = readTreatment(prompt);
  expect(read.treatment).toBe(treatment);
  expect(plain(read.rest)).toBe(rest);
  expect(read.leftOut).toEqual([]);
});

test('a manner that the painter does not have is left out, and no thing of the picture', () => {
  expect(readTreatment('a village in the style of Van Gogh at night')).toMatchObject({
    treatment: undefined,
    leftOut: ['van gogh'],
  });
  expect(readTreatment('a guitar in a cubist style')).toMatchObject({
    treatment: undefined,
    leftOut: ['cubist style'],
  });
  expect(readTreatment('a hut in brutalist style')).toMatchObject({
    treatment: undefined,
    leftOut: ['brutalist style'],
  });
  expect(readTreatment('watercolour low poly fox')).toMatchObject({
    treatment: 'watercolour',
    leftOut: ['low poly'],
  });
});

test.each(TREATMENTS)('%s changes a picture, the same way each time, at any size', (treatment) => {
  const picture = (width: number, height: number) => ({
    width,
    height,
    rgba: Uint8ClampedArray.from({ length: width * height * 4 }, (_, k) => {
      const inside = Math.hypot((k >> 2) % width, Math.floor((k >> 2) / width)) < width * 0.7;
      return k % 4 === 3 ? 255 : inside ? 200 - (k % 4) * 60 : 30;
    }),
  });
  const [made, again] = [treat(picture(96, 64), treatment, 3), treat(picture(96, 64), treatment, 3)];
  expect(Buffer.from(made.rgba).equals(Buffer.from(again.rgba))).toBe(true);
  expect(made.rgba).toHaveLength(96 * 64 * 4);
  expect(made.rgba.every((value, k) => k % 4 !== 3 || value === 255)).toBe(true);
  const { rgba } = picture(96, 64);
  expect(made.rgba.some((value, k) => Math.abs(value - (rgba[k] ?? 0)) > 8)).toBe(true);
  expect(new Set(made.rgba).size).toBeGreaterThan(1);
  expect(treat(picture(64, 1), treatment, 3).rgba).toHaveLength(256);
});

test.each([
  ['a poster for a jazz concert on 12 May', '12 May', 'a poster for a jazz concert'],
  [
    'a flyer for a fair, Saturday 3rd of June 2027 at 7 pm',
    'Saturday 3rd of June 2027, 7 pm',
    'a flyer for a fair,',
  ],
  ['invitation on December 24', 'December 24', 'invitation'],
  ['a poster for the film of 1999', undefined, 'a poster for the film of 1999'],
])('%s: the date is %s', (prompt, date, rest) => {
  const read = readAnnounced(prompt, { nouns: new Lexicon(), hasFacts: false });
  expect(read.lines[0]).toBe(date);
  expect(plain(read.rest)).toBe(rest);
});
