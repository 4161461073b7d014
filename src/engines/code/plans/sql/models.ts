import data from '../../data/table-models.json';
import { isDate, isHappening, isNumber, junctionOf, levelOf, singularOf } from './lexicon.ts';

/** A column of a table that many people ask for. */
export interface ModelColumn {
  readonly name: string;
  readonly type: 'integer' | 'decimal' | 'date' | 'time' | 'text';
  readonly isOptional: boolean;
  readonly isUnique: boolean;
  /** The table that it refers to. */
  readonly parent?: string;
}

interface Entry {
  readonly columns: string;
}

/** "trainers=coaches,guides": coaches are trainers; guides are others, with the same columns. */
const ENTRIES = new Map<string, Entry>(
  Object.entries<string>(data.tables).flatMap(([heading, columns]) =>
    heading.split(/[,=|]/).map((one) => [one, { columns }] as const),
  ),
);

/** Other names of the same table: members are readers. */
const SAME = new Map<string, readonly string[]>(
  Object.keys(data.tables)
    .flatMap((heading) => heading.split(','))
    .flatMap((heading) => {
      const names = heading.split(/[=|]/);
      return names.map((name) => [name, names] as const);
    }),
);

export const modelTables: readonly string[] = [...ENTRIES.keys()];

/** A sign of a column in the data: `>` refers, `?` may be empty, `!` is unique, `#` and `%` are numbers, `-` unless, `+` only beside. */
const COLUMN = /^(>?)([a-z_|]+)([?!#%]*)(?:-([a-z_|]+))?(?:\+([a-z_|]+))?$/;

const among = (names: string, tables: readonly string[]): string | undefined =>
  names
    .split('|')
    .flatMap((name) => SAME.get(name) ?? [name])
    .find((name) => tables.includes(name));

/** The columns of a table, beside its key, where these tables are there. */
export function modelColumns(table: string, tables: readonly string[]): ModelColumn[] {
  const usual = isHappening(table) ? `${singularOf(table)}_date notes?` : 'name';
  const { columns = usual } = ENTRIES.get(table) ?? {};
  return columns.split(' ').flatMap((one): ModelColumn[] => {
    const [, refers = '', name = '', signs = '', unless, beside] = COLUMN.exec(one) ?? [];
    if (beside !== undefined && among(beside, tables) === undefined) return [];
    if (unless !== undefined && among(unless, tables) !== undefined) return [];
    const [isOptional, isUnique] = [signs.includes('?'), signs.includes('!')];
    if (!refers) return [{ name, type: typeOf(name, signs), isOptional, isUnique }];
    const parent = among(name, tables);
    if (parent === undefined || parent === table) return [];
    return [
      { name: `${singularOf(parent)}_id`, type: 'integer', isOptional: false, isUnique: false, parent },
    ];
  });
}

const typeOf = (name: string, signs: string): ModelColumn['type'] =>
  signs.includes('#')
    ? 'integer'
    : signs.includes('%') || isNumber(name)
      ? 'decimal'
      : /_at$/.test(name)
        ? 'time'
        : isDate(name)
          ? 'date'
          : 'text';

const isPeople = (table: string): boolean =>
  levelOf(table) === 1 ||
  /^name (?:email|phone|birth_date|specialty|license)/.test(ENTRIES.get(table)?.columns ?? '');

const titled = (table: string): string => {
  const one = singularOf(table).replaceAll('_', ' ');
  return one.charAt(0).toUpperCase() + one.slice(1);
};

const SAMPLES = new Map<string, string>(Object.entries(data.samples));
/** Values that people have in a column of such a name. */
export const usualTexts = (column: string): readonly string[] | undefined =>
  (SAMPLES.get(column) ?? SAMPLES.get(column.replace(/^.*_/, '')))?.split('|');
const DATES = ['01-10', '02-14', '03-20'];

/** The value of a column in one of three sample rows, as SQL. */
export function sampleValue(table: string, column: ModelColumn, row: number, parents: number): string {
  const { name, type, isOptional, parent } = column;
  // A second reference is not of the same rows as the first.
  if (parent !== undefined) return String(parents === 0 ? row + 1 : [1, 1, 2][row]);
  const own = (SAME.get(table) ?? [table]).map((one) => SAMPLES.get(one)).find(Boolean);
  const texts =
    SAMPLES.get(name) ??
    (/^(?:name|title)$/.test(name)
      ? (own ?? (isPeople(table) ? SAMPLES.get('person') : undefined))
      : undefined);
  if (name === 'email') return `'${['ada', 'ben', 'cleo'][row]}@example.com'`;
  if (type === 'text')
    return `'${texts?.split('|')[row] ?? `${/^(?:name|title)$/.test(name) ? titled(table) : name.replaceAll('_', ' ')} ${row + 1}`}'`;
  if (texts) return texts.split('|')[row] ?? '0';
  if (isOptional && row !== 1) return 'NULL';
  const day = `2025-${/^(?:due|end|returned|paid|done)/.test(name) ? ['01-24', '02-28', '04-03'][row] : DATES[row]}`;
  if (type === 'date') return `'${day}'`;
  if (type === 'time') return `'${day} 10:00:00'`;
  if (type === 'decimal') return ['19.90', '4.50', '120.00'][row] ?? '0';
  return String((/year/.test(name) ? [1999, 2010, 2021] : /rating/.test(name) ? [5, 3, 4] : [2, 1, 5])[row]);
}

/** Tables whose rows belong to many of each other, where the wish names no table between them. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['posts', 'tags'],
  ['movies', 'actors'],
  ['students', 'courses'],
  ['playlists', 'songs'],
  ['books', 'members'],
  ['events', 'attendees'],
  ['products', 'tags'],
  ['children', 'allergies'],
  ['guests', 'allergies'],
  ['meals', 'allergies'],
];

/** The tables between those that are named, with the two that each refers to. */
export function middleTables(
  tables: readonly string[],
  isManyToMany: boolean,
): ReadonlyMap<string, readonly [string, string]> {
  const middles = new Map<string, readonly [string, string]>();
  const refersTo = (child: string, parent: string): boolean =>
    modelColumns(child, tables).some((column) => column.parent === parent);
  const isLinked = (one: string, other: string): boolean =>
    refersTo(one, other) ||
    refersTo(other, one) ||
    tables.some((child) => refersTo(child, one) && refersTo(child, other));
  for (const [first, second] of PAIRS)
    if (tables.includes(first) && tables.includes(second) && !isLinked(first, second))
      middles.set(junctionOf(first, second) ?? `${singularOf(first)}_${second}`, [first, second]);
  const [first, second, third] = tables;
  if (isManyToMany && middles.size === 0 && first && second && !third)
    middles.set(`${singularOf(first)}_${second}`, [first, second]);
  return middles;
}
