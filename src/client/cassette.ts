import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Transport, TransportRequest, TransportResponse } from '../contract/transport.ts';
import { TransportFailure } from '../contract/transport-failure.ts';
import { OctetError } from '../errors.ts';
import type { RecordedPiece, RecordedReply } from '../recording/exchange.ts';
import { MOST_RECORDED_BYTES, type Recorder, recorderAt } from '../recording/recorder.ts';
import { playPieces } from '../recording/reply-pieces.ts';
import { questionOf } from '../recording/request-matching.ts';
import { readTape, type Tape } from '../recording/tape.ts';

interface CassetteOptions {
  readonly directory: string;
  /** The file as the user wrote it. */
  readonly name: string;
  /** `once` records when there is no file yet; `none` never; `new` what is not in it. */
  readonly mode: 'once' | 'none' | 'new';
  readonly clock: Clock;
  /** Hides the secrets of this process. */
  redact(text: string): string;
  warn(message: string): void;
}

/** Requests and their replies in a file, for commands that are run again without the service. */
interface Cassette {
  /** True if nothing is ever sent, so that no key is needed. */
  readonly isClosed: boolean;
  /** `target`: requests to other services are recognised by their whole address. */
  around(open: () => Promise<Transport>, target: 'service' | 'outside'): Transport;
}

export async function openCassette(options: CassetteOptions): Promise<Cassette> {
  const { name, mode, clock } = options;
  const path = resolve(options.directory, name);
  const isThere = existsSync(path);
  if (mode === 'none' && !isThere) {
    throw new OctetError('missing', `there is no cassette ${name}`, `record it: --cassette ${name}`);
  }
  const tape = isThere ? await readTape(path) : undefined;
  const recorder = mode === 'new' || (mode === 'once' && !isThere) ? recorderAt(path, clock) : undefined;
  return {
    isClosed: recorder === undefined,
    around: (open, target) => async (request) => {
      const asked = askedOf(request, options, target);
      const reply = tape?.find(questionOf(asked));
      if (reply) return played(reply, request, clock);
      if (!recorder) throw notRecorded(asked, tape, name);
      return recorded(await open(), request, { ...options, recorder, asked });
    },
  };
}

interface Asked {
  readonly method: string;
  readonly url: Pick<URL, 'origin' | 'pathname' | 'search'>;
  readonly contentType: string | undefined;
  readonly body: Uint8Array;
}

function askedOf(
  { method, url, headers, body = '' }: TransportRequest,
  { redact }: CassetteOptions,
  target: 'service' | 'outside',
): Asked {
  const { origin, pathname, search } = new URL(url);
  const bytes = typeof body === 'string' ? new TextEncoder().encode(redact(body)) : body;
  return {
    method,
    url: {
      origin,
      pathname: redact(target === 'outside' ? origin + pathname : pathname),
      search: redact(search),
    },
    contentType: headers['content-type'],
    body: bytes,
  };
}

function notRecorded(asked: Asked, tape: Tape | undefined, name: string): OctetError {
  const why = tape?.nearest(questionOf(asked)) ?? 'it is empty';
  return new OctetError(
    'missing',
    `${asked.method} ${asked.url.pathname} is not in the cassette ${name}: ${why}`,
    'add --cassette-mode new to record it',
  );
}

function played(
  { status, headers, pieces, end }: RecordedReply,
  request: TransportRequest,
  clock: Clock,
): TransportResponse {
  request.signal?.throwIfAborted();
  request.onSent?.();
  if (end === 'dropped') throw new TransportFailure('lost', 'the connection was closed');
  return { status, headers, body: flow() };

  async function* flow(): AsyncGenerator<Uint8Array> {
    const isStream = headers['content-type']?.startsWith('text/event-stream') === true;
    const speed = isStream ? 1 : Number.POSITIVE_INFINITY;
    yield* playPieces(pieces, { speed, sleep: (ms) => clock.sleep(ms, request.signal) });
    if (end === 'cut') throw new TransportFailure('lost', 'the connection was closed');
  }
}

interface Recording extends CassetteOptions {
  readonly recorder: Recorder;
  readonly asked: Asked;
}

async function recorded(
  transport: Transport,
  request: TransportRequest,
  { recorder, asked, clock, redact, warn, name }: Recording,
): Promise<TransportResponse> {
  const from = clock.monotonic();
  // A compressed reply could not be read in the file, and its secrets could not be masked.
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const { status, headers: came, body } = await transport({ ...request, headers });
  return { status, headers: came, body: kept() };

  /** It is in the file before the reader goes on. A reader that has what it wanted leaves early. */
  async function* kept(): AsyncGenerator<Uint8Array> {
    const pieces: RecordedPiece[] = [];
    let size = 0;
    let end: RecordedReply['end'] = 'whole';
    try {
      for await (const bytes of body) {
        size += bytes.length;
        const piece = { atMs: clock.monotonic() - from, bytes: masked(bytes, redact) };
        if (size <= MOST_RECORDED_BYTES) pieces.push(piece);
        yield bytes;
      }
    } catch (error) {
      end = 'cut';
      throw error;
    } finally {
      if (size > MOST_RECORDED_BYTES) warn(`a reply larger than 8 MiB is not in ${name}`);
      else if (request.signal?.aborted !== true)
        recorder.add({ ...asked, reply: { status, headers: came, pieces, end } });
      await recorder.flush();
    }
  }
}

function masked(bytes: Uint8Array, redact: (text: string) => string): Uint8Array {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const hidden = redact(text);
    return hidden === text ? bytes : new TextEncoder().encode(hidden);
  } catch {
    // A picture, or a piece that ends within a character.
    return bytes;
  }
}
