import { createMcpHandler } from '@modelcontextprotocol/server';
import { makeServer, type ServerParts } from './server.ts';

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly key: string;
  readonly signal: AbortSignal;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | AsyncIterable<Uint8Array>;
}

export interface HttpOptions {
  /** The server for one key; requests of different keys share nothing. */
  readonly parts: (key: string) => Promise<ServerParts>;
  readonly warn: (message: string) => void;
}

const MOST_BYTES = 32 * 1024 * 1024;

/** Serves requests of the streamable HTTP transport, of both eras of the protocol, without sessions. */
export function serveHttp({ parts, warn }: HttpOptions): (request: HttpRequest) => Promise<HttpResponse> {
  const handler = createMcpHandler(async ({ authInfo }) => makeServer(await parts(authInfo?.token ?? '')), {
    onerror: ({ message }) => warn(message),
    maxRequestBodySize: MOST_BYTES,
  });
  return async ({ method, url, headers, body, key, signal }) => {
    const request = new Request(url, {
      method,
      headers,
      body: method === 'POST' ? Buffer.from(body) : undefined,
      signal,
    });
    const reply = await handler.fetch(request, { authInfo: { token: key, clientId: 'octet', scopes: [] } });
    return {
      status: reply.status,
      headers: Object.fromEntries(reply.headers),
      body: reply.body ?? new Uint8Array(),
    };
  };
}
