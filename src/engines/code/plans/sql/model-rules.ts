import type { WishText } from '../reading/text.ts';
import { type Dialect, dialectOf } from './dates.ts';
import { singularOf } from './lexicon.ts';
import type { ModelColumn } from './models.ts';

/** A table of a model, as the rules see it. */
interface Ruled {
  readonly name: string;
  readonly columns: readonly ModelColumn[];
}

/** A rule that rows keep: lines within a table, or statements after it. */
interface Rule {
  readonly table: string;
  readonly line?: string;
  readonly after?: string;
}

type Reader = (found: RegExpExecArray, tables: readonly Ruled[], dialect: Dialect) => Rule | undefined;

const NOT =
  "(?:can(?:not| not|'t|’t| never)|may (?:not|never)|must (?:not|never)|should (?:not|never)|is never|are never|can never)";
const LEAD =
  '(?:[,;.]? ?\\b(?:where|so that|such that|in which|and|but|that|with|ensuring(?: that)?|make sure(?: that)?) )*';
const AT_ONCE =
  '(?: (?:at the same time|at once|simultaneously|before it (?:is|was|has been) returned|(?:while|until|unless) (?:it|the \\w+) (?:is|has|was)[\\w ]*?(?:returned|back|out)|for (?:the same|overlapping) (?:dates?|periods?|times?|days?)|(?:in|on|for|during) (?:the same|overlapping) (?:dates?|periods?|times?|days?|nights?|time slots?)))*';

const keyOf = (noun: string): string => `${singularOf(noun.trim().replaceAll(' ', '_'))}_id`;
const has = ({ columns }: Ruled, name: string | undefined): boolean =>
  columns.some((column) => column.name === name);
const withPeriod = ({ columns }: Ruled): boolean =>
  columns.some(({ name }) => name === 'start_date') && columns.some(({ name }) => name === 'end_date');

/** Two rows of the same room whose days meet. */
function noOverlap(table: Ruled, key: string, dialect: Dialect): Rule | undefined {
  const { name } = table;
  if (dialect === 'mysql') return undefined;
  if (dialect === 'postgres')
    return {
      table: name,
      after: [
        '-- An index over numbers and ranges together needs this extension.',
        'CREATE EXTENSION IF NOT EXISTS btree_gist;',
        '',
        `ALTER TABLE ${name} ADD CONSTRAINT ${name}_do_not_overlap`,
        `  EXCLUDE USING gist (${key} WITH =, daterange(start_date, end_date) WITH &&);`,
      ].join('\n'),
    };
  const trigger = (event: string, own: string): string =>
    [
      `CREATE TRIGGER ${name}_do_not_overlap_${event.toLowerCase()} BEFORE ${event} ON ${name}`,
      'WHEN EXISTS (',
      `  SELECT 1 FROM ${name}`,
      `  WHERE ${key} = NEW.${key}${own} AND start_date < NEW.end_date AND end_date > NEW.start_date`,
      ')',
      'BEGIN',
      `  SELECT RAISE(ABORT, '${key.replace(/_id$/, '').replaceAll('_', ' ')} is taken at that time');`,
      'END;',
    ].join('\n');
  return {
    table: name,
    line: 'CHECK (end_date > start_date)',
    after: [
      '-- Written for SQLite; PostgreSQL has EXCLUDE USING gist',
      `-- (${key} WITH =, daterange(start_date, end_date) WITH &&) with the extension btree_gist.`,
      trigger('INSERT', ''),
      '',
      trigger('UPDATE', ' AND id <> OLD.id'),
    ].join('\n'),
  };
}

const twice: Reader = (found, tables, dialect) => {
  const key = keyOf(found[1] ?? '');
  const period = tables.find((table) => has(table, key) && withPeriod(table));
  if (period) return noOverlap(period, key, dialect);
  const table = tables.find((one) => has(one, key) && has(one, 'returned_on'));
  if (!table || dialect === 'mysql') return undefined;
  const one = singularOf(table.name);
  return {
    table: table.name,
    after: `-- Of the ${table.name} of one ${key.replace(/_id$/, '')} at most one is open.\nCREATE UNIQUE INDEX one_open_${one} ON ${table.name} (${key}) WHERE returned_on IS NULL;`,
  };
};

const overlapping: Reader = (found, tables, dialect) => {
  const table = tables.find(withPeriod);
  const said = found.slice(1).find((one) => one !== undefined);
  const key = said === undefined ? table?.columns.find(({ parent }) => parent)?.name : keyOf(said);
  return table && key && has(table, key) ? noOverlap(table, key, dialect) : undefined;
};

/** The table that knows both: who votes, and in which poll. */
const once: Reader = (found, tables) => {
  const keys = [keyOf(found[1] ?? ''), keyOf(found[2] ?? '')];
  const table = tables.find((one) => keys.every((key) => has(one, key)));
  return table && { table: table.name, line: `UNIQUE (${keys.join(', ')})` };
};

function checked(
  {
    owner,
    noun,
    bound,
    low,
    high,
  }: Readonly<Record<'owner' | 'low' | 'high', string | undefined>> &
    Readonly<Record<'noun' | 'bound', string>>,
  tables: readonly Ruled[],
): Rule | undefined {
  const name = noun.replaceAll(' ', '_').replace(/s$/, '');
  const owned =
    owner === undefined ? undefined : tables.find((one) => singularOf(one.name) === singularOf(owner));
  const table = owned ?? tables.find((one) => has(one, name));
  if (!table || !has(table, name)) return undefined;
  if (/unique/.test(bound)) return { table: table.name, line: `UNIQUE (${name})` };
  const test = /between|from/.test(bound)
    ? `BETWEEN ${low} AND ${high}`
    : /negative|below zero|at least/.test(bound)
      ? `>= ${low ?? 0}`
      : /at most/.test(bound)
        ? `<= ${low}`
        : `> ${low ?? 0}`;
  return { table: table.name, line: `CHECK (${name} ${test})` };
}

const OUT = '(?:lent|loaned|borrowed|checked out|rented|booked|reserved|taken|double[- ]?booked)(?: out)?';
const DOES =
  '(?:enroll?|register|sign up|vote|review|rate|like|apply|join|follow|be enrolled|be registered|book|submit)';
const READERS: readonly (readonly [RegExp, Reader])[] = [
  [
    new RegExp(
      `${LEAD}(?:an?|the same|one|each|every|any|no) ([a-z ]{3,20}?) (?:${NOT}|can|may|is) (?:be )?${OUT}(?: (?:twice|more than once|again|(?:to|by) (?:two|several|more than one) [a-z]+))?${AT_ONCE}`,
    ),
    (found, tables, dialect) =>
      /(?:not|never|n['’]t|\bno\b)/.test(found[0]) &&
      /twice|once|again|two|several|same|overlap|double|until|unless|while/.test(found[0])
        ? twice(found, tables, dialect)
        : undefined,
  ],
  [
    new RegExp(
      `${LEAD}(?:(?:there (?:are|may be|can be) )?(?:no|without|prevents?|preventing|avoids?|avoiding)(?: any)? (?:overlap(?:s|ping)?(?: bookings| reservations| rentals)?|double[- ]?bookings?)(?: (?:of|for|in) (?:the same|a|one|each|any) ([a-z]+))?|(?:bookings|reservations|rentals)(?: (?:of|for) (?:the same|one|a) ([a-z]+))? ${NOT} overlap)`,
    ),
    overlapping,
  ],
  [
    new RegExp(
      `${LEAD}(?:an?|each|every|one|the same|no) ([a-z]+) (?:${NOT}|can only|may only|can|may) ${DOES}(?: in| for| on| to)* (?:the same|an?|each|any|one) ([a-z]+) (?:only )?(?:twice|more than once|once)`,
    ),
    once,
  ],
  [
    new RegExp(
      `${LEAD}(?:an?|each|every|one) ([a-z]+) (?:can|may|has|is allowed to)(?: only)? ?(?:${DOES}|one vote|one review)(?: only| exactly)?(?: once)? (?:per|for each|for every|in each|on each) ([a-z]+)`,
    ),
    (found, tables, dialect) => (/once|\bone\b/.test(found[0]) ? once(found, tables, dialect) : undefined),
  ],
  [
    new RegExp(
      `${LEAD}(?:only )?one (?:vote|review|rating|enrollment|registration) per ([a-z]+) (?:and|per|for each) ([a-z]+)`,
    ),
    once,
  ],
  [
    new RegExp(
      `${LEAD}(?:the |an? |each )?(?:([a-z]+)(?:'s) )?((?:unit )?(?:price|quantity|rating|stock|amount|grade|balance|salary|total|capacity|duration|seats|email|title|name|isbn|sku)s?)(?: (?:must be|has to be|is|are|should be|must stay|stays?|${NOT}(?: be(?:come)?| go)?))? (always )?(?:positive|negative|not negative|non-?negative|unique|above zero|below zero|greater than (?:0|zero)|(?:between|from) (\\d+) (?:and|to) (\\d+)|at least (\\d+)|at most (\\d+))`,
    ),
    (found, tables) => {
      const said = found[0].slice(found[0].indexOf(found[2] ?? ''));
      // "May be negative" would be another rule.
      if (
        /(?<!non-?|not (?:be |go |become )?|n['’]t (?:be |go |become )?|never (?:be |go |become )?)(?:negative|below zero)/.test(
          said,
        )
      )
        return undefined;
      const [, owner, noun = '', , first, high, least, most] = found;
      return checked({ owner, noun, bound: said, low: first ?? least ?? most, high }, tables);
    },
  ],
  [
    new RegExp(
      `${LEAD}(?:the )?(?:end(?: date)?|check-?out(?: date)?) (?:must be|is|has to be|comes|always) (?:always )?after (?:the )?(?:start|check-?in|begin)[a-z]*(?: date)?`,
    ),
    (_, tables) => {
      const table = tables.find(withPeriod);
      return table && { table: table.name, line: 'CHECK (end_date > start_date)' };
    },
  ],
];

/** The rules that a wish names for the rows of its tables; undefined where one cannot be kept. */
export function readModelRules(wish: WishText, tables: readonly Ruled[]): readonly Rule[] | undefined {
  const rules: Rule[] = [];
  const dialect = dialectOf(wish.given);
  for (const [pattern, read] of READERS)
    for (let found = pattern.exec(wish.rest); found && found[0] !== ''; found = pattern.exec(wish.rest)) {
      const rule = read(found, tables, dialect);
      if (!rule) break;
      wish.cover(found.index, found.index + found[0].length);
      if (!rules.some(({ table, line }) => table === rule.table && line === rule.line && line !== undefined))
        rules.push(rule);
    }
  return rules;
}
