import { createHash, createHmac, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { octet, temporaryFolder } from '../../support/cli.ts';

const SECRET = 'a signing secret for tests';
const BODY = Buffer.from('{"type":"user.created","data":{"user_id":"u1","note":"caf\u00e9 </b>"}}');

const hmac = (body: Uint8Array | string, secret: string | Buffer = SECRET, hash = 'sha256') =>
  createHmac(hash, secret).update(body);
const signed = (body: Uint8Array | string, secret?: string | Buffer) =>
  `sha256=${hmac(body, secret).digest('hex')}`;

interface Case {
  readonly body?: Uint8Array | string;
  readonly signature?: string;
  readonly secret?: string;
  readonly args?: readonly string[];
}

async function verify({ body = BODY, signature, secret = SECRET, args = [] }: Case) {
  const cli = octet({}, { stdin: Readable.from([Buffer.from(body)]), env: { OCTET_WEBHOOK_SECRET: secret } });
  const given = signature === undefined ? [] : [`--signature=${signature}`];
  const status = await cli.run('webhook', 'verify', ...given, ...args);
  return { cli, status };
}

async function causes(given: Case): Promise<string[]> {
  const { cli, status } = await verify({ ...given, args: [...(given.args ?? []), '--json'] });
  expect(status).toBe(14);
  expect(cli.stdout + cli.stderr).not.toContain(SECRET);
  expect(cli.stdout + cli.stderr).not.toContain(signed(BODY).slice(7));
  const document = JSON.parse(cli.stdout) as { causes: { code: string; certain: boolean }[] };
  return document.causes.map(({ code, certain }) => (certain ? code : `${code}?`));
}

test('ends with 0 when the signature matches', async () => {
  const { cli, status } = await verify({ signature: signed(BODY) });
  expect(status).toBe(0);
  expect(cli.out).toEqual(['verified']);
  expect(cli.sent).toEqual([]);
});

test.each([
  ['escape', Buffer.from('\x1b[2J{"a":1}')],
  ['hearts', Buffer.from('{"a":"♥"}')],
  ['CRLF', Buffer.from('{"a":\r\n1}\r\n')],
  ['trailing newline', Buffer.from('{}\n')],
  ['BOM', Buffer.from('\ufeff{}')],
  ['invalid UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x80, 0xc3, 0x28, 0x7d])],
  ['nothing', Buffer.alloc(0)],
])('signs the bytes and not a text: %s', async (_, body) => {
  expect((await verify({ body, signature: signed(body) })).status).toBe(0);
});

test('reads the body from a file', async () => {
  const file = join(temporaryFolder(), 'body');
  writeFileSync(file, BODY);
  expect((await verify({ body: 'other', signature: signed(BODY), args: ['-f', file] })).status).toBe(0);
  expect((await verify({ body: BODY, signature: signed(BODY), args: ['-f', '-'] })).status).toBe(0);
});

test('a body file that is not there is a usage error', async () => {
  expect((await verify({ signature: signed(BODY), args: ['-f', '/nowhere/at/all'] })).status).toBe(2);
});

describe('W4: no secret', () => {
  test.each(['', ' ', '\n', ' \t\n '])('ends with 2 for %j, whatever the signature', async (secret) => {
    const { cli, status } = await verify({ secret, signature: signed(BODY, secret) });
    expect(status).toBe(2);
    expect(cli.stderr).toContain('secret');
  });

  test('an empty secret file is no secret either', async () => {
    const file = join(temporaryFolder(), 'secret');
    writeFileSync(file, '\n\n');
    expect((await verify({ signature: signed(BODY), args: ['--secret-file', file] })).status).toBe(2);
  });
});

test('W5: no signature ends with 14, never with 0', async () => {
  const { cli, status } = await verify({});
  expect(status).toBe(14);
  expect(cli.stderr).toContain('no signature given');
  expect(await causes({})).toEqual(['cli_signature_missing']);
});

describe('several secrets', () => {
  test('one a line, and the one that matched is named by its place', async () => {
    const { cli, status } = await verify({ secret: `first one\n${SECRET}\r\n`, signature: signed(BODY) });
    expect(status).toBe(0);
    expect(cli.out).toEqual(['verified (secret 2 of 2)']);
  });

  test('as files, which go before the variable', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'old'), 'the old one\n');
    writeFileSync(join(folder, 'new'), 'the new one');
    const files = ['--secret-file', join(folder, 'old'), '--secret-file', join(folder, 'new')];
    expect((await verify({ signature: signed(BODY, 'the new one'), args: files })).status).toBe(0);
    expect((await verify({ signature: signed(BODY, 'the old one'), args: files })).status).toBe(0);
    expect((await verify({ signature: signed(BODY), args: files })).status).toBe(14);
  });
});

test('W4: a secret is used as given, and space around it is pointed out', async () => {
  const secret = ` ${SECRET} `;
  const { cli, status } = await verify({ secret, signature: signed(BODY, secret) });
  expect(status).toBe(0);
  expect(cli.stderr).toContain('the signing secret has whitespace around it');
});

const hex = signed(BODY).slice(7);
const base64 = hmac(BODY).digest('base64');

test.each<[string, string, string[]]>([
  ['wrong', signed('other'), ['cli_signature_unknown?']],
  ['short', signed(BODY).slice(0, -2), ['cli_signature_length?']],
  ['long', `${signed(BODY)}00`, ['cli_signature_length?']],
  ['empty', '', ['cli_signature_empty?']],
  ['sha1', `sha1=${hmac(BODY, SECRET, 'sha1').digest('hex')}`, ['cli_signature_other_hash']],
  ['sha512 without a name', hmac(BODY, SECRET, 'sha512').digest('hex'), ['cli_signature_other_hash']],
  ['another sha1', `sha1=${'0'.repeat(40)}`, ['cli_signature_other_hash?']],
  ['no prefix', hex, ['cli_signature_no_prefix']],
  ['upper case', `sha256=${hex.toUpperCase()}`, ['cli_signature_upper_case']],
  ['upper-case prefix', `SHA256=${hex}`, ['cli_signature_upper_case']],
  ['space after it', `${signed(BODY)} `, ['cli_signature_space']],
  ['newline after it', `${signed(BODY)}\n`, ['cli_signature_space']],
  ['quotes', `"${signed(BODY)}"`, ['cli_signature_quotes']],
  ['header line', `X-Service-Signature: ${signed(BODY)}`, ['cli_signature_header_name']],
  ['two, joined', `${signed('x')},${signed(BODY)}`, ['cli_signature_several']],
  ['base64', `sha256=${base64}`, ['cli_signature_base64']],
  ['bare base64', base64, ['cli_signature_no_prefix', 'cli_signature_base64']],
  ['Standard Webhooks', `v1,${base64}`, ['cli_signature_standard_webhooks?']],
  [
    'hash without key',
    `sha256=${createHash('sha256').update(BODY).digest('hex')}`,
    ['cli_signature_unkeyed'],
  ],
  ['not hexadecimal', `sha256=${'z'.repeat(64)}`, ['cli_signature_form?']],
])('refuses a signature that is %s and says why', async (_, signature, expected) => {
  expect(await causes({ signature })).toEqual(expected);
});

const parsed: unknown = JSON.parse(BODY.toString());
const pythonStyle = '{"type": "user.created", "data": {"user_id": "u1", "note": "caf\\u00e9 </b>"}}';

test.each<[string, Uint8Array | string, Uint8Array | string, string[]]>([
  ['gained a newline', BODY, `${BODY}\n`, ['cli_body_newline_added']],
  ['gained CRLF', BODY, `${BODY}\r\n`, ['cli_body_newline_added']],
  ['lost a newline', `${BODY}\n`, BODY, ['cli_body_newline_removed']],
  ['lost CRLF', `${BODY}\r\n`, BODY, ['cli_body_newline_removed']],
  ['gained CR', '[1,\n2]\n', '[1,\r\n2]\r\n', ['cli_body_crlf']],
  ['lost CR', '[1,\r\n2]', '[1,\n2]', ['cli_body_lf']],
  ['gained a BOM', BODY, `\ufeff${BODY}`, ['cli_body_bom_added']],
  ['lost its BOM', `\ufeff${BODY}`, BODY, ['cli_body_bom_removed']],
  ['was indented', BODY, JSON.stringify(parsed, null, 2), ['cli_body_reserialised']],
  ['was indented and saved', BODY, `${JSON.stringify(parsed, null, 4)}\n`, ['cli_body_reserialised']],
  ['was compacted', JSON.stringify(parsed, null, '\t'), BODY, ['cli_body_reserialised']],
  ['was compacted from Python', pythonStyle, BODY, ['cli_body_reserialised']],
  ['lost its escapes', BODY.toString().replaceAll('/', '\\/'), BODY, ['cli_body_reserialised']],
  [
    'kept its numbers',
    '{"a":1.0,"b":12345678901234567890}',
    '{ "a": 1.0, "b": 12345678901234567890 }',
    ['cli_body_reserialised'],
  ],
  ['is still base64', BODY, BODY.toString('base64'), ['cli_body_base64']],
  ['was recoded', BODY, Buffer.from(BODY.toString('latin1')), ['cli_body_encoding']],
  ['is empty', BODY, '', ['cli_body_empty?', 'cli_signature_unknown?']],
  [
    'lost bytes',
    Buffer.from([0x22, 0xff, 0x22]),
    '"\ufffd"',
    ['cli_body_replaced_bytes?', 'cli_signature_unknown?'],
  ],
])('explains a body that %s', async (_, sent, received, expected) => {
  expect(await causes({ body: received, signature: signed(sent) })).toEqual(expected);
});

test.each<[string, string | Buffer, string, string]>([
  ['space', SECRET, ` ${SECRET}`, 'cli_secret_space'],
  ['quotes', SECRET, `"${SECRET}"`, 'cli_secret_quotes'],
  ['a newline that the sender has', `${SECRET}\n`, SECRET, 'cli_secret_newline'],
  ['its prefix', 'c2lnbmluZyBzZWNyZXQ', 'whsec_c2lnbmluZyBzZWNyZXQ', 'cli_secret_prefix'],
  [
    'its encoding',
    Buffer.from('signing secret of 24 by.'),
    Buffer.from('signing secret of 24 by.').toString('base64'),
    'cli_secret_encoded',
  ],
  [
    'its hexadecimal encoding',
    Buffer.from('signing secret'),
    Buffer.from('signing secret').toString('hex'),
    'cli_secret_encoded',
  ],
])('explains a secret that differs by %s', async (_, used, secret, expected) => {
  expect(await causes({ secret, signature: signed(BODY, used) })).toEqual([expected]);
});

test('finds two things at once', async () => {
  expect(await causes({ body: `${BODY}\n`, signature: hex })).toEqual([
    'cli_signature_no_prefix',
    'cli_body_newline_added',
  ]);
});

test('tells people the same on stderr, and nothing on stdout', async () => {
  const { cli } = await verify({ body: `${BODY}\n`, signature: signed(BODY) });
  expect(cli.stdout).toBe('');
  expect(cli.stderr).toContain('ends with a newline');
  expect(cli.err.at(-1)).toBe('error: the signature does not match');
});

test('with --json the error is a document, too', async () => {
  const { cli } = await verify({ signature: 'x', args: ['--json'] });
  expect(JSON.parse(cli.stderr)).toMatchObject({
    error: { code: 'cli_signature_mismatch', message: 'the signature does not match', exit: 14 },
  });
});

test.each([
  ['a long text', Buffer.from(`"${'a'.repeat(4_000_000)}"`)],
  ['newlines', Buffer.from(`${'\n'.repeat(1_000_000)}\u00e9`)],
  ['brackets', Buffer.from(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)],
  ['backslashes', Buffer.from(`"${'\\'.repeat(500_000)}"`)],
])('an explanation takes bounded work for %s', async (_, body) => {
  expect((await verify({ body, signature: signed('other') })).status).toBe(14);
});

test('whatever the bytes and the signature are, nothing but 0 or 14 comes out', async () => {
  for (let round = 0; round < 50; round += 1) {
    const body = randomBytes(round);
    const signature = randomBytes(1 + (round % 40))
      .toString('latin1')
      .replace(/\0/g, '0');
    expect((await verify({ body, signature })).status).toBe(14);
  }
});
