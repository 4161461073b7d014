import { FORMS, wordsOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('reads names in every form', () => {
  for (const name of ['getHTTPStatus', 'get_http_status', 'Get HTTP status', 'GET-HTTP-STATUS'])
    assert.deepEqual(wordsOf(name), ['get', 'http', 'status']);
});

test('writes every form', () => {
  const words = ['get', 'http', 'status'];
  assert.equal(FORMS.camelCase(words), 'getHttpStatus');
  assert.equal(FORMS.PascalCase(words), 'GetHttpStatus');
  assert.equal(FORMS.snake_case(words), 'get_http_status');
  assert.equal(FORMS.CONSTANT_CASE(words), 'GET_HTTP_STATUS');
  assert.equal(FORMS['Sentence case'](words), 'Get http status');
});

test('a slug has only letters, digits and hyphens', () => {
  assert.equal(FORMS.slug(wordsOf('Crème brûlée & Straße 7')), 'creme-brulee-strasse-7');
});
