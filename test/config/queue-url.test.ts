import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { passwordsIn, withoutPassword } from '../../src/config/queue-url.ts';
import { octet } from '../support/cli.ts';
import { listen } from '../support/servers.ts';

test.each([
  ['postgres://octet:hunter22@db/q', 'postgres://octet@db/q'],
  ['postgres://octet:hun%40ter22@db:5432/q?sslmode=require', 'postgres://octet@db:5432/q?sslmode=require'],
  ['postgres://octet:hun@ter/22?x@db/q', 'postgres://octet@db/q'],
  [
    'postgres://db/q?user=octet&password=hunter22&sslmode=require',
    'postgres://db/q?user=octet&sslmode=require',
  ],
  ['postgres:///q?host=/run/pg', 'postgres:///q?host=/run/pg'],
])('%s is shown as %s', (url, shown) => {
  expect(withoutPassword(url)).toBe(shown);
});

test('every form of a password is known', () => {
  expect(passwordsIn('postgres://u:a%40b@h/d?password=c')).toEqual(['a%40b', 'a@b', 'c', 'c']);
  expect(passwordsIn('postgres://u@h/d')).toEqual([]);
});

test('settings show a queue without its password', async () => {
  const cli = octet({});
  expect(await cli.run('config', 'set', 'queue', 'postgres://octet:hunter22@db/q')).toBe(0);
  expect(await cli.run('config', 'get', 'queue')).toBe(0);
  expect(await cli.run('config', 'list')).toBe(0);
  expect(cli.stdout).toContain('postgres://octet@db/q');
  expect(cli.stdout + cli.stderr).not.toContain('hunter22');
});

test.each([
  ['mysql://u:hunter22@h/d', 'must be a PostgreSQL address'],
  ['postgres://u:hunt@er22@h/d', 'cannot be read'],
  ['postgres://u:hunter22@127.0.0.1:1/d', 'cannot reach the queue at 127.0.0.1:1/d'],
])('no message about %s shows the password', async (url, message) => {
  const cli = octet({}, { env: { OCTET_QUEUE_URL: url } });
  expect([2, 11]).toContain(await cli.run('batch', 'status'));
  expect(cli.stderr).toContain(message);
  expect(cli.stdout + cli.stderr).not.toMatch(/hunt|er22/);
});

test('a server that accepts and says nothing does not hold a user who leaves', async () => {
  const leave = new AbortController();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => leave.abort(new Error('left')));
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  const env = { OCTET_QUEUE_URL: `postgres://u@127.0.0.1:${port}/d` };
  const cli = octet({}, { env, signal: leave.signal, realTime: true });
  await cli.run('batch', 'status').catch(() => undefined);
  expect(leave.signal.aborted).toBe(true);
  expect(cli.stderr).not.toContain('cannot reach');
});
