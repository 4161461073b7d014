import { createHash } from 'node:crypto';
import { serviceError } from '../http/service-error.ts';
import { maybeNumber, objectIn, type Row, type Sql } from '../store/sql.ts';

export interface Claim {
  readonly account: string;
  readonly key: string;
  /** Short form, so that both path forms are one path. */
  readonly path: string;
  readonly bodyHash: string;
}

export interface StoredReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export type Lookup =
  | { readonly state: 'new' }
  | { readonly state: 'running' }
  | { readonly state: 'done'; readonly reply: StoredReply };

const KEPT_MS = 24 * 3_600_000;

export function checkIdempotencyKey(key: string | undefined): string | undefined {
  if (key === undefined) return undefined;
  if (!/^[\x20-\x7e]{1,255}$/.test(key) || key.trim() === '') {
    throw serviceError.invalid(
      'Idempotency-Key: must be 1 to 255 ASCII characters',
      'invalid_idempotency_key',
    );
  }
  return key;
}

export function bodyHash(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

/** Takes the key if it is free; a key whose owner died before it was done is free again. */
export function claim(sql: Sql, parsed: Claim, owner: string, now: number): Lookup {
  const row = sql.get('SELECT * FROM idempotency WHERE account = ? AND key = ?', parsed.account, parsed.key);
  if (row) {
    if (row.path !== parsed.path || row.body_hash !== parsed.bodyHash) {
      throw serviceError.mismatch('This Idempotency-Key was already used for a different request.');
    }
    const status = maybeNumber(row, 'status');
    if (status !== undefined) {
      const reply = {
        status,
        headers: headersIn(row),
        body: row.body instanceof Uint8Array ? row.body : new Uint8Array(),
      };
      return { state: 'done', reply };
    }
    if (sql.get('SELECT 1 AS one FROM owners WHERE id = ?', row.owner ?? null)) return { state: 'running' };
    forget(sql, parsed);
  }
  sql.run(
    'INSERT INTO idempotency (account, key, path, body_hash, owner, at) VALUES (?, ?, ?, ?, ?, ?)',
    parsed.account,
    parsed.key,
    parsed.path,
    parsed.bodyHash,
    owner,
    now,
  );
  return { state: 'new' };
}

function headersIn(row: Row): Record<string, string> {
  return Object.fromEntries(
    Object.entries(objectIn(row, 'headers')).map(([name, value]) => [name, String(value)]),
  );
}

/** Only successful replies are stored; after anything else the key is free for another try. */
export function storeReply(sql: Sql, { account, key }: Claim, reply: StoredReply): void {
  sql.run(
    'UPDATE idempotency SET status = ?, headers = ?, body = ?, owner = NULL WHERE account = ? AND key = ?',
    reply.status,
    JSON.stringify(reply.headers),
    reply.body,
    account,
    key,
  );
}

export function forget(sql: Sql, { account, key }: Pick<Claim, 'account' | 'key'>): void {
  sql.run('DELETE FROM idempotency WHERE account = ? AND key = ? AND status IS NULL', account, key);
}

export function sweepKeys(sql: Sql, now: number): void {
  sql.run('DELETE FROM idempotency WHERE at < ? AND status IS NOT NULL', now - KEPT_MS);
  sql.run('DELETE FROM idempotency WHERE status IS NULL AND owner NOT IN (SELECT id FROM owners)');
}
