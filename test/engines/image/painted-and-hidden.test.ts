import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

const notesOf = async (prompt: string, seed = 7): Promise<string> =>
  (await makeImage(smallRequest(prompt, { seed, width: 256, height: 256 }), engineTools())).notes.join('; ');

test('the moon over a street is in the strip of sky, or named', async () => {
  for (const seed of [1, 2, 3]) expect(await notesOf('a car in a street at night, full moon', seed)).toBe('');
});

test('a season that no ground shows is named', async () => {
  expect(await notesOf('steam locomotive crossing a stone bridge in autumn')).toContain('autumn');
  expect(await notesOf('a fox in a forest in autumn')).not.toContain('autumn');
});

test('nobody is under a lake of whom all is above it', async () => {
  expect(await notesOf('a whale under a frozen lake')).toContain('under the frozen lake');
});

test('the smoke of a chimney comes out of it', async () => {
  const { facts } = await makeImage(
    smallRequest('a log cabin with chimney smoke', { width: 256, height: 256 }),
    engineTools(),
  );
  expect(facts.alt).toContain('smoke on the log cabin');
});

test('what an image is for is read where only its mood is told', async () => {
  expect(await notesOf('illustration for an inbox, soft pastel colours')).toContain('inbox');
});
