import { judge, lettersOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('marks letters in their place and elsewhere', () => {
  assert.deepEqual(judge('STONE', 'NOTES'), ['near', 'near', 'near', 'near', 'near']);
  assert.deepEqual(judge('NOTES', 'NOTES'), Array(5).fill('hit'));
});

test('a letter that the word has once is marked once', () => {
  assert.deepEqual(judge('EERIE', 'LEMON'), ['miss', 'hit', 'miss', 'miss', 'miss']);
});

test('a key keeps the best mark', () => {
  assert.equal(lettersOf(['ERASE', 'LEVEL'], 'LEMON').E, 'hit');
});
