import { serviceError } from '../http/service-error.ts';
import { newId } from '../ids.ts';
import { maybeText, numberIn, type Sql, textIn } from '../store/sql.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import type { Account } from './accounts.ts';
import { checkCredits, enter } from './credits.ts';
import { CREDITS_PER_MINOR_UNIT } from './prices.ts';

export interface Checkout {
  readonly id: string;
  readonly account: string;
  readonly amount: number;
  readonly currency: string;
  readonly credits: number;
  readonly status: 'open' | 'paid';
  readonly payment: string | undefined;
}

export function createCheckout(account: string, parsed: { amount: number; currency: string }, now: number) {
  const id = newId('cs', 18);
  const credits = parsed.amount * CREDITS_PER_MINOR_UNIT;
  checkCredits(credits);
  return {
    ...parsed,
    id,
    credits,
    save(sql: Sql): void {
      sql.run(
        "INSERT INTO checkouts (id, account, amount, currency, credits, status, created_at) VALUES (?, ?, ?, ?, ?, 'open', ?)",
        id,
        account,
        parsed.amount,
        parsed.currency,
        credits,
        now,
      );
    },
  };
}

export function findCheckout(sql: Sql, id: string): Checkout | undefined {
  const row = sql.get('SELECT * FROM checkouts WHERE id = ?', id);
  if (!row) return undefined;
  return {
    id,
    account: textIn(row, 'account'),
    amount: numberIn(row, 'amount'),
    currency: textIn(row, 'currency'),
    credits: numberIn(row, 'credits'),
    status: row.status === 'paid' ? 'paid' : 'open',
    payment: maybeText(row, 'payment'),
  };
}

/** A test payment. A session is paid once, however often the button is pressed. */
export function pay(sql: Sql, id: string, webhooks: Webhooks, now: number): Checkout {
  const { session, email } = sessionOf(sql, id);
  if (session.status === 'paid') return session;
  const payment = newId('pay');
  sql.run("UPDATE checkouts SET status = 'paid', payment = ? WHERE id = ?", payment, id);
  const { account, amount, currency, credits } = session;
  enter(
    sql,
    account,
    { kind: 'purchase', amount: credits, reference: payment, description: 'test payment' },
    now,
  );
  webhooks.emit(sql, account, 'payment.succeeded', {
    payment_id: payment,
    amount,
    currency,
    customer_email: email,
    credits,
  });
  return { ...session, status: 'paid', payment };
}

/** A test card that is declined: the session stays as it is. */
export function decline(sql: Sql, id: string, webhooks: Webhooks, now: number): Checkout {
  const { session, email } = sessionOf(sql, id);
  if (session.status === 'paid') return session;
  const { account, amount, currency } = session;
  const payment = newId('pay');
  enter(sql, account, { kind: 'declined', amount: 0, reference: payment, description: 'card declined' }, now);
  webhooks.emit(sql, account, 'payment.failed', {
    payment_id: payment,
    amount,
    currency,
    customer_email: email,
    error: 'card declined',
  });
  return session;
}

function sessionOf(sql: Sql, id: string): { session: Checkout; email: Account['email'] } {
  const session = findCheckout(sql, id);
  const account = session && sql.get('SELECT email FROM accounts WHERE id = ?', session.account);
  if (!session || !account) throw serviceError.missing('Checkout session not found.');
  return { session, email: textIn(account, 'email') };
}
