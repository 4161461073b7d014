import { expect, test } from 'vitest';
import { readBrief } from '../../../src/engines/music/brief.ts';
import { castFor, isRap } from '../../../src/engines/music/casting.ts';
import { seeded } from '../../../src/engines/music/random.ts';

const brief = (prompt: string) => readBrief({ prompt }, seeded(prompt));

test.each([
  [{ prompt: 'pop', voice: 'luna' }, 'Luna', undefined],
  [{ prompt: 'pop by a female singer' }, 'female', undefined],
  [{ prompt: 'pop', vocals: { gender: 'male' } }, 'male', undefined],
  [{ prompt: 'a duet in pop', vocals: { gender: 'female' } }, 'female', 'male'],
  [{ prompt: 'pop', voice: 'max', vocals: { style: 'duet' } }, 'Max', 'female'],
])('%j is sung by %s and %s', (request, first, second) => {
  const cast = castFor({ ...request, seed: 1 }, brief(request.prompt));
  expect([cast.first.name, cast.first.gender]).toContain(first);
  expect(cast.second?.gender).toBe(second);
});

test('a choir has several singers', () => {
  expect(castFor({ prompt: 'gospel choir', seed: 3 }, brief('gospel choir')).first.singers).toBeGreaterThan(
    1,
  );
  expect(
    castFor({ prompt: 'pop', seed: 3, vocals: { style: 'choir' } }, brief('pop')).first.singers,
  ).toBeGreaterThan(1);
});

test.each([
  ['old school hip hop', true],
  ['rock with a rap part', true],
  ['a wrapped present, pop', false],
])('%s is rapped: %s', (prompt, rapped) => {
  expect(isRap({ prompt, seed: 1 }, brief(prompt))).toBe(rapped);
});
