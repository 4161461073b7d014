import { expect, test } from 'vitest';
import { createRouter } from '../../../src/service/http/router.ts';

const find = createRouter([
  { method: 'GET', path: '/music/voices', serve: 'voices' },
  { method: 'POST', path: '/music/generate', serve: 'generate' },
  { method: 'GET', path: '/music/:id', serve: 'track' },
  { method: 'DELETE', path: '/music/:id', serve: 'remove' },
]);

test.each([
  ['GET', '/music/voices', 'voices', {}],
  ['GET', '/music/voices/', 'voices', {}],
  ['GET', '/%6dusic/voices', 'voices', {}],
  ['GET', '/music/abc', 'track', { id: 'abc' }],
  ['GET', '/music/a%20b', 'track', { id: 'a b' }],
  ['GET', '/music/a%2fb', 'track', { id: 'a/b' }],
  ['GET', '/music/a%252fb', 'track', { id: 'a%2fb' }],
  ['GET', '/music/%zz', 'track', { id: '%zz' }],
  ['GET', '/music/generate', 'track', { id: 'generate' }],
  ['DELETE', '/music/voices', 'remove', { id: 'voices' }],
])('%s %s is served by %s', (method, path, serve, params) => {
  expect(find(method, path)).toMatchObject({ serve, params });
});

test.each([
  ['POST', '/music/voices', 'GET, HEAD, OPTIONS'],
  ['PUT', '/music/generate', 'POST, OPTIONS'],
  ['PROPFIND', '/music/abc', 'GET, HEAD, DELETE, OPTIONS'],
  ['OPTIONS', '/music/abc', 'GET, HEAD, DELETE, OPTIONS'],
])('%s %s is not served, and the methods that are get named', (method, path, allow) => {
  expect(find(method, path)).toMatchObject({ serve: undefined, allow });
});

test.each(['/', '/music', '/music/', '/music/a/b', '//music/voices', '/Music/voices', ''])(
  'nothing is at %j',
  (path) => {
    expect(find('GET', path)).toBeUndefined();
  },
);
