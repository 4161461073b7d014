import { lstat, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Message } from '../contract/chat.ts';
import { isObject } from '../contract/shape.ts';
import { OctetError } from '../errors.ts';
import { writeAtomic } from '../files/atomic.ts';
import { ensureDirectory } from '../files/directories.ts';
import { appendLine, readLines } from '../files/json-lines.ts';
import { meant, namesIn } from './name-prefix.ts';

/** One question and its answer. */
export interface Turn {
  readonly at: string;
  readonly messages: readonly Message[];
  readonly model?: string;
  readonly environment?: string;
  /** False when the answer was cut or stopped. */
  readonly complete: boolean;
  readonly usage?: unknown;
  /** Its cost; undefined: the service did not say. */
  readonly credits?: number | undefined;
}

export interface Conversation {
  readonly id: string;
  readonly turns: readonly Turn[];
}

export interface ConversationSummary {
  readonly id: string;
  readonly title: string;
  readonly turns: number;
  readonly startedAt: string;
  readonly lastAt: string;
  readonly model?: string;
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const LATEST = 'latest';
const ENDING = '.jsonl';
/** The last one that was written to. */
const NEWEST = '-';

/** A name becomes a file's name, so it is held to what is safe in one. */
export function checkSessionName(name: string): string {
  if (NAME.test(name) && name !== LATEST) return name;
  throw new OctetError(
    'usage',
    'a session name may contain only letters, digits, dots, dashes and underscores',
  );
}

/** Conversations in the state directory: one append-only file each, one line a turn. */
export class Conversations {
  constructor(
    private readonly stateDir: string | undefined,
    private readonly clock: Clock,
  ) {}

  /** A new name that sorts by time. */
  newId(random: () => number): string {
    const stamp = new Date(this.clock.now()).toISOString().replace(/[-:]/g, '').slice(0, 15);
    return `${stamp}-${Math.floor(random() * 36 ** 4)
      .toString(36)
      .padStart(4, '0')}`;
  }

  async latestId(): Promise<string | undefined> {
    const directory = this.directory();
    if (directory === undefined) return undefined;
    // No note of the latest one; the files are asked instead.
    const named = await readFile(join(directory, LATEST), 'utf8').catch(() => '');
    const ids = await this.ids();
    return ids.includes(named.trim()) ? named.trim() : ids.at(-1);
  }

  async read(id: string): Promise<Conversation | undefined> {
    const path = this.pathOf(checkSessionName(id));
    if (path === undefined) return undefined;
    const turns: Turn[] = [];
    for await (const line of readLines(path)) if (line.kind === 'record') turns.push(readTurn(line.record));
    return turns.length > 0 ? { id, turns } : undefined;
  }

  /** By the whole id, by a beginning that no other has, or `-` for the last one. */
  async find(name: string): Promise<Conversation | undefined> {
    const id = name === NEWEST ? await this.latestId() : meant(await this.ids(), name);
    return id === undefined ? undefined : this.read(id);
  }

  async append(id: string, turn: Turn): Promise<void> {
    const path = this.pathOf(id);
    const directory = this.directory();
    if (path === undefined || directory === undefined) {
      throw new OctetError(
        'io',
        'no home directory to store conversations in',
        'set HOME or OCTET_STATE_DIR',
      );
    }
    await ensureDirectory(this.stateDir ?? directory);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await appendLine(path, turn);
    await writeAtomic(join(directory, LATEST), `${id}\n`, { mode: 0o600 });
  }

  /** One after the other, newest name last; only one conversation is in memory at a time. */
  async *all(): AsyncGenerator<Conversation> {
    for (const id of await this.ids()) {
      const conversation = await this.read(id);
      if (conversation) yield conversation;
    }
  }

  /** The one that was last written to first. Whoever has seen enough leaves, and the others are not read. */
  async *newestFirst(): AsyncGenerator<Conversation> {
    const ids = await this.ids();
    const written = new Map<string, number>();
    for (const id of ids) {
      const path = this.pathOf(id);
      // Removed meanwhile: it sorts as the oldest.
      const facts = path === undefined ? undefined : await lstat(path).catch(() => undefined);
      written.set(id, facts?.mtimeMs ?? 0);
    }
    for (const id of ids.reverse().sort((a, b) => (written.get(b) ?? 0) - (written.get(a) ?? 0))) {
      const conversation = await this.read(id);
      if (conversation) yield conversation;
    }
  }

  async remove(id: string): Promise<boolean> {
    const path = this.pathOf(checkSessionName(id));
    if (path === undefined || !(await this.ids()).includes(id)) return false;
    await rm(path);
    return true;
  }

  ids(): Promise<string[]> {
    return namesIn(this.directory(), { ending: ENDING, name: NAME });
  }

  private directory(): string | undefined {
    return this.stateDir && join(this.stateDir, 'history');
  }

  private pathOf(id: string): string | undefined {
    const directory = this.directory();
    return directory && join(directory, id + ENDING);
  }
}

export function messagesOf(conversation: Conversation): Message[] {
  return conversation.turns.flatMap((turn) => [...turn.messages]);
}

export function summaryOf(conversation: Conversation): ConversationSummary {
  const first = conversation.turns[0];
  const last = conversation.turns.at(-1);
  const question = messagesOf(conversation).find(({ role }) => role === 'user');
  return {
    id: conversation.id,
    title: titleOf(question?.content ?? ''),
    turns: conversation.turns.length,
    startedAt: first?.at ?? '',
    lastAt: last?.at ?? '',
    model: last?.model,
  };
}

/** Enough for a title, however long the question is. */
const MOST_READ = 1_000;

function titleOf(text: string): string {
  const line = text.trimStart().slice(0, MOST_READ).trimEnd().split(/\s+/).join(' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

function readTurn(record: Record<string, unknown>): Turn {
  const messages = Array.isArray(record.messages) ? record.messages.flatMap(readMessage) : [];
  return {
    at: typeof record.at === 'string' && Number.isFinite(Date.parse(record.at)) ? record.at : '',
    messages,
    model: typeof record.model === 'string' ? record.model : undefined,
    environment: typeof record.environment === 'string' ? record.environment : undefined,
    complete: record.complete !== false,
    usage: record.usage,
    credits: typeof record.credits === 'number' ? record.credits : undefined,
  };
}

const ROLES: ReadonlySet<unknown> = new Set(['system', 'user', 'assistant']);

function readMessage(value: unknown): Message[] {
  if (!isObject(value) || typeof value.content !== 'string') return [];
  return typeof value.role === 'string' && ROLES.has(value.role)
    ? [{ role: value.role, content: value.content }]
    : [];
}
