import { beforeAll, describe, expect, test } from 'vitest';
import { textsIn } from '../../../src/engines/image/edit/png-texts.ts';
import { editImage } from '../../../src/engines/image/edit.ts';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const size = { width: 128, height: 128, steps: 8, seed: 3, style: 'realistic' } as const;

/** The words that the edited image is painted from, and the notes. */
async function edited(prompt: string, instruction: string) {
  const { bytes: image } = await renderImage({ ...size, prompt }, tools);
  const { bytes, notes } = await editImage({ image, instruction, seed: 1 }, tools);
  return { words: textsIn(bytes).get('Description'), notes };
}

describe('an image of its own is painted again from other words', () => {
  test.each([
    [
      'a bowl of green apples and a glass jug on a table',
      'replace the apples with oranges',
      'a bowl of oranges and a glass jug on a table',
    ],
    [
      'a wooden cabin in a forest in summer',
      'turn it into winter with snow on the roof and the trees',
      'a snow-covered wooden cabin in a forest , in winter',
    ],
    [
      'a woman reading a book in a library',
      'change her sweater to bright orange, keep everything else as it is',
      'a woman wearing a bright orange sweater reading a book in a library',
    ],
    [
      'a barn in a meadow under a clear blue sky',
      'make the sky stormy with dark clouds and a flash of lightning',
      'a barn in a meadow , under a stormy sky, with dark clouds and lightning',
    ],
    ['a harbour with four sailing boats', 'remove one of the boats', 'a harbour with 3 sailing boats'],
    ['three candles on a table', 'add two more candles', '5 candles on a table'],
  ])('%s: %s', async (prompt, instruction, words) => {
    expect(await edited(prompt, instruction)).toEqual({ words, notes: [] });
  });

  test('a portrait gets a hat, and what of it is not painted is said', async () => {
    const { words, notes } = await edited(
      'portrait of an old fisherman with a grey beard',
      'give him a dark blue woollen cap',
    );
    expect(words).toBe('portrait of an old fisherman with a grey beard, wearing a dark blue woollen cap');
    expect(notes.join()).toMatch(/fisherman/);
    expect(notes.join()).not.toMatch(/dark/);
  });

  test('a wish without a verb after another light is added at its place', async () => {
    const { notes } = await edited(
      'a stone bridge over a river',
      'change it to night, with a full moon and lanterns on the bridge',
    );
    expect(notes).toEqual([]);
  });
});

describe('an image of others', () => {
  let image: Uint8Array;
  beforeAll(async () => {
    const { bytes } = await renderImage({ ...size, prompt: 'a cake on a table' }, tools);
    image = (await editImage({ image: bytes, instruction: 'make it warmer', seed: 1 }, tools)).bytes;
  });

  test.each([
    ['give her a dark blue hat', /not done: a dark blue hat/],
    ['remove the people from the street', /cannot tell where the people are/],
  ])('%s is refused, not guessed', async (instruction, reason) => {
    await expect(editImage({ image, instruction, seed: 1 }, tools)).rejects.toThrow(reason);
  });
});
