import { bestStreak, dayBefore, monthAfter, monthDays, streak } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-05'];

test('counts days in a row across the end of a month', () => {
  assert.equal(streak(days, '2026-03-01'), 3);
  assert.equal(dayBefore('2026-03-01'), '2026-02-28');
});

test('a day that is not over yet breaks nothing', () => {
  assert.equal(streak(days, '2026-03-02'), 3);
  assert.equal(streak(days, '2026-03-03'), 0);
});

test('knows the longest row', () => {
  assert.equal(bestStreak(days), 3);
  assert.equal(bestStreak([]), 0);
});

test('a month has its days, and Monday is the first of a week', () => {
  const february = monthDays('2028-02');
  assert.equal(february.length, 29);
  assert.deepEqual(february[0], { day: '2028-02-01', weekday: 1 });
  assert.equal(monthAfter('2027-12', 1), '2028-01');
  assert.equal(monthAfter('2028-01', -1), '2027-12');
});
