import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { OctetError, systemCode } from '../errors.ts';

/** Windows has neither: there is nothing there that they would protect from. */
const SAFELY = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Opens a regular file and nothing else. Under the name that is expected may stand a pipe, on which an ordinary open()
 * waits for ever, or a device or a socket; all of them are refused at once, and a link is not followed.
 */
export async function openRegular(path: string, flags: number, mode = 0o600): Promise<FileHandle> {
  // Examine the file before it is truncated.
  const empties = (flags & constants.O_TRUNC) !== 0;
  const file = await open(path, (flags & ~constants.O_TRUNC) | SAFELY, mode).catch((error: unknown) => {
    throw NOT_OPENED.has(systemCode(error) ?? '') ? notRegular(path) : error;
  });
  try {
    const facts = await file.stat();
    if (facts.isDirectory()) throw new OctetError('io', `${path} is a directory`);
    if (!facts.isFile()) throw notRegular(path);
    if (empties) await file.truncate(0);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** A pipe that nobody reads, and a socket. */
const NOT_OPENED: ReadonlySet<string> = new Set(['ENXIO', 'EOPNOTSUPP', 'ENODEV']);

function notRegular(path: string): OctetError {
  return new OctetError('unsafe', `${path} is not a regular file`);
}

/** The whole of a small file of our own. */
export async function readRegular(path: string): Promise<string> {
  const file = await openRegular(path, constants.O_RDONLY);
  try {
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

/** The same without a promise, for steps that must not be interrupted. */
export function readRegularSync(path: string): string {
  const file = openSync(path, constants.O_RDONLY | SAFELY);
  try {
    if (!fstatSync(file).isFile()) throw notRegular(path);
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}
