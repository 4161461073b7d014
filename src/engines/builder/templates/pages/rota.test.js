import { pointsOf, turnOf, weekOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('everybody has another task in the next week', () => {
  const people = ['Ann', 'Bob', 'Eve'];
  assert.deepEqual(
    [0, 1, 2].map((task) => turnOf(people, task, 1)),
    ['Bob', 'Eve', 'Ann'],
  );
  assert.equal(turnOf(people, 0, -1), 'Eve');
  assert.equal(weekOf(Date.UTC(2024, 0, 7)) + 1, weekOf(Date.UTC(2024, 0, 8)));
});

test('counts what is done', () => {
  assert.deepEqual(pointsOf(['Ann', 'Bob'], { a: 'Ann', b: 'Ann' }), [
    ['Ann', 2],
    ['Bob', 0],
  ]);
});
