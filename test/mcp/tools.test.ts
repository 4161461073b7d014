import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { TOOL_NAMES } from '../../src/mcp/tool-table.ts';
import { temporaryFolder } from '../support/cli.ts';
import { connected, MODERN } from './connected.ts';

test('lists its tools with schemas and hints, in less than 4,000 tokens', async () => {
  const { client } = await connected();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(TOOL_NAMES);
  expect(encode(JSON.stringify(tools)).length).toBeLessThan(4_000);
  for (const tool of tools) {
    expect(tool.inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(tool.outputSchema?.type).toBe('object');
    expect(Object.values(tool.annotations ?? {}).every((hint) => typeof hint === 'boolean')).toBe(true);
  }
  const music = tools.find(({ name }) => name === 'music');
  expect(music?.inputSchema).toMatchObject({
    required: ['prompt'],
    properties: { duration: { type: 'integer', minimum: 30, maximum: 240 } },
  });
});

test.each([
  { argv: ['--tools', 'chat,job'], names: ['chat', 'job'] },
  { argv: ['--read-only'], names: ['job', 'library', 'credits', 'webhook'] },
  { argv: ['--tools', 'chat,credits', '--read-only'], names: ['credits'] },
])('$argv leaves $names', async ({ argv, names }) => {
  const { client, call } = await connected({ argv });
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(names);
  if (names.includes('chat')) return;
  await expect(call('chat', { prompt: 'hello' })).rejects.toThrow('unknown tool');
  const job = tools.find(({ name }) => name === 'job');
  if (job) expect(JSON.stringify(job.inputSchema)).not.toContain('cancel');
});

test('answers in text and data, marks what the service made, and charges a repeated call once', async () => {
  const { call } = await connected({ client: MODERN });
  const first = await call('chat', { prompt: 'what is 17 * 23?' });
  expect(first.text).toBe('<octet_content source="chat">\n17 × 23 = **391**\n</octet_content>');
  expect(first.data).toMatchObject({ text: '17 × 23 = **391**', credits: 1 });
  const balance = async () => (await call('credits', { action: 'balance' })).data.balance;
  const before = await balance();
  expect((await call('chat', { prompt: 'what is 17 * 23?' })).data).toMatchObject({
    repeated: true,
    credits: 0,
  });
  expect(await balance()).toBe(before);
  expect((await call('chat', { prompt: 'what is 17 * 23?', attempt: 2 })).data.repeated).toBeUndefined();
  expect(await balance()).toBe(Number(before) - 1);
});

test('saves pictures below the root, links to them and shows them small', async () => {
  const root = temporaryFolder();
  const { call, cli } = await connected({ argv: ['--root', root] });
  const { content, data } = await call('image', {
    action: 'generate',
    prompt: 'a red boat',
    width: 168,
    height: 168,
  });
  const [said, link, small] = content;
  const path = join(root, 'a-red-boat.png');
  expect(said).toEqual({ type: 'text', text: `saved ${path}` });
  expect(link).toMatchObject({ type: 'resource_link', mimeType: 'image/png', name: 'a-red-boat.png' });
  expect(fileURLToPath(String(link?.uri))).toBe(path);
  expect(link?.size).toBe(readFileSync(path).length);
  const thumbnail = PNG.sync.read(Buffer.from(String(small?.data), 'base64'));
  expect([thumbnail.width, thumbnail.height]).toEqual([160, 160]);
  expect(data.files).toEqual([expect.objectContaining({ path, mime_type: 'image/png' })]);
  expect(existsSync(join(cli.home, 'a-red-boat.png'))).toBe(false);

  writeFileSync(join(root, 'small.png'), PNG.sync.write(new PNG({ width: 16, height: 16 })));
  const larger = await call('image', { action: 'upscale', image: 'small.png' });
  expect(larger.isError).toBe(false);
  const found = await call('library', { query: 'RED' });
  expect(found.data.works).toEqual([expect.objectContaining({ kind: 'image', paths: [path] })]);
});

test.each([
  ['image', { action: 'upscale', image: '/etc/passwd' }, 'cli_outside_root', 15],
  ['image', { action: 'edit', image: '../x.png', prompt: 'x' }, 'cli_outside_root', 15],
  ['image', { action: 'upscale', image: 'link.png' }, 'cli_outside_root', 15],
  ['image', { action: 'generate', prompt: 'x', image: 'https://a/b.png' }, 'cli_usage', 2],
  ['image', { action: 'generate', prompt: 'x', size: '512x512', width: 64 }, 'cli_usage', 2],
  ['music', { prompt: 'x', duration: 29 }, 'cli_usage', 2],
  ['music', { prompt: 'x', tempo: 90 }, 'cli_usage', 2],
  ['code', { action: 'refactor' }, 'cli_usage', 2],
  ['chat', {}, 'cli_usage', 2],
  ['job', { action: 'get', id: 'music_none' }, 'cli_missing', 5],
  ['webhook', { action: 'verify', body: '{}', signature: 'sha256=00' }, 'cli_signature_mismatch', 14],
])('%s %o is the tool error %s', async (name, given, code, exit) => {
  const root = temporaryFolder();
  const { symlinkSync } = await import('node:fs');
  const outside = join(temporaryFolder(), 'secret.png');
  writeFileSync(outside, 'secret');
  symlinkSync(outside, join(root, 'link.png'));
  const { call } = await connected({
    argv: ['--root', root],
    local: { env: { OCTET_WEBHOOK_SECRET: 'whsec_0123456789' } },
  });
  const { isError, data, text } = await call(name, given);
  expect(isError).toBe(true);
  expect(data.error).toMatchObject({ code, exit });
  expect(text).toContain(code);
  expect(text).not.toContain('whsec_');
});

test('tells prices beforehand, and why a signature does not match', async () => {
  const { call } = await connected({ local: { env: { OCTET_WEBHOOK_SECRET: 'mysecret' } } });
  const song = { action: 'estimate', tool: 'music', arguments: { prompt: 'x', duration: 60 } };
  expect((await call('credits', song)).data).toEqual({ estimated_credits: 10 });
  const body = '{"foo":"bar"}';
  const signature = 'sha256=4864d2759938a15468b5df9ade20bf161da9b4f737ea61794142f3484236bda3';
  expect((await call('webhook', { action: 'verify', body, signature })).data).toEqual({ verified: true });
  const upper = signature.toUpperCase().replace('SHA', 'sha');
  const explained = await call('webhook', { action: 'explain', body, signature: upper });
  expect(explained.data).toMatchObject({
    verified: false,
    causes: [expect.objectContaining({ certain: true })],
  });
});
