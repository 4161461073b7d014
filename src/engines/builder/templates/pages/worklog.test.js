import { hoursOf, sumsBy, weekOf, worked } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const hour = 3_600_000;

test('pauses are not worked', () => {
  const entry = { start: 0, pauses: [[hour, 2 * hour], [4 * hour]] };
  assert.equal(hoursOf(worked(entry, 5 * hour)), '3:00');
  assert.equal(hoursOf(worked({ start: 0, end: hour / 2, pauses: [] })), '0:30');
});

test('hours are added up, and weeks begin on Monday', () => {
  const entries = [1, 2].map((count) => ({ start: 0, end: count * hour, pauses: [], label: 'a' }));
  assert.deepEqual(
    sumsBy(entries, ({ label }) => label),
    [['a', 3 * hour]],
  );
  assert.equal(weekOf('2026-05-17'), '2026-05-11');
});
