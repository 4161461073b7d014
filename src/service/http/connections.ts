import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Tells requests that their client is gone. */
export interface Connections {
  add(socket: Socket): void;
  /** Aborted when the connection closes before this reply has left. */
  answering(socket: Socket, outgoing: ServerResponse): AbortSignal;
}

/** To make a signal takes longer than to read a request, so those of one connection share it; one that served for ever would keep whatever forgot to stop listening. */
const MOST_SHARING = 100;

interface Connection {
  gone: AbortController;
  sharing: number;
  latest: ServerResponse | undefined;
}

export function openConnections(): Connections {
  const connections = new WeakMap<Socket, Connection>();
  return {
    add(socket) {
      const connection: Connection = { gone: new AbortController(), sharing: 0, latest: undefined };
      connections.set(socket, connection);
      socket.once('close', () => leave(connection));
    },
    answering(socket, outgoing) {
      const connection = connections.get(socket);
      if (!connection) throw new Error('the connection is not known');
      const { latest } = connection;
      if (connection.sharing >= MOST_SHARING && latest?.writableFinished) {
        connection.gone = new AbortController();
        connection.sharing = 0;
      }
      connection.sharing += 1;
      connection.latest = outgoing;
      return connection.gone.signal;
    },
  };
}

/** Replies leave in the order of their requests: with the latest all of them have. */
function leave({ gone, latest }: Connection): void {
  if (latest && !latest.writableFinished) gone.abort(new Error('the client is gone'));
}
