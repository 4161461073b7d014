import { isAlive, ownPid } from '../../files/owner.ts';
import { newId } from '../ids.ts';
import { startTicks } from '../store/process-start.ts';
import { numberIn, type Sql } from '../store/sql.ts';

/** The process that is working on something. What it leaves behind when it dies is taken over by the others. */
export interface JobOwner {
  readonly id: string;
  /** Called in every transaction that takes something; a command that only reads never signs. */
  sign(sql: Sql): void;
  leave(sql: Sql): void;
}

export function newJobOwner(now: () => number): JobOwner {
  const id = newId('own');
  let start: string | null | undefined;
  return {
    id,
    sign(sql) {
      // Read once: a file of the kernel costs more than the rest of the transaction.
      start ??= startTicks(ownPid);
      sql.run(
        'INSERT OR IGNORE INTO owners (id, pid, start, beat) VALUES (?, ?, ?, ?)',
        id,
        ownPid,
        start,
        now(),
      );
    },
    leave(sql) {
      sql.run('DELETE FROM owners WHERE id = ?', id);
    },
  };
}

/** Removes owners whose process is gone. What is theirs is found by `owner NOT IN (SELECT id FROM owners)`. */
export function removeDeadOwners(sql: Sql, own: JobOwner): void {
  for (const row of sql.all('SELECT id, pid, start FROM owners')) {
    if (row.id === own.id) continue;
    const pid = numberIn(row, 'pid');
    const start = startTicks(pid);
    const sameProcess = isAlive(pid) && (row.start === null || start === null || row.start === start);
    if (!sameProcess) sql.run('DELETE FROM owners WHERE id = ?', row.id ?? null);
  }
}
