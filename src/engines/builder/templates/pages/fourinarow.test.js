import { bestColumn, four, landing } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const grid = (...rows) => rows.map((row) => [...row].map((cell) => (cell === '.' ? '' : cell)));

test('a disc falls to the lowest free row', () => {
  assert.equal(landing(grid('..', '.x'), 1), 0);
  assert.equal(landing(grid('..', '.x'), 0), 1);
  assert.equal(landing(grid('.o', '.x'), 1), -1);
});

test('finds four in a line', () => {
  assert.deepEqual(four(grid('x...', '.x..', '..x.', '...x')), ['0,0', '1,1', '2,2', '3,3']);
  assert.equal(four(grid('xxxo', 'oxxx', 'xoxo')), undefined);
});

test('wins if it can, else keeps the other from it', () => {
  const both = grid('.....', '.....', '.....', 'xxx.o', 'ooo.x');
  assert.equal(bestColumn(both, 'o', 'x'), 3);
  assert.equal(bestColumn(grid('....', '....', '....', 'xxx.'), 'o', 'x'), 3);
});
