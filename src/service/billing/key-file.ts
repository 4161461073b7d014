import {
  closeSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { isObject } from '../../contract/shape.ts';
import { OctetError, systemCode } from '../../errors.ts';
import { tempFor } from '../../files/atomic.ts';
import { ioError } from '../../files/io-error.ts';
import { ownUid } from '../../files/owner.ts';

/** The plain keys of one state. The database holds only hashes of them. */
export interface PlainKeys {
  /** Key of the everyday account. */
  readonly key: string;
  readonly adminKey: string;
  /** Key of the account of `serve` with options of its own; undefined until there is one. */
  readonly serveKey?: string;
}

export interface KeyFile {
  /** Undefined: there is none yet. */
  read(): PlainKeys | undefined;
  write(keys: PlainKeys): void;
}

/** For a state that is in memory only. */
export const NO_KEY_FILE: KeyFile = { read: () => undefined, write() {} };

export const KEY_FILE = 'keys.json';

/** Synchronous, because it runs inside a transaction: the lock of the database also guards this file. */
export function keyFileAt(path: string): KeyFile {
  return {
    read() {
      try {
        return readKeys(path);
      } catch (error) {
        if (systemCode(error) === 'ENOENT') return undefined;
        throw ioError(error, 'read', path);
      }
    },
    write(keys) {
      const temp = tempFor(path);
      try {
        writeWhole(temp, `${JSON.stringify(keys)}\n`);
        renameSync(temp, path);
        syncFolder(dirname(path));
      } catch (error) {
        rmSync(temp, { force: true });
        throw ioError(error, 'write', path);
      }
    },
  };
}

function readKeys(path: string): PlainKeys {
  const file = openSync(path, 'r');
  try {
    // A system without user ids has no permission bits.
    if (ownUid() !== undefined && (fstatSync(file).mode & 0o077) !== 0) {
      throw new OctetError(
        'state',
        `${path} contains keys and is readable by other users`,
        `chmod 600 ${path}`,
      );
    }
    return keysIn(readFileSync(file, 'utf8'), path);
  } finally {
    closeSync(file);
  }
}

function keysIn(text: string, path: string): PlainKeys {
  const found = parsed(text);
  if (isObject(found) && isKey(found.key) && isKey(found.adminKey)) {
    const { key, adminKey, serveKey } = found;
    return isKey(serveKey) ? { key, adminKey, serveKey } : { key, adminKey };
  }
  throw new OctetError(
    'state',
    `the keys in ${path} are damaged`,
    `delete the file to get new keys: rm ${path}`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller refuses what is no object with keys, and names the file.
    return undefined;
  }
}

const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{32,}$/.test(value);

function writeWhole(path: string, text: string): void {
  const bytes = Buffer.from(text);
  const file = openSync(path, 'wx', 0o600);
  try {
    const written = writeSync(file, bytes);
    // A full disk may take a part and report no error.
    if (written !== bytes.length)
      throw new OctetError('io', `cannot write ${path}: no space left on the disk`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes the new name durable; not every system can sync a directory. */
function syncFolder(directory: string): void {
  try {
    const folder = openSync(directory, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // The content is on the disk already.
  }
}
