import { hash, randomBytes } from 'node:crypto';
import { isPlan, type Plan } from '../../contract/rate-limit.ts';
import { serviceError } from '../http/service-error.ts';
import { newId } from '../ids.ts';
import { maybeText, numberIn, type Row, type Sql, textIn } from '../store/sql.ts';
import { enter } from './credits.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly plan: Plan;
  /** False: the attribution is left out, and everything costs double. */
  readonly attribution: boolean;
  /** The test that it was made for. */
  readonly test: string | undefined;
}

/** The everyday account of this machine. */
export const LOCAL_ACCOUNT = 'acct_local';
/** Used by `serve` with a plan, credits or attribution of its own. */
export const SERVE_ACCOUNT = 'acct_serve';
export const FIRST_CREDITS = 10_000;

const keyHash = (key: string): string => hash('sha256', key, 'hex');

export interface NewAccount {
  readonly id?: string;
  readonly email: string;
  readonly plan: Plan;
  readonly credits: number;
  readonly attribution: boolean;
  /** Name of the key in lists; by default the e-mail address. */
  readonly keyName?: string;
}

export function createAccount(sql: Sql, options: NewAccount, key: string, now: number): string {
  const id = options.id ?? newId('acct');
  sql.run(
    'INSERT INTO accounts (id, email, plan, attribution, balance, created_at) VALUES (?, ?, ?, ?, 0, ?)',
    id,
    options.email,
    options.plan,
    options.attribution ? 1 : 0,
    now,
  );
  if (options.credits > 0) {
    enter(sql, id, { kind: 'grant', amount: options.credits, description: 'opening credits' }, now);
  }
  addKey(sql, id, { key, name: options.keyName ?? options.email }, now);
  return id;
}

/** Of each key, every test has an account of its own. No id of an account that has a key contains a colon. */
export const testAccountId = (account: string, test: string): string => `${account}:${test}`;

/** The account that has the key. */
export const keyAccount = (account: string): string => account.split(':')[0] ?? account;
/** The same in SQL. */
export const keyAccountSql = (column: string): string =>
  `CASE instr(${column}, ':') WHEN 0 THEN ${column} ELSE substr(${column}, 1, instr(${column}, ':') - 1) END`;

/** More would only fill the state: a program that makes up names has gone wrong. */
const MOST_TESTS = 10_000;

/** Has the plan of the account whose key was used. It has no key of its own. */
export function createTestAccount(
  sql: Sql,
  { id, plan, attribution }: Account,
  test: string,
  { credits, now }: { readonly credits: number; readonly now: number },
): void {
  const own = testAccountId(id, test);
  if (sql.get('SELECT 1 AS one FROM accounts WHERE id = ?', own)) return;
  const count = numberIn(sql.get('SELECT count(*) AS n FROM accounts WHERE test IS NOT NULL') ?? {}, 'n');
  if (count >= MOST_TESTS) {
    throw serviceError.conflict(
      `X-Octet-Test: there are ${MOST_TESTS} tests already; octet serve reset removes them`,
      'too_many_tests',
    );
  }
  sql.run(
    'INSERT INTO accounts (id, email, plan, attribution, balance, created_at, test) VALUES (?, ?, ?, ?, 0, ?, ?)',
    own,
    `${test}@test.octet.local`,
    plan,
    attribution ? 1 : 0,
    now,
    test,
  );
  if (credits > 0) enter(sql, own, { kind: 'grant', amount: credits, description: 'opening credits' }, now);
}

export function newKey(): string {
  return `octet_test_${randomBytes(24).toString('base64url')}`;
}

function addKey(
  sql: Sql,
  account: string,
  { key, name }: { readonly key: string; readonly name: string },
  now: number,
): void {
  sql.run(
    'INSERT INTO keys (hash, account, created_at, name, hint) VALUES (?, ?, ?, ?, ?)',
    keyHash(key),
    account,
    now,
    name,
    hintOf(key),
  );
}

/** Enough to tell one key from another, and nothing to guess the rest from. */
const hintOf = (key: string): string => `${/^[a-z]+_[a-z]+_/.exec(key)?.[0] ?? ''}…${key.slice(-4)}`;

export function revokeKey(sql: Sql, key: string, now: number): boolean {
  return (
    sql.run('UPDATE keys SET revoked_at = ? WHERE hash = ? AND revoked_at IS NULL', now, keyHash(key)) === 1
  );
}

/**
 * Makes this the valid key of the account, and says whether it replaced another. A revoked one is valid again: commands
 * use it without being asked for a key, and revoked for ever they could only be told to log in.
 */
export function ensureKey(
  sql: Sql,
  account: string,
  { key, name }: { readonly key: string; readonly name: string },
  now: number,
): boolean {
  const hash = keyHash(key);
  const hint = hintOf(key);
  const kept = sql.get('SELECT name, hint, revoked_at FROM keys WHERE hash = ?', hash);
  if (kept) {
    if (kept.name !== name || kept.hint !== hint || kept.revoked_at !== null)
      sql.run('UPDATE keys SET revoked_at = NULL, name = ?, hint = ? WHERE hash = ?', name, hint, hash);
    return false;
  }
  sql.run('DELETE FROM keys WHERE account = ?', account);
  addKey(sql, account, { key, name }, now);
  return true;
}

/**
 * The key of a request. Two headers arrive joined with a comma and count as none. Clients of Anthropic's API send it as
 * `x-api-key`.
 */
export function bearerOf(headers: Readonly<Record<string, string>>): string | undefined {
  if (headers.authorization !== undefined) return /^bearer +([^\s,]+)$/i.exec(headers.authorization)?.[1];
  return /^[^\s,]+$/.exec(headers['x-api-key'] ?? '')?.[0];
}

/** Looked up by its hash: how long that takes tells nothing about a key that is not known already. */
export function accountOfKey(sql: Sql, key: string): Account | undefined {
  const row = sql.get('SELECT account FROM keys WHERE hash = ? AND revoked_at IS NULL', keyHash(key));
  return row ? readAccount(sql, textIn(row, 'account')) : undefined;
}

export function readAccount(sql: Sql, id: string): Account | undefined {
  const row = sql.get('SELECT id, email, plan, attribution, test FROM accounts WHERE id = ?', id);
  return row ? accountOf(row) : undefined;
}

function accountOf(row: Row): Account {
  const plan = textIn(row, 'plan');
  return {
    id: textIn(row, 'id'),
    email: textIn(row, 'email'),
    plan: isPlan(plan) ? plan : 'unlimited',
    attribution: numberIn(row, 'attribution') === 1,
    test: maybeText(row, 'test'),
  };
}
