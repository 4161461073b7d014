import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, singular, WishText } from '../reading/text.ts';
import { readTables, type Table } from './schema.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and with for each every of list lists show shows all their its by query sql write that select names name per in given tables table who which'.split(
    ' ',
  ),
);

const VALUES =
  /^(?:amount|total|price|salary|revenue|cost|value|score|quantity|points|rating|balance|hours)$/;
const dated = ({ columns }: Table): string | undefined =>
  columns.find(({ name }) => /_at$|_on$|date|day/.test(name))?.name;
const keyOf = (child: Table, parent: Table): string | undefined =>
  child.columns.find(({ name }) => name === `${singular(parent.name)}_id`)?.name;

interface Measure {
  readonly at: number;
  readonly label: string;
  readonly code: string;
  /** Its names in "ordered by …". */
  readonly words: RegExp;
}

/** The dates that a wish limits the rows to, as a condition on a column. */
export function readDates(wish: WishText, column: string): string | undefined {
  const year = wish.take(
    /\b(?:placed |made |sold |created )?(?:in|during|for) (?:the year )?((?:19|20)\d\d)\b/,
  );
  if (year?.[1]) return `${column} >= '${year[1]}-01-01' AND ${column} < '${Number(year[1]) + 1}-01-01'`;
  const span = wish.take(
    /\b(?:placed |made |created )?between (\d{4}-\d\d-\d\d) and (\d{4}-\d\d-\d\d)(?: inclusive)?/,
  );
  if (span) return `${column} >= '${span[1]}' AND ${column} <= '${span[2]}'`;
  const since = wish.take(/\b(?:placed |made |created )?(since|after|before) (\d{4}-\d\d-\d\d)/);
  const signs: Readonly<Record<string, string>> = { since: '>=', after: '>', before: '<' };
  return since ? `${column} ${signs[since[1] ?? '']} '${since[2]}'` : undefined;
}

/** For each row of one table the count and the sums of its rows in another, those without any included. */
export function planMeasures(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  const tables = readTables(wish);
  const [first, second] = tables;
  if (!first || !second || tables.length > 2 || tables.some(({ isNew }) => isNew)) return undefined;
  const [parent, child] = keyOf(second, first) ? [first, second] : [second, first];
  const key = keyOf(child, parent);
  const one = singular(child.name);
  const owner = singular(parent.name);
  const shown = parent.columns.find(({ name }) => /name|title|label|email/.test(name))?.name;
  if (!key || !shown) return undefined;
  const [p, c] =
    parent.name.charAt(0) === child.name.charAt(0)
      ? ['p', 'c']
      : [parent.name.charAt(0), child.name.charAt(0)];
  const date = dated(child);
  const when = date ? readDates(wish, `${c}.${date}`) : undefined;
  const zero = wish.take(
    new RegExp(
      `,? ?\\b(?:and )?(?:(?:${owner}s?|those|ones) (?:without|with no|that have no|who have no) (?:any )?(?:${one}s?|such ${one}s?|any)(?: (?:are )?(?:shown|listed|included|counted|appear))? (?:with|as) (?:0|zero)|including (?:${owner}s?|those|ones) (?:without|with no|that have no|who have no) (?:any )?${one}s?(?: (?:with|as) (?:0|zero))?)`,
    ),
  );
  const only = wish.take(
    new RegExp(
      `,? ?\\b(?:but )?(?:only )?(?:(?:${owner}s?|those|ones) )?(?:with|having|that have|who have) (more than|at least|fewer than|less than) ${NUMBER} ${one}s?`,
    ),
  );
  const top = wish.take(new RegExp(`\\b(?:the )?top ${NUMBER}\\b`));
  const measures: Measure[] = [];
  const counted = wish.take(
    new RegExp(
      `\\b(?:the |their |its )?(?:number|count) of (?:their |its |the )?${one}s?|\\bhow many ${one}s?(?: (?:they|each|it) (?:have|has|made|placed))?`,
    ),
  );
  if (counted)
    measures.push({
      at: counted.index,
      label: `${one}_count`,
      code: `COUNT(${c}.id)`,
      words: new RegExp(`number|count|${one}`),
    });
  const value = child.columns.find(({ name }) => VALUES.test(name.replace(/^.*_/, '')))?.name;
  const summed = value
    ? wish.take(
        new RegExp(
          `\\b(?:the |their |its )?(?:total|sum)(?: of)?(?: (?:the|their|its))?(?: (?:${value}|spent|amount|spending|revenue|${one}s?))?(?: (?:spent|${value}))?`,
        ),
      )
    : undefined;
  if (summed && value) {
    const fold = `SUM(${c}.${value})`;
    measures.push({
      at: summed.index,
      label: `total_${/spent|spending/.test(summed[0]) ? 'spent' : value}`,
      code: zero ? `COALESCE(${fold}, 0)` : fold,
      words: new RegExp(`total|spen[td]|sum|amount|${value}`),
    });
  }
  const averaged = value
    ? wish.take(new RegExp(`\\b(?:the |their |its )?(?:average|mean)(?: ${one}s?)?(?: (?:${value}|amount))?`))
    : undefined;
  if (averaged && value)
    measures.push({
      at: averaged.index,
      label: `average_${value}`,
      code: `AVG(${c}.${value})`,
      words: /average|mean/,
    });
  const latest = date
    ? wish.take(
        new RegExp(
          `\\b(?:the )?(?:date of (?:the|their|its) )?(?:latest|last|most recent|newest) (?:${one}(?: date)?|${date})`,
        ),
      )
    : undefined;
  if (latest)
    measures.push({
      at: latest.index,
      label: `last_${date}`,
      code: `MAX(${c}.${date})`,
      words: /latest|last|recent|newest/,
    });
  if (measures.length === 0 || (only && !measures.length)) return undefined;
  const order = wish.take(
    /,? ?\b(?:and )?(?:(highest|largest|most|biggest|lowest|fewest|smallest|newest|latest|most recent) ?(\w+)? first|(?:sorted|ordered) by (?:the )?([\w ]+?)(?: (descending|desc|ascending|asc))?(?=[,.;]|$))/,
  );
  wish.take(new RegExp(`\\b(?:each |every |the |all )?${owner}s?(?:'s?)?(?: ${shown}s?)?\\b`));
  if (wish.left(SILENT).length > 0) return undefined;
  measures.sort((a, b) => a.at - b.at);
  const about = order?.[2] ?? order?.[3] ?? '';
  const by =
    order &&
    (measures.find(({ words }) => words.test(about)) ??
      (about === '' || /total|highest/.test(about) ? measures[0] : undefined));
  const isByName = order !== undefined && about.includes(shown);
  if (order && !by && !isByName) return undefined;
  // The top of something has an order, said or not.
  const leading = by ?? (top && !isByName ? measures[0] : undefined);
  const isDown = !order
    ? true
    : order[1]
      ? !/lowest|fewest|smallest/.test(order[1])
      : /^desc/.test(order?.[4] ?? '');
  const isOuter = zero !== undefined || (!when && !only && !top && counted !== undefined);
  const signs: Readonly<Record<string, string>> = {
    'more than': '>',
    'at least': '>=',
    'fewer than': '<',
    'less than': '<',
  };
  const lines = [
    `SELECT ${[`${p}.${shown}`, ...measures.map(({ code, label }) => `${code} AS ${label}`)].join(', ')}`,
    `FROM ${parent.name} AS ${p}`,
    // A condition on the dates in WHERE would drop those who have no rows.
    `${isOuter ? 'LEFT JOIN' : 'JOIN'} ${child.name} AS ${c} ON ${c}.${key} = ${p}.id${isOuter && when ? ` AND ${when}` : ''}`,
    !isOuter && when ? `WHERE ${when}` : '',
    `GROUP BY ${p}.id, ${p}.${shown}`,
    only ? `HAVING COUNT(${c}.id) ${signs[only[1] ?? ''] ?? '>'} ${numberOf(only[2] ?? '')}` : '',
    leading
      ? `ORDER BY ${leading.label}${isDown ? ' DESC' : ''}, ${p}.${shown}`
      : isByName
        ? `ORDER BY ${p}.${shown}${isDown ? ' DESC' : ''}`
        : '',
    top ? `LIMIT ${numberOf(top[1] ?? '')}` : '',
  ];
  return { definition: `${lines.filter(Boolean).join('\n')};`, example: '' };
}
