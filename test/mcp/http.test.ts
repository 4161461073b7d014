import { readdirSync } from 'node:fs';
import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, onTestFinished, test } from 'vitest';
import { octet, temporaryFolder } from '../support/cli.ts';
import { eventually } from '../support/service.ts';
import { WAITING_WORKS } from '../support/works.ts';
import { MODERN } from './connected.ts';

interface Ready {
  readonly url: string;
  readonly key: string;
  readonly admin_key: string;
}

async function serving(): Promise<{ at: URL; ready: Ready; home: string }> {
  const stop = new AbortController();
  const home = temporaryFolder();
  const cli = octet({}, { home, signal: stop.signal, works: WAITING_WORKS });
  const ended = cli.run('serve', '--port', '0', '--json', '--ephemeral').catch(() => undefined);
  onTestFinished(async () => {
    stop.abort(new Error('enough'));
    await ended;
  });
  await eventually(() => cli.stdout).toContain('}');
  const ready: Ready = JSON.parse(cli.stdout);
  return { at: new URL('/mcp', ready.url), ready, home };
}

async function clientAt(at: URL, key: string, options?: ClientOptions): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, options);
  const headers = { authorization: `Bearer ${key}` };
  await client.connect(new StreamableHTTPClientTransport(at, { requestInit: { headers } }));
  onTestFinished(() => client.close());
  return client;
}

test('serves both eras at /mcp, each key for itself, and writes no file', async () => {
  const { at, ready, home } = await serving();
  const before = readdirSync(home);
  const made = await fetch(new URL('/local/accounts', at), {
    method: 'POST',
    headers: { authorization: `Bearer ${ready.admin_key}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const { key: other } = (await made.json()) as { key: string };
  for (const options of [undefined, MODERN]) {
    const client = await clientAt(at, ready.key, options);
    expect((await client.listTools()).tools).toHaveLength(11);
  }
  const owner = await clientAt(at, ready.key, MODERN);
  const stranger = await clientAt(at, other, MODERN);
  const picture = await owner.callTool({
    name: 'image',
    arguments: { action: 'generate', prompt: 'a boat', width: 64, height: 64 },
  });
  const link = picture.content.find(({ type }) => type === 'resource_link');
  expect((await fetch(String(link && 'uri' in link && link.uri))).headers.get('content-type')).toBe(
    'image/png',
  );
  const song = await owner.callTool({ name: 'music', arguments: { prompt: 'rain', wait: 0 } });
  const { job } = song.structuredContent as { job: { id: string } };
  for (const action of ['get', 'cancel']) {
    const refused = await stranger.callTool({ name: 'job', arguments: { action, id: job.id } });
    expect(refused.structuredContent).toMatchObject({ error: { code: 'cli_missing' } });
  }
  const cancelled = await owner.callTool({ name: 'job', arguments: { action: 'cancel', id: job.id } });
  expect(cancelled.structuredContent).toMatchObject({ job: { status: 'cancelled' } });
  const outside = await owner.callTool({
    name: 'image',
    arguments: { action: 'upscale', image: '/etc/passwd' },
  });
  expect(outside.structuredContent).toMatchObject({ error: { code: 'cli_no_files' } });
  expect(readdirSync(home)).toEqual(before);
});

test('wants a good key, and no page of another origin', async () => {
  const { at, ready } = await serving();
  const post = (headers: Record<string, string>) =>
    fetch(at, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' });
  expect((await post({})).status).toBe(401);
  expect((await post({ authorization: 'Bearer nobody' })).status).toBe(401);
  const good = { authorization: `Bearer ${ready.key}` };
  expect((await post({ ...good, origin: 'https://evil.example' })).status).toBe(403);
  expect((await fetch(at, { headers: good })).status).toBe(405);
});
