import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { FakeClock } from '../../support/clock.ts';
import { listening, send, signed, until } from './listening.ts';

const BODY = '{"type":"user.created","data":{"user_id":"u1"}}';

describe('W9: hostile senders', () => {
  test('a body that is too large gets 413, announced or not', async () => {
    const { port } = await listening();
    const large = Buffer.alloc(11 * 1024 * 1024, 0x20);
    expect((await send(port, large)).status).toBe(413);
    const chunked = await send(port, large, { headers: { 'transfer-encoding': 'chunked' } });
    expect(chunked.status).toBe(413);
    expect((await send(port, BODY, signed(BODY))).status).toBe(200);
  });

  function raw(port: number, text: string) {
    const socket = connect(port, '127.0.0.1');
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.write(text);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    return { closed, got: () => Buffer.concat(parts).toString() };
  }

  test('headers that come too slowly get 408', async () => {
    const clock = new FakeClock();
    const { port } = await listening([], { clock });
    const before = clock.pending;
    const sender = raw(port, 'POST / HTTP/1.1\r\nhost: x\r\n');
    await until(() => clock.pending > before);
    await clock.pass(9_999);
    expect(sender.got()).toBe('');
    await clock.pass(1);
    await sender.closed;
    expect(sender.got()).toMatch(/^HTTP\/1\.1 408 /);
    expect((await send(port, BODY, signed(BODY))).status).toBe(200);
  });

  test('a body that comes too slowly gets 408', async () => {
    const clock = new FakeClock();
    const { port, events } = await listening([], { clock });
    const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\nexpect: 100-continue\r\n\r\n{"a"';
    const sender = raw(port, head);
    await until(() => sender.got().startsWith('HTTP/1.1 100'));
    await clock.pass(29_999);
    expect(sender.got()).not.toContain('408');
    await clock.pass(1);
    await sender.closed;
    expect(sender.got()).toContain('HTTP/1.1 408 ');
    expect(sender.got()).toContain('the body arrived too slowly');
    expect(events()).toEqual([]);
    expect((await send(port, BODY, signed(BODY))).status).toBe(200);
  });

  test('headers that are too large, and what is no HTTP, do not end it', async () => {
    const { port } = await listening();
    expect((await send(port, BODY, { headers: { 'x-large': 'x'.repeat(20_000) } })).status).toBe(431);
    const socket = connect(port, '127.0.0.1');
    socket.end('\x16\x03\x01 this is TLS');
    await new Promise((resolve) => socket.once('close', resolve).resume());
    expect((await send(port, BODY, signed(BODY))).status).toBe(200);
  });

  test('hundreds of idle connections do not shut others out for good', async () => {
    const { port, cli } = await listening();
    let open = 300;
    for (let each = open; each > 0; each -= 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.once('close', () => {
        open -= 1;
      });
      socket.resume();
    }
    // Those beyond the limit are dropped at once, the others when their time is up.
    await until(() => open < 300);
    while (open > 0) {
      await cli.clock.pass(10_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await send(port, BODY, signed(BODY))).status).toBe(200);
  });

  test('a sender that leaves in the middle does not end it', async () => {
    const { port, events } = await listening();
    const socket = connect(port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"a"');
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.resetAndDestroy();
    expect((await send(port, BODY, signed(BODY))).status).toBe(200);
    expect(events()).toHaveLength(1);
  });
});
