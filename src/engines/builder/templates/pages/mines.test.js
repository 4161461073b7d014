import { around, layMines, opened } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const field = { columns: 5, rows: 5, mines: 6 };

test('a cell has up to eight around it', () => {
  assert.equal(around(12, 5, 5).length, 8);
  assert.equal(around(0, 5, 5).length, 3);
});

test('the first cell and its neighbours are safe', () => {
  const laid = layMines(field, 0, () => 0);
  assert.equal(laid.size, 6);
  for (const cell of [0, 1, 5, 6]) assert.equal(laid.has(cell), false);
});

test('an empty area opens at once', () => {
  assert.equal(opened(new Set(), 0, new Set([24]), field).size, 24);
  assert.equal(opened(new Set(), 18, new Set([24]), field).size, 1);
});
