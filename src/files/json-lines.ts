import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OctetError, systemCode } from '../errors.ts';
import { stringifyExact } from '../exact-json.ts';
import { syncDirectory } from './atomic.ts';
import { ioError } from './io-error.ts';
import { openRegular } from './regular-file.ts';

const NEWLINE = 0x0a;
const CHUNK_BYTES = 64 * 1024;
const LONGEST_LINE_BYTES = 16 * 1024 * 1024;
const APPEND = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT;

/**
 * Adds one object as one line, durable when the promise resolves. It is one write() in append mode, so lines of
 * several processes do not mix. What a killed process or a full disk left without a newline is closed off first, and
 * is never cut away: another process may have written behind it.
 */
export async function appendLine(path: string, record: object): Promise<void> {
  try {
    const file = await openRegular(path, APPEND);
    try {
      const { size } = await file.stat();
      const line = Buffer.from(`${(await endsInMidLine(file, size)) ? '\n' : ''}${stringifyExact(record)}\n`);
      const { bytesWritten } = await file.write(line, 0, line.length);
      if (bytesWritten !== line.length) {
        throw new OctetError(
          'io',
          `cannot write ${path}: ${bytesWritten} of ${line.length} bytes reached the disk`,
        );
      }
      await file.datasync();
      if (size === 0) await syncDirectory(dirname(path));
    } finally {
      await file.close();
    }
  } catch (error) {
    throw ioError(error, 'write', path);
  }
}

async function endsInMidLine(file: FileHandle, size: number): Promise<boolean> {
  if (size === 0) return false;
  const last = Buffer.alloc(1);
  const { bytesRead } = await file.read(last, 0, 1, size - 1);
  return bytesRead === 1 && last[0] !== NEWLINE;
}

export type JsonLine =
  | {
      readonly kind: 'record';
      readonly line: number;
      readonly offset: number;
      readonly record: Record<string, unknown>;
    }
  /** A line that is no JSON object; `torn` when it is the unfinished last one. */
  | { readonly kind: 'corrupt' | 'torn'; readonly line: number; readonly offset: number };

/** The lines of an append-only file, one after another and never all at once. A missing file has none. */
export async function* readLines(path: string): AsyncGenerator<JsonLine> {
  const file = await openRegular(path, constants.O_RDONLY).catch((error) => {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw ioError(error, 'read', path);
  });
  if (file === undefined) return;
  try {
    let line = 0;
    for await (const { offset, bytes, ended } of split(file)) {
      line += 1;
      if (bytes?.length === 0) continue;
      const record = bytes && parseRecord(bytes);
      if (record) yield { kind: 'record', line, offset, record };
      else yield { kind: ended ? 'corrupt' : 'torn', line, offset };
    }
  } catch (error) {
    throw ioError(error, 'read', path);
  } finally {
    await file.close();
  }
}

/** The same from the last line to the first. */
export async function* readLinesBackward(
  path: string,
): AsyncGenerator<{ readonly record: Record<string, unknown> } | 'corrupt' | 'torn'> {
  const file = await openRegular(path, constants.O_RDONLY).catch((error) => {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw ioError(error, 'read', path);
  });
  if (file === undefined) return;
  try {
    let isLast = true;
    for await (const bytes of splitBackward(file)) {
      const record = bytes && parseRecord(bytes);
      if (record) yield { record };
      // Behind the last newline there is nothing, or the beginning of a line.
      else if (bytes?.length !== 0) yield isLast ? 'torn' : 'corrupt';
      isLast = false;
    }
  } catch (error) {
    throw ioError(error, 'read', path);
  } finally {
    await file.close();
  }
}

/** Undefined for a line that is too long to be held. */
async function* splitBackward(file: FileHandle): AsyncGenerator<Buffer | undefined> {
  const chunk = Buffer.alloc(CHUNK_BYTES);
  let end = (await file.stat()).size;
  /** The parts of the line whose beginning was not read yet, the last one first. */
  let pending: Buffer[] = [];
  let length = 0;
  const take = (): Buffer | undefined => {
    const bytes = length > LONGEST_LINE_BYTES ? undefined : Buffer.concat(pending.reverse());
    pending = [];
    length = 0;
    return bytes;
  };
  const hold = (part: Buffer): void => {
    length += part.length;
    if (length > LONGEST_LINE_BYTES) pending = [];
    else pending.push(Buffer.from(part));
  };
  while (end > 0) {
    const from = Math.max(0, end - chunk.length);
    const { bytesRead } = await file.read(chunk, 0, end - from, from);
    if (bytesRead === 0) break;
    let rest = chunk.subarray(0, bytesRead);
    for (let at = rest.lastIndexOf(NEWLINE); at !== -1; at = rest.lastIndexOf(NEWLINE)) {
      hold(rest.subarray(at + 1));
      yield take();
      rest = rest.subarray(0, at);
    }
    hold(rest);
    end = from;
  }
  yield take();
}

interface Piece {
  readonly offset: number;
  /** Undefined when the line is too long to be held. */
  readonly bytes: Buffer | undefined;
  readonly ended: boolean;
}

async function* split(file: FileHandle): AsyncGenerator<Piece> {
  const chunk = Buffer.alloc(CHUNK_BYTES);
  let pending: Buffer[] = [];
  let length = 0;
  let offset = 0;
  const hold = (part: Buffer) => {
    length += part.length;
    if (length > LONGEST_LINE_BYTES) pending = [];
    else pending.push(Buffer.from(part));
  };
  const take = (ended: boolean): Piece => {
    const bytes = length > LONGEST_LINE_BYTES ? undefined : Buffer.concat(pending);
    const piece = { offset, bytes, ended };
    offset += length + 1;
    pending = [];
    length = 0;
    return piece;
  };
  for (;;) {
    const { bytesRead } = await file.read(chunk, 0, chunk.length, null);
    if (bytesRead === 0) break;
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1 && at < bytesRead; at = chunk.indexOf(NEWLINE, from)) {
      hold(chunk.subarray(from, at));
      yield take(true);
      from = at + 1;
    }
    if (from < bytesRead) hold(chunk.subarray(from, bytesRead));
  }
  if (length > 0) yield take(false);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseRecord(bytes: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return isRecord(value) ? value : undefined;
  } catch {
    // A torn line; the caller counts and reports those.
    return undefined;
  }
}
