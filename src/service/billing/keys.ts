import type { Plan } from '../../contract/rate-limit.ts';
import { maybeNumber, maybeText, numberIn, type Row, type Sql, textIn } from '../store/sql.ts';
import { accountOfKey } from './accounts.ts';

/** A key as lists show it; the key itself is nowhere. */
export interface KeyRecord {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  /** Its first and last characters. */
  readonly hint: string;
  readonly plan: string;
  readonly attribution: boolean;
  readonly balance: number;
  readonly held: number;
  readonly createdAt: number;
  readonly revokedAt: number | undefined;
}

/** A part of the hash is the id: it gives nothing away about a key that is random. */
const SELECT = `SELECT 'key_' || substr(hash, 1, 16) AS id, account, name, hint, email, plan, attribution, balance, held,
  keys.created_at AS created_at, revoked_at FROM keys JOIN accounts ON accounts.id = keys.account`;

export function listKeys(sql: Sql): KeyRecord[] {
  return sql.all(`${SELECT} ORDER BY keys.created_at DESC, hash`).map(keyOf);
}

export function findKey(sql: Sql, id: string): KeyRecord | undefined {
  const row = sql.get(`${SELECT} WHERE 'key_' || substr(hash, 1, 16) = ?`, id);
  return row && keyOf(row);
}

/** The account of a key that is named by its name, its id or itself. */
export function accountNamed(sql: Sql, words: string): string | undefined {
  const known = listKeys(sql).filter(({ revokedAt }) => revokedAt === undefined);
  const named = known.find(({ id, name }) => id === words || name === words);
  return named?.account ?? accountOfKey(sql, words)?.id;
}

export function revokeKeyById(sql: Sql, id: string, now: number): boolean {
  return (
    sql.run(
      "UPDATE keys SET revoked_at = ? WHERE 'key_' || substr(hash, 1, 16) = ? AND revoked_at IS NULL",
      now,
      id,
    ) === 1
  );
}

export interface KeyChanges {
  readonly name?: string;
  readonly plan?: Plan;
  readonly attribution?: boolean;
}

export function changeKey(
  sql: Sql,
  { id, account }: KeyRecord,
  { name, plan, attribution }: KeyChanges,
): void {
  if (name !== undefined) {
    sql.run("UPDATE keys SET name = ? WHERE 'key_' || substr(hash, 1, 16) = ?", name, id);
  }
  if (plan !== undefined) sql.run('UPDATE accounts SET plan = ? WHERE id = ?', plan, account);
  if (attribution !== undefined) {
    sql.run('UPDATE accounts SET attribution = ? WHERE id = ?', attribution ? 1 : 0, account);
  }
}

function keyOf(row: Row): KeyRecord {
  return {
    id: textIn(row, 'id'),
    account: textIn(row, 'account'),
    name: maybeText(row, 'name') ?? textIn(row, 'email'),
    hint: textIn(row, 'hint'),
    plan: textIn(row, 'plan'),
    attribution: numberIn(row, 'attribution') === 1,
    balance: numberIn(row, 'balance') - numberIn(row, 'held'),
    held: numberIn(row, 'held'),
    createdAt: numberIn(row, 'created_at'),
    revokedAt: maybeNumber(row, 'revoked_at'),
  };
}
