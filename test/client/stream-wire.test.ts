import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { RAW_STREAM_HEAD, rawChunk, rawServer } from '../support/servers.ts';
import { DONE, delta, finish } from '../support/wire.ts';
import { octetTo } from './over-the-wire.ts';

const CHUNKED = `${RAW_STREAM_HEAD}transfer-encoding: chunked\r\n\r\n`;
const UNTIL_CLOSE = `${RAW_STREAM_HEAD}connection: close\r\n\r\n`;
const said = delta('once') + delta(' upon');

/** Says the pieces, waits until they have left, and then ends in its way. */
const says = (text: string, end: (socket: Socket) => void) => (socket: Socket) =>
  void socket.write(text, () => setImmediate(end, socket));

const ENDINGS: [string, (socket: Socket) => void, number][] = [
  ['S3: a chunked body without its last chunk', says(CHUNKED + rawChunk(said), (socket) => socket.end()), 13],
  ['S3: a reset', says(CHUNKED + rawChunk(said), (socket) => socket.resetAndDestroy()), 13],
  [
    'S3: half a chunk',
    says(CHUNKED + rawChunk(said + delta('x')).slice(0, -40), (socket) => socket.end()),
    13,
  ],
  ['S4: a clean end of chunks', says(`${CHUNKED}${rawChunk(said)}0\r\n\r\n`, (socket) => socket.end()), 13],
  ['S4: a clean close', says(UNTIL_CLOSE + said, (socket) => socket.end()), 13],
  ['S5: a finish reason and a close', says(UNTIL_CLOSE + said + finish(), (socket) => socket.end()), 0],
  [
    'S19: a finish reason and a reset',
    says(CHUNKED + rawChunk(said + finish()), (socket) => socket.resetAndDestroy()),
    0,
  ],
  [
    'S6: the end mark, and a reset',
    says(CHUNKED + rawChunk(said + DONE), (socket) => socket.resetAndDestroy()),
    0,
  ],
  ['S6: the end mark, and silence', says(CHUNKED + rawChunk(said + DONE), () => undefined), 0],
  [
    'S7: CRLF all through',
    says(CHUNKED + rawChunk((said + finish() + DONE).replaceAll('\n', '\r\n')), () => undefined),
    0,
  ],
];

describe('how a stream ends on a real socket', () => {
  test.each(ENDINGS)('%s', async (_, answer, exit) => {
    const server = await rawServer(answer);
    const cli = octetTo(server.base);
    expect(await cli.run('chat', 'tell')).toBe(exit);
    expect(cli.stdout).toBe('once upon\n');
    expect(cli.stderr).toMatch(
      exit === 0
        ? /^$/
        : /^error: (the answer is incomplete: .+|the connection dropped mid-answer)\nhint: .+\n$/,
    );
  });

  test('S21: id and retry fields never cause another request', async () => {
    const server = await rawServer(
      says(`${UNTIL_CLOSE}retry: 1\nid: 9\n${said}retry: 0\n\n`, (socket) => socket.end()),
    );
    const cli = octetTo(server.base);
    expect(await cli.run('chat', 'tell')).toBe(13);
    expect(server.heard).toHaveLength(1);
    expect(server.heard[0]).not.toMatch(/last-event-id/i);
  });

  test('the request asks for a stream and for no compression', async () => {
    const server = await rawServer(says(UNTIL_CLOSE + said + DONE, (socket) => socket.end()));
    await octetTo(server.base).run('chat', 'tell');
    expect(server.heard[0]).toMatch(/\r\naccept: text\/event-stream/);
    expect(server.heard[0]).toMatch(/\r\naccept-encoding: identity\r\n/);
  });

  test('S5: the missing end mark is told with -v', async () => {
    const server = await rawServer(says(UNTIL_CLOSE + said + finish(), (socket) => socket.end()));
    const cli = octetTo(server.base);
    await cli.run('chat', '-v', 'tell');
    expect(cli.stderr).toContain('the stream ended early');
  });
});
