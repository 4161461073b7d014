import { saidAs, singularOf } from '../lexicon.ts';
import type { Table } from '../schema.ts';
import { columnOf, type Ground, has } from './ground.ts';

const OUT =
  '(?:(?:currently |still |now |at the moment )?(?:on loan|lent(?: out)?|loaned(?: out)?|borrowed|checked out|rented(?: out)?|not (?:yet )?(?:been )?(?:returned|brought back)|unreturned)(?: (?:right now|at the moment|now|currently))?)';

/** "Tools that are currently on loan, with the name of the member". */
export function outRows(text: string, ground: Ground): string | undefined {
  const rows = ground.tables.find((one) => columnOf(one, /^(?:returned|return_date)/));
  const back = rows && columnOf(rows, /^(?:returned|return_date)/);
  if (!rows || !back) return undefined;
  const parents = ground.tables.filter(({ name }) => has(rows, `${singularOf(name)}_id`));
  const noun = parents.map(({ name }) => saidAs(name)).join('|');
  const [said, first, second] =
    new RegExp(
      `^(?:(${noun}) (?:(?:that|which) )?(?:(?:are|is|have|has) )?${OUT}|(?:currently )?(?:borrowed|rented|lent) (${noun}))`,
    ).exec(text) ?? [];
  const about = ground.table(first ?? second ?? '');
  const title = about && titleOf(about);
  if (said === undefined || !about || !title) return undefined;
  const others = parents.filter((one) => one !== about);
  const shown = [`${about.name}.${title} AS ${singularOf(about.name)}`];
  let rest = text.slice(said.length);
  for (const other of others) {
    const name = titleOf(other);
    const person = new RegExp(
      `^(?:,? (?:and|with|together with|along with|plus|including|by|showing))+ (?:(?:the |their )?(?:names? of (?:the |each )?(?:${saidAs(other.name)})|(?:${saidAs(other.name)})(?:'s?)?(?: names?)?)|who (?:has|borrowed|rented) (?:it|them|each))(?: (?:who|that) (?:has|have|borrowed|rented) (?:it|them))?`,
    ).exec(rest);
    if (!person || !name) continue;
    shown.push(`${other.name}.${name} AS ${singularOf(other.name)}`);
    rest = rest.slice(person[0].length);
  }
  const due = columnOf(rows, /^(?:due|end_date)/);
  const dated = /^(?:,? (?:and|with|plus))+ (?:the |their )?(?:due|return|end) dates?/.exec(rest);
  if (dated && due) {
    shown.push(`${rows.name}.${due}`);
    rest = rest.slice(dated[0].length);
  }
  if (rest.trim() !== '') return undefined;
  const used = [about, ...others.filter(({ name }) => shown.some((one) => one.startsWith(`${name}.`)))];
  return [
    `SELECT ${shown.join(', ')}`,
    `FROM ${rows.name}`,
    ...used.map(({ name }) => `JOIN ${name} ON ${name}.id = ${rows.name}.${singularOf(name)}_id`),
    `WHERE ${rows.name}.${back} IS NULL`,
    `ORDER BY ${about.name}.${title};`,
  ].join('\n');
}

const titleOf = (table: Table): string | undefined =>
  columnOf(table, /^(?:name|title|license_plate|number)$/);
