import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Plan } from '../../contract/rate-limit.ts';
import { PLANS } from '../../contract/rate-limit.ts';
import { OctetError } from '../../errors.ts';
import { newId } from '../ids.ts';
import { numberIn, type Row, type Sql, textIn } from '../store/sql.ts';
import { enter } from './credits.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly plan: Plan;
  /** False: the requirement was bought off, and everything costs double. */
  readonly attribution: boolean;
}

export const LOCAL_ACCOUNT = 'acct_local';
export const FIRST_CREDITS = 10_000;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

export interface NewAccount {
  readonly id?: string;
  readonly email: string;
  readonly plan: Plan;
  readonly credits: number;
  readonly attribution: boolean;
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
  addKey(sql, id, key, now);
  return id;
}

export function newKey(): string {
  return `octet_test_${randomBytes(24).toString('base64url')}`;
}

export function addKey(sql: Sql, account: string, key: string, now: number): void {
  sql.run('INSERT INTO keys (hash, account, created_at) VALUES (?, ?, ?)', hashOf(key), account, now);
}

export function revokeKey(sql: Sql, key: string, now: number): boolean {
  return (
    sql.run('UPDATE keys SET revoked_at = ? WHERE hash = ? AND revoked_at IS NULL', now, hashOf(key)) === 1
  );
}

/** The key of a request; two headers, joined with a comma, are none. */
export function bearerOf(headers: Readonly<Record<string, string>>): string | undefined {
  return /^bearer +([^\s,]+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** Only hashes are stored, and they are compared in constant time, whatever an index could tell faster. */
export function accountOfKey(sql: Sql, key: string): Account | undefined {
  const given = Buffer.from(hashOf(key));
  let found: string | undefined;
  for (const row of sql.all('SELECT hash, account FROM keys WHERE revoked_at IS NULL')) {
    const known = Buffer.from(textIn(row, 'hash'));
    if (known.length === given.length && timingSafeEqual(given, known)) found = textIn(row, 'account');
  }
  return found === undefined ? undefined : readAccount(sql, found);
}

export function readAccount(sql: Sql, id: string): Account | undefined {
  const row = sql.get('SELECT id, email, plan, attribution FROM accounts WHERE id = ?', id);
  return row ? accountOf(row) : undefined;
}

function accountOf(row: Row): Account {
  const plan = textIn(row, 'plan');
  return {
    id: textIn(row, 'id'),
    email: textIn(row, 'email'),
    plan: Object.hasOwn(PLANS, plan) ? (plan as Plan) : 'unlimited',
    attribution: numberIn(row, 'attribution') === 1,
  };
}

export interface LocalIdentity {
  readonly key: string;
  readonly secret: string;
}

/** The signing secret is kept; the key of the local account is derived from it, so that no key is stored. */
export function localIdentity(secret: string): LocalIdentity {
  const key = createHmac('sha256', secret).update('local api key').digest('base64url').slice(0, 32);
  return { secret, key: `octet_local_${key}` };
}

export function newSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

export interface LocalSettings {
  readonly plan?: Plan;
  readonly credits?: number;
  readonly attribution?: boolean;
}

/** Opens the local account, and applies what was asked for on this start. */
export function ensureLocalAccount(sql: Sql, settings: LocalSettings, now: number): LocalIdentity {
  const kept = sql.get("SELECT value FROM meta WHERE name = 'secret'");
  if (kept) {
    const identity = localIdentity(textIn(kept, 'value'));
    if (!sql.get('SELECT 1 AS one FROM keys WHERE hash = ?', hashOf(identity.key))) {
      throw new OctetError(
        'state',
        "the local service's key and secret do not belong together",
        'restore a copy of the state, or begin anew: octet serve reset',
      );
    }
    // Commands use it without being asked for one; revoked for ever, they could only be told to log in.
    sql.run(
      'UPDATE keys SET revoked_at = NULL WHERE hash = ? AND revoked_at IS NOT NULL',
      hashOf(identity.key),
    );
    applySettings(sql, settings, now);
    return identity;
  }
  const identity = localIdentity(newSecret());
  sql.run("INSERT INTO meta (name, value) VALUES ('secret', ?)", identity.secret);
  const { plan = 'unlimited', credits = FIRST_CREDITS, attribution = true } = settings;
  createAccount(
    sql,
    { id: LOCAL_ACCOUNT, email: 'you@octet.local', plan, credits, attribution },
    identity.key,
    now,
  );
  return identity;
}

function applySettings(sql: Sql, settings: LocalSettings, now: number): void {
  if (settings.plan) sql.run('UPDATE accounts SET plan = ? WHERE id = ?', settings.plan, LOCAL_ACCOUNT);
  if (settings.attribution !== undefined) {
    sql.run('UPDATE accounts SET attribution = ? WHERE id = ?', settings.attribution ? 1 : 0, LOCAL_ACCOUNT);
  }
  if (settings.credits === undefined) return;
  const row = sql.get('SELECT balance, held FROM accounts WHERE id = ?', LOCAL_ACCOUNT) ?? {};
  // What is held for running work stays; the rest becomes what was asked for.
  const amount = settings.credits + numberIn(row, 'held') - numberIn(row, 'balance');
  if (amount !== 0)
    enter(sql, LOCAL_ACCOUNT, { kind: 'adjustment', amount, description: 'balance set' }, now);
}
