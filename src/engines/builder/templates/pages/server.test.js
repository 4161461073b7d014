import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { createApp } from '../server.js';

test('serves the page and nothing else', async () => {
  const server = createApp().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${server.address().port}`;
  const page = await fetch(url);
  assert.match(await page.text(), /main\.js/);
  assert.equal((await fetch(`${url}/package.json`)).status, 404);
  server.close();
});
