import { contrastOf } from '{{folder}}/contrasts.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('is 21 for black on white and 1 for one colour, both ways round', () => {
  assert.equal(contrastOf('#000000', '#ffffff'), 21);
  assert.equal(contrastOf('#ffffff', '#000000'), 21);
  assert.equal(contrastOf('#336699', '#336699'), 1);
});

test('knows the lightest grey that passes AA on white', () => {
  assert.ok(contrastOf('#767676', '#ffffff') >= 4.5);
  assert.ok(contrastOf('#777777', '#ffffff') < 4.5);
});
