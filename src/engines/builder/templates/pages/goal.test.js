import { daysInARow, lastDays, sumOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const entries = [
  { day: '2026-02-27', amount: 8 },
  { day: '2026-02-28', amount: 5 },
  { day: '2026-02-28', amount: 4 },
  { day: '2026-03-01', amount: 2 },
];

test('the amounts of a day are added up', () => {
  assert.equal(sumOf(entries, '2026-02-28'), 9);
  assert.deepEqual(
    lastDays(entries, '2026-03-01', 3).map(({ sum }) => sum),
    [8, 9, 2],
  );
});

test('a day that is not over yet breaks no row', () => {
  assert.equal(daysInARow(entries, '2026-03-01', 8), 2);
  assert.equal(daysInARow(entries, '2026-02-28', 9), 1);
});
