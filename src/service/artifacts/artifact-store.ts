import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonObject } from '../../contract/shape.ts';
import { writeAtomic } from '../../files/atomic.ts';
import { numberIn, type Sql, textIn } from '../store/sql.ts';
import type { Store } from '../store/store.ts';

export interface StoredArtifact {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly sha256: string;
}

/** `start` and `end` are the first and the last byte. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** How a file came to be; files without it are no artifacts of their own. */
interface Made {
  readonly path: string;
  readonly request: JsonObject;
  /** Id of the picture that stands for a film. */
  readonly poster?: string;
}

/** Finished files. An id cannot be guessed, so it needs no key to read a file. */
export interface ArtifactStore {
  /** Puts the bytes away; the file exists for readers once it is registered. */
  put(file: { name: string; mime: string; bytes: Uint8Array }): Promise<StoredArtifact>;
  register(sql: Sql, account: string, file: StoredArtifact, now: number, made?: Made): void;
  find(id: string): Promise<StoredArtifact | undefined>;
  read(file: StoredArtifact, span?: ByteRange): AsyncIterable<Uint8Array>;
  bytes(file: StoredArtifact): Promise<Uint8Array>;
  /** Removes what was put away by processes that died before they could register it. */
  sweep(now: number): Promise<void>;
}

/** Younger than this a file may still be registered by the process that wrote it. */
const STRAY_MS = 86_400_000;

const MOST_SHOWN = 10_000;

interface Shelf {
  write(id: string, bytes: Uint8Array): Promise<void>;
  read(id: string, span: ByteRange | undefined): AsyncIterable<Uint8Array>;
  bytes(id: string): Promise<Uint8Array>;
  /** Names of what was written before this time, and nothing that is not ours. */
  before(time: number): Promise<readonly string[]>;
  remove(id: string): Promise<void>;
}

export function openArtifactStore(store: Store, directory: string | undefined): ArtifactStore {
  const shelf = directory === undefined ? memoryShelf() : diskShelf(directory);
  return {
    async put({ name, mime, bytes }) {
      const id = randomBytes(20).toString('hex');
      await shelf.write(id, bytes);
      return { id, name, mime, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
    register(sql, account, { id, name, mime, size, sha256 }, now, made) {
      sql.run(
        'INSERT INTO files (id, account, name, mime, size, sha256, created_at, made) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        id,
        account,
        name,
        mime,
        size,
        sha256,
        now,
        made === undefined ? null : madeText(made),
      );
    },
    find: (id) => store.read((sql) => readFileRow(sql, id)),
    read: (file, span) => shelf.read(file.id, span),
    bytes: (file) => shelf.bytes(file.id),
    async sweep(now) {
      for (const id of await shelf.before(now - STRAY_MS)) {
        if (!(await store.read((sql) => readFileRow(sql, id)))) await shelf.remove(id);
      }
    },
  };
}

/** Pictures inside a request are left out: they are large, and shown elsewhere. */
function madeText({ path, request, poster }: Made): string {
  const shown = (_: string, value: unknown) =>
    typeof value === 'string' && value.length > MOST_SHOWN ? `${value.slice(0, 80)}…` : value;
  return JSON.stringify({ path, request, poster }, shown);
}

function readFileRow(sql: Sql, id: string): StoredArtifact | undefined {
  const row = sql.get('SELECT * FROM files WHERE id = ?', id);
  if (!row) return undefined;
  return {
    id,
    name: textIn(row, 'name'),
    mime: textIn(row, 'mime'),
    size: numberIn(row, 'size'),
    sha256: textIn(row, 'sha256'),
  };
}

function diskShelf(directory: string): Shelf {
  const pathOf = (id: string): string => {
    // Ids come from addresses; only our own form may become a path.
    if (!/^[0-9a-f]{40}$/.test(id)) throw new Error('not a file id');
    return join(directory, id);
  };
  return {
    async write(id, bytes) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeAtomic(pathOf(id), bytes).catch(async (error) => {
        await rm(pathOf(id), { force: true });
        throw error;
      });
    },
    // Opened with the first read: a reply whose body nobody wants (HEAD) must not leave a file open.
    async *read(id, span) {
      yield* createReadStream(pathOf(id), span);
    },
    bytes: (id) => readFile(pathOf(id)),
    async before(time) {
      // No directory, so no files.
      const names = await readdir(directory).catch(() => []);
      const ours = names.filter((name) => /^[0-9a-f]{40}$/.test(name));
      const old = await Promise.all(ours.map(async (name) => (await stat(pathOf(name))).mtimeMs < time));
      return ours.filter((_, index) => old[index]);
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}

function memoryShelf(): Shelf {
  const kept = new Map<string, Uint8Array>();
  const take = (id: string): Uint8Array => {
    const bytes = kept.get(id);
    if (!bytes) throw new Error(`no file ${id}`);
    return bytes;
  };
  return {
    async write(id, bytes) {
      kept.set(id, bytes);
    },
    async *read(id, span) {
      const bytes = take(id);
      yield span ? bytes.subarray(span.start, span.end + 1) : bytes;
    },
    bytes: async (id) => take(id),
    before: async () => [],
    async remove(id) {
      kept.delete(id);
    },
  };
}
