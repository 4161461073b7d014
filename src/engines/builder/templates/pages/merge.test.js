import { canMove, move, slide } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('equal tiles become one, each once', () => {
  assert.deepEqual(slide([2, 2, 2, 0]), { row: [4, 2, 0, 0], points: 4 });
  assert.deepEqual(slide([0, 4, 0, 4]), { row: [8, 0, 0, 0], points: 8 });
});

test('moves in each direction', () => {
  const grid = [
    [2, 0],
    [2, 0],
  ];
  assert.deepEqual(move(grid, 'down').grid, [
    [0, 0],
    [4, 0],
  ]);
  assert.deepEqual(move(grid, 'right').grid, [
    [0, 2],
    [0, 2],
  ]);
});

test('a full grid without equal neighbours is over', () => {
  assert.equal(
    canMove([
      [2, 4],
      [4, 2],
    ]),
    false,
  );
  assert.equal(
    canMove([
      [2, 2],
      [4, 8],
    ]),
    true,
  );
});
