import { shuffled, verdict } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('mixing keeps every item', () => {
  assert.deepEqual(shuffled([1, 2, 3, 4], () => 0).toSorted(), [1, 2, 3, 4]);
});

test('the verdict follows the score', () => {
  assert.equal(verdict(5, 5), 'Perfect!');
  assert.equal(verdict(1, 5), 'Try again!');
});
