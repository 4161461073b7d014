import { pointIn } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('a point on the screen becomes a point of the canvas', () => {
  const box = { left: 100, top: 50, width: 800, height: 500 };
  assert.deepEqual(pointIn(box, { clientX: 500, clientY: 300 }, { width: 1600, height: 1000 }), {
    x: 800,
    y: 500,
  });
});
