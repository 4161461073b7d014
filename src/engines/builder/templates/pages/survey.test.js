import { meansOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('the mean of each question', () => {
  assert.deepEqual(
    meansOf(
      [
        [1, 5],
        [4, 5],
      ],
      2,
    ),
    [2.5, 5],
  );
  assert.deepEqual(meansOf([], 1), [undefined]);
});
