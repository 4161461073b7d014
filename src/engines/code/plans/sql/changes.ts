import type { Snippet } from '../../snippets/snippets.ts';
import { Phrase } from '../reading/phrase.ts';
import { numberOf } from '../reading/text.ts';
import { inBatches } from './batches.ts';
import { planTable } from './create.ts';
import { dialectOf, withoutDatabase } from './dates.ts';
import { planUpdateFrom, planUpsert } from './merges.ts';
import { withNotes } from './notes.ts';
import { readQuery } from './plan-sql.ts';
import type { Reading } from './query.ts';
import { apartFromTables } from './schema.ts';
import { list, NAME, planAlter, planIndex } from './table-changes.ts';
import { readNumber, readValue } from './values.ts';
import { writeQuery } from './write-query.ts';

/** The rows that a statement changes: a query that only selects. */
function target(text: string, whole: string): { reading: Reading; where: string } | undefined {
  const said = readQuery(withoutDatabase(text), apartFromTables(whole).tables, whole);
  if (!said || said.left.length > 0) return undefined;
  const { q } = said.reading;
  const isPlain =
    q.measures.length + q.groups.length + q.orders.length + q.having.length + q.shown.length === 0 &&
    q.used.size === 1 &&
    !q.self &&
    !q.window;
  if (!isPlain || q.limit !== undefined || q.place !== undefined || q.isDistinct) return undefined;
  const tests = q.where.map((clause) => clause(({ column }) => column));
  return { reading: said.reading, where: tests.length > 0 ? `\nWHERE ${tests.join('\n  AND ')}` : '' };
}

const WORD = '["\']?(\\w+)["\']?';
/** "Mark all bills older than 60 days as late": their status is set. */
const STATUS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^\\W*(?:please )?(?:update|change|switch|turn) ((?:all |the )*[a-z_]+(?: .*?)?) (?:with|in|of|that have|whose) (?:the )?status (?:is )?${WORD} (?:in)?to (?:status )?${WORD}\\W*$`,
      'i',
    ),
    "set the status of $1 with status '$2' to '$3'",
  ],
  [
    new RegExp(
      `^\\W*(?:please )?(?:mark|flag) ((?:all |the )*[a-z_]+ (?!as\\b).*?|(?:all |the )*[a-z_]+s) as ${WORD}\\W*$`,
      'i',
    ),
    "set the status of $1 to '$2'",
  ],
];

/** A statement that changes rows or tables, or keeps a query as a view; `whole` is the wish with its tables. */
export function planChange(given: string, whole = given): Snippet | undefined {
  // A table whose columns are listed may have one for it.
  const isListed = /[()]|\bcolumns?\b/i.test(given);
  const plain = withoutDatabase(given).trim();
  const prompt = isListed ? plain : STATUS.reduce((wish, [said, same]) => wish.replace(said, same), plain);
  const r = new Phrase(prompt);
  r.takeAll(
    /please|write|give me|sql|query|statement|that|to|which|update(?= (?:statement |query )?(?:that|to|which))|an?(?= (?:sql|query|statement|script))/,
  );
  return (
    planUpsert(given) ??
    planUpdateFrom(given) ??
    r.attempt(() => planExcept(r)) ??
    r.attempt(() => planView(r, whole)) ??
    r.attempt(() => planIndex(r)) ??
    r.attempt(() => planAlter(r, given)) ??
    r.attempt(() => planInsert(r)) ??
    planSamples(prompt) ??
    r.attempt(() => planDeduplication(r)) ??
    r.attempt(() => planDelete(r, whole)) ??
    r.attempt(() => planUpdate(r, whole))
  );
}

/** "Rows in a that are not in b". */
function planExcept(r: Phrase): Snippet | undefined {
  const found = r.take(
    `(?:find |show |list |get |select )?(?:the |all )*(?:rows|records|entries|values) (?:in|of|from) (?:the )?(?:table )?(${NAME}) (?:(?:that|which) (?:are|do)(?:n't| not)?|not|missing)(?: exist| there| appear)? (?:in|from) (?:the )?(?:table )?(${NAME})`,
  );
  if (!found || !r.isDone || !/not|n't|missing/.test(found[0])) return undefined;
  return {
    definition: `-- Both tables have the same columns.\nSELECT * FROM ${found[1]}\nEXCEPT\nSELECT * FROM ${found[2]};`,
    example: '',
  };
}

function planView(r: Phrase, whole: string): Snippet | undefined {
  if (!r.take(/(?:(?:create(?: or replace)?|make|define|an?) )*view/)) return undefined;
  const name =
    r.take(`(?:called|named) (${NAME})`)?.[1] ??
    r.take(`(${NAME}_${NAME})`)?.[1] ??
    r.take(
      `(${NAME})(?= (?:with|that|showing|which|listing|of|as|containing|for)\\b)(?<!with|that|of|for|as)`,
    )?.[1];
  r.take(
    /(?:(?:that|which) )?(?:with|shows?|showing|lists?|listing|of|contains?|containing|for|as|joins?|having|has)?(?: all)?(?: the)?/,
  );
  const rest = r.given.slice(r.at);
  const said = readQuery(rest, apartFromTables(whole).tables, whole);
  if (!said || said.left.length > 0) return undefined;
  const { q, catalog, dialect } = said.reading;
  const query = writeQuery(q, catalog, dialect);
  const adjective = /^(\w+) /.exec(rest.toLowerCase())?.[1];
  const own =
    name ??
    (q.where.length > 0 && adjective && adjective !== q.rows.name
      ? `${adjective}_${q.rows.name}`
      : `${q.rows.name}_view`);
  return query ? withNotes(catalog, `CREATE VIEW ${own} AS\n${query}`, query) : undefined;
}

/** "Insert a customer with name Ada and city Paris". */
/** "Insert 3 sample rows into a products table with name and price". */
function planSamples(prompt: string): Snippet | undefined {
  const [, count, table, columns] =
    /^\W*(?:(?:please|write|sql|statement|query|to|that)\W+)*inserts? (\w+) (?:sample |example |test |new )?(?:rows|records) (?:in)?to (?:an? |the )?(?:table )?([a-z_]+)(?: table)?(?: with| having)? ?\(?(.+?)\)?\.?$/i.exec(
      prompt,
    ) ?? [];
  if (!count || !table || !columns) return undefined;
  const made = planTable(`create table ${table} with ${columns}; then insert ${count} rows`);
  const rows = made?.definition.split('\n\n').find((part) => part.startsWith('INSERT'));
  return rows === undefined ? undefined : { definition: rows, example: '' };
}

function planInsert(r: Phrase): Snippet | undefined {
  if (!r.take(/(?:insert|add)(?: an?| one)?(?: new)?(?: row| record)?(?: into)?(?: the)?/)) return undefined;
  const found = r.take(`(?:table )?(${NAME})(?: table)?`);
  if (!found?.[1] || !r.take(/with|having|:|where/)) return undefined;
  const columns: string[] = [];
  const values: string[] = [];
  do {
    r.take(/the|an?/);
    const column = r.take(`(${NAME})`)?.[1];
    r.take(/is|of|set to|as/);
    r.takeText(/[:=]/);
    const value =
      column && (r.takeText(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/)?.[0].replace(/^.*$/, "'$&'") ?? readValue(r));
    if (!column || !value) return undefined;
    columns.push(column);
    values.push(value);
  } while (r.take(/and/) ?? (r.takeMark() === ',' ? (r.take(/and/) ?? true) : undefined));
  if (!r.isDone) return undefined;
  const table = /s$/.test(found[1]) ? found[1] : `${found[1]}s`;
  return {
    definition: `INSERT INTO ${table} (${columns.join(', ')})\nVALUES (${values.join(', ')});`,
    example: '',
  };
}

const PEOPLE =
  /^(?:users|customers|contacts|people|persons|members|clients|subscribers|employees|accounts|leads)$/;

/** "Delete duplicate users by email and keep the newest". */
function planDeduplication(r: Phrase): Snippet | undefined {
  const found = r.take(
    `(?:delete|remove)(?: all)?(?: the)? duplicated? (?:(?:rows|records|entries) (?:from|in|of) (?:the )?)?(${NAME})(?: table)?(?: rows| records)?(?:,? (?:by|based on|with the same|that have the same|having the same)(?: the)?(?: columns?)? (${NAME}(?:(?:, | and )(?!keep)${NAME})*))?(?:,? ?(?:and |but )?(?:keep|keeping)(?: only)?(?: the)?(?: (?:one|row|record) with the)? (oldest|newest|first|latest|last|most recent|earliest|lowest id|smallest id|highest id|largest id|one)(?: one| row| record| of each| id)*(?:(?: by| according to| based on)?(?: the)? (${NAME}_(?:at|on|date)|date))?)?`,
  );
  if (!found || !r.isDone) return undefined;
  const isColumn = !found[2] && /^(?:emails?|names?|usernames?|phones?)$/.test(found[1] ?? '');
  const said = isColumn ? [(found[1] ?? '').replace(/s$/, '')] : list(found[2] ?? '');
  const by = found[4];
  // People are told apart by their address; of other rows nobody knows.
  const columns = said.length === 0 && by && PEOPLE.test(found[1] ?? '') ? ['email'] : said;
  if (columns.length === 0) return undefined;
  const table = isColumn ? 'users' : (found[1] ?? '');
  if (by) {
    const isOldest = /oldest|first|earliest/.test(found[3] ?? '');
    return {
      definition: `-- Assumed: ${table} (id, ${[...columns, by].join(', ')}); rows with the same ${columns.join(' and ')} are duplicates.\nDELETE FROM ${table}\nWHERE id IN (\n  SELECT id\n  FROM (\n    SELECT id, ROW_NUMBER() OVER (PARTITION BY ${columns.join(', ')} ORDER BY ${by}${isOldest ? '' : ' DESC'}, id${isOldest ? '' : ' DESC'}) AS place\n    FROM ${table}\n  ) AS ranked\n  WHERE place > 1\n);`,
      example: '',
    };
  }
  const kept = /newest|latest|last|highest|largest/.test(found[3] ?? '') ? 'MAX' : 'MIN';
  return {
    definition: `-- Assumed: ${table} (id, ${columns.join(', ')}); a later row has a higher id.\nDELETE FROM ${table}\nWHERE id NOT IN (\n  SELECT ${kept}(id)\n  FROM ${table}\n  GROUP BY ${columns.join(', ')}\n);`,
    example: '',
  };
}

const BATCHES = /,? (?:and )?in (?:batches|chunks|portions|steps|blocks) of (\d[\d,.]*)(?: rows)?/i;

function planDelete(r: Phrase, whole: string): Snippet | undefined {
  const batch = BATCHES.exec(r.given);
  if (batch) {
    const plain = r.given.replace(batch[0], '');
    const made = planDelete(new Phrase(plain), whole);
    const [, table = '', where = ''] =
      /DELETE FROM (\w+)(\nWHERE [^;]+);$/.exec(made?.definition ?? '') ?? [];
    if (!made || !table) return undefined;
    const some = inBatches(table, where, batch[1] ?? '', dialectOf(whole));
    return { ...made, definition: made.definition.replace(/DELETE FROM [\s\S]*$/, () => some) };
  }
  if (!r.take(/deletes?|remove|purge/)) return undefined;
  const isAll = r.take(/all|every/) !== undefined;
  r.take(/(?:of )?(?:the )?(?:rows (?:from|in|of) (?:the )?)?/);
  const said = target(r.given.slice(r.at), whole);
  if (!said || (said.where === '' && !isAll)) return undefined;
  const { q, catalog } = said.reading;
  return withNotes(catalog, `DELETE FROM ${q.rows.name}${said.where};`, said.where, [q.rows]);
}

const NUMBER_WORD = '\\d+|one|two|three|four';

/** A change by so much that names no direction is taken for an increase. */
const UP = /increase|raise|bump|update|change|adjust/;
const UNDIRECTED = /update|change|adjust/i;

function planUpdate(r: Phrase, whole: string): Snippet | undefined {
  const written = (text: string, column: string, value: (column: string) => string): Snippet | undefined => {
    const said = target(text, whole);
    const place = said?.reading.catalog.column(said.reading.q.rows, column);
    if (!said || !place) return undefined;
    const { q, catalog } = said.reading;
    return withNotes(
      catalog,
      `UPDATE ${q.rows.name}\nSET ${place.column} = ${value(place.column)}${said.where};`,
      said.where,
      [q.rows],
    );
  };
  const rounded = new RegExp(
    `,? (?:and )?round(?:ed)?(?: the result| it| them)? to (${NUMBER_WORD}) decimals?(?: places)?`,
    'i',
  ).exec(r.given);
  if (rounded) {
    const made = planUpdate(new Phrase(r.given.replace(rounded[0], '')), whole);
    const places = numberOf(rounded[1] ?? '2');
    return (
      made && { ...made, definition: made.definition.replace(/(?<=SET \w+ = )(.+)/, `ROUND($1, ${places})`) }
    );
  }
  const rest = r.given.slice(r.at);
  const plain = (pattern: string): RegExpExecArray | undefined =>
    new RegExp(`^(?:${pattern})$`, 'i').exec(rest) ?? undefined;
  const NUMBER = '[$€]?(\\d+(?:\\.\\d+)?)( ?%| percent)?(?: euros?| dollars?)?';
  const VERB = '(increase|raise|bump|reduce|decrease|lower|cut|update|change|adjust)s?(?: up)?';
  const moved =
    plain(`${VERB} (?:the |all )?([a-z_]+?)s? (?:of|for|in) (.+?) by ${NUMBER}`) ??
    plain(`${VERB} (?:the |all )?([a-z_]+?)s? by ${NUMBER} (?:of|for|in|on) (.+)`);
  if (moved) {
    const isLast = / by [$€]?\d[^a-z]*(?:%|percent|euros?|dollars?)?$/i.test(rest);
    const [, verb = '', named = ''] = moved;
    // "Salaries" without its last letter is no word.
    const column = named.replace(/ie$/, 'y');
    const [rows = '', amount = '', percent] = isLast
      ? [moved[3], moved[4], moved[5]]
      : [moved[5], moved[3], moved[4]];
    const isUp = UP.test(verb.toLowerCase());
    const number = Number(amount);
    const made = written(rows, column, (name) =>
      percent
        ? `${name} * ${Number((isUp ? 1 + number / 100 : 1 - number / 100).toFixed(4))}`
        : `${name} ${isUp ? '+' : '-'} ${number}`,
    );
    return made && UNDIRECTED.test(verb)
      ? {
          ...made,
          definition: `-- Assumes an increase, since the wish names no direction.\n${made.definition}`,
        }
      : made;
  }
  const given = plain('give (.+?) an? (\\d+(?:\\.\\d+)?) ?(?:%|percent) (raise|pay rise|bonus|discount)');
  if (given && given[3] !== 'bonus') {
    const isCut = given[3] === 'discount';
    const factor = Number((1 + ((isCut ? -1 : 1) * Number(given[2])) / 100).toFixed(4));
    return written(given[1] ?? '', isCut ? 'price' : 'salary', (name) => `${name} * ${factor}`);
  }
  const granted = plain('give (.+?) an? ([a-z_]+) of [$€]?(\\d+(?:\\.\\d+)?)');
  if (granted) return written(granted[1] ?? '', granted[2] ?? '', () => granted[3] ?? '');
  const marked = plain('(?:mark|flag) (?:all |the )?(.+?) as ([a-z]+)( .+)?');
  if (marked)
    return written(`${marked[1]}${marked[3] ?? ''}`, 'status', () => `'${marked[2]?.toLowerCase()}'`);
  const VALUE = `("[^"]*"|'[^']*'|[\\w.-]+)`;
  const set =
    plain(
      `(?:set|change|update) (?:the )?([a-z_]+) to ${VALUE},? (?:for|of|on|in|where|when)(?: all)?(?: the)? (.+)`,
    ) ??
    plain(`(?:update|set|change) (?:the )?([a-z_]+) (?:of|for|in|on) (.+?) to ${VALUE}`) ??
    plain(`update (.+?),? (?:and |to )?set (?:the |their )?([a-z_]+) (?:to|=) ${VALUE}(?:,? ?(.+))?`);
  if (!set) return undefined;
  const isUpdate = /^update .+ set /i.test(rest);
  const isOf = !isUpdate && !/^\w+ (?:the )?[a-z_]+ to /i.test(rest);
  const [rows = '', column = '', value = ''] = isUpdate
    ? [`${set[1]} ${set[4] ?? ''}`.trim(), set[2], set[3]]
    : isOf
      ? [set[2], set[1], set[3]]
      : [set[3], set[1], set[2]];
  const literal = /^null$/i.test(value) ? 'NULL' : readValue(new Phrase(value));
  const number = readNumber(new Phrase(value));
  return literal === undefined
    ? undefined
    : written(rows, column, () =>
        number === undefined
          ? /^'?(?:null|now)'?$/i.test(literal)
            ? /null/i.test(literal)
              ? 'NULL'
              : 'CURRENT_TIMESTAMP'
            : literal
          : literal,
      );
}
