import { barsOf, inOrder } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const HEAD = ['Item', 'Shop', 'Price'];
const ROWS = [
  ['Lamp', 'North', '100'],
  ['Desk', 'South', '20'],
  ['Chair', 'North', '3,5'],
];
const items = (rows) => rows.map(([item]) => item);

test('sorts numbers by size and texts by letters, both ways', () => {
  assert.deepEqual(items(inOrder(ROWS, 2, false)), ['Chair', 'Desk', 'Lamp']);
  assert.deepEqual(items(inOrder(ROWS, 2, true)), ['Lamp', 'Desk', 'Chair']);
  assert.deepEqual(items(inOrder(ROWS, 0, false)), ['Chair', 'Desk', 'Lamp']);
});

test('bars are the numbers of a column, or how often a text comes', () => {
  assert.deepEqual(barsOf(HEAD, ROWS, 2), [
    ['Lamp', 100],
    ['Desk', 20],
    ['Chair', 3.5],
  ]);
  assert.deepEqual(barsOf(HEAD, ROWS, 1), [
    ['North', 2],
    ['South', 1],
  ]);
});
