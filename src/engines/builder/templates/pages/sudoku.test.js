import { clashes, newPuzzle, peersIn, solutions } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const classic = { size: 9, across: 3, down: 3 };
const small = { size: 4, across: 2, down: 2 };

test('a cell of the classic grid shares its number with none of twenty others', () => {
  assert.ok(peersIn(classic).every((peers) => peers.length === 20));
});

test('a puzzle has one solution', () => {
  for (const form of [small, classic]) {
    const { puzzle, solved } = newPuzzle(form, 'Hard');
    assert.ok(puzzle.includes(0));
    assert.deepEqual(solutions(puzzle, peersIn(form), 2), [solved]);
  }
});

test('a number that stands twice is found', () => {
  assert.deepEqual([...clashes([1, 0, 1, ...Array(13).fill(0)], peersIn(small))], [0, 2]);
  assert.equal(clashes([1, 2, ...Array(14).fill(0)], peersIn(small)).size, 0);
});
