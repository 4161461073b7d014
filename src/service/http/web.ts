import type { App } from './app.ts';
import { abandon, isBytes, type ServiceRequest, type ServiceResponse } from './exchange.ts';
import { serviceError } from './service-error.ts';

/** The service as a function from Request to Response. */
export function fetchFrom(app: App): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await app(askedOf(request));
    if (response.drop) {
      await abandon(response);
      return Response.error();
    }
    return responseOf(response, request.method);
  };
}

function responseOf({ status, headers, body }: ServiceResponse, method: string): Response {
  if (status === 204 || status === 304 || method === 'HEAD') return new Response(null, { status, headers });
  return new Response(isBytes(body) ? (body as BodyInit) : readable(body), { status, headers });
}

function askedOf(request: Request): ServiceRequest {
  return {
    method: request.method,
    url: new URL(request.url),
    headers: Object.fromEntries(request.headers),
    body: (limit) => readBody(request, limit),
    signal: request.signal,
    inProcess: false,
  };
}

async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = serviceError.tooLarge(`The body is larger than ${limit} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > limit) throw tooLarge;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Nothing is produced ahead of the reader. */
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
