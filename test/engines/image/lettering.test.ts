import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { fitText } from '../../../src/engines/image/lettering/fit.ts';
import { loadFonts } from '../../../src/engines/image/lettering/fonts.ts';
import { readLetterLook } from '../../../src/engines/image/prompt/letter-look.ts';
import { readTexts } from '../../../src/engines/image/prompt/texts.ts';
import { engineTools } from '../../support/engine.ts';

test.each([
  ['a poster with the text "Hello World" in red', ['Hello World'], 'a poster in red'],
  ['a sign that says “Mind the gap”', ['Mind the gap'], 'a sign'],
  ['ein Schild «Guten Tag»', ['Guten Tag'], 'ein Schild'],
  ["a t-shirt with the words 'Don't Panic' on it", ["Don't Panic"], 'a t-shirt on it'],
  ['a sign saying keep off the grass in a park', ['keep off the grass'], 'a sign in a park'],
  ['a book titled The Old House on a table', ['The Old House'], 'a book on a table'],
  ['a girl reading a book', [], 'a girl reading a book'],
  ["a child's toy and the dog's bone", [], "a child's toy and the dog's bone"],
  ['happy birthday anna, with balloons', ['Happy Birthday Anna'], ', with balloons'],
  ['a get well soon card with a bear', ['Get Well Soon'], 'a card with a bear'],
])('the texts of "%s" are read', (prompt, texts, rest) => {
  const read = readTexts(prompt, false);
  expect(read.texts).toEqual(texts);
  expect(read.rest.replace(/\s+/g, ' ').trim()).toBe(rest);
});

test.each([
  ['a bakery called Luna at night', 'Luna'],
  ['a shop named Miller & Sons in the snow', 'Miller & Sons'],
  ['a wedding invitation for Clara and Tom', 'Clara and Tom'],
])('"%s" is for %s', (prompt, name) => {
  expect(readTexts(prompt, true).name).toBe(name);
});

test.each([
  ['a flyer saying SALE in huge green letters and a bag', '#3f9b46', [], 'a flyer saying SALE  and a bag'],
  ['a card with "Hi" in swirly blue lettering', '#2b62c9', ['swirly lettering'], 'a card with "Hi" '],
  ['a cup with orange text "Joe"', '#f0801c', [], 'a cup with text "Joe"'],
  ['a sign "No" in black, on a gate', '#25262b', [], 'a sign "No", on a gate'],
  ['a sign that reads "in red letters"', undefined, [], 'a sign that reads "in red letters"'],
  ['a man in a red coat with a sign "Go"', undefined, [], 'a man in a red coat with a sign "Go"'],
])('the look of the letters of "%s" is read', (prompt, ink, unknown, rest) => {
  expect(readLetterLook(prompt)).toMatchObject({ ink, unknown, rest });
});

test('a text is broken into lines that fill its box, and stays inside', async () => {
  const fonts = await loadFonts(engineTools());
  const look = { font: 'sans', fill: '#000000' } as const;
  const long = fitText(
    fonts,
    'a text of many words that must be broken',
    { x: 10, y: 20, width: 100, height: 80 },
    look,
  );
  expect(long.box.x).toBeGreaterThanOrEqual(10);
  expect(long.box.x + long.box.width).toBeLessThanOrEqual(110.01);
  expect(long.box.y + long.box.height).toBeLessThanOrEqual(100.01);
  expect(long.svg.match(/scale\(/g)?.length).toBeGreaterThan(2);
  expect(fitText(fonts, 'Straße déjà 你', { x: 0, y: 0, width: 9, height: 9 }, look).missing).toEqual(['你']);
});

/** The text that `tesseract` (Debian: tesseract-ocr) reads, as a page, else as a block, else as sparse words. */
function readBack(bytes: Uint8Array, words: string): string {
  let read = '';
  for (const layout of ['3', '6', '11']) {
    const { stdout } = spawnSync('tesseract', ['stdin', 'stdout', '--psm', layout, '-l', 'eng'], {
      input: bytes,
      encoding: 'utf8',
    });
    read += ` | ${stdout.replace(/\s+/g, ' ').toLowerCase()}`;
    if (read.includes(words)) break;
  }
  return read;
}

const hasTesseract = spawnSync('tesseract', ['--version']).error === undefined;
if (!hasTesseract)
  process.stderr.write('tesseract is not installed: the words on pictures are not read back\n');

test.skipIf(!hasTesseract).each([
  ['a poster for a fair with the text "Summer Fair"', 'summer fair'],
  ['a card that says "Thank you Maria"', 'thank you maria'],
  ['a logo for a bakery called Sunrise', 'sunrise'],
  ['a neon sign reading "OPEN LATE"', 'open late'],
  ['a desert with the text "Wild and Free"', 'wild and free'],
  ['a bakery called Luna in a street', 'luna'],
])('the words of "%s" can be read', async (prompt, words) => {
  const request = { prompt, width: 384, height: 384, style: 'realistic', steps: 8, seed: 1 } as const;
  const { bytes, notes } = await renderImage(request, engineTools());
  expect(notes).toEqual([]);
  expect(readBack(bytes, words)).toContain(words);
});
