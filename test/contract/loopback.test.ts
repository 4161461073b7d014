import { expect, test } from 'vitest';
import { isLoopbackHost } from '../../src/contract/address.ts';

test.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.1', '127.9.9.9', '::1', '[::1]', '0:0:0:0:0:0:0:1'])(
  '%s is this machine',
  (host) => expect(isLoopbackHost(host)).toBe(true),
);

test.each([
  '',
  '0.0.0.0',
  '::',
  '128.0.0.1',
  'example.com',
  'localhost.example.com',
  'a@localhost',
  'x/localhost',
])('%j is not, or is no host', (host) => expect(isLoopbackHost(host)).toBe(false));
