import { expect, test } from 'vitest';
import { parseAddress } from '../../src/config/address.ts';
import { isLoopback } from '../../src/contract/address.ts';

test.each([
  ['https://api.example.com/v1', 'https://api.example.com/v1', 'https://api.example.com'],
  [' https://API.example.com/v1/ ', 'https://api.example.com/v1', 'https://api.example.com'],
  ['https://api.example.com:443/v1//', 'https://api.example.com/v1', 'https://api.example.com'],
  ['http://127.0.0.1:4848/v1', 'http://127.0.0.1:4848/v1', 'http://127.0.0.1:4848'],
  ['http://[::1]:4848/v1', 'http://[::1]:4848/v1', 'http://[::1]:4848'],
  ['https://example.com/gateway/v1', 'https://example.com/gateway/v1', 'https://example.com'],
])('%j is an address', (text, base, origin) => {
  expect(parseAddress(text, 'x')).toEqual({ base, origin });
});

test.each([
  ['https://user@api.example.com/v1', 'unsafe'],
  ['https://user:hunter22@api.example.com/v1', 'unsafe'],
  ['https://:hunter22@api.example.com/v1', 'unsafe'],
  ['https://api.example.com', 'usage'],
  ['https://api.example.com/v2', 'usage'],
  ['https://api.example.com/xv1x', 'usage'],
  ['https://api.example.com/v1?key=hunter22', 'usage'],
  ['https://api.example.com/v1#hunter22', 'usage'],
  ['api.example.com/v1', 'usage'],
  ['ftp://api.example.com/v1', 'usage'],
  ['file:///v1', 'usage'],
  ['javascript:alert(1)/v1', 'usage'],
  ['https:///v1/v1 x', 'usage'],
  ['', 'usage'],
])('%j is refused as %s without repeating a password', (text, reason) => {
  expect(() => parseAddress(text, '--base-url')).toThrow(
    expect.objectContaining({ reason, message: expect.stringMatching(/^--base-url (?!.*hunter22)/) }),
  );
});

test('an address without /v1 gets the right one as a hint', () => {
  expect(() => parseAddress('https://api.example.com/', 'x')).toThrow(
    expect.objectContaining({ hint: 'did you mean https://api.example.com/v1' }),
  );
});

test.each([
  ['http://127.0.0.1:1/', true],
  ['http://127.9.9.9', true],
  ['http://0x7f.1', true],
  ['http://2130706433', true],
  ['http://localhost:80', true],
  ['http://LOCALHOST', true],
  ['http://[::1]:5', true],
  ['http://[0:0:0:0:0:0:0:1]', true],
  ['http://0.0.0.0', false],
  ['http://127.0.0.1.evil.example', false],
  ['http://localhost.evil.example', false],
  ['http://evil-localhost', false],
  ['http://[::2]', false],
  ['http://10.0.0.1', false],
])('%s is loopback: %s', (address, expected) => {
  expect(isLoopback(new URL(address).origin)).toBe(expected);
});
