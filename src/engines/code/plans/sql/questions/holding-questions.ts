import { pluralOf } from '../../reading/plural.ts';
import { singularOf, titleName } from '../lexicon.ts';
import type { Table } from '../schema.ts';
import { columnOf, type Ground, has } from './ground.ts';

const ONE = `('[^']+'|"[^"]+"|[a-z0-9][\\w+#.-]*(?: [a-z][\\w-]*)?)`;
const HOLDS =
  /^([a-z_]+)(?: (?:that|which|who))?(?: have| has| are)? (?!without|not|never|no|neither|nor)[a-z]+(?: (?:with|for|in|to|by|as))?(?: the)? ?\b(both|all of|either|neither|any of)?:? ?(.+)$/;
const NOUNS =
  /^(?:the )?(?:ingredients?|tags?|courses?|products?|items?|genres?|skills?|languages?)(?: called| named)? /;

interface Asked {
  readonly wanted: readonly string[];
  readonly banned: readonly string[];
  readonly isAny: boolean;
}

const valuesIn = (list: string): string[] | undefined => {
  const values = list.split(/,? (?:and|or|nor) (?:also )?|, /).map((one) => one.replace(NOUNS, '').trim());
  return values.every((one) => new RegExp(`^${ONE}$`).test(one)) && values.length < 6 ? values : undefined;
};

/** "Both garlic and lemon", "eggs but no milk", "jazz or blues". */
function readHeld(way: string, said: string): Asked | undefined {
  const [held = '', without] = said.split(/,? (?:but|and) (?:no|not|without|never|neither)(?: any)? /);
  const wanted = valuesIn(held);
  const banned = without === undefined ? [] : valuesIn(without);
  if (!wanted || !banned || (banned.length > 1 && / and /.test(without ?? ''))) return undefined;
  const isAny = / or /.test(held) || /either|any/.test(way);
  if (way === 'neither')
    return / nor /.test(held) && !without ? { wanted: [], banned: wanted, isAny: false } : undefined;
  // One value is a plain condition.
  return wanted.length + banned.length < 2 || (isAny && / and /.test(held))
    ? undefined
    : { wanted, banned, isAny };
}

/** Rows that have some things of another table and not others, by the table between the two. */
export function holding(text: string, ground: Ground): string | undefined {
  const [, noun = '', way = '', said = ''] = HOLDS.exec(text) ?? [];
  const rows = ground.table(noun);
  const asked = rows && readHeld(way, said);
  if (!rows || !asked) return undefined;
  const things = ground.tables.filter((one) => one !== rows && ground.between(rows, one) !== undefined);
  const [thing, another] = things;
  const middle = thing && ground.between(rows, thing);
  const title = thing && columnOf(thing, /^(?:name|title|label)$/);
  if (!thing || another || !middle || !title || !has(rows, 'id')) return undefined;
  const test = (values: readonly string[]): string =>
    [
      'EXISTS (',
      `    SELECT 1 FROM ${middle.name}`,
      `    JOIN ${thing.name} ON ${thing.name}.id = ${middle.name}.${singularOf(thing.name)}_id`,
      `    WHERE ${middle.name}.${singularOf(rows.name)}_id = ${rows.name}.id`,
      `      AND ${thing.name}.${title} ${values.length === 1 ? `= ${values[0]}` : `IN (${values.join(', ')})`}`,
      '  )',
    ].join('\n');
  const wanted = asked.wanted.map((one) => ground.value(one));
  const tests = [
    ...(asked.isAny ? [test(wanted)] : wanted.map((one) => test([one]))),
    ...(asked.banned.length > 0 ? [`NOT ${test(asked.banned.map((one) => ground.value(one)))}`] : []),
  ];
  const name = columnOf(rows, /^(?:name|title|label)$/);
  return [
    `SELECT ${[`${rows.name}.id`, ...(name ? [`${rows.name}.${name}`] : [])].join(', ')}`,
    `FROM ${rows.name}`,
    `WHERE ${tests.join('\n  AND ')}`,
    `ORDER BY ${rows.name}.${name ?? 'id'};`,
  ].join('\n');
}

/** The columns of two things and of the table that links them, where a wish only names the three. */
export function linkedTables(names: readonly string[]): Table[] | undefined {
  const [middle, other] = names.filter(
    (name) => names.filter((one) => name.includes(singularOf(one))).length > 2,
  );
  if (!middle || other || names.length !== 3) return undefined;
  const column = (name: string) => ({ name, type: 'text' });
  const sides = names.filter((name) => name !== middle);
  return names.map((name) => ({
    name,
    isNew: false,
    columns:
      name === middle
        ? sides.map((one) => column(`${singularOf(one)}_id`))
        : ['id', titleName(pluralOf(singularOf(name))) ?? 'name'].map(column),
  }));
}
