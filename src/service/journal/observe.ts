import { watchBody } from '../../recording/watch-body.ts';
import { isBytes, type ServiceResponse } from '../http/request-response.ts';
import type { Chunk, FinishedRequest, RequestObservers, RequestRecord } from './request-record.ts';

/** Of a stream this much is kept. */
const MOST_CHUNKS = 2_000;
const MOST_CHUNK_BYTES = 64 * 1024;

/** Reports the request when its reply has ended: at once, or when the last piece of a stream was taken. */
export function observed(
  observers: RequestObservers,
  record: RequestRecord,
  response: ServiceResponse,
  monotonic: () => number,
): ServiceResponse {
  const { status, headers, body } = response;
  const elapsed = (): number => monotonic() - record.startedMs;
  if (response.drop || isBytes(body)) {
    const sent = response.drop || !isBytes(body) ? undefined : body;
    const durationMs = elapsed();
    observers.finished({
      record,
      status,
      headers,
      end: response.drop ? 'dropped' : 'whole',
      durationMs,
      firstByteMs: sent && sent.length > 0 ? durationMs : undefined,
      body: sent,
      isStream: false,
      chunks: NO_CHUNKS,
      sentBytes: sent?.length ?? 0,
    });
    return response;
  }
  const isStream = headers['content-type']?.startsWith('text/event-stream') === true;
  const finish = (ended: EndedBody): void =>
    observers.finished({
      record,
      status,
      headers,
      isStream,
      durationMs: elapsed(),
      body: undefined,
      ...ended,
    });
  const keepChunks = isStream && observers.keepChunks();
  return { ...response, body: watched(body, { keepChunks, elapsed, finish }) };
}

type EndedBody = Pick<FinishedRequest, 'end' | 'chunks' | 'sentBytes' | 'firstByteMs'>;

const NO_CHUNKS: readonly Chunk[] = [];

interface Watching {
  readonly keepChunks: boolean;
  elapsed(): number;
  finish(ended: EndedBody): void;
}

function watched(
  body: AsyncIterable<Uint8Array>,
  { keepChunks, elapsed, finish }: Watching,
): AsyncIterable<Uint8Array> {
  const chunks: Chunk[] = [];
  let keptBytes = 0;
  let sentBytes = 0;
  let firstByteMs: number | undefined;
  return watchBody(body, {
    onPiece(bytes) {
      sentBytes += bytes.length;
      firstByteMs ??= elapsed();
      if (!keepChunks || chunks.length >= MOST_CHUNKS || keptBytes >= MOST_CHUNK_BYTES) return;
      keptBytes += bytes.length;
      chunks.push({ atMs: elapsed(), bytes });
    },
    onEnd: (end) => finish({ end, chunks, sentBytes, firstByteMs }),
  });
}
