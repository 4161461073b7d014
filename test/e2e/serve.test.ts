import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshHome, octet } from './octet.ts';

/** The built service on a free port, with fixtures that answer slowly. */
async function serving(...argv: string[]) {
  const home = freshHome();
  writeFileSync(
    join(home, 'slow.json'),
    JSON.stringify([{ match: 'slowly', delayMs: 3_000, reply: 'at last' }]),
  );
  const running = octet(['serve', '--port', '0', '--json', ...argv], { home });
  let said = '';
  while (!said.includes('}')) said += String((await once(running.stdout, 'data'))[0]);
  const { url, key } = JSON.parse(said) as { url: string; key: string };
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { home, running, url, key, post };
}

test('P8: told to stop under load, it takes nothing new, ends what is under way, and ends with 143', async () => {
  // One answer takes longer than a command gets for tidying up, and less than a service gets.
  const { home, running, url, post } = await serving('--fixtures', 'slow.json');
  const ask = {
    messages: [{ role: 'user', content: 'Write a letter to my landlord about a broken heating.' }],
  };
  const slow = post('/chat/completions', { messages: [{ role: 'user', content: 'slowly' }] });
  const reply = await post('/chat/completions', { ...ask, stream: true });
  const reader = (reply.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = decoder.decode((await reader.read()).value);
  running.kill('SIGTERM');
  const { port } = new URL(url);
  await expect.poll(() => refused(Number(port)), { timeout: 2_000, interval: 20 }).toBe(true);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value);
  }
  expect(text).toMatch(/data: \[DONE\]\n\n$/);
  expect((await slow).status).toBe(200);
  const { exitCode, stderr } = await running;
  expect(exitCode).toBe(143);
  expect(stderr).not.toMatch(/at \w+|node:/);
  const balance = await octet(['credits', '--json', '--env', 'local'], { home });
  expect(JSON.parse(balance.stdout)).toMatchObject({ held: 0 });
});

test('what goes wrong inside is told on stderr, and the service goes on', async () => {
  const { home, running, url, post } = await serving();
  let withAttribution = '';
  running.stderr.on('data', (part) => (withAttribution += String(part)));
  const reply = await post('/chat/completions', {
    messages: [{ role: 'user', content: 'Write a letter to my landlord about a broken heating.' }],
    stream: true,
  });
  const reader = (reply.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  rmSync(join(home, '.local/state/octet/local'), { recursive: true });
  await reader.cancel();
  await expect
    .poll(() => withAttribution, { timeout: 5_000 })
    .toMatch(/warning: req_\w+ failed with an internal error: cannot lock/);
  expect((await fetch(new URL('/openapi.json', url))).status).toBe(200);
  running.kill('SIGTERM');
  expect((await running).exitCode).toBe(143);
});

function refused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });
}
