import type { Snippet } from '../../snippets/snippets.ts';
import { pluralOf } from '../reading/plural.ts';
import { Catalog } from './catalog.ts';
import { planTable } from './create.ts';
import { isDate, isNumber, junctionOf, levelOf, singularOf, titleName } from './lexicon.ts';
import { withNotes } from './notes.ts';
import { queryOn } from './query-on.ts';
import type { Column, Table } from './schema.ts';
import { usualColumns } from './tables.ts';

const SPLIT =
  /^(.*?\b(?:tables?|schema|database)\b.*?)(?:[,;.]? (?:and|then|plus|with|as well as) (?:then )?|[;.] ?)(?:then |also |and |write |give me |add )*(?:(?:an?|the|one) )?(?:(?:example|sample|sql|select) )*(?:query|select(?: statement)?)\b(?: (?:to (?:get|find|list|show|select|count)|that|which|for|showing|listing|returning|of))?:? ?(.+)$/is;

const NOUN = '(?!with\\b|and\\b|an?\\b|the\\b|where\\b|tables?\\b)[a-z_]{3,}';
const NAMES = new RegExp(
  `^(?:\\W|\\b(?:please|write|create|make|define|design|generate|give me|me|an?|the|two|three|sql|simple|small|basic|database|new)\\b)*(?:tables?|schema|database)(?: schema| design| tables?)?(?: (?:for|of) an?(?: [a-z]+){1,3}(?= with ))?(?: ?:|(?: (?:for|with|called|named|of|to store))+)?(?: (?:an?|the|blog|some))* ((?:${NOUN})(?:, (?:${NOUN}))*(?:,? (?:and|with) (?:${NOUN}))?)((?:[\\s,(-]|\\b(?:with|an?|the|and|as|linked|connected|joined|by|foreign|keys?|many|to|one|relationship|relation|between|them|tables?)\\b|\\))*)$`,
  'i',
);

const plural = (word: string): string => (word === singularOf(word) ? pluralOf(word) : word);

interface Model {
  readonly names: readonly string[];
  readonly isManyToMany: boolean;
}

function readNames(text: string): Model | undefined {
  const found = NAMES.exec(text.trim());
  if (!found?.[1]) return undefined;
  const names = found[1]
    .toLowerCase()
    .split(/,? and |,? with |, /)
    .map(plural);
  return new Set(names).size === names.length
    ? { names, isManyToMany: /many[- ]to[- ]many/i.test(text) }
    : undefined;
}

/** The table between two, if their rows belong to many of each other. */
const between = (first: string, second: string, { names, isManyToMany }: Model): string | undefined =>
  (isManyToMany && names.includes(first) && names.includes(second)) || /^(?:tags|genres|labels)$/.test(second)
    ? `${singularOf(first)}_${second}`
    : junctionOf(first, second);

const GIVEN =
  /^(?:find |get |list |show |select |gets |finds |lists |shows )?(?:all |the |every )*([a-z_]+) (?:with|that have|having|for|in|by|of|from|tagged with|written by|belonging to) (?:an?|the|one|any) (?:given|certain|specific|particular|specified) ([a-z_]+)$/i;

/** "All posts with a given tag": the value comes when the query runs. */
function givenValue(
  text: string,
  model: Model,
): { lines: string[]; tables: Map<string, Set<string>> } | undefined {
  const [, rows = '', owner = ''] = GIVEN.exec(text.trim().replace(/\.$/, '')) ?? [];
  if (!rows) return undefined;
  const [table, other] = [plural(rows.toLowerCase()), plural(owner.toLowerCase())];
  const middle = between(table, other, model);
  const key = `${singularOf(other)}_id`;
  const title = titleName(other) ?? 'name';
  const isTable =
    model.names.includes(other) || middle !== undefined || (model.names.length === 0 && levelOf(other) === 1);
  if (!isTable)
    return {
      lines: [`SELECT *`, `FROM ${table}`, `WHERE ${owner.toLowerCase()} = :${owner.toLowerCase()};`],
      tables: new Map([[table, new Set([owner.toLowerCase()])]]),
    };
  const tables = new Map([
    [table, new Set(middle ? [] : [key])],
    [other, new Set([title])],
  ]);
  if (middle) tables.set(middle, new Set([`${singularOf(table)}_id`, key]));
  return {
    lines: [
      `SELECT ${table}.*`,
      `FROM ${table}`,
      ...(middle ? [`JOIN ${middle} ON ${middle}.${singularOf(table)}_id = ${table}.id`] : []),
      `JOIN ${other} ON ${other}.id = ${middle ?? table}.${key}`,
      `WHERE ${other}.${title} = :${singularOf(other)};`,
    ],
    tables,
  };
}

function typeOf(column: string, tables: ReadonlySet<string>): string {
  const owner = /_id$/.test(column) ? plural(column.slice(0, -'_id'.length)) : undefined;
  if (owner && tables.has(owner)) return `INTEGER NOT NULL REFERENCES ${owner} (id)`;
  if (owner) return 'INTEGER';
  if (/_(?:at|on)$/.test(column) || isDate(column)) return 'DATE';
  return isNumber(column) ? 'NUMERIC(10, 2) NOT NULL' : 'TEXT NOT NULL';
}

/** Those that others refer to come first; undefined where two refer to each other. */
function created(columns: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
  const names = new Set(columns.keys());
  const owners = (table: string): string[] =>
    [...(columns.get(table) ?? [])]
      .filter((column) => /_id$/.test(column))
      .map((column) => plural(column.slice(0, -'_id'.length)))
      .filter((owner) => names.has(owner) && owner !== table);
  const sorted: string[] = [];
  while (sorted.length < names.size) {
    const next = [...names].find(
      (table) => !sorted.includes(table) && owners(table).every((owner) => sorted.includes(owner)),
    );
    if (next === undefined) return undefined;
    sorted.push(next);
  }
  return sorted
    .map((table) => {
      const own = [...(columns.get(table) ?? [])].filter((column) => column !== 'id');
      const isPair =
        own.length === 2 && own.every((column) => /_id$/.test(column)) && !columns.get(table)?.has('id');
      const lines = [
        ...(isPair ? [] : ['id INTEGER PRIMARY KEY']),
        ...own.map((column) => `${column} ${typeOf(column, names)}`),
        ...(isPair ? [`PRIMARY KEY (${own.join(', ')})`] : []),
      ];
      return `CREATE TABLE ${table} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n);`;
    })
    .join('\n\n');
}

/** The columns of each table: those that the query needs, the usual ones, and a key where it would stand alone. */
function columnsOf(
  model: Model,
  needed: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const columns = new Map(
    [...new Set([...model.names, ...needed.keys()])].map((table) => {
      const own = [...(needed.get(table) ?? [])];
      const keys = own.filter((column) => /_id$/.test(column));
      const usual = table.includes('_')
        ? []
        : usualColumns(table).filter((column) => own.includes(column) || !isSaid(column, own));
      return [table, new Set([...keys, ...usual, ...own])] as const;
    }),
  );
  const isLinked = (table: string): boolean =>
    [...(columns.get(table) ?? [])].some((column) => /_id$/.test(column)) ||
    [...columns.values()].some((own) => own.has(`${singularOf(table)}_id`));
  for (const [at, table] of model.names.entries()) {
    const other = model.names[at - 1] ?? model.names[at + 1];
    if (!other || isLinked(table)) continue;
    const middle = between(table, other, model) ?? between(other, table, model);
    if (middle) {
      const pair = [`${singularOf(other)}_id`, `${singularOf(table)}_id`];
      columns.set(middle, new Set([...(columns.get(middle) ?? []), ...pair]));
      continue;
    }
    const [child, parent] = levelOf(table) >= levelOf(other) ? [table, other] : [other, table];
    columns.set(child, new Set([`${singularOf(parent)}_id`, ...(columns.get(child) ?? [])]));
  }
  return columns;
}

/** An order has one date and one value. */
const isSaid = (column: string, own: readonly string[]): boolean =>
  (isDate(column) && own.some((one) => isDate(one) || /_(?:on|at)$/.test(one))) ||
  (isNumber(column) && own.some(isNumber));

const CREATED = /CREATE TABLE (\w+) \(\n([\s\S]*?)\n\);/g;

/** The tables of SQL that creates them. */
const tablesIn = (code: string): Table[] =>
  [...code.matchAll(CREATED)].map(([, name = '', body = '']) => ({
    name,
    isNew: false,
    columns: body.split('\n').flatMap((line): Column[] => {
      const [column = '', type = ''] = line.trim().split(' ');
      return /^[a-z]/.test(column) ? [{ name: column, type }] : [];
    }),
  }));

/** "A table employees with …, and an orders table with …", each as it is described. */
function describedTables(text: string): string | undefined {
  const parts = text
    .replace(
      /\b(\w+) table with (?:an? )?self[- ]referenc\w+ (\w+?)[ _]id\b/i,
      (_, table: string, owner: string) => `${table} table with id, name and ${owner}_id references ${table}`,
    )
    .replace(/\b(?:tables:? )(?=\w+ (?:with|\())/i, 'table ')
    .replace(/\b(?:an? |the )?(\w+) table (?=with\b|having\b|\()/gi, 'table $1 ')
    .split(/,? and (?=(?:create )?table \w+ (?:with|having|\())/i);
  const made = parts.map((part) => planTable(/^\s*create/i.test(part) ? part : `create ${part}`)?.definition);
  return made.every((one) => one !== undefined) ? made.join('\n\n') : undefined;
}

/** A table of which only the references are said gets the columns that the query needs. */
function withNeeded(code: string, table: Table, text: string, prompt: string): Snippet | undefined {
  const query = queryOn(text, [], prompt);
  const [used, other] = query?.catalog.tables ?? [];
  if (!query || !used || other || used.name !== table.name) return undefined;
  const lines = query.catalog
    .columnsOf(used)
    .filter(({ name }) => !table.columns.some((column) => column.name === name))
    .map(({ name }) => `,\n  ${name} ${typeOf(name, new Set())}`);
  const whole = code.replace(/\n\);/, () => `${lines.join('')}\n);`);
  return withNotes(new Catalog([table]), `${whole}\n\n${query.code}`, query.code);
}

/** Tables, and a query on them. */
export function planTablesAndQuery(prompt: string): Snippet | undefined {
  const [, head = '', tail = ''] = SPLIT.exec(prompt.trim()) ?? [];
  if (!head) return undefined;
  const text = tail.replace(/\.$/, '');
  const described = describedTables(
    head.replace(/^\W*(?:(?:write|please|sql|give me|code|statements?)\W+)*(?:to )?/i, ''),
  );
  if (described) {
    const tables = tablesIn(described);
    const query = queryOn(text, tables, prompt);
    const [only, other] = tables;
    if (!query && only && !other && only.columns.every(({ name }) => /^id$|_id$/.test(name)))
      return withNeeded(described, only, text, prompt);
    return query && withNotes(query.catalog, `${described}\n\n${query.code}`, query.code);
  }
  const model = readNames(head);
  if (!model) return undefined;
  const given = givenValue(text, model);
  if (given) {
    const tables = created(columnsOf(model, given.tables));
    return tables ? { definition: `${tables}\n\n${given.lines.join('\n')}`, example: '' } : undefined;
  }
  const query = queryOn(text, [], prompt);
  if (!query) return undefined;
  const used = query.catalog.tables.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(query.code));
  const middles = model.names.flatMap((one) => model.names.map((other) => between(one, other, model)));
  // Another table than those that are asked for would not be the query on them.
  if (used.some(({ name }) => !model.names.includes(name) && !middles.includes(name))) return undefined;
  const needed = new Map(
    used.map((table) => [
      table.name,
      new Set(
        query.catalog
          .columnsOf(table)
          .map(({ name }) => name)
          .filter((name) => new RegExp(`\\b${name}\\b`).test(query.code.replace(/ AS \w+/g, ''))),
      ),
    ]),
  );
  const tables = created(columnsOf(model, needed));
  if (!tables) return undefined;
  return withNotes(new Catalog(tablesIn(tables)), `${tables}\n\n${query.code}`, query.code);
}

/** "All posts with a given tag", on tables that the asker has. */
export function planGivenValue(prompt: string): Snippet | undefined {
  const text = prompt
    .trim()
    .replace(
      /^(?:(?:please|write|give me|an?|the|sql|query|statement|select|to|for|that|which)\b[\s:]*)+/i,
      '',
    );
  const found = givenValue(text, { names: [], isManyToMany: false });
  return found && { definition: found.lines.join('\n'), example: '' };
}
