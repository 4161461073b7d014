import { emailProblem, messageProblem } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('an address is checked', () => {
  assert.equal(emailProblem('ada@example.com'), '');
  assert.notEqual(emailProblem('ada@example'), '');
  assert.notEqual(emailProblem(' '), '');
});

test('a message has a name, an address and a text', () => {
  const whole = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
  assert.equal(messageProblem(whole), '');
  for (const part of Object.keys(whole))
    assert.notEqual(messageProblem({ ...whole, [part]: ' ' }), '');
});
