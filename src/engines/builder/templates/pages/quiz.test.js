import { verdict, withScore } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('the best scores come first', () => {
  const scores = withScore([{ name: 'Ann', right: 3 }], { name: 'Bob', right: 5 });
  assert.deepEqual(
    withScore(scores, { name: 'Eve', right: 5 }).map(({ name }) => name),
    ['Bob', 'Eve', 'Ann'],
  );
});

test('the verdict follows the score', () => {
  assert.equal(verdict(5, 5), 'Perfect!');
  assert.equal(verdict(1, 5), 'Try again!');
});
