import { closeSync, openSync, readSync } from 'node:fs';

/** SQLite counts the commits of all processes in the header of the file. */
export interface ChangeCounter {
  read(): number;
  close(): void;
}

const OFFSET = 24;

export function openChangeCounter(path: string): ChangeCounter {
  const bytes = Buffer.alloc(4);
  let file: number | undefined;
  let unreadable = 0;
  return {
    read() {
      try {
        file ??= openSync(path, 'r');
        if (readSync(file, bytes, 0, bytes.length, OFFSET) === bytes.length) return bytes.readUInt32BE();
      } catch {
        // The next read or write of the state reports the fault.
      }
      // Never the same number twice: what is not known may have changed.
      unreadable -= 1;
      return unreadable;
    },
    close() {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}
