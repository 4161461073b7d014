import { cellsOf, dropped, fits, landed, PIECES, turned } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const size = { columns: 4, rows: 6 };
const empty = Array(24).fill(undefined);

test('four turns give the same piece', () => {
  for (const piece of PIECES) {
    const again = turned(turned(turned(turned(piece))));
    assert.deepEqual(again.cells, piece.cells);
    assert.equal(piece.cells.length, 4);
  }
});

test('a piece falls to the ground and fills a row, which disappears', () => {
  const bar = { ...PIECES[0], x: 0, y: 0 };
  const lowest = dropped(bar, empty, size);
  assert.deepEqual(cellsOf(lowest), [
    [0, 5],
    [1, 5],
    [2, 5],
    [3, 5],
  ]);
  const { board, full } = landed(lowest, empty, size);
  assert.equal(full, 1);
  assert.ok(board.every((cell) => cell === undefined));
});

test('there is no room beside the board or in another piece', () => {
  const square = { ...PIECES[3], x: 0, y: 4 };
  assert.equal(fits(square, empty, size), true);
  assert.equal(fits({ ...square, x: 3 }, empty, size), false);
  assert.equal(fits(square, landed(square, empty, size).board, size), false);
});
