import { isOver, leadersOf, totalOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const NAMES = ['Ann', 'Bob'];

test('adds up the rounds and finds who leads', () => {
  const rules = { start: 0, goal: 20 };
  const rounds = [
    { Ann: 8, Bob: 5 },
    { Ann: 2, Bob: 9 },
  ];
  assert.equal(totalOf('Ann', rounds, rules), 10);
  assert.deepEqual(leadersOf(NAMES, rounds, rules), ['Bob']);
  assert.deepEqual(leadersOf(NAMES, rounds, { ...rules, isLowest: true }), ['Ann']);
  assert.equal(isOver(NAMES, rounds, rules), false);
  assert.equal(isOver(NAMES, [...rounds, { Bob: 6 }], rules), true);
  assert.equal(isOver(NAMES, rounds, { start: 0, length: 2 }), true);
});

test('counting down, points that lead below zero do not count', () => {
  const rules = { start: 101, isDown: true };
  const rounds = [{ Ann: 60, Bob: 40 }, { Ann: 60 }, { Ann: 41 }];
  assert.equal(totalOf('Ann', rounds.slice(0, 2), rules), 41);
  assert.equal(isOver(NAMES, rounds.slice(0, 2), rules), false);
  assert.equal(isOver(NAMES, rounds, rules), true);
  assert.deepEqual(leadersOf(NAMES, rounds, rules), ['Ann']);
});
