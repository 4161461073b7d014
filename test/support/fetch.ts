import { Readable } from 'node:stream';
import { readIncoming } from '../../src/service/http/read-body.ts';
import {
  abandon,
  isBytes,
  type ServiceRequest,
  type ServiceResponse,
} from '../../src/service/http/request-response.ts';
import type { Service } from '../../src/service/service.ts';

/** A request through the app as a stranger would send it, in the types of the web and without a socket. */
export async function fetchFrom({ app, bodies }: Service, request: Request): Promise<Response> {
  const { asked, release } = askedOf(request, bodies);
  const response = await app(asked).finally(release);
  if (!response.drop) return responseOf(response, request.method);
  await abandon(response);
  return Response.error();
}

function responseOf({ status, headers, body }: ServiceResponse, method: string): Response {
  if (status === 204 || status === 304 || method === 'HEAD') return new Response(null, { status, headers });
  return new Response(isBytes(body) ? (body as BodyInit) : readable(body), { status, headers });
}

function askedOf(request: Request, bodies: Service['bodies']): { asked: ServiceRequest; release(): void } {
  let release = (): void => {};
  const asked: ServiceRequest = {
    method: request.method,
    url: new URL(request.url),
    headers: Object.fromEntries(request.headers),
    async body(limitBytes, holder) {
      const declared = Number(request.headers.get('content-length') ?? 0);
      const body = readIncoming(incomingOf(request), declared, { budget: bodies, holder, limitBytes });
      release = body.release;
      return body.bytes;
    },
    signal: request.signal,
    inProcess: false,
  };
  return { asked, release: () => release() };
}

/** The body as it would come over a socket. */
function incomingOf({ body }: Request) {
  return Object.assign(Readable.from(body ?? []), { complete: true });
}

/** Reads the body only as fast as the reader asks. */
function readable(body: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = body[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
