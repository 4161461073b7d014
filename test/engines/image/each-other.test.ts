import { expect, test } from 'vitest';
import { makeImage } from '../../../src/engines/image/make-image.ts';
import { engineTools } from '../../support/engine.ts';
import { smallRequest } from './small-request.ts';

/** Mutual actions, and relations to parts and windows: each is seen in the image, or named. */

async function made(prompt: string) {
  const { notes, facts, picture } = await makeImage(
    smallRequest(prompt, { width: 160, height: 160 }),
    engineTools(),
  );
  return { notes: notes.join('\n'), alt: String(facts.alt), picture };
}

test.each([
  ['two girls hugging each other', 'hugging each other'],
  ['a man and a boy kissing one another', 'kissing each other'],
  ['two wolves looking at each other', 'looking at each other'],
])('"%s": the deed is named where no drawing shows it', async (prompt, deed) => {
  expect((await made(prompt)).notes).toContain(deed);
});

test('animals in profile turn to each other, and nothing is missing', async () => {
  const { notes } = await made('two camels facing each other');
  expect(notes).toBe('');
});

test('boxes on top of each other are a stack', async () => {
  expect((await made('two crates on top of each other')).notes).toBe('');
});

test('what is outside the window is seen in it', async () => {
  const { notes, alt } = await made('a truck outside the window');
  expect(alt).toContain('outside the window');
  expect(notes).toBe('');
});

test('whatever lies on the keys of a piano is on it', async () => {
  expect((await made('a mouse on the keys of a piano')).alt).toContain('on the piano');
});

test('somebody who hides in a thing is hidden by it', async () => {
  expect((await made('a crab hiding in a shipwreck')).notes).toContain('hiding in shipwreck');
});

/** The mean colour of the upper tenth, from 0 to 255. */
async function topOf(prompt: string): Promise<readonly number[]> {
  const { rgba, width, height } = await (await made(prompt)).picture();
  const pixels = Math.floor(height / 10) * width;
  const sums = [0, 0, 0];
  for (let i = 0; i < pixels * 4; i++) if (i % 4 < 3) sums[i % 4] = (sums[i % 4] ?? 0) + (rgba[i] ?? 0);
  return sums.map((sum) => sum / pixels);
}

test('a black sky is darker than a clear one', async () => {
  const [black, blue] = [await topOf('a cactus under a black sky'), await topOf('a cactus under a blue sky')];
  expect(Math.max(...black)).toBeLessThan(Math.max(...blue) * 0.75);
});
