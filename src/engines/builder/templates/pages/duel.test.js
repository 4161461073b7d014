import { outcome } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const beats = { Rock: ['Scissors'], Paper: ['Rock'], Scissors: ['Paper'] };

test('each sign beats another', () => {
  assert.equal(outcome(beats, 'Rock', 'Scissors'), 'win');
  assert.equal(outcome(beats, 'Rock', 'Paper'), 'loss');
  assert.equal(outcome(beats, 'Paper', 'Paper'), 'draw');
});
