import { hintFor, warmth } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('says whether a guess is too low or too high', () => {
  assert.equal(hintFor(3, 7), 'too low');
  assert.equal(hintFor(9, 7), 'too high');
  assert.equal(hintFor(7, 7), 'right');
});

test('says how near it is', () => {
  assert.equal(warmth(50, 52, 100), 'hot');
  assert.equal(warmth(10, 90, 100), 'cold');
});
