import { placeOf, sorted } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('sorts the keys of all objects', () => {
  assert.equal(
    JSON.stringify(sorted({ b: [{ d: 1, c: null }], a: 'x' })),
    '{"a":"x","b":[{"c":null,"d":1}]}',
  );
});

test('names the line and column of a position', () => {
  assert.equal(placeOf('Unexpected token in JSON at position 6', '{\n "a" 1}'), 'line 2, column 5');
  assert.equal(placeOf('at line 3 column 7 of the JSON data', ''), 'line 3, column 7');
  assert.equal(placeOf('Unexpected end of JSON input', '{'), '');
});
