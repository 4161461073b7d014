import type { Socket } from 'node:net';

/** Connections over which no valid key has come. */
export interface StrangerSockets {
  add(socket: Socket): void;
  /** A request came: it is not closed before it has its answer. */
  answering(socket: Socket): void;
  answered(socket: Socket): void;
  /** The key is known: this connection is not a stranger's any more. */
  remove(socket: Socket): void;
}

/**
 * Bounds what callers without a key can make the server hold. A new connection is always taken: its key may be the
 * next thing that arrives. The connection that has waited longest is closed for it.
 */
export function strangerSockets(most: number): StrangerSockets {
  /** In the order in which they began to wait. */
  const waiting = new Set<Socket>();
  const strangers = new WeakSet<Socket>();

  const wait = (socket: Socket): void => {
    waiting.add(socket);
    if (waiting.size <= most) return;
    const [oldest] = waiting;
    if (!oldest) return;
    waiting.delete(oldest);
    oldest.destroy();
  };
  return {
    add(socket) {
      strangers.add(socket);
      socket.once('close', () => waiting.delete(socket));
      wait(socket);
    },
    answering: (socket) => void waiting.delete(socket),
    answered(socket) {
      if (strangers.has(socket) && !socket.destroyed) wait(socket);
    },
    remove(socket) {
      strangers.delete(socket);
      waiting.delete(socket);
    },
  };
}
