import { ownerIn, type ProcessOwner, standingOf, thisProcess } from '../../files/owner.ts';
import { newId } from '../ids.ts';
import { numberIn, type Row, type Sql } from '../store/sql.ts';

/** The process that works on something. What it leaves behind when it dies is taken over by the others. */
export interface JobOwner {
  readonly id: string;
  /** The directory of the state; whether it is on a shared disk decides who may be called dead. */
  readonly directory: string;
  /** Called in every transaction that takes something; a command that only reads never signs. */
  sign(sql: Sql): void;
  leave(sql: Sql): void;
}

export function newJobOwner(now: () => number, directory = '.'): JobOwner {
  const id = newId('own');
  let self: ProcessOwner | undefined;
  return {
    id,
    directory,
    sign(sql) {
      // Read once: a file of the kernel costs more than the rest of the transaction.
      self ??= thisProcess(directory);
      sql.run(
        'INSERT OR IGNORE INTO owners (id, pid, start, beat, identity) VALUES (?, ?, ?, ?, ?)',
        id,
        self.pid,
        self.start,
        now(),
        JSON.stringify(self),
      );
    },
    leave(sql) {
      sql.run('DELETE FROM owners WHERE id = ?', id);
    },
  };
}

/** Removes owners whose process is gone. What is theirs is found by `owner NOT IN (SELECT id FROM owners)`. */
export function removeDeadOwners(sql: Sql, own: JobOwner): void {
  for (const row of sql.all('SELECT id, pid, start, identity FROM owners')) {
    if (row.id === own.id) continue;
    if (standingOf(identityOf(row, own.directory), own.directory) === 'dead')
      sql.run('DELETE FROM owners WHERE id = ?', row.id ?? null);
  }
}

function identityOf(row: Row, directory: string): ProcessOwner {
  const written = typeof row.identity === 'string' ? ownerIn(JSON.parse(row.identity)) : undefined;
  if (written) return written;
  // Earlier versions wrote the pid alone and could only run in one namespace.
  const start = typeof row.start === 'string' ? row.start : null;
  return { ...thisProcess(directory), pid: numberIn(row, 'pid'), start };
}
