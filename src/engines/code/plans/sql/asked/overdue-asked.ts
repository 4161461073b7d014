import { daysBetween, today } from './dialect.ts';
import { AMOUNT, columnLike, DATE, LABEL } from './ground.ts';
import type { Question } from './question.ts';

/** "A view of overdue invoices with open amount, days overdue and a bucket", where payments are rows of their own. */
export const OVERDUE: Question = {
  about: [/\boverdue\b|\bag(?:e)?ing\b|\bopen invoices\b/, /\bpayments?\b/, /\([a-z_]/],
  first: /\boverdue\b/,
  silent:
    'overdue invoice invoices open amount amounts days day bucket buckets age aging view payment payments partial partially paid happen happens possible can be several each with unpaid remaining balance outstanding over older',
  write: (wish, ground) => {
    const invoices = ground.tables.find((one) => columnLike(one, /due/i));
    const payments = ground.tables.find(
      (one) =>
        one !== invoices && invoices && ground.keyTo(one, invoices) !== undefined && columnLike(one, AMOUNT),
    );
    const key = invoices && payments && ground.keyTo(payments, invoices);
    const amount = columnLike(invoices, AMOUNT);
    const paid = columnLike(payments, AMOUNT);
    const days = columnLike(
      invoices,
      /^(?:due_days|days_due|payment_days|term(?:s|_days)?|due_in(?:_days)?)$/i,
    );
    const issued = columnLike(
      invoices,
      /^(?:issued|invoiced|created|sent)(?:_at|_on|_date)?$|^(?:invoice_|issue_)?date$/i,
    );
    const due = days ? undefined : (columnLike(invoices, /^due/i) ?? columnLike(invoices, DATE));
    if (!invoices || !payments || !key || !amount || !paid || !(due ?? (days && issued))) return undefined;
    const { dialect } = ground;
    const on = due
      ? `i.${due}`
      : dialect === 'postgres'
        ? `i.${issued}::date + i.${days}::integer`
        : dialect === 'mysql'
          ? `DATE_ADD(i.${issued}, INTERVAL i.${days} DAY)`
          : dialect === 'mssql'
            ? `DATEADD(day, i.${days}, i.${issued})`
            : `date(i.${issued}, '+' || i.${days} || ' days')`;
    const bounds: number[] = [];
    const PAIR = /\b\d+ ?(?:-|to|–) ?(\d+)\b/;
    for (let found = wish.take(PAIR); found; found = wish.take(PAIR)) bounds.push(Number(found[1]));
    wish.take(/(?:,? ?(?:and )?)(?:\b(?:over|more than|above) \d+|> ?\d+|\b\d+ ?\+)/);
    const buckets = bounds.map(
      (to, at) => `    WHEN days_overdue <= ${to} THEN '${at === 0 ? 0 : (bounds[at - 1] ?? 0) + 1}-${to}'`,
    );
    const name = wish.take(/\bview (?:called |named )([a-z_]+)/)?.[1] ?? 'overdue_invoices';
    const isView = /\bview\b/.test(wish.given.toLowerCase());
    const id = ground.keyOf(invoices);
    const who =
      columnLike(invoices, /^(?:client|customer|name)(?:_id|_name)?$/i) ?? columnLike(invoices, LABEL);
    const left = [id, who].filter((one) => one !== undefined);
    return ground.write(
      isView &&
        (dialect === 'sqlite'
          ? `CREATE VIEW IF NOT EXISTS ${name} AS`
          : dialect === 'mssql'
            ? `CREATE OR ALTER VIEW ${name} AS`
            : `CREATE OR REPLACE VIEW ${name} AS`),
      'WITH paid AS (',
      '  -- Before the join: else an invoice with two payments would count twice.',
      `  SELECT ${key}, SUM(${paid}) AS amount`,
      `  FROM ${payments.name}`,
      `  GROUP BY ${key}`,
      '),',
      'open_invoices AS (',
      `  SELECT ${left.map((one) => `i.${one}`).join(', ')}, ${on} AS due_on,`,
      `    i.${amount} - COALESCE(paid.amount, 0) AS open_amount,`,
      `    ${daysBetween(due && dialect === 'postgres' ? `(${on})::date` : `(${on})`, today(dialect), dialect)} AS days_overdue`,
      `  FROM ${invoices.name} AS i`,
      `  LEFT JOIN paid ON paid.${key} = i.${id}`,
      ')',
      `SELECT ${left.join(', ')}, due_on, open_amount, days_overdue${buckets.length > 0 ? ',' : ''}`,
      ...(buckets.length > 0
        ? ['  CASE', ...buckets, `    ELSE '${bounds.at(-1)}+'`, '  END AS bucket']
        : []),
      'FROM open_invoices',
      `WHERE open_amount > 0 AND days_overdue > 0${isView ? ';' : '\nORDER BY days_overdue DESC;'}`,
    );
  },
};
