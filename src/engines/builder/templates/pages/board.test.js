import { moved, sumOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const cards = [
  { id: '1', column: 'To do' },
  { id: '2', column: 'Done' },
];

test('a card moves to the end of a column, or before another card', () => {
  assert.deepEqual(
    moved(cards, '1', 'Done').map(({ id, column }) => `${id} ${column}`),
    ['2 Done', '1 Done'],
  );
  assert.deepEqual(moved(cards, '1', 'Done', '2')[0], { id: '1', column: 'Done' });
  assert.equal(moved(cards, '3', 'Done'), cards);
});

test('adds up a number of the cards in a column', () => {
  const priced = [
    { column: 'Done', cost: '20' },
    { column: 'Done', cost: '' },
    { column: 'To do', cost: '5' },
  ];
  assert.equal(sumOf(priced, 'Done', 'cost'), 20);
});
