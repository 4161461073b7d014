import { describe, expect, test } from 'vitest';
import { httpServer } from '../support/servers.ts';
import { octetTo } from './over-the-wire.ts';

const completion = { choices: [{ message: { role: 'assistant', content: 'Hi.' }, finish_reason: 'stop' }] };

const CHAT = ['chat', '--no-stream', 'hi'];

const GAPS = [1_000, 2_000, 4_000];

test('T10: 503 with Retry-After is waited for as long as it says', async () => {
  let calls = 0;
  const server = await httpServer((_, response) => {
    calls += 1;
    response.writeHead(calls === 1 ? 503 : 200, { 'content-type': 'application/json', 'retry-after': '2' });
    response.end(calls === 1 ? '' : JSON.stringify(completion));
  });
  const cli = octetTo(server.base);
  expect(await cli.run(...CHAT)).toBe(0);
  expect(cli.clock.slept).toEqual([2_000]);
});

describe('429', () => {
  test.each([
    ['T11: without headers', {}, GAPS],
    ['T12: seconds', { 'retry-after': '3' }, [3_000, 3_000, 4_000]],
    ['T12: a fraction', { 'retry-after': '1.5' }, [1_500, 2_000, 4_000]],
    ['T12: nonsense', { 'retry-after': '²' }, GAPS],
    ['T12: more than a minute', { 'retry-after': '61' }, []],
  ])('%s', async (_, headers, gaps) => {
    const server = await httpServer((_request, response) => {
      const bytes = Object.entries(headers).map(([name, value]) => [
        name,
        Buffer.from(value).toString('latin1'),
      ]);
      response.writeHead(429, { 'content-type': 'application/json', ...Object.fromEntries(bytes) });
      response.end('{"error":{"message":"slow down","type":"rate_limit_error","code":"rate_limit"}}');
    });
    const cli = octetTo(server.base);
    expect(await cli.run(...CHAT)).toBe(7);
    expect(cli.clock.slept).toEqual(gaps);
    expect(server.received).toHaveLength(gaps.length + 1);
  });

  test('T12: a wait above a minute is not waited: the time when it will work is told', async () => {
    const server = await httpServer((_, response) => {
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '3600' });
      response.end('{"error":{"message":"slow down"}}');
    });
    const cli = octetTo(server.base);
    expect(await cli.run(...CHAT)).toBe(7);
    expect(server.received).toHaveLength(1);
    expect(cli.err[0]).toBe(
      `error: slow down; the limit resets at ${new Date(cli.clock.now() + 3_600_000).toLocaleString()}`,
    );
  });

  test('T12: a service that names a long pause has no limit that resets', async () => {
    const server = await httpServer((_, response) => {
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '3600' });
      response.end('{"error":{"message":"maintenance"}}');
    });
    const cli = octetTo(server.base);
    expect(await cli.run(...CHAT)).toBe(10);
    expect(cli.err[0]).toBe(
      `error: maintenance; try again at ${new Date(cli.clock.now() + 3_600_000).toLocaleString()}`,
    );
  });

  test("T13: the reset is measured against the reply's own Date", async () => {
    let calls = 0;
    const server = await httpServer((_, response) => {
      calls += 1;
      response.sendDate = false;
      const ahead = Math.floor(Date.now() / 1000) + 3_600;
      response.writeHead(calls === 1 ? 429 : 200, {
        'content-type': 'application/json',
        date: new Date(ahead * 1000).toUTCString(),
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(ahead + 5),
      });
      response.end(calls === 1 ? '{}' : JSON.stringify(completion));
    });
    const cli = octetTo(server.base);
    expect(await cli.run(...CHAT)).toBe(0);
    expect(cli.clock.slept).toEqual([6_000]);
  });
});
