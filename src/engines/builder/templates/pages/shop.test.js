import { sumsOf, withCount } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const products = [
  { name: 'Plum', cents: 450 },
  { name: 'Cherry', cents: 500 },
];
const delivery = { fee: 490, freeFrom: 3000 };

test('adds the delivery below the limit', () => {
  assert.deepEqual(sumsOf({ Plum: 2 }, products, delivery), {
    goods: 900,
    delivery: 490,
    total: 1390,
  });
  assert.equal(sumsOf({ Cherry: 6 }, products, delivery).delivery, 0);
  assert.equal(sumsOf({}, products, delivery).total, 0);
});

test('counts up and down', () => {
  assert.deepEqual(withCount({ Plum: 1 }, 'Plum', 2), { Plum: 2 });
  assert.deepEqual(withCount({ Plum: 1, Cherry: 1 }, 'Plum', 0), { Cherry: 1 });
});
