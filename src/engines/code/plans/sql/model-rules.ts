import type { WishText } from '../reading/text.ts';
import { type Dialect, dialectOf } from './dates.ts';
import { singularOf } from './lexicon.ts';
import { dueAfter, SET_AFTER } from './model-defaults.ts';
import type { ModelColumn } from './models.ts';

/** A table of a model, as the rules see it. */
export interface Ruled {
  readonly name: string;
  readonly columns: readonly ModelColumn[];
}

/** A rule that rows keep: lines within a table, or statements after it. */
export interface Rule {
  readonly table: string;
  readonly line?: string;
  readonly after?: string;
  /** A column that the rule is about, and that the table had not. */
  readonly column?: ModelColumn;
}

type Reader = (found: RegExpExecArray, tables: readonly Ruled[], dialect: Dialect) => Rule | undefined;

export const NOT =
  "(?:can(?:not| not|'t|’t| never)|may (?:not|never)|must (?:not|never)|should (?:not|never)|is never|are never|can never)(?: be able to| be allowed to)?";
export const LEAD =
  '(?:[,;.]? ?\\b(?:where|so that|such that|in which|and|but|that|with|ensur(?:e|es|ing)(?: that)?|mak(?:e|es|ing) sure(?: that)?|prevent(?:s|ing)?(?: that)?|also|a rule that) )*';
const AT_ONCE =
  '(?: (?:at (?:the same|a|any|any given|one|the same point in) time|at once|in parallel|simultaneously|before it (?:is|was|has been) returned|(?:while|until|unless) (?:it|the \\w+) (?:is|has|was)[\\w ]*?(?:returned|back|out)|for (?:the same|overlapping) (?:dates?|periods?|times?|days?)|(?:in|on|for|during) (?:the same|overlapping) (?:dates?|periods?|times?|days?|nights?|time slots?)))*';

const keyOf = (noun: string): string => `${singularOf(noun.trim().replaceAll(' ', '_'))}_id`;
export const has = ({ columns }: Ruled, name: string | undefined): boolean =>
  columns.some((column) => column.name === name);
const withPeriod = ({ columns }: Ruled): boolean =>
  columns.some(({ name }) => name === 'start_date') && columns.some(({ name }) => name === 'end_date');

const timeOf = ({ columns }: Ruled): string | undefined => columns.find(({ type }) => type === 'time')?.name;

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
    after: `-- At most one of the ${table.name} of each ${key.replace(/_id$/, '')} is open.\nCREATE UNIQUE INDEX one_open_${one} ON ${table.name} (${key}) WHERE returned_on IS NULL;`,
  };
};

const overlapping: Reader = (found, tables, dialect) => {
  const table = tables.find(withPeriod);
  const said = found.slice(1).find((one) => one !== undefined);
  const key = said === undefined ? table?.columns.find(({ parent }) => parent)?.name : keyOf(said);
  const moment = table
    ? undefined
    : tables.find((one) => said !== undefined && has(one, keyOf(said)) && timeOf(one));
  if (moment) return { table: moment.name, line: `UNIQUE (${key}, ${timeOf(moment)})` };
  return table && key && has(table, key) ? noOverlap(table, key, dialect) : undefined;
};

/** The table that knows both: who votes, and in which poll. */
const once: Reader = (found, tables) => {
  // A seat of a screening is a column of its own.
  const said = [found[1] ?? '', found[2] ?? ''];
  const columnsIn = (table: Ruled): string[] =>
    said.flatMap((noun) => [keyOf(noun), noun, `${noun}_number`].find((name) => has(table, name)) ?? []);
  const table = tables.find((one) => columnsIn(one).length === said.length);
  return table && { table: table.name, line: `UNIQUE (${columnsIn(table).join(', ')})` };
};

/** A dentist has one patient at a time. */
const simultaneous: Reader = (found, tables, dialect) => {
  if (!/not|never|n['’]t|\bno\b/.test(found[0])) return undefined;
  const key = keyOf(found[1] ?? '');
  const table = tables.find((one) => has(one, key) && (withPeriod(one) || timeOf(one)));
  if (!table) return undefined;
  if (withPeriod(table)) return noOverlap(table, key, dialect);
  return { table: table.name, line: `UNIQUE (${key}, ${timeOf(table)})` };
};

/** A class takes no more bookings than it has places. */
const within: Reader = (found, tables, dialect) => {
  const key = keyOf(found.slice(1).find((one) => one !== undefined) ?? '');
  const of = tables.find((one) => `${singularOf(one.name)}_id` === key && has(one, 'capacity'));
  const rows = of && tables.find((one) => has(one, key));
  if (!of || !rows || dialect === 'mysql') return undefined;
  const noun = singularOf(of.name).replaceAll('_', ' ');
  const isFull = `(SELECT COUNT(*) FROM ${rows.name} WHERE ${key} = NEW.${key})\n    >= (SELECT capacity FROM ${of.name} WHERE id = NEW.${key})`;
  const name = `${rows.name}_within_capacity`;
  return {
    table: rows.name,
    after:
      dialect === 'postgres'
        ? [
            `CREATE FUNCTION ${name}() RETURNS trigger AS $$`,
            'BEGIN',
            '  -- Two bookings at the same moment wait for each other.',
            `  PERFORM 1 FROM ${of.name} WHERE id = NEW.${key} FOR UPDATE;`,
            `  IF ${isFull} THEN`,
            `    RAISE EXCEPTION '${noun} is full';`,
            '  END IF;',
            '  RETURN NEW;',
            'END;',
            '$$ LANGUAGE plpgsql;',
            '',
            `CREATE TRIGGER ${name} BEFORE INSERT ON ${rows.name}`,
            `  FOR EACH ROW EXECUTE FUNCTION ${name}();`,
          ].join('\n')
        : [
            '-- Written for SQLite; PostgreSQL needs a function for its trigger.',
            `CREATE TRIGGER ${name} BEFORE INSERT ON ${rows.name}`,
            `WHEN ${isFull}`,
            'BEGIN',
            `  SELECT RAISE(ABORT, '${noun} is full');`,
            'END;',
          ].join('\n'),
  };
};

const OUT =
  '(?:on loan|out on loan|lent|loaned|borrowed|checked out|rented|booked|reserved|taken|double[- ]?booked)(?: out)?';
const DOES =
  '(?:be )?(?:enroll?(?:ed)?|register(?:ed)?|sign(?:ed)? up|vote|review|rate|like|apply|join|follow|book(?:ed)?|submit|attend|order|borrow|take|play|buy|sold|assigned|used|listed|added|reserve[d]?|appear|favou?rite|save|subscribe|answer|counted|graded)';
const ONCE = '(?:only |just |at most |no )?(?:twice|(?:more than )?once|(?:more than )?one time)(?: only)?';
const READERS: readonly (readonly [RegExp, Reader])[] = [
  [SET_AFTER, dueAfter],
  [
    new RegExp(
      `${LEAD}(?:an?|the same|each|every|any|no) ([a-z]+) (?:${NOT}|can|may|must) (?:be )?(?:over-?booked|booked (?:when|if|once|after) (?:it is |it's )?(?:already )?full|(?:have|take|get|accept) (?:more|no more) (?:[a-z]+ )?(?:bookings|reservations|participants|people|members|guests|students|[a-z]+) than (?:its|the|their)(?: [a-z]+)? (?:capacity|places|seats|spots|limit)|(?:go over|exceed) (?:its|the) (?:capacity|limit))`,
    ),
    within,
  ],
  [
    new RegExp(
      `${LEAD}(?:an?|each|every|the) ([a-z]+)(?:'s)? (?:that is )?(?:capacity|places) ${NOT} be exceeded|${LEAD}(?:bookings|reservations) ${NOT} (?:exceed|go over) (?:the )?capacity of (?:an?|the|each) ([a-z]+)`,
    ),
    within,
  ],
  [
    new RegExp(
      `${LEAD}(?:an?|the same|one|each|every|any|no) ([a-z ]{3,20}?) (?:(?:that|which) is (?:already|currently) [a-z ]+? )?(?:${NOT}|can|may|must|should|is) (?:only )?(?:ever )?(?:be )?(?:only )?${OUT}(?: (?:twice|(?:more than )?once|again|(?:to|by|for) (?:only )?(?:one|an?|a single|two|several|more than one|another)(?: [a-z]+)?))*${AT_ONCE}`,
    ),
    (found, tables, dialect) =>
      (/(?:not|never|n['’]t|\bno\b)/.test(found[0]) &&
        /twice|once|again|two|several|same|overlap|double|until|unless|while|another|more than one|already/.test(
          found[0],
        )) ||
      (/\bonly\b/.test(found[0]) && /\b(?:one|single|an?) [a-z]+ at|\bonce at/.test(found[0]))
        ? twice(found, tables, dialect)
        : undefined,
  ],
  [
    new RegExp(
      `${LEAD}(?:(?:there )?(?:can|may|must|should) (?:be )?)?(?:only|at most|no more than|just) one (?:open|active|current|unreturned|ongoing|outstanding) [a-z]+ (?:at a time )?(?:per|for each|for every|for the same|for an?|of each|of the same) ([a-z]+)(?: (?:at a time|at the same time|is allowed|allowed))*`,
    ),
    twice,
  ],
  [
    new RegExp(
      `${LEAD}(?:an?|each|every|one|any) ([a-z]+) (?:can|may|must)(?: only| never)? have (?:only |at most |no more than |more than )?one (?:open|active|current|unreturned|ongoing) [a-z]+${AT_ONCE}`,
    ),
    twice,
  ],
  [
    new RegExp(
      `${LEAD}(?:(?:there (?:are|may be|can be) )?(?:no|without|prevents?|preventing|avoids?|avoiding)(?: any)? (?:overlap(?:s|ping)?(?: bookings| reservations| rentals)?|double[- ]?bookings?)(?: (?:of|for|in) (?:the same|a|one|each|any) ([a-z]+))?|(?:bookings|reservations|rentals)(?: (?:of|for) (?:the same|one|a) ([a-z]+))? ${NOT} overlap)`,
    ),
    overlapping,
  ],
  [
    new RegExp(
      `${LEAD}(?:an?|each|every|one|the same|no|any) ([a-z]+) (?:${NOT}|can only|may only|can|may|must only) ${DOES}(?: in| for| on| to| into| up)* (?:the same|an?|each|any|one|every) ([a-z]+) ${ONCE}`,
    ),
    once,
  ],
  [
    new RegExp(
      `${LEAD}(?:an?|each|every|one|the same|no|any) ([a-z]+) (?:${NOT}|can only|may only|can|may|must only) ${DOES} ${ONCE} (?:in|for|on|to|into|per|at)(?: each| every| the same| an?| one| any)? ([a-z]+)`,
    ),
    once,
  ],
  [
    new RegExp(
      `${LEAD}no two [a-z]+ (?:for|of|in|at|on) the same ([a-z]+) (?:(?:can|may|must|should) )?(?:have|has|share|use|get) the same ([a-z]+)`,
    ),
    once,
  ],
  [
    new RegExp(
      `${LEAD}(?:an?|the|each|every|no)? ?(?:unique|duplicate|distinct)(?: (?:constraint on|combinations? of|pairs? of|per))?(?: the)? ([a-z]+) and ([a-z]+)(?: (?:pairs?|combinations?))?`,
    ),
    once,
  ],
  [
    new RegExp(
      `${LEAD}(?:an?|each|every|one|no|the same|any) ([a-z]+) (?:${NOT}|can|may|is)(?: be| have| hold| give| teach| attend| see)*(?: (?:two|several|multiple|more than one|another|double[- ]?booked|booked twice))(?: [a-z]+)?(?: (?:at (?:the same|one) (?:time|hour)|simultaneously|at once|for the same time(?: slot)?))?`,
    ),
    simultaneous,
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
      `${LEAD}(?:the )?(?:end(?: date)?|check-?out(?: date)?) (?:must be|is|has to be|comes|always) (?:always )?after (?:the )?(?:start|check-?in|begin)[a-z]*(?: date)?`,
    ),
    (_, tables) => {
      const table = tables.find(withPeriod);
      return table && { table: table.name, line: 'CHECK (end_date > start_date)' };
    },
  ],
];

/** The rules that a wish names for the rows of its tables. */
export function readModelRules(wish: WishText, tables: readonly Ruled[]): readonly Rule[] {
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
