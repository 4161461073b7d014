import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../clock.ts';
import { isObject } from '../contract/shape.ts';
import { OctetError, systemCode } from '../errors.ts';
import { writeAtomic } from '../files/atomic.ts';
import { ensureDirectory } from '../files/directories.ts';
import { withLock } from '../files/lock.ts';
import { namesIn } from './name-prefix.ts';

/** A part of a file, with its vector. */
interface IndexedPassage {
  /** From 1; the last line is inclusive. */
  readonly line: number;
  readonly endLine: number;
  readonly text: string;
  readonly vector: Float32Array;
}

export interface IndexedFile {
  /** Absolute. */
  readonly path: string;
  /** SHA-256 of the content, in hexadecimal. */
  readonly hash: string;
  readonly passages: readonly IndexedPassage[];
}

/** Passages of files by meaning. All vectors are of one model and one length. */
export interface TextIndex {
  readonly model: string;
  readonly dimensions: number;
  /** Absolute paths of the files and folders that were asked for. */
  readonly roots: readonly string[];
  readonly files: readonly IndexedFile[];
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const ENDING = '.jsonl';
const VERSION = 1;
const MOST_BYTES = 256 * 1024 * 1024;

/** A name becomes a file's name, so it is held to what is safe in one. */
function checkIndexName(name: string): string {
  if (NAME.test(name)) return name;
  throw new OctetError(
    'usage',
    'the name of an index may contain only letters, digits, dots, dashes and underscores',
  );
}

/** Indexes in the state directory: one file each, a line about the index and then a line a file. */
export class Indexes {
  constructor(
    private readonly stateDir: string | undefined,
    private readonly clock: Clock,
  ) {}

  names(): Promise<string[]> {
    return namesIn(this.stateDir && join(this.stateDir, 'indexes'), { ending: ENDING, name: NAME });
  }

  /** Undefined where there is none of this name. */
  async read(name: string): Promise<TextIndex | undefined> {
    const path = this.pathOf(name);
    const text = await readWhole(path, name);
    if (text === undefined) return undefined;
    try {
      return parseIndex(text);
    } catch (error) {
      throw damaged(name, error);
    }
  }

  async write(name: string, index: TextIndex): Promise<void> {
    const path = this.pathOf(name);
    await ensureDirectory(dirname(path));
    await writeAtomic(path, written(index));
  }

  /** Runs the action while no other process changes this index. */
  async alone<T>(name: string, action: () => Promise<T>): Promise<T> {
    const path = this.pathOf(name);
    await ensureDirectory(dirname(path));
    return withLock(`${path}.lock`, this.clock, action);
  }

  private pathOf(name: string): string {
    checkIndexName(name);
    if (this.stateDir !== undefined) return join(this.stateDir, 'indexes', name + ENDING);
    throw new OctetError('io', 'no directory to keep indexes in', 'set HOME or OCTET_STATE_DIR');
  }
}

async function readWhole(path: string, name: string): Promise<string | undefined> {
  const file = await open(path, 'r').catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw new OctetError('io', `cannot read index '${name}'`, undefined, { cause: error });
  });
  if (!file) return undefined;
  try {
    if ((await file.stat()).size > MOST_BYTES) throw damaged(name, new Error('it is too large'));
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

function damaged(name: string, cause: unknown): OctetError {
  const hint = `octet embed --index ${name} --force PATHS`;
  return new OctetError('state', `index '${name}' is damaged`, hint, { cause });
}

function written({ model, dimensions, roots, files }: TextIndex): string {
  const lines = files.map(({ path, hash, passages }) => ({
    path,
    hash,
    passages: passages.map(({ line, endLine, text, vector }) => ({
      line,
      end_line: endLine,
      text,
      vector: Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64'),
    })),
  }));
  return [{ version: VERSION, model, dimensions, roots }, ...lines]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

function parseIndex(text: string): TextIndex {
  const [first = '', ...rest] = text.split('\n').filter((line) => line !== '');
  const head: unknown = JSON.parse(first);
  if (!isObject(head) || head.version !== VERSION) throw new Error('another version');
  const dimensions = numberIn(head, 'dimensions');
  return {
    model: textIn(head, 'model'),
    dimensions,
    roots: listIn(head, 'roots').map(String),
    files: rest.map((line) => parseFile(JSON.parse(line), dimensions)),
  };
}

function parseFile(line: unknown, dimensions: number): IndexedFile {
  if (!isObject(line)) throw new Error('no file');
  return {
    path: textIn(line, 'path'),
    hash: textIn(line, 'hash'),
    passages: listIn(line, 'passages').map((passage) => {
      if (!isObject(passage)) throw new Error('no passage');
      const bytes = new Uint8Array(Buffer.from(textIn(passage, 'vector'), 'base64'));
      const vector = new Float32Array(bytes.buffer);
      if (vector.length !== dimensions) throw new Error('a vector of another length');
      const [line, endLine] = [numberIn(passage, 'line'), numberIn(passage, 'end_line')];
      return { line, endLine, text: textIn(passage, 'text'), vector };
    }),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw new Error(`no ${name}`);
  return value;
}

function numberIn(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new Error(`no ${name}`);
  return value;
}

function listIn(fields: Fields, name: string): readonly unknown[] {
  const value = fields[name];
  if (!Array.isArray(value)) throw new Error(`no ${name}`);
  return value;
}
