import type { Clock } from '../../clock.ts';
import type { Chunk, ClaimedLine } from '../../queue/claim.ts';
import { LEASE_MS } from '../../queue/lease.ts';

/** A request that is begun later than this could meet another holder of the same line. */
const FRESH_MS = LEASE_MS / 2;

/** A chunk in the hands of this worker. */
export class HeldChunk {
  readonly id: string;
  readonly token: number;
  readonly batch: Chunk['batch'];
  /** Another worker has it: nothing more is sent or written. */
  lost = false;
  /** Lines that are begun and have no end yet. */
  underway = 0;
  readonly #waiting: ClaimedLine[];
  #isHalted = false;
  #renewedAt: { readonly monotonic: number; readonly now: number };

  constructor(
    chunk: Chunk,
    private readonly clock: Clock,
    /** Before the claim was asked for, so that the lease cannot be thought longer than it is. */
    askedAt: { readonly monotonic: number; readonly now: number },
  ) {
    this.id = chunk.id;
    this.token = chunk.token;
    this.batch = chunk.batch;
    this.#waiting = [...chunk.lines].reverse();
    this.#renewedAt = askedAt;
  }

  /** The next lines, so many at most. */
  take(most: number): ClaimedLine[] {
    return this.lost ? [] : this.#waiting.splice(-most).reverse();
  }

  /** For a line that could not be sent now. */
  putBack(line: ClaimedLine): void {
    if (!this.#isHalted) this.#waiting.push(line);
  }

  /** Begins no more lines: the batch is paused, or the worker stops. */
  halt(): void {
    this.#isHalted = true;
    this.#waiting.length = 0;
  }

  get isHalted(): boolean {
    return this.#isHalted;
  }

  /** Lines that may have been sent wait to be begun. */
  get isMarkedWaiting(): boolean {
    return this.#waiting.some(({ marked }) => marked);
  }

  get isOver(): boolean {
    return this.underway === 0 && (this.lost || this.#waiting.length === 0);
  }

  renewed(): void {
    this.#renewedAt = { monotonic: this.clock.monotonic(), now: this.clock.now() };
  }

  /** The wall clock catches suspend, during which the monotonic clock may stand still. */
  get isFresh(): boolean {
    const { monotonic, now } = this.#renewedAt;
    return this.clock.monotonic() - monotonic < FRESH_MS && this.clock.now() - now < FRESH_MS;
  }
}
