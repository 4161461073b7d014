import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import { changesOf } from './figures.ts';
import { finished, innerOf } from './inner-query.ts';
import { withNotes } from './notes.ts';

const PERIOD = '(day|week|month|quarter|year)';
const periodic: Readonly<Record<string, string>> = {
  day: 'daily',
  week: 'weekly',
  month: 'monthly',
  quarter: 'quarterly',
  year: 'yearly',
};

/** "For each month of 2024 the revenue": the same as monthly revenue in 2024. */
const FOR_EACH = new RegExp(
  `(?:\\bfor each|\\bfor every|^per) ${PERIOD}(?: (?:of|in) ((?:19|20)\\d\\d))?,? (?!and\\b|with\\b|plus\\b|also\\b)(?:show |list |give |compute |calculate )?(?:the )?([^,]+?)(?=,? (?:and|with|plus)\\b|,|$)`,
  'i',
);

/** "… and a running total", beside another column. */
const RUNNING =
  /,? (?:(?:and|with|plus|including|along with|as well as) )+(?:also )?(?:an? |the )?(?:running|cumulative) (?:totals?|sums?)(?: of the year)?/i;

/** "The difference to the previous day", "month over month growth". */
function planChanges(prompt: string, whole: string): Snippet | undefined {
  const plain = prompt
    .trim()
    .replace(/\.$/, '')
    .replace(new RegExp(`\\bthe ${PERIOD} before\\b`, 'i'), 'the previous $1')
    .replace(/\b(change|difference|growth|increase) (?:in|as(?: an?)?) (percent(?:age)?|%)/i, 'percentage $1')
    .replace(
      FOR_EACH,
      (_, part: string, year: string | undefined, what: string) =>
        `${periodic[part.toLowerCase()]} ${what}${year === undefined ? '' : ` in ${year}`}`,
    );
  const isRunning = RUNNING.test(plain);
  const isPercent = /%|\bpercent(?:age)?\b|\bgrowth rate\b/i.test(plain);
  const text = plain
    .replace(RUNNING, '')
    .replace(/,? ?\b(?:(?:expressed )?(?:in|as) (?:a )?(?:percent(?:age)?|%)|as percent)\b/i, '');
  const over = new RegExp(
    `^(.*?)\\b${PERIOD}[- ](?:over|to|on)[- ]\\2 (?:percentage |percent )?(?:growth|change|difference|increase)(?: rate)?(?: (?:of|in|for))?(?: the)?(?: total)? (.+)$`,
    'i',
  ).exec(text);
  const between = new RegExp(
    `^(.*?)\\b(?:difference|change)s? between each ${PERIOD}(?:'s)? (.+?) and (?:that of |those of )?the (?:previous|preceding|last) (?:${PERIOD}|one)(?:'s)?(?: \\3)?$`,
    'i',
  ).exec(text);
  const to = new RegExp(
    `^(.+?),? (?:with|and|plus|showing)(?: also)? (?:the |its |their )?(?:percentage |percent |absolute )?(?:difference|change|growth|increase)(?: rate)?(?: (?:to|from|over|compared (?:to|with)|against|versus|since))+ the (?:previous|preceding|prior|last) ${PERIOD}(?:'s)?(?: (?:one|value|total))?$`,
    'i',
  ).exec(text);
  const of = new RegExp(
    `^(.*?)\\b(?:percentage |percent |absolute )?(?:difference|change|growth|increase) (?:in|of) (.+?)(?: (?:to|from|over|compared (?:to|with)|against|versus))+ the (?:previous|preceding|prior|last) ${PERIOD}$`,
    'i',
  ).exec(text);
  const rest = over
    ? `${periodic[over[2]?.toLowerCase() ?? '']} ${over[3]}`
    : between
      ? `${periodic[between[2]?.toLowerCase() ?? '']} ${between[3]}`
      : to
        ? to[1]
        : of &&
          `${periodic[of[3]?.toLowerCase() ?? '']} ${of[2]?.replace(/^(?:the )?(?:daily|monthly|weekly|yearly) /i, '')}`;
  if (rest === undefined || rest === null) return undefined;
  // The first month of a year is compared with the last one of the year before.
  const [said, year] = / (?:in|of|for|during) ((?:19|20)\d\d)$/i.exec(rest.trim()) ?? [];
  // A sum so far begins with the year.
  const every =
    year === undefined || isRunning ? undefined : innerOf(rest.trim().slice(0, -(said?.length ?? 0)), whole);
  const inner = every ?? innerOf(rest, whole);
  if (!inner?.part) return changesOf(rest, whole, isPercent);
  const { measure, part, keys } = inner;
  const others = keys.filter((key) => key !== part);
  const over_ = `OVER (${others.length > 0 ? `PARTITION BY ${others.join(', ')} ` : ''}ORDER BY ${part})`;
  const before = `LAG(${measure}) ${over_}`;
  const columns = [
    ...keys,
    measure,
    `${measure} - ${before} AS difference`,
    ...(isPercent || over
      ? [`ROUND(100.0 * (${measure} - ${before}) / NULLIF(${before}, 0), 1) AS percent`]
      : []),
    ...(isRunning ? [`SUM(${measure}) ${over_} AS running_total`] : []),
  ];
  const order = `ORDER BY ${[...others, part].join(', ')};`;
  const select = [`SELECT ${columns.join(',\n  ')}`, 'FROM totals'];
  if (!every || part === 'year') return finished(inner, [...select, order]);
  const indented = select.join('\n').replace(/^/gm, '  ');
  return finished(inner, [
    'SELECT *',
    'FROM (',
    indented,
    ') AS changes',
    `WHERE ${part} LIKE '${year}%'`,
    order,
  ]);
}

/** "Cumulative number of signups per day": a sum so far of what is summed up. */
function planSoFar(prompt: string, whole: string): Snippet | undefined {
  const text = prompt.trim().replace(/\.$/, '');
  // "Monthly sales with a running total".
  const beside =
    /^(.+?),? (?:(?:and|with|plus|including|along with|together with) )+(?:also )?(?:an? |the |their |its )?(?:running|cumulative) (?:totals?|sums?)$/i.exec(
      text,
    );
  const found = /^(.*?)\b(?:running|cumulative|accumulated)(?: (?:total|sum))?(?: of)?(?: the)? (.+)$/i.exec(
    text,
  );
  const rest = beside?.[1] ?? found?.[2];
  if (!rest || !/\b(?:per|by|each|every|daily|weekly|monthly|yearly)\b/i.test(rest)) return undefined;
  // "The running total of sales" adds up amounts; visitors have none.
  const isSum =
    /\b(?:(?:total|sum) of(?! (?:the |all |new )*(?:visit(?:or)?s|users|customers|members|subscribers|sign-?ups|registrations|log-?ins|views|clicks|downloads|messages|guests|students|patients|accounts)\b)|(?:running|cumulative|accumulated) (?:sales|payments|donations|expenses|purchases)\b)(?!.*\b(?:number|count)\b)/i.test(
      text,
    );
  const inner =
    (isSum ? innerOf(`total ${rest}`, whole) : undefined) ??
    innerOf(rest, whole) ??
    innerOf(`number of ${rest}`, whole);
  if (!inner?.part) return undefined;
  const { measure, part, keys } = inner;
  const others = keys.filter((key) => key !== part);
  const over = `OVER (${others.length > 0 ? `PARTITION BY ${others.join(', ')} ` : ''}ORDER BY ${part})`;
  return finished(inner, [
    `SELECT ${[...keys, measure, `SUM(${measure}) ${over} AS running_total`].join(', ')}`,
    'FROM totals',
    `ORDER BY ${[...others, part].join(', ')};`,
  ]);
}

/** "7 day moving average of daily sales": over sums of days, and not over single rows. */
function planMoving(prompt: string, whole: string): Snippet | undefined {
  const found = new RegExp(
    `^(?:.*?\\b)?${NUMBER}[- ]${PERIOD}s? (?:moving|rolling|running) average (?:of|for)(?: the)? (.+)$`,
    'i',
  ).exec(prompt.trim().replace(/\.$/, ''));
  const rest = found?.[3];
  if (!rest || !/\b(?:per|daily|weekly|monthly|each)\b/i.test(rest)) return undefined;
  const inner = innerOf(rest, whole) ?? innerOf(rest.replace(/^daily /i, 'daily total '), whole);
  if (!inner?.part || inner.part !== found[2]?.toLowerCase()) return undefined;
  const { measure, part, keys } = inner;
  const others = keys.filter((key) => key !== part);
  const by = others.length > 0 ? `PARTITION BY ${others.join(', ')} ` : '';
  return finished(inner, [
    `SELECT ${[...keys, measure].join(', ')},`,
    `  AVG(${measure}) OVER (${by}ORDER BY ${part} ROWS BETWEEN ${numberOf((found[1] ?? '').toLowerCase()) - 1} PRECEDING AND CURRENT ROW) AS moving_average`,
    'FROM totals',
    `ORDER BY ${[...others, part].join(', ')};`,
  ]);
}

const DIGITS = new RegExp(
  `,? ?\\b(?:and )?(?:rounded )?to ${NUMBER} (?:decimals?|decimal places?|digits?)|,? ?\\bwith ${NUMBER} (?:decimals?|decimal places?)`,
  'i',
);

/** "Each category's share of total revenue", "percentage of orders per status". */
function planShares(prompt: string, whole: string): Snippet | undefined {
  const digits = DIGITS.exec(prompt);
  const text = prompt
    .replace(DIGITS, '')
    .replace(
      /(?: that)? (?:each|every) ([a-z_ ]+?) (?:makes up|accounts for|contributes(?: to it)?|generates|brings(?: in)?|represents|is responsible for)$/i,
      ' per $1',
    )
    .replace(/,? ?\b(?:as (?:a )?percent(?:age)?|in (?:percent|%))/i, '')
    .replace(/,? ?\b(?:sorted |ordered )?(?:highest|largest|biggest)(?: (?:share|percentage))? first\b/i, '')
    .trim()
    .replace(/\.$/, '');
  const each =
    /^(?:.*?\b)?(?:each|every) ([a-z_ ]+?)(?:'s|s')? (?:share|percentage|percent|proportion) of (?:the )?(?:total |overall |all )?(.+)$/i.exec(
      text,
    );
  const inTotal =
    /^(?:.*?\b)?(?:share|percentage|proportion) of (?:each|every) (.+?) (?:in|of) (?:the )?(?:total |overall )?(?:number of )?(.+)$/i.exec(
      text,
    );
  const by = each
    ? undefined
    : /^(?:.*?\b)?(?:share|percentage|percent|proportion) of (?:the )?(?:total |overall |all )?(.+?) (?:per|by|for each|in each|for every|from each|of each) (.+)$/i.exec(
        text,
      );
  const owner = by
    ? undefined
    : each
      ? undefined
      : /^(.+?),? (?:with|and) (?:the |its |their )?(?:share|percentage|percent) of (?:the )?(?:total|whole|overall total|sum)$/i.exec(
          text,
        );
  const what = each?.[2] ?? inTotal?.[2] ?? by?.[1];
  const noun = /^(?:revenue|sales|turnover|spending|income|profit|salar(?:y|ies)|amount)/i.test(what ?? '')
    ? `total ${what}`
    : `number of ${what}`;
  const rest = owner
    ? owner[1]
    : what && `${noun.replace('total sales', 'total revenue')} per ${each?.[1] ?? inTotal?.[1] ?? by?.[2]}`;
  const inner = rest ? innerOf(rest, whole) : undefined;
  if (!inner || inner.part) return undefined;
  const places = digits ? numberOf((digits[1] ?? digits[2] ?? '1').toLowerCase()) : 1;
  const [, tests] = / {2}WHERE ([\s\S]*?)(?=\n {2}GROUP BY)/.exec(inner.code) ?? [];
  // "Done tasks per project" are a share of the tasks of the project; a time bounds them all.
  if (by && tests && !/\d{4}-|\bdate|now|CURRENT_/i.test(tests)) {
    const counted = `COUNT(*) AS ${inner.measure}`;
    if (!inner.code.includes(counted)) return undefined;
    const share = `${counted}, ROUND(100.0 * SUM(CASE WHEN ${tests.replace(/\s+/g, ' ')} THEN 1 ELSE 0 END) / COUNT(*), ${places}) AS percent`;
    const code = inner.code
      .replace(/\n {2}WHERE [\s\S]*?(?=\n {2}GROUP BY)/, '')
      .replace(counted, share)
      .replace(/^ {2}/gm, '');
    return withNotes(inner.catalog, `${code}\nORDER BY percent DESC;`, code);
  }
  return finished(inner, [
    `SELECT ${[...inner.keys, inner.measure, `ROUND(100.0 * ${inner.measure} / SUM(${inner.measure}) OVER (), ${places}) AS percent`].join(', ')}`,
    'FROM totals',
    'ORDER BY percent DESC;',
  ]);
}

/** "Top 3 products by revenue in each category": the best sums of each group. */
function planBest(prompt: string, whole: string): Snippet | undefined {
  const found = new RegExp(
    `^(?:.*?\\b)?(?:top|best) ${NUMBER} (?:best[- ]selling |selling )?([a-z]+) by (?:total |number of |their )?([a-z]+)(?: (?:sold|ordered))? (?:in|per|for|within|of) (?:each |every )?(?!(?:the|last|past|this|an?|each|every|all|our|my)\\b)([a-z]+)(.*)$`,
    'i',
  ).exec(prompt.trim().replace(/\.$/, ''));
  if (!found) return undefined;
  const [, count = '1', rows = '', of = '', group = '', tail = ''] = found;
  const what = /^(?:revenue|sales|turnover|spending|amount)$/i.test(of)
    ? 'total revenue'
    : /^(?:orders|visits|sales|bookings|purchases)$/i.test(of)
      ? `number of ${of}`
      : undefined;
  if (!what) return undefined;
  const inner = innerOf(`${what} per ${rows}${tail}`, whole, (q, catalog) => {
    const table = q.groups[0]?.table;
    const place = table && catalog.column(table, group.toLowerCase());
    if (place) q.groups.unshift({ place });
    return place !== undefined;
  });
  const [by] = inner?.keys ?? [];
  if (!inner || !by) return undefined;
  return finished(inner, [
    `SELECT ${[...inner.keys, inner.measure].join(', ')}`,
    'FROM (',
    `  SELECT totals.*, ROW_NUMBER() OVER (PARTITION BY ${by} ORDER BY ${inner.measure} DESC) AS place`,
    '  FROM totals',
    ') AS ranked',
    `WHERE place <= ${numberOf(count.toLowerCase())}`,
    `ORDER BY ${by}, place;`,
  ]);
}

const EMPTY = new RegExp(
  `,? ?\\b(?:and )?(?:including|with|also|even|showing|show|plus)(?: also)?(?: the)? ${PERIOD}s? (?:with(?:out)?|that have|having|where there (?:are|is|were))(?: any| no| zero| none)?(?: [a-z]+)?(?: as (?:0|zero))?$`,
  'i',
);

/** "Signups per month in 2024, including months with none": a row for each, from a calendar. */
function planCalendar(prompt: string, whole: string): Snippet | undefined {
  const text = prompt.trim().replace(/\.$/, '');
  const said = EMPTY.exec(text);
  const years = /\b(?:in|of|for|during) ((?:19|20)\d\d)\b/.exec(text);
  const days = /\b(?:in|of|over|for|during) the (?:last|past) (\d+) days\b/i.exec(text);
  if (!said || /postgres|mysql/i.test(text) || (!years && !days)) return undefined;
  const inner = innerOf(text.replace(EMPTY, ''), whole);
  const part = inner?.part;
  if (!inner || inner.keys.length > 1 || (part !== 'month' && part !== 'day')) return undefined;
  const [first, last] = years
    ? [`'${years[1]}-01-01'`, `'${years[1]}-12-31'`]
    : [`date('now', '-${Number(days?.[1]) - 1} days')`, "date('now')"];
  const { measure } = inner;
  return withNotes(
    inner.catalog,
    [
      'WITH RECURSIVE calendar(day) AS (',
      `  SELECT ${first}`,
      '  UNION ALL',
      `  SELECT date(day, '+1 ${part}') FROM calendar WHERE date(day, '+1 ${part}') <= ${last}`,
      '),',
      'totals AS (',
      inner.code,
      ')',
      `SELECT ${part === 'day' ? 'calendar.day' : "strftime('%Y-%m', calendar.day) AS month"}, COALESCE(totals.${measure}, 0) AS ${measure}`,
      'FROM calendar',
      `LEFT JOIN totals ON totals.${part} = ${part === 'day' ? 'calendar.day' : "strftime('%Y-%m', calendar.day)"}`,
      'ORDER BY calendar.day;',
    ].join('\n'),
    inner.code,
  );
}

/** A query whose rows come from one that sums up; `whole` is the wish with the tables that it describes. */
export const planWrapped = (prompt: string, whole = prompt): Snippet | undefined =>
  planChanges(prompt, whole) ??
  planMoving(prompt, whole) ??
  planShares(prompt, whole) ??
  planBest(prompt, whole) ??
  planCalendar(prompt, whole) ??
  planSoFar(prompt, whole);
