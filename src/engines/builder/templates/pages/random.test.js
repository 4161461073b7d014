import { numbers, statistics, turnTo, uniqueNumbers } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('numbers reach from the lowest to the highest', () => {
  assert.deepEqual(
    numbers(1, 6, 2, () => 0),
    [1, 1],
  );
  assert.deepEqual(
    numbers(1, 6, 1, () => 0.999),
    [6],
  );
});

test('no number comes twice if each is unique', () => {
  assert.deepEqual(uniqueNumbers(1, 6, 6).toSorted(), [1, 2, 3, 4, 5, 6]);
});

test('counts how often each result came', () => {
  assert.deepEqual(statistics(['b', 'a', 'b', 'b']), ['a: 1 (25 %)', 'b: 3 (75 %)']);
});

test('a wheel stops with the middle of the field at the top', () => {
  assert.equal(turnTo(0, 4, 0) % 360, 315);
  assert.ok(turnTo(1, 4, 1755) > 1755);
});
