import { fromNow, readToken } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('reads header and payload', () => {
  const token = `${part({ alg: 'HS256' })}.${part({ sub: 'Zoë', exp: 1_700_000_000 })}.x`;
  assert.deepEqual(readToken(`Bearer ${token}`), {
    header: { alg: 'HS256' },
    payload: { sub: 'Zoë', exp: 1_700_000_000 },
  });
});

test('says what is wrong with a token', () => {
  assert.throws(() => readToken('abc'), /three parts/);
  assert.throws(() => readToken('a.b.c'), /not JSON/);
});

test('tells times from now', () => {
  assert.equal(fromNow(7200, 0), 'in 2 hours');
  assert.equal(fromNow(0, 86_400), '1 day ago');
});
