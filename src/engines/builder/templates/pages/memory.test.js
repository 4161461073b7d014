import { deal } from '{{module}}';
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
