import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Small words of a scene: each is painted or named, and none is named that is painted. */

async function told(prompt: string): Promise<{ readonly notes: string; readonly alt: string }> {
  const { notes, facts } = await makeImage(smallRequest(prompt, { width: 240, height: 240 }), engineTools());
  return { notes: notes.join('\n'), alt: String(facts.alt) };
}

test.each([
  ['a desk with a laptop and a cat underneath', 'cat under the desk'],
  ['a house with a tall tree behind', 'tree behind the house'],
  ['a sofa, a painting above and a rug', 'above the sofa'],
])('"%s": the place is that of what was named before', async (prompt, shown) => {
  const { notes, alt } = await told(prompt);
  expect(alt).toContain(shown);
  expect(notes).toBe('');
});

test.each([
  ['a farmer resting under a tree', 'sitting'],
  ['a woman relaxing in a park', 'sitting'],
  ['a horse resting in a meadow', 'lying'],
])('"%s" is shown by the posture', async (prompt, posture) => {
  const { notes, alt } = await told(prompt);
  expect(alt).toContain(posture);
  expect(notes).toBe('');
});

test('lamps on a street are those of the street, and a lamp in a park stands on a post', async () => {
  expect((await told('a street with lamps in the rain')).alt).toBe('a street in the rain');
  expect((await told('a park with two lamps and a bench')).alt).toContain('two lamp posts');
  expect((await told('a garden table with a lamp on it')).alt).toContain('a lamp on the table');
});

test('a wet street mirrors its lamps, and not what stands on it', async () => {
  expect((await told('a street in the rain, cobblestones reflecting the lamps')).notes).toBe('');
  expect((await told('a rainy street with puddles reflecting a blue car')).notes).toContain('reflecting');
});

test('a bridge on flat sand is not over a canyon', async () => {
  expect((await told('a stone bridge over a canyon')).notes).toContain('over the canyon');
});
