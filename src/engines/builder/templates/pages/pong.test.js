import { followed, HEIGHT, served, step, WIDTH } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const middle = HEIGHT / 2;

test('a paddle returns the ball, and a little faster', () => {
  const ball = { x: 36, y: middle, across: -6, down: 0 };
  const next = step({ ball, left: middle, right: middle }).ball;
  assert.ok(next.across > 6);
});

test('a ball that is missed is a point for the other side', () => {
  const ball = { x: -3, y: 20, across: -6, down: 0 };
  assert.equal(step({ ball, left: middle, right: middle }).scored, 'right');
  const other = { x: WIDTH + 3, y: 20, across: 6, down: 0 };
  assert.equal(step({ ball: other, left: middle, right: middle }).scored, 'left');
});

test('the computer follows a ball that comes to it, at its own pace', () => {
  assert.equal(followed(middle, { ...served(1, 6), y: 0 }, 3), middle - 3);
  assert.equal(followed(middle, { ...served(-1, 6), y: 0 }, 3), middle);
});
