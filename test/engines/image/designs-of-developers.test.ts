import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { sizeOfUse } from '../../../src/engines/image/use-size.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

const made = async (prompt: string): Promise<{ alt: string; notes: string }> => {
  const { facts, notes } = await makeImage(smallRequest(prompt, { width: 384, height: 384 }), engineTools());
  return { alt: String(facts.alt), notes: notes.join('; ') };
};

test.each([
  ['favicon for a yaml validator', /“YV”/, /initials/],
  [
    'set of 3 line icons: upload, download, share. no fill',
    /an upload arrow, a download arrow and share nodes/,
    /^$/,
  ],
  ['weather icons, line style, sun rain fog', /a sun, a rain cloud and a fog bank/, /^$/],
  ['pixel art tileset: sand, stone, water', /a tile of stone and a tile of water/, /^$/],
  ['certificate for a first aid course, name left blank', /room for a name/, /^$/],
  ['youtube thumbnail "Ten years of Vim"', /a poster/, /^$/],
  ['bar chart: deploys per team Red 3 Blue 5 Green 2', /Deploys Per Team/, /^$/],
  ['line chart of train error vs test error after epoch 8', /Train Error/, /sample numbers$/],
  ['card for my uncle who turns 70 and loves sailing', /a card/, /^(?!.*of 70)/],
])('"%s" is made as asked', async (prompt, alt, notes) => {
  const image = await made(prompt);
  expect(image.alt).toMatch(alt);
  expect(image.notes).toMatch(notes);
});

test('six stickers are six', async () => {
  expect((await made('cactus sticker sheet, 6 stickers')).notes).toBe('');
});

test('an isometric ground without its room shows no room', async () => {
  expect((await made('isometric illustration of a corridor')).notes).toMatch(/corridor/);
  expect((await made('isometric illustration of a data center')).notes).toBe('');
});

test('a size in pixels is the size of the image', () => {
  expect(sizeOfUse('banner for my readme, 1280x320')).toEqual({ width: 1280, height: 320 });
  expect(sizeOfUse('sprite of a knight, 32x32')).toBeUndefined();
  expect(sizeOfUse('poster, 4000x9000')).toBeUndefined();
});

test('whoever is on call is on nothing', async () => {
  expect((await made('an on-call engineer asleep at a desk with a laptop')).alt).toMatch(/behind the desk/);
});

test('what a scene on a cover leaves out is named, unless the headline says it', async () => {
  expect((await made('album cover, lo-fi beats, rainy window, no text')).notes).toContain('lo fi beats');
  expect((await made('banner for a github readme of a rust library named "ferrotide"')).notes).toBe('');
});
