import { changeOf, pointsOf, readTable } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('a table with commas, or one with semicolons and decimal commas', () => {
  const expected = { periods: ['Jan', 'Feb'], figures: [{ name: 'Sales', values: [1200.5, 900] }] };
  assert.deepEqual(readTable('Month,Sales\nJan,1200.5\nFeb,900\n'), expected);
  assert.deepEqual(readTable('Month;Sales\nJan;1.200,5\nFeb;900'), expected);
});

test('what is no table of numbers is none', () => {
  assert.equal(readTable('Month,Sales\nJan,many\nFeb,900'), undefined);
  assert.equal(readTable('some words'), undefined);
});

test('the change is in percent of the value before', () => {
  assert.equal(changeOf([80, 100, 125]), 25);
  assert.equal(changeOf([-10, -5]), 50);
  assert.equal(changeOf([0, 5]), undefined);
});

test('the lowest value is at the bottom', () => {
  const [low, high] = pointsOf([1, 5], 100, 50);
  assert.ok(low[1] > high[1] && low[0] < high[0]);
});
