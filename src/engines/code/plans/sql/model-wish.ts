import type { Snippet } from '../../snippets/snippets.ts';
import { pluralOf } from '../reading/plural.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';
import { Catalog } from './catalog.ts';
import { CHECKED, inKeptWords, usualChecks } from './kept-history.ts';
import { singularOf } from './lexicon.ts';
import { readChecks } from './model-checks.ts';
import { isSameThing, ONE, readColumns, STAY_NAMES, STAYS, TABLE } from './model-columns.ts';
import { lackingQuery, withAmounts } from './model-lacking.ts';
import { type Linked, linkTables } from './model-links.ts';
import { readList, wordsFor } from './model-list.ts';
import { inWholeSentences, readCascades, readCounted, readManies, readSingles } from './model-manies.ts';
import { type Rule, readModelRules } from './model-rules.ts';
import { type ModelColumn, modelColumns, modelTables, sampleValue } from './models.ts';
import { withNotes } from './notes.ts';
import { queryOn } from './query-on.ts';
import { apartFromTables, type Table } from './schema.ts';

const WANTED = /\b(?:tables?|schema|database|data ?base|data model|ddl)\b/i;
const CREATES =
  /\b(?:create|creates|design|set up|define|make|build|schema|database|i need|model|ddl)\b|^\W*(?:(?:please|write|sql|the|two|three|four|give me|postgres(?:ql)?|mysql|mariadb|sqlite)\W+)*tables?\b/i;

const VERB =
  '(?:shows?|lists?|finds?|gets?|returns?|selects?|displays?|counts?|calculates?|computes?|prints?|tells?)';
/** "…, and a query that lists …", "… Show the average …": where the tables end and the question begins. */
const ASKS = new RegExp(
  `(?:[.;,:]\\s*|\\s)(?:(?:and|then|also|finally|plus|with|as well as|including) )*(?:(?:please|write|give me|add|include|i (?:also )?need|create|provide|show me) )*(?:(?:an?|the|one|me|sample|example|sql|select|simple) )*(?:quer(?:y|ies)|select(?: statement)?)(?=[ :])[: ]+(?:that |which |to |for |of |showing |listing |returning |where )?(.+)$|(?:[.;]\\s*|,? (?:and|then) (?:also |then )*)(?:please )?(${VERB} (?!dates?\\b).+)$`,
  'is',
);

/** "…, and a view of overdue loans". */
const VIEW =
  /(?:[.;,]\s*|\s)(?:(?:and|then|also|plus|with|as well as|including) )*(?:(?:create|add|include|define) )*(?:an?|one) view (?:(?:called|named) ([a-z_]+) )?(?:of|with|for|(?:that|which) (?:lists?|shows?|returns?|contains?)|listing|showing) (?:all |the )*(.+)$/is;

const viewName = (question: string): string =>
  question
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => !/^(?:the|all|an?|of|with|their|per|and)$/.test(word))
    .slice(0, 2)
    .join('_');

const SAMPLES = new RegExp(
  `(?:[,;.] ?)?\\b(?:(?:and|with|plus|then|also|including) )*(?:(?:insert|add|include|fill|populate)(?:s|ing|ed)?(?: (?:it|them|each|the tables?|every table))? )?(?:with )?(?:(?:a few|some|a couple of|a little|${NUMBER}) )?(?:(?:sample|example|test|dummy|demo|some|realistic) )+(?:rows?|data|records?|entries|values|inserts?)(?:(?:,|:|,? \\(?)? ?${NUMBER}(?: rows?)?(?= (?:each|per|in each|for each)))?(?: (?:each|per table|in(?:to)? (?:each|every|all|the|them)(?: (?:of them|tables?|one))?|for (?:each|every)(?: table)?)\\)?)?|(?:[,;.] ?)?\\b(?:(?:and|then|also) )*insert(?:s|ing)? (?:(?:a few|some|a couple of|${NUMBER}) )(?:sample |example )?(?:rows?|records?|entries)(?: (?:each|in(?:to)? (?:each|every|all|the|them)(?: (?:of them|tables?|one))?))?`,
);

const SILENT: ReadonlySet<string> = new Set(
  'a an the i need want please create creates design designs set up define make build write me give of for with and to in that has have which it sql ddl schema table tables database databases db small simple basic little tiny online web local public university college system app application model data primary foreign key keys constraint constraints proper appropriate relevant suitable necessary correct right types columns fields references relation relations relationship relationships between them linked connected by using sqlite postgresql postgres mysql library shop store bookshop bookstore school blog hotel clinic hospital company firm gym cinema music bank rental car dealership restaurant e-commerce ecommerce commerce e warehouse management tracking track tracks storing store stores each their its all three four two five six following named called: called statements statement where who can be is are one too well'.split(
    ' ',
  ),
);

/** "Schema and sample inserts for recipes": the rows are said before what they are of. */
const INSERTS_FIRST =
  /\b((?:schema|tables?|create tables?|ddl))(?:,? and|,| with|\/) ((?:sample|example|test|demo) (?:inserts?|data|rows|records))( for [^.;]+)/i;

/** "Books, authors (many-to-many)", among other tables. */
const MANY_TO_MANY = /\b([a-z]+), ([a-z]+) \(many[- ]to[- ]many\)/i;

interface Wish {
  readonly linked: Linked;
  readonly rows: number;
  readonly isCascading: boolean;
  /** Children that go with one parent only. */
  readonly cascades: readonly (readonly [child: string, parent: string])[];
  readonly rules: readonly Rule[];
  /** The rest of the wish, in its words. */
  readonly unmet: readonly string[];
}

/** "Each user may vote once": votes refer to users, though nobody lists them. */
const impliedIn = (text: string, tables: readonly string[]): string[] =>
  [
    ...new Set(
      [...text.matchAll(new RegExp(`\\b(?:an?|each|every|one) (${ONE}) (?:can|may|must)`, 'g'))].map(
        ([, one = '']) => pluralOf(one.replaceAll(' ', '_')),
      ),
    ),
  ].filter(
    (name) =>
      !tables.includes(name) &&
      modelTables.includes(name) &&
      tables.some((table) => modelColumns(table, [...tables, name]).some(({ parent }) => parent === name)),
  );

function readHead(asked: string): Wish | undefined {
  if (!WANTED.test(asked) || !CREATES.test(asked)) return undefined;
  const whole = inWholeSentences(inKeptWords(withAmounts(asked.replace(INSERTS_FIRST, '$1$3, with $2'))));
  const [both = '', one = '', other = ''] = MANY_TO_MANY.exec(whole) ?? [];
  const text = whole.replace(both, `${one}, ${other}`);
  const wish = new WishText(text);
  const isChecked = wish.take(CHECKED) !== undefined;
  const samples = wish.take(SAMPLES);
  const number = samples?.slice(1).find((one) => one !== undefined);
  const rows = samples ? Math.min(number === undefined ? 3 : numberOf(number), 3) : 0;
  if (number !== undefined && numberOf(number) > 3) return undefined;
  const isCascading =
    wish.take(
      /(?:,? ?(?:and|with) )?\b(?:on delete cascade|cascad(?:e|es|ing)(?: deletes?| on delete)?)\b/,
    ) !== undefined;
  const cascades = readCascades(wish);
  const isManyToMany = wish.take(/\b(?:an? )?many[- ]to[- ]many(?: relation(?:ship)?)?\b/) !== undefined;
  const listed = readList(wish);
  // A rule may name what is no table: "at most 20 participants".
  const head = listed.tables.length > 1 ? (wish.rest.split(RULES)[0] ?? '') : wish.rest;
  const said = [...head.matchAll(new RegExp(`\\b(${TABLE})\\b|\\b(${ONE})(?= tables?\\b|,| and )`, 'g'))].map(
    ([, many, one]) => many?.replaceAll(' ', '_') ?? pluralOf((one ?? '').replaceAll(' ', '_')),
  );
  const known = said.filter((name) => modelTables.includes(name));
  const plain = [...new Set([...listed.tables, ...known])];
  if (plain.length < 2) return undefined;
  const named = [...plain, ...impliedIn(wish.rest, plain)];
  const singles = readSingles(wish, named);
  const counted = readCounted(wish, named);
  const isPair = named.includes(one) && named.includes(other);
  const manies: [string, string][] = [
    ...counted,
    ...(isPair ? [[other, one] satisfies [string, string]] : []),
    ...readManies(wish, named),
  ];
  const linked = linkTables(named, isManyToMany || listed.isManyToMany, manies, singles);
  const columns = new Map(linked.columns);
  for (const [whole, part] of counted) {
    const pair = `${singularOf(whole)}_${part}`;
    columns.set(pair, [...(columns.get(pair) ?? []), QUANTITY]);
  }
  wish.take(TRADE);
  const isStay = wish.take(STAYS) !== undefined;
  // A "return date" is there as the day on which it was returned.
  for (const { name } of [...columns.values()].flat())
    if (/[a-z]ed_on$/.test(name))
      wish.take(
        new RegExp(
          `(?:,| and| with)+(?: an?| the)* ${name.replace(/e?d_on$/, '')}(?:e?d)? (?:dates?|days?)\\b(?! (?:is|must|has|can|may|should|not|comes?|before|after)\\b)`,
        ),
      );
  for (const [table, own] of readColumns(wish, named))
    columns.set(table, [
      ...(columns.get(table) ?? []).filter((usual) => !own.some((one) => isSameThing(one, usual))),
      ...own,
    ]);
  if (isStay)
    for (const [table, own] of columns)
      columns.set(
        table,
        own.map((one) => ({ ...one, name: STAY_NAMES[one.name] ?? one.name })),
      );
  const ruled = (): { name: string; columns: readonly ModelColumn[] }[] =>
    linked.tables.map((name) => ({ name, columns: columns.get(name) ?? [] }));
  const checks = readChecks(wish, ruled());
  for (const { table, column } of checks)
    if (column) columns.set(table, [...(columns.get(table) ?? []), column]);
  const usual = isChecked ? ruled().flatMap(usualChecks) : [];
  if (isChecked && usual.length === 0) return undefined;
  const rules = [...readModelRules(wish, ruled()), ...checks, ...usual];
  const again = new RegExp(`\\b(?:${wordsFor(named)}|${TABLE}|${ONE})\\b`);
  while (wish.take(again));
  return { linked: { ...linked, columns }, rows, isCascading, cascades, rules, unmet: unmetIn(wish) };
}

const QUANTITY: ModelColumn = { name: 'quantity', type: 'integer', isOptional: false, isUnique: false };

/** "… of a bakery": whose tables they are says nothing about them. */
const TRADE = /(?<=[a-z]) (?:of|for) (?:an?|my|our) (?:[a-z-]+ ){0,3}[a-z-]+(?=[,.; ]*$)/;

/** The beginning of the rules. */
const RULES = /\b(?:where|so that|such that|in which|make sure|making sure|ensur\w+)\b/;

/** The parts of a wish that nobody has read, as they were written. */
function unmetIn(wish: WishText): string[] {
  if (wish.left(SILENT).length === 0) return [];
  const parts = [...wish.given.matchAll(/[^,;.]+/g)];
  return parts.flatMap(([part]) => {
    const at = wish.given.indexOf(part);
    const left = new WishText(wish.rest.slice(at, at + part.length)).left(SILENT);
    return left.length === 0
      ? []
      : [
          shortest(part, left)
            .replace(/^.*\b(?:where|so that|such that|in which) /i, '')
            .trim()
            .replace(/^(?:and|with|also|but) /i, ''),
        ];
  });
}

/** The missing part of "tickets with prices and seats". */
function shortest(part: string, left: readonly string[]): string {
  const behind = /\bwith (.+)$/is.exec(part)?.[1];
  const items = (behind ?? '')
    .split(/,? and |, /i)
    .filter((item) => left.some((word) => item.toLowerCase().includes(word.toLowerCase())));
  const isAll = left.every((word) => items.some((item) => item.toLowerCase().includes(word.toLowerCase())));
  return items.length > 0 && isAll ? items.join(' and ') : part;
}

const TYPES: Readonly<Record<ModelColumn['type'], string>> = {
  integer: 'INTEGER',
  decimal: 'NUMERIC(10, 2)',
  date: 'DATE',
  time: 'TIMESTAMP',
  text: 'VARCHAR(255)',
};

const typeOf = ({ name, type }: ModelColumn): string =>
  /^(?:body|description|text|question|reason)$/.test(name) ? 'TEXT' : TYPES[type];

/** Each after those that it refers to; undefined where two refer to each other. */
function sorted(
  tables: readonly string[],
  columns: (table: string) => readonly ModelColumn[],
): string[] | undefined {
  const done: string[] = [];
  while (done.length < tables.length) {
    const next = tables.find(
      (table) =>
        !done.includes(table) &&
        columns(table).every(
          ({ parent }) => parent === undefined || parent === table || done.includes(parent),
        ),
    );
    if (next === undefined) return undefined;
    done.push(next);
  }
  return done;
}

export function planModel(prompt: string): Snippet | undefined {
  const made = modelInPart(prompt);
  return made?.unmet.length === 0 ? made.snippet : undefined;
}

/** Tables that many people ask for, with sample rows, a query on them, and what they lack of the wish. */
export function modelInPart(prompt: string): { snippet: Snippet; unmet: readonly string[] } | undefined {
  // Tables that the wish describes are there: it asks for something else.
  if (apartFromTables(prompt).tables.some(({ isOpen }) => !isOpen)) return undefined;
  const viewed = VIEW.exec(prompt.trim());
  const asked = viewed ?? ASKS.exec(prompt.trim());
  const wish = readHead(asked ? prompt.trim().slice(0, asked.index) : prompt);
  if (!wish) return undefined;
  const columnsOf = (table: string): readonly ModelColumn[] => wish.linked.columns.get(table) ?? [];
  const tables = sorted(wish.linked.tables, columnsOf);
  if (!tables || !isConnected(tables, columnsOf)) return undefined;
  const key = /\bpostgres/i.test(prompt)
    ? 'INTEGER GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY'
    : /\b(?:mysql|mariadb)\b/i.test(prompt)
      ? 'INTEGER AUTO_INCREMENT PRIMARY KEY'
      : 'INTEGER PRIMARY KEY';
  const isPair = (table: string): boolean => wish.linked.pairs.includes(table);
  const rulesOf = (table: string) => wish.rules.filter((rule) => rule.table === table);
  const created = tables.map((table) => {
    const columns = columnsOf(table);
    const keys = columns.filter(({ parent }) => parent !== undefined);
    return `CREATE TABLE ${table} (\n${[
      ...(isPair(table) ? [] : [`id ${key}`]),
      ...columns.map(
        (column) =>
          `${column.name} ${typeOf(column)}${column.isOptional ? '' : ' NOT NULL'}${column.isUnique ? ' UNIQUE' : ''}`,
      ),
      ...(isPair(table) ? [`PRIMARY KEY (${keys.map(({ name }) => name).join(', ')})`] : []),
      ...rulesOf(table).flatMap(({ line }) => line ?? []),
      // MySQL ignores a reference beside the column.
      ...keys.map(
        ({ name, parent }) =>
          `FOREIGN KEY (${name}) REFERENCES ${parent} (id)${wish.isCascading || wish.cascades.some(([child, of]) => of === parent && (child === table || isPair(table))) ? ' ON DELETE CASCADE' : ''}`,
      ),
    ]
      .map((line) => `  ${line}`)
      .join(',\n')}\n);${rulesOf(table)
      .flatMap(({ after }) => after ?? [])
      .map((after) => `\n\n${after}`)
      .join('')}`;
  });
  const inserts =
    wish.rows > 0 ? tables.map((table) => inserted(table, columnsOf(table), wish.rows, isPair(table))) : [];
  const made = [...created, ...inserts].join('\n\n');
  const best = tables.flatMap(columnsOf).find(({ name }) => name.startsWith('weight'))?.name ?? 'weight';
  const question = (viewed ? `list ${viewed[2]}` : (asked?.[1] ?? asked?.[2]))?.replace(
    /\b(?:my |the )?personal (?:bests?|records?) (?:per|for each|of each) /i,
    `the highest ${best} per `,
  );
  const { unmet } = wish;
  if (question === undefined) return { snippet: { definition: made, example: '' }, unmet };
  const lacking = lackingQuery(question, tables, columnsOf);
  if (lacking) return { snippet: { definition: `${made}\n\n${lacking}`, example: '' }, unmet };
  const given = tables.map(
    (name): Table => ({
      name,
      isNew: false,
      columns: [
        { name: 'id', type: 'INTEGER' },
        ...columnsOf(name).map((column) => ({ name: column.name, type: typeOf(column) })),
      ],
    }),
  );
  const query = queryOn(question.replace(/\.\s*$/, ''), given, prompt);
  if (!query)
    return {
      snippet: { definition: made, example: '' },
      unmet: [...unmet, (viewed?.[0].trim() ?? question).replace(/^[,;.]? ?and |\.\s*$/g, '')],
    };
  const head = viewed ? `CREATE VIEW ${viewed[1] ?? viewName(viewed[2] ?? '')} AS\n` : '';
  return { snippet: withNotes(new Catalog(given), `${made}\n\n${head}${query.code}`, query.code), unmet };
}

function inserted(table: string, columns: readonly ModelColumn[], rows: number, isPair: boolean): string {
  const keys = columns.filter(({ parent }) => parent !== undefined);
  const values = Array.from({ length: rows }, (_, row) => {
    const own = columns.map((column) => sampleValue(table, column, row, Math.max(keys.indexOf(column), 0)));
    return `  (${[...(isPair ? [] : [String(row + 1)]), ...own].join(', ')})`;
  });
  const names = [...(isPair ? [] : ['id']), ...columns.map(({ name }) => name)];
  return `INSERT INTO ${table} (${names.join(', ')}) VALUES\n${values.join(',\n')};`;
}

/** Every table refers to another one, or is referred to. */
const isConnected = (
  tables: readonly string[],
  columns: (table: string) => readonly ModelColumn[],
): boolean =>
  tables.every(
    (table) =>
      columns(table).some(({ parent }) => parent !== undefined) ||
      tables.some((other) => columns(other).some(({ parent }) => parent === table)),
  );
