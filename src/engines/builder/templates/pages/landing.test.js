import { emailProblem } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('an address is checked', () => {
  assert.equal(emailProblem('ada@example.com'), '');
  assert.notEqual(emailProblem('ada@example'), '');
  assert.notEqual(emailProblem(' '), '');
});
