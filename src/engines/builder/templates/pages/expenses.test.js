import { balances, csvOf, settlements } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const people = ['Ann', 'Bob', 'Eve'];
const food = { what: 'Food', cents: 1000, by: 'Ann', date: '2030-01-31', among: people };
const taxi = { what: 'Taxi', cents: 600, by: 'Bob', date: '2030-02-01', among: ['Bob', 'Eve'] };

test('splits each expense among those who share it', () => {
  assert.deepEqual(
    balances(people, [food, taxi]).map(({ balance }) => balance),
    [666, -33, -633],
  );
});

test('the payments settle everything', () => {
  assert.deepEqual(settlements(people, [food, taxi]), [
    { from: 'Eve', to: 'Ann', cents: 633 },
    { from: 'Bob', to: 'Ann', cents: 33 },
  ]);
  assert.deepEqual(settlements(people, []), []);
});

test('quotes cells for spreadsheets', () => {
  assert.match(csvOf([{ ...food, what: 'a "b"' }]), /"a ""b""","10","Ann"/);
});
