import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Context } from '../context.ts';
import { OctetError, systemCode } from '../errors.ts';
import { resolveFrom } from '../files/working-directory.ts';

const MOST_BYTES = 10 * 1024 * 1024;

/** The bytes of a file that the user named, never more than is sensible to send. */
export async function readUserFile(context: Context, path: string, mostBytes = MOST_BYTES): Promise<Buffer> {
  const place = resolveFrom(context, path);
  try {
    const facts = statSync(place);
    if (facts.isDirectory()) throw new OctetError('usage', `${path} is a directory`);
    if (facts.size > mostBytes) throw tooLarge(path, mostBytes);
    // A pipe may keep its reader waiting; a file does not.
    const bytes = facts.isFile() ? readFileSync(place) : await readFile(place);
    if (bytes.length > mostBytes) throw tooLarge(path, mostBytes);
    return bytes;
  } catch (error) {
    throw unreadable(error, path);
  }
}

/** A file that the user named and that cannot be read is a bad argument. */
export function unreadable(error: unknown, path: string): OctetError {
  if (error instanceof OctetError) return error;
  const code = systemCode(error);
  const why =
    code === 'ENOENT' ? 'no such file' : code === 'EISDIR' ? 'it is a directory' : (code ?? 'it failed');
  return new OctetError('usage', `cannot read ${path}: ${why}`, undefined, { cause: error });
}

export async function readTextFile(context: Context, path: string): Promise<string> {
  const bytes = await readUserFile(context, path);
  return decodeText(bytes, path);
}

/** Text, or a refusal: a picture sent as text would only cost money. */
export function decodeText(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new OctetError('usage', `${name} is not UTF-8 text`, undefined, { cause: error });
  }
}

function tooLarge(path: string, mostBytes: number): OctetError {
  return new OctetError('usage', `${path} is larger than ${Math.round(mostBytes / 1024 / 1024)} MiB`);
}
