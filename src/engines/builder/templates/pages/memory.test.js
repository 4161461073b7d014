import { deal, nextPlayer, resultOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('deals each symbol twice', () => {
  assert.deepEqual(deal(['a', 'b', 'c']).toSorted(), ['a', 'a', 'b', 'b', 'c', 'c']);
});

test('the order is random', () => {
  assert.notDeepEqual(
    deal(['a', 'b'], () => 0),
    deal(['a', 'b'], () => 0.99),
  );
});

test('players take turns, and the one with more pairs wins', () => {
  assert.equal(nextPlayer(0, 2), 1);
  assert.equal(nextPlayer(1, 2), 0);
  assert.equal(nextPlayer(0), 0);
  assert.equal(resultOf([2, 4]), 'Player 2 wins.');
  assert.equal(resultOf([3, 3]), 'A draw.');
});
