import type { Dialect } from './dates.ts';

/** Some rows at a time, until there are no more: PostgreSQL can say so itself. */
export function inBatches(table: string, where: string, size: string, dialect: Dialect): string {
  const number = size.replaceAll(/[,.]/g, '');
  if (dialect === 'mysql')
    return `-- Run it again until it deletes no more rows.\nDELETE FROM ${table}${where}\nLIMIT ${number};`;
  const row = dialect === 'postgres' ? 'ctid' : 'rowid';
  const some = `DELETE FROM ${table}\nWHERE ${row} IN (\n  SELECT ${row} FROM ${table}${where.replaceAll('\n', '\n  ')}\n  LIMIT ${number}\n);`;
  if (dialect === 'sqlite') return `-- Run it again until it deletes no more rows.\n${some}`;
  return `DO $$\nDECLARE\n  deleted INTEGER;\nBEGIN\n  LOOP\n${some.replace(/^/gm, '    ')}\n    GET DIAGNOSTICS deleted = ROW_COUNT;\n    EXIT WHEN deleted = 0;\n    COMMIT;\n  END LOOP;\nEND $$;`;
}
