import { hash } from 'node:crypto';
import { numberIn, type Row, type Sql, textIn } from './sql.ts';

/** Rows of the ledger that every start checks again; `all` is for `serve` and `doctor`. */
const RECENT_ROWS = 200;

/**
 * Each ledger row is sealed with its own content and the seal before it. A flipped bit inside a row is not seen by
 * SQLite's integrity check, which looks at the structure only.
 */
export function sealOf(previous: string, row: Readonly<Record<string, unknown>>): string {
  const content = ['id', 'account', 'kind', 'amount', 'balance', 'reference', 'description', 'at'].map(
    (name) => String(row[name] ?? ''),
  );
  return hash('sha256', JSON.stringify([previous, ...content]), 'hex').slice(0, 32);
}

/** The fault of the file, or undefined. */
export function findDamage(sql: Sql, extent: 'recent' | 'all'): string | undefined {
  const structure = sql.all('PRAGMA integrity_check(1)');
  const verdict = String(Object.values(structure[0] ?? {})[0] ?? 'no answer');
  if (verdict !== 'ok') return verdict;
  return changedSchema(sql) ?? brokenSeal(sql, extent) ?? wrongBalance(sql);
}

/** The words of the tables themselves are text in the file, and a bit of them may flip as well. */
export function schemaHash(sql: Sql): string {
  const rows = sql.all('SELECT name, sql FROM sqlite_master ORDER BY name');
  return hash('sha256', JSON.stringify(rows.map(({ name, sql: text }) => [name, text])), 'hex');
}

/** The statements that make the same tables in an empty database; SQLite makes its own tables and indexes itself. */
export function schemaOf(sql: Sql): readonly string[] {
  const rows = sql.all("SELECT sql FROM sqlite_master WHERE name NOT LIKE 'sqlite%' ORDER BY rowid");
  return rows.map((row) => textIn(row, 'sql'));
}

function changedSchema(sql: Sql): string | undefined {
  const kept = sql.get("SELECT value FROM meta WHERE name = 'schema'");
  return kept && textIn(kept, 'value') === schemaHash(sql) ? undefined : 'its tables were altered';
}

function brokenSeal(sql: Sql, extent: 'recent' | 'all'): string | undefined {
  const last = numberIn(sql.get('SELECT max(seq) AS last FROM ledger') ?? {}, 'last');
  const from = extent === 'all' ? 0 : last - RECENT_ROWS;
  const rows = sql.all('SELECT * FROM ledger WHERE seq > ? ORDER BY seq', from);
  const before = sql.get('SELECT seal FROM ledger WHERE seq <= ? ORDER BY seq DESC LIMIT 1', from);
  let seal = before ? textIn(before, 'seal') : '';
  for (const row of rows) {
    seal = sealOf(seal, row);
    if (seal !== row.seal) return `ledger row ${numberIn(row, 'seq')} does not match its seal`;
  }
  return undefined;
}

function wrongBalance(sql: Sql): string | undefined {
  const wrong: Row | undefined = sql.get(
    `SELECT id FROM accounts WHERE balance <> (SELECT coalesce(sum(amount), 0) FROM ledger WHERE account = accounts.id)
      OR held <> (SELECT coalesce(sum(amount), 0) FROM holds WHERE account = accounts.id) LIMIT 1`,
  );
  return wrong ? `the ledger of ${textIn(wrong, 'id')} does not sum to its balance` : undefined;
}
