import { figuresOf, frequent } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('counts words, sentences and paragraphs', () => {
  const figures = figuresOf('It rains. Don’t go!\n\nStay here.');
  assert.equal(figures.Words, 6);
  assert.equal(figures.Sentences, 3);
  assert.equal(figures.Paragraphs, 2);
  assert.equal(figuresOf('').Words, 0);
});

test('finds the most frequent words', () => {
  assert.deepEqual(frequent('Rain and more rain, and Wind'), [
    ['rain', 2],
    ['more', 1],
    ['wind', 1],
  ]);
});
