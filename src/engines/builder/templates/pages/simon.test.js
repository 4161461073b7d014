import { judge } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('compares what was pressed with the sequence', () => {
  assert.equal(judge([1, 2], [1]), 'on');
  assert.equal(judge([1, 2], [1, 2]), 'all');
  assert.equal(judge([1, 2], [1, 3]), 'wrong');
});
