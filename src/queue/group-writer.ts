import type { Statements } from './database.ts';
import type { DatabaseRetry } from './database-retry.ts';
import { WRITE } from './group-write-sql.ts';
import type { Held } from './lease.ts';

/** `lost`: the chunk belongs to another worker now. `denied`: the budget has no room for it. */
export type Written = 'written' | 'lost' | 'denied';

export interface Mark {
  readonly index: number;
  readonly key: string;
  readonly price: number;
}

export interface End {
  readonly index: number;
  readonly state: 'done' | 'failed' | 'unknown';
  readonly credits: number;
  readonly document: string;
}

interface Entry {
  readonly act: 'mark' | 'end' | 'undo';
  readonly chunk: string;
  readonly token: number;
  readonly batch: number;
  readonly index: number;
}

interface Waiting {
  readonly entry: Entry;
  readonly resolve: (written: Written) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_ENTRIES = 500;

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

/** Writes marks and results in groups: what comes during one write goes out together in the next. */
export class GroupWriter {
  #waiting: Waiting[] = [];
  #isWriting = false;

  constructor(
    private readonly on: Statements,
    private readonly databaseRetry: DatabaseRetry,
    /** Called when a write has prolonged the leases of these chunks. */
    private readonly onHeld: (chunks: ReadonlySet<string>) => void,
  ) {}

  mark(chunk: Held, mark: Mark): Promise<Written> {
    return this.#put(chunk, { act: 'mark', ...mark });
  }

  end(chunk: Held, end: End): Promise<Written> {
    return this.#put(chunk, { act: 'end', ...end });
  }

  /** For a line that was marked and not sent. */
  undo(chunk: Held, index: number): Promise<Written> {
    return this.#put(chunk, { act: 'undo', index });
  }

  #put({ id, token, batch }: Held, fields: Pick<Entry, 'act' | 'index'>): Promise<Written> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry: { ...fields, chunk: id, token, batch: batch.id }, resolve, reject });
      if (!this.#isWriting) void this.#write();
    });
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    // Lines that end in the same turn share one write.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, MOST_ENTRIES);
      try {
        const { held, denied } = await this.#send(group.map(({ entry }) => entry));
        this.onHeld(held);
        for (const { entry, resolve } of group) resolve(outcome(entry, held, denied));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.#isWriting = false;
  }

  async #send(entries: readonly Entry[]): Promise<{ held: Set<string>; denied: Set<number> }> {
    const [answer] = await this.databaseRetry.run(() =>
      this.on.query<{ held: string[]; denied: number[] }>(WRITE, [JSON.stringify(entries)]),
    );
    return { held: new Set(answer?.held), denied: new Set(answer?.denied) };
  }
}

function outcome(
  { act, chunk, batch }: Entry,
  held: ReadonlySet<string>,
  denied: ReadonlySet<number>,
): Written {
  if (!held.has(chunk)) return 'lost';
  return act === 'mark' && denied.has(batch) ? 'denied' : 'written';
}
