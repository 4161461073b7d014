import { type Field, readFields } from '../../records/read-record.ts';
import { singular, WishText } from '../reading/text.ts';
import { isKnownTable } from './lexicon.ts';

export interface Column {
  readonly name: string;
  readonly type: string;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The wish asks to create it; else the asker has it. */
  readonly isNew: boolean;
  /** The wish gives its name only: its columns are those that the query comes to need. */
  readonly isOpen?: boolean;
}

const TYPES: Readonly<Record<Field['type'], string>> = {
  text: 'TEXT',
  int: 'INTEGER',
  float: 'NUMERIC(10, 2)',
  bool: 'BOOLEAN',
  date: 'DATE',
};

/** Tables whose rows are worth something on a day. */
const BOOKED = /^(?:orders?|payments?|sales?|invoices?|purchases?|transactions?|bookings?|expenses?)$/;
const TITLED =
  /^(?:books?|posts?|articles?|movies?|films?|courses?|tasks?|albums?|songs?|projects?|comments?)$/;

const column = (name: string, type: string): Column => ({ name, type });

function standard(name: string): Column[] {
  if (BOOKED.test(name)) return [column('amount', TYPES.float), column(`${singular(name)}_date`, TYPES.date)];
  return [column(TITLED.test(name) ? 'title' : 'name', TYPES.text)];
}

const columnsOf = (name: string, list: string | undefined): Column[] => {
  const id = column('id', 'INTEGER PRIMARY KEY');
  if (!list) return [id, ...standard(name)];
  const names = list.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).filter(Boolean);
  return names.map((one) => {
    const plain = one.trim().replaceAll(' ', '_');
    if (plain === 'id') return id;
    if (/_id$/.test(plain)) return column(plain, 'INTEGER NOT NULL');
    const known = readFields(one)?.[0];
    return column(plain, known ? TYPES[known.type] : 'TEXT');
  });
};

const NAME = '[a-z_]\\w*';

/** A column is no word of the sentence that goes on after it. */
const LISTED = `${NAME}(?=[,;.:]|$| and |\\s*\\)| (?:show|list|find|get|return|give|select|count|compute|calculate)s?\\b)`;
/** A statement that changes rows names the columns that get values. */
const CHANGING =
  /^\W*(?:(?:please|write|an?|sql|statement|query|to|that)\W+)*(?:upsert|insert|update|delete|remove|set|increase|decrease|add|merge|copy|move)s?\b/;
const DESCRIBED = new RegExp(
  `(?:[,;] )?\\b(?:(?:from|in|of|on|using|given|over|have) )?(?:an? |the |my |our |one )*table (?:called |named )?(${NAME})(?:,? (?:with|having|that has|which has|containing)(?: the)?(?: columns?| fields?)?|: ?| has(?: the)?(?: columns?)?) (${LISTED}(?:(?:, (?:and )?| and )${LISTED})+|[a-z]+_\\w+)`,
);
const NAMED = new RegExp(
  `(?:^|[,;:.] |[,;:.]? ?\\b(?:from|in|of|on|using|given|over|across|between|have|with) )(?:the |two |three |my |our )*(?:tables:? (${NAME})(?:, (${NAME}))?,? and (${NAME})|(${NAME})(?:, (${NAME}))?,? and (${NAME}) tables)\\b`,
);

/** "Join orders and customers and show …". */
const JOINED = new RegExp(
  `^\\W*(?:(?:please|write|an?|sql|statement|query|to|that)\\W+)*joins? (?:the )?(?:tables )?(${NAME})(?:, (${NAME}))?,? (?:and|with) (${NAME})(?: tables)?(?:,| and| to| then)+(?= (?:show|list|display|return|get|select|find))`,
);

/** The tables that a wish names with their columns, or asks to create. */
export function readTables(wish: WishText): Table[] {
  const isNew = wish.has(
    /\bcreate\b|\bforeign keys?\b|\bschema\b|\bthen (?:write )?(?:a|the) (?:query|select)\b/,
  );
  const tables: Table[] = [];
  const signed = new RegExp(
    `\\b(?:(?:given |create |the |of |on |for |from )?tables? |and |from |using )?(${NAME}) ?\\((${NAME}(?: ?, ?(?:and )?${NAME})+)\\)`,
  );
  for (let found = wish.take(signed); found?.[1]; found = wish.take(signed)) {
    // "A shop (customers, orders)": these are tables.
    if ((found[2] ?? '').split(/ ?, ?(?:and )?/).every(isKnownTable)) continue;
    tables.push({ name: found[1], columns: columnsOf(found[1], found[2]), isNew });
  }
  if (tables.length > 0) {
    wish.take(/\b(?:create )?(?:the |two )?tables\b/);
    wish.take(/,? ?\bwith (?:an? |the )?foreign keys?(?: between them)?,?/);
    return tables;
  }
  if (!isNew && !wish.has(CHANGING)) {
    for (let found = wish.take(DESCRIBED); found?.[1]; found = wish.take(DESCRIBED))
      tables.push({ name: found[1], columns: columnsOf(found[1], found[2]), isNew });
    const named = tables.length > 0 ? undefined : (wish.take(NAMED) ?? wish.take(JOINED));
    const names = named?.slice(1).filter((name) => name !== undefined) ?? [];
    tables.push(...names.map((name) => ({ name, columns: [], isNew, isOpen: true })));
    if (tables.length > 0) return tables;
  }
  const listed = wish.take(
    new RegExp(
      `\\b(?:create )?(?:the |two |three )?tables (?:for )?(${NAME})(?:, (${NAME}))?,? and (${NAME})(?: (?:with|linked by|connected by|joined by) (?:an? |the )?foreign keys?(?: between them)?)?`,
    ),
  );
  if (!listed) return [];
  return listed
    .slice(1)
    .filter((name) => name !== undefined)
    .map((name, at) => ({
      name,
      columns: [...columnsOf(name, undefined), ...(at > 0 ? valueIn(wish, name) : [])],
      isNew: true,
    }));
}

/** The tables that the asker has, and the wish without them; a wish that creates them is left as it is. */
export function apartFromTables(prompt: string): {
  readonly text: string;
  readonly tables: readonly Table[];
} {
  const wish = new WishText(prompt);
  const tables = readTables(wish);
  if (tables.length === 0 || tables.some(({ isNew }) => isNew)) return { text: prompt, tables: [] };
  const text = prompt
    .replace(/[\s\S]/g, (letter, at: number) => (wish.rest[at] === '·' ? ' ' : letter))
    .replace(/\s*[,;]?\s+(?:and\s+)?(?=[,;:.]|$)/g, '')
    .replace(/^[\s,;:.]+(?:and\s+)?[\s,;:.]*|[\s,;:.]+$/g, '')
    .replace(/\s+/g, ' ');
  return { text, tables };
}

/** A sum or average must be over a column of the table that has the rows. */
function valueIn(wish: WishText, name: string): Column[] {
  const value = /\b(salary|price|score|rating|quantity|cost|revenue)\b/.exec(wish.rest)?.[1];
  return value === undefined || BOOKED.test(name) ? [] : [column(value, TYPES.float)];
}

/** Each table after the first refers to the one before it. */
export function linked(tables: readonly Table[]): Table[] {
  return tables.map((table, at) => {
    const parent = tables[at - 1];
    if (!parent || !table.isNew) return table;
    const key = `${singular(parent.name)}_id`;
    const reference = column(key, `INTEGER NOT NULL REFERENCES ${parent.name} (id)`);
    const [id, ...others] = table.columns;
    const own = others.filter(({ name }) => name !== key);
    return { ...table, columns: [...(id ? [id] : []), reference, ...own] };
  });
}

export function created({ name, columns }: Table): string {
  const lines = columns.map(
    (one) => `  ${one.name} ${one.type}${/NULL|PRIMARY/.test(one.type) ? '' : ' NOT NULL'}`,
  );
  return `CREATE TABLE ${name} (\n${lines.join(',\n')}\n);`;
}
