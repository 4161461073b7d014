import { describe, expect, test } from 'vitest';
import { httpServer } from '../support/servers.ts';
import { octetTo } from './over-the-wire.ts';

const CHAT = ['chat', '--no-stream', 'hi'];

describe('redirects', () => {
  test.each([301, 302, 303, 307, 308])('T22: %i to another origin is not followed', async (status) => {
    const target = await httpServer((_, response) => response.end('{}'));
    const server = await httpServer((_, response) => {
      response.writeHead(status, { location: `${target.base}/models?key=1` });
      response.end();
    });
    for (const argv of [['models'], CHAT]) {
      const cli = octetTo(server.base);
      expect(await cli.run(...argv)).toBe(15);
      expect(cli.err[0]).toBe(`error: the service redirects to ${target.origin}, which is not followed`);
    }
    expect(target.received).toEqual([]);
  });

  test.each([
    ['T23: the same origin', '/v1/models'],
    ['T24: a file', 'file:///etc/passwd'],
    ['T24: another host', '//evil.example/x'],
    ['T24: a script', 'javascript:alert(1)'],
    ['T24: nothing', ''],
    ['T24: garbage', 'http://['],
  ])('%s is not followed either', async (_, location) => {
    const server = await httpServer((_request, response) => {
      response.writeHead(302, { location });
      response.end();
    });
    const cli = octetTo(server.base);
    expect(await cli.run('models')).toBe(15);
    expect(server.received).toHaveLength(1);
  });
});

test('T26: a key is not sent over plain http to another machine', async () => {
  const cli = octetTo('http://192.0.2.1/v1', {
    network: () => Promise.reject(new Error('something was sent')),
  });
  expect(await cli.run('models')).toBe(15);
  expect(cli.err[0]).toContain('not encrypted');
});
