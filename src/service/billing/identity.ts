import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Plan } from '../../contract/rate-limit.ts';
import { numberIn, type Sql, textIn } from '../store/sql.ts';
import {
  createAccount,
  ensureKey,
  FIRST_CREDITS,
  LOCAL_ACCOUNT,
  readAccount,
  SERVE_ACCOUNT,
} from './accounts.ts';
import { enter } from './credits.ts';
import type { KeyFile, PlainKeys } from './key-file.ts';

/** Key, admin key and secret are independent random values: none of them can be found from another. */
export interface Identity {
  /** The account that `key` belongs to. */
  readonly account: string;
  readonly key: string;
  readonly adminKey: string;
  /** Signs webhooks. */
  readonly secret: string;
  /** True: the state had another key for this account, and it is not accepted any more. */
  readonly replaced: boolean;
}

interface AccountSettings {
  readonly plan?: Plan;
  readonly credits?: number;
  readonly attribution?: boolean;
}

export interface IdentityOptions extends AccountSettings {
  readonly keyFile: KeyFile;
  /** `serve`: the settings apply to an account of its own, and the everyday account stays as it is. */
  readonly account?: 'everyday' | 'serve';
  readonly now: number;
}

const random = (prefix: string): string => `${prefix}_${randomBytes(24).toString('base64url')}`;

/** Opens the accounts of this machine inside the caller's transaction, and applies the settings of this start. */
export function ensureIdentity(sql: Sql, options: IdentityOptions): Identity {
  const { keyFile, now } = options;
  const isServe = options.account === 'serve';
  const keys = ensureKeys(keyFile, isServe);
  const everyday = isServe ? {} : options;
  const replaced = ensureAccount(
    sql,
    { id: LOCAL_ACCOUNT, email: 'you@octet.local', keyName: 'local' },
    keys.key,
    everyday,
    now,
  );
  const identity = { adminKey: keys.adminKey, secret: ensureSecret(sql), replaced };
  const { serveKey } = keys;
  if (!isServe || serveKey === undefined) return { ...identity, account: LOCAL_ACCOUNT, key: keys.key };
  // The options of the command describe the run: what is not given is the default again; only the balance stays.
  const { plan = 'unlimited', attribution = true, credits } = options;
  const about = { id: SERVE_ACCOUNT, email: 'serve@octet.local', keyName: 'serve' };
  ensureAccount(sql, about, serveKey, { plan, attribution, credits }, now);
  return { ...identity, account: SERVE_ACCOUNT, key: serveKey };
}

/** Written before the transaction commits: a hash whose key is nowhere would lock the owner out. */
function ensureKeys(file: KeyFile, isServe: boolean): PlainKeys {
  const kept = file.read();
  if (kept && (!isServe || kept.serveKey !== undefined)) return kept;
  const { key, adminKey } = kept ?? { key: random('octet_local'), adminKey: random('octet_admin') };
  const serveKey = kept?.serveKey ?? (isServe ? random('octet_local') : undefined);
  const keys = { key, adminKey, serveKey };
  file.write(keys);
  return keys;
}

function ensureSecret(sql: Sql): string {
  const kept = sql.get("SELECT value FROM meta WHERE name = 'secret'");
  if (kept) return textIn(kept, 'value');
  const secret = `whsec_${randomBytes(24).toString('base64')}`;
  sql.run("INSERT INTO meta (name, value) VALUES ('secret', ?)", secret);
  return secret;
}

function ensureAccount(
  sql: Sql,
  about: { readonly id: string; readonly email: string; readonly keyName: string },
  key: string,
  settings: AccountSettings,
  now: number,
): boolean {
  if (readAccount(sql, about.id)) {
    applySettings(sql, about.id, settings, now);
    return ensureKey(sql, about.id, { key, name: about.keyName }, now);
  }
  const { plan = 'unlimited', credits = FIRST_CREDITS, attribution = true } = settings;
  createAccount(sql, { ...about, plan, credits, attribution }, key, now);
  return false;
}

function applySettings(sql: Sql, account: string, settings: AccountSettings, now: number): void {
  const { plan, attribution, credits } = settings;
  if (plan) sql.run('UPDATE accounts SET plan = ? WHERE id = ?', plan, account);
  if (attribution !== undefined) {
    sql.run('UPDATE accounts SET attribution = ? WHERE id = ?', attribution ? 1 : 0, account);
  }
  if (credits === undefined) return;
  const row = sql.get('SELECT balance, held FROM accounts WHERE id = ?', account) ?? {};
  // Credits that are held for running work stay; the rest becomes what was asked for.
  const amount = credits + numberIn(row, 'held') - numberIn(row, 'balance');
  if (amount !== 0) enter(sql, account, { kind: 'adjustment', amount, description: 'balance set' }, now);
}

const digest = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Compares in constant time. */
export function keyMatcher(key: string): (given: string | undefined) => boolean {
  const known = digest(key);
  return (given) => given !== undefined && timingSafeEqual(known, digest(given));
}
