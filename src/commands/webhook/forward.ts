import type { Context } from '../../context.ts';
import type { Transport } from '../../contract/transport.ts';
import { type PostedOnce, postOnce } from './post.ts';
import type { Received } from './receiver.ts';

const LIMIT_MS = 30_000;

/** They belong to one connection, or are set again for the next one. */
const NOT_PASSED_ON = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'host',
  'content-length',
]);

export function passedOn(headers: Readonly<Record<string, string>>): Record<string, string> {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.has(name) && !named.has(name)),
  );
}

/** The same bytes and headers, to another place. */
export function forward(
  context: Context,
  transport: Transport,
  url: URL,
  { headers, body }: Pick<Received, 'headers' | 'body'>,
): Promise<PostedOnce> {
  return postOnce(context, transport, { url, headers: passedOn(headers), body, limitMs: LIMIT_MS });
}
