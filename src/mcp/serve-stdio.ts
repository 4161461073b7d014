import type { Readable } from 'node:stream';
import { initializeReply } from './initialize-reply.ts';
import type { ServerParts } from './server.ts';
import { StdioWire, type WireOutput } from './stdio-wire.ts';

export interface StdioOptions {
  readonly stdin: Readable;
  readonly stdout: WireOutput;
  readonly version: string;
  readonly signal: AbortSignal;
  /** Made when the client has said something: until then nothing of it is loaded. */
  readonly parts: () => Promise<ServerParts>;
  readonly warn: (message: string) => void;
}

/** Serves one client over standard input and output until it is gone or the signal comes. */
export async function serveStdio(options: StdioOptions): Promise<void> {
  const { stdin, stdout, version, signal, parts, warn } = options;
  const wire = new StdioWire({
    stdin,
    stdout,
    answer: (message) => initializeReply(message, version),
    onUnreadable: warn,
  });
  const stop = () => void wire.close();
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await wire.opened;
    // The answer to the handshake leaves before the rest is loaded, which takes longer than everything so far.
    await new Promise((resolve) => setImmediate(resolve));
    const [sdk, { makeServer }, made] = await Promise.all([
      import('@modelcontextprotocol/server/stdio'),
      import('./server.ts'),
      parts(),
    ]);
    const connection = sdk.serveStdio(() => makeServer(made), {
      transport: wire,
      onerror: ({ message }) => warn(message),
    });
    await wire.ended;
    await connection.close();
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
