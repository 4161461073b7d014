import { expect, test } from 'vitest';
import { checkApiKey, maskKey } from '../../src/config/key.ts';

const KEY = 'octet_live_0123456789abcd';

test.each([
  ['plain', KEY],
  ['line end', `${KEY}\n`],
  ['Windows line end', `${KEY}\r\n`],
  ['space around', `  ${KEY}\t`],
  ['BOM', `\ufeff${KEY}`],
  ['zero-width around', `\u200b${KEY}\u200b\u2060`],
  ['no-break space', `\u00a0${KEY}\u00a0`],
])('K10 a key with %s is trimmed', (_, text) => {
  expect(checkApiKey(text, 'the key')).toBe(KEY);
});

test.each([
  ['newline', 'octet_live\nX-Evil: 1'],
  ['carriage return', 'octet_live\rX'],
  ['space', 'octet live'],
  ['tab', 'octet\tlive'],
  ['NUL', 'octet\0live'],
  ['escape', 'octet\x1b[31mlive'],
  ['double quotes', `"${KEY}"`],
  ['single quotes', `'${KEY}'`],
  ['quote inside', 'octet"live'],
  ['BOM inside', 'octet\ufefflive'],
  ['zero-width inside', 'octet\u200blive'],
  ['letters beyond ASCII', 'octet_lïve'],
  ['DEL', 'octet\x7flive'],
  ['nothing', ''],
  ['only space', ' \n'],
  ['far too much', 'x'.repeat(5_000)],
])('K10 a key with %s is refused without showing it', (_, text) => {
  expect(() => checkApiKey(text, 'OCTET_API_KEY')).toThrow(
    expect.objectContaining({
      reason: 'usage',
      message: expect.stringMatching(/^OCTET_API_KEY [^\n\x1b]*$/),
    }),
  );
  expect(() => checkApiKey(text, 'OCTET_API_KEY')).not.toThrow(/live|lïve/);
});

test.each([
  [KEY, 'octet_…abcd'],
  ['sk-test-123456', 'sk-…3456'],
  ['sk-other-kind-9876', 'sk-…9876'],
  ['AIzaSyA0123456789', '…6789'],
  ['octet_123456', '…3456'],
  ['octet_1234567890', 'octet_…7890'],
  ['twelve_chars', '…hars'],
  ['eleven_char', '…'],
  ['', '…'],
])('K18, X20.1: %j is shown as %s', (key, shown) => {
  expect(maskKey(key)).toBe(shown);
});
