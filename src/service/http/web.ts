import type { BodyBudget } from '../../contract/body-budget.ts';
import type { App } from './app.ts';
import { abandon, isBytes, type ServiceRequest, type ServiceResponse } from './exchange.ts';
import { readParts } from './read-body.ts';

/** The service as a function from Request to Response. */
export function fetchFrom(app: App, bodies: BodyBudget): (request: Request) => Promise<Response> {
  return async (request) => {
    const { asked, release } = askedOf(request, bodies);
    const response = await app(asked).finally(release);
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

function askedOf(request: Request, bodies: BodyBudget): { asked: ServiceRequest; release(): void } {
  let release = (): void => {};
  const asked: ServiceRequest = {
    method: request.method,
    url: new URL(request.url),
    headers: Object.fromEntries(request.headers),
    async body(limitBytes, holder) {
      const declared = Number(request.headers.get('content-length') ?? 0);
      const body = readParts(request.body ?? [], declared, { budget: bodies, holder, limitBytes });
      release = body.release;
      return body.bytes;
    },
    signal: request.signal,
    inProcess: false,
  };
  return { asked, release: () => release() };
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
