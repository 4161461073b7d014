import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import { isPlainName } from '../contract/plain-name.ts';
import type { JsonObject } from '../contract/shape.ts';
import { OctetError } from '../errors.ts';
import { stringifyExact } from '../exact-json.ts';
import { writeAtomic } from '../files/atomic.ts';
import { ensureDirectory } from '../files/directories.ts';
import { ioError } from '../files/io-error.ts';
import { appendLine, readLines, readLinesBackward } from '../files/json-lines.ts';
import { withLock } from '../files/lock.ts';
import {
  type AcceptedLine,
  type EndedLine,
  type IntentLine,
  type JobIntent,
  type JobLine,
  type LedgerState,
  readJobLine,
} from './job-line.ts';
import { meant } from './name-prefix.ts';

export interface LedgerJob extends JobIntent {
  readonly state: LedgerState;
  readonly askedAt: string;
  readonly id: string | undefined;
  readonly acceptedAt: string | undefined;
  readonly endedAt: string | undefined;
  readonly files: readonly string[];
  readonly error: string | undefined;
}

/** The name of the newest job. */
const NEWEST = '-';
/** So much of a key tells jobs apart, and `find` takes it. */
const NAME_LENGTH = 8;

/** The word by which a person names a job: its id, or where that is missing or not plain, the beginning of its key. */
export function nameOfJob({ id, key }: Pick<LedgerJob, 'id' | 'key'>): string {
  return id !== undefined && isPlainName(id) ? id : key.slice(0, NAME_LENGTH);
}

export interface LedgerReading {
  /** Selects jobs; called for each job when it has ended, and once more for those that are still open. */
  readonly wanted?: (job: LedgerJob) => boolean;
  /** Of a request only the beginning of its prompt is needed, and nothing of how its result is saved. */
  readonly brief?: boolean;
}

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
  async all(reading: LedgerReading = {}): Promise<LedgerJob[]> {
    const { wanted = () => true } = reading;
    const { jobs, revived } = await this.fold(reading);
    if (revived.size > 0) {
      const whole = await this.fold({ ...reading, wanted: undefined }, revived);
      for (const [key, job] of whole.jobs) jobs.set(key, job);
    }
    return [...jobs.values()].filter((job): job is Draft => job !== undefined && wanted(job));
  }

  /**
   * Newest first, and never all at once: from the end of the file, what happened to a job comes before the line that
   * asked for it. Of a request only the beginning of its prompt is read.
   */
  async *newestFirst(): AsyncGenerator<LedgerJob> {
    if (this.stateDir === undefined) return;
    const changes = new Map<string, (AcceptedLine | EndedLine)[]>();
    const told = new Set<string>();
    const share = sharing();
    let damaged = 0;
    for await (const found of readLinesBackward(this.path())) {
      const line = typeof found === 'object' ? readJobLine(found.record) : undefined;
      if (!line) {
        if (found !== 'torn') damaged += 1;
        continue;
      }
      const { key } = line;
      if (told.has(key)) continue;
      if (line.type !== 'intent') {
        changes.set(key, [...(changes.get(key) ?? []), line]);
        continue;
      }
      const job = drafted(line, share, true);
      for (const each of (changes.get(key) ?? []).reverse()) change(job, each);
      changes.delete(key);
      told.add(key);
      yield job;
    }
    if (damaged > 0) await this.locked(() => this.setAside());
  }

  /** One that has ended and is not wanted is forgotten at once; should there be more about it, it is named. */
  private async fold(
    { wanted, brief }: LedgerReading,
    only?: ReadonlySet<string>,
  ): Promise<{ jobs: Map<string, Draft | undefined>; revived: Set<string> }> {
    const jobs = new Map<string, Draft | undefined>();
    const revived = new Set<string>();
    const share = sharing();
    for await (const line of this.read()) {
      const { key } = line;
      if (only && !only.has(key)) continue;
      if (line.type === 'intent') {
        // Asked for again, it is the newest.
        jobs.delete(key);
        jobs.set(key, drafted(line, share, brief));
        continue;
      }
      const job = jobs.get(key);
      if (!job) {
        if (jobs.has(key)) revived.add(key);
        continue;
      }
      change(job, line);
      if (wanted && ENDS.has(job.state) && !wanted(job)) jobs.set(key, undefined);
    }
    return { jobs, revived };
  }

  /**
   * By the service's id or our key, whole or by a beginning that no other job has; `-` is the newest. Of two jobs with
   * the same id the newer is meant.
   */
  async find(name: string, kind?: JobIntent['kind']): Promise<LedgerJob | undefined> {
    const isWanted = (job: LedgerJob) => kind === undefined || job.kind === kind;
    if (name === NEWEST)
      return (await this.all({ wanted: isWanted })).findLast((job) => job.id !== undefined);
    const names = ({ id, key }: LedgerJob) => (id === undefined ? [key] : [id, key]);
    const fits = (job: LedgerJob) => isWanted(job) && names(job).some((each) => each.startsWith(name));
    const jobs = name === '' ? [] : await this.all({ wanted: fits });
    const exact = jobs.findLast((job) => names(job).includes(name));
    if (exact || jobs.length <= 1) return exact ?? jobs[0];
    const one = meant([...new Set(jobs.map(nameOfJob))], name) ?? '';
    return jobs.findLast((job) => nameOfJob(job) === one);
  }

  /** Forgets these. Under a lock of its own, and only lines that were there: what others add meanwhile stays. */
  async prune(keys: ReadonlySet<string>): Promise<void> {
    await this.locked(async () => {
      await this.setAside();
      const { good } = await this.sorted();
      await this.replace(good.filter(({ key }) => typeof key !== 'string' || !keys.has(key)));
    });
  }

  private async *read(): AsyncGenerator<JobLine> {
    if (this.stateDir === undefined) return;
    let damaged = 0;
    for await (const line of readLines(this.path())) {
      const read = line.kind === 'record' ? readJobLine(line.record) : undefined;
      if (read) yield read;
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
    this.warn(`${damaged} lines of the job ledger are damaged; the old file is kept as ${aside}`);
  }

  /** The readable lines as they stand in the file, so that fields of another version stay. */
  private async sorted(): Promise<{ good: JsonObject[]; damaged: number }> {
    const good: JsonObject[] = [];
    let damaged = 0;
    for await (const line of readLines(this.path())) {
      if (line.kind === 'record' && readJobLine(line.record)) good.push(line.record);
      else if (line.kind !== 'torn') damaged += 1;
    }
    return { good, damaged };
  }

  private replace(lines: readonly JsonObject[]): Promise<void> {
    return writeAtomic(this.path(), lines.map((line) => `${stringifyExact(line)}\n`).join(''), {
      mode: 0o600,
    });
  }

  private async append(line: JobLine): Promise<void> {
    await ensureDirectory(this.directory());
    // A line must not fall between the reading and the replacing of a prune.
    await this.locked(() => appendLine(this.path(), line));
  }

  private locked(action: () => Promise<void>): Promise<void> {
    return withLock(`${this.path()}.lock`, this.clock, action);
  }

  private directory(): string {
    if (this.stateDir !== undefined) return this.stateDir;
    throw new OctetError('io', 'no directory for the job ledger', 'set HOME or OCTET_STATE_DIR');
  }

  private path(): string {
    return join(this.directory(), 'jobs.jsonl');
  }

  private now(): string {
    return new Date(this.clock.now()).toISOString();
  }
}

type Draft = { -readonly [Field in keyof LedgerJob]: LedgerJob[Field] };

const ENDS: ReadonlySet<LedgerState> = new Set(['done', 'failed', 'refused']);
const TITLE_LENGTH = 80;

/** Ten thousand jobs come from a handful of places: each name of one is held once. */
function sharing(): (text: string) => string {
  const held = new Map<string, string>();
  return (text) => {
    const known = held.get(text);
    if (known !== undefined) return known;
    held.set(text, text);
    return text;
  };
}

/** Field by field: a job is made for every line of a file that may be long. */
function drafted(line: IntentLine, share: (text: string) => string, brief = false): Draft {
  return {
    key: line.key,
    kind: line.kind,
    environment: share(line.environment),
    profile: share(line.profile),
    base: share(line.base),
    request: brief ? { prompt: titleOf(line.request) } : line.request,
    save: brief ? NOTHING : line.save,
    cwd: share(line.cwd),
    state: 'asked',
    askedAt: line.at,
    id: undefined,
    acceptedAt: undefined,
    endedAt: undefined,
    files: NO_FILES,
    error: undefined,
  };
}

const NOTHING = {};
const NO_FILES: readonly string[] = [];

/** The beginning of the prompt. A slice alone would hold the whole of it in memory. */
export function titleOf({ prompt }: JobIntent['request']): string {
  if (typeof prompt !== 'string') return '';
  if (prompt.length <= TITLE_LENGTH) return prompt;
  return Buffer.from(prompt.slice(0, TITLE_LENGTH), 'utf16le').toString('utf16le');
}

function change(job: Draft, line: AcceptedLine | EndedLine): void {
  if (line.type === 'accepted') {
    if (line.found && job.id !== undefined) return;
    job.id = line.id;
    job.acceptedAt = line.at;
    if (job.state !== 'asked' && job.state !== 'unknown') return;
    job.state = 'running';
    job.endedAt = undefined;
    job.error = undefined;
    return;
  }
  job.state = line.state;
  job.endedAt = line.at;
  job.files = line.files ?? job.files;
  job.error = line.error;
}
