import type { BudgetState } from '../../queue/batch-states.ts';
import type { Batch } from '../../queue/batches.ts';
import type { GroupWriter, Written } from '../../queue/group-writer.ts';
import type { Mark } from '../../queue/write-lines.ts';
import type { HeldChunk } from './held-chunk.ts';
import type { BegunLine, LineOutcome } from './line-outcome.ts';
import type { MarkLead } from './mark-lead.ts';
import { Semaphore } from './semaphore.ts';

export interface LineMarksOptions {
  readonly writer: GroupWriter<HeldChunk>;
  readonly lead: Pick<MarkLead, 'marking'>;
  /** No more lines are begun. */
  readonly stopping: AbortSignal;
  /** Waits a moment, then says whether the budget now has room for a line of this price. */
  readonly budget: (batch: Batch, price: number) => Promise<BudgetState>;
  /** This worker holds lines that are marked and not begun. */
  readonly isMarkedWaiting: () => boolean;
}

type Marked = (line: BegunLine, outcome: LineOutcome | undefined) => void;

const NO_KEY = '00000000-0000-4000-8000-000000000000';

/** Marks blocks of lines, and one by one where the budget has no room for a block. */
export class LineMarks {
  /** Batches whose budget is nearly spent. */
  readonly #tight = new Map<number, Semaphore>();

  constructor(private readonly options: LineMarksOptions) {}

  /** Calls `each` once for every line, with nothing where it is marked. Never rejects. */
  async write(chunk: HeldChunk, lines: readonly BegunLine[], each: Marked): Promise<void> {
    const { id } = chunk.batch;
    if (!this.#tight.has(id)) {
      const written = await this.#together(chunk, lines).catch(failure);
      if (written !== 'denied') {
        for (const line of lines) each(line, outcomeOf(written));
        return;
      }
      if (!this.#tight.has(id)) this.#tight.set(id, new Semaphore(1));
    }
    await Promise.all(
      lines.map(async (line) => each(line, outcomeOf(await this.#alone(line).catch(failure)))),
    );
  }

  /** A lease that was not renewed for a while is renewed before anything is sent. */
  async renew(line: BegunLine): Promise<boolean> {
    const { chunk } = line;
    while (!chunk.lost && !chunk.isFresh) {
      if ((await this.#together(chunk, [line])) !== 'written') return false;
    }
    return !chunk.lost;
  }

  async #together(chunk: HeldChunk, lines: readonly BegunLine[]): Promise<Written> {
    const { writer, lead } = this.options;
    const isMarked = lead.marking();
    const written = await writer.mark(chunk, lines.map(markOf));
    isMarked();
    if (written === 'lost') chunk.lost = true;
    return written;
  }

  async #alone(line: BegunLine): Promise<Written> {
    const { chunk, price } = line;
    const release = await this.#tight.get(chunk.batch.id)?.acquire();
    try {
      while (!chunk.lost && !chunk.isHalted && !this.options.stopping.aborted) {
        const written = await this.#together(chunk, [line]);
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
}

const markOf = ({ claimed, line, price }: BegunLine): Mark => ({
  index: claimed.index,
  key: line?.key ?? NO_KEY,
  price,
});

const failure = (error: unknown): LineOutcome => ({ kind: 'failed', error });

function outcomeOf(written: Written | LineOutcome): LineOutcome | undefined {
  if (written === 'written') return undefined;
  return typeof written === 'string' ? { kind: 'left' } : written;
}
