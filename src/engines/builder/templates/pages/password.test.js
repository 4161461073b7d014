import { password } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('a password has its length and a character of each chosen kind', () => {
  for (let round = 0; round < 50; round++) {
    const made = password(8, ['lower', 'upper', 'digits', 'symbols']);
    assert.equal(made.length, 8);
    for (const kind of [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/]) assert.match(made, kind);
  }
  assert.match(password(12, ['digits']), /^\d{12}$/);
});

test('without a kind there is no password', () => assert.equal(password(12, []), ''));
