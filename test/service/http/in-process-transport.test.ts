import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { localOctet } from '../../support/cli.ts';
import { httpServer } from '../../support/servers.ts';
import { FakeKeyboard } from '../../support/streams.ts';
import { DONE, delta, finish } from '../../support/wire.ts';

/** An upstream that drops the connection in the middle of its first answers, and answers the later ones. */
async function cutUpstream(cuts = Number.POSITIVE_INFINITY) {
  let left = cuts;
  const answer = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (left <= 0) return response.end(delta('all of it') + finish() + DONE);
    left -= 1;
    return response.write(delta('half of'), () => response.destroy());
  };
  const server = await httpServer((request, response) =>
    request.url === '/v1/models'
      ? response.end('{"data":[{"id":"m-1"}]}')
      : void setImmediate(() => answer(response)),
  );
  return { OCTET_UPSTREAM: server.base };
}

test('X18.1: an upstream that is cut in mid-answer is an incomplete answer in process too', async () => {
  const cli = localOctet({ env: await cutUpstream() });
  expect(await cli.run('chat', 'what is it?')).toBe(13);
  expect(cli.stdout).toBe('half of\n');
  expect(cli.stderr).not.toContain('octet itself failed');
});

test('X18.2: a conversation survives an answer that is cut', async () => {
  const keyboard = new FakeKeyboard();
  const cli = localOctet({ env: await cutUpstream(1), stdin: keyboard, terminal: 80 });
  const ended = cli.run('chat', '--color', 'never');
  keyboard.push('first?\r');
  keyboard.push('second?\r');
  keyboard.push('\x04');
  expect(await ended).toBe(0);
  expect(cli.stdout).toMatch(/half[^f]* of\n/);
  expect(cli.stdout).toContain('all of it');
});

describe('X18.3: a reply that breaks off means the same in process as over the wire', () => {
  test.each([
    [['chat', 'hello'], 13],
    [['chat', '--no-stream', 'hello'], 12],
    [['complete', 'hello'], 12],
    [['models'], 11],
  ])('%j', async (argv, status) => {
    const cli = localOctet({ faults: ['cut:1'] });
    expect(await cli.run(...argv, '--max-retries', '0')).toBe(status);
    expect(cli.stderr).not.toContain('octet itself failed');
  });
});
