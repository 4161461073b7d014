import { briefDetail, detailOf, type JournalEntry } from './entry.ts';
import type { FinishedRequest } from './request-record.ts';

export interface JournalBounds {
  /** Requests that are kept. */
  readonly most: number;
  /** Bytes of their bodies and headers. */
  readonly mostBytes: number;
}

export interface WaitingRequest {
  readonly entry: JournalEntry;
  /** Headers, bodies and chunks as JSON; made when it is needed, because most are never read. */
  readonly detail: () => string;
  readonly bytes: number;
}

/** Longer bodies are cut at once, so that they are not held until they are written. */
const LARGE_BYTES = 64 * 1024;

/**
 * Finished requests in memory, within the bounds of the journal: the oldest leave, as they would leave the journal. What
 * is kept of a request without its bodies is one flat object. Whole requests are dozens of objects each, and ten
 * thousand of them would keep the garbage collector busy.
 */
export class Waiting {
  #all: WaitingRequest[] = [];
  #first = 0;
  #bytes = 0;

  constructor(private readonly bounds: JournalBounds) {}

  get size(): number {
    return this.#all.length - this.#first;
  }

  add(
    entry: JournalEntry,
    finished: FinishedRequest,
    { withBodies }: { readonly withBodies: boolean },
  ): void {
    const waiting = withBodies ? whole(entry, finished) : brief(entry, finished);
    this.#all.push(waiting);
    this.#bytes += waiting.bytes;
    while (this.size > this.bounds.most || this.#bytes > this.bounds.mostBytes) this.#leave();
  }

  take(most: number): WaitingRequest[] {
    const taken = this.#all.slice(this.#first, this.#first + most);
    for (const _ of taken) this.#leave();
    return taken;
  }

  #leave(): void {
    this.#bytes -= this.#all[this.#first]?.bytes ?? 0;
    this.#first += 1;
    // Moved together once in a while: to move all of them each time would take longer the more there are.
    if (this.#first < 1_000) return;
    this.#all = this.#all.slice(this.#first);
    this.#first = 0;
  }
}

function whole(entry: JournalEntry, finished: FinishedRequest): WaitingRequest {
  const held = (finished.record.body?.length ?? 0) + (finished.body?.length ?? 0);
  if (held <= LARGE_BYTES) return { entry, detail: () => detailOf(finished), bytes: held };
  const detail = detailOf(finished);
  return { entry, detail: () => detail, bytes: detail.length };
}

function brief(
  entry: JournalEntry,
  { record, end, firstByteMs, sentBytes }: FinishedRequest,
): WaitingRequest {
  const { origin } = record.request.url;
  const receivedBytes = record.body?.length ?? 0;
  const facts = { origin, end, firstByteMs, sentBytes, receivedBytes };
  return { entry, detail: () => briefDetail(facts), bytes: 0 };
}
