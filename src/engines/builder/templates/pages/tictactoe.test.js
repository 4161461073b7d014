import { bestMove, winningLine } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('finds a finished line', () => {
  assert.deepEqual(winningLine(['X', '', '', '', 'X', '', '', '', 'X']), [0, 4, 8]);
  assert.equal(winningLine(Array(9).fill('')), undefined);
});

test('wins when it can, and stops the other', () => {
  assert.equal(bestMove(['O', 'O', '', 'X', 'X', '', '', '', ''], 'O'), 2);
  assert.equal(bestMove(['X', 'X', '', 'O', '', '', '', '', ''], 'O'), 2);
});
