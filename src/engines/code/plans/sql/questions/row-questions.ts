import { pieces } from '../../reading/pieces.ts';
import { today } from '../dates.ts';
import { singularOf } from '../lexicon.ts';
import { columnOf, type Ground, has, WORTH } from './ground.ts';

const OPEN = '(?:open|outstanding|remaining|unpaid)';
const BALANCE = `${OPEN} (?:balances?|amounts?|sums?)`;

/** "Invoices with an open balance": what is owed, less all that was paid. */
export function openBalance(text: string, ground: Ground): string | undefined {
  const only =
    new RegExp(
      `^([a-z_]+) (?:(?:with|that have|having) (?:an? |their )?${BALANCE}|(?:that|which) (?:are|were|have)(?:n't| not)(?: been)?(?: yet)? (?:fully|completely)(?: been)? paid(?: yet)?)`,
    ).exec(text) ??
    new RegExp(
      `^(?:unpaid|open|partly paid|partially paid)(?: (?:or|and) (?:partly|partially) paid)? ([a-z_]+) (?:with|and) (?:the |their )?${BALANCE}`,
    ).exec(text);
  const each = only
    ? undefined
    : (new RegExp(`^${BALANCE} (?:of|for|per) (?:each |every |all )?([a-z_]+)`).exec(text) ??
      new RegExp(`^([a-z_]+) (?:with|and) (?:the |their |its )?${BALANCE}`).exec(text));
  const head = only ?? each;
  const owed = ground.tables.find((one) => columnOf(one, WORTH) && ground.childOf(one, WORTH));
  const paid = owed && ground.childOf(owed, WORTH);
  const customers =
    owed && ground.tables.find(({ name }) => name !== owed.name && has(owed, `${singularOf(name)}_id`));
  const isOf = (table: typeof owed): boolean =>
    table !== undefined && ground.table(head?.[1] ?? '') === table;
  const due = owed && columnOf(owed, /^due/);
  if (!head || !owed || !paid || !(isOf(owed) || isOf(customers))) return undefined;
  const isPer = !isOf(owed);
  const tail = pieces(text.slice(head[0].length), {
    late: /(?:how many |number of )?days (?:that )?(?:(?:they|it|each|each invoice) (?:are|is) )?(?:overdue|late|past due)/,
    name: new RegExp(
      `(?:${singularOf(customers?.name ?? 'customer')}(?:'s)?(?: name)?|name of (?:the )?${singularOf(customers?.name ?? 'customer')})`,
    ),
    order:
      /(?:(?:sorted|ordered) by (?:the )?(?:open )?(?:balance|amount)(?: descending| desc)?|(?:largest|highest|biggest)(?: (?:balance|amount))? first)/,
  });
  if (!tail || (tail.late && (!due || isPer)) || (tail.name && !customers)) return undefined;
  const [amount, part] = [columnOf(owed, WORTH), columnOf(paid, WORTH)];
  const sum = `COALESCE(SUM(${paid.name}.${part}), 0)`;
  const rest = `${owed.name}.${amount} - ${sum}`;
  const key = customers && `${singularOf(customers.name)}_id`;
  const title = customers && (columnOf(customers, /^name$/) ?? 'id');
  const named = tail.name && customers ? `${customers.name}.${title}` : undefined;
  const grouped = [
    `${owed.name}.id`,
    ...(named ? [named] : []),
    ...(isPer ? [`${owed.name}.${key}`] : []),
    `${owed.name}.${amount}`,
    ...(tail.late ? [`${owed.name}.${due}`] : []),
  ];
  const late = tail.late
    ? `,\n  CASE WHEN ${owed.name}.${due} < ${today(ground.dialect)} THEN ${ground.days(`${owed.name}.${due}`, today(ground.dialect))} ELSE 0 END AS days_overdue`
    : '';
  const shown = isPer
    ? `${owed.name}.${key}, ${rest} AS open_balance`
    : `${grouped.join(', ')}, ${sum} AS paid,\n  ${rest} AS open_balance${late}`;
  const lines = [
    `SELECT ${shown}`,
    `FROM ${owed.name}`,
    ...(named && customers ? [`JOIN ${customers.name} ON ${customers.name}.id = ${owed.name}.${key}`] : []),
    `LEFT JOIN ${paid.name} ON ${paid.name}.${singularOf(owed.name)}_id = ${owed.name}.id`,
    `GROUP BY ${grouped.join(', ')}`,
    ...(only && !isPer ? [`HAVING ${rest} > 0`] : []),
  ];
  if (!isPer)
    return `${lines.join('\n')}\nORDER BY ${tail.order ? 'open_balance DESC' : tail.late ? `${owed.name}.${due}` : `${owed.name}.id`};`;
  return [
    `WITH balances AS (\n${lines.map((line) => `  ${line}`).join('\n')}\n)`,
    `SELECT ${customers?.name}.${title}, SUM(balances.open_balance) AS open_balance`,
    `FROM ${customers?.name}`,
    `JOIN balances ON balances.${key} = ${customers?.name}.id`,
    `GROUP BY ${customers?.name}.id${title === 'id' ? '' : `, ${customers?.name}.${title}`}`,
    ...(only ? ['HAVING SUM(balances.open_balance) > 0'] : []),
    `ORDER BY ${tail.order || only ? 'open_balance DESC' : `${customers?.name}.${title}`};`,
  ].join('\n');
}

const PARENT = /^(?:parent|manager|boss|supervisor|reports_to|mother|superior|lead)(?:_[a-z]+)?$/;

/** "The whole category tree with depth and path", "all subordinates of the employee with id 5". */
export function tree(text: string, ground: Ground): string | undefined {
  const own =
    /^(?:given )?(?:employee|manager|person|boss) (?:and|with|plus|together with) (?:everyone|everybody|all(?: of)?(?: the| their| his| her)? (?:employees|people|subordinates|reports|direct and indirect reports))(?: (?:who (?:is|are)|that (?:is|are)|working|who works?))*(?: (?:below|under|beneath|reporting (?:directly or indirectly )?to|who reports? (?:directly or indirectly )?to))?(?: (?:them|him|her|it|that (?:employee|person)))?(?= |,|$)/.exec(
      text,
    );
  const open =
    own ??
    /^(?:direct and indirect )?(?:subordinates|reports|employees|people|descendants|children|subcategories)(?: (?:below|under|of|who report to|reporting to)) (?:an?|the|one|a given|a certain) (?:manager|employee|person|boss|node|category|row)(?= |,|$)/.exec(
      text,
    );
  const below =
    open ??
    /^(?:direct (?:and|or) indirect )?(?:subordinates|reports|descendants|children|subcategories|sub-categories|people|employees|everyone|[a-z]+)(?: (?:who report|reporting|that report|below|under|directly or indirectly|\(?direct(?: and|,) indirect\)?))*(?: to| of| below| under)* (?:an? |the |a given |given )?(?:employee|manager|category|person|node|row|comment|folder|parent|boss|one)?(?: ?(?:with|whose|having) (?:the )?id(?: is| =)?| id| number)? ?(\d+|:\w+|(?<=given \w+))(?!\w)/.exec(
      text,
    );
  const whole = below
    ? undefined
    : /^(?:[a-z]+(?:'s)? )?(?:category |comment |folder |employee |organi[sz]ation(?:al)? |org |management |reporting |menu |page )?(?:tree|hierarchy|chart)(?: of (?:all )?[a-z]+)?/.exec(
        text,
      );
  const head = below ?? whole;
  const found = ground.having(PARENT);
  if (!head || !found || !has(found[0], 'id')) return undefined;
  const [table, parent] = found;
  const title = columnOf(table, /^(?:name|title|label)$/);
  const tail = pieces(text.slice(head[0].length), {
    depth:
      /(?:(?:depth|level)s?(?: of (?:each|every)(?: [a-z]+)?)?(?: in the (?:tree|hierarchy|organi[sz]ation|company|chart))?|how deep (?:each|it) is)/,
    path: /(?:full )?path(?:s)?(?: of (?:the )?names)?(?: from the (?:root|top)(?: down)?)?(?: (?:like|such as|as) \S+(?: > \S+)*)?/,
    indent: /(?:names? )?indented(?: names?)?(?: by (?:depth|level))?/,
    indirect:
      /(?:(?:direct(?:ly)? (?:and|or) )?indirect(?:ly)?(?: ones)?|recursively|at any (?:level|depth))/,
    order: /(?:sorted|ordered) by (?:the )?(?:path|depth|level|name)/,
  });
  if (!tail || ((tail.path || tail.indent) && !title)) return undefined;
  const shown = ['id', ...(title ? [title] : []), parent];
  const isPath =
    Boolean(tail.path ?? tail.indent ?? tail.order?.[0].includes('path')) || (!below && title !== undefined);
  const text_ = ground.dialect === 'mysql' ? 'CHAR(1000)' : 'TEXT';
  const joined =
    ground.dialect === 'mysql'
      ? `CONCAT(tree.path, ' > ', ${table.name}.${title})`
      : `tree.path || ' > ' || ${table.name}.${title}`;
  const start = open ? ':id' : (below?.[1] ?? (below ? ':id' : undefined));
  const depth = tail.depth?.[0].includes('level') ? 'level' : 'depth';
  const columns = [...shown, depth, ...(isPath ? ['path'] : [])];
  const indented =
    tail.indent && title
      ? `, ${ground.dialect === 'sqlite' ? `substr('                    ', 1, 2 * ${depth})` : `REPEAT('  ', ${depth})`}${ground.dialect === 'mysql' ? '' : ' || '}${title} AS indented`
      : '';
  return [
    ...(open ? [`-- :id is the ${singularOf(table.name)} that is asked for.`] : []),
    `WITH RECURSIVE tree AS (`,
    `  SELECT ${shown.join(', ')}, ${start && !own ? 1 : 0} AS ${depth}${isPath ? `, CAST(${title} AS ${text_}) AS path` : ''}`,
    `  FROM ${table.name}`,
    `  WHERE ${own ? `id = ${start}` : `${parent} ${start ? `= ${start}` : 'IS NULL'}`}`,
    '  UNION ALL',
    `  SELECT ${shown.map((one) => `${table.name}.${one}`).join(', ')}, tree.${depth} + 1${isPath ? `, ${joined}` : ''}`,
    `  FROM ${table.name}`,
    `  JOIN tree ON ${table.name}.${parent} = tree.id`,
    ')',
    `SELECT ${columns.join(', ')}${ground.dialect === 'mysql' && indented ? indented.replace(/(REPEAT\(.*?\))(\w+)/, 'CONCAT($1, $2)') : indented}`,
    'FROM tree',
    `ORDER BY ${isPath && !/depth|level|name/.test(tail.order?.[0] ?? '') ? 'path' : tail.order?.[0].includes('name') ? title : `${depth}, ${title ?? 'id'}`};`,
  ].join('\n');
}
