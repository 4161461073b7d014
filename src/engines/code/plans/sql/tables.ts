import type { Snippet } from '../../snippets/snippets.ts';
import { Phrase } from '../reading/phrase.ts';
import { pluralOf } from '../reading/plural.ts';
import type { Column } from './column.ts';
import { columnLine, readColumns } from './columns.ts';
import { withoutDatabase } from './dates.ts';
import { isDate, isNumber, levelOf, singularOf, titleName } from './lexicon.ts';

/** Usual columns of common tables, besides a name. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  users: ['email'],
  customers: ['email'],
  products: ['price'],
  orders: ['order_date', 'total'],
  posts: ['title', 'body'],
  comments: ['body'],
};

/** Tables whose rows have such a column, where the wish does not say it. */
const OWN_COLUMNS: Readonly<Record<string, string>> = {
  isbn: 'books',
  sku: 'products',
  stock: 'products',
  salary: 'employees',
  rating: 'reviews',
  grade: 'enrollments',
  username: 'users',
};

const NOUN =
  '(?!with\\b|and\\b|where\\b|that\\b|linked\\b|tables?\\b|schema\\b|a\\b|the\\b|foreign\\b|each\\b|every\\b|one\\b|index\\b|cascade\\b)[a-z_]{3,}';
const LEAD =
  /please|write|create|make|define|design|generate|give me|me|an?|the|two|three|sql|sqlite|postgres(?:ql)?|mysql|database|ddl|simple|small|basic|statements?|new/;

/** The ON DELETE rule of a foreign key. */
const DELETIONS: readonly (readonly [RegExp, string])[] = [
  [
    /(?:and |with |that )*(?:an? )?(?:on delete )?(?:cascad(?:e|es|ing)(?: on)?(?: deletes?| deletion)?|deletes? cascade)|(?:and )?delet(?:e|es|ing)(?: its| the| their| all)? \w+ (?:when|if) (?:an?|the|its) \w+ is deleted|(?:and |so that )?deleting an? \w+ (?:also )?deletes (?:its|their|the) \w+/,
    'CASCADE',
  ],
  [/(?:and |with )*(?:on delete )?set null(?: on delete)?/, 'SET NULL'],
  [/(?:and |with )*(?:on delete )?restrict(?: on delete)?/, 'RESTRICT'],
];

interface Wished {
  readonly tables: readonly string[];
  readonly parents: ReadonlyMap<string, Set<string>>;
  /** The rules of columns that the wish names, by table. */
  readonly columns: ReadonlyMap<string, Column[]>;
  deletion?: string;
  isIndexed?: boolean;
  times: readonly string[];
}

const plural = (word: string): string => (word === singularOf(word) ? pluralOf(word) : word);

/** "Tables for authors and books", "a users table and a posts table". */
function readNames(r: Phrase): string[] | undefined {
  r.takeAll(LEAD);
  const isLed = r.take(/(?:create )?(?:tables?|schema)(?: (?:for|called|named|with|of))?/) !== undefined;
  r.takeMark();
  const names: string[] = [];
  for (;;) {
    r.take(/an?|the/);
    const name = r.take(`(${NOUN})`)?.[1];
    if (!name) return undefined;
    names.push(plural(name));
    const isTable = r.take(/tables?/) !== undefined;
    const at = r.at;
    const isComma = r.takeMark() === ',' && r.peek(`(?:and )?(?:an? |the )?${NOUN}`) !== undefined;
    if (!r.take(/and(?! (?:an? )?(?:foreign|cascade|index|on delete|each|where)\b)/) && !isComma) {
      r.back(at);
      return (isLed || isTable) && names.length >= 2 && new Set(names).size === names.length
        ? names
        : undefined;
    }
  }
}

/** "Each book belongs to an author", "a customer has many orders": the table that refers, and to which. */
function readRelation(r: Phrase): readonly [child: string, parent: string] | undefined {
  const belongs = r.take(
    `(?:where |and |in which |so that )*(?:each|every|an?|one)? ?(${NOUN}) (?:belongs? to|has one|has an?|references?|refers to|is (?:written|made|placed) by|points to)(?: exactly)?(?: an?| one| the)? (${NOUN})`,
  );
  if (belongs?.[1] && belongs[2]) return [plural(belongs[1]), plural(belongs[2])];
  const many = r.take(
    `(?:where |and |in which |so that )*(?:each|every|an?|one) (${NOUN}) (?:can have|has|have|may have|owns)(?: many| several| multiple) (${NOUN})`,
  );
  return many?.[1] && many[2] ? [plural(many[2]), plural(many[1])] : undefined;
}

const RULE =
  '(?:is|are|must be|has to be|have to be|should be|may not be|must not be|cannot be|can not be) (?:unique|positive|required|mandatory|optional|(?:not )?null|(?:not )?empty|negative|(?:at least|at most|more than|less than|greater than|above|below|over|under|between) \\d+(?:\\.\\d+)?(?: and \\d+(?:\\.\\d+)?)?|one of [a-z]+(?:, [a-z]+)*,? (?:or|and) [a-z]+)';

/** "The isbn is unique", "the price of a book must be positive": a column, and the table that has it. */
function readRule(r: Phrase, tables: readonly string[]): { table: string; column: Column } | undefined {
  const found = r.take(
    `(?:where |and |that |with )*(?:the |its |their |each |every |an? )?(?:(${NOUN})'s? )?([a-z_]+)(?: of (?:the |each |every |an? |all )?(${NOUN}))? (${RULE})`,
  );
  const [, before, name = '', after, rule = ''] = found ?? [];
  const owner = before ?? after;
  const said = owner === undefined ? undefined : tables.find((table) => table === plural(owner));
  const holds = (table: string): boolean => usualColumns(table).includes(name) || OWN_COLUMNS[name] === table;
  // A column without a table belongs to the one that refers to others.
  const table = said ?? tables.find(holds) ?? tables.toSorted((a, b) => levelOf(b) - levelOf(a))[0];
  const plain = rule
    .replace(/(?:may|must|can) ?not be (?:null|empty)/, 'is required')
    .replace(/(?:may|must|can) ?not be negative/, 'is non-negative')
    .replace(/\bnot (?:null|empty)/, 'required');
  const read = readColumns(`${name} ${plain}`, { counted: 'INTEGER' })?.columns;
  const [column] = read ?? [];
  return table && column && read?.length === 1 ? { table, column } : undefined;
}

function readWish(r: Phrase): Wished | undefined {
  const tables = readNames(r);
  if (!tables) return undefined;
  const parents = new Map<string, Set<string>>();
  const columns = new Map<string, Column[]>();
  const wished: Wished = { tables, parents, columns, times: [] };
  const relate = (child: string, parent: string): boolean => {
    if (child === parent || !tables.includes(child) || !tables.includes(parent)) return false;
    parents.set(child, (parents.get(child) ?? new Set()).add(parent));
    return true;
  };
  let isKeyed = false;
  for (let steps = 0; !r.isDone && steps < 20; steps += 1) {
    if (r.takeMark() !== undefined) continue;
    const directed = r.take(
      `(?:with |and |linked by |connected by |joined by )*(?:an? |the )?foreign keys? (?:from|in|on)(?: the)? (${NOUN})(?: table)? (?:to|referencing|pointing to|that references)(?: the)? (${NOUN})(?: table)?`,
    );
    if (directed?.[1] && directed[2]) {
      if (!relate(plural(directed[1]), plural(directed[2]))) return undefined;
      continue;
    }
    if (
      r.take(
        /(?:with |and |linked by |connected by |joined by |linked with )*(?:an? |the |proper )?(?:foreign keys?|one[- ]to[- ]many)(?: relationships?| relations?| constraints?| references?)?(?: between (?:them|the two|the tables))?/,
      )
    ) {
      isKeyed = true;
      continue;
    }
    const relation = r.attempt(() => readRelation(r));
    if (relation) {
      if (!relate(...relation)) return undefined;
      continue;
    }
    const deletion = DELETIONS.find(([pattern]) => r.take(pattern));
    if (deletion) {
      [, wished.deletion] = deletion;
      continue;
    }
    if (r.take(/(?:and |with |plus )*(?:an? )?index(?:es)? on (?:the |each )?foreign keys?(?: columns?)?/)) {
      wished.isIndexed = true;
      continue;
    }
    const times = r.take(
      /(?:and |with |plus |both with |both having |each with )*(?:an? )?(?:(created_at)(?: (?:and|,) (updated_at))?(?: timestamps?| columns?)?|timestamps)(?: (?:on|in) both(?: tables)?)?/,
    );
    if (times) {
      wished.times = times[1] && !times[2] ? ['created_at'] : ['created_at', 'updated_at'];
      continue;
    }
    const rule = r.attempt(() => readRule(r, tables));
    if (rule) {
      columns.set(rule.table, [...(columns.get(rule.table) ?? []), rule.column]);
      continue;
    }
    if (!r.take(/and|with|both|where|primary keys?|tables?/)) return undefined;
  }
  const [first = '', second = ''] = tables;
  // Between two tables the direction is known; among more it must be said.
  const isFirst = levelOf(first) <= levelOf(second);
  if (parents.size === 0 && isKeyed && tables.length === 2)
    relate(isFirst ? second : first, isFirst ? first : second);
  // An enrollment is of a student and of a course.
  if (parents.size === 0 && tables.length > 2)
    for (const child of tables)
      for (const parent of tables)
        if (levelOf(child) > 2 && levelOf(parent) < levelOf(child) && levelOf(parent) > 0)
          relate(child, parent);
  return parents.size === 0 || (tables.length > 2 && !isConnected(tables, parents)) ? undefined : wished;
}

/** Every table refers to another one, or is referred to. */
const isConnected = (tables: readonly string[], parents: ReadonlyMap<string, ReadonlySet<string>>): boolean =>
  tables.every((table) => parents.has(table) || [...parents.values()].some((of) => of.has(table)));

/** The columns that a table usually has beside its keys. */
export function usualColumns(table: string): readonly string[] {
  const title = titleName(table);
  return [...(title && !/^(?:orders|comments)$/.test(table) ? [title] : []), ...(USUAL[table] ?? [])];
}

const typeOf = (column: string): string =>
  isDate(column)
    ? /_at$/.test(column)
      ? 'TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP'
      : 'DATE NOT NULL'
    : isNumber(column)
      ? 'NUMERIC(10, 2) NOT NULL'
      : column === 'email'
        ? 'VARCHAR(255) NOT NULL UNIQUE'
        : column === 'body'
          ? 'TEXT NOT NULL'
          : 'VARCHAR(255) NOT NULL';

/** Tables that refer to each other, with the columns that such tables usually have. */
export function planTables(prompt: string): Snippet | undefined {
  const wished = readWish(new Phrase(withoutDatabase(prompt)));
  if (!wished) return undefined;
  const { tables, parents, deletion, times } = wished;
  const key = /\bpostgres/i.test(prompt)
    ? 'INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY'
    : /\b(?:mysql|mariadb)\b/i.test(prompt)
      ? 'INTEGER AUTO_INCREMENT PRIMARY KEY'
      : 'INTEGER PRIMARY KEY';
  const needs = (table: string): readonly string[] => [...(parents.get(table) ?? [])];
  // A table must be there before another refers to it.
  const sorted: string[] = [];
  while (sorted.length < tables.length) {
    const next = tables.find(
      (table) => !sorted.includes(table) && needs(table).every((one) => sorted.includes(one)),
    );
    if (next === undefined) return undefined;
    sorted.push(next);
  }
  const created = sorted.map((table) => {
    const keys = needs(table).map((one) => [`${singularOf(one)}_id`, one] as const);
    const ruled = wished.columns.get(table) ?? [];
    const own = new Set([...usualColumns(table), ...times]);
    for (const { name } of ruled) own.delete(name);
    return `CREATE TABLE ${table} (\n${[
      `id ${key}`,
      ...keys.map(([name]) => `${name} INTEGER${deletion === 'SET NULL' ? '' : ' NOT NULL'}`),
      ...[...own].map((column) => `${column} ${typeOf(column)}`),
      ...ruled.map((column) => columnLine(column).trim()),
      // MySQL ignores a reference beside the column.
      ...keys.map(
        ([name, one]) =>
          `FOREIGN KEY (${name}) REFERENCES ${one} (id)${deletion ? ` ON DELETE ${deletion}` : ''}`,
      ),
    ]
      .map((line) => `  ${line}`)
      .join(',\n')}\n);`;
  });
  const indexes = wished.isIndexed
    ? sorted.flatMap((table) =>
        needs(table).map(
          (one) => `CREATE INDEX ${table}_${singularOf(one)}_id ON ${table} (${singularOf(one)}_id);`,
        ),
      )
    : [];
  return { definition: [...created, ...indexes].join('\n\n'), example: '' };
}
