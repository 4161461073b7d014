import { expect, test } from 'vitest';
import { BodyBudget, BodyBuffer } from '../../src/contract/body-budget.ts';

const KIB = 1024;
const bytes = (length: number) => new Uint8Array(length).fill(7);

test('X1.5: pieces become one body, and what it held is given back, once', () => {
  const budget = new BodyBudget({ totalBytes: 64 * KIB, eachBytes: 64 * KIB });
  const body = new BodyBuffer({ budget, holder: 'a', limitBytes: 20 * KIB });
  for (let count = 0; count < 10_000; count += 1) expect(body.append(bytes(1))).toBeUndefined();
  expect(Buffer.from(body.bytes()).equals(Buffer.from(bytes(10_000)))).toBe(true);
  expect(budget.heldBytes).toBe(16 * KIB);
  body.release();
  body.release();
  expect(budget.heldBytes).toBe(0);
});

test.each([
  [20 * KIB, undefined],
  [20 * KIB + 1, 'too-large'],
])('X1.5: a limit of 20 KiB: %d bytes are %s', (size, fault) => {
  const body = new BodyBuffer({ budget: new BodyBudget(), holder: 'a', limitBytes: 20 * KIB });
  body.append(bytes(size - 1));
  expect(body.append(bytes(1))).toBe(fault);
});

test('X1.5: all connections share one budget, and one holder cannot take all of it', () => {
  const budget = new BodyBudget({ totalBytes: 100 * KIB, eachBytes: 60 * KIB });
  const body = (holder: string) => new BodyBuffer({ budget, holder, limitBytes: 50 * KIB });
  const first = body('a');
  expect(first.append(bytes(40 * KIB))).toBeUndefined();
  expect(body('a').append(bytes(40 * KIB))).toBe('holder-full');
  expect(body('b').append(bytes(40 * KIB))).toBeUndefined();
  expect(body('c').append(bytes(40 * KIB))).toBe('all-full');
  first.release();
  expect(body('c').append(bytes(40 * KIB))).toBeUndefined();
  expect(budget.heldBytes).toBe(80 * KIB);
});
