import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { equalInConstantTime, hmacSha256, sha256 } from '../../src/contract/sha256.ts';

const SIZES = [0, 1, 55, 56, 63, 64, 65, 1_000, 64 * 1024, 64 * 1024 + 1];

test.each(SIZES)('the hash of %i bytes is that of Node', (size) => {
  const bytes = Buffer.alloc(size, 'aé');
  expect(sha256(bytes).toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
  for (const key of ['', 'k', 'é'.repeat(100)].map((text) => Buffer.from(text)))
    expect(hmacSha256(key, bytes).equals(createHmac('sha256', key).update(bytes).digest())).toBe(true);
});

test('bytes are equal when all are, and as many', () => {
  const equal = (a: string, b: string) => equalInConstantTime(Buffer.from(a), Buffer.from(b));
  expect([equal('', ''), equal('abc', 'abc')]).toEqual([true, true]);
  expect([equal('abc', 'abd'), equal('bbc', 'abc'), equal('abc', 'ab'), equal('', 'a')]).toEqual(
    [1, 2, 3, 4].map(() => false),
  );
});
