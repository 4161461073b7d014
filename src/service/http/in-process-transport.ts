import { asAbortSignal, type StopSignal } from '../../contract/stop-signal.ts';
import type { Transport } from '../../contract/transport.ts';
import { TransportFailure } from '../../contract/transport-failure.ts';
import type { App } from './app.ts';
import { isStateFault } from './error-response.ts';
import { abandon, encode, isBytes, type ServiceResponse } from './request-response.ts';
import { ServiceError, serviceError } from './service-error.ts';

/** Asks the service inside this process: no socket, no key, the very same handlers. */
export function inProcessTransport(
  app: App,
  key: string,
  { mayNameFiles = false }: { readonly mayNameFiles?: boolean } = {},
): Transport {
  return async ({ method, url, headers, body = '', signal, onSent }) => {
    signal?.throwIfAborted();
    const bytes = typeof body === 'string' ? encode(body) : body;
    const lowered = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    onSent?.();
    const response = await app({
      method,
      url: new URL(url),
      headers: { ...lowered, authorization: `Bearer ${key}` },
      async body(limit) {
        if (bytes.length > limit) throw serviceError.tooLarge(`The body is larger than ${limit} bytes.`);
        return bytes;
      },
      signal: signal ? asAbortSignal(signal) : new AbortController().signal,
      inProcess: true,
      mayNameFiles,
    });
    if (response.fault) throw response.fault;
    if (response.drop) {
      await abandon(response);
      throw new TransportFailure('lost', 'the connection was closed');
    }
    return { status: response.status, headers: response.headers, body: bodyOf(response, signal) };
  };
}

/** A body that fails is a connection that broke, exactly as a client over the wire would see it. */
async function* bodyOf({ body }: ServiceResponse, signal?: StopSignal): AsyncGenerator<Uint8Array> {
  if (isBytes(body)) {
    if (body.length > 0) yield body;
    return;
  }
  try {
    yield* body;
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof TransportFailure || isStateFault(error)) throw error;
    throw new TransportFailure('lost', reasonOf(error), { cause: error });
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ServiceError)) return 'the connection was closed';
  return error.message.charAt(0).toLowerCase() + error.message.slice(1).replace(/\.$/, '');
}
