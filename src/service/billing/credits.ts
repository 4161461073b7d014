import { type ServiceError, serviceError } from '../http/service-error.ts';
import { newId } from '../ids.ts';
import { maybeText, numberIn, type Row, type Sql, type SqlValue, textIn, wordIn } from '../store/sql.ts';
import { sealOf } from '../store/verify.ts';

/** Whole credits. A hold sets credits aside and is no transaction; a capture is. */
export interface Balance {
  /** Credits that can be spent now; held ones are not counted. */
  readonly available: number;
  readonly held: number;
}

const ENTRY_KINDS = ['grant', 'purchase', 'charge', 'adjustment', 'declined'] as const;

export interface LedgerEntry {
  readonly kind: (typeof ENTRY_KINDS)[number];
  /** Signed. */
  readonly amount: number;
  readonly reference?: string;
  readonly description: string;
  /** When it was made, if not now. */
  readonly at?: number;
}

export interface Transaction extends LedgerEntry {
  readonly id: string;
  readonly balance: number;
  readonly at: number;
  readonly seq: number;
}

export function balanceOf(sql: Sql, account: string): Balance {
  const row = sql.get('SELECT balance, held FROM accounts WHERE id = ?', account);
  if (!row) throw new Error(`no account ${account}`);
  return { available: numberIn(row, 'balance') - numberIn(row, 'held'), held: numberIn(row, 'held') };
}

/** Larger sums would be rounded, and a rounded ledger does not add up. */
export function checkCredits(amount: number): void {
  if (!Number.isSafeInteger(amount))
    throw serviceError.invalid(`credits: the balance cannot exceed ${Number.MAX_SAFE_INTEGER}`);
}

/** Returns what is available afterwards. */
export function enter(sql: Sql, account: string, entry: LedgerEntry, now: number): number {
  const [left] = enterAll(sql, account, [entry], now);
  if (typeof left !== 'number') throw left ?? new Error('nothing was entered');
  return left;
}

/**
 * The only writer of the ledger and of balances. Each entry gives what is available after it; a charge that the balance
 * does not cover gives the refusal, and the others are entered all the same.
 */
export function enterAll(
  sql: Sql,
  account: string,
  entries: readonly LedgerEntry[],
  now: number,
): (number | ServiceError)[] {
  const row = sql.get(
    'SELECT balance, held, (SELECT seal FROM ledger ORDER BY seq DESC LIMIT 1) AS seal FROM accounts WHERE id = ?',
    account,
  );
  if (!row) throw new Error(`no account ${account}`);
  let balance = numberIn(row, 'balance');
  let seal = textIn(row, 'seal');
  const rows: SqlValue[][] = [];
  const results = entries.map((entry) => {
    checkCredits(entry.amount);
    checkCredits(balance + entry.amount);
    const left = balance + entry.amount - numberIn(row, 'held');
    if (entry.kind === 'charge' && left < 0) return serviceError.credits(-entry.amount, left - entry.amount);
    balance += entry.amount;
    const { kind, amount, reference = null, description, at = now } = entry;
    const fields = { id: newId('txn'), account, kind, amount, balance, reference, description, at };
    seal = sealOf(seal, fields);
    rows.push([...Object.values(fields), seal]);
    return left;
  });
  if (rows.length === 0) return results;
  sql.run(
    'UPDATE accounts SET balance = ?, depleted = CASE WHEN ? > 0 THEN 0 ELSE depleted END WHERE id = ?',
    balance,
    entries.some(({ amount }) => amount > 0) ? 1 : 0,
    account,
  );
  for (let from = 0; from < rows.length; from += MOST_ROWS) {
    const some = rows.slice(from, from + MOST_ROWS);
    sql.run(insertRows(some.length), ...some.flat());
  }
  return results;
}

/** In one statement: each number of rows is another statement, and statements are kept. */
const MOST_ROWS = 16;

const insertRows = (count: number): string =>
  `INSERT INTO ledger (id, account, kind, amount, balance, reference, description, at, seal) VALUES ${Array(
    count,
  )
    .fill('(?, ?, ?, ?, ?, ?, ?, ?, ?)')
    .join(', ')}`;

export interface HoldOptions {
  readonly account: string;
  readonly amount: number;
  readonly description: string;
}

/** For a job: it outlives this process. Running requests hold their credits in memory. */
export function hold(sql: Sql, options: HoldOptions, now: number): string {
  const { account, amount } = options;
  const { available } = balanceOf(sql, account);
  if (available < amount) throw serviceError.credits(amount, available);
  const id = newId('hold');
  sql.run('UPDATE accounts SET held = held + ? WHERE id = ?', amount, account);
  sql.run(
    'INSERT INTO holds (id, account, amount, description, at) VALUES (?, ?, ?, ?, ?)',
    id,
    account,
    amount,
    options.description,
    now,
  );
  return id;
}

/** Gives the hold back; the account it was taken from, or undefined when it was settled already. */
export function release(sql: Sql, holdId: string): Row | undefined {
  const row = sql.get('SELECT account, amount, description FROM holds WHERE id = ?', holdId);
  if (!row) return undefined;
  sql.run('DELETE FROM holds WHERE id = ?', holdId);
  sql.run(
    'UPDATE accounts SET held = held - ? WHERE id = ?',
    numberIn(row, 'amount'),
    textIn(row, 'account'),
  );
  return row;
}

/** Charges what was used and gives the rest back. Nothing ever costs more than was held. */
export function capture(sql: Sql, holdId: string, cost: number, reference: string, now: number): number {
  const row = release(sql, holdId);
  if (!row) return 0;
  const amount = Math.min(Math.max(0, Math.ceil(cost)), numberIn(row, 'amount'));
  if (amount > 0) {
    const description = textIn(row, 'description');
    enter(sql, textIn(row, 'account'), { kind: 'charge', amount: -amount, reference, description }, now);
  }
  return amount;
}

/** True the first time an account is found empty since it was last filled. */
export function noteDepleted(sql: Sql, account: string): boolean {
  return sql.run('UPDATE accounts SET depleted = 1 WHERE id = ? AND depleted = 0', account) === 1;
}

/** Holds of running requests, as earlier versions wrote them, whose process died. */
export function releaseOrphans(sql: Sql): number {
  const orphans = sql.all(
    'SELECT id FROM holds WHERE owner IS NOT NULL AND owner NOT IN (SELECT id FROM owners)',
  );
  for (const row of orphans) release(sql, textIn(row, 'id'));
  return orphans.length;
}

export function transactions(
  sql: Sql,
  account: string,
  page: { limit: number; before?: string },
): Transaction[] {
  const before = page.before
    ? sql.get('SELECT seq FROM ledger WHERE id = ? AND account = ?', page.before, account)
    : undefined;
  if (page.before && !before) throw serviceError.invalid('before: transaction not found');
  const rows = sql.all(
    'SELECT * FROM ledger WHERE account = ? AND seq < ? ORDER BY seq DESC LIMIT ?',
    account,
    before ? numberIn(before, 'seq') : Number.MAX_SAFE_INTEGER,
    page.limit,
  );
  return rows.map((row) => ({
    id: textIn(row, 'id'),
    kind: wordIn(row, 'kind', ENTRY_KINDS),
    amount: numberIn(row, 'amount'),
    balance: numberIn(row, 'balance'),
    reference: maybeText(row, 'reference'),
    description: textIn(row, 'description'),
    at: numberIn(row, 'at'),
    seq: numberIn(row, 'seq'),
  }));
}
