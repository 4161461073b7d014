import { NUMBER, numberOf, singular } from '../../reading/text.ts';
import { decimal, shifted, startOf, today, type Unit } from './dialect.ts';
import { AMOUNT, columnLike, DATE, unitOf } from './ground.ts';
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

const USER = /^(?:user|customer|account|member|client)_?id$/i;

/** "Daily active users with a 7-day moving average", "revenue per month and the change to the month before". */
export const PER_PERIOD: Question = {
  about: [
    /\bactive (?:users|customers|accounts|members)\b|\b[dwm]au\b|\b(?:moving|rolling) (?:average|avg|mean)|\b(?:month|week|year|quarter|day)[ -](?:over|on)[ -](?:month|week|year|quarter|day)\b|\b(?:change|growth|compared|difference)\b.*\b(?:previous|last|before|prior)\b/,
    /\b(?:daily|weekly|monthly|yearly|dau|wau|mau|quarterly|(?:per|by|each|over|on) (?:day|week|month|quarter|year)|(?:month|week|year|quarter|day)[ -](?:over|on))\b/,
    /\([a-z_]/,
  ],
  silent:
    'revenue sales turnover total amount number count sum over yearly quarterly year quarter percentages daily weekly monthly active users customers accounts moving average rolling percentage percent change previous month week day days last lag window function number distinct growth rate compared before gives dau mau wau calculate compute',
  write: (wish, ground) => {
    const pair = wish.take(/\b(day|week|month|quarter|year)[ -](?:over|on)[ -]\1\b/);
    const said =
      wish.take(/\b(daily|weekly|monthly|quarterly|yearly|dau|wau|mau)\b/)?.[1] ??
      wish.take(/\b(?:per|by|each|every) (day|week|month|quarter|year)\b/)?.[1] ??
      pair?.[1] ??
      '';
    const unit = PER[said] ?? unitOf(said === '' ? 'day' : said);
    const isUsers = /\bactive\b|\b[dwm]au\b/.test(wish.given.toLowerCase());
    const table = ground.tables.find(
      (one) => columnLike(one, DATE) && (isUsers ? columnLike(one, USER) : true),
    );
    const date = columnLike(table, DATE);
    const user = isUsers ? columnLike(table, USER) : undefined;
    const amount =
      isUsers || /\bnumber of|\bcount\b|\bhow many/.test(wish.rest) ? undefined : columnLike(table, AMOUNT);
    if (!table || !date || (isUsers && !user)) return undefined;
    const value = user ? `COUNT(DISTINCT ${user})` : amount ? `SUM(${amount})` : 'COUNT(*)';
    const as = user
      ? 'active_users'
      : amount
        ? /revenue|turnover/.test(wish.rest)
          ? 'revenue'
          : `total_${amount.replace(/^total_?/i, '')}`.replace(/_$/, '')
        : `${singular(table.name)}_count`;
    const moving = wish.take(
      new RegExp(
        `\\b(?:an? |the |and )*${NUMBER}[- ](?:day|week|month)s? (?:moving|rolling) (?:average|avg|mean)|\\b(?:moving|rolling) (?:average|avg|mean) (?:over|of) (?:the )?(?:last )?${NUMBER} (?:days|weeks|months)`,
      ),
    );
    const size = moving && numberOf(moving.slice(1).find((one) => one !== undefined) ?? '7');
    const change =
      pair !== undefined ||
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
      `SELECT ${unit === 'day' ? 'day' : unit}, ${as}`,
      ...(size
        ? [
            `  ROUND(AVG(${as}) OVER (ORDER BY ${unit} ROWS BETWEEN ${size - 1} PRECEDING AND CURRENT ROW), 2) AS moving_average`,
          ]
        : []),
      ...(change
        ? [
            `  LAG(${as}) OVER (ORDER BY ${unit}) AS previous_${unit}`,
            `  ROUND(100 * ${decimal(`(${as} - LAG(${as}) OVER (ORDER BY ${unit}))`, dialect)} / NULLIF(LAG(${as}) OVER (ORDER BY ${unit}), 0), 2) AS change_percent`,
          ]
        : []),
    ].join(',\n');
    const counted = [`SELECT ${bucket} AS ${unit}, ${value} AS ${as}`, `FROM ${table.name}`];
    if (size && first && dialect === 'postgres' && unit === 'day')
      return ground.write(
        '-- Days without rows count as 0; the days before the first one are needed for its average.',
        'WITH days AS (',
        `  SELECT generate_series(${first} - INTERVAL '${size - 1} days', ${today(dialect)}, INTERVAL '1 day')::date AS day`,
        '),',
        'counted AS (',
        `  SELECT days.day, ${user ? `COUNT(DISTINCT ${table.name}.${user})` : amount ? `COALESCE(SUM(${table.name}.${amount}), 0)` : `COUNT(${table.name}.${date})`} AS ${as}`,
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
    const plain = `-- ${unit.charAt(0).toUpperCase()}${unit.slice(1)}s without a row are not in the average.`;
    // The average of the first one needs those before it.
    const from = size && first ? shifted(first, 1 - size, unit, dialect) : first;
    const query = [
      'WITH counted AS (',
      ...counted.map((line) => `  ${line}`),
      from && `  WHERE ${date} >= ${from}`,
      `  GROUP BY ${bucket}`,
    ];
    if (size && first)
      return ground.write(
        plain,
        ...query,
        '),',
        'averaged AS (',
        ...shown.split('\n').map((line) => `  ${line}`),
        '  FROM counted',
        ')',
        'SELECT *',
        'FROM averaged',
        `WHERE ${unit} >= ${first}`,
        `ORDER BY ${unit};`,
      );
    return ground.write(
      size !== undefined && plain,
      ...query,
      ')',
      shown,
      'FROM counted',
      `ORDER BY ${unit};`,
    );
  },
};
