import { isObject, type JsonObject } from '../../../contract/shape.ts';
import { serviceError } from '../../http/service-error.ts';
import type { Sql } from '../../store/sql.ts';
import { textIn } from '../../store/sql.ts';

/** A response and the chat messages that lead to it, its own included. */
export interface KeptResponse {
  readonly document: JsonObject;
  readonly messages: readonly JsonObject[];
}

export function keepResponse(
  sql: Sql,
  account: string,
  { document, messages }: KeptResponse,
  now: number,
): void {
  sql.run(
    'INSERT OR REPLACE INTO responses (id, account, document, messages, created_at) VALUES (?, ?, ?, ?, ?)',
    String(document.id),
    account,
    JSON.stringify(document),
    JSON.stringify(messages),
    now,
  );
}

/** References are to what was said a moment ago; older responses are not searched. */
const MOST_SEARCHED = 1_000;

/** An item of the output of a kept response, by its id. */
export function findItem(sql: Sql, account: string, id: string): JsonObject {
  const row = sql.get(
    `SELECT document FROM (SELECT document FROM responses WHERE account = ? ORDER BY rowid DESC LIMIT ${MOST_SEARCHED})
      WHERE instr(document, ?) > 0 LIMIT 1`,
    account,
    JSON.stringify(id),
  );
  const document: unknown = row && JSON.parse(textIn(row, 'document'));
  const output: readonly unknown[] =
    isObject(document) && Array.isArray(document.output) ? document.output : [];
  const item = output.filter(isObject).find((each) => each.id === id);
  if (!item) throw serviceError.missing(`There is no item ${id.slice(0, 100)}.`, 'item_not_found');
  return item;
}

/** Those of other accounts do not exist. */
export function findResponse(sql: Sql, account: string, id: string): KeptResponse {
  const row = sql.get('SELECT document, messages FROM responses WHERE id = ? AND account = ?', id, account);
  if (!row) throw serviceError.missing(`There is no response ${id.slice(0, 100)}.`, 'response_not_found');
  const document: unknown = JSON.parse(textIn(row, 'document'));
  const messages: unknown = JSON.parse(textIn(row, 'messages'));
  return {
    document: isObject(document) ? document : {},
    messages: Array.isArray(messages) ? messages.filter(isObject) : [],
  };
}
