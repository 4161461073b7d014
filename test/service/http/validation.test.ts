import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask, chat, sharedService } from '../../support/service.ts';

const shared = sharedService();

type Case = readonly [path: string, body: object];

const music = (duration: unknown): Case => ['/music/generate', { prompt: 'x', duration }];
const video = (more: object): Case => ['/video/generate', { prompt: 'x', ...more }];
const image = (more: object): Case => ['/image/generate', { prompt: 'x', ...more }];
const talk = (more: object): Case => ['/chat/completions', chat('x', more)];

test.each<Case>([
  talk({ temperature: 2.0001 }),
  talk({ temperature: -0.1 }),
  talk({ temperature: '1' }),
  talk({ max_tokens: 0 }),
  talk({ max_tokens: 1.5 }),
  talk({ max_tokens: 1e15 }),
  talk({ stream: 'yes' }),
  ['/chat/completions', { messages: [] }],
  ['/chat/completions', {}],
  ['/chat/completions', { messages: [{ role: 'user' }] }],
  ['/chat/completions', { messages: [{ role: 'user', content: [{ type: 'image_url' }] }] }],
  music(29),
  music(241),
  music(30.5),
  music('60'),
  ['/music/generate', {}],
  ['/music/generate', { prompt: ' ' }],
  video({ duration: 4 }),
  video({ duration: 61 }),
  video({ resolution: '480p' }),
  video({ type: 'hologram' }),
  video({ type: 'image-to-video' }),
  image({ count: 0 }),
  image({ count: 5 }),
  image({ size: '1024X1024' }),
  image({ size: '1024x1024', width: 512 }),
  image({ size: '1024x1024', height: 512 }),
  image({ width: 63 }),
  image({ height: 2049 }),
  image({ style: 'cubist' }),
  ['/builder/build', { prompt: 'x', framework: 'cobol' }],
  ['/builder/chat', { message: '' }],
  ['/embeddings', { input: [] }],
  ['/embeddings', { input: 'x', encoding_format: 'hex' }],
  ['/payments/checkout', { amount: 0 }],
  ['/payments/checkout', { currency: 'USD' }],
])('A18: %s %j is 400 in the error format', async (path, body) => {
  const service = await shared();
  const got = await ask(service, 'POST', path, body);
  expect(got.status).toBe(400);
  expect(got.json.error).toMatchObject({ type: 'invalid_request_error', code: 'invalid_parameters' });
  expect(got.json.error.message).toMatch(/^\w[\w.]*: /);
});

test.each<Case>([
  music(30),
  music(240),
  video({ duration: 5 }),
  video({ duration: 60, resolution: '4k', type: 'avatar' }),
  talk({ temperature: 0 }),
  talk({ temperature: 2 }),
  ['/music/generate', { prompt: 'x', genre: 'anything at all' }],
])('A18: the bounds themselves pass: %s %j', async (path, body) => {
  expect((await ask(await shared(), 'POST', path, body)).status).toBe(200);
});

test.each([
  ['an empty body', '', 400],
  ['invalid JSON', '{"messages":', 400],
  ['a list', '[]', 400],
  ['null', 'null', 400],
  ['a number too large to be one', '{"messages":[{"role":"user","content":"x"}],"temperature":1e400}', 400],
  ['10,000 deep', `{"messages":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400],
  ['invalid UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), 400],
  ['more than 10 MiB', `{"messages":[{"role":"user","content":"${'x'.repeat(10 * 1024 * 1024)}"}]}`, 413],
])('A18: %s is refused', async (_, raw, status) => {
  const service = await shared();
  const got = await ask(service, 'POST', '/chat/completions', undefined, { raw });
  expect(got.status).toBe(status);
  expect(got.json.error.type).toBe('invalid_request_error');
  expect(got.text).not.toMatch(/\bat .*\.ts/);
});

test.each([
  ['text/plain', {}],
  ['application/x-www-form-urlencoded', {}],
  ['application/json', { 'content-encoding': 'gzip' }],
])('A18: a body of type %s %j is 415', async (type, more) => {
  const service = await shared();
  const raw = 'content-encoding' in more ? gzipSync(JSON.stringify(chat('x'))) : JSON.stringify(chat('x'));
  const headers = { 'content-type': type, ...more } as Record<string, string>;
  expect((await ask(service, 'POST', '/chat/completions', undefined, { raw, headers })).status).toBe(415);
});

test('A18: odd keys pollute nothing, and of two equal keys the last counts', async () => {
  const service = await shared();
  const raw =
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"messages":[{"role":"user","content":"what is 1 + 1?"}],"temperature":9,"temperature":1}';
  expect((await ask(service, 'POST', '/chat/completions', undefined, { raw })).status).toBe(200);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test('A18: whatever JSON comes, the answer is 200 or an error object', async () => {
  const service = await shared();
  const paths = ['/chat/completions', '/completions', '/embeddings', '/music/generate', '/payments/checkout'];
  const property = fc.asyncProperty(fc.constantFrom(...paths), fc.jsonValue(), async (path, body) => {
    const got = await ask(service, 'POST', path, body);
    expect([200, 400]).toContain(got.status);
    if (got.status !== 200) expect(typeof got.json.error.message).toBe('string');
  });
  await fc.assert(property, { numRuns: 60 });
});
