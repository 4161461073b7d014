import type { Clock } from '../clock.ts';
import type { Statements } from './database.ts';
import type { DatabaseRetry } from './database-retry.ts';
import { type Held, LEASE_MS } from './lease.ts';

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

type Act = 'marks' | 'ends' | 'undone';

interface Waiting {
  readonly chunk: Held;
  readonly act: Act;
  readonly entry: object;
  readonly resolve: (written: Written) => void;
  readonly reject: (error: unknown) => void;
}

/** The lines of one chunk that a group writes. */
interface ChunkPart extends Partial<Record<Act, object[]>> {
  readonly id: string;
  readonly token: number;
  readonly batch: number;
}

export interface GroupWriterOptions {
  readonly on: Statements;
  readonly databaseRetry: DatabaseRetry;
  readonly clock: Clock;
  /** With so many marks a group is written at once: requests would soon have to wait for them. */
  readonly enoughMarks: () => number;
  /** Called when a write has prolonged the leases of these chunks. */
  readonly onHeld: (chunks: ReadonlySet<string>) => void;
}

const MOST_ENTRIES = 500;
/** A group waits so long for others, as commits do in databases: each write costs much more than each line in it. */
const GATHER_MS = 50;

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

/** Writes marks and results in groups: what comes during one write, or shortly after, goes out together in the next. */
export class GroupWriter {
  #waiting: Waiting[] = [];
  #marks = 0;
  #isWriting = false;
  #stopGathering: (() => void) | undefined;

  constructor(private readonly options: GroupWriterOptions) {}

  mark(chunk: Held, mark: Mark): Promise<Written> {
    return this.#put(chunk, 'marks', mark);
  }

  end(chunk: Held, end: End): Promise<Written> {
    return this.#put(chunk, 'ends', end);
  }

  /** For a line that was marked and not sent. */
  undo(chunk: Held, index: number): Promise<Written> {
    return this.#put(chunk, 'undone', { index });
  }

  #put(chunk: Held, act: Act, entry: object): Promise<Written> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ chunk, act, entry, resolve, reject });
      if (act === 'marks') this.#marks += 1;
      if (!this.#isWriting) void this.#write();
      else if (this.#isEnough) this.#stopGathering?.();
    });
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    // Lines that begin or end in the same turn share one write.
    await nextTurn();
    while (this.#waiting.length > 0) {
      await this.#gather();
      const group = this.#waiting.splice(0, MOST_ENTRIES);
      this.#marks = this.#waiting.filter(({ act }) => act === 'marks').length;
      try {
        const { held, denied } = await this.#send(group);
        this.options.onHeld(held);
        for (const { chunk, act, resolve } of group)
          resolve(outcome(held.has(chunk.id), act === 'marks' && denied.has(chunk.id)));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
      await nextTurn();
    }
    this.#isWriting = false;
  }

  get #isEnough(): boolean {
    return this.#waiting.length >= MOST_ENTRIES || this.#marks >= this.options.enoughMarks();
  }

  #gather(): Promise<void> | undefined {
    if (this.#isEnough) return undefined;
    return new Promise((resolve) => {
      const cancel = this.options.clock.after(GATHER_MS, () => this.#stopGathering?.());
      this.#stopGathering = () => {
        this.#stopGathering = undefined;
        cancel();
        resolve();
      };
    });
  }

  async #send(group: readonly Waiting[]): Promise<{ held: Set<string>; denied: Set<string> }> {
    const { databaseRetry, on } = this.options;
    const values = [JSON.stringify(partsOf(group)), `${LEASE_MS} milliseconds`];
    const [answer] = await databaseRetry.run(() =>
      on.query<{ held: string[]; denied: string[] }>(
        'SELECT held, denied FROM octet_batch.write_lines($1, $2)',
        values,
      ),
    );
    return { held: new Set(answer?.held), denied: new Set(answer?.denied) };
  }
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function partsOf(group: readonly Waiting[]): ChunkPart[] {
  const parts = new Map<string, ChunkPart>();
  for (const { chunk, act, entry } of group) {
    const name = `${chunk.id} ${chunk.token}`;
    const part = parts.get(name) ?? { id: chunk.id, token: chunk.token, batch: chunk.batch.id };
    parts.set(name, part);
    part[act] ??= [];
    part[act].push(entry);
  }
  return [...parts.values()];
}

function outcome(isHeld: boolean, isDenied: boolean): Written {
  if (!isHeld) return 'lost';
  return isDenied ? 'denied' : 'written';
}
