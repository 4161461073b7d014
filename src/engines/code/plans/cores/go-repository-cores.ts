import { capital } from '../../../capital.ts';
import { singular } from '../reading/text.ts';
import type { Core } from './core.ts';
import { aligned } from './go-config-cores.ts';
import { camel, pascal } from './hobby-cores.ts';
import { program } from './written-program.ts';

type Values = ReadonlyMap<string, string>;
type Derived = Readonly<Record<string, string>>;

/** Types of columns in PostgreSQL, with their type in Go. */
const COLUMN_TYPES: readonly (readonly [RegExp, string, string])[] = [
  [/^uuid$/, 'uuid', 'string'],
  [/^(?:big(?:int|serial)|int8)$/, 'bigint', 'int64'],
  [/^(?:int|integer|serial|smallint|int4)$/, 'integer', 'int'],
  [/^(?:bool|boolean)$/, 'boolean', 'bool'],
  [/^(?:timestamptz?|timestamp|datetime|time)$/, 'timestamptz', 'time.Time'],
  [/^date$/, 'date', 'time.Time'],
  [/^(?:numeric|decimal|real|float\w*|double)(?:\(.*)?$/, 'double precision', 'float64'],
  [/^(?:text|varchar\w*|string|char)$/, 'text', 'string'],
];
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/^id$|_id$/, 'bigint'],
  [/_at$|^last_|_time$|^(?:expires|timestamp)$/, 'timestamptz'],
  [/date$/, 'date'],
  [/^(?:price|amount|total|balance|weight|temperature|lat|lng|value)$/, 'numeric'],
  [/count$|^(?:quantity|qty|age|stock|position|priority|year)$/, 'integer'],
  [/^(?:is|has)_|^(?:active|enabled|done|completed|verified|archived)$/, 'boolean'],
];
const INITIALS = /^(?:id|url|ip|api|uuid|sku)$/;
const goName = (column: string): string =>
  column
    .split('_')
    .map((word) => (INITIALS.test(word) ? word.toUpperCase() : capital(word)))
    .join('');

const UNIQUE = /^(?:id|email|username|user_name|login|slug|sku|code|key|token|serial|isbn)$/;

function repositoryOf(values: Values): Derived | undefined {
  const [, table = '', inside = ''] =
    /^(\w+)(?: table)? ?\(([^()]*)\)$/i.exec(values.get('rows') ?? '') ?? [];
  const columns = inside.split(/, ?(?:and )?| and /).map((said) => {
    const [name = '', given = ''] = said.trim().toLowerCase().split(/ +/);
    const type = given || (NAMED.find(([pattern]) => pattern.test(name))?.[1] ?? 'text');
    const known = COLUMN_TYPES.find(([pattern]) => pattern.test(type));
    return { name, isLong: said.trim().split(/ +/).length > 2, sql: known?.[1] ?? '', go: known?.[2] ?? '' };
  });
  const [id] = columns;
  if (
    id?.name !== 'id' ||
    columns.some(({ name, sql, isLong }) => !/^[a-z]\w*$/.test(name) || !sql || isLong)
  )
    return undefined;
  const One = pascal(singular(table.toLowerCase()).replaceAll('_', ' '));
  const one = camel(One.replace(/([a-z])([A-Z])/g, '$1 $2'));
  // The database makes the identity and the time at which a row came.
  const isMade = ({ name }: { name: string }): boolean => /^(?:id|created_at|updated_at)$/.test(name);
  const given = columns.filter((column) => !isMade(column));
  const made = columns.filter(isMade);
  if (given.length === 0) return undefined;
  const all = columns.map(({ name }) => name).join(', ');
  const named = (key: string): string | undefined => {
    const said = values.get(key);
    return said === undefined
      ? undefined
      : goName(said.includes('_') ? said.toLowerCase() : said).replace(/Id$/, 'ID');
  };
  const head = (name: string, taken: string, gives: string): string =>
    `func (r *${One}Repository) ${name}(ctx context.Context${taken && `, ${taken}`}) ${gives} {`;
  const select = `"SELECT "+${one}Columns+" FROM ${table}`;
  const methods: string[][] = [];
  const [create, get, list, stale, update, drop, column, another, count] = [
    'create',
    'get',
    'all',
    'stale',
    'update',
    'drop',
    'column',
    'another',
    'count',
  ].map(named);
  const marks = given.map((_, at) => `$${at + 1}`).join(', ');
  const fieldsOf = (some: typeof columns, of = 'one'): string =>
    some.map(({ name }) => `${of}.${goName(name)}`).join(', ');
  if (create)
    methods.push([
      `// ${create} adds a row, and writes what the database made into it.`,
      head(create, `one *${One}`, 'error'),
      `  const query = "INSERT INTO ${table} (${given.map(({ name }) => name).join(', ')}) VALUES (${marks}) RETURNING ${made.map(({ name }) => name).join(', ')}"`,
      `  return r.db.QueryRowContext(ctx, query, ${fieldsOf(given)}).Scan(${fieldsOf(made, '&one')})`,
      '}',
    ]);
  if (get)
    methods.push([
      head(get, `id ${id.go}`, `(${One}, error)`),
      `  return scan${One}(r.db.QueryRowContext(ctx, ${select} WHERE id = $1", id))`,
      '}',
    ]);
  for (const name of [column, another]) {
    if (!name) continue;
    const own = columns.find(
      (row) => row.name.replaceAll('_', '') === name.toLowerCase().replace(/^(?:find|get|list)?by/, ''),
    );
    if (!own) return undefined;
    methods.push(
      UNIQUE.test(own.name)
        ? [
            head(name, `${camel(own.name)} ${own.go}`, `(${One}, error)`),
            `  return scan${One}(r.db.QueryRowContext(ctx, ${select} WHERE ${own.name} = $1", ${camel(own.name)}))`,
            '}',
          ]
        : [
            head(name, `${camel(own.name)} ${own.go}`, `([]${One}, error)`),
            `  return r.query(ctx, ${select} WHERE ${own.name} = $1 ORDER BY id", ${camel(own.name)})`,
            '}',
          ],
    );
  }
  if (list)
    methods.push([head(list, '', `([]${One}, error)`), `  return r.query(ctx, ${select} ORDER BY id")`, '}']);
  if (stale) {
    const times = columns.filter(({ go }) => go === 'time.Time');
    const time = times.find(({ name }) => !isMade({ name })) ?? times[0];
    if (!time) return undefined;
    const isOver = /expired/i.test(stale);
    methods.push([
      isOver
        ? `// ${stale} finds the rows whose ${time.name} is over, the oldest first.`
        : `// ${stale} finds the rows whose ${time.name} is longer ago than this, the oldest first.`,
      head(stale, isOver ? '' : 'olderThan time.Duration', `([]${One}, error)`),
      `  return r.query(ctx, ${select} WHERE ${time.name} < $1 ORDER BY ${time.name}", time.Now()${isOver ? '' : '.Add(-olderThan)'})`,
      '}',
    ]);
  }
  if (update) {
    const sets = given.map(({ name }, at) => `${name} = $${at + 2}`);
    if (columns.some(({ name }) => name === 'updated_at')) sets.push('updated_at = now()');
    methods.push([
      head(update, `one ${One}`, 'error'),
      `  const query = "UPDATE ${table} SET ${sets.join(', ')} WHERE id = $1"`,
      `  return changed(r.db.ExecContext(ctx, query, one.ID, ${fieldsOf(given)}))`,
      '}',
    ]);
  }
  if (drop)
    methods.push([
      head(drop, `id ${id.go}`, 'error'),
      `  return changed(r.db.ExecContext(ctx, "DELETE FROM ${table} WHERE id = $1", id))`,
      '}',
    ]);
  if (count)
    methods.push([
      head(count, '', '(int, error)'),
      '  var count int',
      `  err := r.db.QueryRowContext(ctx, "SELECT count(*) FROM ${table}").Scan(&count)`,
      '  return count, err',
      '}',
    ]);
  const text = methods.flat().join('\n');
  if (methods.length === 0) return undefined;
  const sample = given.map(({ name, go }) => `${goName(name)}: ${SAMPLES[go] ?? '""'}`).join(', ');
  const usage = create
    ? [
        `one := ${One}{${sample}}`,
        `if err := repository.${create}(ctx, &one); err != nil {`,
        '  log.Fatal(err)',
        '}',
        ...(get
          ? [
              `found, err := repository.${get}(ctx, one.ID)`,
              'if err != nil {',
              '  log.Fatal(err)',
              '}',
              'fmt.Printf("%+v\\n", found)',
            ]
          : ['fmt.Printf("%+v\\n", one)']),
      ]
    : ['_ = repository'];
  return {
    table,
    one,
    columns: all,
    fields: aligned(columns.map(({ name, go }) => [goName(name), go])),
    targets: fieldsOf(columns, '&one'),
    schema: [
      `//  CREATE TABLE ${table} (`,
      ...columns.map(
        ({ name, sql }, at) =>
          `//    ${name} ${sql}${defaultOf(name, sql)}${at < columns.length - 1 ? ',' : ''}`,
      ),
      '//  );',
    ].join('\n'),
    methods: methods.map((lines) => `\n${lines.join('\n')}`).join('\n'),
    usage: usage.join('\n'),
    ...(text.includes('r.query(') ? { many: '' } : {}),
    ...(text.includes('changed(') ? { changes: '' } : {}),
    ...(values.has('pq')
      ? { driver: 'github.com/lib/pq', dialect: 'postgres' }
      : { driver: 'github.com/jackc/pgx/v5/stdlib', dialect: 'pgx' }),
  };
}

const SAMPLES: Readonly<Record<string, string>> = {
  string: '"example"',
  int: '1',
  int64: '1',
  float64: '1.5',
  bool: 'true',
  'time.Time': 'time.Now()',
};

function defaultOf(name: string, sql: string): string {
  if (name === 'id')
    return sql === 'uuid'
      ? ' PRIMARY KEY DEFAULT gen_random_uuid()'
      : ' GENERATED ALWAYS AS IDENTITY PRIMARY KEY';
  return /^(?:created|updated)_at$/.test(name) ? ' NOT NULL DEFAULT now()' : ' NOT NULL';
}

const BY_COLUMN = /\b((?:find_?|get_?|list_?)?by_?(?!id\b)[a-z]{3,})\b(?: ?\([^()]*\))?/;

/** Repositories in Go over the columns that a wish lists. */
export const GO_REPOSITORY_CORES: readonly Core[] = [
  program(
    'go-repository',
    /^(?=.*\b(?:repositor(?:y|ies)|repo|dao|data access|store)\b)(?=.*\b(?:postgres\w*|pgx|database\/sql|sql\.db|lib\/pq)\b)(?=.*\w ?\([^()]*\bid\b)(?!.*\b(?:mysql|sqlite|gorm|sqlx|sqlc|ent|mock\w*|transactions?|pagination|paginated?|limit|offset|cursor|soft delet\w*|upsert\w*|batch|tests?|http|api|join)\b)/,
    'go golang repository repositories repo pattern dao data access layer using use uses with and or database sql database/sql pgx postgres postgresql lib pq for table the a an in functions function methods method operations interface struct errnotfound err not found error sentinel own custom when if missing row rows no there is are returned returns unknown exist exists doesn t does entity crud context ctx first argument aware older than days duration cutoff type implement implementation parameterized prepared queries query stdlib standard library only package plain',
    {
      options: {
        rows: /\b(?:for |the |a |table |entity |on |of )*?(\w+(?: table)? ?\([^()]*\bid\b[^()]*\))(?: table)?/,
        stale:
          /\b((?:list|find|get|all)_?(?:stale|older|inactive|expired|outdated|offline|before)(?:_?\w+)?)\b(?: ?\([^()]*\))?/,
        column: BY_COLUMN,
        another: BY_COLUMN,
        get: /\b((?:get_?|find_?|read_?)?by_?id|get|find|read)\b(?: ?\([^()]*\))?/,
        create: /\b(create|insert|add|save|store)\b(?: ?\([^()]*\))?/,
        all: /\b(list_?all|find_?all|get_?all|list|all)\b(?: ?\([^()]*\))?/,
        update: /\b(update)\b(?: ?\([^()]*\))?/,
        drop: /\b(delete|remove)\b(?: ?\([^()]*\))?/,
        count: /\b(count)\b(?: ?\([^()]*\))?/,
        pq: /\blib\/pq\b/,
      },
      derived: repositoryOf,
    },
  ),
];
