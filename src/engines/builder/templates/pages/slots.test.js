import { booked, dayAfter, timesOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('a day has slots of the same length', () => {
  assert.deepEqual(timesOf({ from: 8, to: 10, step: 30 }), ['8:00', '8:30', '9:00', '9:30']);
  assert.deepEqual(timesOf({ from: 9, to: 16, step: 180 }), ['9:00', '12:00']);
});

test('a slot is booked once, and days go on over months', () => {
  const first = booked({}, 'a', { Name: 'Ann' });
  assert.equal(booked(first, 'a', { Name: 'Bob' }).a.Name, 'Ann');
  assert.equal(dayAfter('2026-02-28', 1), '2026-03-01');
});
