import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { JobKind } from '../contract/endpoints.ts';
import { isObject } from '../contract/shape.ts';
import { OctetError } from '../errors.ts';
import { appendLine, readLines } from '../files/append.ts';
import { writeAtomic } from '../files/atomic.ts';
import { ensureDirectory } from '../files/directories.ts';
import { ioError } from '../files/io-error.ts';
import { withLock } from '../files/lock.ts';

/** What was asked for, written before the request leaves. */
export interface JobIntent {
  /** The idempotency key; also the name of a job whose id never came. */
  readonly key: string;
  readonly kind: JobKind;
  readonly environment: string;
  readonly profile: string;
  /** Base address, and the path form. */
  readonly base: string;
  readonly request: Readonly<Record<string, unknown>>;
  /** How the command that began it saves the result: `jobs wait` does the same. */
  readonly save: Readonly<Record<string, unknown>>;
  /** Where it was asked: relative targets are meant from there. */
  readonly cwd: string;
}

/** asked: sent or about to be, no answer known. running: accepted. The rest are ends. */
export type LedgerState = 'asked' | 'running' | 'done' | 'failed' | 'refused' | 'unknown';

export interface LedgerJob extends JobIntent {
  readonly state: LedgerState;
  readonly askedAt: string;
  readonly id: string | undefined;
  readonly acceptedAt: string | undefined;
  readonly endedAt: string | undefined;
  readonly files: readonly string[];
  readonly error: string | undefined;
}

type Line =
  | ({ readonly type: 'intent'; readonly at: string } & JobIntent)
  | {
      readonly type: 'accepted';
      readonly key: string;
      readonly at: string;
      readonly id: string;
      /** By a search in the service's lists, while the command itself may still be waiting for its reply. */
      readonly found?: true;
    }
  | {
      readonly type: 'ended';
      readonly key: string;
      readonly at: string;
      readonly state: LedgerState;
      readonly files?: readonly string[];
      readonly error?: string;
    };

/** Every music, video and build job that was ever asked for on this machine, one line a change. */
export class JobLedger {
  constructor(
    private readonly stateDir: string | undefined,
    private readonly clock: Clock,
    private readonly warn: (message: string) => void = () => undefined,
  ) {}

  intend(intent: JobIntent): Promise<void> {
    return this.append({ type: 'intent', at: this.now(), ...intent });
  }

  accept(key: string, id: string): Promise<void> {
    return this.append({ type: 'accepted', key, at: this.now(), id });
  }

  found(key: string, id: string): Promise<void> {
    return this.append({ type: 'accepted', key, at: this.now(), id, found: true });
  }

  end(
    key: string,
    state: LedgerState,
    more: { files?: readonly string[]; error?: string } = {},
  ): Promise<void> {
    return this.append({ type: 'ended', key, at: this.now(), state, ...more });
  }

  /** Oldest first. */
  async all(): Promise<LedgerJob[]> {
    const jobs = new Map<string, LedgerJob>();
    for await (const line of this.read()) {
      const { key } = line;
      if (line.type === 'intent') {
        const { type: _, at, ...intent } = line;
        jobs.set(key, { ...intent, ...FRESH, askedAt: at });
        continue;
      }
      const job = jobs.get(key);
      if (job) jobs.set(key, changed(job, line));
    }
    return [...jobs.values()];
  }

  /** By the service's id, or by the beginning of the key. The newest wins. */
  async find(name: string): Promise<LedgerJob | undefined> {
    const jobs = (await this.all()).reverse();
    return (
      jobs.find(({ id }) => id === name) ??
      (name.length >= 8 ? jobs.find(({ key }) => key.startsWith(name)) : undefined)
    );
  }

  /** Forgets these. Under a lock of its own, and only lines that were there: what others add meanwhile stays. */
  async prune(keys: ReadonlySet<string>): Promise<void> {
    await this.locked(async () => {
      await this.setAside();
      const { good } = await this.sorted();
      await this.replace(good.filter(({ key }) => !keys.has(key)));
    });
  }

  private async *read(): AsyncGenerator<Line> {
    if (this.stateDir === undefined) return;
    let damaged = 0;
    for await (const line of readLines(this.path())) {
      if (line.kind === 'record' && isLine(line.record)) yield line.record;
      else if (line.kind !== 'torn') damaged += 1;
    }
    if (damaged > 0) await this.locked(() => this.setAside());
  }

  /** The damaged file is kept beside a new one that holds what can be read. At no time is there neither. */
  private async setAside(): Promise<void> {
    const aside = `${this.path()}.corrupt-${this.clock.now()}`;
    const { good, damaged } = await this.sorted();
    // Another process may have done it meanwhile.
    if (damaged === 0) return;
    await copyFile(this.path(), aside).catch((error) => Promise.reject(ioError(error, 'write', aside)));
    await this.replace(good);
    this.warn(`${damaged} lines of the job ledger cannot be read; the old file is kept as ${aside}`);
  }

  private async sorted(): Promise<{ good: Line[]; damaged: number }> {
    const good: Line[] = [];
    let damaged = 0;
    for await (const line of readLines(this.path())) {
      if (line.kind === 'record' && isLine(line.record)) good.push(line.record);
      else if (line.kind !== 'torn') damaged += 1;
    }
    return { good, damaged };
  }

  private replace(lines: readonly Line[]): Promise<void> {
    return writeAtomic(this.path(), lines.map((line) => `${JSON.stringify(line)}\n`).join(''), {
      mode: 0o600,
    });
  }

  private async append(line: Line): Promise<void> {
    await ensureDirectory(this.directory());
    // A line must not fall between the reading and the replacing of a prune.
    await this.locked(() => appendLine(this.path(), line));
  }

  private locked(action: () => Promise<void>): Promise<void> {
    return withLock(`${this.path()}.lock`, this.clock, action);
  }

  private directory(): string {
    if (this.stateDir !== undefined) return this.stateDir;
    throw new OctetError('io', 'there is no place for the job ledger', 'set HOME or OCTET_STATE_DIR');
  }

  private path(): string {
    return join(this.directory(), 'jobs.jsonl');
  }

  private now(): string {
    return new Date(this.clock.now()).toISOString();
  }
}

const FRESH = {
  state: 'asked',
  id: undefined,
  acceptedAt: undefined,
  endedAt: undefined,
  files: [],
  error: undefined,
} as const;

function changed(job: LedgerJob, line: Exclude<Line, { type: 'intent' }>): LedgerJob {
  if (line.type === 'accepted') {
    if (line.found && job.id !== undefined) return job;
    const known = { ...job, id: line.id, acceptedAt: line.at };
    const isOpen = job.state === 'asked' || job.state === 'unknown';
    return isOpen ? { ...known, state: 'running', endedAt: undefined, error: undefined } : known;
  }
  return { ...job, state: line.state, endedAt: line.at, files: line.files ?? job.files, error: line.error };
}

function isLine(record: Record<string, unknown>): record is Record<string, unknown> & Line {
  if (typeof record.key !== 'string' || typeof record.at !== 'string') return false;
  if (record.type === 'intent') return typeof record.kind === 'string' && isObject(record.request);
  if (record.type === 'accepted') return typeof record.id === 'string';
  return record.type === 'ended' && typeof record.state === 'string';
}
