import { drawn, masked, misses } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('hides the letters that nobody has guessed', () => {
  assert.equal(masked('ice tea', new Set(['E'])).join(''), '__E _E_');
});

test('counts wrong letters, and draws all of it with the last life', () => {
  assert.deepEqual(misses('cat', new Set(['A', 'X'])), ['X']);
  assert.equal(drawn(0, 6).length, 0);
  assert.equal(drawn(6, 6).length, 10);
});
