import { linesOf, numbers } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('numbers reach from the lowest to the highest', () => {
  assert.deepEqual(
    numbers(1, 6, 2, () => 0),
    [1, 1],
  );
  assert.deepEqual(
    numbers(1, 6, 1, () => 0.999),
    [6],
  );
});

test('empty lines are no choices', () =>
  assert.deepEqual(linesOf('Ann\n\n Bob \n'), ['Ann', 'Bob']));
