import { createHmac } from 'node:crypto';
import { sign, verify } from '@octokit/webhooks-methods';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  signatureMatches,
  signatureOf,
  standardSignatureMatches,
  standardSignatureOf,
} from '../../src/contract/signature.ts';

describe('W1: known vectors', () => {
  test.each([
    ['mysecret', '{"foo":"bar"}', '4864d2759938a15468b5df9ade20bf161da9b4f737ea61794142f3484236bda3'],
    ['secret', 'data', '1b2c16b75bd2a870c114153ccda5bcfca63314bc722fa160d690de133ccbb9db'],
    [
      "It's a Secret to Everybody",
      'Hello, World!',
      '757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
    ],
  ])('%s, %s', (secret, body, hex) => {
    const bytes = Buffer.from(body);
    expect(signatureOf(secret, bytes)).toBe(`sha256=${hex}`);
    expect(signatureMatches(secret, bytes, `sha256=${hex}`)).toBe(true);
  });

  test('the same as another implementation makes, for any secret and body', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1 }),
        fc.string({ minLength: 1, unit: 'grapheme' }),
        async (secret, body) => {
          const ours = signatureOf(secret, Buffer.from(body));
          expect(ours).toBe(await sign(secret, body));
          expect(await verify(secret, body, ours)).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('W2, W3: what does not match', () => {
  const body = Buffer.from([0xef, 0xbb, 0xbf, 0x1b, 0x80, 0xff, 0x0d, 0x0a]);
  const good = signatureOf('secret', body);

  test.each([
    ['another', good.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['short', good.slice(0, -1)],
    ['long', `${good}0`],
    ['empty', ''],
    ['sha1', good.replace('sha256', 'sha1')],
    ['no prefix', good.slice(7)],
    ['upper case', good.toUpperCase()],
    ['upper-case digits', `sha256=${good.slice(7).toUpperCase()}`],
    ['a space behind', `${good} `],
    ['a line end behind', `${good}\n`],
    ['two of them', `${good},${good}`],
    ['other characters of the same length', 'é'.repeat(good.length)],
  ])('%s', (_, given) => expect(signatureMatches('secret', body, given)).toBe(false));

  test('raw bytes are signed as they are', () => {
    expect(signatureMatches('secret', body, good)).toBe(true);
    expect(signatureMatches('secret', Buffer.from(body.toString('utf8')), good)).toBe(false);
    expect(signatureMatches('secret', Buffer.alloc(0), signatureOf('secret', Buffer.alloc(0)))).toBe(true);
  });
});

test('W6: a value of any length is compared without an early end and without throwing', () => {
  const body = Buffer.from('{}');
  const good = signatureOf('secret', body);
  for (let length = 0; length < good.length; length += 1) {
    // Equal as far as they go, and equal in length with one difference at each place.
    expect(signatureMatches('secret', body, good.slice(0, length))).toBe(false);
    const changed = `${good.slice(0, length)}${good[length] === '0' ? '1' : '0'}${good.slice(length + 1)}`;
    expect(signatureMatches('secret', body, changed)).toBe(false);
  }
});

test('W6: every value of the right length is compared whole, and by the given comparison alone', () => {
  const body = Buffer.from('{}');
  const stamp = { id: 'msg_1', timestamp: '1' };
  const good = signatureOf('secret', body);
  const standard = standardSignatureOf('secret', body, stamp);
  const compared: string[] = [];
  const equal = (a: Uint8Array, b: Uint8Array): boolean => {
    compared.push(Buffer.from(a).toString(), Buffer.from(b).toString());
    return true;
  };
  const other = `x${good.slice(1)}`;
  expect(signatureMatches('secret', body, other, equal)).toBe(true);
  expect(compared.splice(0)).toEqual([other, good]);
  const otherStandard = `x${standard.slice(1)}`;
  expect(standardSignatureMatches('secret', body, stamp, `short ${otherStandard}`, equal)).toBe(true);
  expect(compared.splice(0)).toEqual([otherStandard, standard]);
  expect(signatureMatches('secret', body, 'short', equal)).toBe(false);
  expect(compared).toEqual([]);
});

describe('Standard Webhooks', () => {
  const secret = `whsec_${Buffer.from('0123456789abcdef').toString('base64')}`;
  const stamp = { id: 'msg_1', timestamp: '1700000000' };
  const body = Buffer.from('{"a":1}');

  test('signs id, timestamp and body with the decoded secret', () => {
    const expected = createHmac('sha256', '0123456789abcdef')
      .update('msg_1.1700000000.{"a":1}')
      .digest('base64');
    expect(standardSignatureOf(secret, body, stamp)).toBe(`v1,${expected}`);
  });

  test('one of several is enough; another id, time or body is not', () => {
    const good = standardSignatureOf(secret, body, stamp);
    expect(standardSignatureMatches(secret, body, stamp, `v1,AAAA ${good}`)).toBe(true);
    expect(standardSignatureMatches(secret, body, { ...stamp, id: 'msg_2' }, good)).toBe(false);
    expect(standardSignatureMatches(secret, body, { ...stamp, timestamp: '1700000001' }, good)).toBe(false);
    expect(standardSignatureMatches(secret, Buffer.from('{}'), stamp, good)).toBe(false);
    expect(standardSignatureMatches(secret, body, stamp, '')).toBe(false);
  });
});
