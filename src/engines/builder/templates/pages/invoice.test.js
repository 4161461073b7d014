import { totalsOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('each rate has its own tax, and all is counted in cents', () => {
  const items = [
    { quantity: 3, price: 0.1, rate: 20 },
    { quantity: 1, price: 10, rate: 5 },
    { quantity: 1, price: 1, rate: 0 },
  ];
  assert.deepEqual(totalsOf(items), {
    sum: 1130,
    net: 1130,
    taxes: [
      { rate: 5, amount: 50 },
      { rate: 20, amount: 6 },
    ],
    total: 1186,
  });
});

test('a discount lowers the taxes as well', () => {
  const { sum, net, total } = totalsOf([{ quantity: 1, price: 100, rate: 10 }], 50);
  assert.deepEqual([sum, net, total], [10_000, 5000, 5500]);
});
