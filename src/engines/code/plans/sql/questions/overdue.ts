import { NUMBER, numberOf } from '../../reading/text.ts';
import { today } from '../dates.ts';
import { saidAs, singularOf } from '../lexicon.ts';
import type { Table } from '../schema.ts';
import { columnOf, type Ground, has } from './ground.ts';

const SETTLED =
  /^(?:returned|paid|done|completed|closed|finished)(?:_(?:on|at|date))?$|^(?:return|payment)_date$/;
const LATE =
  '(?:overdue|late|past (?:due|(?:their|its|the) due dates?)|not (?:been )?(?:returned|brought back|paid|given back)(?: on time| in time| by the due date)?)';

/** Rows that were due and are not settled, with the tables that they refer to. */
export function overdue(said: string, ground: Ground): string | undefined {
  // A rental is due on its last day, and back when it is returned.
  const rows =
    ground.tables.find((one) => columnOf(one, /^due/)) ??
    ground.tables.find((one) => columnOf(one, /^end_?(?:date|s_on)?$/) && columnOf(one, /^returned/));
  const due = rows && (columnOf(rows, /^due/) ?? columnOf(rows, /^end/));
  const settled = rows && columnOf(rows, SETTLED);
  if (!rows || !due || !settled) return undefined;
  const parents = ground.tables.filter(
    ({ name }) => name !== rows.name && has(rows, `${singularOf(name)}_id`),
  );
  if (parents.length === 0) return undefined;
  const all = [rows, ...parents];
  const text = said
    .replace(/ (?:as of )?(?:today|right now|now|at the moment|currently)(?= with| and|,|$)/, '')
    .replace(/^(?:everything|anything|all)(?= (?:that|which|overdue|late))/, rows.name);
  const noun = (tables: readonly Table[]): string => tables.map(({ name }) => saidAs(name)).join('|');
  const of = new RegExp(
    `^(?:${LATE} (${noun(all)})|(${noun(all)})(?: that| which)?(?: (?:is|are|have|were))? (?:currently )?${LATE}|(${noun(parents)}) (?:with|who have|that have|having|who had) (?:an? |any |at least one |their )?${LATE} (?:${noun(all)})|(${noun(parents)}) (?:with|who have|that have|having|who had|who has) (?:an? |any |at least one |one or more |their )?(?:${noun(all)})(?: (?:that|which))?(?: (?:is|are))? ${LATE}|(?:number|count) of ${LATE} (?:${noun(all)}) (?:per|for each|of each|by|for every) (${noun(parents)}))`,
  ).exec(text);
  let isCounted = of?.[5] !== undefined;
  const about = ground.table(of?.slice(1).find((one) => one !== undefined) ?? '');
  if (!of || !about) return undefined;
  let rest = text.slice(of[0].length);
  const shown: string[] = [];
  const used = new Set<Table>(about === rows ? [] : [about]);
  const show = (table: Table, column: string | undefined): boolean => {
    if (column === undefined) return false;
    if (table !== rows) used.add(table);
    const name = `${table.name}.${column}`;
    if (!shown.includes(name)) shown.push(name);
    return true;
  };
  const title = (table: Table): string | undefined =>
    columnOf(table, /^(?:name|title|number|license_plate)$/);
  const days = ground.days(`${rows.name}.${due}`, today(ground.dialect));
  let isDays = false;
  let isSorted = false;
  let fine: string | undefined;
  let least: string | undefined;
  const words = (column: string): string => column.replaceAll('_', '[ _]');
  const STEPS: readonly (readonly [string, (found: RegExpExecArray) => boolean])[] = [
    [
      `(?:by|for) (?:more than|over|at least) ${NUMBER} (day|week|month)s?|(?:by )?more than ${NUMBER} (day|week|month)s?(?: (?:late|overdue))?`,
      (found) => {
        const unit = found[2] ?? found[4];
        const count = numberOf(found[1] ?? found[3] ?? '');
        if (unit === 'month') return false;
        least = String(unit === 'week' ? count * 7 : count);
        return true;
      },
    ],
    [
      `(?:(?:total )?(?:number|count)s? of|how many) (?:their )?(?:${LATE} )?(?:${noun(all)})(?: (?:that )?(?:is|are) ${LATE})?(?: (?:(?:per|for|of) (?:each |every )?(?:${noun(parents)}|one)|each(?: (?:${noun(parents)}|one))?(?: has)?|(?:that )?they have|(?:is|are) ${LATE}))?`,
      () => {
        isCounted = about !== rows;
        return isCounted;
      },
    ],
    [
      `(?:how many |number of |count of )?days? (?:(?:that )?(?:they|it|each|each (?:one|${noun(all)})|the (?:${noun(all)})) (?:is|are|has been|have been) )?(?:overdue|late|past due|of delay)|how (?:late|overdue|long overdue) (?:they|it|each(?: ${noun(all)})?)(?: is| are)|days late`,
      () => {
        isDays = true;
        return true;
      },
    ],
    [
      `(?:late )?fine (?:of|at) (?:[$€])?(\\d+(?:\\.\\d+)?)(?: (?:euros?|dollars?|cents))?(?: (?:per|a|for each|for every) day(?: (?:late|overdue))?)`,
      (found) => {
        fine = found[1];
        return !/cents/.test(found[0]);
      },
    ],
    [
      `(?:sorted|ordered) by (?:the )?(?:days (?:late|overdue)|due date)(?: descending| desc)?|(?:the )?(?:most overdue|longest overdue|oldest)(?: ones?| loans?)? first`,
      () => {
        isSorted = true;
        return true;
      },
    ],
    ...all.flatMap((table): readonly (readonly [string, () => boolean])[] => [
      ...table.columns
        .filter(({ name }) => !/^id$|_id$/.test(name))
        .flatMap(({ name }): readonly (readonly [string, () => boolean])[] => [
          [`(?:${saidAs(table.name)})(?:'s?)?(?: and)? ${words(name)}(?: address)?`, () => show(table, name)],
          [
            `${words(name)}(?: address)?s? of (?:the |each )?(?:${saidAs(table.name)})`,
            () => show(table, name),
          ],
          ...(name === 'name' && table !== about
            ? []
            : [[`${words(name)}(?: address)?s?`, () => show(table, name)] as const]),
        ]),
      [
        `(?:${saidAs(table.name)})(?:'s? (?:name|title))?|(?:name|title) of the (?:${saidAs(table.name)})|who (?:has|borrowed) (?:it|them)`,
        () => show(table, title(table)),
      ],
    ]),
    ['name', () => parents.some((table) => has(table, 'name') && show(table, 'name'))],
  ];
  const BETWEEN =
    /^(?:[\s,;]+|(?:and|with|plus|together|along|including|showing|shows?|also|their|its|the|an?|by|who)\b(?! (?:more|has|borrowed)))+/;
  for (rest = rest.replace(BETWEEN, ''); rest !== ''; rest = rest.replace(BETWEEN, '')) {
    const step = STEPS.map(([pattern, read]) => ({
      found: new RegExp(`^(?:${pattern})(?!\\w)`).exec(rest),
      read,
    }))
      .filter(({ found }) => found)
      .toSorted((a, b) => (b.found?.[0].length ?? 0) - (a.found?.[0].length ?? 0))
      .find(({ found, read }) => found && read(found));
    if (!step?.found) return undefined;
    rest = rest.slice(step.found[0].length);
  }
  const isOf = about !== rows;
  const test = least === undefined ? `${rows.name}.${due} < ${today(ground.dialect)}` : `${days} > ${least}`;
  if (isCounted) {
    const own = title(about);
    const names = [...new Set([`${about.name}.id`, ...(own ? [`${about.name}.${own}`] : []), ...shown])];
    if (!own || isDays || fine !== undefined || names.some((name) => !name.startsWith(`${about.name}.`)))
      return undefined;
    return [
      `SELECT ${names.join(', ')}, COUNT(*) AS overdue_${rows.name}`,
      `FROM ${rows.name}`,
      `JOIN ${about.name} ON ${about.name}.id = ${rows.name}.${singularOf(about.name)}_id`,
      `WHERE ${rows.name}.${settled} IS NULL AND ${test}`,
      `GROUP BY ${names.join(', ')}`,
      `ORDER BY overdue_${rows.name} DESC, ${about.name}.${own};`,
    ].join('\n');
  }
  if (isOf) {
    const own = title(about);
    shown.splice(0, shown.length, ...new Set([...(own ? [`${about.name}.${own}`] : []), ...shown]));
    // One line for each of their loans says which one it is.
    for (const other of parents)
      if (other !== about && shown.every((one) => !one.startsWith(`${other.name}.`)))
        show(other, title(other));
  } else if (shown.length === 0) {
    for (const parent of parents) show(parent, title(parent));
    shown.push(`${rows.name}.${due}`);
  }
  if (isDays && !shown.includes(`${rows.name}.${due}`)) shown.push(`${rows.name}.${due}`);
  const late = isDays || fine !== undefined ? [`${days} AS days_late`] : [];
  const owed = fine === undefined ? [] : [`${fine} * (${days}) AS fine`];
  const names = shown.map((one) => one.split('.')[1]);
  const labelled = shown.map((one, at) => {
    const [table = '', column = ''] = one.split('.');
    return names.indexOf(column) !== names.lastIndexOf(column) || column === 'name' || column === 'title'
      ? `${one} AS ${column === 'name' || column === 'title' ? singularOf(table) : `${singularOf(table)}_${column}`}`
      : (shown[at] ?? '');
  });
  return [
    `SELECT ${[...(isOf || shown.length > 3 ? [] : [`${rows.name}.id`]), ...labelled, ...late, ...owed].join(', ')}`,
    `FROM ${rows.name}`,
    ...[...used].map(
      (table) => `JOIN ${table.name} ON ${table.name}.id = ${rows.name}.${singularOf(table.name)}_id`,
    ),
    `WHERE ${rows.name}.${settled} IS NULL AND ${test}`,
    `ORDER BY ${isOf && !isSorted ? `${shown[0]}, ` : ''}${rows.name}.${due};`,
  ].join('\n');
}
