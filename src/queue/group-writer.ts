import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Statements } from './database.ts';
import type { DatabaseRetry } from './database-retry.ts';
import type { Held } from './lease.ts';
import { type Answer, type ChunkLines, type End, type Mark, writeLines } from './write-lines.ts';

/** `lost`: the chunk belongs to another worker now. `denied`: the budget has no room for it. */
export type Written = 'written' | 'lost' | 'denied';

/** A caller that waits until the lines of a chunk are written. */
interface Waiting {
  readonly isMark: boolean;
  readonly resolve: (written: Written) => void;
  readonly reject: (error: unknown) => void;
}

/** The lines of one chunk that a group writes. */
interface ChunkPart<Chunk extends Held> extends ChunkLines {
  readonly chunk: Chunk;
  readonly marks: Mark[];
  readonly ends: End[];
  readonly undone: number[];
  readonly waiting: Waiting[];
}

export interface GroupWriterOptions<Chunk extends Held> {
  readonly on: Statements;
  readonly databaseRetry: DatabaseRetry;
  readonly clock: Clock;
  /** Called when a write has prolonged the leases of these chunks. */
  readonly onHeld: (chunks: ReadonlySet<string>) => void;
  /** Called when results were written, or refused because the chunk is lost. */
  readonly onEnded: (chunk: Chunk, ends: readonly End[], isWritten: boolean) => void;
  /** Called when they cannot be written. */
  readonly onFailed: (chunk: Chunk, ends: readonly End[], error: unknown) => void;
}

/** Results wait so long for others or for marks, as commits do in databases: each write costs much more than each line. */
const GATHER_MS = 200;

/** Keeps the id of a job before the job is waited for: after a crash it is looked up, not asked for again. */
export async function rememberJob(
  on: Statements,
  { batch, token }: Held,
  index: number,
  job: string,
): Promise<void> {
  await on.query('UPDATE octet_batch.result SET job = $4 WHERE batch = $1 AND index = $2 AND token = $3', [
    batch.id,
    index,
    token,
    job,
  ]);
}

/**
 * Writes marks and results in groups. Requests wait for marks, so they are written at once; results go along, or wait a
 * moment. What comes during a write goes out together in the next.
 */
export class GroupWriter<Chunk extends Held> {
  #parts = new Map<Chunk, ChunkPart<Chunk>>();
  #isUrgent = false;
  #isWriting = false;
  #stopGathering: (() => void) | undefined;

  constructor(private readonly options: GroupWriterOptions<Chunk>) {}

  /** All of them, or none. */
  mark(chunk: Chunk, marks: readonly Mark[]): Promise<Written> {
    const part = this.#partOf(chunk);
    part.marks.push(...marks);
    return this.#urgent(part, true);
  }

  /** For a line that was marked and not sent. */
  undo(chunk: Chunk, index: number): Promise<Written> {
    const part = this.#partOf(chunk);
    part.undone.push(index);
    return this.#urgent(part, false);
  }

  end(chunk: Chunk, end: End): void {
    this.#partOf(chunk).ends.push(end);
    if (!this.#isWriting) void this.#write();
  }

  #partOf(chunk: Chunk): ChunkPart<Chunk> {
    const known = this.#parts.get(chunk);
    if (known) return known;
    const part: ChunkPart<Chunk> = { chunk, marks: [], ends: [], undone: [], waiting: [] };
    this.#parts.set(chunk, part);
    return part;
  }

  #urgent(part: ChunkPart<Chunk>, isMark: boolean): Promise<Written> {
    return new Promise((resolve, reject) => {
      part.waiting.push({ isMark, resolve, reject });
      this.#isUrgent = true;
      if (!this.#isWriting) void this.#write();
      else this.#stopGathering?.();
    });
  }

  async #write(): Promise<void> {
    const { databaseRetry, on } = this.options;
    this.#isWriting = true;
    while (this.#parts.size > 0) {
      await this.#gather();
      // Lines that begin or end in the same turn share one write.
      await nextTurn();
      const group = this.#takeGroup();
      try {
        this.#tell(group, await databaseRetry.run(() => writeLines(on, group)));
      } catch (error) {
        for (const { chunk, ends, waiting } of group) {
          for (const { reject } of waiting) reject(error);
          if (ends.length > 0) this.options.onFailed(chunk, ends, error);
        }
      }
    }
    this.#isWriting = false;
  }

  /** A chunk that was lost and claimed again is there twice: the earlier claim must not be written with the later. */
  #takeGroup(): ChunkPart<Chunk>[] {
    const group = new Map<string, ChunkPart<Chunk>>();
    const rest = new Map<Chunk, ChunkPart<Chunk>>();
    for (const [chunk, part] of this.#parts) {
      if (group.has(chunk.id)) rest.set(chunk, part);
      else group.set(chunk.id, part);
    }
    this.#parts = rest;
    this.#isUrgent = rest.size > 0;
    return [...group.values()];
  }

  #gather(): Promise<void> | undefined {
    if (this.#isUrgent) return undefined;
    return new Promise((resolve) => {
      const cancel = this.options.clock.after(GATHER_MS, () => this.#stopGathering?.());
      this.#stopGathering = () => {
        this.#stopGathering = undefined;
        cancel();
        resolve();
      };
    });
  }

  #tell(group: readonly ChunkPart<Chunk>[], { held, denied }: Answer): void {
    const { onHeld, onEnded } = this.options;
    onHeld(held);
    for (const { chunk, ends, waiting } of group) {
      const isHeld = held.has(chunk.id);
      for (const { isMark, resolve } of waiting) resolve(outcome(isHeld, isMark && denied.has(chunk.id)));
      if (ends.length > 0) onEnded(chunk, ends, isHeld);
    }
  }
}

function outcome(isHeld: boolean, isDenied: boolean): Written {
  if (!isHeld) return 'lost';
  return isDenied ? 'denied' : 'written';
}
