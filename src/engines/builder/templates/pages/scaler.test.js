import { amountOf, amountText, scaled } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('amounts are read in the ways that cooks write them', () => {
  assert.equal(amountOf('250 g flour').value, 250);
  assert.equal(amountOf('1 1/2 cups milk').value, 1.5);
  assert.equal(amountOf('2½ tbsp oil').value, 2.5);
  assert.equal(amountOf('0,5 l water').value, 0.5);
  assert.equal(amountOf('salt'), undefined);
});

test('lines are scaled, with both ends of a range', () => {
  assert.equal(scaled('200 g sugar', 1.5), '300 g sugar');
  assert.equal(scaled('1/2 lemon', 3), '1 ½ lemon');
  assert.equal(scaled('2-3 eggs', 2), '4-6 eggs');
  assert.equal(scaled('a pinch of salt', 2), 'a pinch of salt');
});

test('small amounts do not become nothing', () => {
  assert.equal(amountText(0.04), '0.04');
});
