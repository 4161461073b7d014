import { SOUNDS, stepSeconds, toggled } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('four steps are a beat', () => {
  assert.equal(stepSeconds(120), 0.125);
});

test('turns one step on and off', () => {
  const grid = [
    [false, false],
    [false, false],
  ];
  const once = toggled(grid, 1, 0);
  assert.deepEqual(once, [
    [false, false],
    [true, false],
  ]);
  assert.deepEqual(toggled(once, 1, 0), grid);
});

test('has eight sounds', () => {
  assert.equal(SOUNDS.length, 8);
});
