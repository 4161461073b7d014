import { NUMBER, numberOf } from '../../reading/text.ts';
import { moved } from '../dates.ts';
import { saidAs, singularOf } from '../lexicon.ts';
import type { Table } from '../schema.ts';
import { columnOf, DATED, type Ground, isPast } from './ground.ts';

interface Deeds {
  readonly rows: Table;
  readonly day: string;
  readonly key: string;
  readonly owner: Table | undefined;
  readonly title: string | undefined;
}

/** The rows of a noun, their day, and whose they are. */
function deedsOf(ground: Ground, noun: string, of: string): Deeds | undefined {
  const rows = ground.table(noun);
  const [day, key] = rows ? [columnOf(rows, DATED), ground.ownerIn(rows, of)] : [];
  if (!rows || !day || !key) return undefined;
  const owner = ground.tables.find((table) => table !== rows && key === `${singularOf(table.name)}_id`);
  return { rows, day, key, owner, title: owner && columnOf(owner, /^(?:name|title|email)$/) };
}

function written(
  { rows, day, key, owner, title }: Deeds,
  fold: string,
  having: string | undefined,
  isAll: boolean,
): string {
  const name = owner && title ? `${owner.name}.${title}` : `${rows.name}.${key}`;
  const keys = owner && title ? `${owner.name}.id, ${name}` : name;
  const label = `${fold === 'MAX' ? 'last' : 'first'}_${singularOf(rows.name)}`;
  const past = having ? isPast(rows, day) : undefined;
  const from =
    owner && title
      ? [
          `FROM ${owner.name}`,
          `${isAll ? 'LEFT ' : ''}JOIN ${rows.name} ON ${rows.name}.${key} = ${owner.name}.id${past ? ` AND ${past}` : ''}`,
        ]
      : [`FROM ${rows.name}`, ...(past ? [`WHERE ${past}`] : [])];
  const value = `${fold}(${rows.name}.${day})`;
  return [
    `SELECT ${name}, ${value} AS ${label}`,
    ...from,
    `GROUP BY ${keys}`,
    ...(having ? [`HAVING ${value} < ${having}${isAll ? ` OR ${value} IS NULL` : ''}`] : []),
    `ORDER BY ${having ? label : name};`,
  ].join('\n');
}

const NEVER =
  '(?:,? (?:and |also )*(?:including|even|also) (?:those|[a-z_]+) (?:(?:who|that)(?: have)? never [a-z]+(?: (?:in|anything|any [a-z]+|an? [a-z]+))?|without (?:any |an? )?[a-z]+|with no [a-z]+))';

/** "The most recent login of every user, including users who never logged in". */
export function lastOfEach(text: string, ground: Ground): string | undefined {
  const [, way = '', noun = '', of = '', never] =
    new RegExp(
      `^(?:(?:date|time) of the )?(most recent|latest|last|first|earliest) ([a-z_]+?)(?: date| time)?s? (?:of|for|per) (?:each |every )?([a-z_]+)(${NEVER})?$`,
    ).exec(text) ?? [];
  const deeds = deedsOf(ground, noun, of);
  // If rows have more columns than their day, the whole row is wanted.
  const hasMore = deeds?.rows.columns.some(
    ({ name }) => name !== 'id' && name !== deeds.key && name !== deeds.day,
  );
  if (!deeds || (!never && hasMore) || (never && !deeds.owner)) return undefined;
  return written(deeds, /first|earliest/.test(way) ? 'MIN' : 'MAX', undefined, never !== undefined);
}

/** "Customers whose last order is more than 6 months ago, with the date of that order". */
export function longAgo(text: string, ground: Ground): string | undefined {
  const nouns = ground.tables.map(({ name }) => saidAs(name)).join('|');
  const found = new RegExp(
    `^([a-z_]+) (?:(?:whose|where the|with a) (?:last|latest|most recent) (${nouns})(?: date)? (?:is|was|happened|lies) (?:more than|over|older than|at least) ${NUMBER} (day|week|month|year)s?(?: ago| old| back)?|who (?:have not|haven't|did not|didn't)(?: [a-z]+)?(?: an?| any)? (${nouns})s? (?:in|for|within|during) (?:the )?(?:last|past|more than)? ?${NUMBER} (day|week|month|year)s?)(?:,? (?:and|with|together with|along with) (?:the )?(?:dates? of (?:that|their|the)(?: (?:last|latest|most recent))? (?:${nouns}|one)|(?:their |its |that )?(?:(?:last|latest|most recent) )?(?:${nouns})? ?date))?(${NEVER})?$`,
  ).exec(text);
  const [, of = '', first, count, unit, second, other, otherUnit, never] = found ?? [];
  const deeds = deedsOf(ground, first ?? second ?? '', of);
  if (!found || !deeds || (never && !deeds.owner)) return undefined;
  // A customer without orders has not ordered lately either.
  const isNone = second !== undefined && deeds.owner !== undefined;
  const named = unit ?? otherUnit;
  const span = named === 'week' || named === 'month' || named === 'year' ? named : 'day';
  return written(
    deeds,
    'MAX',
    moved(ground.dialect, -numberOf(count ?? other ?? '1'), span),
    never !== undefined || isNone,
  );
}
