import { type FieldType, readFields } from '../../records/read-record.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';

interface Column {
  readonly name: string;
  readonly type: FieldType;
  readonly isKey: boolean;
  readonly rules: string;
}

const TYPES: Readonly<Record<FieldType, string>> = {
  text: 'TEXT',
  int: 'INTEGER',
  float: 'NUMERIC(10, 2)',
  bool: 'BOOLEAN',
  date: 'DATE',
};

const NAMED_TYPES: Readonly<Record<string, FieldType>> = {
  date: 'date',
  text: 'text',
  string: 'text',
  integer: 'int',
  int: 'int',
  number: 'float',
  decimal: 'float',
  boolean: 'bool',
};

/** "Price at least 0", "isbn unique", "title not null". */
function columnOf(text: string): Column | undefined {
  const rules: string[] = [];
  let rest = text.trim().replace(/^(?:an? |the )/, '');
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(rest) ?? undefined;
    if (found) rest = rest.replace(pattern, ' ').trim();
    return found;
  };
  const isKey = take(/\b(?:as )?(?:the )?primary key\b/) !== undefined;
  if (take(/\b(?:that is )?(?:not null|required|mandatory)\b/)) rules.push('NOT NULL');
  if (take(/\bunique\b/)) rules.push('UNIQUE');
  const least = take(
    new RegExp(`\\b(?:of )?(at least|at most|greater than|more than|above|less than|below) ${NUMBER}`),
  );
  const standard = take(
    /\b(?:with |that )?(?:defaults? (?:to )?|default(?:ing)? to |default )["']?(\w+)["']?/,
  );
  const [name = '', typed, more] = rest.split(/\s+/);
  if (!/^[a-z_]\w*$/.test(name) || more !== undefined) return undefined;
  const type = typed
    ? NAMED_TYPES[typed]
    : (readFields(name)?.[0]?.type ?? (/_?id$/.test(name) ? 'int' : undefined));
  if (!type) return undefined;
  const signs: Readonly<Record<string, string>> = {
    'at least': '>=',
    'at most': '<=',
    'greater than': '>',
    'more than': '>',
    above: '>',
    'less than': '<',
    below: '<',
  };
  if (least) rules.push(`CHECK (${name} ${signs[least[1] ?? ''] ?? '>='} ${numberOf(least[2] ?? '0')})`);
  if (standard?.[1])
    rules.push(
      `DEFAULT ${/^\d+$|^(?:true|false|null)$/.test(standard[1]) ? standard[1].toUpperCase() : `'${standard[1]}'`}`,
    );
  return { name, type, isKey, rules: rules.join(' ') };
}

const TEXTS = ['Middlemarch', 'Emma', 'Walden', 'Dracula', 'Ulysses'];

function sampleOf({ name, type, isKey }: Column, row: number): string {
  if (isKey) return String(row + 1);
  if (type === 'text')
    return /email/.test(name)
      ? `'user${row + 1}@example.com'`
      : /isbn|code|sku|number|phone/.test(name)
        ? `'${1000 + row}'`
        : `'${TEXTS[row % TEXTS.length]}'`;
  if (type === 'float') return `${[12.5, 24.9, 8][row % 3]}`;
  if (type === 'int') return String(/year/.test(name) ? 2020 + row : 10 * (row + 1));
  if (type === 'bool') return row % 2 === 0 ? 'TRUE' : 'FALSE';
  return `'2024-0${(row % 9) + 1}-15'`;
}

const HEAD =
  /\bcreate (?:an? |the )?(?:sql )?table (?:called |named |for )?([a-z_]\w*) (?:with|having) (?:the )?(?:columns |fields )?(.+?)(?=,? (?:and |then |; ?)(?:then )?(?:insert|select|list|show|query|find)\b|;|\.(?:\s|$)|$)/;
const SILENT: ReadonlySet<string> = new Set(
  'a an the and then of into it them from table sql write with all query'.split(' '),
);

/** A table with the rules of its columns, rows for it, and a selection. */
export function planTable(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  const head = wish.take(HEAD);
  const [, table = '', list = ''] = head ?? [];
  if (!head) return undefined;
  const read = list
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+(?=[a-z_]+\b)/)
    .filter(Boolean)
    .map(columnOf);
  const columns = read.filter((one) => one !== undefined);
  if (columns.length < read.length || columns.length < 2) return undefined;
  const rows = wish.take(new RegExp(`\\binserts? (?:${NUMBER} )?(?:example |sample )?rows?(?: into it)?`));
  const selected = wish.take(
    new RegExp(`\\b(?:select|list|show|find)s? (?:the |all |all the )?(?:${table}|rows|ones)\\b`),
  );
  const where: string[] = [];
  const value = columns.find(({ type }) => type === 'float')?.name;
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
  if (wish.left(SILENT).length > 0 || (!rows && !selected)) return undefined;
  if ((where.length > 0 || order) && !selected) return undefined;
  const lines = columns.map(
    ({ name, type, isKey, rules }) =>
      `  ${name} ${isKey ? 'INTEGER PRIMARY KEY' : [TYPES[type], rules].filter(Boolean).join(' ')}`,
  );
  const count = rows ? numberOf(rows[1] ?? '3') : 0;
  const values = Array.from(
    { length: count },
    (_, row) => `  (${columns.map((one) => sampleOf(one, row)).join(', ')})`,
  );
  const names = columns.map(({ name }) => name).join(', ');
  return {
    definition: [
      `CREATE TABLE ${table} (\n${lines.join(',\n')}\n);`,
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
