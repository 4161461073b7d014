import { Phrase } from '../../reading/phrase.ts';
import { NUMBER, numberOf } from '../../reading/text.ts';
import { type Dialect, spanTest } from '../dates.ts';
import { readOrder, readShown, type Shown } from './deed-shown.ts';
import { type Deeds, deedsOf, LIGHT, NOUN, nounOf, objectsOf, spanOf, verbsOf, where } from './deeds.ts';
import { everyPeriod } from './every-period.ts';
import { columnOf, type Ground } from './ground.ts';

interface Clause {
  readonly test: string;
  /** A month of every year. */
  readonly month?: number;
  /** Its time is before this. */
  readonly high?: string;
  readonly isNone: boolean;
}

const NONE = 'no|none|nothing|not any|not a single|not one|zero|never';

const SIGNS: readonly (readonly [string, string])[] = [
  [`more than ${NUMBER}`, '>'],
  [`at least ${NUMBER}`, '>='],
  [`${NUMBER} or more`, '>='],
  [`(?:fewer|less) than ${NUMBER}`, '<'],
  [`(?:exactly|only) ${NUMBER}`, '='],
];

/** "Placed an order in January", "none in February", "ordered in every month of 2023". */
function readClause(
  r: Phrase,
  deeds: Deeds,
  ground: Ground,
  before: Clause | undefined,
): readonly Clause[] | undefined {
  const isFirst = before === undefined;
  const { rows, day } = deeds;
  const column = `${rows.name}.${day}`;
  if (
    r.take(
      `whose (?:last|latest|most recent) (?:${nounOf(deeds)})(?: date)?(?: (?:is|was|dates from|lies|happened))?`,
    )
  ) {
    const span = spanOf(r, ground);
    const last = `(SELECT MAX(${column})${where(deeds)})`;
    return span && span.month === undefined
      ? [{ test: spanTest(last, span, ground.dialect), isNone: false }]
      : undefined;
  }
  const owns = r.take(/with(?! the| their)|having|without/);
  if (!owns) r.take(/(?:who|that|which)/);
  const isWithout = owns?.[0] === 'without';
  r.take(/(?:have|has|had|did|do|were|was)(?= (?:not|never|also|[a-z]+(?:ed|ght|de))\b)/);
  r.take(/also|then/);
  const not = r.take(/not(?: yet)?|never|haven't|hasn't|didn't|did not|have not/);
  const verb = owns ? undefined : r.take(verbsOf(deeds));
  if (isFirst && !owns && !verb) return undefined;
  r.take(/again|back/);
  let isNone = not !== undefined || isWithout;
  let count: string | undefined;
  for (const [pattern, sign] of isNone ? [] : SIGNS) {
    const found = r.take(pattern);
    if (!found) continue;
    count = `${sign} ${numberOf(found[1] ?? '')}`;
    break;
  }
  const none = count || isNone ? undefined : r.take(NONE);
  if (none) isNone = true;
  if (!count && !none) r.take(/at least (?:once|one|an?)|one or more|once|an?|any|some|their/);
  const noun = r.take(`(?:single )?(?:${nounOf(deeds)}|anything|something|ones?|times|at all)`);
  const isLight = verb !== undefined && new RegExp(`^(?:${LIGHT})$`).test(verb[0]);
  if (verb && !isLight && !noun) r.take(`(?:${objectsOf(deeds) || nounOf(deeds)})`);
  // A light verb alone says nothing: "who had in May".
  if (isLight && !noun && !none) return undefined;
  if (!isFirst && !not && !none && !verb && !owns && !noun) return undefined;
  r.take(/at all|again/);
  const every = isNone ? undefined : everyPeriod(r, column, ground.dialect);
  if (every)
    return count
      ? undefined
      : [
          {
            test: `(SELECT COUNT(DISTINCT ${every.part})${where(deeds, every.test)}) = ${every.count}`,
            isNone: false,
          },
        ];
  const clauses: Clause[] = [];
  const since =
    before?.high !== undefined &&
    isNone &&
    r.take(/(?:ever )?(?:since(?: then)?|after(?:wards?| that)|later)/);
  for (let span = since ? { low: before?.high } : spanOf(r, ground); span; ) {
    const test = spanTest(column, span, ground.dialect);
    clauses.push({
      test: count
        ? `(SELECT COUNT(*)${where(deeds, test)}) ${count}`
        : `${isNone ? 'NOT ' : ''}EXISTS (\n    SELECT 1${where(deeds, test)})`,
      ...(span.month === undefined || count ? {} : { month: span.month }),
      ...(span.high === undefined ? {} : { high: span.high }),
      isNone,
    });
    // "In both 2022 and 2023".
    span = r.attempt(() =>
      r.take(/and(?: in)?(?= (?:in |during )?(?:19|20)\d\d\b)/) ? spanOf(r, ground) : undefined,
    );
  }
  return clauses.length > 0 ? clauses : undefined;
}

/** "Customers who placed an order in 2023 but none in 2024, with the date of their last order". */
export function deedQuestion(text: string, ground: Ground): string | undefined {
  const r = new Phrase(text.replace(/[?.;] +/g, ', '));
  const noun = r.take(NOUN)?.[1];
  const deeds = noun === undefined ? undefined : deedsOf(ground, noun);
  if (!deeds) return undefined;
  const clauses: Clause[] = [];
  for (;;) {
    const more = r.attempt(() => {
      r.takeMark();
      const before = clauses.at(-1);
      if (before && !r.take(/and|but|yet|though/)) return undefined;
      return readClause(r, deeds, ground, before);
    });
    if (!more) break;
    clauses.push(...more);
  }
  if (clauses.length === 0) return undefined;
  const title = columnOf(deeds.owner, /^(?:name|title|first_name|full_name|email)$/);
  const shown: Shown[] = [];
  const isUsual = ground.given === '';
  for (;;) {
    const one = r.attempt(() => {
      r.takeMark();
      const lead = r.take(
        /(?:together |along )?(?:and |then )?(?:with|plus|including|include|showing|show|and|list|give)(?: also| me)?/,
      );
      return lead || shown.length > 0 ? readShown(r, deeds, ground, isUsual) : undefined;
    });
    if (!one) break;
    r.take(/too|as well/);
    if (one.code !== `${deeds.owner.name}.${title}`) shown.push(one);
  }
  const order = readOrder(r, deeds, shown, title);
  if (!r.isDone || order === undefined) return undefined;
  const isPlain = clauses.length === 1 && shown.length === 0 && !clauses[0]?.test.includes('DISTINCT');
  // A single deed is a plain query.
  return isPlain ? undefined : written(deeds, clauses, shown, title, order, ground.dialect);
}

function written(
  deeds: Deeds,
  clauses: readonly Clause[],
  shown: readonly Shown[],
  title: string | undefined,
  order: string,
  dialect: Dialect,
): string | undefined {
  const { owner, rows, key, day, source } = deeds;
  const isKey = source !== owner.name;
  const own = [
    `${owner.name}.id${isKey ? ` AS ${key}` : ''}`,
    ...(title === undefined ? [] : [`${owner.name}.${title}`]),
  ];
  const extra = shown.map(({ code, label }) => (label === undefined ? code : `${code} AS ${label}`));
  // January and February are months of one year, of any year.
  if (clauses.some(({ month }) => month !== undefined)) {
    if (clauses.some(({ month }) => month === undefined)) return undefined;
    const column = `${rows.name}.${day}`;
    const year = dialect === 'sqlite' ? `strftime('%Y', ${column})` : `EXTRACT(YEAR FROM ${column})`;
    const tests = clauses.map(
      ({ month, isNone }) =>
        `COUNT(CASE WHEN ${spanTest(column, month === undefined ? {} : { month }, dialect)} THEN 1 END) ${isNone ? '= 0' : '> 0'}`,
    );
    const plain = shown.filter(({ label }) => label === undefined).map(({ code }) => code);
    return [
      '-- Both months are of the same year; one row for each year in which it is so.',
      `SELECT ${[...own, `${year} AS year`, ...extra].join(',\n  ')}`,
      `FROM ${source}`,
      `JOIN ${rows.name} ON ${rows.name}.${key} = ${owner.name}.id`,
      `GROUP BY ${[...own.map((one) => one.replace(/ AS .*/, '')), ...plain, year].join(', ')}`,
      `HAVING ${tests.join('\n  AND ')}`,
      `ORDER BY ${order}, year;`,
    ].join('\n');
  }
  return [
    `SELECT ${[own.join(', '), ...extra].join(',\n  ')}`,
    `FROM ${source}`,
    `WHERE ${clauses.map(({ test }) => test).join('\n  AND ')}`,
    `ORDER BY ${order};`,
  ].join('\n');
}
