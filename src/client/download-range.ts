import type { Clock } from '../clock.ts';
import type { TransportResponse } from '../contract/transport.ts';
import { TransportFailure } from '../contract/transport-failure.ts';
import { ApiError, OctetError, reasonOfStatus } from '../errors.ts';
import { SilenceWatch } from './silence-watch.ts';

export const MOST_DOWNLOAD_BYTES = 2 * 1024 ** 3;
const SILENCE_MS = 60_000;
export const TOO_LARGE = 'cli_too_large';

/** The source of a partial file. A download is resumed only with a strong ETag and a known length. */
export interface PartFacts {
  readonly url: string;
  readonly etag: string;
  readonly total: number;
}

/** The part does not fit what the server has now. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
}

/** Asks for what follows the first `have` bytes. */
export function rangeHeaders(facts: PartFacts | undefined, have: number): Record<string, string> {
  return facts && have > 0 ? { range: `bytes=${have}-`, 'if-range': facts.etag } : {};
}

/** The offset of this reply's bytes. A server that ignores the range starts from zero. */
export async function startOf(
  reply: TransportResponse,
  facts: PartFacts | undefined,
  have: number,
): Promise<number | 'complete'> {
  if (reply.status === 200) return 0;
  if (reply.status === 206 && facts) {
    const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(reply.headers['content-range'] ?? '');
    const fits = Number(range?.[1]) === have && Number(range?.[2]) === facts.total;
    const same = (reply.headers.etag ?? facts.etag) === facts.etag && !isEncoded(reply);
    if (range && fits && same) return have;
    await leave(reply);
    throw new Mismatch('the range does not match');
  }
  await leave(reply);
  if (reply.status === 416 && facts) {
    if (reply.headers['content-range'] === `bytes */${have}` && have === facts.total) return 'complete';
    throw new Mismatch('the partial file is longer than the file');
  }
  throw new ApiError(reasonOfStatus(reply.status), `the file cannot be downloaded: status ${reply.status}`, {
    status: reply.status,
    requestId: reply.headers['x-request-id'],
  });
}

/** A body that nobody reads would hold its connection open. */
export async function leave(reply: TransportResponse): Promise<void> {
  for await (const _ of reply.body) break;
}

function isEncoded(reply: TransportResponse): boolean {
  return (reply.headers['content-encoding'] ?? 'identity') !== 'identity';
}

/** The length of the whole file, where this reply is the whole file and says so. */
export function totalOf(reply: TransportResponse): number | undefined {
  const length = reply.headers['content-length'];
  return isEncoded(reply) || length === undefined || !/^\d{1,15}$/.test(length) ? undefined : Number(length);
}

/** Undefined where the rest of a cut reply could not be asked for. */
export function factsOf(
  url: string,
  reply: TransportResponse,
  total: number | undefined,
): PartFacts | undefined {
  const { etag } = reply.headers;
  return isStrongEtag(etag) && total !== undefined ? { url: withoutQuery(url), etag, total } : undefined;
}

/** True for a valid header value: the file with a part's facts may have been edited. */
export function isStrongEtag(etag: unknown): etag is string {
  return typeof etag === 'string' && etag.length <= 1_024 && /^"[\x21\x23-\x7e]+"$/.test(etag);
}

/** Signed addresses carry secrets in their query; the path is enough to know the file again. */
export const withoutQuery = (url: string): string => url.split(/[?#]/)[0] ?? '';

export function tooLarge(mostBytes: number): OctetError {
  return new OctetError(
    'unsafe',
    `the file is larger than ${Math.round(mostBytes / 1024 / 1024)} MiB`,
    'raise the limit with --max-size',
    { code: TOO_LARGE },
  );
}

/** Refuses before the first byte what says that it is too large. */
export async function requireSize(
  reply: TransportResponse,
  total: number | undefined,
  mostBytes: number,
): Promise<void> {
  if ((total ?? 0) <= mostBytes) return;
  await leave(reply);
  throw tooLarge(mostBytes);
}

/** Ends a download of which nothing comes for a minute. */
export function watchSilence(
  clock: Clock,
  signal: AbortSignal,
): { readonly watch: SilenceWatch; readonly signal: AbortSignal } {
  const silence = new AbortController();
  const watch = new SilenceWatch(clock, SILENCE_MS, () =>
    silence.abort(new TransportFailure('timeout', `no data for ${SILENCE_MS / 1000} s`)),
  );
  return { watch, signal: AbortSignal.any([signal, silence.signal]) };
}

/** The error of a command whose download broke off; `left` says how much of the file is saved. */
export function cutDownload(failure: TransportFailure, left: string): OctetError {
  if (failure.kind === 'unreachable' || failure.kind === 'certificate')
    return new OctetError('network', failure.message, undefined, { cause: failure });
  return new OctetError(
    'incomplete',
    `the download was interrupted: ${failure.message}; ${left}`,
    undefined,
    {
      cause: failure,
      code: 'cli_interrupted_download',
    },
  );
}
