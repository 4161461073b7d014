import { movable, scrambled, slide, solved } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('only tiles beside the gap can move', () => {
  assert.deepEqual(solved(3), [1, 2, 3, 4, 5, 6, 7, 8, 0]);
  assert.deepEqual(movable(solved(3), 3), [5, 7]);
  assert.deepEqual(slide(solved(3), 7), [1, 2, 3, 4, 5, 6, 7, 0, 8]);
});

test('all tiles stay when they are mixed', () => {
  assert.deepEqual(
    scrambled(4).toSorted((a, b) => a - b),
    [...Array(16).keys()],
  );
});
