import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { lstat, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../clock.ts';
import { DEFAULT_RETRIES } from '../contract/retries.ts';
import { isObject } from '../contract/shape.ts';
import type { TransportResponse } from '../contract/transport.ts';
import { TransportFailure } from '../contract/transport-failure.ts';
import { OctetError } from '../errors.ts';
import { publish } from '../files/atomic.ts';
import { ioError } from '../files/io-error.ts';
import { openRegular, readRegular } from '../files/regular-file.ts';
import { decoded } from './content-encoding.ts';
import {
  cutDownload,
  factsOf,
  isStrongEtag,
  Mismatch,
  MOST_DOWNLOAD_BYTES,
  type PartFacts,
  rangeHeaders,
  requireSize,
  startOf,
  TOO_LARGE,
  tooLarge,
  totalOf,
  watchSilence,
  withoutQuery,
} from './download-range.ts';
import { parseJson } from './json.ts';
import { isTransient } from './retry-decision.ts';
import { retryDelay } from './retry-delay.ts';
import type { SilenceWatch } from './silence-watch.ts';

const { O_APPEND, O_CREAT, O_TRUNC, O_WRONLY } = constants;
const TRUNCATE = O_WRONLY | O_CREAT | O_TRUNC;
const APPEND = O_WRONLY | O_APPEND;

export interface DownloadOptions {
  readonly url: string;
  readonly path: string;
  /** Carries a GET; who sends which key where is decided by the caller. */
  readonly get: (
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) => Promise<TransportResponse>;
  readonly clock: Clock;
  readonly random: () => number;
  readonly signal: AbortSignal;
  readonly force?: boolean;
  readonly mostBytes?: number;
  readonly maxRetries?: number;
  readonly onProgress?: (bytes: number, total: number | undefined) => void;
}

export interface Downloaded {
  readonly bytes: number;
  readonly sha256: string;
  readonly mime: string | undefined;
  /** False when the server did not say how long the file is, so that a clean cut cannot be told from its end. */
  readonly lengthKnown: boolean;
}

/** Fetches a file to a part file beside its target, resumes it after a cut where that is safe, and renames it. */
export async function download(options: DownloadOptions): Promise<Downloaded> {
  const part = `${options.path}.octet-part`;
  const retries = options.maxRetries ?? DEFAULT_RETRIES;
  let mismatches = 0;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { size, mime, lengthKnown } = await fetchPart(options, part);
      const sha256 = await hashOf(part);
      const done = { bytes: size, sha256, mime, lengthKnown };
      if (!options.force && (await holds(options.path, done))) {
        await discard(part);
        return done;
      }
      await publish(part, options.path, {
        size,
        mode: 0o644,
        force: options.force ?? false,
        replaceSymlink: options.force,
      });
      await rm(factsPath(part), { force: true });
      return done;
    } catch (error) {
      if (options.signal.aborted) await leftOver(part, options.url);
      options.signal.throwIfAborted();
      if (error instanceof OctetError && error.code === TOO_LARGE) await discard(part);
      if (error instanceof Mismatch) {
        await discard(part);
        mismatches += 1;
        if (mismatches > 1)
          throw new OctetError('network', 'the file changed during the download', undefined, {
            cause: error,
          });
        continue;
      }
      if (!isTransient(error) || attempt >= retries)
        throw final(error, part, await leftOver(part, options.url));
      await options.clock.sleep(retryDelay(attempt, undefined, options.random), options.signal);
    }
  }
}

/** Describes the partial file. One that cannot be continued is kept too, because it may still be useful. */
async function leftOver(part: string, url: string): Promise<string> {
  const have = await sizeOf(part);
  if (have === 0) {
    await discard(part);
    return 'nothing was saved';
  }
  // Without its facts a part is not continued, and that is safe.
  const facts = await partFacts(part, url).catch(() => undefined);
  if (facts) return `${have} of ${facts.total} bytes are saved`;
  return `${have} bytes are saved in ${basename(part)}, but the next download starts over`;
}

function final(error: unknown, part: string, left: string): unknown {
  return error instanceof TransportFailure ? cutDownload(error, left) : ioError(error, 'write', part);
}

async function fetchPart(options: DownloadOptions, part: string) {
  const facts = await partFacts(part, options.url);
  const have = facts ? await sizeOf(part) : 0;
  const { watch, signal } = watchSilence(options.clock, options.signal);
  try {
    const reply = await options.get(rangeHeaders(facts, have), signal);
    const start = await startOf(reply, facts, have);
    const mime = reply.headers['content-type']?.split(';')[0]?.trim();
    if (start === 'complete') return { size: have, mime: undefined, lengthKnown: true };
    const total = start > 0 ? facts?.total : totalOf(reply);
    await keepFacts(part, options.url, reply, total);
    const size = await receive(options, reply, part, start, total, watch);
    if (total !== undefined && size !== total)
      throw new TransportFailure('lost', `${size} of ${total} bytes received`);
    return { size, mime, lengthKnown: total !== undefined };
  } finally {
    watch.stop();
  }
}

async function receive(
  options: DownloadOptions,
  reply: TransportResponse,
  part: string,
  start: number,
  total: number | undefined,
  watch: SilenceWatch,
): Promise<number> {
  const most = options.mostBytes ?? MOST_DOWNLOAD_BYTES;
  await requireSize(reply, total, most);
  const file = await openRegular(part, start === 0 ? TRUNCATE : APPEND);
  let size = start;
  try {
    for await (const chunk of decoded(
      reply.body,
      reply.headers['content-encoding'],
      Number.POSITIVE_INFINITY,
    )) {
      watch.heard();
      if (size + chunk.length > most) throw tooLarge(most);
      await file.writeFile(chunk);
      size += chunk.length;
      options.onProgress?.(size, total);
    }
  } finally {
    await file.close();
  }
  return size;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The very same file is there already: another process that fetched it was faster. */
async function holds(
  path: string,
  { bytes, sha256 }: Pick<Downloaded, 'bytes' | 'sha256'>,
): Promise<boolean> {
  // No file to compare with: the caller's own error stands.
  const facts = await lstat(path).catch(() => undefined);
  return facts?.isFile() === true && facts.size === bytes && (await hashOf(path)) === sha256;
}

const factsPath = (part: string): string => `${part}.json`;

async function partFacts(part: string, url: string): Promise<PartFacts | undefined> {
  const text = await readRegular(factsPath(part)).catch((error) => {
    if (error instanceof OctetError) throw error;
    return '';
  });
  const facts = parseJson(text);
  if (!isObject(facts) || facts.url !== withoutQuery(url)) return undefined;
  const { etag, total } = facts;
  const isLength = typeof total === 'number' && Number.isSafeInteger(total) && total > 0;
  return isStrongEtag(etag) && isLength ? { url: facts.url, etag, total } : undefined;
}

async function keepFacts(
  part: string,
  url: string,
  reply: TransportResponse,
  total: number | undefined,
): Promise<void> {
  const facts = factsOf(url, reply, total);
  if (!facts) return rm(factsPath(part), { force: true });
  if (reply.status === 206) return;
  const file = await openRegular(factsPath(part), TRUNCATE);
  try {
    await file.writeFile(JSON.stringify(facts));
  } finally {
    await file.close();
  }
}

async function sizeOf(path: string): Promise<number> {
  return lstat(path).then(
    (facts) => (facts.isFile() ? facts.size : 0),
    // No part yet.
    () => 0,
  );
}

/** Anything but a regular file under these names is not ours. */
async function discard(part: string): Promise<void> {
  // A path that is not there needs no discarding.
  for (const path of [part, factsPath(part)])
    if ((await lstat(path).catch(() => undefined))?.isFile()) await rm(path, { force: true });
}
