import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { undiciTransport } from '../../../src/client/undici.ts';
import { SIGNATURE_HEADER, signatureOf } from '../../../src/contract/signature.ts';
import { OctetError } from '../../../src/errors.ts';
import { type Cli, type CliOptions, octet } from '../../support/cli.ts';

export const SECRET = 'a signing secret for tests';

export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

export interface Listening {
  readonly cli: Cli;
  readonly port: number;
  /** The documents of the deliveries so far. */
  readonly events: () => Record<string, unknown>[];
  /** Ctrl-C; gives the exit status. */
  stop(): Promise<number>;
  readonly ended: Promise<number>;
}

/** `octet webhook listen` on a free port, ended with the test. */
export async function listening(args: readonly string[] = [], options: CliOptions = {}): Promise<Listening> {
  const stop = new AbortController();
  const cli = octet(
    {},
    {
      signal: stop.signal,
      network: undiciTransport({ connections: 0, connectMs: 1_000 }),
      ...options,
      env: { OCTET_WEBHOOK_SECRET: SECRET, ...options.env },
    },
  );
  const ended = cli.run('webhook', 'listen', '--port', '0', '--ndjson', ...args);
  const lines = () => cli.out.map((line) => JSON.parse(line) as Record<string, unknown>);
  let over = false;
  void ended.then(() => {
    over = true;
  });
  await until(() => over || cli.out.length > 0);
  const url = cli.out.length > 0 ? String(lines()[0]?.url) : '';
  const end = async () => {
    stop.abort(new OctetError('interrupted', 'interrupted'));
    return ended;
  };
  onTestFinished(async () => void (await end()));
  return {
    cli,
    port: url === '' ? 0 : Number(new URL(url).port),
    events: () =>
      lines()
        .slice(1)
        .map((line) => line.result as Record<string, unknown>),
    stop: end,
    ended,
  };
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export function send(
  port: number,
  body: string | Uint8Array,
  options: { method?: string; path?: string; headers?: Record<string, string> } = {},
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const { method = 'POST', path = '/', headers = {} } = options;
    const sending = request({ port, host: '127.0.0.1', method, path, headers, agent: false }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('error', reject);
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

export function signed(
  body: string | Uint8Array,
  more: Record<string, string> = {},
): { headers: Record<string, string> } {
  return {
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signatureOf(SECRET, Buffer.from(body)),
      ...more,
    },
  };
}

export interface Target {
  readonly url: string;
  readonly got: {
    readonly path: string;
    readonly headers: IncomingMessage['headers'];
    readonly body: Buffer;
  }[];
}

/** A receiver of the user's own, which answers as told. */
export async function target(
  answer: (response: ServerResponse, count: number) => void = (response) => response.end('ok'),
): Promise<Target> {
  const got: Target['got'] = [];
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    got.push({ path: incoming.url ?? '', headers: incoming.headers, body: Buffer.concat(parts) });
    answer(response, got.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/app/hook?x=1`, got };
}
