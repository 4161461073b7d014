import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { httpServer, rawJson, rawServer } from '../support/servers.ts';
import { octetTo } from './over-the-wire.ts';

test('T18: 100 KB of reply headers', async () => {
  const server = await rawServer((socket) => {
    socket.end(`HTTP/1.1 200 OK\r\nx-long: ${'a'.repeat(100_000)}\r\ncontent-length: 2\r\n\r\n{}`);
  });
  const cli = octetTo(server.base);
  expect(await cli.run('models')).toBe(11);
  expect(server.heard).toHaveLength(1);
  expect(cli.err[0]).toBe(`error: 127.0.0.1:${server.port}: reply headers too large`);
});

test('T19: headers that drip one byte at a time run into the headers timeout', async () => {
  const server = await rawServer((socket) => {
    const text = 'HTTP/1.1 200 OK\r\nx-slow: '.split('');
    const drip = setInterval(() => socket.write(text.shift() ?? 'a'), 20);
    socket.once('close', () => clearInterval(drip));
  });
  const cli = octetTo(server.base, { timeouts: { headersMs: 200 } });
  expect(await cli.run('models', '--max-retries', '0')).toBe(11);
  expect(cli.err[0]).toBe(`error: 127.0.0.1:${server.port}: no reply in time`);
});

test('T20: a small reply that unfolds to 300 MB is left at 32 MiB', async () => {
  const bomb = gzipSync(Buffer.alloc(300_000_000), { level: 1 });
  const server = await httpServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.end(bomb);
  });
  const cli = octetTo(server.base);
  const before = process.memoryUsage().rss;
  expect(await cli.run('models')).toBe(10);
  expect(cli.err[0]).toBe('error: the reply is larger than 32 MiB');
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
});

describe('T31: interim replies', () => {
  test('a thousand of them before the real one', async () => {
    const server = await rawServer((socket) => {
      socket.end(`${'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(1_000)}${rawJson({ data: [] })}`);
    });
    const cli = octetTo(server.base);
    expect(await cli.run('models')).toBe(0);
  });

  test('without end they run into the headers timeout', async () => {
    const server = await rawServer((socket) => {
      const drip = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 20);
      socket.once('close', () => clearInterval(drip));
    });
    const cli = octetTo(server.base);
    const running = cli.run('models', '--max-retries', '0');
    await vi.waitFor(() => expect(server.heard[0]).toContain('\r\n\r\n'));
    await cli.clock.pass(30_000);
    expect(await running).toBe(11);
    expect(cli.err[0]).toBe('error: no reply within 30 s');
  });
});
