import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';
import { databaseOf } from './column.ts';
import { type Columns, columnLine, readColumns, sampleOf } from './columns.ts';
import { withoutDatabase } from './dates.ts';
import { readTableRules, type TableRules } from './table-rules.ts';
import { usualColumns } from './tables.ts';

const HEAD =
  /\b(?:create|make|define|design)?(?: an?| the)? ?(?:sql |sqlite |postgres(?:ql)? |mysql )?(?:create )?table (?:statement |definition )?(?:called |named |for (?:the |an? )?)?(?!called|named|for|with|that)["`]?([a-z_]\w*(?: (?!with|having|that|containing|table)[a-z]\w*)?)["`]?(?: table)?(?:,? (?:with|having|that has|containing)|:| ?(?=\())(?: the)?(?: following)?(?: columns| fields)?:? ?(.+?)(?=(?:,? (?:and |then |; ?)(?:then )?|, )(?:insert|select|list|show|query|find)\b|; (?:then|insert|select)|\.\s+(?:then|insert|select)|\.?$)/;
const SILENT: ReadonlySet<string> = new Set(
  'a an the and then of into it them from table sql write with all query statement give me please create postgres postgresql mysql sqlite in for that'.split(
    ' ',
  ),
);

const TYPE =
  'text|string|bool(?:ean)?|int(?:eger)?|bigint|decimal|numeric|float|real|date|datetime|timestamp|uuid|json|varchar';
const RULE = 'unique|optional|required|nullable|not null|primary key|pk|default [^()]+';

/** "Done (boolean), priority (1-5)": what stands in brackets behind a column is said of it. */
const withoutBrackets = (list: string): string =>
  list
    .replace(
      new RegExp(` \\(((?:${TYPE})(?: ?,? (?:${RULE}))*|${RULE})\\)`, 'gi'),
      (_, said: string) => ` ${said.replaceAll(',', '')}`,
    )
    .replace(
      / \(([a-z_]+(?:, ?[a-z_]+)+(?:,? (?:or|and) [a-z_]+)?)\)/gi,
      (_, values: string) =>
        ` in (${values
          .split(/, ?(?:or |and )?| or | and /)
          .map((one) => `'${one}'`)
          .join(', ')})`,
    )
    .replace(/ \((\d+) ?(?:-|–|to|\.\.) ?(\d+)\)/g, ' between $1 and $2')
    .replace(/\b(created|updated|deleted) (?=timestamp\b)/gi, '$1_at ');

/** In brackets, as SQL writes it, or said. */
const unwrapped = (list: string): string =>
  /^\(.*\)\.?$/.test(list) ? list.replace(/^\(|\)\.?$/g, '') : list;

/** A table with the rules of its columns, rows for it, and a selection. */
export function planTable(given: string): Snippet | undefined {
  const { rest: prompt, checks, indexes: asked } = readTableRules(withoutDatabase(given).trim());
  const wish = new WishText(prompt);
  const head = wish.take(HEAD);
  const [, said = '', list = ''] = head ?? [];
  const table = said.replaceAll(' ', '_');
  if (!head) return undefined;
  const listed = readColumns(withoutBrackets(unwrapped(wish.original(head, list))), databaseOf(given));
  const own = listed && withUsual(table, listed);
  if (!own || own.columns.length < 2) return undefined;
  const read = { ...own, constraints: [...own.constraints, ...checks] };
  const { columns } = read;
  const known = new Set(columns.map(({ name }) => name));
  // An index on the author is one on the key of the author.
  const indexes = asked.map((index) => ({
    ...index,
    columns: index.columns.map((name) => (!known.has(name) && known.has(`${name}_id`) ? `${name}_id` : name)),
  }));
  const named = [
    ...indexes.flatMap((index) => index.columns),
    ...checks.flatMap((check) => check.match(/[a-z_]{2,}/g) ?? []),
  ];
  if (named.some((name) => !known.has(name))) return undefined;
  const rows = wish.take(new RegExp(`\\binserts? (?:${NUMBER} )?(?:example |sample )?rows?(?: into it)?`));
  const selected = wish.take(
    new RegExp(`\\b(?:select|list|show|find)s? (?:the |all |all the )?(?:${table}|rows|ones)\\b`),
  );
  const where: string[] = [];
  const value = columns.find(({ kind }) => kind === 'float')?.name;
  const compared =
    wish.take(new RegExp(`\\b(cheaper than|more expensive than|older than|younger than) ${NUMBER}`)) ??
    wish.take(
      new RegExp(
        `\\b(?:with|whose|where) (?:an? |the )?(${columns.map(({ name }) => name).join('|')}) (?:is )?(under|below|less than|over|above|more than|greater than|at least|at most|equal to|of) ${NUMBER}`,
      ),
    );
  if (compared) {
    const isWorded = compared.length === 3;
    const said = (isWorded ? compared[1] : compared[2]) ?? '';
    const age = columns.find(({ name }) => name === 'age')?.name;
    const column = isWorded ? (/old|young/.test(said) ? age : value) : compared[1];
    if (!column) return undefined;
    const sign = /cheaper|younger|under|below|less/.test(said)
      ? '<'
      : /least/.test(said)
        ? '>='
        : /most$/.test(said)
          ? '<='
          : /equal|of/.test(said)
            ? '='
            : '>';
    where.push(`${column} ${sign} ${numberOf(compared.at(-1) ?? '')}`);
  }
  const order = wish.take(
    new RegExp(
      `,? ?\\b(?:and )?(?:ordered|sorted) by (${columns.map(({ name }) => name).join('|')})( desc(?:ending)?| asc(?:ending)?)?`,
    ),
  );
  if (wish.left(SILENT).length > 0) return undefined;
  if ((where.length > 0 || order) && !selected) return undefined;
  const count = rows ? numberOf(rows[1] ?? '3') : 0;
  const values = Array.from(
    { length: count },
    (_, row) => `  (${columns.map((one) => sampleOf(one, row)).join(', ')})`,
  );
  const names = columns.map(({ name }) => name).join(', ');
  return {
    definition: [
      [tableCode(table, read), ...indexes.map((index) => indexCode(table, index))].join('\n\n'),
      count > 0 ? `INSERT INTO ${table} (${names}) VALUES\n${values.join(',\n')};` : '',
      selected
        ? [
            `SELECT ${names}`,
            `FROM ${table}`,
            where.length > 0 ? `WHERE ${where.join(' AND ')}` : '',
            order ? `ORDER BY ${order[1]}${/desc/.test(order[2] ?? '') ? ' DESC' : ''}` : '',
          ]
            .filter(Boolean)
            .join('\n')
            .concat(';')
        : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    example: '',
  };
}

/** A table of which only the references are said has a key of its own and the usual columns too. */
function withUsual(table: string, said: Columns): Columns {
  if (!said.columns.every(({ rules }) => rules.some((rule) => rule.startsWith('REFERENCES')))) return said;
  const usual = readColumns(['id', ...usualColumns(table.replace(/^.*_/, ''))].join(', '), {
    counted: 'INTEGER',
  });
  const [key, ...others] = usual?.columns ?? [];
  return key ? { ...said, columns: [key, ...said.columns, ...others] } : said;
}

const indexCode = (table: string, { columns, isUnique }: TableRules['indexes'][number]): string =>
  `CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX ${table}_${columns.join('_')} ON ${table} (${columns.join(', ')});`;

const tableCode = (table: string, { columns, constraints }: Columns): string =>
  `CREATE TABLE ${table} (\n${[...columns.map(columnLine), ...constraints.map((one) => `  ${one}`)].join(',\n')}\n);`;
