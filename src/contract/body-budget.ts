/** Limits for request bodies, shared by every server of ours: one body, one holder, and all connections together. */

export const MOST_BODY_BYTES = 10 * 1024 * 1024;
export const MOST_HELD_BYTES = 64 * 1024 * 1024;
/** One caller cannot take all of it. */
const MOST_HELD_BYTES_EACH = 32 * 1024 * 1024;

const FIRST_BLOCK_BYTES = 1024;
const NO_BYTES = new Uint8Array(0);

export type BodyFault = 'too-large' | 'holder-full' | 'all-full';

export interface BudgetLimits {
  readonly totalBytes: number;
  readonly eachBytes: number;
}

/** Counts the memory that bodies take, over all connections of one server. */
export class BodyBudget {
  #held = 0;
  readonly #byHolder = new Map<string, number>();
  readonly #limits: BudgetLimits;

  constructor(limits: BudgetLimits = { totalBytes: MOST_HELD_BYTES, eachBytes: MOST_HELD_BYTES_EACH }) {
    this.#limits = limits;
  }

  get heldBytes(): number {
    return this.#held;
  }

  take(holder: string, bytes: number): Exclude<BodyFault, 'too-large'> | undefined {
    const own = (this.#byHolder.get(holder) ?? 0) + bytes;
    if (own > this.#limits.eachBytes) return 'holder-full';
    if (this.#held + bytes > this.#limits.totalBytes) return 'all-full';
    this.#held += bytes;
    this.#byHolder.set(holder, own);
    return undefined;
  }

  give(holder: string, bytes: number): void {
    this.#held -= bytes;
    const own = (this.#byHolder.get(holder) ?? 0) - bytes;
    if (own > 0) this.#byHolder.set(holder, own);
    else this.#byHolder.delete(holder);
  }
}

export interface BodyBufferOptions {
  readonly budget: BodyBudget;
  readonly holder: string;
  readonly limitBytes: number;
}

/**
 * One body as it arrives. The pieces are copied into one block that doubles: a list of one-byte pieces would take a
 * hundred times what the budget counts.
 */
export class BodyBuffer {
  #block: Uint8Array = NO_BYTES;
  #size = 0;
  #taken = 0;
  readonly #options: BodyBufferOptions;

  constructor(options: BodyBufferOptions) {
    this.#options = options;
  }

  append(part: Uint8Array): BodyFault | undefined {
    const { limitBytes } = this.#options;
    const size = this.#size + part.length;
    if (size > limitBytes) return 'too-large';
    if (size > this.#block.length) {
      const fault = this.#grow(
        Math.min(limitBytes, Math.max(FIRST_BLOCK_BYTES, size, 2 * this.#block.length)),
      );
      if (fault) return fault;
    }
    this.#block.set(part, this.#size);
    this.#size = size;
    return undefined;
  }

  bytes(): Uint8Array {
    return this.#block.subarray(0, this.#size);
  }

  /** Must be called when nothing refers to the body any more, and may be called twice. */
  release(): void {
    const { budget, holder } = this.#options;
    budget.give(holder, this.#taken);
    this.#taken = 0;
    this.#size = 0;
    this.#block = NO_BYTES;
  }

  #grow(capacity: number): BodyFault | undefined {
    const { budget, holder } = this.#options;
    const more = capacity - this.#taken;
    const fault = budget.take(holder, more);
    if (fault) return fault;
    this.#taken += more;
    // Its bytes are random until they are written; `bytes` gives only those that were.
    const block = Buffer.allocUnsafe(capacity);
    if (this.#size > 0) block.set(this.#block.subarray(0, this.#size));
    this.#block = block;
    return undefined;
  }
}
