import { pieces } from '../../reading/pieces.ts';
import { singularOf } from '../lexicon.ts';
import { columnOf, type Ground } from './ground.ts';

const TITLE = /^(?:name|title|text|label)$/;
const VALUE = `('[^']+'|"[^"]+"|[a-z0-9][\\w-]*(?: [a-z0-9][\\w-]*)?)`;

/** "Recipes that use flour", "posts with the tag 'sql'": rows that belong to many of another table. */
export function withOther(text: string, ground: Ground): string | undefined {
  const head = new RegExp(
    `^([a-z_]+)(?: that| which)? (?:with|use|uses|using|contain|containing|need|needing|have|include|including|tagged|featuring)(?: with| as)?(?: the| an?)?(?: ([a-z]+)(?: (?:called|named))?)? ${VALUE}$`,
  ).exec(text);
  const [, noun = '', said, value = ''] = head ?? [];
  const rows = ground.table(noun);
  const others = rows ? ground.tables.filter((one) => one !== rows && ground.between(rows, one)) : [];
  const [other, more] = said === undefined ? others : [ground.table(said)];
  const middle = rows && other && ground.between(rows, other);
  const [own, name] = [rows && columnOf(rows, TITLE), other && columnOf(other, TITLE)];
  // Two tables would be ambiguous, and a table is not a value.
  if (!head || !rows || !other || more || !middle || !own || !name || ground.table(value)) return undefined;
  return [
    `SELECT ${rows.name}.*`,
    `FROM ${rows.name}`,
    `JOIN ${middle.name} ON ${middle.name}.${singularOf(rows.name)}_id = ${rows.name}.id`,
    `JOIN ${other.name} ON ${other.name}.id = ${middle.name}.${singularOf(other.name)}_id`,
    `WHERE ${other.name}.${name} = ${ground.value(value)}`,
    `ORDER BY ${rows.name}.${own};`,
  ].join('\n');
}

/** "Recipes containing a given ingredient": the value comes when the query runs. */
export function ofGiven(text: string, ground: Ground): string | undefined {
  const [, noun = '', said = ''] =
    /^([a-z_]+)(?: (?:that|which|who))? (?:with|use|uses|using|contain|containing|need|have|include|including|tagged with|featuring|of|by|for|in|from|booked by|borrowed by|ordered by|placed by) (?:an?|the|one|any) (?:given|certain|specific|particular|chosen) ([a-z_]+)$/.exec(
      text,
    ) ?? [];
  const [rows, other] = [ground.table(noun), ground.table(said)];
  const name = other && columnOf(other, TITLE);
  if (!rows || !other || !name || rows === other) return undefined;
  const [one, key] = [singularOf(other.name), `${singularOf(rows.name)}_id`];
  const middle = ground.between(rows, other);
  const from = columnOf(rows, new RegExp(`^${one}_id$`))
    ? [`JOIN ${other.name} ON ${other.name}.id = ${rows.name}.${one}_id`]
    : middle && [
        `JOIN ${middle.name} ON ${middle.name}.${key} = ${rows.name}.id`,
        `JOIN ${other.name} ON ${other.name}.id = ${middle.name}.${one}_id`,
      ];
  if (!from) return undefined;
  const title = columnOf(rows, TITLE) ?? 'id';
  return [
    `SELECT ${middle ? 'DISTINCT ' : ''}${rows.name}.*`,
    `FROM ${rows.name}`,
    ...from,
    `WHERE ${other.name}.${name} = :${one}`,
    `ORDER BY ${rows.name}.${title};`,
  ].join('\n');
}

const FOLDS: Readonly<Record<string, string>> = {
  total: 'SUM',
  sum: 'SUM',
  average: 'AVG',
  longest: 'MAX',
  highest: 'MAX',
  lowest: 'MIN',
  shortest: 'MIN',
};

/** "The total duration of each playlist": a value of the rows that belong to it through another table. */
export function foldThrough(text: string, ground: Ground): string | undefined {
  const head =
    /^(total|sum of(?: the)?|average|highest|lowest|longest|shortest) ([a-z_]+?)s? (?:of|per|for|in|by)(?: each| every)? ([a-z_]+)/.exec(
      text,
    ) ??
    /^([a-z_]+) with (?:the |their )?(total|average|highest|lowest|longest|shortest) ([a-z_]+)/.exec(text);
  const isFirst = head !== null && ground.table(head[1] ?? '') !== undefined;
  const [fold = '', column = '', noun = ''] = isFirst ? [head[2], head[3], head[1]] : (head?.slice(1) ?? []);
  const rows = ground.table(noun);
  const far =
    rows &&
    ground.tables.find(
      (one) =>
        one !== rows && columnOf(one, new RegExp(`^${column}(?:_[a-z]+)?$`)) && ground.between(rows, one),
    );
  const middle = rows && far && ground.between(rows, far);
  const value = far && columnOf(far, new RegExp(`^${column}(?:_[a-z]+)?$`));
  const title = rows && columnOf(rows, TITLE);
  const tail =
    head &&
    pieces(text.slice(head[0].length), {
      order:
        /(?:sorted|ordered) by (?:it|(?:the )?total|duration)(?: descending)?|(?:longest|highest|largest) first/,
    });
  const called = FOLDS[fold.split(' ')[0] ?? ''];
  if (
    !head ||
    !rows ||
    !far ||
    !middle ||
    !value ||
    !title ||
    !tail ||
    !called ||
    middle === far ||
    middle === rows
  )
    return undefined;
  const label = `${fold.split(' ')[0]}_${column}`;
  return [
    `SELECT ${rows.name}.${title}, COALESCE(${called}(${far.name}.${value}), 0) AS ${label}`,
    `FROM ${rows.name}`,
    `LEFT JOIN ${middle.name} ON ${middle.name}.${singularOf(rows.name)}_id = ${rows.name}.id`,
    `LEFT JOIN ${far.name} ON ${far.name}.id = ${middle.name}.${singularOf(far.name)}_id`,
    `GROUP BY ${rows.name}.id, ${rows.name}.${title}`,
    `ORDER BY ${tail.order ? `${label} DESC` : `${rows.name}.${title}`};`,
  ].join('\n');
}
