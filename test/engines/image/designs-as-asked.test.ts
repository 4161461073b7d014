import { describe, expect, test } from 'vitest';
import { readColourLimit } from '../../../src/engines/image/formats/few-colours.ts';
import { flowIn } from '../../../src/engines/image/formats/flow-words.ts';
import { panelsIn } from '../../../src/engines/image/formats/panels-words.ts';
import { withoutWords } from '../../../src/engines/image/formats/wordless.ts';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

const made = async (prompt: string) => {
  const { notes = [], facts } = await renderImage(
    smallRequest(prompt, { width: 240, height: 240, seed: 3 }),
    engineTools(),
  );
  return { notes: notes.join('\n'), alt: String(facts?.alt) };
};

describe('letters', () => {
  test.each([
    'poster with a fox, no text',
    'poster with a fox, without any words or letters',
    'text-free poster with a fox',
  ])('are left away: %s', (prompt) => {
    expect(withoutWords(prompt)).toMatchObject({ isWordless: true });
  });

  test('stay where only some are denied', () => {
    expect(withoutWords('poster, no text except "Sale"')).toMatchObject({ isWordless: false });
  });

  test('are on no part of a menu without them', async () => {
    const { alt, notes } = await made('menu for a garden party, lemons and mint leaves, no text');
    expect(alt).toContain('lemons');
    expect(alt).not.toContain('text');
    expect(notes).not.toContain('text');
  });

  test('are no mail, and the manner of a drawing is not written', async () => {
    const { alt } = await made('seed packet for radishes, botanical illustration, old fashioned letters');
    expect(alt).toMatch(/Radishes/);
    expect(alt).not.toMatch(/envelope|illustration/i);
  });
});

test.each([
  ['a logo, three colours only', 3],
  ['sticker with a crab, max two colours', 2],
  ['sticker with a crab in 2-colour print', 2],
  ['poster with three colours of paint', undefined],
])('%s: %s colours at most', (prompt, most) => {
  expect(readColourLimit(prompt).most).toBe(most);
});

test('a design in two colours has no third', async () => {
  expect((await made('logo for a bakery named Krume, two colours only')).notes).not.toContain('colours');
});

test.each([
  ['birthday card where everyone can sign, a cake', /street sign/],
  ['product shot of a kettle, pale grey backdrop', /curtain/],
  ['art deco pattern with fans, gold on black', /ventilator|electric/],
])('%s: in its sense', async (prompt, other) => {
  const { alt, notes } = await made(prompt);
  expect(`${alt} ${notes}`).not.toMatch(other);
});

test('years without events stand alone, and this is told', async () => {
  expect(
    panelsIn({ rest: 'timeline of our choir, 1990 1998 2011', phrase: 'timeline' }, false),
  ).toMatchObject({
    title: 'Choir',
    stations: [{ head: '1990' }, { head: '1998' }, { head: '2011' }],
  });
  expect((await made('timeline of our choir, 1990 1998 2011')).notes).toContain(
    'does not say what happened in 1990',
  );
});

test('a year begins a new event without a comma', () => {
  expect(
    panelsIn({ rest: 'timeline: 1990 first concert 1998 trip to Rome', phrase: 'timeline' }, false),
  ).toMatchObject({
    stations: [
      { head: '1990', text: 'First concert' },
      { head: '1998', text: 'Trip to Rome' },
    ],
  });
});

test('"yes/no" is no box, and boxes at the end are as many as asked', () => {
  const nodes = flowIn('parcel arrives -> is it damaged? yes/no -> who decides, two boxes at the end');
  expect(nodes.map(({ text }) => text)).toEqual(['Parcel arrives', 'Is it damaged?', 'Who decides', 'End 1']);
  expect(nodes.at(-1)?.or).toEqual(['End 2']);
});

describe('a labelled drawing', () => {
  test('shows the thing with the parts that are named', async () => {
    const { alt, notes } = await made('labelled drawing of a snail: shell, foot, eye');
    expect(alt).toMatch(/a snail, with the text “Snail \/ .*shell/);
    expect(notes).toBe('');
  });

  test('says which part it cannot point to', async () => {
    expect((await made('labelled drawing of a horse: mane, spleen')).notes).toContain(
      'no line leads to spleen',
    );
  });

  test('names the parts that are known where the prompt names none', async () => {
    const { alt, notes } = await made('labelled diagram of a flower');
    expect(alt).toContain('stamen');
    expect(notes).toContain('names no parts');
  });
});

test('a tileset has a tile for each ground', async () => {
  const { alt, notes } = await made('pixel art tileset: grass, stone path, water, 16x16 each');
  expect(alt).toMatch(/a tile of grass, a tile of stone path and a tile of water/);
  expect(notes).toBe('');
});

test('pictures that a timeline has not are named', async () => {
  expect(
    (await made('timeline: 1776 independence, 1969 moon landing, with little pictures')).notes,
  ).toContain('picture for Independence');
});

test('a blueprint has no scale that nobody asked for', async () => {
  expect((await made('blueprint of a teapot')).alt).not.toContain('SCALE');
  expect((await made('blueprint of a rocket, scale 1:50')).alt).toMatch(/a rocket, with .*SCALE 1:50/);
});
