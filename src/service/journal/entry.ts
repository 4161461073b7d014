import { maskHeaders, maskText } from '../../contract/mask.ts';
import type { JsonObject } from '../../contract/shape.ts';
import type { LiveEvent } from './live-events.ts';
import type { FinishedRequest, RequestEnd } from './request-record.ts';

/** Of each body this much is kept. */
const MOST_BODY_BYTES = 64 * 1024;
const LARGE_BYTES = 64 * 1024;
const LONGEST_PATH = 2_000;

/**
 * One finished request as it is kept: what lists show, and the rest as JSON. The journal and those who watch share this
 * one flat object: thousands are kept, and each further object of theirs would keep the garbage collector busy.
 */
export class JournalEntry implements LiveEvent {
  readonly id: string;
  readonly at: number;
  readonly method: string;
  /** The original path; `shownPath` masks its secrets. */
  readonly path: string;
  readonly origin: string;
  readonly endpoint: string | undefined;
  readonly account: string | undefined;
  /** Name of the key, once it is known. */
  key: string | null = null;
  readonly status: number;
  readonly durationMs: number;
  readonly firstByteMs: number | null;
  readonly credits: number;
  readonly tokens: number;
  readonly stream: boolean;
  readonly end: RequestEnd;
  readonly receivedBytes: number;
  readonly sentBytes: number;
  readonly fault: string | undefined;
  readonly jobId: string | undefined;
  readonly test: string | undefined;
  /** Headers and bodies, or the JSON that was made of them; undefined: they were not kept, or are written. */
  #rest: FinishedRequest | string | undefined;

  constructor(finished: FinishedRequest) {
    const { record, end } = finished;
    const { request, tokens } = record;
    const { url } = request;
    this.id = record.id;
    this.at = record.at;
    this.method = request.method;
    this.path = url.search === '' ? url.pathname : url.pathname + url.search;
    this.origin = url.origin;
    this.endpoint = record.endpoint;
    this.account = record.account;
    this.status = finished.status;
    this.durationMs = tenths(finished.durationMs);
    this.firstByteMs = finished.firstByteMs === undefined ? null : tenths(finished.firstByteMs);
    this.credits = record.credits;
    this.tokens = tokens ? tokens.prompt + tokens.completion : 0;
    this.stream = finished.isStream;
    this.end = end;
    this.receivedBytes = record.body?.length ?? 0;
    this.sentBytes = finished.sentBytes;
    this.fault = record.fault;
    this.jobId = record.jobId;
    this.test = record.test;
  }

  get kind(): 'request' {
    return 'request';
  }

  get shownPath(): string {
    return maskText(this.path).slice(0, LONGEST_PATH);
  }

  /** Keeps headers and bodies as well; the bytes that it holds for them. */
  keepWhole(finished: FinishedRequest): number {
    const held = this.receivedBytes + (finished.body?.length ?? 0);
    // Longer bodies are cut at once, so that they are not held until they are written.
    this.#rest = held <= LARGE_BYTES ? finished : detailOf(finished);
    return typeof this.#rest === 'string' ? this.#rest.length : held;
  }

  dropRest(): void {
    this.#rest = undefined;
  }

  /** Headers, bodies and chunks as JSON; made when it is needed, because most are never read. */
  detail(): string {
    if (typeof this.#rest === 'string') return this.#rest;
    return this.#rest ? detailOf(this.#rest) : briefDetail(this);
  }

  /** The data of the live event. */
  document(): JsonObject {
    return {
      id: this.id,
      at: new Date(this.at).toISOString(),
      method: this.method,
      path: this.shownPath,
      endpoint: this.endpoint ?? null,
      status: this.status,
      duration_ms: this.durationMs,
      key: this.key,
      credits: this.credits,
      tokens: this.tokens,
      stream: this.stream,
      fault: this.fault ?? null,
      job_id: this.jobId ?? null,
      test: this.test ?? null,
    };
  }
}

/** The details of a request whose headers and bodies were not kept. */
function briefDetail({ origin, end, firstByteMs, sentBytes, receivedBytes }: JournalEntry): string {
  const nothing = { headers: {}, text: null, truncated: false };
  return JSON.stringify({
    origin,
    end,
    first_byte_ms: firstByteMs,
    tokens: null,
    request: { ...nothing, bytes: receivedBytes },
    response: { ...nothing, bytes: sentBytes, chunks: [] },
  });
}

const tenths = (ms: number): number => Math.round(ms * 10) / 10;

/** Headers, bodies and chunks, masked and cut to size. */
function detailOf(finished: FinishedRequest): string {
  const { record, headers, body, chunks, sentBytes, end, firstByteMs } = finished;
  const detail: JsonObject = {
    origin: record.request.url.origin,
    end,
    first_byte_ms: firstByteMs === undefined ? null : tenths(firstByteMs),
    tokens: record.tokens ?? null,
    request: { headers: maskHeaders(record.request.headers), ...kept(record.body, record.request.headers) },
    response: {
      headers: maskHeaders(headers),
      ...(chunks.length > 0 ? { text: null, bytes: sentBytes, truncated: false } : kept(body, headers)),
      ...(body === undefined ? { bytes: sentBytes } : {}),
      chunks: chunks.map(({ atMs, bytes }) => ({
        at_ms: tenths(atMs),
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
