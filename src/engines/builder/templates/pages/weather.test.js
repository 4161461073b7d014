import { degrees, range } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('converts degrees', () => {
  assert.equal(degrees(20, 'C'), '20°C');
  assert.equal(degrees(20, 'F'), '68°F');
});

test('finds the range of the days', () => {
  assert.deepEqual(
    range([
      { low: 3, high: 9 },
      { low: -1, high: 4 },
    ]),
    { low: -1, high: 9 },
  );
});
