import { hands, timeIn } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('tells the time of a place', () => {
  const now = new Date('2026-01-10T12:30:05Z');
  assert.equal(timeIn('Asia/Tokyo', now, false), '21:30:05');
  assert.match(timeIn('America/New_York', now, true), /^0?7:30:05 am$/i);
});

test('the hands stand where the time says', () => {
  assert.deepEqual(hands('15:30:00'), [105, 180, 0]);
});
