import type { Clock } from '../../clock.ts';
import { statesOf } from '../../queue/batch-states.ts';
import type { DatabaseRetry } from '../../queue/database-retry.ts';
import { heartbeat, releaseExpired } from '../../queue/lease.ts';
import { checkSchema } from '../../queue/schema.ts';
import type { HeldChunk } from './held-chunk.ts';
import { unknownResult } from './line-end.ts';
import type { OpenQueue } from './with-queue.ts';

const EVERY_MS = 3_000;

export interface HeartbeatOptions extends OpenQueue {
  readonly clock: Clock;
  readonly databaseRetry: DatabaseRetry;
  readonly worker: { readonly id: string; readonly name: string; readonly batch: string | undefined };
  /** The chunks that the worker holds now. */
  readonly chunks: ReadonlyMap<string, HeldChunk>;
  readonly endedLines: () => number;
  readonly onBeat: () => void;
  /** Called for a chunk in which nothing is left to do. */
  readonly end: (chunk: HeldChunk) => Promise<void>;
}

/** Keeps a worker's leases, notices lost ones, and sees that batches were paused or cancelled. */
export class Heartbeat {
  #counted = { lines: 0, atMs: 0, perMinute: 0 };

  constructor(private readonly options: HeartbeatOptions) {}

  async run(over: AbortSignal, onError: (error: unknown) => void): Promise<void> {
    while (!over.aborted) {
      await this.#beat().catch(onError);
      this.options.onBeat();
      await this.options.clock.sleep(EVERY_MS, over).catch(() => undefined);
    }
  }

  async #beat(): Promise<void> {
    const { databaseRetry, database, queue, worker, end } = this.options;
    const chunks = [...this.options.chunks.values()];
    const endedLines = this.options.endedLines();
    const report = { ...worker, endedLines, perMinute: this.#rate(endedLines) };
    const kept = await databaseRetry.run(() => heartbeat(database, report, chunks));
    for (const chunk of chunks) {
      if (kept.has(chunk.id)) chunk.renewed();
      else if (this.options.chunks.has(chunk.id)) chunk.lost = true;
    }
    await databaseRetry.run(() => releaseExpired(database, queue, unknownResult));
    const ids = [...new Set(chunks.map(({ batch }) => batch.id))];
    const states = await databaseRetry.run(() => statesOf(database, ids));
    for (const chunk of chunks) {
      const state = states.get(chunk.batch.id);
      if (state !== 'running' && state !== 'submitting') chunk.halt();
      if (chunk.isOver) await end(chunk);
    }
    await databaseRetry.run(() => checkSchema(database));
  }

  #rate(lines: number): number {
    const now = this.options.clock.monotonic();
    const { lines: before, atMs, perMinute } = this.#counted;
    const latest = now > atMs ? ((lines - before) * 60_000) / (now - atMs) : 0;
    this.#counted = { lines, atMs: now, perMinute: atMs === 0 ? latest : (perMinute + latest) / 2 };
    return Math.round(this.#counted.perMinute);
  }
}
