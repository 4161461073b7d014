import { counted } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('counts up and down by a step', () => {
  assert.equal(counted(4, 5, {}), 9);
  assert.equal(counted(0, -1, {}), -1);
});

test('stays within its limits', () => {
  assert.equal(counted(0, -1, { least: 0 }), 0);
  assert.equal(counted(9, 5, { most: 10 }), 10);
});
