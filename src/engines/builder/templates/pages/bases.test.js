import { numberIn } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('reads a number in its base, or by its prefix', () => {
  assert.equal(numberIn('ff', 16), 255n);
  assert.equal(numberIn('0b1010 1010', 10), 170n);
  assert.equal(numberIn('-0x10', 10), -16n);
  assert.equal(numberIn('123456789012345678901234567890', 10), 123456789012345678901234567890n);
});

test('names a digit that the base does not have', () => {
  assert.throws(() => numberIn('129', 8), /“9” is no digit in base 8/);
});
