import { maskHeaders, maskText } from '../../contract/mask.ts';
import type { JsonObject } from '../../contract/shape.ts';
import type { FinishedRequest, RequestEnd } from './request-record.ts';

/** Of each body this much is kept. */
const MOST_BODY_BYTES = 64 * 1024;

/** One finished request as it is kept: what lists show, and the rest as JSON. */
export interface JournalEntry {
  readonly id: string;
  readonly at: number;
  readonly method: string;
  /** As it came; `shownPath` masks what is secret in it. */
  readonly path: string;
  readonly endpoint: string | undefined;
  readonly account: string | undefined;
  readonly status: number;
  readonly durationMs: number;
  readonly credits: number;
  readonly tokens: number;
  readonly stream: boolean;
  readonly fault: string | undefined;
  readonly jobId: string | undefined;
  readonly test: string | undefined;
}

export function entryOf({ record, status, durationMs, headers }: FinishedRequest): JournalEntry {
  const { request, tokens } = record;
  return {
    id: record.id,
    at: record.at,
    method: request.method,
    path: request.url.pathname + request.url.search,
    endpoint: record.endpoint,
    account: record.account,
    status,
    durationMs: Math.round(durationMs * 10) / 10,
    credits: record.credits,
    tokens: tokens ? tokens.prompt + tokens.completion : 0,
    stream: headers['content-type']?.startsWith('text/event-stream') === true,
    fault: record.fault,
    jobId: record.jobId,
    test: record.test,
  };
}

const LONGEST_PATH = 2_000;

export function shownPath({ path }: JournalEntry): string {
  return maskText(path).slice(0, LONGEST_PATH);
}

/** What is known of a request whose headers and bodies were not kept. */
interface BriefFacts {
  readonly origin: string;
  readonly end: RequestEnd;
  readonly firstByteMs: number | undefined;
  readonly sentBytes: number;
  readonly receivedBytes: number;
}

export function briefDetail({ origin, end, firstByteMs, sentBytes, receivedBytes }: BriefFacts): string {
  const nothing = { headers: {}, text: null, truncated: false };
  return JSON.stringify({
    origin,
    end,
    first_byte_ms: rounded(firstByteMs),
    tokens: null,
    request: { ...nothing, bytes: receivedBytes },
    response: { ...nothing, bytes: sentBytes, chunks: [] },
  });
}

const rounded = (ms: number | undefined): number | null =>
  ms === undefined ? null : Math.round(ms * 10) / 10;

/** Headers, bodies and chunks, masked and cut to size. */
export function detailOf(finished: FinishedRequest): string {
  const { record, headers, body, chunks, sentBytes, end, firstByteMs } = finished;
  const detail: JsonObject = {
    origin: record.request.url.origin,
    end,
    first_byte_ms: rounded(firstByteMs),
    tokens: record.tokens ?? null,
    request: { headers: maskHeaders(record.request.headers), ...kept(record.body, record.request.headers) },
    response: {
      headers: maskHeaders(headers),
      ...(chunks.length > 0 ? { text: null, bytes: sentBytes, truncated: false } : kept(body, headers)),
      ...(body === undefined ? { bytes: sentBytes } : {}),
      chunks: chunks.map(({ atMs, bytes }) => ({
        at_ms: Math.round(atMs * 10) / 10,
        text: maskText(textOf(bytes)),
      })),
    },
  };
  return JSON.stringify(detail);
}

interface KeptBody {
  /** Null: there is none, or it is no text. */
  readonly text: string | null;
  readonly bytes: number;
  readonly truncated: boolean;
}

function kept(body: Uint8Array | undefined, headers: Readonly<Record<string, string>>): KeptBody {
  if (body === undefined || body.length === 0) return { text: null, bytes: 0, truncated: false };
  const isText = /json|text|xml|javascript|urlencoded/.test(headers['content-type'] ?? '');
  if (!isText) return { text: null, bytes: body.length, truncated: false };
  const truncated = body.length > MOST_BODY_BYTES;
  const text = maskText(textOf(truncated ? body.subarray(0, MOST_BODY_BYTES) : body));
  return { text, bytes: body.length, truncated };
}

const decoder = new TextDecoder();
const textOf = (bytes: Uint8Array): string => decoder.decode(bytes);
