import { ranking } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const points = { win: 3, draw: 1, loss: 0 };
const match = (home, homeScore, awayScore, away) => ({ home, away, homeScore, awayScore });

test('counts wins, draws and defeats', () => {
  const table = ranking(
    ['Ann', 'Bob', 'Eve'],
    [match('Ann', 2, 2, 'Bob'), match('Eve', 1, 0, 'Bob')],
    points,
  );
  assert.deepEqual(
    table.map((row) => [row.name, row.points, row.played]),
    [
      ['Eve', 3, 1],
      ['Ann', 1, 1],
      ['Bob', 1, 2],
    ],
  );
});

test('equal points are ordered by the difference', () => {
  const table = ranking(
    ['Ann', 'Bob', 'Eve', 'Ida'],
    [match('Ann', 1, 0, 'Eve'), match('Bob', 3, 0, 'Ida')],
    points,
  );
  assert.deepEqual(
    table.map(({ name }) => name),
    ['Bob', 'Ann', 'Eve', 'Ida'],
  );
});
