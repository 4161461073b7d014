import { existsSync } from 'node:fs';
import { OctetError, systemCode } from '../../errors.ts';
import { faultOf, probeDisk, storeError } from './faults.ts';
import type { DiskFault, SqlFile, Sqlite } from './sql.ts';

export interface Connection {
  use<T>(action: (file: SqlFile) => T): T;
  /** A fault of the disk beside the database; the error to throw. After a failed sync nothing works until a restart. */
  fail(error: unknown): OctetError;
  /** No fault has been met. */
  readonly isSound: boolean;
  close(): void;
}

/**
 * An open database that outlives faults of the disk. After a fault the file is closed, and the next use opens it again:
 * SQLite then rolls back what the fault left half done. So a full disk or a lack of descriptors is over when it is over.
 */
export function openConnection(path: string, sqlite: Sqlite): Connection {
  let file: SqlFile | undefined;
  let lasting: OctetError | undefined;
  let wasOpened = false;
  let isSound = true;

  function reopen(): SqlFile {
    if (wasOpened && !existsSync(path)) {
      throw new OctetError('io', `${path} was removed while it was in use`, 'start octet again');
    }
    const opened = sqlite.open(path);
    try {
      opened.exec('PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    } catch (error) {
      closeQuietly(opened);
      throw error;
    }
    wasOpened = true;
    return opened;
  }

  return {
    use(action) {
      if (lasting) throw lasting;
      try {
        file ??= reopen();
        return action(file);
      } catch (error) {
        if (error instanceof OctetError) throw error;
        let disk: DiskFault | undefined;
        const fault = faultOf(error, () => {
          disk = sqlite.diskFault(error) ?? probeDisk(path);
          return disk;
        });
        if (fault === 'other') throw error;
        isSound = false;
        if (file) closeQuietly(file);
        file = undefined;
        const failure = storeError(fault, path, error, disk?.code);
        if (fault === 'broken' || fault === 'corrupt') lasting = failure;
        throw failure;
      }
    },
    fail(error) {
      isSound = false;
      const call = error instanceof Error && 'syscall' in error ? String(error.syscall) : 'write';
      const disk = { code: systemCode(error) ?? 'EIO', call: call === 'fdatasync' ? 'fsync' : call };
      const fault = faultOf(new Error('disk I/O error'), () => disk);
      if (file) closeQuietly(file);
      file = undefined;
      const failure = storeError(fault === 'other' ? 'failed' : fault, path, error, disk.code);
      if (fault === 'broken') lasting = failure;
      return failure;
    },
    get isSound() {
      return isSound;
    },
    close() {
      if (file) closeQuietly(file);
      file = undefined;
    },
  };
}

function closeQuietly(file: SqlFile): void {
  try {
    file.close();
  } catch {
    // It repeats the fault that was reported already; the descriptor is closed all the same.
  }
}
