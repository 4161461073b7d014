import { singular, type WishText } from '../reading/text.ts';
import type { Table } from './schema.ts';
import { columnsOf, keyOf, type Measure, type Place, placeOf, rowsOf } from './selection.ts';

export const named = (table: Table, wanted: RegExp): Place | undefined => {
  const column = table.columns.find(({ name }) => wanted.test(name))?.name;
  return column ? { table, column } : undefined;
};

/** "The three cheapest products", "the employee with the highest salary". */
export function readExtreme(
  wish: WishText,
  entity: Table,
): { place: Place; isDown: boolean; isOne: boolean } | undefined {
  const own = [entity];
  const found = wish.take(
    new RegExp(
      `\\b(?:the )?(?:(cheapest|most expensive|newest|latest|most recent|oldest|youngest|best[- ]paid|highest[- ]paid|lowest[- ]paid|best[- ]rated)(?: (${rowsOf(entity)}))(?! first)|(${rowsOf(entity)}) (?:with|by) (?:the )?(highest|largest|biggest|most|lowest|smallest|least) (${columnsOf(own, true)}))`,
    ),
  );
  if (!found) return undefined;
  const [, word = '', rows, more, sign = ''] = found;
  const wanted = /cheap|expens/.test(word)
    ? /price|cost/
    : /paid/.test(word)
      ? /salary|wage/
      : /rated/.test(word)
        ? /rating|score/
        : /newest|latest|recent/.test(word)
          ? /_at$|_on$|date|year/
          : /^age$|year|_at$|_on$|date/;
  const place = placeOf(found[5], own) ?? named(entity, wanted);
  if (!place) return undefined;
  const isAge = place.column === 'age';
  const isDown = word
    ? /expens|newest|latest|recent|best|highest/.test(word) || (isAge && word === 'oldest')
    : /high|larg|big|most/.test(sign);
  return { place, isDown, isOne: (rows ?? more) === singular(entity.name) };
}

export function isAbout(measure: Measure | undefined, word: string | undefined): boolean {
  if (!measure || !word) return measure !== undefined;
  if (/count|number/.test(word)) return measure.fold === 'COUNT';
  return /average/.test(word)
    ? measure.fold === 'AVG'
    : /total|sum|revenue|spent/.test(word)
      ? measure.fold === 'SUM'
      : true;
}

export function isDownward(
  order: RegExpExecArray | undefined,
  most: boolean | undefined,
  isTop: boolean,
): boolean {
  const said = [order?.[3], order?.[4], order?.[6]].find(Boolean);
  if (said) return /^desc|^highest|^largest|^best|^biggest|^most|^newest|^latest|^from/.test(said);
  return most ?? (order ? false : isTop);
}

/** The lines that join the tables that a query uses to its own. */
export function joinsOf(
  tables: readonly Table[],
  used: ReadonlySet<Table>,
  entity: Table,
  isOuter: boolean,
  extra: string,
): string[] | undefined {
  const joined = [entity];
  const lines: string[] = [];
  // A table in the middle joins two others.
  const needed = [...used].filter((table) => table !== entity);
  for (const middle of tables)
    if (
      !needed.includes(middle) &&
      middle !== entity &&
      needed.some((one) => !keyOf(one, entity) && !keyOf(entity, one))
    )
      needed.unshift(middle);
  for (let left = needed.length; needed.length > 0; left -= 1) {
    if (left < 0) return undefined;
    const next = needed.shift();
    const to = next && joined.find((one) => keyOf(next, one) ?? keyOf(one, next));
    if (!next) break;
    if (!to) {
      needed.push(next);
      continue;
    }
    const own = keyOf(next, to);
    const on = own
      ? `${next.name}.${own} = ${to.name}.id`
      : `${to.name}.${keyOf(to, next)} = ${next.name}.id`;
    lines.push(`${isOuter ? 'LEFT JOIN' : 'JOIN'} ${next.name} ON ${on}${isOuter ? extra : ''}`);
    joined.push(next);
  }
  return lines;
}
