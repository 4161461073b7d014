import { average, waiting, withTime } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('the shortest times stay on the list', () => {
  assert.deepEqual(withTime([210, 250], 230, 2), [210, 230]);
  assert.deepEqual(withTime([], 300, 5), [300]);
});

test('the average is in whole milliseconds', () => {
  assert.equal(average([200, 201]), 201);
});

test('the wait is between one and four seconds', () => {
  assert.equal(
    waiting(() => 0),
    1000,
  );
  assert.equal(
    waiting(() => 0.5),
    2500,
  );
});
