import { moved, timeText } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('times are read as people read them', () => {
  assert.equal(timeText(300_000), '5:00');
  assert.equal(timeText(5_400_000), '1:30:00');
  assert.equal(timeText(9_450), '0:09.4');
  assert.equal(timeText(-5), '0:00.0');
});

test('who has moved gets the increment', () => {
  const game = { left: [60_000, 50_000], turn: 1, moves: [4, 3] };
  assert.deepEqual(moved(game, 2000), { left: [60_000, 52_000], turn: 0, moves: [4, 4] });
});
