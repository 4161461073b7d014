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
