import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { strangerSockets } from '../../../src/service/http/stranger-sockets.ts';

function sockets(count: number) {
  const closed: number[] = [];
  const made = Array.from({ length: count }, (_, index) => {
    const socket: Socket = Object.assign(new Socket(), {
      destroy() {
        closed.push(index);
        socket.emit('close');
        return socket;
      },
    });
    return socket;
  });
  return { closed, made };
}

test('X1.8: beyond the bound the connection that waited longest is closed, and the new one is taken', () => {
  const { closed, made } = sockets(5);
  const strangers = strangerSockets(3);
  for (const socket of made) strangers.add(socket);
  expect(closed).toEqual([0, 1]);
});

test('X1.8: a connection that a key came over, or that waits for its answer, is left alone', () => {
  const { closed, made } = sockets(6);
  const [known, asking, ...others] = made;
  const strangers = strangerSockets(3);
  if (!known || !asking) throw new Error('no sockets');
  strangers.add(known);
  strangers.remove(known);
  strangers.answered(known);
  strangers.add(asking);
  strangers.answering(asking);
  for (const socket of others) strangers.add(socket);
  expect(closed).toEqual([2]);
  strangers.answered(asking);
  expect(closed).toEqual([2, 3]);
});
