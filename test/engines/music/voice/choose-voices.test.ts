import { expect, test } from 'vitest';
import { parseSongPrompt } from '../../../../src/engines/music/prompt/song-description.ts';
import { chooseVoices, isRap } from '../../../../src/engines/music/voice/choose-voices.ts';
import { seededRandom } from '../../../../src/engines/random.ts';

const description = (prompt: string) => parseSongPrompt({ prompt }, seededRandom(prompt));

test.each([
  [{ prompt: 'pop', voice: 'luna' }, 'Luna', undefined],
  [{ prompt: 'pop by a female singer' }, 'female', undefined],
  [{ prompt: 'pop', vocals: { gender: 'male' } }, 'male', undefined],
  [{ prompt: 'pop', vocals: { gender: 'Woman' } }, 'female', undefined],
  [{ prompt: 'pop', vocals: { gender: 'a man' } }, 'male', undefined],
  [{ prompt: 'a duet in pop', vocals: { gender: 'female' } }, 'female', 'male'],
  [{ prompt: 'a female duet in pop' }, 'female', 'female'],
  [{ prompt: 'a ska duet for a man and a woman' }, 'female', 'male'],
  [{ prompt: 'pop with a robotic voice' }, 'Robo', undefined],
  [{ prompt: 'a carol by a children’s choir' }, 'Little Choir', undefined],
  [{ prompt: 'folk with a deep male voice' }, 'Knox', undefined],
  [{ prompt: 'pop', voice: 'max', vocals: { style: 'duet' } }, 'Max', 'female'],
])('%j is sung by %s and %s', (request, first, second) => {
  const cast = chooseVoices({ ...request, seed: 1 }, description(request.prompt));
  expect([cast.first.name, cast.first.gender]).toContain(first);
  expect(cast.second?.gender).toBe(second);
});

test('a choir has several singers', () => {
  expect(
    chooseVoices({ prompt: 'gospel choir', seed: 3 }, description('gospel choir')).first.singers,
  ).toBeGreaterThan(1);
  expect(
    chooseVoices({ prompt: 'pop', seed: 3, vocals: { style: 'choir' } }, description('pop')).first.singers,
  ).toBeGreaterThan(1);
});

test.each([
  ['old school hip hop', true],
  ['rock with a rap part', true],
  ['a wrapped present, pop', false],
])('%s is rapped: %s', (prompt, rapped) => {
  expect(isRap({ prompt, seed: 1 }, description(prompt))).toBe(rapped);
});
