import type { Quotes } from '../../budget/quotes.ts';
import type { Api } from '../../client/api.ts';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import type { BudgetState } from '../../queue/batch-states.ts';
import type { Batch } from '../../queue/batches.ts';
import type { ClaimedLine } from '../../queue/claim.ts';
import type { GroupWriter, Written } from '../../queue/group-writer.ts';
import type { HeldChunk } from './held-chunk.ts';
import { BadLine, type BatchLine, readLine } from './line.ts';
import { failedWith, isWorthWaiting, type LineEnd, succeeded } from './line-end.ts';
import { LinePace, NotOurs } from './line-pace.ts';
import { Semaphore } from './semaphore.ts';
import { awaitJob, type Sending, sendLine } from './send.ts';

export interface LineWorkOptions {
  readonly context: Context;
  readonly api: Api;
  readonly writer: GroupWriter;
  readonly requests: Semaphore;
  /** Ends requests that take longer than a stopping worker may wait. */
  readonly abandon: AbortSignal;
  /** No more lines are begun. */
  readonly stopping: AbortSignal;
  readonly pacerOf: (batch: Batch) => Sending['pacer'];
  readonly quotes: () => Promise<Quotes>;
  /** Waits a moment, then says whether the budget now has room for a line of this price. */
  readonly budget: (batch: Batch, price: number) => Promise<BudgetState>;
  /** This worker holds lines that are marked and not begun. */
  readonly isMarkedWaiting: () => boolean;
  /** Called for every reply that came. */
  readonly onReply: () => Promise<void>;
  readonly onAccepted: (chunk: HeldChunk, index: number, job: string) => Promise<void>;
}

/** The worker was stopped while a line waited for its turn. */
export class WorkerStopped extends Error {
  override readonly name = 'WorkerStopped';
}

/** The outcome of a line: its result was written, it waits for a retry, or another worker takes it. */
export type LineOutcome =
  | { readonly kind: 'ended'; readonly state: 'done' | 'failed' | 'unknown' }
  /** `marked`: it may have been sent, and its mark stays. */
  | (Exclude<LineEnd, { readonly kind: 'ended' }> & { readonly marked: boolean })
  | { readonly kind: 'left' };

/** Brings one line to its end: mark, send, result. Nothing is sent that is not marked, nothing is marked that is not ours. */
export class LineWork {
  /** Batches whose budget is nearly spent. */
  readonly #tight = new Map<number, Semaphore>();

  constructor(private readonly options: LineWorkOptions) {}

  /** `answered` is called once the next request may leave. */
  async run(chunk: HeldChunk, claimed: ClaimedLine, answered: () => void): Promise<LineOutcome> {
    const { batch } = chunk;
    let line: BatchLine | undefined;
    let price = 0;
    try {
      const read = readLine(claimed.text, claimed.index, batch.run);
      // Another version of octet may have marked it under another key.
      line = claimed.key === null ? read : { ...read, key: claimed.key };
      if (batch.maxCredits !== null) price = (await this.options.quotes())(line.endpoint, line.body);
    } catch (error) {
      if (!(error instanceof BadLine)) return withoutPrice(error);
      // A newer octet may have accepted a line that this one cannot read.
      const end = await failedWith(error, error, { price: 0, mayBeCharged: false });
      return this.#write(chunk, await this.#marked(chunk, error.index, NO_KEY, 0), end);
    }
    return this.#sent(chunk, claimed, { line, price, answered });
  }

  async #sent(
    chunk: HeldChunk,
    claimed: ClaimedLine,
    {
      line,
      price,
      answered,
    }: { readonly line: BatchLine; readonly price: number; readonly answered: () => void },
  ): Promise<LineOutcome> {
    const { requests, stopping, abandon, pacerOf, writer } = this.options;
    if (!claimed.marked && (await this.#marked(chunk, line.index, line.key, price)) !== 'written')
      return { kind: 'left' };
    const free = await requests.acquire();
    const release = () => {
      free();
      answered();
    };
    const pace = new LinePace(pacerOf(chunk.batch), () => this.#isOurs(chunk, line, price));
    try {
      if (stopping.aborted || chunk.lost) return await this.#giveBack(chunk, claimed);
      const end = await this.#attempt(chunk, claimed, line, { pace, price });
      const mayBeSent = claimed.marked || pace.mayBeCharged;
      // The mark stays: whoever takes the chunk next decides by whether the service honours idempotency keys.
      if (end === undefined) return { kind: 'left' };
      if (end.kind === 'unsent') return await this.#giveBack(chunk, { ...claimed, marked: mayBeSent });
      if (end.kind === 'ended') return await this.#write(chunk, 'written', end, release);
      if (!mayBeSent) await writer.undo(chunk, line.index);
      return { ...end, marked: mayBeSent };
    } catch (error) {
      if (abandon.aborted) return { kind: 'left' };
      throw error;
    } finally {
      release();
    }
  }

  async #attempt(
    chunk: HeldChunk,
    { job }: ClaimedLine,
    line: BatchLine,
    { pace, price }: { readonly pace: LinePace; readonly price: number },
  ): Promise<LineEnd | { readonly kind: 'unsent' } | undefined> {
    const { context, api, abandon, onAccepted } = this.options;
    const sending = {
      api,
      pacer: pace,
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
      if (error instanceof WorkerStopped || error instanceof NotOurs) return { kind: 'unsent' };
      if (abandon.aborted) return undefined;
      return failedWith(line, error, { price, mayBeCharged: pace.mayBeCharged });
    }
  }

  /** A lease that was not renewed for a while is renewed before anything is sent. */
  async #isOurs(chunk: HeldChunk, { index, key }: BatchLine, price: number): Promise<boolean> {
    while (!chunk.lost && !chunk.isFresh) {
      const written = await this.options.writer.mark(chunk, { index, key, price });
      if (written === 'lost') chunk.lost = true;
      if (written !== 'written') return false;
    }
    return !chunk.lost;
  }

  async #marked(chunk: HeldChunk, index: number, key: string, price: number): Promise<Written> {
    const { writer, stopping } = this.options;
    const { id } = chunk.batch;
    const mark = async () => {
      const written = await writer.mark(chunk, { index, key, price });
      if (written === 'lost') chunk.lost = true;
      return written;
    };
    if (!this.#tight.has(id)) {
      const written = await mark();
      if (written !== 'denied') return written;
      if (!this.#tight.has(id)) this.#tight.set(id, new Semaphore(1));
    }
    // Marks are granted or denied together; from here on they are asked for one by one.
    const release = await this.#tight.get(id)?.acquire();
    try {
      while (!chunk.lost && !chunk.isHalted && !stopping.aborted) {
        const written = await mark();
        if (written !== 'denied') return written;
        if (!(await this.#mayGetBudget(chunk, price))) chunk.halt();
      }
      return 'denied';
    } finally {
      release?.();
    }
  }

  /** A line that waits here must not keep this worker from lines for which the budget is held already. */
  async #mayGetBudget({ batch }: HeldChunk, price: number): Promise<boolean> {
    const { budget, isMarkedWaiting } = this.options;
    const state = await budget(batch, price);
    if (state === 'exhausted') this.#tight.delete(batch.id);
    return state === 'room' || (state === 'underway' && !isMarkedWaiting());
  }

  async #giveBack(chunk: HeldChunk, { index, marked }: ClaimedLine): Promise<LineOutcome> {
    if (!marked && !chunk.lost) await this.options.writer.undo(chunk, index);
    return { kind: 'left' };
  }

  async #write(
    chunk: HeldChunk,
    marked: Written,
    ending: LineEnd,
    release?: () => void,
  ): Promise<LineOutcome> {
    if (marked !== 'written' || ending.kind !== 'ended') return { kind: 'left' };
    // The next request may go while this result is written.
    release?.();
    const written = await this.options.writer.end(chunk, ending.end);
    if (written === 'lost') chunk.lost = true;
    return written === 'written' ? { kind: 'ended', state: ending.end.state } : { kind: 'left' };
  }
}

const NO_KEY = '00000000-0000-4000-8000-000000000000';

/** The prices could not be read: that is not the line's fault. */
function withoutPrice(error: unknown): LineOutcome {
  if (isWorthWaiting(error)) return { kind: 'later', error, marked: false };
  if (error instanceof OctetError) return { kind: 'fatal', error, marked: false };
  throw error;
}
