import { describe, expect, test } from 'vitest';
import { renderImage } from '../../../src/engines/image/generate.ts';
import { engineTools } from '../../support/engine.ts';

const notesOf = async (prompt: string): Promise<readonly string[]> =>
  (
    await renderImage(
      { prompt, width: 240, height: 240, style: 'realistic', steps: 8, seed: 3 },
      engineTools(),
    )
  ).notes ?? [];

describe('things in a design that belong together', () => {
  test.each([
    'a sticker of a bear wearing sunglasses',
    'a card with a bear holding a coffee cup, "Good morning"',
    'an icon of a fish in a bowl',
    'a coloring page of a cat sitting on a chair',
    'a badge with an owl on a stack of books, "Readers"',
    'a card with a bear holding three balloons in different colours, "Hello"',
  ])('"%s" shows them as they were put', async (prompt) => {
    expect(await notesOf(prompt)).toEqual([]);
  });

  test('colours of copies that stand side by side are those of the prompt', async () => {
    expect(await notesOf('a card with three balloons in different colours, "Hi"')).toEqual([]);
    expect(await notesOf('a card with three balloons, one red, one yellow and one blue, "Hi"')).toEqual([]);
  });

  test('a relation that the one drawing does not show is named', async () => {
    expect((await notesOf('a sticker of a fox weighing a hen')).join()).toMatch(/weighing/);
  });
});
