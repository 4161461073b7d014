import { singularOf } from '../lexicon.ts';
import type { Table } from '../schema.ts';
import { columnOf, DATED, type Ground, has } from './ground.ts';

const JOINED = /^(?:created|signed_?up|sign_?up|registered|joined|registration)/;

/** People with the day on which they came, and what they do with its days. */
interface Actors {
  readonly key: string;
  readonly acts: Table;
  readonly day: string;
  /** Each of them with the day of joining: of the table of people, else the first act. */
  readonly firsts: string;
}

function actorsOf(ground: Ground): Actors | undefined {
  const people = ground.tables.find((table) => has(table, 'id') && columnOf(table, JOINED) && !keyOf(table));
  const joined = people && columnOf(people, JOINED);
  const own = people && `${singularOf(people.name)}_id`;
  const acts = ground.tables.find(
    (table) => table !== people && columnOf(table, DATED) && (own ? has(table, own) : keyOf(table)),
  );
  const key = own ?? (acts && keyOf(acts));
  const day = acts && columnOf(acts, DATED);
  if (!acts || !key || !day) return undefined;
  const firsts = people
    ? `SELECT id AS ${key}, ${joined} AS joined FROM ${people.name}`
    : `SELECT ${key}, MIN(${day}) AS joined FROM ${acts.name} GROUP BY ${key}`;
  return { key, acts, day, firsts };
}

const keyOf = (table: Table): string | undefined =>
  columnOf(table, /^(?:user|customer|member|account|client|subscriber|player|visitor|employee)_id$/);

/** The number of a month, so that months can be subtracted. */
const monthNumber = ({ dialect }: Ground, day: string): string =>
  dialect === 'sqlite'
    ? `strftime('%Y', ${day}) * 12 + strftime('%m', ${day})`
    : `EXTRACT(YEAR FROM ${day}) * 12 + EXTRACT(MONTH FROM ${day})`;

const PEOPLE = '(?:users?|customers?|members?|subscribers?|players?|clients?|visitors?)';

/** "Monthly cohort retention", "retention by signup month". */
export function retention(text: string, ground: Ground): string | undefined {
  // "Who came back in month 1, 2 and 3": a column for each of them.
  const back =
    /\b(?:(?:who|that) )?(?:(?:came|come|comes|returned|were|are|is) (?:back|active)|returned|active|retained) (?:again )?in months? (\d{1,2}(?:(?:,? (?:and )?|, ?)\d{1,2})*)/.exec(
      text,
    );
  const months = [...new Set(back?.[1]?.match(/\d+/g) ?? [])];
  const left = text
    .replace(back?.[0] ?? '', '')
    .replace(
      new RegExp(
        `\\b(?:monthly|cohorts?|retention|rates?|in postgres(?:ql)?|postgres(?:ql)?|analysis|percent(?:age)?s?|table|matrix|report|query|tables?|using|by|per|of|for|each|every|in|sign[- ]?up|registration|joining|first|order|purchase|activity|month|months|(?:after|since) ${PEOPLE}? ?(?:sign[- ]?up|registration|joining)|based on|over time|after|and|${PEOPLE}|from|an?|the|events?|logins?|orders?|with|cohort sizes?|sizes?)\\b`,
        'g',
      ),
      '',
    )
    .replace(/[\s,]+/g, '');
  const actors = actorsOf(ground);
  if (!/\bretention\b/.test(text) || !/\b(?:cohorts?|monthly|month)\b/.test(text) || left !== '' || !actors)
    return undefined;
  const { key, acts, day, firsts } = actors;
  const month = ground.part('month', 'joined');
  const number = `(${monthNumber(ground, `${acts.name}.${day}`)}) - (${monthNumber(ground, 'cohorts.joined')})`;
  return [
    'WITH firsts AS (',
    `  ${firsts}`,
    '),',
    'cohorts AS (',
    `  SELECT ${key}, joined, ${month} AS cohort FROM firsts`,
    '),',
    'sizes AS (',
    `  SELECT cohort, COUNT(*) AS cohort_size FROM cohorts GROUP BY cohort`,
    '),',
    'activity AS (',
    '  -- Month 0 is the month of joining.',
    `  SELECT DISTINCT cohorts.cohort, cohorts.${key}, ${number} AS month_number`,
    '  FROM cohorts',
    `  JOIN ${acts.name} ON ${acts.name}.${key} = cohorts.${key} AND ${acts.name}.${day} >= cohorts.joined`,
    ')',
    ...(months.length > 0
      ? [
          'SELECT sizes.cohort, sizes.cohort_size,',
          months
            .map(
              (one) =>
                `  ROUND(100.0 * COUNT(CASE WHEN activity.month_number = ${one} THEN 1 END) / sizes.cohort_size, 1) AS month_${one}_percent`,
            )
            .join(',\n'),
          'FROM sizes',
          'LEFT JOIN activity ON activity.cohort = sizes.cohort',
          'GROUP BY sizes.cohort, sizes.cohort_size',
          'ORDER BY sizes.cohort;',
        ]
      : [
          'SELECT activity.cohort, sizes.cohort_size, activity.month_number, COUNT(*) AS active,',
          '  ROUND(100.0 * COUNT(*) / sizes.cohort_size, 1) AS retention_percent',
          'FROM activity',
          'JOIN sizes ON sizes.cohort = activity.cohort',
          'GROUP BY activity.cohort, sizes.cohort_size, activity.month_number',
          'ORDER BY activity.cohort, activity.month_number;',
        ]),
  ].join('\n');
}

/** "Daily active users for the last 30 days". */
export function activeUsers(text: string, ground: Ground): string | undefined {
  const found = new RegExp(
    `^(?:number of |count of )?(daily|weekly|monthly) active (${PEOPLE})(?: (?:in|for|over|during|of) the (?:last|past) (\\d{1,4}) (day|week|month)s?)?(?: (?:from|using|based on) .*)?$`,
  ).exec(text);
  const [, every, , number, unit] = found ?? [];
  const actors = actorsOf(ground);
  if (!found || !actors) return undefined;
  const { key, acts, day } = actors;
  const name = every === 'daily' ? 'day' : every === 'weekly' ? 'week' : 'month';
  const part = ground.part(name, day);
  return [
    `SELECT ${part} AS ${name}, COUNT(DISTINCT ${key}) AS active_${singularOf(key.replace(/_id$/, ''))}s`,
    `FROM ${acts.name}`,
    ...(number ? [`WHERE ${day} >= ${ground.ago(Number(number), unit ?? 'day')}`] : []),
    `GROUP BY ${part}`,
    `ORDER BY ${name};`,
  ].join('\n');
}

/** "Conversion funnel: visit, signup, purchase": how many reach each step, after the one before it. */
export function funnel(text: string, ground: Ground): string | undefined {
  const [, list = ''] =
    /^(?:conversion |sales |sign-?up |checkout )?funnel(?: analysis| report)?(?: (?:from|of|for|with|over)(?: the)?(?: (?:steps?|stages?|events?))?)?(?: from)?[: ]+((?:["'a-z_ ]+(?:,? (?:and|to|then) |, | ?-> ?| ?→ ?)){1,5}["'a-z_ ]+)$/.exec(
      text,
    ) ?? [];
  const steps = list
    .split(/,? (?:and|to|then) |, | ?-> ?| ?→ ?/)
    .map((one) => one.trim().replace(/^(?:an?|the) /, ''))
    .filter(Boolean);
  const events = ground.tables.find(
    (table) => columnOf(table, /^(?:event|name|type|action|step|event_(?:type|name))$/) && keyOf(table),
  );
  const day = events && columnOf(events, DATED);
  const kind = events && columnOf(events, /^(?:event|name|type|action|step|event_(?:type|name))$/);
  const key = events && keyOf(events);
  if (steps.length < 2 || !events || !day || !kind || !key) return undefined;
  const parts = steps.map((step, at) =>
    at === 0
      ? `step_1 AS (\n  SELECT ${key}, MIN(${day}) AS at FROM ${events.name} WHERE ${kind} = ${ground.value(step)} GROUP BY ${key}\n)`
      : `step_${at + 1} AS (\n  SELECT events.${key}, MIN(events.${day}) AS at\n  FROM ${events.name} AS events\n  JOIN step_${at} ON step_${at}.${key} = events.${key} AND events.${day} >= step_${at}.at\n  WHERE events.${kind} = ${ground.value(step)}\n  GROUP BY events.${key}\n)`,
  );
  const rows = steps.map(
    (step, at) =>
      `  SELECT ${at + 1} AS step, ${ground.value(step)} AS name, COUNT(*) AS reached FROM step_${at + 1}`,
  );
  return [
    '-- A step only counts after the previous step.',
    `WITH ${parts.join(',\n')},`,
    'counts AS (',
    rows.join('\n  UNION ALL\n'),
    ')',
    'SELECT step, name, reached,',
    '  ROUND(100.0 * reached / NULLIF(FIRST_VALUE(reached) OVER (ORDER BY step), 0), 1) AS percent_of_first,',
    '  ROUND(100.0 * reached / NULLIF(LAG(reached) OVER (ORDER BY step), 0), 1) AS percent_of_previous',
    'FROM counts',
    'ORDER BY step;',
  ].join('\n');
}

const RATE = '(?:rates?|percent(?:age)?s?|quotas?)';

/** "Monthly attendance rate per class, only under 80 %". */
export function attendanceRate(text: string, ground: Ground): string | undefined {
  const found = new RegExp(
    `^(?:(monthly) )?attendance ${RATE}(?: (?:per|for|by|of|in)(?: each| every| a)? ([a-z]+))?(?: (?:and|per|by|for|in)(?: each| every| per| a)? ([a-z]+))?(?:,? (?:from|using|of) [a-z_, ]+?)?(?:,? (?:and )?(?:with |only |for |showing |show |list |where |including |but )*(?:the )?(?:those|ones|it|the rate|rate)?(?:[a-z]+ )?(?:only )?(?:that |which |who )?(?:are |is |have |with |lie |attended )*(?:under|below|less than|lower than|<) ?(\\d{1,3}) ?(?:%|percent)(?: only)?)?$`,
  ).exec(text);
  const rows = ground.tables.find((table) => columnOf(table, SEEN) && columnOf(table, DATED));
  if (!found || !rows) return undefined;
  const [, monthly, first, second, limit] = found;
  const groups = [first, second].filter((one) => one !== undefined);
  const isMonthly = monthly !== undefined || groups.includes('month');
  const owner = groups.find((one) => one !== 'month');
  const of = owner === undefined ? undefined : ground.table(owner);
  const key = owner === undefined ? undefined : ground.ownerIn(rows, owner);
  if (groups.filter((one) => one !== 'month').length > 1 || (owner && !key)) return undefined;
  const [mark = '', day = ''] = [columnOf(rows, SEEN), columnOf(rows, DATED)];
  const title = of && columnOf(of, /^(?:name|title)$/);
  const column = of && title ? `${of.name}.${title}` : key && `${rows.name}.${key}`;
  const month = isMonthly ? ground.part('month', `${rows.name}.${day}`) : undefined;
  const test =
    mark === 'status'
      ? `${rows.name}.status = 'present'`
      : `${rows.name}.${mark}${ground.dialect === 'sqlite' ? ' = 1' : ''}`;
  const rate = `100.0 * COUNT(CASE WHEN ${test} THEN 1 END) / COUNT(*)`;
  const grouped = [
    ...(column ? [...(of && title ? [`${of.name}.id`] : []), column] : []),
    ...(month ? [month] : []),
  ];
  const label = of && title ? ` AS ${singularOf(of.name)}` : '';
  return [
    `SELECT ${[...(column ? [`${column}${label}`] : []), ...(month ? [`${month} AS month`] : []), `ROUND(${rate}, 1) AS attendance_percent`].join(', ')}`,
    `FROM ${rows.name}`,
    ...(of && title ? [`JOIN ${of.name} ON ${of.name}.id = ${rows.name}.${key}`] : []),
    ...(grouped.length > 0 ? [`GROUP BY ${grouped.join(', ')}`] : []),
    ...(limit ? [`HAVING ${rate} < ${limit}`] : []),
    `ORDER BY ${[...(column ? [column] : []), ...(month ? ['month'] : []), ...(column || month ? [] : ['attendance_percent'])].join(', ')};`,
  ].join('\n');
}

const SEEN = /^(?:present|attended|is_present|was_present|status)$/;

/** "Repeat purchase rate", "share of customers who ordered more than once". */
export function repeatRate(text: string, ground: Ground): string | undefined {
  const isAsked = new RegExp(
    `^(?:repeat (?:purchase|customer|order|buyer)s? ${RATE}|(?:${RATE}|share) of (?:repeat customers|customers (?:who|that|with) (?:(?:have )?(?:ordered|bought|purchased) )?more than (?:once|one order)))(?: of (?:all )?customers)?$`,
  ).test(text);
  const actors = actorsOf(ground);
  if (!isAsked || !actors) return undefined;
  const { key, acts } = actors;
  return [
    'SELECT COUNT(*) AS customers, COUNT(CASE WHEN times > 1 THEN 1 END) AS repeat_customers,',
    '  ROUND(100.0 * COUNT(CASE WHEN times > 1 THEN 1 END) / NULLIF(COUNT(*), 0), 1) AS repeat_percent',
    'FROM (',
    `  SELECT ${key}, COUNT(*) AS times`,
    `  FROM ${acts.name}`,
    `  GROUP BY ${key}`,
    ') AS counts;',
  ].join('\n');
}

/** "Session length per user with a gap of 30 minutes": a longer pause begins another session. */
export function sessions(text: string, ground: Ground): string | undefined {
  const found =
    /^(?:(?:average )?session (?:lengths?|durations?|times?)|sessions?|(?:sessioni[sz]e|group) (?:the )?(?:user )?events?(?: into sessions)?)(?: (?:per|for each|of each|by|of) [a-z]+)?(?: from events?)?,? (?:with|where|after|using|by|split by|based on)(?: an?| the)? (?:(?:gap|pause|timeout|inactivity)(?: of| is)?(?: more than| over)? (\d{1,4})[- ]minutes?(?: ends? (?:it|a session|the session))?|(\d{1,4})[- ]minutes?(?: of)? (?:inactivity )?(?:gap|inactivity|timeout|pause)s?)(?: between (?:events|sessions))?$/.exec(
      text,
    );
  const minutes = found?.[1] ?? found?.[2];
  const actors = actorsOf(ground);
  if (!minutes || !actors || /^average/.test(text)) return undefined;
  const { key, acts, day } = actors;
  const gap =
    ground.dialect === 'postgres'
      ? `${day} - LAG(${day}) OVER earlier > INTERVAL '${minutes} minutes'`
      : ground.dialect === 'mysql'
        ? `TIMESTAMPDIFF(SECOND, LAG(${day}) OVER earlier, ${day}) > ${minutes} * 60`
        : `(julianday(${day}) - julianday(LAG(${day}) OVER earlier)) * 24 * 60 > ${minutes}`;
  const length =
    ground.dialect === 'postgres'
      ? `ROUND(EXTRACT(EPOCH FROM MAX(${day}) - MIN(${day})) / 60, 1)`
      : ground.dialect === 'mysql'
        ? `ROUND(TIMESTAMPDIFF(SECOND, MIN(${day}), MAX(${day})) / 60, 1)`
        : `ROUND((julianday(MAX(${day})) - julianday(MIN(${day}))) * 24 * 60, 1)`;
  return [
    'WITH marked AS (',
    `  SELECT ${key}, ${day},`,
    `    CASE WHEN ${gap} THEN 1 ELSE 0 END AS is_new`,
    `  FROM ${acts.name}`,
    `  WINDOW earlier AS (PARTITION BY ${key} ORDER BY ${day})`,
    '),',
    'numbered AS (',
    '  -- Each new session adds one to the number of those after it.',
    `  SELECT ${key}, ${day}, 1 + SUM(is_new) OVER (PARTITION BY ${key} ORDER BY ${day}) AS session`,
    '  FROM marked',
    ')',
    `SELECT ${key}, session, MIN(${day}) AS started_at, MAX(${day}) AS ended_at, COUNT(*) AS events,`,
    `  ${length} AS minutes`,
    'FROM numbered',
    `GROUP BY ${key}, session`,
    `ORDER BY ${key}, session;`,
  ].join('\n');
}
