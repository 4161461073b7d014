import { maskHeaders, maskText } from '../contract/mask.ts';
import { isObject, type JsonObject } from '../contract/shape.ts';
import { type Question, questionOf } from './request-matching.ts';

/** One request and its reply, as they stand in a file. Secrets are masked. */
export interface Exchange {
  /** The run that recorded it; a later run replaces what an earlier one recorded for the same request. */
  readonly run: string;
  readonly question: Question;
  readonly reply: RecordedReply;
}

export interface RecordedReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Origin of the recorded service; addresses in the reply get the present one instead. */
  readonly origin: string;
  readonly pieces: readonly RecordedPiece[];
  /** `cut`: it broke in the middle; `dropped`: there was no reply. */
  readonly end: 'whole' | 'cut' | 'dropped';
}

export interface RecordedPiece {
  /** Since the request was sent. */
  readonly atMs: number;
  readonly bytes: Uint8Array;
}

export interface RawExchange {
  readonly method: string;
  readonly url: Pick<URL, 'origin' | 'pathname' | 'search'>;
  readonly contentType: string | undefined;
  readonly body: Uint8Array;
  readonly reply: Omit<RecordedReply, 'origin'>;
}

const MARK = 'octet_exchange';

/** The line of a file. Text stays readable; other bytes are base64. */
export function writeExchange(run: string, at: Date, raw: RawExchange): JsonObject {
  const { status, headers, pieces, end } = raw.reply;
  const question = questionOf(raw);
  return {
    [MARK]: 1,
    run,
    at: at.toISOString(),
    request: { ...question, origin: raw.url.origin },
    response: {
      status,
      headers: maskHeaders(withoutConnection(headers)),
      end,
      chunks: pieces.map(({ atMs, bytes }) => ({ at_ms: Math.round(atMs * 10) / 10, ...written(bytes) })),
    },
  };
}

/** Lengths and connections are set again for each reply. */
const CONNECTION = new Set(['content-length', 'transfer-encoding', 'connection', 'keep-alive', 'date']);

const withoutConnection = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION.has(name)));

function written(bytes: Uint8Array): JsonObject {
  try {
    return { text: maskText(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)) };
  } catch {
    // A picture, or a piece that ends within a character.
    return { base64: Buffer.from(bytes).toString('base64') };
  }
}

/** Undefined: the line is no exchange. */
export function readExchange(line: JsonObject): Exchange | undefined {
  const { request, response, run } = line;
  if (line[MARK] !== 1 || !isObject(request) || !isObject(response)) return undefined;
  const { method, path, body, origin } = request;
  const { status, headers, chunks, end } = response;
  if (typeof method !== 'string' || typeof path !== 'string' || typeof status !== 'number') return undefined;
  const list: readonly unknown[] = Array.isArray(chunks) ? chunks : [];
  return {
    run: String(run ?? ''),
    question: { method, path, body: body ?? null },
    reply: {
      status,
      headers: isObject(headers)
        ? Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
        : {},
      origin: typeof origin === 'string' ? origin : '',
      pieces: list.filter(isObject).map((chunk) => ({
        atMs: typeof chunk.at_ms === 'number' ? chunk.at_ms : 0,
        bytes:
          typeof chunk.base64 === 'string'
            ? Buffer.from(chunk.base64, 'base64')
            : new TextEncoder().encode(String(chunk.text ?? '')),
      })),
      end: end === 'cut' || end === 'dropped' ? end : 'whole',
    },
  };
}
