import {
  chmodSync,
  closeSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { OctetError, systemCode } from '../errors.ts';
import { refuseTarget, tempFor } from './atomic.ts';
import { ioError } from './io-error.ts';

/** `writeAtomic` for callers that cannot wait for a promise; meant for small files. */
export function writeAtomicSync(path: string, content: string, options: { readonly mode: number }): void {
  const bytes = Buffer.from(content);
  const temp = tempFor(path);
  try {
    const target = lstatSync(path, { throwIfNoEntry: false });
    if (target) refuseTarget(path, target);
    writeTemp(temp, bytes, path);
    chmodSync(temp, options.mode);
    renameSync(temp, path);
    syncDirectory(dirname(path));
  } catch (error) {
    removeTemp(temp);
    throw ioError(error, 'write', path);
  }
}

/** The size is checked because some layers report a short write on a full disk as success. */
function writeTemp(temp: string, bytes: Buffer, path: string): void {
  const file = openSync(temp, 'wx', 0o600);
  try {
    writeFileSync(file, bytes);
    const { size } = fstatSync(file);
    if (size !== bytes.byteLength) {
      throw new OctetError(
        'io',
        `cannot write ${path}: ${size} of ${bytes.byteLength} bytes reached the disk`,
      );
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function removeTemp(temp: string): void {
  try {
    unlinkSync(temp);
  } catch (error) {
    // It was never made, or it is the target by now.
    if (systemCode(error) !== 'ENOENT') throw error;
  }
}

function syncDirectory(directory: string): void {
  try {
    const handle = openSync(directory, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // Not every system can sync a directory, and the content is safe already.
  }
}
