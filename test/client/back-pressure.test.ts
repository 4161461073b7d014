import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { undiciTransport } from '../../src/client/undici.ts';
import { rawServer } from '../support/servers.ts';
import { noTimeouts } from '../support/service.ts';

/** More than is kept waiting for a reader, so that the sender is held back. */
const SONG = Buffer.alloc(300_000, 'ID3song ');
const LENGTH = `content-length: ${SONG.length}\r\n`;

const replies: [string, string, Buffer, (socket: Socket) => void, 'whole' | 'cut'][] = [
  ['its length', LENGTH, SONG, (socket) => socket.end(), 'whole'],
  ['its length, and is cut', LENGTH, SONG.subarray(1), (socket) => socket.end(), 'cut'],
  ['its length, and is reset', LENGTH, SONG.subarray(1), (socket) => socket.resetAndDestroy(), 'cut'],
  ['no length', '', SONG, (socket) => socket.end(), 'whole'],
  ['chunks', 'transfer-encoding: chunked\r\n', chunks(SONG, '0\r\n\r\n'), (socket) => socket.end(), 'whole'],
  ['chunks, and is cut', 'transfer-encoding: chunked\r\n', chunks(SONG, ''), (socket) => socket.end(), 'cut'],
];

function chunks(body: Buffer, end: string): Buffer {
  return Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from(`\r\n${end}`)]);
}

test.each(replies)('a reader that is late gets a reply with %s, and the process lives', async (...reply) => {
  const [, head, body, end, outcome] = reply;
  let closed = () => {};
  const gone = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const server = await rawServer((socket) => {
    socket.once('finish', closed).once('close', closed);
    socket.write(`HTTP/1.1 200 OK\r\nconnection: close\r\n${head}\r\n`);
    socket.write(body, () => end(socket));
  });
  const transport = undiciTransport({ connections: 0, connectMs: 1_000 });
  const { body: got } = await transport({
    method: 'GET',
    url: `${server.origin}/song.mp3`,
    headers: {},
    timeouts: noTimeouts,
  });
  // The end of the connection comes before the first byte is read.
  await gone;
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  const read = (async () => {
    const parts: Uint8Array[] = [];
    for await (const part of got) {
      parts.push(part);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return Buffer.concat(parts);
  })();
  if (outcome === 'cut') await expect(read).rejects.toMatchObject({ name: 'TransportFailure', kind: 'lost' });
  else expect((await read).equals(SONG)).toBe(true);
  await transport.close();
});
