import type { Risk } from '../contract/endpoints.ts';
import { readProblem } from '../contract/problem.ts';
import { readRateLimit } from '../contract/rate-limit.ts';
import type { TransportResponse } from '../contract/transport.ts';
import { type ApiError, OctetError, UnreadableReply } from '../errors.ts';
import { type AskedFor, apiErrorOf } from './api-error.ts';
import { wholeBody } from './content-encoding.ts';
import { parseJson } from './json.ts';
import { headerDelay } from './retry-delay.ts';

const MOST_PROBLEM_BYTES = 1024 * 1024;

/** Reads the error of a reply of 400 and above, however much of it came. */
export async function refusedBy(
  reply: TransportResponse,
  { now, ...asked }: AskedFor & { readonly now: number },
): Promise<ApiError> {
  // A body that broke says nothing; the status decides.
  const bytes = await wholeBody(reply, { most: MOST_PROBLEM_BYTES }).catch(() => Buffer.alloc(0));
  return apiErrorOf({
    status: reply.status,
    headers: reply.headers,
    problem: readProblem(parsed(bytes) ?? textOf(bytes)),
    retryAfterMs: headerDelay(reply.status, reply.headers, now),
    body: bytes,
    asked,
  });
}

/** Making a TextDecoder costs as much as all else that is done to a small reply; its one favour is done by hand. */
function textOf(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

function parsed(bytes: Buffer): unknown {
  return parseJson(textOf(bytes));
}

export function documentOf(bytes: Buffer, headers: TransportResponse['headers'], risk: Risk): unknown {
  const document = parsed(bytes);
  if (document !== undefined && document !== null && document !== '') return document;
  const contentType = headers['content-type']?.split(';')[0];
  const content = document === undefined ? { bytes, contentType } : { document };
  throw new UnreadableReply(`unexpected reply: ${whatCame(bytes, document, contentType)}`, content, {
    paid: risk !== 'read',
    requestId: headers['x-request-id'],
  });
}

function whatCame(bytes: Buffer, document: unknown, contentType: string | undefined): string {
  if (bytes.length === 0) return 'an empty body instead of JSON';
  if (document !== undefined) return 'JSON without content';
  return contentType === undefined || /json/i.test(contentType)
    ? 'invalid JSON'
    : `${contentType} instead of JSON`;
}

/** The header `x-should-retry`, if the service sends it. */
export function shouldRetry(headers: TransportResponse['headers']): boolean | undefined {
  const word = headers['x-should-retry']?.trim().toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : undefined;
}

/** For --verbose. */
export function replyLine(reply: TransportResponse, tookMs: number): string {
  const limit = readRateLimit(reply.headers);
  const parts = [String(reply.status), `${Math.round(tookMs)} ms`];
  if (reply.headers['x-request-id']) parts.push(`request ${reply.headers['x-request-id']}`);
  if (limit?.remaining !== undefined) parts.push(`${limit.remaining} of ${limit.limit ?? '?'} requests left`);
  return parts.join(', ');
}

/** Following would send the body, and with 307 the key, to wherever the reply says. */
export async function redirected(reply: TransportResponse, url: string): Promise<OctetError> {
  for await (const _ of reply.body) break;
  const target = reply.headers.location ?? 'nowhere';
  const place = URL.canParse(target, url) ? new URL(target, url) : undefined;
  const shown = place
    ? place.host
      ? `${place.protocol}//${place.host}`
      : place.protocol
    : 'an invalid address';
  return new OctetError('unsafe', `the service redirects to ${shown}, which is not followed`, undefined, {
    code: 'cli_redirect_refused',
    requestId: reply.headers['x-request-id'],
  });
}
