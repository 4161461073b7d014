import type { Transport, TransportRequest, TransportResponse } from '../../src/contract/transport.ts';
import { type FailureKind, TransportFailure } from '../../src/contract/transport-failure.ts';

/** The answer to a scripted request: a reply, or a way to fail. */
export type Answer = (request: TransportRequest) => Promise<TransportResponse> | TransportResponse;

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const encoder = new TextEncoder();

export async function* bytes(...parts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield typeof part === 'string' ? encoder.encode(part) : part;
}

export function json(
  document: unknown,
  options: { status?: number; headers?: Record<string, string> } = {},
): Answer {
  return raw(JSON.stringify(document), 'application/json', options);
}

export function raw(
  body: string | Uint8Array,
  type: string,
  options: { status?: number; headers?: Record<string, string> } = {},
): Answer {
  return () => ({
    status: options.status ?? 200,
    headers: { 'content-type': type, ...options.headers },
    body: bytes(body),
  });
}

export function problem(status: number, code = 'some_code', headers: Record<string, string> = {}): Answer {
  return json({ error: { message: `no: ${code}`, type: 'some_type', code } }, { status, headers });
}

/** A stream of events, piece by piece as given. */
export function stream(...parts: (string | Uint8Array)[]): Answer {
  return () => ({ status: 200, headers: { 'content-type': 'text/event-stream' }, body: bytes(...parts) });
}

export function delta(content: string, more: object = {}): string {
  const chunk = {
    id: 'chatcmpl_1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm-1',
    choices: [{ index: 0, delta: { content }, finish_reason: null }],
    ...more,
  };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

export function finish(reason = 'stop'): string {
  return `data: ${JSON.stringify({ id: 'chatcmpl_1', model: 'm-1', choices: [{ index: 0, delta: {}, finish_reason: reason }] })}\n\n`;
}

export const DONE = 'data: [DONE]\n\n';

/** The whole of a streamed answer. */
export function tokenStream(...texts: string[]): Answer {
  return stream(...texts.map((text) => delta(text)), finish(), DONE);
}

/** Pieces, and then the connection breaks. */
export function broken(...parts: string[]): Answer {
  return () => ({
    status: 200,
    headers: { 'content-type': 'text/event-stream' },
    body: (async function* () {
      yield* bytes(...parts);
      throw new TransportFailure('lost', 'the connection was reset');
    })(),
  });
}

/** Fails; `sent` decides whether the request had left. */
export function fails(kind: FailureKind, sent: boolean): Answer {
  return (request) => {
    if (sent) request.onSent?.();
    throw new TransportFailure(kind, `scripted: ${kind}`);
  };
}

export type Script = Readonly<Record<string, readonly Answer[] | Answer>>;

/** Answers by `METHOD /path`; a list is used up in order, its last answer is not repeated. */
export function scripted(script: Script): { transport: Transport; sent: Sent[] } {
  const sent: Sent[] = [];
  const left = new Map(
    Object.entries(script).map(([key, answers]) => [
      key,
      typeof answers === 'function' ? answers : [...answers],
    ]),
  );
  const transport: Transport = async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(/^\/(api\/)?v1/, '') + search;
    sent.push({
      method: request.method,
      path,
      url: request.url,
      headers: request.headers,
      body: parse(request.body),
    });
    const answers =
      left.get(`${request.method} ${path}`) ?? left.get(`${request.method} ${path.split('?')[0]}`);
    const answer = typeof answers === 'function' ? answers : answers?.shift();
    if (!answer) throw new Error(`unscripted request: ${request.method} ${path}`);
    const reply = await answer(request);
    request.onSent?.();
    return reply;
  };
  return { transport, sent };
}

function parse(body: string | Uint8Array | undefined): unknown {
  if (body === undefined) return undefined;
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
