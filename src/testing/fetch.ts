import { Readable } from 'node:stream';
import { readIncoming } from '../service/http/read-body.ts';
import { abandon, isBytes, type ServiceResponse } from '../service/http/request-response.ts';
import type { Service } from '../service/service.ts';

interface Target {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Paths of the service that are not below the prefix of the API. */
const OUTSIDE =
  /^\/(?:v1|api|local|files|previews|checkout|openapi\.json|metrics|session|open|page)(?:[/?]|$)/;

/** `fetch` for this service, without a socket. */
export function fetchThrough(service: Service, target: Target): typeof fetch {
  return async (input, init) => {
    const request = requestOf(input, init, target.origin);
    const url = new URL(request.url);
    if (url.origin !== target.origin) {
      throw new TypeError(`this fetch reaches only ${target.origin}, not ${url.origin}`);
    }
    const headers: Record<string, string> = { host: url.host, ...Object.fromEntries(request.headers) };
    for (const [name, value] of Object.entries(target.headers)) headers[name.toLowerCase()] = value;
    if (headers.authorization === undefined && headers['x-api-key'] === undefined) {
      const isLocal = /^\/(?:(?:api\/)?v1\/)?(?:local|metrics)(?:\/|$)/.test(url.pathname);
      headers.authorization = `Bearer ${isLocal ? service.adminKey : service.key}`;
    }
    let release = (): void => {};
    const response = await service
      .app({
        method: request.method,
        url,
        headers,
        async body(limitBytes, holder) {
          const incoming = Object.assign(Readable.from(request.body ?? []), { complete: true });
          const read = readIncoming(incoming, 0, { budget: service.bodies, holder, limitBytes });
          release = read.release;
          return read.bytes;
        },
        signal: request.signal,
        inProcess: false,
      })
      .finally(() => release());
    request.signal.throwIfAborted();
    if (response.drop) {
      await abandon(response);
      throw new TypeError('fetch failed', { cause: new Error('the connection was closed') });
    }
    return webResponse(response, request);
  };
}

function requestOf(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  origin: string,
): Request {
  if (typeof input !== 'string' || !input.startsWith('/')) return new Request(input, init);
  return new Request(origin + (OUTSIDE.test(input) ? '' : '/v1') + input, init);
}

function webResponse({ status, headers, body }: ServiceResponse, { method, signal }: Request): Response {
  if (status === 204 || status === 304 || method === 'HEAD') return new Response(null, { status, headers });
  return new Response(isBytes(body) ? new Uint8Array(body) : readable(body, signal), { status, headers });
}

/** Reads the body only as fast as the reader asks. */
function readable(body: AsyncIterable<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const iterator = body[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await iterator.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          signal.throwIfAborted();
          throw new TypeError('terminated', { cause: error });
        }
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
