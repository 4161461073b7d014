import { DEFAULT_RETRIES } from '../contract/retries.ts';
import type { TransportResponse } from '../contract/transport.ts';
import { TransportFailure } from '../contract/transport-failure.ts';
import { OctetError } from '../errors.ts';
import { decoded } from './content-encoding.ts';
import type { DownloadOptions } from './download.ts';
import {
  cutDownload,
  factsOf,
  leave,
  Mismatch,
  MOST_DOWNLOAD_BYTES,
  type PartFacts,
  rangeHeaders,
  requireSize,
  startOf,
  tooLarge,
  totalOf,
  watchSilence,
} from './download-range.ts';
import { isTransient } from './retry-decision.ts';
import { retryDelay } from './retry-delay.ts';
import type { SilenceWatch } from './silence-watch.ts';

export type StreamDownloadOptions = Omit<DownloadOptions, 'path' | 'force' | 'onProgress'>;

interface Progress {
  /** Bytes that were handed out; they cannot be taken back. */
  have: number;
  facts: PartFacts | undefined;
}

/** Hands out a file as it arrives. After a cut it goes on behind the last byte, where that is safe, else it ends. */
export async function* downloadPieces(options: StreamDownloadOptions): AsyncGenerator<Uint8Array> {
  const retries = options.maxRetries ?? DEFAULT_RETRIES;
  const progress: Progress = { have: 0, facts: undefined };
  for (let attempt = 0; ; attempt += 1) {
    try {
      return yield* onePass(options, progress);
    } catch (error) {
      options.signal.throwIfAborted();
      const mayGoOn = isTransient(error) && (progress.have === 0 || progress.facts !== undefined);
      if (!mayGoOn || attempt >= retries) throw ended(error, progress);
      await options.clock.sleep(retryDelay(attempt, undefined, options.random), options.signal);
    }
  }
}

function ended(error: unknown, { have, facts }: Progress): unknown {
  const written = `${have}${facts ? ` of ${facts.total}` : ''} bytes were written`;
  if (error instanceof TransportFailure) return cutDownload(error, written);
  // The rest does not fit the bytes that are already written.
  if (have > 0 && (error instanceof Mismatch || isTransient(error)))
    return cutDownload(
      new TransportFailure('lost', 'the rest cannot be downloaded', { cause: error }),
      written,
    );
  if (error instanceof Mismatch)
    return new OctetError('network', 'the file changed during the download', undefined, { cause: error });
  return error;
}

async function* onePass(options: StreamDownloadOptions, progress: Progress): AsyncGenerator<Uint8Array> {
  const { watch, signal } = watchSilence(options.clock, options.signal);
  try {
    const headers = rangeHeaders(progress.facts, progress.have);
    const reply = await options.get(headers, signal);
    const start = await startOf(reply, progress.facts, progress.have);
    if (start === 'complete') return;
    const total = start > 0 ? progress.facts?.total : totalOf(reply);
    if (progress.have === 0) progress.facts = factsOf(options.url, reply, total);
    else if (start === 0) await requireSame(reply, progress.facts);
    yield* received(options, reply, progress, { start, total, watch });
  } finally {
    watch.stop();
  }
}

/** A server that ignores the range sends the whole file again; its beginning is left out if it is the same file. */
async function requireSame(reply: TransportResponse, facts: PartFacts | undefined): Promise<void> {
  if (facts && reply.headers.etag === facts.etag && totalOf(reply) === facts.total) return;
  await leave(reply);
  throw new Mismatch('a different file was sent');
}

interface Pass {
  readonly start: number;
  readonly total: number | undefined;
  readonly watch: SilenceWatch;
}

async function* received(
  options: StreamDownloadOptions,
  reply: TransportResponse,
  progress: Progress,
  { start, total, watch }: Pass,
): AsyncGenerator<Uint8Array> {
  const most = options.mostBytes ?? MOST_DOWNLOAD_BYTES;
  await requireSize(reply, total, most);
  let at = start;
  const encoding = reply.headers['content-encoding'];
  for await (const chunk of decoded(reply.body, encoding, Number.POSITIVE_INFINITY)) {
    watch.heard();
    const fresh = chunk.subarray(Math.min(chunk.length, Math.max(0, progress.have - at)));
    at += chunk.length;
    if (at > most) throw tooLarge(most);
    if (fresh.length === 0) continue;
    progress.have = at;
    watch.hold();
    yield fresh;
    watch.heard();
  }
  if (total !== undefined && at !== total)
    throw new TransportFailure('lost', `${at} of ${total} bytes received`);
}
