import { existsSync } from 'node:fs';
import type { Clock } from '../../clock.ts';
import { MOST_BODY_BYTES } from '../../contract/body-budget.ts';
import { OctetError } from '../../errors.ts';
import type { RecordedReply } from '../../recording/exchange.ts';
import { playPieces } from '../../recording/reply-pieces.ts';
import { questionOf } from '../../recording/request-matching.ts';
import { readTape } from '../../recording/tape.ts';
import type { AccountBook } from '../billing/account-book.ts';
import { bearerOf } from '../billing/accounts.ts';
import { isOpenPath } from '../http/path-kinds.ts';
import { encode, type ServiceRequest, type ServiceResponse } from '../http/request-response.ts';
import { ServiceError } from '../http/service-error.ts';
import type { RequestRecord } from '../journal/request-record.ts';
import { Cut } from '../text/text-flow.ts';
import { isRecordedPath } from './recorded-path.ts';

/** The part of the service that a replay uses. */
interface ReplayServices {
  readonly accounts: Pick<AccountBook, 'find'>;
  readonly clock: Pick<Clock, 'sleep'>;
  readonly speed: number;
}

/** Recorded replies in the place of the service. */
export interface Replay {
  /** Undefined: the service answers by itself. */
  answer(
    service: ReplayServices,
    request: ServiceRequest,
    record: RequestRecord,
  ): Promise<ServiceResponse | undefined>;
  report(): ReplayReport;
}

/** A request that the recording does not have. */
interface Drift {
  readonly request: string;
  readonly difference: string;
}

export interface ReplayReport {
  readonly recorded: number;
  readonly answered: number;
  readonly unused: number;
  readonly drift: readonly Drift[];
}

const MOST_REPORTED = 1_000;

/** `fallThrough`: the service answers what was not recorded, and it is no drift. */
export async function replayOf(path: string, fallThrough: boolean): Promise<Replay> {
  if (!fallThrough && !existsSync(path)) {
    throw new OctetError(
      'usage',
      `cannot read ${path}: no such file`,
      'record one: octet serve --record FILE',
    );
  }
  const tape = await readTape(path);
  const drift: Drift[] = [];
  let answered = 0;
  return {
    async answer(service, request, record) {
      const { method, url, headers } = request;
      if (!isRecordedPath(url.pathname)) return undefined;
      const key = bearerOf(headers);
      const seat = await service.accounts.find({ apiKey: key, test: undefined });
      // The service itself refuses a key that it does not know.
      if (!seat && !isOpenPath(url.pathname)) return undefined;
      if (seat) {
        record.account = seat.account.id;
        request.onAuthenticated?.();
      }
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const body = hasBody ? await request.body(MOST_BODY_BYTES, seat?.account.id ?? '') : new Uint8Array();
      if (body.length > 0) record.body = body;
      const question = questionOf({ method, url, body, contentType: headers['content-type'] });
      const reply = tape.find(question, record.test);
      if (reply) {
        answered += 1;
        return responseOf(service, reply, request);
      }
      if (fallThrough) return undefined;
      const difference = tape.nearest(question);
      if (drift.length < MOST_REPORTED) drift.push({ request: `${method} ${url.pathname}`, difference });
      throw drifted(`${method} ${url.pathname.slice(0, 200)}`, difference);
    },
    report: () => ({ recorded: tape.size, answered, unused: tape.unused(), drift }),
  };
}

/** 422, because clients do not retry it. */
function drifted(request: string, difference: string): ServiceError {
  const message = `${request} is not in the recording: ${difference}.`;
  return new ServiceError(422, 'invalid_request_error', 'replay_drift', message);
}

function responseOf(
  { clock, speed }: ReplayServices,
  { status, headers, origin, pieces, end }: RecordedReply,
  { url, signal }: ServiceRequest,
): ServiceResponse {
  const isText = /json|text|event-stream/.test(headers['content-type'] ?? '');
  const moved = pieces.map(({ atMs, bytes }) => ({
    atMs,
    bytes: isText && origin !== url.origin ? movedTo(bytes, origin, url.origin) : bytes,
  }));
  const isStream = headers['content-type']?.startsWith('text/event-stream') === true;
  if (end === 'dropped') return { status, headers, body: new Uint8Array(), drop: true };
  if (!isStream && end === 'whole') {
    return { status, headers, body: Buffer.concat(moved.map(({ bytes }) => bytes)) };
  }
  const timing = { speed, sleep: (ms: number) => clock.sleep(ms, signal) };
  return { status, headers, body: played() };

  async function* played(): AsyncGenerator<Uint8Array> {
    yield* playPieces(moved, timing);
    if (end === 'cut') throw new Cut('The recorded reply was cut.');
  }
}

const movedTo = (bytes: Uint8Array, from: string, to: string): Uint8Array =>
  from === '' ? bytes : encode(new TextDecoder().decode(bytes).replaceAll(from, to));
