import { bricksOf, HEIGHT, step, WIDTH } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const game = { paddle: 240, bricks: [], score: 0, lives: 3 };

test('the bricks fill the width and do not touch', () => {
  const bricks = bricksOf({ rows: 3, columns: 5 });
  assert.equal(bricks.length, 15);
  assert.ok(bricks[4].x + bricks[4].width <= WIDTH);
  assert.ok(bricks[1].x > bricks[0].x + bricks[0].width);
});

test('a brick that is hit is gone, and the ball turns round', () => {
  const bricks = bricksOf({ rows: 1, columns: 1 });
  const ball = { x: 240, y: 64, across: 0, down: -4 };
  const next = step({ ...game, bricks, ball });
  assert.deepEqual([next.bricks.length, next.score, next.ball.down], [0, 10, 4]);
});

test('the paddle sends the ball up, and a missed ball costs a life', () => {
  const falling = { x: 240, y: HEIGHT - 32, across: 0, down: 4 };
  assert.ok(step({ ...game, ball: falling }).ball.down < 0);
  const lost = step({ ...game, ball: { x: 20, y: HEIGHT + 4, across: 0, down: 4 } });
  assert.deepEqual([lost.lives, lost.isLost], [2, true]);
});
