import { createHash } from 'node:crypto';
import { type ServiceError, serviceError } from '../http/service-error.ts';
import { deleteFound, numberIn, objectIn, type Row, type Sql } from '../store/sql.ts';

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

/** The stored reply of this key; a refusal if the key belongs to another request; undefined if it is free. */
export function findStored(sql: Sql, claim: Claim): StoredReply | ServiceError | undefined {
  const row = sql.get(
    'SELECT * FROM idempotency WHERE account = ? AND key = ? AND status IS NOT NULL',
    claim.account,
    claim.key,
  );
  if (!row) return undefined;
  if (row.path !== claim.path || row.body_hash !== claim.bodyHash) {
    return serviceError.mismatch('This Idempotency-Key was already used for a different request.');
  }
  return {
    status: numberIn(row, 'status'),
    headers: headersIn(row),
    body: row.body instanceof Uint8Array ? row.body : new Uint8Array(),
  };
}

function headersIn(row: Row): Record<string, string> {
  return Object.fromEntries(
    Object.entries(objectIn(row, 'headers')).map(([name, value]) => [name, String(value)]),
  );
}

/** Only successful replies are stored; after anything else the key is free for another try. */
export function storeReply(sql: Sql, claim: Claim, reply: StoredReply, now: number): void {
  sql.run(
    `INSERT OR REPLACE INTO idempotency (account, key, path, body_hash, status, headers, body, at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    claim.account,
    claim.key,
    claim.path,
    claim.bodyHash,
    reply.status,
    JSON.stringify(reply.headers),
    reply.body,
    now,
  );
}

export function sweepKeys(sql: Sql, now: number): void {
  deleteFound(sql, 'idempotency WHERE at < ? AND status IS NOT NULL', now - KEPT_MS);
  deleteFound(sql, 'idempotency WHERE status IS NULL AND owner NOT IN (SELECT id FROM owners)');
}
