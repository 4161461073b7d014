import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { OctetError } from '../../errors.ts';
import { isWorkLeft, openBatches } from '../../queue/batch-states.ts';
import type { Batch } from '../../queue/batches.ts';
import { type ClaimedLine, type ClaimOptions, claimChunk } from '../../queue/claim.ts';
import type { DatabaseRetry } from '../../queue/database-retry.ts';
import { releaseChunk, removeWorker } from '../../queue/lease.ts';
import { Heartbeat } from './heartbeat.ts';
import { HeldChunk } from './held-chunk.ts';
import { unknownResult } from './line-end.ts';
import { type LineWork, WorkerStopped } from './line-work.ts';
import type { OpenQueue } from './with-queue.ts';

const FIRST_IDLE_MS = 50;
const LONGEST_IDLE_MS = 1_000;
/** Lines whose results wait to be written, so that memory stays flat while PostgreSQL is away. */
const MOST_UNWRITTEN = 500;
const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 60_000;

export interface WorkerOptions extends OpenQueue {
  readonly context: Context;
  readonly databaseRetry: DatabaseRetry;
  readonly lineWork: () => LineWork;
  /** Lines that are begun and not answered at a time: those that are sent, and those that are marked ahead. */
  readonly width: () => number;
  /** Called when the request of a line has ended. */
  readonly onAnswered: () => void;
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
        const next = await this.#next();
        if (next) this.#begin(...next);
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

  async #next(): Promise<[HeldChunk, ClaimedLine] | undefined> {
    const { context, stopping } = this.options;
    const restMs = this.#restUntilMs - context.clock.monotonic();
    if (restMs > 0) await this.#sleep(restMs);
    if (stopping.signal.aborted) return undefined;
    for (const chunk of this.#chunks.values()) {
      const line = chunk.next();
      if (line) return [chunk, line];
    }
    const claimed = await this.#claim();
    const line = claimed?.next();
    if (claimed && !line) await this.#end(claimed);
    return claimed && line ? [claimed, line] : undefined;
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

  /** Nothing to begin now: waits a little, or says that there will be nothing. */
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
    const { context, stopping } = this.options;
    this.#idleMs = Math.min(LONGEST_IDLE_MS, Math.max(FIRST_IDLE_MS, this.#idleMs * 2));
    const over = new AbortController();
    const wasUnderway = this.#underway > 0;
    this.#wake = () => {
      if (stopping.signal.aborted || (wasUnderway && this.#underway === 0)) over.abort();
    };
    await context.clock.sleep(this.#idleMs, over.signal).catch(() => undefined);
  }

  #begin(chunk: HeldChunk, line: ClaimedLine): void {
    this.#idleMs = 0;
    this.#underway += 1;
    this.#unanswered += 1;
    chunk.underway += 1;
    let isAnswered = false;
    const answered = () => {
      if (isAnswered) return;
      isAnswered = true;
      this.#unanswered -= 1;
      this.options.onAnswered();
      this.#wake();
    };
    this.#runLine(chunk, line, answered)
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        answered();
        this.#underway -= 1;
        this.#wake();
      });
  }

  async #runLine(chunk: HeldChunk, line: ClaimedLine, answered: () => void): Promise<void> {
    const outcome = await this.options.lineWork().run(chunk, line, answered);
    chunk.underway -= 1;
    if (outcome.kind === 'later')
      this.#later(chunk, { ...line, marked: line.marked || outcome.marked }, outcome.error);
    else if (outcome.kind === 'fatal') this.#fail(outcome.error);
    else if (outcome.kind === 'ended') {
      this.tally[outcome.state] += 1;
      this.#restMs = 0;
    }
    if (chunk.isOver) await this.#end(chunk);
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

  get #isFull(): boolean {
    const unwritten = this.#underway - this.#unanswered;
    return this.#unanswered >= this.options.width() || unwritten >= MOST_UNWRITTEN;
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
