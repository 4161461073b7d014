import type { Quotes } from '../../budget/quotes.ts';
import type { Api } from '../../client/api.ts';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import type { Batch } from '../../queue/batches.ts';
import type { ClaimedLine } from '../../queue/claim.ts';
import type { Journal, Written } from '../../queue/journal.ts';
import type { HeldChunk } from './held-chunk.ts';
import { BadLine, type BatchLine, readLine } from './line.ts';
import { failedWith, type LineEnd, succeeded } from './line-end.ts';
import { awaitJob, type Sending, sendLine } from './send.ts';
import { Slots } from './slots.ts';

export interface LineWorkOptions {
  readonly context: Context;
  readonly api: Api;
  readonly journal: Journal;
  readonly slots: Slots;
  /** Ends requests that take longer than a stopping worker may wait. */
  readonly abandon: AbortSignal;
  /** No more lines are begun. */
  readonly stopping: AbortSignal;
  readonly pacerOf: (batch: Batch) => Sending['pacer'];
  readonly quotes: () => Promise<Quotes>;
  /** Waits for room in the budget; false when there will be none. */
  readonly hasBudget: (batch: Batch) => Promise<boolean>;
  /** Called for every reply that came. */
  readonly onReply: () => Promise<void>;
  readonly onAccepted: (chunk: HeldChunk, index: number, job: string) => Promise<void>;
}

/** The worker was stopped while a line waited for its turn. */
export class WorkerStopped extends Error {
  override readonly name = 'WorkerStopped';
}

/** The outcome of a line: its result was written, it waits for a retry, or another worker takes it. */
export type Brought =
  | { readonly kind: 'ended'; readonly state: 'done' | 'failed' | 'unknown' }
  | Exclude<LineEnd, { readonly kind: 'ended' }>
  | { readonly kind: 'left' };

/** Brings one line to its end: mark, send, result. Nothing is sent that is not marked, nothing is marked that is not ours. */
export class LineWork {
  /** Batches whose budget is nearly spent. */
  readonly #tight = new Map<number, Slots>();

  constructor(private readonly options: LineWorkOptions) {}

  async bring(chunk: HeldChunk, claimed: ClaimedLine): Promise<Brought> {
    const { batch } = chunk;
    let line: BatchLine | undefined;
    let price = 0;
    try {
      line = readLine(claimed.text, claimed.index, batch.run);
      if (batch.maxCredits !== null) price = (await this.options.quotes())(line.endpoint, line.body);
    } catch (error) {
      if (!(error instanceof BadLine)) return lineless(error);
      // A newer octet may have accepted a line that this one cannot read.
      const end = await failedWith(error, error, 0);
      return this.#write(chunk, await this.#marked(chunk, error.index, NO_KEY, 0), end);
    }
    return this.#sent(chunk, claimed, line, price);
  }

  async #sent(chunk: HeldChunk, claimed: ClaimedLine, line: BatchLine, price: number): Promise<Brought> {
    const { slots, stopping, abandon } = this.options;
    if (!claimed.marked && (await this.#marked(chunk, line.index, line.key, price)) !== 'written')
      return { kind: 'left' };
    const leave = await slots.enter();
    try {
      if (stopping.aborted || !(await this.#isStillOurs(chunk, line, price)))
        return await this.#giveBack(chunk, claimed);
      const end = await this.#attempt(chunk, claimed, line, price);
      // The mark stays: whoever takes the chunk next decides by whether the service honours idempotency keys.
      if (end === undefined) return { kind: 'left' };
      if (end.kind === 'stopped') return await this.#giveBack(chunk, claimed);
      if (end.kind === 'ended') return await this.#write(chunk, 'written', end, leave);
      if (!claimed.marked) await this.options.journal.undo(chunk, line.index);
      return end;
    } catch (error) {
      if (abandon.aborted) return { kind: 'left' };
      throw error;
    } finally {
      leave();
    }
  }

  async #attempt(
    chunk: HeldChunk,
    { job }: ClaimedLine,
    line: BatchLine,
    price: number,
  ): Promise<LineEnd | { readonly kind: 'stopped' } | undefined> {
    const { context, api, abandon, pacerOf, onAccepted } = this.options;
    const sending = {
      api,
      pacer: pacerOf(chunk.batch),
      signal: abandon,
      onAccepted: (id: string) => onAccepted(chunk, line.index, id),
    };
    try {
      const document =
        job === null ? await sendLine(context, line, sending) : await awaitJob(context, line, job, sending);
      await this.options.onReply();
      return succeeded(line, document, price);
    } catch (error) {
      context.signal.throwIfAborted();
      if (error instanceof WorkerStopped) return { kind: 'stopped' };
      if (abandon.aborted) return undefined;
      return failedWith(line, error, price);
    }
  }

  /** A lease that was not renewed for a while is renewed before anything is sent. */
  async #isStillOurs(chunk: HeldChunk, { index, key }: BatchLine, price: number): Promise<boolean> {
    while (!chunk.lost && !chunk.isFresh) {
      if ((await this.options.journal.mark(chunk, { index, key, price })) !== 'written') return false;
    }
    return !chunk.lost;
  }

  async #marked(chunk: HeldChunk, index: number, key: string, price: number): Promise<Written> {
    const { journal, hasBudget, stopping } = this.options;
    const mark = async () => {
      const written = await journal.mark(chunk, { index, key, price });
      if (written === 'lost') chunk.lost = true;
      return written;
    };
    if (!this.#tight.has(chunk.batch.id)) {
      const written = await mark();
      if (written !== 'denied') return written;
      if (!this.#tight.has(chunk.batch.id)) this.#tight.set(chunk.batch.id, new Slots(1));
    }
    // Marks are granted or denied together; from here on they are asked for one by one.
    const leave = await this.#tight.get(chunk.batch.id)?.enter();
    try {
      while (!chunk.lost && !stopping.aborted) {
        const written = await mark();
        if (written !== 'denied') return written;
        if (await hasBudget(chunk.batch)) continue;
        chunk.halt();
        return 'denied';
      }
      return 'lost';
    } finally {
      leave?.();
    }
  }

  async #giveBack(chunk: HeldChunk, { index, marked }: ClaimedLine): Promise<Brought> {
    if (!marked && !chunk.lost) await this.options.journal.undo(chunk, index);
    return { kind: 'left' };
  }

  async #write(chunk: HeldChunk, marked: Written, ending: LineEnd, leave?: () => void): Promise<Brought> {
    if (marked !== 'written' || ending.kind !== 'ended') return { kind: 'left' };
    // The next request may go while this result is written.
    leave?.();
    const written = await this.options.journal.end(chunk, ending.end);
    if (written === 'lost') chunk.lost = true;
    return written === 'written' ? { kind: 'ended', state: ending.end.state } : { kind: 'left' };
  }
}

const NO_KEY = '00000000-0000-4000-8000-000000000000';

function lineless(error: unknown): Brought {
  if (error instanceof OctetError) return { kind: 'hopeless', error };
  throw error;
}
