import { createHmac, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { sign as octokitSign, verify as octokitVerify } from '@octokit/webhooks-methods';
import { expect, test } from 'vitest';
import {
  signatureMatches,
  signatureOf,
  standardSignatureMatches,
  standardSignatureOf,
} from '../../../src/contract/signature.ts';
import { octet } from '../../support/cli.ts';

test.each([
  ['mysecret', '{"foo":"bar"}', 'sha256=4864d2759938a15468b5df9ade20bf161da9b4f737ea61794142f3484236bda3'],
  ['secret', 'data', 'sha256=1b2c16b75bd2a870c114153ccda5bcfca63314bc722fa160d690de133ccbb9db'],
  [
    "It's a Secret to Everybody",
    'Hello, World!',
    'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
  ],
])('sign prints the header value for the secret %j', async (secret, body, expected) => {
  const cli = octet({}, { stdin: body, env: { OCTET_WEBHOOK_SECRET: secret } });
  expect(await cli.run('webhook', 'sign')).toBe(0);
  expect(cli.out).toEqual([expected]);
});

test('sign uses the first of several secrets and says so', async () => {
  const cli = octet({}, { stdin: 'data', env: { OCTET_WEBHOOK_SECRET: 'secret\nanother' } });
  expect(await cli.run('webhook', 'sign', '-f', '-')).toBe(0);
  expect(cli.out).toEqual([signatureOf('secret', Buffer.from('data'))]);
  expect(cli.stderr).toContain('first of 2');
});

test('sign without a secret ends with 2', async () => {
  expect(await octet({}, { stdin: 'data' }).run('webhook', 'sign')).toBe(2);
});

test('1,000 random bodies are signed and judged as node:crypto and octokit do', async () => {
  for (let round = 0; round < 1_000; round += 1) {
    const body = randomBytes(round % 97);
    const secret = randomBytes(1 + (round % 20)).toString('base64');
    const ours = signatureOf(secret, body);
    expect(ours).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
    // octokit works on text: there it and we must agree, on other bytes only node:crypto can say.
    const text = body.toString('utf8');
    const textSignature = await octokitSign(secret, text === '' ? ' ' : text);
    expect(signatureOf(secret, Buffer.from(text === '' ? ' ' : text))).toBe(textSignature);
    const changed = Buffer.concat([body, Buffer.from([round % 256])]);
    expect(signatureMatches(secret, body, ours)).toBe(true);
    expect(signatureMatches(secret, changed, ours)).toBe(false);
    const changedText = changed.toString('utf8');
    expect(signatureMatches(secret, Buffer.from(changedText), textSignature)).toBe(
      await octokitVerify(secret, changedText, textSignature),
    );
  }
});

test('verify agrees over standard input for bodies that are no text', async () => {
  const body = Buffer.from([0xff, 0x00, 0xc3, 0x28, 0x0a]);
  const cli = octet({}, { stdin: Readable.from([body]), env: { OCTET_WEBHOOK_SECRET: 'secret' } });
  const signature = `sha256=${createHmac('sha256', 'secret').update(body).digest('hex')}`;
  expect(await cli.run('webhook', 'verify', '--signature', signature)).toBe(0);
});

test('the Standard Webhooks signature covers id, time and bytes', () => {
  // The vector of the specification's reference libraries.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const stamp = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: '1614265330' };
  const body = Buffer.from('{"test": 2432232314}');
  const expected = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
  expect(standardSignatureOf(secret, body, stamp)).toBe(expected);
  expect(standardSignatureMatches(secret, body, stamp, `v1,AAAA ${expected}`)).toBe(true);
  expect(standardSignatureMatches(secret, body, { ...stamp, id: 'msg_other' }, expected)).toBe(false);
  expect(standardSignatureMatches(secret, body, { ...stamp, timestamp: '1614265331' }, expected)).toBe(false);
});
