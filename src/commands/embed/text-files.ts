import { createHash } from 'node:crypto';
import { type FileHandle, lstat, open, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { OctetError, systemCode } from '../../errors.ts';

export interface TextFile {
  readonly path: string;
  readonly hash: string;
  readonly text: string;
}

export interface Skipped {
  readonly path: string;
  readonly reason: string;
}

/** Bounds of one index. */
export const MOST_FILES = 5_000;
const MOST_FILE_BYTES = 1024 * 1024;
const DEEPEST = 32;
/** Folders that hold what programs made. */
const FOREIGN = new Set(['node_modules', 'dist', 'build', 'target', 'vendor', '__pycache__', 'venv']);

/**
 * The text files at or below a path, in the order of their names. What is not read is reported: binary and large files, links,
 * hidden files and folders of programs. What was named itself is always read.
 */
export async function* textFiles(
  path: string,
  skip: (skipped: Skipped) => void,
  depth = 0,
): AsyncGenerator<TextFile> {
  const facts = await lstat(path).catch((error: unknown) => {
    if (depth > 0) return undefined;
    const why =
      systemCode(error) === 'ENOENT' ? 'no such file or folder' : (systemCode(error) ?? 'it failed');
    throw new OctetError('usage', `cannot read ${path}: ${why}`, undefined, { cause: error });
  });
  if (!facts) return skip({ path, reason: 'unreadable' });
  if (facts.isSymbolicLink()) return skip({ path, reason: 'link' });
  if (depth > 0 && basename(path).startsWith('.')) return skip({ path, reason: 'hidden' });
  if (facts.isDirectory()) {
    if (depth > 0 && FOREIGN.has(basename(path))) return skip({ path, reason: 'made by programs' });
    if (depth > DEEPEST) return skip({ path, reason: 'too deep' });
    const names = await readdir(path).catch(() => undefined);
    if (!names) return skip({ path, reason: 'unreadable' });
    for (const name of names.sort()) yield* textFiles(join(path, name), skip, depth + 1);
    return;
  }
  if (!facts.isFile()) return skip({ path, reason: 'no file' });
  if (facts.size > MOST_FILE_BYTES) return skip({ path, reason: 'larger than 1 MiB' });
  const bytes = await bytesOf(path);
  if (!bytes) return skip({ path, reason: 'unreadable' });
  const text = textIn(bytes);
  if (text === undefined) return skip({ path, reason: 'not text' });
  if (text.trim() === '') return skip({ path, reason: 'empty' });
  yield { path, text, hash: createHash('sha256').update(bytes).digest('hex') };
}

async function bytesOf(path: string): Promise<Buffer | undefined> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, 'r');
    return await file.readFile();
  } catch {
    return undefined;
  } finally {
    await file?.close();
  }
}

function textIn(bytes: Buffer): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
