import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRedactor } from '../../src/config/redact.ts';
import { redactAddress } from '../../src/config/redact-addresses.ts';

const SECRET = 'pa/ss+wörd "x"&=\\7';

test.each([
  ['plain', SECRET],
  ['in JSON', JSON.stringify({ deep: { key: SECRET } })],
  ['in JSON with escaped slashes', JSON.stringify(SECRET).replaceAll('/', '\\/')],
  ['percent-encoded', `?k=${encodeURIComponent(SECRET)}`],
  ['percent-encoded in lower case', encodeURIComponent(SECRET).replace(/%../g, (hex) => hex.toLowerCase())],
  ['as a form', new URLSearchParams({ k: SECRET }).toString()],
  ['base64', Buffer.from(SECRET).toString('base64')],
  ['base64url', Buffer.from(SECRET).toString('base64url')],
  ['Basic with a user of one letter', Buffer.from(`u:${SECRET}`).toString('base64')],
  ['Basic with a user of two letters', Buffer.from(`us:${SECRET}`).toString('base64')],
  ['Basic with a user of three letters', Buffer.from(`use:${SECRET}`).toString('base64url')],
  ['several times', `${SECRET}${SECRET} ${SECRET}`],
])('K18 a secret is hidden %s', (_, text) => {
  const redactor = createRedactor();
  redactor.register(SECRET);
  const clean = redactor.redact(`before ${text} after`);
  expect(clean).toMatch(/^before .*\[redacted\].* after$/);
  expect(clean.length).toBeLessThan(60);
  expect(clean).not.toContain('ss+w');
});

test('K19 a short value is not hidden, and ordinary text stays whole', () => {
  const redactor = createRedactor();
  for (const short of ['', 'a', 'key', 'octet', '1234567']) redactor.register(short);
  const text = 'octet: a key is 1234567 characters';
  expect(redactor.redact(text)).toBe(text);
});

test('of several secrets in one value each is hidden, and space around one does not show it', () => {
  const redactor = createRedactor();
  redactor.register('first-secret\r\n second-secret \nshort');
  expect(redactor.redact('first-secret, second-secret, short')).toBe('[redacted], [redacted], short');
});

test('a secret that is part of another one leaves no rest of it', () => {
  const redactor = createRedactor();
  redactor.register('abcdefgh');
  redactor.register('abcdefgh-and-more');
  expect(redactor.redact('x abcdefgh-and-more y abcdefgh z')).toBe('x [redacted] y [redacted] z');
});

test('no secret of any content survives in any position', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 8, maxLength: 40, unit: 'grapheme' }),
      fc.string(),
      fc.string(),
      (secret, before, after) => {
        fc.pre(!'[redacted]'.includes(secret) && new Set(secret).size > 3);
        const redactor = createRedactor();
        redactor.register(secret);
        const clean = redactor.redact(`${before}${secret}${after}`);
        expect(clean.split('[redacted]').some((part) => part.includes(secret))).toBe(false);
        const encoded = Buffer.from(`${before}${secret}${after}`).toString('base64');
        expect(redactor.redact(encoded)).toContain('[redacted]');
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ['https://u:p@h.example/a?sig=SECRET&limit=5#frag', 'https://h.example/a?sig=…&limit=5'],
  ['https://h.example/a', 'https://h.example/a'],
  ['https://h.example/a?', 'https://h.example/a'],
  ['/v1/models?token=SECRET', '/v1/models'],
  ['//u:p@h.example/x', '//h.example/x'],
  ['http://u:p@[bad/x?y', 'http://[bad/x'],
  ['data:image/png;base64,SECRET', 'data:…'],
])('D21 %s is shown as %s', (address, shown) => {
  expect(redactAddress(address)).toBe(shown);
});
