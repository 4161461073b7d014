import { isHappening, levelOf, singularOf } from './lexicon.ts';
import { type ModelColumn, middleTables, modelColumns, modelTables } from './models.ts';

/** Tables that belong together, with their columns. */
export interface Linked {
  readonly tables: readonly string[];
  /** The tables that only hold which rows of two others belong together. */
  readonly pairs: readonly string[];
  readonly columns: ReadonlyMap<string, readonly ModelColumn[]>;
}

const reference = (parent: string): ModelColumn => ({
  name: `${singularOf(parent)}_id`,
  type: 'integer',
  isOptional: false,
  isUnique: false,
  parent,
});

/** Links tables as most people would: what happens refers to people and things, a thing to its group. */
export function linkTables(
  named: readonly string[],
  isManyToMany: boolean,
  said: readonly (readonly [string, string])[],
  singles: readonly (readonly [string, string])[],
): Linked {
  const middles = new Map(middleTables(named, isManyToMany));
  for (const [one, other] of said)
    if (![...middles.values()].some((pair) => pair.includes(one) && pair.includes(other)))
      middles.set(`${singularOf(one)}_${other}`, [one, other]);
  const known = [...middles.keys()].filter((name) => modelTables.includes(name));
  const tables = [...named, ...known];
  const columns = new Map(tables.map((table) => [table, modelColumns(table, tables)]));
  const refer = (child: string, parent: string): void => {
    const own = columns.get(child);
    if (own && child !== parent && !own.some((column) => column.parent === parent))
      own.splice(own.findLastIndex((column) => column.parent !== undefined) + 1, 0, reference(parent));
  };
  for (const [name, pair] of middles) if (!known.includes(name)) columns.set(name, pair.map(reference));
  // A pair that was said takes the place of a plain reference.
  for (const [one, other] of said)
    for (const [child, parent] of [
      [one, other],
      [other, one],
    ])
      columns.set(
        child ?? '',
        (columns.get(child ?? '') ?? []).filter((column) => column.parent !== parent),
      );
  for (const [child, parent] of singles) refer(child, parent);
  const isLinked = (table: string): boolean =>
    (columns.get(table) ?? []).some(({ parent }) => parent !== undefined) ||
    [...columns.values()].some((own) => own.some(({ parent }) => parent === table));
  for (const table of named) {
    const others = named.filter((other) => other !== table);
    if (!modelTables.includes(table) && isHappening(table))
      for (const other of others) {
        const isPair = said.some((pair) => pair.includes(table) && pair.includes(other));
        if (!isHappening(other) && !isPair) refer(table, other);
      }
    if (isLinked(table)) continue;
    const event = others.findLast((other) => isHappening(other) || EVENTS.test(other));
    const group = levelOf(table) === 1 ? others.find((other) => GROUPS.test(other)) : undefined;
    const [first] = others;
    if (event !== undefined) refer(event, table);
    else if (group !== undefined) {
      const name = `${singularOf(group)}_${table}`;
      columns.set(name, [group, table].map(reference));
      middles.set(name, [group, table]);
    } else if (first !== undefined) {
      const isParent = named.indexOf(table) < named.indexOf(first) && levelOf(table) <= levelOf(first);
      if (isParent || levelOf(table) < levelOf(first)) refer(first, table);
      else refer(table, first);
    }
  }
  const pairs = [...middles.keys()].filter((name) => !known.includes(name));
  return { tables: [...tables, ...pairs], pairs, columns };
}

/** Known tables whose rows are about others, though their names do not say so. */
const EVENTS =
  /^(?:tickets|lessons|repairs|visits|tasks|results|grades|matches|shifts|treatments|prescriptions)$/;
/** Things that many people are in. */
const GROUPS = /^(?:courses|classes|projects|events|workshops|tours|trips|clubs|sessions|subjects)$/;
