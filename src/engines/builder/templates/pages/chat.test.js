import { newMessage, readMessages } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('an empty message is none', () => {
  assert.equal(newMessage('Ada', '  '), undefined);
  assert.equal(newMessage('Ada', ' hi ').text, 'hi');
});

test('damaged storage is no error', () => {
  assert.deepEqual(readMessages('{'), []);
  assert.equal(readMessages([{ author: 'Ada', text: 'hi' }, 7]).length, 1);
});
