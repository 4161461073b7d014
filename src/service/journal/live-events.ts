import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { JsonObject } from '../../contract/shape.ts';
import { encode } from '../http/request-response.ts';

/** `gap`: events were lost, so what is shown must be loaded again. */
export type LiveKind = 'request' | 'job' | 'delivery' | 'credits' | 'fault' | 'gap';

export interface LiveEvent {
  readonly kind: LiveKind;
  /** Called when somebody reads it. */
  document(): JsonObject;
}

export const liveEvent = (kind: LiveKind, document: JsonObject): LiveEvent => ({
  kind,
  document: () => document,
});

export interface LiveEvents {
  publish(event: LiveEvent): void;
  /** Server-sent events from the one after this cursor on; without one, from now on. Ends with the signal. */
  follow(cursor: string | undefined, signal: AbortSignal): AsyncIterable<Uint8Array>;
}

const MOST_KEPT = 2_000;
/** Proxies and clients close a connection on which nothing comes. */
const HEARTBEAT_MS = 15_000;

/** Publishes events to readers. The latest are kept, so that a reader can resume after a lost connection. */
export function liveEvents(clock: Clock): LiveEvents {
  // Another start of the service counts from 0 again, and must not be taken for this one.
  const run = randomBytes(4).toString('hex');
  const kept: LiveEvent[] = [];
  let first = 0;
  const readers = new Set<() => void>();
  const end = (): number => first + kept.length;

  function startOf(cursor: string | undefined): number {
    if (cursor === undefined) return end();
    const [, of, number = ''] = /^([0-9a-f]{8})-(\d{1,15})$/.exec(cursor) ?? [];
    return of === run ? Math.min(Number(number) + 1, end()) : first - 1;
  }

  async function* follow(cursor: string | undefined, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    let next = startOf(cursor);
    // Sent at once: the reader knows that it is connected, and from where on.
    yield encode(`retry: 1000\nid: ${run}-${next - 1}\n: connected\n\n`);
    while (!signal.aborted) {
      if (next < first) {
        next = first;
        yield frame('gap', {}, next - 1);
      }
      const batch = kept.slice(next - first);
      if (batch.length === 0) {
        if (await quiet(signal)) yield encode(': still here\n\n');
        continue;
      }
      const text = batch
        .map((event, index) => frameText(event.kind, event.document(), next + index))
        .join('');
      next += batch.length;
      yield encode(text);
    }
  }

  const frame = (kind: LiveKind, body: JsonObject, number: number): Uint8Array =>
    encode(frameText(kind, body, number));
  const frameText = (kind: LiveKind, body: JsonObject, number: number): string =>
    `id: ${run}-${number}\nevent: ${kind}\ndata: ${JSON.stringify(body)}\n\n`;

  /** True when nothing came for so long. */
  function quiet(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const finish = (late: boolean): void => {
        callOff();
        readers.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve(late);
      };
      const wake = (): void => finish(false);
      const callOff = clock.after(HEARTBEAT_MS, () => finish(true));
      readers.add(wake);
      signal.addEventListener('abort', wake, { once: true });
    });
  }

  return {
    publish(event) {
      kept.push(event);
      if (kept.length > MOST_KEPT * 2) first += kept.splice(0, kept.length - MOST_KEPT).length;
      if (readers.size > 0) for (const wake of [...readers]) wake();
    },
    follow,
  };
}
