import { csvOf, recordsOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('reads quoted cells, separators and numbers', () => {
  assert.deepEqual(recordsOf('name;price\n"Lamp; ""old""";3.5\n007;'), [
    { name: 'Lamp; "old"', price: 3.5 },
    { name: '007', price: '' },
  ]);
});

test('writes every name of the objects', () => {
  assert.equal(csvOf([{ a: 1 }, { b: 'x, y', a: null }]), 'a,b\n1,\n,"x, y"');
});

test('what is written is read again', () => {
  const records = [{ a: 'one\ntwo', b: '"' }];
  assert.deepEqual(recordsOf(csvOf(records)), records);
});

test('says where a quotation mark is missing', () => {
  assert.throws(() => recordsOf('a,b\n"x,1'), /Line 2/);
});
