import { accuracy, rightOnes, wordsPerMinute } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('five characters are a word', () => {
  assert.equal(wordsPerMinute(250, 60), 50);
  assert.equal(wordsPerMinute(50, 30), 20);
  assert.equal(wordsPerMinute(0, 0), 0);
});

test('only characters at their place are right', () => {
  assert.equal(rightOnes('abc', 'abd'), 2);
  assert.equal(accuracy('abcd', 'abxx'), 50);
  assert.equal(accuracy('abcd', ''), 100);
});
