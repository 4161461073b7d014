import { describe, expect, test } from 'vitest';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

const made = async (prompt: string) => {
  const { notes = [], facts } = await renderImage(
    smallRequest(prompt, { width: 240, height: 240, seed: 3 }),
    engineTools(),
  );
  return { notes, alt: String(facts?.alt) };
};

describe('characters and numbers are lettered', () => {
  test.each([
    ['favicon of an ampersand, white on red', /“&”/],
    ['app icon, a dollar sign in gold on dark green', /“\$”/],
    ['sticker of a big exclamation mark', /“!”/],
    ['logo called Chevron, angle brackets', /“< > \/ Chevron”/],
    ['logo for a podcast, square brackets', /“\[ \] \/ Podcast”/],
    ['icon with a minus sign', /“–”/],
    ['stamp with a tulip and the value 2.35', /“2\.35”/],
    ['sticker with the number 7', /“7”/],
  ])('of "%s"', async (prompt, alt) => {
    const { notes, alt: told } = await made(prompt);
    expect(told).toMatch(alt);
    expect(notes).toEqual([]);
  });

  test('or named, where things take their room', async () => {
    expect((await made('icon with a cat and a question mark')).notes).toEqual(['not lettered: ?']);
  });
});

describe('an occasion', () => {
  test.each([
    ['birthday invitation for a nine year old who loves sharks', /“You are invited \/ 9th Birthday”/],
    ['40th anniversary invitation with a swan', /“You are invited \/ 40th Anniversary”/],
    ['housewarming invitation with a dog', /“You are invited \/ Housewarming”/],
    ['greeting card for easter with a rabbit', /“Happy Easter”/],
    [
      'birthday party invitation, pirates, 4 pm on Sunday',
      /“You are invited \/ Birthday Party \/ Sunday, 4 pm”/,
    ],
  ])('is in letters on "%s"', async (prompt, alt) => {
    expect((await made(prompt)).alt).toMatch(alt);
  });
});

describe('a recipient or a place', () => {
  test.each([
    ['thank you card for a doctor with tulips', /“Thank You \/ For a Doctor”/],
    ["card for my sister's graduation with an owl", /“Congratulations \/ For My Sister”/],
    ['bar chart of visitors per weekday in Porto', /“Visitors Per Weekday in Porto/],
    ['poster for a quiz night on May 3rd, entry 5.50, an owl', /May 3rd · Entry 5\.50/],
  ])('is in letters on "%s"', async (prompt, alt) => {
    expect((await made(prompt)).alt).toMatch(alt);
  });
});

describe('looks of a design', () => {
  test.each([
    'treasure map with a palm tree and a small blue X',
    'treasure map with a giant black cross and a skull',
    'book cover for a thriller, a knife, plenty of red',
    'poster for a jazz night, a saxophone, mostly dark green',
    'coloring page of a train, clean black lines',
  ])('are kept in "%s"', async (prompt) => {
    expect((await made(prompt)).notes).toEqual([]);
  });
});

describe('words of a scene', () => {
  test('for an age count nobody', async () => {
    expect((await made('a 60-year-old man with a dog')).alt).toMatch(/: a man\b/);
  });

  test('for colours of an unknown thing are named, and tint nothing', async () => {
    const { notes } = await made('a street with heaps of pink, green and white granules');
    expect(notes.join()).toMatch(/pink.*green.*white granules/);
  });

  test.each([
    ['two old ladies having tea in the garden', /drinks held by the old women/],
    ['a dog taking a nap on a sofa', /asleep on the sofa/],
    ['ducks in single file on a road', /three ducks/],
    ['an umbrella left on a bench', /umbrella on the bench/],
  ])('are followed in "%s"', async (prompt, alt) => {
    const { notes, alt: told } = await made(prompt);
    expect(told).toMatch(alt);
    expect(notes).toEqual([]);
  });
});

describe('words after a text say where its carrier is', () => {
  test.each([
    ['a sign saying CLOSED hanging on a fence', '“CLOSED”'],
    ['a wooden sign saying Beach nailed to a palm tree', '“Beach”'],
    ['a mug saying BEST DAD left on a bench', '“BEST DAD”'],
  ])('in "%s"', async (prompt, text) => {
    expect((await made(prompt)).alt).toContain(text);
  });
});
