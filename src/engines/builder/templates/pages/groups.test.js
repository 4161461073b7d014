import { arranged, complaint, pairsOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const NAMES = ['Ann', 'Bob', 'Carla', 'Dan', 'Eve', 'Finn'];

test('everyone is in one group, and groups are of nearly the same size', () => {
  const groups = arranged(NAMES, { mode: 'groups', count: 4 });
  assert.deepEqual(groups.flat().sort(), NAMES);
  assert.deepEqual(groups.map(({ length }) => length).sort(), [1, 1, 2, 2]);
});

test('those who are kept apart do not sit side by side', () => {
  const apart = pairsOf('ann, Bob');
  for (let times = 0; times < 50; times += 1) {
    const [row] = arranged(NAMES.slice(0, 3), { mode: 'seats', rows: 1, columns: 3 }, apart);
    assert.deepEqual([row[0], row[2]].sort(), ['Ann', 'Bob']);
  }
  assert.equal(arranged(['Ann', 'Bob'], { mode: 'groups', count: 1 }, apart), undefined);
});

test('everyone gives to one and gets from one', () => {
  const pairs = arranged(NAMES, { mode: 'gifts' });
  assert.deepEqual(pairs.map(([, to]) => to).sort(), NAMES);
  assert.ok(pairs.every(([from, to]) => from !== to));
});

test('too few seats are told', () => {
  const settings = { mode: 'seats', rows: 2, columns: 2 };
  assert.equal(complaint(NAMES, settings), 'There are 6 names and 4 seats.');
});
