import { differences } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const signs = { kept: ' ', removed: '-', added: '+' };
const shown = (before, after) =>
  differences(before, after).map(({ kind, text }) => `${signs[kind]}${text}`);

test('tells kept, removed and added lines apart', () => {
  assert.deepEqual(shown('a\nb\nc', 'a\nx\nc\nd'), [' a', '-b', '+x', ' c', '+d']);
  assert.deepEqual(shown('a', 'a'), [' a']);
});

test('keeps as many lines as it can', () => {
  assert.deepEqual(shown('a\nb\na\nb', 'b\na\nb'), ['-a', ' b', ' a', ' b']);
});
