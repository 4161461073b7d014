import { describe, expect, test } from 'vitest';
import { lettering } from '../../../src/engines/video/effects/draw-letters.ts';
import { letteringIn } from '../../../src/engines/video/timeline/lettering.ts';
import { engineTools } from '../../support/engine.ts';

describe('texts over a film', () => {
  test.each([
    ['the title "Blue Hour" fades in over a quiet harbour', 'Blue Hour', 'a quiet harbour'],
    ['a meadow, and the words "The End" slowly appear', 'The End', 'a meadow'],
    ['the text Otter Works slides in over a river', 'Otter Works', 'a river'],
    ['teaser for our podcast: the text "Ink" appears over a desk', 'Ink', 'a desk'],
    ['a countdown 3, 2, 1, then a train leaves', '3 2 1', 'a train leaves'],
    ['countdown from four to one and then fireworks', '4 3 2 1', 'fireworks'],
  ])('%s', (prompt, text, rest) => {
    const read = letteringIn(prompt);
    expect(read.letters.map((one) => one.text).join(' ')).toBe(text);
    expect(read.rest).toBe(rest);
  });

  test.each(['a shop with a sign "Bakery"', 'a logo of a fox appears', 'three cats and two dogs'])(
    '%s: nothing is over the film',
    (prompt) => {
      expect(letteringIn(prompt)).toMatchObject({ letters: [], rest: prompt });
    },
  );

  test('a title fades in, and each number gives way to the next', async () => {
    const whiteAt = async (prompt: string, progress: number): Promise<number> => {
      const frame = { width: 160, height: 90, pixels: new Int32Array(160 * 90).fill(0xff000000) };
      const { draw } = await lettering(letteringIn(prompt).letters, frame, engineTools());
      draw(frame, progress);
      return frame.pixels.reduce((sum, pixel) => sum + (pixel & 255), 0);
    };
    const title = 'the title "Blue Hour" fades in over a harbour';
    expect(await whiteAt(title, 0)).toBe(0);
    expect(await whiteAt(title, 0.2)).toBeLessThan((await whiteAt(title, 0.6)) * 0.7);
    expect(await whiteAt('a countdown 3 2 1, then a train leaves', 0.1)).toBeGreaterThan(0);
    expect(await whiteAt('a countdown 3 2 1, then a train leaves', 0.5)).toBe(0);
  });
});
