import { converted } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('encodes', () => {
  assert.equal(converted('Base64', 'encode', 'Zoë'), 'Wm/Dqw==');
  assert.equal(converted('Base64 for URLs', 'encode', 'Zoë'), 'Wm_Dqw');
  assert.equal(converted('URL', 'encode', 'a b&c'), 'a%20b%26c');
  assert.equal(converted('HTML', 'encode', '<a>'), '&lt;a&gt;');
  assert.equal(converted('Hexadecimal', 'encode', 'é'), 'c3a9');
});

test('decodes what it encodes', () => {
  for (const form of ['Base64', 'Base64 for URLs', 'URL', 'HTML', 'Hexadecimal'])
    assert.equal(
      converted(form, 'decode', converted(form, 'encode', '5 < 6 & "ü"')),
      '5 < 6 & "ü"',
    );
});

test('says what cannot be decoded', () => {
  assert.throws(() => converted('URL', 'decode', '%zz'), /not URL/);
});
