import type { Quotes } from '../../budget/quotes.ts';
import type { Api } from '../../client/api.ts';
import type { Context } from '../../context.ts';
import type { Batch } from '../../queue/batches.ts';
import type { ClaimedLine } from '../../queue/claim.ts';
import type { GroupWriter } from '../../queue/group-writer.ts';
import type { HeldChunk } from './held-chunk.ts';
import { BadLine, readLine } from './line.ts';
import { failedWith, type LineEnd, succeeded } from './line-end.ts';
import type { LineMarks } from './line-marks.ts';
import { type BegunLine, type LineOutcome, type ReadLine, withoutPrice } from './line-outcome.ts';
import { LinePace, NotOurs } from './line-pace.ts';
import { awaitJob, type Sending, sendLine } from './send.ts';

export interface LineWorkOptions {
  readonly context: Context;
  readonly api: Api;
  readonly writer: GroupWriter<HeldChunk>;
  readonly marks: LineMarks;
  /** Requests under way at a time. */
  readonly concurrency: number;
  /** Ends requests that take longer than a stopping worker may wait. */
  readonly abandon: AbortSignal;
  /** No more lines are begun. */
  readonly stopping: AbortSignal;
  readonly pacerOf: (batch: Batch) => Sending['pacer'];
  readonly quotes: () => Promise<Quotes>;
  /** Called for every reply that came. */
  readonly onReply: () => Promise<void> | undefined;
  readonly onAccepted: (chunk: HeldChunk, index: number, job: string) => Promise<void>;
  /** Called for a line whose request has ended, or that needs none: the next may be begun. */
  readonly onAnswered: () => void;
  /** Called for a line that gets no result now. */
  readonly onOutcome: (chunk: HeldChunk, line: ClaimedLine, outcome: LineOutcome) => void;
}

/** The worker was stopped while a line waited for its turn. */
export class WorkerStopped extends Error {
  override readonly name = 'WorkerStopped';
}

const FREE: Quotes = () => 0;

/**
 * Brings lines to their end: mark, send, result. Nothing is sent that is not marked, nothing is marked that is not ours.
 * Lines are begun and marked in blocks, and each is on its own only while its request is under way: promises for each step
 * of each line cost more than the steps.
 */
export class LineWork {
  readonly #paces = new WeakMap<Batch, Sending['pacer']>();
  /** Marked, and waiting for a request to end. */
  readonly #ready: ReadLine[] = [];
  #sending = 0;
  #isTurnWaiting = false;

  constructor(private readonly options: LineWorkOptions) {
    options.stopping.addEventListener('abort', () => this.#atEndOfTurn(), { once: true });
  }

  /** A request could leave now if there were a line for it. */
  get isHungry(): boolean {
    return this.#ready.length === 0 && this.#sending < this.options.concurrency;
  }

  begin(chunk: HeldChunk, lines: readonly ClaimedLine[]): void {
    if (chunk.batch.maxCredits === null) this.#begin(chunk, lines, FREE);
    else
      this.options.quotes().then(
        (quotes) => this.#begin(chunk, lines, quotes),
        (error: unknown) => {
          for (const claimed of lines) this.#over({ chunk, claimed }, withoutPrice(error));
        },
      );
  }

  #begin(chunk: HeldChunk, lines: readonly ClaimedLine[], quotes: Quotes): void {
    const unmarked: BegunLine[] = [];
    for (const claimed of lines) {
      const line = this.#read(chunk, claimed, quotes);
      if (line === undefined) continue;
      if (!claimed.marked) unmarked.push(line);
      else this.#marked(line);
    }
    if (unmarked.length === 0) return;
    void this.options.marks.write(chunk, unmarked, (line, outcome) => {
      if (outcome) this.#over(line, outcome);
      else this.#marked(line);
    });
  }

  #read(chunk: HeldChunk, claimed: ClaimedLine, quotes: Quotes): BegunLine | undefined {
    const { index, text, key } = claimed;
    try {
      const read = readLine(text, index, chunk.batch.run);
      // Another version of octet may have marked it under another key.
      const line = key === null ? read : { ...read, key };
      return { chunk, claimed, line, price: quotes(line.endpoint, line.body) };
    } catch (error) {
      // A newer octet may have accepted a line that this one cannot read.
      if (error instanceof BadLine) return { chunk, claimed, bad: error, price: 0 };
      this.#over({ chunk, claimed }, withoutPrice(error));
      return undefined;
    }
  }

  #marked(line: BegunLine): void {
    if (line.line !== undefined) {
      this.#ready.push(line);
      this.#atEndOfTurn();
      return;
    }
    failedWith(line.bad, line.bad, { price: 0, mayBeCharged: false }).then(
      (end) => this.#ended(line, end),
      (error: unknown) => this.#over(line, { kind: 'failed', error }),
    );
  }

  /** Requests leave together, once for each turn: the service is woken less often. */
  #atEndOfTurn(): void {
    if (this.#isTurnWaiting) return;
    this.#isTurnWaiting = true;
    setImmediate(this.#sendReady);
  }

  #sendReady = (): void => {
    this.#isTurnWaiting = false;
    const { concurrency, stopping } = this.options;
    // A worker that stops sends nothing more: the lines are given back, all at once.
    while (this.#sending < concurrency || stopping.aborted) {
      const line = this.#ready.shift();
      if (line === undefined) return;
      this.#sending += 1;
      void this.#send(line);
    }
  };

  async #send(line: ReadLine): Promise<void> {
    const { stopping, abandon, writer } = this.options;
    const { chunk, claimed } = line;
    try {
      if (stopping.aborted || chunk.lost) return await this.#giveBack(line, claimed.marked);
      const pace = new LinePace(
        this.#paceOf(chunk.batch),
        () => chunk.isFresh && !chunk.lost,
        () => this.options.marks.renew(line),
      );
      const end = await this.#attempt(line, pace);
      const mayBeSent = claimed.marked || pace.mayBeCharged;
      // The mark stays: whoever takes the chunk next decides by whether the service honours idempotency keys.
      if (end === undefined) return this.#over(line, { kind: 'left' });
      if (end.kind === 'unsent') return await this.#giveBack(line, mayBeSent);
      if (end.kind === 'ended') return this.#ended(line, end);
      if (!mayBeSent) await writer.undo(chunk, claimed.index);
      this.#over(line, { ...end, marked: mayBeSent });
    } catch (error) {
      this.#over(line, abandon.aborted ? { kind: 'left' } : { kind: 'failed', error });
    } finally {
      this.#sending -= 1;
      this.#atEndOfTurn();
    }
  }

  #paceOf(batch: Batch): Sending['pacer'] {
    const known = this.#paces.get(batch);
    if (known) return known;
    const made = this.options.pacerOf(batch);
    this.#paces.set(batch, made);
    return made;
  }

  async #attempt(
    { chunk, claimed: { job }, line, price }: ReadLine,
    pace: LinePace,
  ): Promise<LineEnd | { readonly kind: 'unsent' } | undefined> {
    const { context, api, abandon, onAccepted, onReply } = this.options;
    const sending = {
      api,
      pacer: pace,
      signal: abandon,
      onAccepted: (id: string) => onAccepted(chunk, line.index, id),
    };
    try {
      const document =
        job === null ? await sendLine(context, line, sending) : await awaitJob(context, line, job, sending);
      await onReply();
      return succeeded(line, document, price);
    } catch (error) {
      context.signal.throwIfAborted();
      if (error instanceof WorkerStopped || error instanceof NotOurs) return { kind: 'unsent' };
      if (abandon.aborted) return undefined;
      return failedWith(line, error, { price, mayBeCharged: pace.mayBeCharged });
    }
  }

  /** The next request may go while this result is written. */
  #ended(line: BegunLine, ending: LineEnd): void {
    if (ending.kind === 'ended') {
      this.options.writer.end(line.chunk, ending.end);
      this.options.onAnswered();
    } else this.#over(line, { kind: 'left' });
  }

  async #giveBack(line: ReadLine, isMarked: boolean): Promise<void> {
    const { chunk, claimed } = line;
    if (!isMarked && !chunk.lost) await this.options.writer.undo(chunk, claimed.index);
    this.#over(line, { kind: 'left' });
  }

  #over({ chunk, claimed }: Pick<BegunLine, 'chunk' | 'claimed'>, outcome: LineOutcome): void {
    this.options.onAnswered();
    this.options.onOutcome(chunk, claimed, outcome);
  }
}
