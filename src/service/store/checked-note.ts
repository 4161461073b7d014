import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';

/** A file is checked again after so long, for what a disk does to it unseen. */
const TRUSTED_MS = 24 * 3_600_000;
/** A longer run leaves no note: somebody else may have changed the file meanwhile. */
const LONGEST_RUN_MS = 60_000;

/**
 * A note beside the database that says in which state its file was left. A check takes longer than all else that a
 * command asks of SQLite, so a file that nobody has touched since is not checked again.
 */
export interface CheckedNote {
  /** The file is as the last process left it. */
  isValid(): boolean;
  /** Under the lock, with the file closed and known to be good. */
  write(): void;
}

export function checkedNoteOf(database: string, now: () => number): CheckedNote {
  const path = `${database}.checked`;
  const openedAt = now();
  return {
    isValid() {
      try {
        const [state, at] = readFileSync(path, 'utf8').split('\n');
        const ageMs = openedAt - Number(at);
        return state === stateOf(database) && ageMs >= 0 && ageMs < TRUSTED_MS;
      } catch {
        // No note, or no file: it is checked.
        return false;
      }
    },
    write() {
      if (now() - openedAt > LONGEST_RUN_MS) return;
      try {
        const { mtimeMs } = statSync(database);
        // Clocks of files tick in milliseconds: without a time of its own, a change within the same tick would not show.
        utimesSync(database, openedAt / 1_000, (mtimeMs - 10 - Math.random()) / 1_000);
        writeFileSync(path, `${stateOf(database)}\n${openedAt}\n`, { mode: 0o600 });
      } catch {
        // The next start checks the file.
      }
    },
  };
}

function stateOf(database: string): string | undefined {
  const { ino, size, mtimeNs, ctimeNs } = statSync(database, { bigint: true });
  // A disk that keeps whole seconds cannot tell.
  return mtimeNs % 1_000_000n === 0n ? undefined : [ino, size, mtimeNs, ctimeNs].join(' ');
}
