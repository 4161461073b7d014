import { NUMBER, numberOf, singular } from '../../reading/text.ts';
import { daysBetween, decimal, limited, shifted, startOf, today, type Unit } from './dialect.ts';
import { AMOUNT, columnFor, columnLike, DATE, LABEL, takePeriod } from './ground.ts';
import type { Question } from './question.ts';

const PER: Readonly<Record<string, Unit>> = {
  daily: 'day',
  dau: 'day',
  weekly: 'week',
  wau: 'week',
  monthly: 'month',
  mau: 'month',
  quarterly: 'quarter',
  yearly: 'year',
};

/** "Daily active users with a 7-day moving average", "monthly active users and the change to the month before". */
export const ACTIVE_USERS: Question = {
  about: [
    /\bactive (?:users|customers|accounts|members)\b|\b[dwm]au\b/,
    /\b(?:daily|weekly|monthly|dau|wau|mau|quarterly|per (?:day|week|month))\b/,
    /\([a-z_]/,
  ],
  silent:
    'daily weekly monthly active users customers accounts moving average rolling percentage percent change previous month week day days last lag window function number distinct growth rate compared before gives dau mau wau calculate compute',
  write: (wish, ground) => {
    const said =
      wish.take(/\b(daily|weekly|monthly|quarterly|dau|wau|mau)\b/)?.[1] ??
      wish.take(/\bper (day|week|month)\b/)?.[1] ??
      '';
    const unit = PER[said] ?? (said === 'week' || said === 'month' ? said : 'day');
    const table = ground.fact(DATE);
    const date = columnLike(table, DATE);
    const user = columnLike(table, /^(?:user|customer|account|member|client)_?id$/i);
    if (!table || !date || !user) return undefined;
    const moving = wish.take(
      new RegExp(
        `\\b(?:an? |the |and )*${NUMBER}[- ](?:day|week|month)s? (?:moving|rolling) (?:average|avg|mean)|\\b(?:moving|rolling) (?:average|avg|mean) (?:over|of) (?:the )?(?:last )?${NUMBER} (?:days|weeks|months)`,
      ),
    );
    const size = moving && numberOf(moving.slice(1).find((one) => one !== undefined) ?? '7');
    const change =
      wish.take(
        /\b(?:and |the |their )*(?:percentage|percent|%|relative)?[ -]?(?:change|growth|difference)(?: in percent| rate)?(?: (?:to|from|over|compared (?:to|with)|against|vs\.?))?(?: the)?(?: (?:previous|last|prior|preceding) (?:day|week|month)| (?:day|week|month) before)?/,
      ) !== undefined;
    wish.take(/\b(?:using|use|with) (?:the )?lag\b/);
    const past = wish.take(
      new RegExp(`\\b(?:for|in|of|over)?(?: the)? (?:last|past|previous) ${NUMBER} (day|week|month)s?\\b`),
    );
    const { dialect } = ground;
    const span = past ? numberOf(past[1] ?? '90') : undefined;
    const first =
      span === undefined
        ? undefined
        : shifted(
            unit === 'day' ? today(dialect) : startOf(unit, dialect),
            unit === past?.[2] ? -(span - 1) : -span,
            past?.[2] === 'week' ? 'week' : past?.[2] === 'month' ? 'month' : 'day',
            dialect,
          );
    const bucket = startOf(unit, dialect, date);
    const shown = [
      `SELECT ${unit === 'day' ? 'day' : unit}, active_users`,
      ...(size
        ? [
            `  ROUND(AVG(active_users) OVER (ORDER BY ${unit} ROWS BETWEEN ${size - 1} PRECEDING AND CURRENT ROW), 2) AS moving_average`,
          ]
        : []),
      ...(change
        ? [
            `  LAG(active_users) OVER (ORDER BY ${unit}) AS previous_${unit}`,
            `  ROUND(100 * ${decimal(`(active_users - LAG(active_users) OVER (ORDER BY ${unit}))`, dialect)} / NULLIF(LAG(active_users) OVER (ORDER BY ${unit}), 0), 2) AS change_percent`,
          ]
        : []),
    ].join(',\n');
    const counted = [
      `SELECT ${bucket} AS ${unit}, COUNT(DISTINCT ${user}) AS active_users`,
      `FROM ${table.name}`,
    ];
    if (size && first && dialect === 'postgres' && unit === 'day')
      return ground.write(
        '-- Days on which nobody came count as 0; the days before the first one are needed for its average.',
        'WITH days AS (',
        `  SELECT generate_series(${first} - INTERVAL '${size - 1} days', ${today(dialect)}, INTERVAL '1 day')::date AS day`,
        '),',
        'counted AS (',
        `  SELECT days.day, COUNT(DISTINCT ${table.name}.${user}) AS active_users`,
        '  FROM days',
        `  LEFT JOIN ${table.name} ON ${table.name}.${date} >= days.day AND ${table.name}.${date} < days.day + 1`,
        '  GROUP BY days.day',
        '),',
        'averaged AS (',
        ...shown.split('\n').map((line) => `  ${line}`),
        '  FROM counted',
        ')',
        'SELECT *',
        'FROM averaged',
        `WHERE day >= ${first}`,
        'ORDER BY day;',
      );
    return ground.write(
      size !== undefined &&
        `-- ${unit === 'day' ? 'Days' : `${unit}s`} without a row are not in the average.`,
      'WITH counted AS (',
      ...counted.map((line) => `  ${line}`),
      first && `  WHERE ${date} >= ${first}`,
      `  GROUP BY ${bucket}`,
      ')',
      shown,
      'FROM counted',
      `ORDER BY ${unit};`,
    );
  },
};

/** "Running total of bookings per account ordered by booking_date", with a side that adds or takes away. */
export const RUNNING_TOTAL: Question = {
  about: [/\b(?:running|cumulative) (?:total|sum|balance)|\bbalance after each\b|\bcumulat/],
  silent:
    'running cumulative total sum balance amount per account ordered by after each booking bookings transaction transactions',
  write: (wish, ground) => {
    wish.take(/\b(?:running|cumulative|cumulated) (?:total|sum|balance)s?(?: of)?/);
    const table = ground.tables.find((one) => columnLike(one, AMOUNT));
    const amount = columnLike(table, /^amount$/i) ?? columnLike(table, AMOUNT);
    if (!table || !amount) return undefined;
    const ordered = wish.take(/\b(?:ordered|sorted|order) by (?:the )?([a-z_]+)/)?.[1];
    const date = columnLike(table, DATE) ?? (ordered && /_/.test(ordered) ? ordered : undefined) ?? ordered;
    const per = wish.take(/\b(?:per|for each|for every|by) ([a-z_]+)/)?.[1];
    const side = table.columns.find(({ values }) => values.length === 2);
    const listed = wish.take(/\btables? ([a-z_]+) (?:and|,)/)?.[1];
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
    return ground.write(
      assumed.length > 0 && `-- ${table.name} is taken to have ${assumed.join(' and ')} too.`,
      side && `-- '${minus}' takes away, '${side.values.find((one) => one !== minus)}' adds.`,
      `SELECT ${[key && `${t}${key}`, label && `a.${label} AS ${per}`, `${t}${date}`, side && `${t}${side.name}`, `${t}${amount}`].filter(Boolean).join(', ')},`,
      `  SUM(${value}) OVER (`,
      key && `    PARTITION BY ${t}${key}`,
      `    ORDER BY ${t}${date}${id ? `, ${t}${id}` : ''}`,
      '    -- Row by row: else rows of the same day would all show its last total.',
      '    ROWS UNBOUNDED PRECEDING',
      '  ) AS running_total',
      `FROM ${table.name}${t ? ' AS b' : ''}`,
      label && owner && `JOIN ${owner.name} AS a ON a.${ground.keyOf(owner)} = b.${key}`,
      `ORDER BY ${[key && `${t}${key}`, `${t}${date}`, id && `${t}${id}`].filter(Boolean).join(', ')};`,
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
    'open invoices invoice aging ageing report buckets bucket days over more than one row per customer outstanding overdue unpaid receivables accounts total age amount amounts',
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
      '-- The age counts from the day on which an invoice is due; what is not due yet is in the first bucket.',
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
    const [, end] = limited(undefined, dialect);
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
      `ORDER BY ${wantsLast ? 'last_order DESC' : label ? `c.${label}` : id}${end};`,
    );
  },
};
