import { columnLike, type GivenTable, LABEL } from './ground.ts';
import type { Question } from './question.ts';

const ROWS = '([a-z_]+s|people|children|staff)';
const WITH =
  `(?:the )?(?:names? |titles? )?(?:of )?(?:all |the |every )*${ROWS} (?:with|and|together with|along with|beside) ` +
  `(?:(?:the )?(?:names?|titles?) of )?(?:all |the |each of )*(?:their|its|the) ${ROWS}(?: (?:names?|titles?))?`;
const EMPTY =
  /,? ?(?:and |but )?(?:also )?(?:including|include|even|also|with) (?:those |the ones |ones |[a-z]+s )?(?:that have |who have |with |without )(?:none|no|any)? ?(?:[a-z]+s?)?/;

/** "Students with their courses": a row for each pair. */
export const LISTED: Question = {
  about: [new RegExp(WITH), /\([a-z_]/],
  silent: 'list lists show shows get names name titles title query every',
  write: (wish, ground) => {
    const [, one = '', other = ''] = wish.take(new RegExp(WITH)) ?? [];
    const [from, to] = [ground.table(one), ground.table(other)];
    const isOuter = wish.take(EMPTY) !== undefined;
    const joins = from && to && ground.join(from, to);
    if (!from || !to || !joins || joins.length === 0) return undefined;
    const shown = (table: GivenTable): string =>
      `${table.name}.${columnLike(table, LABEL) ?? ground.keyOf(table)}`;
    const own = `${from.name}.${ground.keyOf(from)}`;
    return ground.write(
      `SELECT ${own}, ${shown(from)}, ${shown(to)}`,
      `FROM ${from.name}`,
      ...(isOuter ? joins.map((join) => `LEFT ${join}`) : joins),
      `ORDER BY ${[...new Set([shown(from), own, shown(to)])].join(', ')};`,
    );
  },
};
