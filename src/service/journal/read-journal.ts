import { isObject, type JsonObject } from '../../contract/shape.ts';
import { keyAccountSql } from '../billing/accounts.ts';
import { maybeText, numberIn, objectIn, type Row, type Sql, type SqlValue, textIn } from '../store/sql.ts';

export interface JournalQuery {
  readonly limit: number;
  /** The id of the last entry of the page before. */
  readonly after?: string;
  /** `404`, or `4xx`. */
  readonly status?: string;
  /** The endpoint, or the beginning of the path. */
  readonly path?: string;
  /** Name or id of the key. */
  readonly key?: string;
  readonly test?: string;
  /** Text anywhere in it. */
  readonly q?: string;
}

const KEY_OF_ACCOUNT = `(SELECT name FROM keys WHERE keys.account = ${keyAccountSql('requests.account')} ORDER BY created_at DESC LIMIT 1)`;
const COLUMNS = `seq, id, at, method, path, endpoint, account, status, duration_ms, credits, tokens, stream, fault, job, test, ${KEY_OF_ACCOUNT} AS key`;

/** Newest first. */
export function listRequests(sql: Sql, query: JournalQuery): { data: JsonObject[]; next: string | null } {
  const { where, values } = conditions(sql, query);
  const rows = sql.all(
    `SELECT ${COLUMNS} FROM requests ${where} ORDER BY seq DESC LIMIT ?`,
    ...values,
    query.limit + 1,
  );
  const data = rows.slice(0, query.limit).map(summaryOf);
  return { data, next: rows.length > query.limit ? String(data.at(-1)?.id) : null };
}

/** All, or those of one test. */
export function countRequests(sql: Sql, test?: string): number {
  const row =
    test === undefined
      ? sql.get('SELECT count(*) AS n FROM requests')
      : sql.get('SELECT count(*) AS n FROM requests WHERE test = ?', test);
  return numberIn(row ?? {}, 'n');
}

function conditions(sql: Sql, query: JournalQuery): { where: string; values: SqlValue[] } {
  const parts: string[] = [];
  const values: SqlValue[] = [];
  const add = (part: string, ...given: SqlValue[]): void => {
    parts.push(part);
    values.push(...given);
  };
  if (query.after !== undefined) {
    const row = sql.get('SELECT seq FROM requests WHERE id = ?', query.after);
    add('seq < ?', row ? numberIn(row, 'seq') : 0);
  }
  const group = /^([1-5])xx$/.exec(query.status ?? '')?.[1];
  if (group !== undefined) add('status BETWEEN ? AND ?', Number(group) * 100, Number(group) * 100 + 99);
  else if (query.status !== undefined) add('status = ?', Number(query.status));
  if (query.path !== undefined) {
    add('(endpoint = ? OR substr(path, 1, ?) = ?)', query.path, query.path.length, query.path);
  }
  if (query.key !== undefined) {
    add(
      `${keyAccountSql('account')} IN (SELECT account FROM keys WHERE name = ? OR 'key_' || substr(hash, 1, 16) = ?)`,
      query.key,
      query.key,
    );
  }
  if (query.test !== undefined) add('test = ?', query.test);
  if (query.q !== undefined) {
    const like = `%${query.q.replace(/[\\%_]/g, '\\$&')}%`;
    add("(path LIKE ? ESCAPE '\\' OR id LIKE ? ESCAPE '\\' OR detail LIKE ? ESCAPE '\\')", like, like, like);
  }
  return { where: parts.length === 0 ? '' : `WHERE ${parts.join(' AND ')}`, values };
}

function summaryOf(row: Row): JsonObject {
  return {
    id: textIn(row, 'id'),
    at: new Date(numberIn(row, 'at')).toISOString(),
    method: textIn(row, 'method'),
    path: textIn(row, 'path'),
    endpoint: maybeText(row, 'endpoint') ?? null,
    status: numberIn(row, 'status'),
    duration_ms: numberIn(row, 'duration_ms'),
    key: maybeText(row, 'key') ?? null,
    credits: numberIn(row, 'credits'),
    tokens: numberIn(row, 'tokens'),
    stream: numberIn(row, 'stream') === 1,
    fault: maybeText(row, 'fault') ?? null,
    job_id: maybeText(row, 'job') ?? null,
    test: maybeText(row, 'test') ?? null,
  };
}

export interface StoredRequest {
  readonly summary: JsonObject;
  readonly method: string;
  readonly path: string;
  readonly origin: string;
  readonly requestHeaders: JsonObject;
  readonly requestText: string | undefined;
  readonly isWhole: boolean;
  readonly jobId: string | undefined;
  readonly detail: JsonObject;
}

export function findRequest(sql: Sql, id: string): StoredRequest | undefined {
  const row = sql.get(`SELECT ${COLUMNS}, detail FROM requests WHERE id = ?`, id);
  if (!row) return undefined;
  const detail = objectIn(row, 'detail');
  const request = isObject(detail.request) ? detail.request : {};
  return {
    summary: summaryOf(row),
    method: textIn(row, 'method'),
    path: textIn(row, 'path'),
    origin: String(detail.origin ?? ''),
    requestHeaders: isObject(request.headers) ? request.headers : {},
    requestText: typeof request.text === 'string' ? request.text : undefined,
    isWhole: request.truncated !== true,
    jobId: maybeText(row, 'job'),
    detail,
  };
}

export interface ActivityBucket {
  readonly at: number;
  readonly ok: number;
  readonly client_errors: number;
  readonly server_errors: number;
  readonly credits: number;
  readonly tokens: number;
  readonly slowest_ms: number;
}

/** Counts for each interval since this time; intervals without requests are left out. */
export function activitySince(sql: Sql, since: number, bucketMs: number): ActivityBucket[] {
  return sql
    .all(
      `SELECT CAST(at / ? AS INTEGER) AS bucket, sum(status < 400) AS ok, sum(status BETWEEN 400 AND 499) AS client_errors,
        sum(status >= 500) AS server_errors, sum(credits) AS credits, sum(tokens) AS tokens, max(duration_ms) AS slowest
        FROM requests WHERE at >= ? GROUP BY bucket ORDER BY bucket`,
      bucketMs,
      since,
    )
    .map((row) => ({
      at: numberIn(row, 'bucket') * bucketMs,
      ok: numberIn(row, 'ok'),
      client_errors: numberIn(row, 'client_errors'),
      server_errors: numberIn(row, 'server_errors'),
      credits: numberIn(row, 'credits'),
      tokens: numberIn(row, 'tokens'),
      slowest_ms: numberIn(row, 'slowest'),
    }));
}
