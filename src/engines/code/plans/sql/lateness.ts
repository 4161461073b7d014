import type { Place } from './catalog.ts';
import { moved, today } from './dates.ts';
import { isDate } from './lexicon.ts';
import { type Clause, placeOf, type Reading } from './query.ts';

/** The column that says that nothing is owed any more. */
const SETTLED =
  /^(?:is_)?(?:paid|returned|completed?|done|closed|finished|settled|resolved|delivered)(?:_(?:at|on|date))?$|^(?:payment|return|completion)_date$/;
const USUALLY: Readonly<Record<string, string>> = {
  invoices: 'paid_on',
  loans: 'returned_on',
  rentals: 'returned_on',
};

function settledAt({ q, catalog }: Reading): Place | undefined {
  const own = catalog.columnsOf(q.rows).find(({ name }) => SETTLED.test(name));
  if (own) return { table: q.rows, column: own.name };
  const usual = catalog.isGiven ? undefined : USUALLY[q.rows.name];
  return usual === undefined ? undefined : catalog.column(q.rows, usual);
}

const DAYS: Readonly<Record<string, 'day' | 'week' | 'month'>> = { day: 'day', week: 'week', month: 'month' };

/** "Overdue by more than 30 days": the day has passed, and what was due is not there. */
export function readOverdue(reading: Reading): Clause | undefined {
  const { r, catalog, q, dialect } = reading;
  const found = r.take(
    /(?:overdue|past (?:due|their due dates?|its due date))(?: (?:by|for) (?:more than |over |at least )?(\d+) (day|week|month)s?)?/,
  );
  const due = found && (catalog.find('due_date', [q.rows]) ?? placeOf(reading, 'due_date'));
  if (!found || !due) return undefined;
  const unit = DAYS[found[2] ?? ''];
  const settled = settledAt(reading);
  return (name) => {
    const limit = unit ? moved(dialect, -Number(found[1]), unit) : today(dialect);
    const rest = settled && (isDate(settled.column) ? `${name(settled)} IS NULL` : `NOT ${name(settled)}`);
    return [`${name(due)} < ${limit}`, rest].filter(Boolean).join(' AND ');
  };
}

/** "With the days overdue": computed for each row. */
export function readDaysLate(reading: Reading): boolean {
  const { r, q, catalog, dialect } = reading;
  const found = r.take(
    /(?:and |with |showing |show |plus |including |along with )*(?:by )?(?:the |their |its )?(?:number of |how many |count of )?days (?:(?:that |by which )?(?:they|it|each(?: [a-z]+)?)(?: (?:are|is|have been|has been))? )?(?:overdue|late|past due|past the due date)/,
  );
  const due = found && (catalog.find('due_date', [q.rows]) ?? placeOf(reading, 'due_date'));
  if (!due || q.measures.length > 0) return false;
  q.computed.push({ code: (name) => daysSince(name(due), dialect), label: 'days_overdue' });
  return true;
}

const daysSince = (column: string, dialect: Reading['dialect']): string =>
  dialect === 'postgres'
    ? `CURRENT_DATE - ${column}`
    : dialect === 'mysql'
      ? `DATEDIFF(CURDATE(), ${column})`
      : `CAST(julianday(date('now')) - julianday(${column}) AS INTEGER)`;
