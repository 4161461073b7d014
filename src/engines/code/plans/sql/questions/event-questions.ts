import { Phrase } from '../../reading/phrase.ts';
import { NUMBER, numberOf } from '../../reading/text.ts';
import { moved, readSpan, type Span, spanTest } from '../dates.ts';
import { saidAs, singularOf } from '../lexicon.ts';
import type { Table } from '../schema.ts';
import { columnOf, DATED, type Ground, has, isPast } from './ground.ts';

const TITLE = /^(?:name|title|number|license_plate|model|email)$/;
export const CAPACITY = /^(?:capacity|places|seats|spots|max_\w+|size)$/;

/** Rows with the rows that are made for them: classes and their bookings. */
interface Booked {
  readonly of: Table;
  readonly rows: Table;
  readonly title: string;
  readonly join: string;
  /** The time that a question about them means: of the class, else of the booking. */
  readonly day: string | undefined;
}

export function bookedOf(ground: Ground, noun: string): Booked | undefined {
  const of = ground.table(noun);
  const rows = of && has(of, 'id') ? ground.childOf(of) : undefined;
  const title = of && (columnOf(of, TITLE) ?? 'id');
  if (!of || !rows || !title) return undefined;
  const [own, made] = [columnOf(of, /^(?:starts?|start_)/), columnOf(rows, DATED)];
  return {
    of,
    rows,
    title,
    join: `${rows.name}.${singularOf(of.name)}_id = ${of.name}.id`,
    day: own ? `${of.name}.${own}` : made && `${rows.name}.${made}`,
  };
}

/** The time at the end of a question; undefined where another word is left. */
function spanAtEnd(text: string, ground: Ground): { span: Span | undefined } | undefined {
  const r = new Phrase(text.trim());
  r.takeMark();
  if (r.isDone) return { span: undefined };
  const span = readSpan(r, ground.dialect);
  return span && r.isDone ? { span } : undefined;
}

const FULL =
  '(?:(?:already |now )?(?:(?:fully|completely|entirely) booked(?: (?:out|up))?|full|sold[- ]out|booked (?:out|up)|at (?:full )?capacity|without (?:any )?free (?:places|spots|seats|spaces)))';
const OPEN =
  '(?:(?:with|that (?:still )?have|which (?:still )?have|having) (?:(?:still|some|any|at least one) )*(?:free|open|available|remaining) (?:places|spots|seats|spaces|slots)(?: left)?|not (?:yet )?(?:fully booked|full|sold out)|(?:with|that (?:still )?have|which (?:still )?have) (?:places|spots|seats|spaces) left)';

/** "Classes that are fully booked next week", "classes with free places tomorrow". */
export function fullyBooked(text: string, ground: Ground): string | undefined {
  const found = new RegExp(
    `^(?:(?:already )?${FULL} ([a-z_]+)|([a-z_]+)(?: (?:that|which))?(?: (?:are|is|were))?(?: still)? (?:(${FULL})|(${OPEN})))(.*)$`,
  ).exec(text);
  const every =
    /^(?:(?:how many|number of) )?(?:free|open|available|remaining) (?:spots|places|seats|spaces|slots)(?: (?:left|there are))?(?: (?:per|of|for|in|are left|left|in each))*(?: (?:each|every))? ([a-z_]+)(?: (?:still )?(?:has|have|got))?(?: left)?(.*)$/.exec(
      text,
    );
  const [, before, after, , isOpen, last = ''] = found ?? [];
  const open = every ? 'all' : isOpen;
  const tail = every?.[2] ?? last;
  const booked = bookedOf(ground, every?.[1] ?? before ?? after ?? '');
  const places = booked && columnOf(booked.of, CAPACITY);
  const end = spanAtEnd(tail, ground);
  if (!booked || !places || !end || (end.span && !booked.day)) return undefined;
  const { of, rows, title, join, day } = booked;
  const shown = [
    ...new Set([`${of.name}.id`, `${of.name}.${title}`]),
    ...(day?.startsWith(`${of.name}.`) ? [day] : []),
    `${of.name}.${places}`,
  ];
  const count = `COUNT(${rows.name}.id)`;
  return [
    `SELECT ${shown.join(', ')}, ${open ? `${of.name}.${places} - ${count} AS free_places` : `${count} AS booked`}`,
    `FROM ${of.name}`,
    `${open ? 'LEFT ' : ''}JOIN ${rows.name} ON ${join}`,
    ...(end.span && day ? [`WHERE ${spanTest(day, end.span, ground.dialect)}`] : []),
    `GROUP BY ${shown.join(', ')}`,
    ...(every ? [] : [`HAVING ${count} ${open ? '<' : '>='} ${of.name}.${places}`]),
    `ORDER BY ${day?.startsWith(`${of.name}.`) ? day : `${of.name}.${title}`};`,
  ].join('\n');
}

/** "The fullest class of each week", "the three most borrowed books per month". */
export function fullest(text: string, ground: Ground): string | undefined {
  const found = new RegExp(
    `^(?:top )?(?:${NUMBER} )?(fullest|busiest|emptiest|(?:most|least)(?:[- ](?:often|frequently))?[- ](?:booked|popular|attended|visited|rented|borrowed|ordered|sold|used|reserved|loaned)) ([a-z_]+) (?:of|in|per|for|by|on)(?: (?:each|every|a|the))* (day|week|month|quarter|year)(.*)$`,
  ).exec(text);
  const [, number, way = '', noun = '', period = '', tail = ''] = found ?? [];
  const booked = bookedOf(ground, noun);
  const end = spanAtEnd(tail, ground);
  if (!found || !booked?.day || !end) return undefined;
  const { of, rows, title, join, day } = booked;
  const label = singularOf(of.name);
  const count = rows.name === 'bookings' ? 'bookings' : `${singularOf(rows.name)}_count`;
  const names = [...new Set([`${of.name}.id`, `${of.name}.${title}`])].join(', ');
  const part = ground.part(period, day);
  return [
    'WITH counts AS (',
    `  SELECT ${part} AS ${period}, ${of.name}.${title} AS ${label}, COUNT(*) AS ${count}`,
    `  FROM ${of.name}`,
    `  JOIN ${rows.name} ON ${join}`,
    ...(end.span ? [`  WHERE ${spanTest(day, end.span, ground.dialect)}`] : []),
    `  GROUP BY ${part}, ${names}`,
    ')',
    `SELECT ${period}, ${label}, ${count}`,
    'FROM (',
    '  -- Those with the same number share a place.',
    `  SELECT counts.*, RANK() OVER (PARTITION BY ${period} ORDER BY ${count}${/^(?:least|emptiest)/.test(way) ? '' : ' DESC'}) AS place`,
    '  FROM counts',
    ') AS ranked',
    `WHERE place <= ${number ? numberOf(number) : 1}`,
    `ORDER BY ${period}, place, ${label};`,
  ].join('\n');
}

const SEEN =
  '(?:seen|visited|treated|examined|come(?: in| back)?|came(?: in| back)?|been (?:in|here|back|active|treated|seen|examined|to the [a-z]+)|checked(?: in)?|booked|trained|attended|ordered|bought|purchased|borrowed|rented|played|donated|paid|used)';
const AGO = `(?:(?:in|for|since|within|during) )?(?:(?:over|more than|at least|longer than|the last|the past|the|last) )*(?:(?:an?|${NUMBER}) )?(day|week|month|year)s?(?: now| or (?:longer|more))?`;
const LACKS =
  '(?:with no|without(?: an?| any)?|who have no|that have no|who have had no|that have had no|who had no|that had no|having no)';
const DENIES =
  "(?:(?:that|who|which) )?(?:(?:have|has|had|were|was|are|is|did|do|could) )?(?:not|never|haven't|hasn't|weren't|wasn't|didn't)(?: (?:been|had|come|yet|had an?))*";

/** "Pets that have not been seen in over a year": the last visit of each is older, or there is none. */
export function notSeen(text: string, ground: Ground): string | undefined {
  const found = new RegExp(
    `^([a-z_]+) (?:${LACKS} ([a-z_]+)|${DENIES}(?: ${SEEN})?(?:(?: (?:by|at|in|to|with|for))? (?:an?|the|our|us|any)(?: ([a-z_]+))?)?)(?: at all)? ${AGO}((?:,| and| with| together| including| along).*)?$`,
  ).exec(text);
  const [, noun = '', without, thing, number, unit, tail = ''] = found ?? [];
  const owner = ground.table(noun);
  const said = ground.table(without ?? thing ?? '');
  const rows = owner && (said && said !== owner ? said : ground.childOf(owner, DATED));
  const day = rows && columnOf(rows, DATED);
  const key = owner && `${singularOf(owner.name)}_id`;
  const title = owner && columnOf(owner, TITLE);
  if (!owner || !rows || !day || !key || !title || !has(rows, key) || (without && said !== rows))
    return undefined;
  const shown = shownOf(tail, owner, rows, ground);
  if (!shown) return undefined;
  const span = unit === 'week' || unit === 'month' || unit === 'year' ? unit : 'day';
  const last = `MAX(${rows.name}.${day})`;
  const names = [`${owner.name}.id`, `${owner.name}.${title}`, ...shown.columns];
  return [
    `SELECT ${[...names.map((one) => labelled(one, owner)), `${last} AS last_${singularOf(rows.name)}`].join(', ')}`,
    `FROM ${owner.name}`,
    ...shown.joins,
    `LEFT JOIN ${rows.name} ON ${rows.name}.${key} = ${owner.name}.id AND ${isPast(rows, day)}`,
    `GROUP BY ${names.join(', ')}`,
    `HAVING ${last} < ${moved(ground.dialect, -(number ? numberOf(number) : 1), span)} OR ${last} IS NULL`,
    `ORDER BY last_${singularOf(rows.name)};`,
  ].join('\n');
}

const labelled = (column: string, owner: Table): string => {
  const [table = '', name = ''] = column.split('.');
  return table === owner.name
    ? column
    : `${column} AS ${/^(?:name|title)$/.test(name) ? singularOf(table) : `${singularOf(table)}_${name}`}`;
};

/** "With their owners and the date of their last visit": columns of the rows that one belongs to. */
function shownOf(
  tail: string,
  owner: Table,
  rows: Table,
  ground: Ground,
): { columns: string[]; joins: string[] } | undefined {
  const columns: string[] = [];
  const joins: string[] = [];
  const r = new Phrase(tail);
  const lasts = `(?:dates? (?:of|when) )?(?:(?:their|its|the) )*(?:(?:last|latest|most recent) )?(?:${saidAs(rows.name)}|they were last seen)(?: dates?)?|last date`;
  const parents = ground.tables.filter(
    ({ name }) => name !== owner.name && has(owner, `${singularOf(name)}_id`),
  );
  for (let turns = 0; !r.isDone && turns < 12; turns += 1) {
    if (
      r.takeMark() !== undefined ||
      r.take(/and|with|together|including|along|the|their|its|also|who|date of/)
    )
      continue;
    const parent = parents.find(({ name }) => r.take(`(?:${saidAs(name)})(?:'s|s')?`));
    if (parent) {
      const own = columnOf(parent, TITLE);
      if (!own) return undefined;
      joins.push(`JOIN ${parent.name} ON ${parent.name}.id = ${owner.name}.${singularOf(parent.name)}_id`);
      columns.push(`${parent.name}.${own}`);
      for (const [said, pattern] of CONTACTS)
        for (let more = r.take(`(?:(?:and|,|the|their) )*(?:${said})`); more; more = undefined) {
          const column = columnOf(parent, pattern);
          if (!column) return undefined;
          if (!columns.includes(`${parent.name}.${column}`)) columns.push(`${parent.name}.${column}`);
        }
      continue;
    }
    if (!r.take(lasts)) return undefined;
  }
  return { columns, joins };
}

const CONTACTS: readonly (readonly [string, RegExp])[] = [
  ['names?', TITLE],
  ['(?:tele)?phones?(?: numbers?)?', /^phone/],
  ['e-?mails?(?: address(?:es)?)?', /^email/],
];
