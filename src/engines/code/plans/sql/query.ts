import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, singular, WishText } from '../reading/text.ts';
import { created, linked, readTables, type Table } from './schema.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and then query select sql write that lists list shows show returns return with for each of by in to their its from all give me get finds find please statement using join joins table tables where who which have has is are only per together name names placed made'.split(
    ' ',
  ),
);

interface Measure {
  readonly fold: 'SUM' | 'AVG' | 'COUNT' | 'MAX' | 'MIN';
  readonly column?: string;
  readonly label: string;
}

const FOLDS: Readonly<Record<string, Measure['fold']>> = {
  total: 'SUM',
  sum: 'SUM',
  average: 'AVG',
  mean: 'AVG',
  highest: 'MAX',
  maximum: 'MAX',
  largest: 'MAX',
  lowest: 'MIN',
  minimum: 'MIN',
};

interface Rules {
  readonly limit?: number;
  readonly isDescending?: boolean;
  readonly year?: string;
  readonly having?: { readonly sign: string; readonly value: number; readonly isCount: boolean };
}

function readRules(wish: WishText): Rules {
  const year = wish.take(/\b(?:placed |made |sold )?(?:in|of|during|for) (?:the year )?((?:19|20)\d\d)\b/);
  const top =
    wish.take(new RegExp(`\\b(?:the )?top ${NUMBER}\\b`)) ??
    wish.take(
      new RegExp(
        `\\b(?:the )?${NUMBER} (?=\\w+ (?:with|by|that have|who have) (?:the )?(?:highest|largest|biggest|most))`,
      ),
    );
  const having =
    wish.take(
      new RegExp(
        `,? ?\\b(?:but )?(?:only )?(?:(?:for |the |show |those |include )*\\w+ )?(?:with|having|that have|who have|where) (more than|at least|fewer than|less than|over) ${NUMBER} (\\w+)`,
      ),
    ) ?? undefined;
  const order = wish.take(
    /,? ?\b(?:and )?(?:sorted|ordered|order(?= by)|sort(?:ed)?)(?: by (?:the |that |it|this )?(?:total|sum|count|average|number(?: of \w+)?|amount)?)?,? ?(descending|desc|ascending|asc|highest first|lowest first|most first)?\b|,? ?\b(?:most|highest|largest|biggest) (?:\w+ )?first\b|,? ?\b(?:lowest|fewest|smallest) (?:\w+ )?first\b/,
  );
  const signs: Readonly<Record<string, string>> = {
    'more than': '>',
    over: '>',
    'at least': '>=',
    'fewer than': '<',
    'less than': '<',
  };
  return {
    ...(top?.[1] ? { limit: numberOf(top[1]) } : {}),
    ...(year?.[1] ? { year: year[1] } : {}),
    ...(order || top
      ? {
          isDescending:
            !/asc(?!.*desc)|lowest|fewest|smallest/.test(order?.[0] ?? '') || /desc/.test(order?.[0] ?? ''),
        }
      : {}),
    ...(having
      ? { having: { sign: signs[having[1] ?? ''] ?? '>', value: numberOf(having[2] ?? ''), isCount: true } }
      : {}),
  };
}

const VALUES =
  /^(?:amount|total|price|salary|revenue|cost|value|score|quantity|sales|points|rating|balance|age)$/;
const dated = (table: Table): string | undefined =>
  table.columns.find(({ name }) => /_at$|_on$|date|day/.test(name))?.name;
const valued = (table: Table): string | undefined =>
  table.columns.find(({ name }) => VALUES.test(name.replace(/^.*_/, '')))?.name;
const shown = (table: Table): string =>
  table.columns.find(({ name }) => /name|title|label|email/.test(name))?.name ?? 'id';

/** A year as a range, which an index on the column can serve and which a timestamp of its last day is in. */
const within = (column: string, year: string): string =>
  `${column} >= '${year}-01-01' AND ${column} < '${Number(year) + 1}-01-01'`;

function ofTwo(tables: readonly Table[], wish: WishText): string | undefined {
  const [parent, child] =
    tables[0] && tables[1] && keyOf(tables[0], tables[1]) ? [tables[1], tables[0]] : tables;
  if (!parent || !child) return undefined;
  const key = keyOf(child, parent);
  if (!key) return undefined;
  const one = singular(child.name);
  const rules = readRules(wish);
  wish.take(new RegExp(`\\b(?:lists? |for )?(?:each |every |the |all )?${singular(parent.name)}s?\\b`));
  const folded = wish.take(
    new RegExp(
      `\\b(?:with |by |and |for )?(?:the |their |its )?(?:(?:highest|largest|biggest|most) )?(total|sum|average|highest|lowest|maximum|minimum)(?: of)?(?: the| their| its)?(?: ${one}s?)?(?: (amount|price|value|cost|revenue|quantity|total|salary|score|rating))?(?: of (?:the|their|its|all)? ?${one}s?)?(?: (?:per|by|for each|of each|in each) ${singular(parent.name)})?`,
    ),
  );
  const counted = folded
    ? undefined
    : wish.take(
        new RegExp(
          `\\b(?:with |by |and )?(?:the |their |its )?(?:number|count) of (?:their |its |the )?${one}s?(?: they (?:have|wrote|made))?(?: (?:per|by|for each|of each) ${singular(parent.name)})?|\\bhow many ${one}s?(?: (?:they|each|it) (?:have|has|wrote|made))?|\\b(?:most|fewest) ${one}s?`,
        ),
      );
  if (!folded && !counted) return undefined;
  const value = folded && (child.columns.find(({ name }) => name === folded[2])?.name ?? valued(child));
  if (folded && !value) return undefined;
  const [p, c] = [
    parent.name.charAt(0),
    child.name.charAt(0) === parent.name.charAt(0) ? child.name.slice(0, 2) : child.name.charAt(0),
  ];
  const fold = folded ? (FOLDS[folded[1] ?? ''] ?? 'SUM') : 'COUNT';
  const label =
    fold === 'COUNT' ? `${one}_count` : fold === 'SUM' ? 'total' : `${fold.toLowerCase()}_${value}`;
  const date = dated(child);
  if (rules.year && !date) return undefined;
  const name = shown(parent);
  // Whoever has none is listed with a zero, unless the wish takes only the top or a part.
  const outer = fold === 'COUNT' && rules.limit === undefined && !rules.year ? 'LEFT JOIN' : 'JOIN';
  const measure = fold === 'COUNT' ? `COUNT(${c}.id)` : `${fold}(${c}.${value})`;
  return [
    `SELECT ${p}.${name}, ${measure} AS ${label}`,
    `FROM ${parent.name} AS ${p}`,
    `${outer} ${child.name} AS ${c} ON ${c}.${key} = ${p}.id`,
    rules.year && date && `WHERE ${within(`${c}.${date}`, rules.year)}`,
    `GROUP BY ${p}.id, ${p}.${name}`,
    rules.having && `HAVING COUNT(${c}.id) ${rules.having.sign} ${rules.having.value}`,
    rules.isDescending !== undefined && `ORDER BY ${label}${rules.isDescending ? ' DESC' : ''}, ${p}.${name}`,
    rules.limit !== undefined && `LIMIT ${rules.limit}`,
  ]
    .filter(Boolean)
    .join('\n')
    .concat(';');
}

const keyOf = (child: Table, parent: Table): string | undefined =>
  child.columns.find(({ name }) => name === `${singular(parent.name)}_id`)?.name;

/** "Average salary per department", of the table that the wish names, else the one that has such rows. */
function ofOne(table: Table | undefined, wish: WishText): string | undefined {
  const rules = readRules(wish);
  const folded = wish.take(
    /\b(?:the )?(total|sum|average|highest|lowest|maximum|minimum|number|count) (?:of )?(?:the |all )?(?:([a-z_]\w*) )?(?:per|by|for each|in each|of each|for every) ([a-z_]\w*)/,
  );
  if (!folded) return undefined;
  const [, kind = '', about, group = ''] = folded;
  // A part of a date is no column.
  if (/^(?:day|week|month|quarter|year|date)$/.test(group)) return undefined;
  const by = table ? table.columns.find(({ name }) => [group, `${group}_id`].includes(name))?.name : group;
  if (!by) return undefined;
  const from = wish.take(/\b(?:from|in|of|on) (?:the |a )?(?:table )?([a-z_]\w*)(?: table)?/)?.[1];
  const fold = /^(?:number|count)$/.test(kind) ? 'COUNT' : (FOLDS[kind] ?? 'SUM');
  const name = table?.name ?? from ?? (fold === 'COUNT' ? about : ROWS[about ?? '']);
  if (!name || (fold !== 'COUNT' && !about)) return undefined;
  const label =
    fold === 'COUNT'
      ? `${singular(name)}_count`
      : `${fold === 'SUM' ? 'total' : fold.toLowerCase()}_${about}`;
  const date = table && dated(table);
  if (rules.year && !date) return undefined;
  wish.take(new RegExp(`\\b${name}\\b`));
  return [
    `SELECT ${by}, ${fold === 'COUNT' ? 'COUNT(*)' : `${fold}(${about})`} AS ${label}`,
    `FROM ${name}`,
    rules.year && date && `WHERE ${within(date, rules.year)}`,
    `GROUP BY ${by}`,
    rules.having && `HAVING COUNT(*) ${rules.having.sign} ${rules.having.value}`,
    rules.isDescending !== undefined && `ORDER BY ${label}${rules.isDescending ? ' DESC' : ''}`,
    rules.limit !== undefined && `LIMIT ${rules.limit}`,
  ]
    .filter(Boolean)
    .join('\n')
    .concat(';');
}

/** The rows that have such a value, when the wish names no table. */
const ROWS: Readonly<Record<string, string>> = {
  salary: 'employees',
  price: 'products',
  amount: 'orders',
  revenue: 'sales',
  rating: 'reviews',
  score: 'results',
};

/** Tables and a query over them, if every word of the wish is met. */
export function planQuery(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  const tables = linked(readTables(wish));
  const query = tables.length >= 2 ? ofTwo(tables, wish) : ofOne(tables[0], wish);
  if (!query || wish.left(SILENT).length > 0) return undefined;
  const definitions = tables.filter(({ isNew }) => isNew).map(created);
  return { definition: [...definitions, query].join('\n\n'), example: '' };
}
