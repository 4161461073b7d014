import type { Phrase } from '../../reading/phrase.ts';
import { pluralOf } from '../../reading/plural.ts';
import { NUMBER, numberOf } from '../../reading/text.ts';
import { moved, readSpan, type Span } from '../dates.ts';
import { DEEDS, saidAs, singularOf } from '../lexicon.ts';
import { modelColumns, modelTables } from '../models.ts';
import type { Table } from '../schema.ts';
import { columnOf, DATED, type Ground, has } from './ground.ts';

/** The rows that people leave behind, and whose they are. */
export interface Deeds {
  readonly owner: Table;
  readonly rows: Table;
  readonly key: string;
  readonly day: string;
  /** The source of its rows: its table, or the keys in the other table. */
  readonly source: string;
}

export const LIGHT =
  'placed?|made|make|have|has|had|submitted|received|got|created|booked|taken out|took out|done|did|attended|completed|paid|given';

export const NOUN = /(?:all |the |those |our |distinct )*(?:names? of (?:all |the )*)?([a-z_]+)(?= [a-z])/;

export const nounOf = ({ rows }: Deeds): string => saidAs(rows.name);

/** The verbs for the rows: to visit is to have a visit. */
export const verbsOf = ({ rows }: Deeds): string =>
  [
    ...DEEDS.filter(([, table]) => singularOf(table) === singularOf(rows.name)).map(([verbs]) => verbs),
    `${singularOf(rows.name)}(?:ed|s)?`,
    LIGHT,
  ].join('|');

/** The tables of "members who visited in May": those of the words. */
export function deedTables(text: string): string {
  const [, owners = ''] = NOUN.exec(text) ?? [];
  const owner = pluralOf(singularOf(owners));
  if (!modelTables.includes(owner)) return '';
  const isOf = (name: string): boolean =>
    modelTables.includes(name) && modelColumns(name, [owner, name]).some(({ parent }) => parent === owner);
  const said = [...text.matchAll(/\b[a-z]{4,}\b/g)].map(([word]) => pluralOf(singularOf(word))).find(isOf);
  const done = DEEDS.find(
    ([verbs, table]) => new RegExp(`\\b(?:${verbs})\\b`).test(text) && isOf(table),
  )?.[1];
  const rows = said ?? done;
  return rows === undefined ? '' : `${owner} ${rows}`;
}

export function deedsOf(ground: Ground, noun: string): Deeds | undefined {
  const owner = ground.table(noun);
  const rows = owner && has(owner, 'id') ? ground.childOf(owner, DATED) : undefined;
  const day = rows && columnOf(rows, DATED);
  const key = `${singularOf(noun)}_id`;
  if (owner) return rows && day ? { owner, rows, key, day, source: owner.name } : undefined;
  const only = ground.tables.find((table) => has(table, key) && columnOf(table, DATED) !== undefined);
  const at = only && columnOf(only, DATED);
  if (!only || !at) return undefined;
  const name = pluralOf(singularOf(noun));
  return {
    owner: { name, isNew: false, columns: [{ name: 'id', type: 'INTEGER' }] },
    rows: only,
    key,
    day: at,
    source: `(SELECT DISTINCT ${key} AS id FROM ${only.name}) AS ${name}`,
  };
}

/** The rows of one of them, as the end of an inner query. */
export const where = ({ owner, rows, key }: Deeds, test = ''): string => {
  const own = `WHERE ${rows.name}.${key} = ${owner.name}.id`;
  return test ? `\n    FROM ${rows.name}\n    ${own}\n      AND ${test}\n  ` : ` FROM ${rows.name} ${own}`;
};

/** The things that the rows are about: books, of loans. */
export const objectsOf = ({ rows, owner }: Deeds): string =>
  modelColumns(rows.name, modelTables)
    .flatMap(({ parent }) => (parent === undefined || parent === owner.name ? [] : saidAs(parent)))
    .join('|');

/** A span, or one that only these sentences have: "since then" is none. */
export function spanOf(r: Phrase, { dialect }: Ground): Span | undefined {
  const long = r.take(
    `for (?:at least |more than |over )?(?:the (?:last|past) )?${NUMBER} (day|week|month|year)s?`,
  );
  const unit = long?.[2];
  if (long && (unit === 'day' || unit === 'week' || unit === 'month' || unit === 'year'))
    return { low: moved(dialect, -numberOf(long[1] ?? ''), unit) };
  const year = r.take(/(?:in )?((?:19|20)\d\d)(?!-)/);
  if (year) return { low: `'${year[1]}-01-01'`, high: `'${Number(year[1]) + 1}-01-01'` };
  return readSpan(r, dialect);
}
