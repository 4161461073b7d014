import { productOf, totalOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('adds up a bill', () => {
  const products = [productOf('Cake 2.50'), productOf('Apple juice 1,20')];
  assert.deepEqual(products[1], { name: 'Apple juice', cents: 120 });
  assert.equal(totalOf({ Cake: 2, 'Apple juice': 1 }, products), 620);
});
