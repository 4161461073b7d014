import { fillerText } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('has as many words, sentences and paragraphs as asked', () => {
  assert.equal(fillerText('words', 3), 'lorem ipsum dolor');
  assert.equal(fillerText('words', 40).split(' ').length, 40);
  assert.equal(fillerText('sentences', 4).match(/\./g).length, 4);
  assert.equal(fillerText('paragraphs', 3).split('\n\n').length, 3);
  assert.match(fillerText('paragraphs', 1), /^Lorem ipsum dolor sit amet /);
});
