import { booked, seatName } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('names seats by row and number', () => {
  assert.equal(seatName(0, 8), 'A1');
  assert.equal(seatName(11, 8), 'B4');
});

test('a taken seat is not booked again', () => {
  assert.deepEqual(booked({ A1: 'Ann' }, ['A1', 'A2'], 'Bob'), { A1: 'Ann', A2: 'Bob' });
});
