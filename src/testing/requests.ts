import { maskHeaders } from '../contract/mask.ts';
import type { FinishedRequest } from '../service/journal/request-record.ts';
import type { Service } from '../service/service.ts';
import type { SeenRequest } from './api.ts';

const MOST_SEEN = 10_000;
const OWN = /^\/(?:(?:api\/)?v1\/)?(?:local|metrics)(?:\/|$)/;

/** The requests so far, but for those to the service's own API. */
export function seenRequests({ requests }: Service): () => SeenRequest[] {
  const seen: FinishedRequest[] = [];
  const observe = (finished: FinishedRequest): void => {
    if (OWN.test(finished.record.request.url.pathname)) return;
    seen.push(finished);
    if (seen.length > MOST_SEEN) seen.shift();
  };
  requests.add(observe, { keepsChunks: () => true });
  return () => seen.map(shown);
}

function shown({
  record,
  status,
  headers,
  body,
  isStream,
  chunks,
  durationMs,
}: FinishedRequest): SeenRequest {
  const { id, at, request, credits, fault, test } = record;
  const pieces = chunks.map(({ atMs, bytes }) => ({ atMs, text: decoder.decode(bytes) }));
  return {
    id,
    at: new Date(at),
    method: request.method,
    path: request.url.pathname + request.url.search,
    headers: maskHeaders(request.headers),
    body: read(record.body),
    status,
    response: {
      headers,
      body: isStream ? pieces.map(({ text }) => text).join('') : read(body),
      chunks: pieces,
    },
    durationMs,
    credits,
    stream: isStream,
    fault,
    test,
  };
}

const decoder = new TextDecoder();

function read(bytes: Uint8Array | undefined): unknown {
  if (bytes === undefined || bytes.length === 0) return undefined;
  const text = decoder.decode(bytes);
  try {
    return JSON.parse(text);
  } catch {
    // Text, or a form.
    return text;
  }
}
