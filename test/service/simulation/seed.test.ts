import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { seedOf } from '../../../src/service/simulation/seed.ts';

const seedFrom = (text: string) => createHash('sha256').update(text).digest().readUInt32LE(0);
const LONG = 'x'.repeat(65_537);

test('the seed is that of the whole request; of a long text the beginning and the length count', () => {
  const many = {
    messages: Array.from({ length: 2_000 }, (_, index) => ({
      role: 'user',
      content: `${index} ${'y'.repeat(60)}`,
    })),
  };
  expect(seedOf(many)).toBe(seedFrom(JSON.stringify(many)));
  expect(seedOf({ a: [{ b: LONG }], n: null })).toBe(
    seedFrom(JSON.stringify({ a: [{ b: `${LONG.slice(1)}65537` }], n: null })),
  );
  expect(seedOf({ a: LONG.slice(1) })).toBe(seedFrom(JSON.stringify({ a: LONG.slice(1) })));
  expect(seedOf({ a: LONG, seed: 7 })).toBe(7);
});
