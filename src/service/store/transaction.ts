import type { Sql } from './sql.ts';

/** Runs actions one at a time, each as one transaction. */
export function transactions() {
  let inside = false;
  return <T>(sql: Sql, mode: string, action: (sql: Sql) => T): T => {
    if (inside) throw new Error('a transaction was begun inside another');
    sql.run(mode);
    inside = true;
    try {
      const value = action(sql);
      sql.run('COMMIT');
      return value;
    } catch (error) {
      rollBack(sql);
      throw error;
    } finally {
      inside = false;
    }
  };
}

export function rollBack(sql: Sql): void {
  try {
    sql.exec('ROLLBACK');
  } catch {
    // After an I/O error SQLite has rolled back already and says that there is no transaction.
  }
}
