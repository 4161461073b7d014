import type { Snippet } from '../../snippets/snippets.ts';
import { pieces } from '../reading/pieces.ts';
import { pluralOf } from '../reading/plural.ts';
import { type Dialect, dialectOf, withoutDatabase } from './dates.ts';
import { singularOf } from './lexicon.ts';
import { PLAIN_STATEMENTS } from './plain-statements.ts';
import { asked, columnOf, DATED } from './questions/ground.ts';
import { apartFromTables, type Table } from './schema.ts';
import { list, NAME } from './table-changes.ts';

type Statement = (text: string, dialect: Dialect, tables: readonly Table[]) => string | undefined;

const plural = (word: string): string => (word === singularOf(word) ? pluralOf(word) : word);
const TABLE = `(?:the |an? |my )?(?:table )?(${NAME})(?: table)?`;
const CHANGED = '(?:is |gets |was )?(?:changes|changed|updated|modified|updates)';

/** "A trigger that sets updated_at on every update of articles". */
const touched: Statement = (text, dialect) => {
  const found = new RegExp(
    `^trigger (?:(?:that|which|to) )?(?:automatically )?(?:sets?|updates?|refreshes|keeps?|maintains?|fills?) (?:the )?([a-z]+_(?:at|on)|last_modified|modified)(?: column| timestamp| field)?(?: (?:of|in|on) ${TABLE})?(?: (?:to (?:now|the current (?:time|timestamp|date))|current|up to date|automatically))*(?: (?:on|before|after|at|for|with|whenever|when|each time|every time) (?:(?:every|each|any|an?) )?(?:update|change|(?:row|record|it|${NAME}) ${CHANGED})(?: (?:of|on|in|to) (?:an? row (?:of|in) )?${TABLE})?(?: ${CHANGED})?)?$`,
  ).exec(text);
  const [, column, first, second] = found ?? [];
  const table = first ?? second;
  if (!column || !table) return undefined;
  const name = `${table}_set_${column}`;
  if (dialect === 'postgres')
    return `CREATE OR REPLACE FUNCTION set_${column}() RETURNS trigger AS $$\nBEGIN\n  NEW.${column} = now();\n  RETURN NEW;\nEND;\n$$ LANGUAGE plpgsql;\n\nCREATE TRIGGER ${name}\nBEFORE UPDATE ON ${table}\nFOR EACH ROW EXECUTE FUNCTION set_${column}();`;
  if (dialect === 'mysql')
    return `CREATE TRIGGER ${name} BEFORE UPDATE ON ${table}\nFOR EACH ROW SET NEW.${column} = CURRENT_TIMESTAMP;`;
  return `-- Written for SQLite; recursive triggers must be off, as they are unless someone turns them on.\nCREATE TRIGGER ${name} AFTER UPDATE ON ${table}\nBEGIN\n  UPDATE ${table} SET ${column} = CURRENT_TIMESTAMP WHERE id = NEW.id;\nEND;`;
};

/** "A trigger that writes the old and new salary into salary_history whenever the salary of an employee changes". */
const audited: Statement = (text, dialect) => {
  const found = new RegExp(
    `^(?:audit )?trigger (?:(?:that|which|to) )?(?:writes?|logs?|records?|stores?|saves?|inserts?|keeps?) (?:the |both )?old and (?:the )?new (${NAME})s?(?: value)? (?:in|into|to) ${TABLE}(?: with (?:the |an? )?(?:timestamp|time|date)(?: of the change)?)?,? (?:whenever|when|each time|every time|if|after|on) (?:(?:an?|the|any) (${NAME})'s (${NAME})|(?:the|an?) (${NAME}) (?:of|in) (?:an?|the|any) (${NAME})) ${CHANGED}$`,
  ).exec(text);
  const [, column = '', log = '', owner, own, other, of] = found ?? [];
  const noun = owner ?? of;
  if (!noun || (own ?? other) !== column) return undefined;
  const [table, key] = [plural(noun), `${singularOf(noun)}_id`];
  const made = `CREATE TABLE IF NOT EXISTS ${log} (\n  id ${dialect === 'postgres' ? 'INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY' : dialect === 'mysql' ? 'INTEGER AUTO_INCREMENT PRIMARY KEY' : 'INTEGER PRIMARY KEY'},\n  ${key} INTEGER NOT NULL,\n  old_${column} NUMERIC(12, 2),\n  new_${column} NUMERIC(12, 2),\n  changed_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP\n);\n\n`;
  const insert = `INSERT INTO ${log} (${key}, old_${column}, new_${column}) VALUES (OLD.id, OLD.${column}, NEW.${column});`;
  const name = `${table}_log_${column}`;
  if (dialect === 'postgres')
    return `${made}CREATE OR REPLACE FUNCTION log_${column}() RETURNS trigger AS $$\nBEGIN\n  ${insert}\n  RETURN NEW;\nEND;\n$$ LANGUAGE plpgsql;\n\nCREATE TRIGGER ${name}\nAFTER UPDATE OF ${column} ON ${table}\nFOR EACH ROW\nWHEN (OLD.${column} IS DISTINCT FROM NEW.${column})\nEXECUTE FUNCTION log_${column}();`;
  if (dialect === 'mysql') return undefined;
  return `${made}-- Written for SQLite.\nCREATE TRIGGER ${name} AFTER UPDATE OF ${column} ON ${table}\nWHEN OLD.${column} IS NOT NEW.${column}\nBEGIN\n  ${insert}\nEND;`;
};

/** An amount that moves only if there is enough of it. */
const guarded: Statement = (text, dialect) => {
  const found =
    /^(?:transaction (?:that|which|to) )?(?:transfers?|moves?|sends?) [$€]?(\d+(?:\.\d+)?)(?: (?:euros?|dollars?|units))? from account (\d+) to account (\d+)(?:,? (?:in|as|within|inside) (?:an?|one|a single) transaction)?,? (?:(?:that|which|and|but) )*(?:(?:it )?(?:fails|aborts|rolls? back|is rolled back|fail|abort|does nothing)|only) (?:if|when) (?:the |its )?(?:balance (?:is|would be|of (?:the )?(?:first|account \d+)(?: is)?) (?:too low|not enough|not sufficient|insufficient|lower|smaller|negative|below zero|enough|sufficient|high enough)|(?:there (?:is|are) )?(?:not enough|insufficient|enough|sufficient) (?:money|funds|balance)|account \d+ (?:has|does not have) (?:too little|not enough|enough)(?: money)?)$/.exec(
      text,
    );
  const [, amount, from, to] = found ?? [];
  if (!amount || dialect === 'mysql') return undefined;
  const guard =
    dialect === 'postgres'
      ? 'ALTER TABLE accounts ADD CONSTRAINT accounts_balance_not_negative CHECK (balance >= 0);'
      : "-- Written for SQLite; elsewhere a CHECK (balance >= 0) on the table does the same.\nCREATE TRIGGER accounts_balance_not_negative BEFORE UPDATE OF balance ON accounts\nWHEN NEW.balance < 0\nBEGIN\n  SELECT RAISE(ROLLBACK, 'the balance is too low');\nEND;";
  return `-- Assumed: accounts (id, balance).\n${guard}\n\n-- The withdrawal comes last: if it fails, the deposit is undone too.\nBEGIN;\nUPDATE accounts SET balance = balance + ${amount} WHERE id = ${to};\nUPDATE accounts SET balance = balance - ${amount} WHERE id = ${from};\nCOMMIT;`;
};

/** "Full-text search over title and body of articles, best matches first". */
const searched: Statement = (text, dialect) => {
  const head = new RegExp(
    `^full[- ]?text search (?:over|on|in|across|for|of) (?:the )?(?:columns? )?(${NAME}(?:(?:, (?:and )?| and )${NAME})*)(?: columns?)? (?:of|in|from) ${TABLE}`,
  ).exec(text);
  const tail =
    head &&
    pieces(text.slice(head[0].length), {
      best: /(?:best|most relevant) (?:matches|results?|hits|ones)(?: first)?|(?:sorted|ordered|ranked) by (?:relevance|rank)|rank(?:ing)?|relevance/,
      index: /(?:gin )?index/,
      word: /for (?:the word |an? )?'?([a-z]+)'?/,
    });
  const [, said = '', table = ''] = head ?? [];
  if (!tail || !table || dialect === 'mysql') return undefined;
  const columns = list(said);
  const word = tail.word?.[1];
  const query = word && word !== 'given' ? `'${word}'` : ':words';
  if (dialect === 'postgres') {
    const vector = columns
      .map(
        (one, at) => `setweight(to_tsvector('english', coalesce(${one}, '')), '${'ABCD'[Math.min(at, 3)]}')`,
      )
      .join(' ||\n      ');
    return `ALTER TABLE ${table} ADD COLUMN search tsvector\n  GENERATED ALWAYS AS (\n      ${vector}\n  ) STORED;\n\nCREATE INDEX ${table}_search_index ON ${table} USING gin (search);\n\nSELECT ${table}.id, ${columns.map((one) => `${table}.${one}`).join(', ')}, ts_rank(search, query) AS rank\nFROM ${table}, websearch_to_tsquery('english', ${query}) AS query\nWHERE search @@ query\nORDER BY rank DESC;`;
  }
  const names = columns.join(', ');
  const values = (row: string): string => columns.map((one) => `${row}.${one}`).join(', ');
  return `-- Written for SQLite; PostgreSQL has tsvector with a GIN index.\nCREATE VIRTUAL TABLE ${table}_search USING fts5(${names}, content='${table}', content_rowid='id');\nINSERT INTO ${table}_search (${table}_search) VALUES ('rebuild');\n\nCREATE TRIGGER ${table}_search_insert AFTER INSERT ON ${table} BEGIN\n  INSERT INTO ${table}_search (rowid, ${names}) VALUES (NEW.id, ${values('NEW')});\nEND;\nCREATE TRIGGER ${table}_search_delete AFTER DELETE ON ${table} BEGIN\n  INSERT INTO ${table}_search (${table}_search, rowid, ${names}) VALUES ('delete', OLD.id, ${values('OLD')});\nEND;\nCREATE TRIGGER ${table}_search_update AFTER UPDATE ON ${table} BEGIN\n  INSERT INTO ${table}_search (${table}_search, rowid, ${names}) VALUES ('delete', OLD.id, ${values('OLD')});\n  INSERT INTO ${table}_search (rowid, ${names}) VALUES (NEW.id, ${values('NEW')});\nEND;\n\nSELECT ${table}.*\nFROM ${table}_search\nJOIN ${table} ON ${table}.id = ${table}_search.rowid\nWHERE ${table}_search MATCH ${query}\nORDER BY rank;`;
};

/** Pages that begin after the last row of the one before. */
const paged: Statement = (text) => {
  const head = new RegExp(
    `^(?:(?:keyset|cursor|seek)(?:[- ]based)? pagination|pag(?:ination|e through|inate) by key)(?: (?:query|method))? (?:for|of|on|over|through) ${TABLE}`,
  ).exec(text);
  const tail =
    head &&
    pieces(text.slice(head[0].length), {
      order: new RegExp(
        `(?:ordered|sorted|ordering|sorting) by (${NAME})(?: (desc(?:ending)?|asc(?:ending)?))?(?:,? (?:then )?(?:and )?(?:by )?id)?`,
      ),
      newest: /(?:newest|latest|most recent) first/,
      size: /(\d+)(?: (?:rows|items|posts|results|[a-z]+))? (?:per|a|on each) page|page size (?:of )?(\d+)/,
    });
  const table = head?.[1];
  if (!tail || !table) return undefined;
  const column = tail.order?.[1] ?? 'created_at';
  const isDown = tail.newest !== undefined || /^desc/.test(tail.order?.[2] ?? '');
  const size = tail.size?.[1] ?? tail.size?.[2] ?? '20';
  const way = isDown ? ' DESC' : '';
  return `-- The id decides between rows with the same ${column}.\nCREATE INDEX ${table}_${column}_id_index ON ${table} (${column}${way}, id${way});\n\n-- The first page:\nSELECT *\nFROM ${table}\nORDER BY ${column}${way}, id${way}\nLIMIT ${size};\n\n-- The next page; :last_${column} and :last_id are those of the last row that was shown.\nSELECT *\nFROM ${table}\nWHERE (${column}, id) ${isDown ? '<' : '>'} (:last_${column}, :last_id)\nORDER BY ${column}${way}, id${way}\nLIMIT ${size};`;
};

/** "Delete duplicate rows from users, where email is the key ignoring case, keeping the lowest id". */
const deduplicated: Statement = (text, dialect, tables) => {
  const head = new RegExp(
    `^(?:delete|remove)s? (?:all )?(?:the )?duplicated?s?(?: (?:rows|records|entries))?(?: (?:from|in|of)(?: (?:the |an? |my )?(?:table )?(?!keep|where|by\\b)(${NAME})(?: table)?)?)?`,
  ).exec(text);
  const [given, other] = tables;
  const table = given?.name ?? head?.[1];
  const KEPT =
    '(newest|latest|most recent|last|oldest|earliest|first|lowest id|smallest id|highest id|largest id)';
  const tail =
    head &&
    pieces(text.slice(head[0].length), {
      case_:
        /(?:case[- ]insensitive(?:ly)?|(?:ignoring|ignore|regardless of|disregarding|whatever) (?:the )?(?:upper and lower )?case|(?:where )?case (?:is ignored|does(?: not|n't) matter)|(?:not |un)case[- ]sensitive(?:ly)?)/,
      by: new RegExp(
        `(?:by|based on|(?:(?:where|when|if|in which) )?(?:duplicates?|rows|they|two rows) (?:(?:have|has|share|with|are (?:those |rows )?with|means?(?: rows with)?) )+(?:the )?same|(?:with|that have|having|that share|sharing) the same|where|whose|same)(?: the)? (${NAME}(?:(?:, | and )(?!keep|case|ignoring|regardless)${NAME})*)(?: (?:is|are) (?:the )?(?:duplicate key|key|same|equal|duplicated))?`,
      ),
      keep: new RegExp(
        `(?:and )?(?:but )?keep(?:ing|s)?(?: only)?(?: the)?(?: (?:one|row|record)s? with the)? ${KEPT}(?: (?:one|row|record|entry)s?| of each)*(?: by (${NAME}))?`,
      ),
    });
  if (!tail || !table || other || dialect === 'mysql') return undefined;
  const columns = tail.by?.[1]
    ? list(tail.by[1])
    : (given?.columns.map(({ name }) => name).filter((name) => name !== 'id' && !DATED.test(name)) ?? []);
  if (
    columns.length === 0 ||
    (given && !columns.every((one) => given.columns.some(({ name }) => name === one)))
  )
    return undefined;
  const kept = tail.keep?.[1] ?? 'first';
  const isLast = /newest|latest|recent|last|highest|largest/.test(kept);
  const day = /id$/.test(kept) ? undefined : (tail.keep?.[2] ?? (given && columnOf(given, DATED)));
  const keys = columns.map((one) => (tail.case_ ? `LOWER(${one})` : one)).join(', ');
  const way = isLast ? ' DESC' : '';
  return `-- Of rows with the same ${columns.join(' and ')}${tail.case_ ? ', in upper or lower case,' : ''} one stays${day ? '' : isLast ? ': the one with the highest id' : ': the one with the lowest id'}.\nDELETE FROM ${table}\nWHERE id IN (\n  SELECT id\n  FROM (\n    SELECT id, ROW_NUMBER() OVER (PARTITION BY ${keys} ORDER BY ${day ? `${day}${way}, ` : ''}id${way}) AS place\n    FROM ${table}\n  ) AS ranked\n  WHERE place > 1\n);`;
};

const STATEMENTS: readonly Statement[] = [
  touched,
  audited,
  guarded,
  searched,
  paged,
  deduplicated,
  ...PLAIN_STATEMENTS,
];

/** Statements that many people ask for, with the names of the wish. */
export function planStatement(prompt: string): Snippet | undefined {
  const { text, tables } = apartFromTables(prompt);
  const plain = asked(
    withoutDatabase(text).replace(/\b(?:create|add|make|write) (?=(?:an? )?(?:audit )?trigger)/i, ''),
  );
  for (const read of STATEMENTS) {
    const code = read(plain.replace(/\s+/g, ' ').trim(), dialectOf(prompt), tables);
    if (code !== undefined) return { definition: code, example: '' };
  }
  return undefined;
}
