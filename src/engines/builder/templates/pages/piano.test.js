import { frequencyOf, fromStart, isBlack, nameOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('A4 has 440 Hz, and an octave doubles it', () => {
  assert.equal(nameOf(21), 'A4');
  assert.equal(frequencyOf(21), 440);
  assert.equal(Math.round(frequencyOf(33)), 880);
});

test('an octave has five black keys', () => {
  assert.equal([...Array(12).keys()].filter(isBlack).length, 5);
});

test('a tune begins with its first note', () => {
  assert.deepEqual(
    fromStart([
      [3, 500],
      [5, 750],
    ]),
    [
      [3, 0],
      [5, 250],
    ],
  );
});
