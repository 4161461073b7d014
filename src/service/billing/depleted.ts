import type { Sql } from '../store/sql.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import type { Account } from './accounts.ts';
import { balanceOf, noteDepleted } from './credits.ts';

/** Announces that an account is empty, once until it is filled again. */
export function publishDepleted(
  sql: Sql,
  webhooks: Pick<Webhooks, 'emit'>,
  account: Pick<Account, 'id' | 'email'>,
): void {
  if (!noteDepleted(sql, account.id)) return;
  const { available } = balanceOf(sql, account.id);
  webhooks.emit(sql, account.id, 'credits.depleted', {
    user_id: account.id,
    email: account.email,
    balance: available,
  });
}
