import { singular, type WishText } from '../../reading/text.ts';
import { daysBetween, shifted, startOf, today, type Unit } from './dialect.ts';
import { AMOUNT, columnFor, columnLike, DATE, LABEL, takePeriod, unitOf } from './ground.ts';
import type { Question } from './question.ts';

/** "Per shop per day": the rows of a day are one. */
function unitSaid(wish: WishText): Unit | undefined {
  const [, said, adverb] =
    wish.take(
      /[,;]? ?\b(?:and )?(?:(?:per|by|for each|for every|each|every) (?:calendar )?(day|week|month|quarter|year)|(daily|weekly|monthly|quarterly|yearly))\b/,
    ) ?? [];
  const unit = said ?? (adverb === 'daily' ? 'day' : adverb?.replace(/ly$/, ''));
  return unit === undefined ? undefined : unitOf(unit);
}

/** "Running total of bookings per account ordered by booking_date", with a side that adds or takes away. */
export const RUNNING_TOTAL: Question = {
  about: [/\b(?:running|cumulative) (?:total|sum|balance)|\bbalance after each\b|\bcumulat/],
  silent:
    'running cumulative total sum balance amount per account ordered by after each booking bookings transaction transactions',
  write: (wish, ground) => {
    wish.take(/\b(?:running|cumulative|cumulated) (?:total|sum|balance)s?(?: of)?/);
    wish.take(/[,;.]? ?\b(?:and |it )*(?:must|should|has to|needs to) also (?:run|work)\b/);
    const table = ground.tables.find((one) => columnLike(one, AMOUNT));
    const amount = columnLike(table, /^amount$/i) ?? columnLike(table, AMOUNT);
    if (!table || !amount) return undefined;
    const ordered = wish.take(/\b(?:ordered|sorted|order) by (?:the )?([a-z_]+)/)?.[1];
    const date = columnLike(table, DATE) ?? (ordered && /_/.test(ordered) ? ordered : undefined) ?? ordered;
    const unit = unitSaid(wish);
    const per = wish.take(
      /\b(?:per|for each|for every|by|within each|within) (?!the\b|date\b)([a-z_]+)/,
    )?.[1];
    const second =
      per === undefined
        ? undefined
        : wish.take(/(?<=·)(?:,| and)? ?(?:per |by |for each |and )+([a-z_]+)/)?.[1];
    const alsoKey = second === undefined ? undefined : columnFor(table, second);
    if (second !== undefined && alsoKey === undefined) return undefined;
    const side = table.columns.find(({ values }) => values.length === 2);
    const listed = wish.take(/\btables? ([a-z_]+)(?=[ ,·])/)?.[1];
    const owner =
      per === undefined
        ? undefined
        : (ground.table(per) ??
          (listed && singular(listed) === per ? ground.assume(listed, 'id', 'name') : undefined));
    const key =
      per === undefined
        ? undefined
        : (columnFor(table, per) ?? (owner && owner !== table ? `${singular(owner.name)}_id` : undefined));
    if (!date || (per !== undefined && !key)) return undefined;
    const minus =
      side?.values.find(
        (one) => /^(?:c|credit|out|-|debit|withdrawal|expense|s)$/i.test(one) && !/^debit$/i.test(one),
      ) ?? side?.values[1];
    const t = owner && owner !== table ? 'b.' : '';
    const value = side
      ? `CASE ${t}${side.name} WHEN '${minus}' THEN -${t}${amount} ELSE ${t}${amount} END`
      : `${t}${amount}`;
    const id = columnLike(table, /^id$/i);
    const label = owner && owner !== table ? (columnLike(owner, LABEL) ?? ground.keyOf(owner)) : undefined;
    const assumed = [key, date].filter(
      (one) => one !== undefined && !table.columns.some(({ name }) => name === one),
    );
    const parts = [key, alsoKey].flatMap((one) => (one === undefined ? [] : [`${t}${one}`]));
    const joined = label && owner && `JOIN ${owner.name} AS a ON a.${ground.keyOf(owner)} = b.${key}`;
    if (unit) {
      // A column of days needs no rounding to days.
      const isDay = unit === 'day' && /_on$|date$|day$/i.test(date);
      const when = isDay ? `${t}${date}` : startOf(unit, ground.dialect, `${t}${date}`);
      const named = isDay ? when : `${when} AS ${unit}`;
      const groups = [...parts, label && `a.${label}`, when].filter(Boolean).join(', ');
      return ground.write(
        `SELECT ${[...parts, label && `a.${label} AS ${per}`, named].filter(Boolean).join(', ')},`,
        `  SUM(${value}) AS ${unit}_total,`,
        `  -- The sum of a ${unit} first, then the sum of those so far.`,
        `  SUM(SUM(${value})) OVER (`,
        parts.length > 0 && `    PARTITION BY ${parts.join(', ')}`,
        `    ORDER BY ${when}`,
        '    ROWS UNBOUNDED PRECEDING',
        '  ) AS running_total',
        `FROM ${table.name}${t ? ' AS b' : ''}`,
        joined,
        `GROUP BY ${groups}`,
        `ORDER BY ${[...parts, isDay ? when : unit].join(', ')};`,
      );
    }
    return ground.write(
      assumed.length > 0 && `-- ${table.name} is taken to have ${assumed.join(' and ')} too.`,
      side && `-- '${minus}' takes away, '${side.values.find((one) => one !== minus)}' adds.`,
      `SELECT ${[...parts, label && `a.${label} AS ${per}`, `${t}${date}`, side && `${t}${side.name}`, `${t}${amount}`].filter(Boolean).join(', ')},`,
      `  SUM(${value}) OVER (`,
      parts.length > 0 && `    PARTITION BY ${parts.join(', ')}`,
      `    ORDER BY ${t}${date}${id ? `, ${t}${id}` : ''}`,
      '    -- Row by row: else rows of the same day would all show its last total.',
      '    ROWS UNBOUNDED PRECEDING',
      '  ) AS running_total',
      `FROM ${table.name}${t ? ' AS b' : ''}`,
      joined,
      `ORDER BY ${[...parts, `${t}${date}`, id && `${t}${id}`].filter(Boolean).join(', ')};`,
    );
  },
};

/** "Open invoices by age: 0-30, 31-60, 61-90 and over 90 days, one row per customer". */
export const AGING: Question = {
  about: [
    /\b(?:aging|ageing|overdue|open invoices|receivables|outstanding)\b/,
    /\b\d+ ?(?:-|to|–) ?\d+\b/,
    /\bover \d+|\b\d+\+|\bmore than \d+|> ?\d+/,
  ],
  silent:
    'open invoices invoice aging ageing report buckets bucket days over more than one row per customer outstanding overdue unpaid receivable receivables accounts total age amount amounts',
  write: (wish, ground) => {
    const bounds: (readonly [number, number])[] = [];
    for (
      let found = wish.take(/\b(\d+) ?(?:-|to|–) ?(\d+)\b/);
      found;
      found = wish.take(/\b(\d+) ?(?:-|to|–) ?(\d+)\b/)
    )
      bounds.push([Number(found[1]), Number(found[2])]);
    const over = wish.take(/(?:\bover|\bmore than|>) ?(\d+)|\b(\d+)\+/);
    const last = Number(over?.slice(1).find((one) => one !== undefined) ?? bounds.at(-1)?.[1] ?? 90);
    const invoices =
      ground.table('invoices') ??
      ground.fact(/due|invoice/i) ??
      ground.assume('invoices', 'id', 'customer_id', 'due_date', 'amount', 'paid_at');
    const customers = ground.table('customers', 'clients') ?? ground.assume('customers', 'id', 'name');
    const due = columnLike(invoices, /due/i) ?? columnLike(invoices, DATE);
    const amount = columnLike(invoices, /open|balance|outstanding/i) ?? columnLike(invoices, AMOUNT);
    const paid = columnLike(invoices, /^paid(?:_at|_on|_date)$|^payment_date$/i);
    const status = columnLike(invoices, /status/i);
    const flag = columnLike(invoices, /^(?:is_)?paid$/i);
    const key = ground.keyTo(invoices, customers) ?? 'customer_id';
    if (!due || !amount || bounds.length === 0) return undefined;
    const { dialect } = ground;
    const days = daysBetween(`i.${due}`, today(dialect), dialect);
    const label = columnLike(customers, LABEL) ?? 'name';
    const id = ground.keyOf(customers);
    const at = (when: string, as: string): string =>
      `  SUM(CASE WHEN ${when} THEN open_amount ELSE 0 END) AS ${as}`;
    const cells = bounds.map(([from, to], index) =>
      at(index === 0 ? `days <= ${to}` : `days BETWEEN ${from} AND ${to}`, `days_${from}_${to}`),
    );
    return ground.write(
      '-- The age counts from the due date; invoices that are not due yet are in the first bucket.',
      'WITH open_invoices AS (',
      `  SELECT i.${key}, i.${amount} AS open_amount, ${days} AS days`,
      `  FROM ${invoices.name} AS i`,
      paid
        ? `  WHERE i.${paid} IS NULL`
        : status
          ? `  WHERE i.${status} <> 'paid'`
          : flag
            ? `  WHERE NOT i.${flag}`
            : undefined,
      ')',
      `SELECT c.${id} AS customer_id, c.${label} AS customer,`,
      [...cells, at(`days > ${last}`, `days_over_${last}`), '  SUM(open_amount) AS total_open'].join(',\n'),
      'FROM open_invoices AS o',
      `JOIN ${customers.name} AS c ON c.${id} = o.${key}`,
      `GROUP BY c.${id}, c.${label}`,
      'ORDER BY total_open DESC;',
    );
  },
};

/** "Customers who ordered in 2023 but not in 2024, with their last order and what they spent". */
export const LAPSED: Question = {
  about: [
    /\bbut (?:not|never|no\w*)\b|\band not\b/,
    /\b(?:19|20)\d\d\b.*\b(?:19|20)\d\d\b|\b(?:last|previous) (?:year|month|quarter)\b.*\bthis\b/,
    /\b(?:customers?|users?|clients?|members?)\b/,
  ],
  silent:
    'customers customer users clients members who ordered order orders bought purchased buy but not in with their last order date total spent amount sum anything placed any purchase revenue number made',
  write: (wish, ground) => {
    const first = wish.take(
      /\b(?:in|during|within)?(?: the)? ?((?:19|20)\d\d|(?:last|previous) (?:year|month|quarter))\b(?=.*\b(?:but|and) (?:not|never|no))/,
    );
    const second = wish.take(
      /\b(?:but|and) (?:not|never|nothing|no orders?)(?: (?:ordered|order|bought|anything|any|in|during|again))* ?((?:19|20)\d\d|this (?:year|month|quarter))\b/,
    );
    if (!first?.[1] || !second?.[1]) return undefined;
    const orders =
      ground.table('orders', 'purchases', 'sales', 'invoices') ??
      ground.assume('orders', 'id', 'customer_id', 'order_date', 'total');
    const people =
      ground.table('customers', 'users', 'clients', 'members') ?? ground.assume('customers', 'id', 'name');
    const date = columnLike(orders, DATE);
    const amount = columnLike(orders, AMOUNT);
    const key = ground.keyTo(orders, people) ?? 'customer_id';
    if (!date) return undefined;
    const { dialect } = ground;
    const between = (said: string, column: string): string => {
      if (/^\d/.test(said)) return `${column} >= '${said}-01-01' AND ${column} < '${Number(said) + 1}-01-01'`;
      const unit: Unit = /year/.test(said) ? 'year' : /quarter/.test(said) ? 'quarter' : 'month';
      const start = startOf(unit, dialect);
      return /this/.test(said)
        ? `${column} >= ${start}`
        : `${column} >= ${shifted(start, -1, unit, dialect)} AND ${column} < ${start}`;
    };
    const wantsLast =
      wish.take(
        /\b(?:and |with |their |the )*(?:date of (?:the |their )?)?(?:last|latest|most recent) (?:order|purchase)(?: date| day)?\b/,
      ) !== undefined;
    const wantsSum =
      wish.take(
        /\b(?:and |with |their |the )*(?:total (?:amount )?(?:spent|spending|revenue)?|(?:amount|sum|how much they) (?:they )?spent|total)\b/,
      ) !== undefined;
    const wantsCount =
      wish.take(/\b(?:and |with |their |the )*number of (?:orders|purchases)\b/) !== undefined;
    const period = takePeriod(wish, ground);
    const label = columnLike(people, LABEL);
    const id = `c.${ground.keyOf(people)}`;
    if (period || (wantsSum && !amount)) return undefined;
    return ground.write(
      `SELECT ${[id, label && `c.${label}`].filter(Boolean).join(', ')}${wantsLast ? `,\n  MAX(o.${date}) AS last_order` : ''}${wantsSum ? `,\n  SUM(o.${amount}) AS total_spent` : ''}${wantsCount ? ',\n  COUNT(*) AS order_count' : ''}`,
      `FROM ${people.name} AS c`,
      wantsSum ? '-- All orders of the customer, not only those of that time.' : undefined,
      `JOIN ${orders.name} AS o ON o.${key} = ${id}`,
      `WHERE EXISTS (`,
      `    SELECT 1 FROM ${orders.name} AS x`,
      `    WHERE x.${key} = ${id} AND ${between(first[1].replace(/^.*(?=\d{4})/, ''), `x.${date}`)}`,
      '  )',
      '  AND NOT EXISTS (',
      `    SELECT 1 FROM ${orders.name} AS x`,
      `    WHERE x.${key} = ${id} AND ${between(second[1], `x.${date}`)}`,
      '  )',
      `GROUP BY ${[id, label && `c.${label}`].filter(Boolean).join(', ')}`,
      `ORDER BY ${wantsLast ? 'last_order DESC' : label ? `c.${label}` : id};`,
    );
  },
};
