import { readFile, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import { isObject } from '../contract/shape.ts';
import { OctetError, systemCode } from '../errors.ts';
import { writeAtomic } from '../files/atomic.ts';
import { ensureDirectory } from '../files/directories.ts';
import { withLock } from '../files/lock.ts';
import { namesIn } from './name-prefix.ts';

export interface DeliveryAttempt {
  readonly at: string;
  readonly url: string;
  /** Undefined when no answer came. */
  readonly status?: number;
  readonly error?: string;
  readonly durationMs: number;
}

/** One webhook as it travelled: received here, or sent from here. */
export interface SavedDelivery {
  /** Its name on this machine; the sender's own id is among the headers. */
  readonly id: string;
  readonly direction: 'received' | 'sent';
  readonly at: string;
  /** Kind of event, where the body names one. */
  readonly type: string | undefined;
  readonly path: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Undefined when nobody checked. */
  readonly verified: boolean | undefined;
  readonly duplicate: boolean;
  /** The URL it was sent or forwarded to. */
  readonly target: string | undefined;
  readonly attempts: readonly DeliveryAttempt[];
}

export function isAcknowledged({ status }: Pick<DeliveryAttempt, 'status'>): boolean {
  return status !== undefined && status >= 200 && status < 300;
}

/** It went somewhere, and was not acknowledged there when it was last tried. */
export function hasFailed(delivery: SavedDelivery): boolean {
  const last = delivery.attempts.at(-1);
  return last !== undefined && !isAcknowledged(last);
}

export interface Retention {
  readonly most: number;
  readonly mostBytes: number;
}

const USUAL: Retention = { most: 1_000, mostBytes: 256 * 1024 * 1024 };
const PRUNE_EVERY = 50;
const VERSION = 1;
const NAME = /^\d{8}T\d{9}-[a-z0-9]{6}$/;
const ENDING = '.json';

/** Deliveries in the state directory, one file each. The oldest give way. */
export class Deliveries {
  private saves = 0;
  private named = 0;

  constructor(
    private readonly stateDir: string | undefined,
    private readonly clock: Clock,
    private readonly retention: Retention = USUAL,
  ) {}

  /** A new name that sorts by time. */
  newId(random: () => number): string {
    const stamp = new Date(this.clock.now()).toISOString().replace(/[-:.Z]/g, '');
    // The count keeps two names of one millisecond apart, whatever the dice say.
    const suffix = (Math.floor(random() * 36 ** 6) + this.named++) % 36 ** 6;
    return `${stamp}-${suffix.toString(36).padStart(6, '0')}`;
  }

  async save(delivery: SavedDelivery): Promise<void> {
    const directory = this.directory();
    if (directory === undefined || this.stateDir === undefined) {
      throw new OctetError('io', 'no home directory to store deliveries in', 'set HOME or OCTET_STATE_DIR');
    }
    await ensureDirectory(this.stateDir);
    await ensureDirectory(directory);
    const text = `${JSON.stringify(written(delivery), null, 2)}\n`;
    await writeAtomic(join(directory, delivery.id + ENDING), text, { mode: 0o600 });
    if (this.saves++ % PRUNE_EVERY === 0) await this.prune(directory);
  }

  /** Adds the attempts of a replay. Attempts of several processes all stay. */
  async addAttempt(id: string, attempt: DeliveryAttempt): Promise<void> {
    const directory = this.directory();
    if (directory === undefined) return;
    await withLock(join(directory, `${id}.lock`), this.clock, async () => {
      const delivery = await this.read(id);
      if (delivery) await this.save({ ...delivery, attempts: [...delivery.attempts, attempt] });
    });
  }

  /** Names, oldest first. */
  ids(): Promise<string[]> {
    return namesIn(this.directory(), { ending: ENDING, name: NAME });
  }

  /** Undefined when there is none of that name, or its file cannot be understood. */
  async read(id: string): Promise<SavedDelivery | undefined> {
    const directory = this.directory();
    if (directory === undefined || !NAME.test(id)) return undefined;
    const text = await readFile(join(directory, id + ENDING), 'utf8').catch((error: unknown) => {
      if (systemCode(error) === 'ENOENT') return undefined;
      throw new OctetError('io', `cannot read the delivery ${id}`, undefined, { cause: error });
    });
    return text === undefined ? undefined : readDelivery(text, id);
  }

  /** Newest first; only one is in memory at a time. */
  async *newestFirst(): AsyncGenerator<SavedDelivery> {
    for (const id of (await this.ids()).reverse()) {
      const delivery = await this.read(id);
      if (delivery) yield delivery;
    }
  }

  private async prune(directory: string): Promise<void> {
    let bytes = 0;
    for (const [place, id] of (await this.ids()).reverse().entries()) {
      const path = join(directory, id + ENDING);
      bytes += await stat(path).then(
        ({ size }) => size,
        // Not there.
        () => 0,
      );
      if (place < this.retention.most && (bytes <= this.retention.mostBytes || place === 0)) continue;
      // Another process may have removed it already.
      await unlink(path).catch(() => undefined);
    }
  }

  private directory(): string | undefined {
    return this.stateDir && join(this.stateDir, 'webhooks');
  }
}

/** Bytes that are text stay readable in the file. */
function written(delivery: SavedDelivery): object {
  const { body, target, attempts, direction, ...rest } = delivery;
  const text = Buffer.from(body).toString('utf8');
  const isText = Buffer.from(text).equals(body);
  return {
    version: VERSION,
    direction,
    ...rest,
    ...(isText ? { body: text } : { body_base64: Buffer.from(body).toString('base64') }),
    target,
    attempts: attempts.map(({ durationMs, ...attempt }) => ({ ...attempt, duration_ms: durationMs })),
  };
}

function readDelivery(text: string, id: string): SavedDelivery | undefined {
  const record = parsed(text);
  if (!isObject(record)) return undefined;
  const body = bodyOf(record);
  if (body === undefined) return undefined;
  const word = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    id,
    direction: record.direction === 'sent' ? 'sent' : 'received',
    at: dateOf(record.at),
    type: word(record.type),
    path: word(record.path),
    headers: isObject(record.headers)
      ? Object.fromEntries(Object.entries(record.headers).filter(isHeader))
      : {},
    body,
    verified: typeof record.verified === 'boolean' ? record.verified : undefined,
    duplicate: record.duplicate === true,
    target: addressOf(record.target),
    attempts: Array.isArray(record.attempts) ? record.attempts.flatMap(attemptOf) : [],
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A damaged file is left out by the caller.
    return undefined;
  }
}

function bodyOf({ body, body_base64: encoded }: Readonly<Record<string, unknown>>): Uint8Array | undefined {
  if (typeof body === 'string') return Buffer.from(body);
  return typeof encoded === 'string' ? Buffer.from(encoded, 'base64') : undefined;
}

function attemptOf(value: unknown): DeliveryAttempt[] {
  const url = isObject(value) ? addressOf(value.url) : undefined;
  if (!isObject(value) || url === undefined) return [];
  const { status, error, duration_ms: durationMs } = value;
  return [
    {
      at: dateOf(value.at),
      url,
      status: typeof status === 'number' && Number.isInteger(status) ? status : undefined,
      error: typeof error === 'string' ? error : undefined,
      durationMs: typeof durationMs === 'number' && durationMs >= 0 ? durationMs : 0,
    },
  ];
}

function dateOf(value: unknown): string {
  return typeof value === 'string' && Number.isFinite(Date.parse(value)) ? value : '';
}

function addressOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^https?:/i.test(value) && URL.canParse(value) ? value : undefined;
}

/** Node refuses other headers when they are sent again, and throws. */
function isHeader(entry: [string, unknown]): entry is [string, string] {
  const [name, value] = entry;
  return (
    /^[\w!#$%&'*+.^`|~-]+$/.test(name) && typeof value === 'string' && /^[\t\x20-\x7e\x80-\xff]*$/.test(value)
  );
}
