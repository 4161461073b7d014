import { clockText, dayOf, isLastPhase, minutesOn, phaseAt, timeUntil } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('shows times', () => {
  assert.equal(clockText(25 * 60_000), '25:00');
  assert.equal(clockText(3_723_000), '1:02:03');
  assert.equal(clockText(7_450, true), '0:07.4');
});

test('work and break alternate, the fourth break is long', () => {
  const times = { workMinutes: 25, breakMinutes: 5, longBreakMinutes: 15 };
  assert.deepEqual(
    [0, 1, 2, 7].map((index) => phaseAt(index, times).minutes),
    [25, 5, 25, 15],
  );
});

test('breaks have one length without a long one, and rounds end', () => {
  assert.equal(phaseAt(7, { workMinutes: 25, breakMinutes: 5 }).minutes, 5);
  assert.deepEqual(
    [5, 6].map((index) => isLastPhase(index, 4)),
    [false, true],
  );
});

test('a day without a year comes every year', () => {
  const now = new Date(2030, 5, 15, 12);
  assert.equal(timeUntil({ month: 6, day: 16 }, now), 12 * 3_600_000);
  assert.ok(timeUntil({ month: 6, day: 14 }, now) > 300 * 86_400_000);
  assert.equal(timeUntil({ year: 2029, month: 6, day: 14 }, now), 0);
});

test('a date field gives a day', () => {
  assert.deepEqual(dayOf('2030-06-16'), { year: 2030, month: 6, day: 16 });
  assert.equal(dayOf(''), undefined);
});

test('adds up the minutes of a day', () => {
  const entries = [
    { day: '2026-05-17', minutes: 25 },
    { day: '2026-05-16', minutes: 50 },
    { day: '2026-05-17', minutes: 25 },
  ];
  assert.equal(minutesOn(entries, '2026-05-17'), 50);
});
