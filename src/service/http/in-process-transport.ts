import type { Carry } from '../../contract/transport.ts';
import { CarryFailure } from '../../contract/transport-failure.ts';
import type { App } from './app.ts';
import { type Answer, abandon, encode, isBytes } from './exchange.ts';
import { refuse } from './service-error.ts';

/** Asks the service inside this process: no socket, no key, the very same handlers. */
export function carryTo(app: App, key: string): Carry {
  return async ({ method, url, headers, body = '', signal, onSent }) => {
    signal?.throwIfAborted();
    const bytes = typeof body === 'string' ? encode(body) : body;
    const lowered = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    onSent?.();
    const answer = await app({
      method,
      url: new URL(url),
      headers: { ...lowered, authorization: `Bearer ${key}` },
      async body(limit) {
        if (bytes.length > limit) throw refuse.tooLarge(`The body is larger than ${limit} bytes.`);
        return bytes;
      },
      signal: signal ?? new AbortController().signal,
      inProcess: true,
    });
    if (answer.drop) {
      await abandon(answer);
      throw new CarryFailure('lost', 'the connection was closed');
    }
    return { status: answer.status, headers: answer.headers, body: bodyOf(answer) };
  };
}

async function* bodyOf({ body }: Answer): AsyncGenerator<Uint8Array> {
  if (!isBytes(body)) return yield* body;
  if (body.length > 0) yield body;
}
