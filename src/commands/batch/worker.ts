import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { OctetError } from '../../errors.ts';
import { isWorkLeft, openBatches } from '../../queue/batch-states.ts';
import type { Batch } from '../../queue/batches.ts';
import { type ClaimedLine, type ClaimOptions, claimChunk } from '../../queue/claim.ts';
import type { DatabaseRetry } from '../../queue/database-retry.ts';
import { releaseChunk, removeWorker } from '../../queue/lease.ts';
import type { End } from '../../queue/write-lines.ts';
import { Heartbeat } from './heartbeat.ts';
import { HeldChunk } from './held-chunk.ts';
import { unknownResult } from './line-end.ts';
import type { LineOutcome } from './line-outcome.ts';
import { type LineWork, WorkerStopped } from './line-work.ts';
import type { MarkLead } from './mark-lead.ts';
import type { OpenQueue } from './with-queue.ts';

const FIRST_IDLE_MS = 50;
const LONGEST_IDLE_MS = 1_000;
/** With --drain others are at work on the last lines, and may end or give back any of them. */
const LONGEST_DRAINING_MS = 200;
/** Lines whose results wait to be written, so that memory stays flat while PostgreSQL is away. */
const MOST_UNWRITTEN = 500;
const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 60_000;

export interface WorkerOptions extends OpenQueue {
  readonly context: Context;
  readonly databaseRetry: DatabaseRetry;
  readonly lineWork: () => LineWork;
  /** Gives back its share of the service's limit. */
  readonly settle: () => Promise<void>;
  /** Requests under way at a time. */
  readonly concurrency: number;
  /** The number of lines to mark ahead of them. */
  readonly lead: MarkLead;
  readonly name: string;
  readonly batch: string | undefined;
  readonly drain: boolean;
  /** No more lines are begun. */
  readonly stopping: AbortController;
  /** Called every few seconds. */
  readonly onBeat: () => void;
  readonly claim: () => Promise<Omit<ClaimOptions, 'worker'>>;
}

/** One process that takes chunks and brings their lines to an end. */
export class Worker {
  readonly id: string = randomUUID();
  readonly tally = { done: 0, failed: 0, unknown: 0 };
  readonly #chunks = new Map<string, HeldChunk>();
  #underway = 0;
  #unanswered = 0;
  #idleMs = 0;
  #wake: () => void = () => undefined;
  #failure: { readonly error: unknown } | undefined;
  /** The service does not take requests: the next is tried after this time. */
  #restMs = 0;
  #restUntilMs = Number.NEGATIVE_INFINITY;
  #turn = 0;

  constructor(private readonly options: WorkerOptions) {}

  /** Until it is drained or stopped; what it holds then is ended or given back. */
  async run(): Promise<void> {
    const { stopping, database, databaseRetry, context } = this.options;
    const over = new AbortController();
    const onLeave = () => this.#wake();
    context.signal.addEventListener('abort', onLeave);
    stopping.signal.addEventListener('abort', onLeave);
    const beating = this.#heartbeat().run(over.signal, (error) => this.#fail(error));
    try {
      while (!stopping.signal.aborted) {
        const [chunk, lines] = (await this.#next()) ?? [];
        if (chunk && lines) this.#begin(chunk, lines);
        else if (!(await this.#isWaiting())) break;
        await this.#room();
      }
      await this.#empty();
    } finally {
      over.abort();
      context.signal.removeEventListener('abort', onLeave);
      stopping.signal.removeEventListener('abort', onLeave);
      context.signal.throwIfAborted();
      await beating;
      await this.#giveBackAll();
      await this.options.settle().catch(() => undefined);
      await databaseRetry.run(() => removeWorker(database, this.id)).catch(() => undefined);
    }
    if (this.#failure) throw this.#failure.error;
  }

  #heartbeat(): Heartbeat {
    const { context, name, batch, database, queue, databaseRetry } = this.options;
    return new Heartbeat({
      database,
      queue,
      databaseRetry,
      clock: context.clock,
      worker: { id: this.id, name, batch },
      chunks: this.#chunks,
      onBeat: this.options.onBeat,
      endedLines: () => this.tally.done + this.tally.failed + this.tally.unknown,
      end: (chunk) => this.#end(chunk),
    });
  }

  /** Lines that are begun and have no end yet. */
  get underway(): number {
    return this.#underway;
  }

  get isMarkedWaiting(): boolean {
    return [...this.#chunks.values()].some((chunk) => chunk.isMarkedWaiting);
  }

  /** Chunks whose leases were prolonged by a write. */
  renewed = (ids: ReadonlySet<string>): void => {
    for (const id of ids) this.#chunks.get(id)?.renewed();
  };

  async #next(): Promise<[HeldChunk, ClaimedLine[]] | undefined> {
    const { context, stopping } = this.options;
    const restMs = this.#restUntilMs - context.clock.monotonic();
    if (restMs > 0) await this.#sleep(restMs);
    if (stopping.signal.aborted) return undefined;
    const most = Math.max(1, this.#free);
    for (const chunk of this.#chunks.values()) {
      const lines = chunk.take(most);
      if (lines.length > 0) return [chunk, lines];
    }
    const claimed = await this.#claim();
    if (!claimed) return undefined;
    const lines = claimed.take(most);
    if (lines.length > 0) return [claimed, lines];
    await this.#end(claimed);
    return undefined;
  }

  /** Batches take turns, so that a large one does not hold up the others. */
  async #claim(): Promise<HeldChunk | undefined> {
    const { databaseRetry, database, queue, context, batch: name } = this.options;
    const { clock } = context;
    return databaseRetry.run(async () => {
      const batches = await openBatches(database, name);
      const claim = { ...(await this.options.claim()), worker: this.id };
      for (let offset = 0; offset < batches.length; offset += 1) {
        const batch: Batch | undefined = batches[(this.#turn + offset) % batches.length];
        const askedAt = { monotonic: clock.monotonic(), now: clock.now() };
        const chunk = batch && (await claimChunk(database, queue, batch, claim));
        if (!chunk) continue;
        this.#turn += offset + 1;
        const held = new HeldChunk(chunk, clock, askedAt);
        this.#chunks.set(held.id, held);
        return held;
      }
      return undefined;
    });
  }

  /** Without work to begin now: waits a little, or returns false if there will be none. */
  async #isWaiting(): Promise<boolean> {
    const { databaseRetry, database, drain, batch, stopping } = this.options;
    if (stopping.signal.aborted) return false;
    const isIdle = this.#underway === 0 && this.#chunks.size === 0;
    if (drain && isIdle && !(await databaseRetry.run(() => isWorkLeft(database, batch)))) return false;
    await this.#idle();
    return true;
  }

  /** Looks again soon at first, and at once when the last line has ended: there may be nothing left. */
  async #idle(): Promise<void> {
    const { context, stopping, drain } = this.options;
    const longestMs = drain ? LONGEST_DRAINING_MS : LONGEST_IDLE_MS;
    this.#idleMs = Math.min(longestMs, Math.max(FIRST_IDLE_MS, this.#idleMs * 2));
    const over = new AbortController();
    const wasUnderway = this.#underway > 0;
    this.#wake = () => {
      if (stopping.signal.aborted || (wasUnderway && this.#underway === 0)) over.abort();
    };
    await context.clock.sleep(this.#idleMs, over.signal).catch(() => undefined);
  }

  #begin(chunk: HeldChunk, lines: readonly ClaimedLine[]): void {
    this.#idleMs = 0;
    this.#underway += lines.length;
    this.#unanswered += lines.length;
    chunk.underway += lines.length;
    this.options.lineWork().begin(chunk, lines);
  }

  /** The request of a line has ended. */
  answered = (): void => {
    this.#unanswered -= 1;
    this.options.lead.answered();
    if (!this.#isFull) this.#wake();
  };

  /** Results of lines were written, or refused because the chunk is lost. */
  ended = (chunk: HeldChunk, ends: readonly End[], isWritten: boolean): void => {
    if (isWritten) {
      for (const { state } of ends) this.tally[state] += 1;
      this.#restMs = 0;
    } else chunk.lost = true;
    this.#over(chunk, ends.length);
  };

  /** Results of lines cannot be written. */
  failed = (chunk: HeldChunk, ends: readonly End[], error: unknown): void => {
    this.#fail(error);
    this.#over(chunk, ends.length);
  };

  /** A line got no result now. */
  outcome = (chunk: HeldChunk, line: ClaimedLine, outcome: LineOutcome): void => {
    if (outcome.kind === 'later')
      this.#later(chunk, { ...line, marked: line.marked || outcome.marked }, outcome.error);
    else if (outcome.kind !== 'left') this.#fail(outcome.error);
    this.#over(chunk, 1);
  };

  #over(chunk: HeldChunk, lines: number): void {
    chunk.underway -= lines;
    const over = () => {
      this.#underway -= lines;
      this.#wake();
    };
    if (chunk.isOver)
      this.#end(chunk)
        .catch((error: unknown) => this.#fail(error))
        .finally(over);
    else over();
  }

  #later(chunk: HeldChunk, line: ClaimedLine, error: OctetError): void {
    const { context, stopping } = this.options;
    if (!stopping.signal.aborted) chunk.putBack(line);
    const now = context.clock.monotonic();
    if (now < this.#restUntilMs) return;
    if (this.#restMs === 0) context.terminal.warn(`${error.message}; trying again`);
    this.#restMs = Math.min(LONGEST_REST_MS, Math.max(FIRST_REST_MS, this.#restMs * 2));
    this.#restUntilMs = now + this.#restMs;
  }

  #fail(error: unknown): void {
    this.#failure ??= { error };
    this.options.stopping.abort(new WorkerStopped());
  }

  async #end(chunk: HeldChunk): Promise<void> {
    const { databaseRetry, database, queue } = this.options;
    if (!this.#chunks.delete(chunk.id) || chunk.lost) return;
    await databaseRetry.run(() => releaseChunk(database, queue, chunk, unknownResult));
  }

  async #giveBackAll(): Promise<void> {
    for (const chunk of [...this.#chunks.values()]) {
      chunk.halt();
      await this.#end(chunk).catch((error: unknown) => this.#fail(error));
    }
  }

  async #room(): Promise<void> {
    while (this.#isFull && !this.#isLeaving) await this.#change();
  }

  /** Lines that may be begun now. */
  get #free(): number {
    const { concurrency, lead } = this.options;
    return concurrency + lead.size - this.#unanswered;
  }

  /** Lines are begun in blocks, so that their marks are written together. */
  get #isFull(): boolean {
    if (this.#underway - this.#unanswered >= MOST_UNWRITTEN) return true;
    const { lead, lineWork } = this.options;
    return this.#free < (lineWork().isHungry ? 1 : lead.size / 2);
  }

  async #empty(): Promise<void> {
    while (this.#underway > 0 && !this.#isLeaving) await this.#change();
  }

  /** A second signal: what is under way is left as it is, with its marks. */
  get #isLeaving(): boolean {
    return this.options.context.signal.aborted;
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  #sleep(ms: number): Promise<void> {
    return this.options.context.clock.sleep(ms, this.options.stopping.signal).catch(() => undefined);
  }
}
