import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createApp } from '../app.js';
import { entities } from '../schema.js';
import { openStore } from '../store.js';

test('a short link leads to its address and counts', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'app-'));
  const server = createApp(await openStore(join(folder, 'data.json')));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => rm(folder, { recursive: true }));
  t.after(() => server.close());
  const origin = `http://127.0.0.1:${server.address().port}`;
  const { path, route } = entities.find(({ redirects }) => redirects);
  const body = JSON.stringify({ url: 'https://example.com/a' });
  const made = await fetch(`${origin}/${route ?? `api/${path}`}`, { method: 'POST', body });
  assert.equal(made.status, 201);
  const { id, code } = await made.json();
  assert.match(code, /^\w{4,}$/);
  const reply = await fetch(`${origin}/${code}`, { redirect: 'manual' });
  assert.equal(reply.status, 302);
  assert.equal(reply.headers.get('location'), 'https://example.com/a');
  const link = await (await fetch(`${origin}/api/${path}/${id}`)).json();
  assert.equal(link.clicks, 1);
  assert.equal((await fetch(`${origin}/no-such-code`)).status, 404);
});
