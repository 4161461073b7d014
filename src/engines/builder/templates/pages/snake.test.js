import { foodFor, step, swiped } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const game = {
  snake: [
    [2, 1],
    [1, 1],
  ],
  food: [3, 1],
  score: 0,
  turn: [1, 0],
};

test('grows when it eats, and moves on when it does not', () => {
  const eaten = step(game, 5);
  assert.equal(eaten.score, 1);
  assert.equal(eaten.snake.length, 3);
  assert.deepEqual(step({ ...game, turn: [0, 1] }, 5).snake, [
    [2, 2],
    [2, 1],
  ]);
});

test('ends at a wall', () => {
  assert.ok(
    step(
      {
        ...game,
        turn: [0, -1],
        snake: [
          [2, 0],
          [2, 1],
        ],
      },
      5,
    ).isOver,
  );
});

test('comes out on the other side where there are no walls', () => {
  const out = {
    ...game,
    turn: [0, -1],
    snake: [
      [2, 0],
      [2, 1],
    ],
  };
  assert.deepEqual(step(out, 5, Math.random, true).snake[0], [2, 4]);
});

test('food lies on a free cell', () => {
  assert.deepEqual(
    foodFor(
      [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      2,
    ),
    [1, 1],
  );
});

test('a swipe steers, a touch does not', () => {
  assert.equal(swiped(40, 5), 'ArrowRight');
  assert.equal(swiped(-3, -60), 'ArrowUp');
  assert.equal(swiped(2, 3), undefined);
});
