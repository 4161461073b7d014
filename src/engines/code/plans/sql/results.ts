import { NUMBER, numberOf } from '../reading/text.ts';
import type { Place } from './catalog.ts';
import { columnWords } from './comparisons.ts';
import { namedOrder } from './extremes.ts';
import { junctionOf, levelOf, numberColumns, saidAs, singularOf } from './lexicon.ts';
import { measureOf, readSaid } from './measures.ts';
import { type Measure, placeOf, type Reading } from './query.ts';
import type { Table } from './schema.ts';
import { takeNth } from './special-heads.ts';
import { readNumber, readSign } from './values.ts';

/** "Top 5", "limit 10", "page 2 with 20 per page". */
export function readLimit({ r, q }: Reading): boolean {
  const found = r.take(
    `(?:but |and )?(?:(?:only )?(?:show |the |return |take |get )*(?:top|first)|limit(?:ed)?(?: (?:it|them|the results?))?(?: to)?(?: the)?(?: first| top)?|at most|only(?: the)?(?: first| top)?|max(?:imum)?) ${NUMBER}(?: (?:rows?|results?|of them|entries|only))?(?! (?:days?|months?|years?|weeks?|hours?))`,
  );
  if (found?.[1]) {
    q.limit = numberOf(found[1]);
    return true;
  }
  const skipped = r.take(`(?:skip(?:ping)?|offset)(?: the first)? ${NUMBER}(?: rows)?`);
  if (skipped?.[1]) q.offset = numberOf(skipped[1]);
  const page = skipped
    ? undefined
    : r.take(
        `(?:on |the )?page ${NUMBER}(?: (?:of|with) ${NUMBER}(?: (?:rows|items|results|${saidAs(q.rows.name)}))?(?: (?:per|a|each) page)?|,? ${NUMBER} (?:\\w+ )?(?:per|a) page)`,
      );
  if (page) {
    const size = numberOf(page[2] ?? page[3] ?? '20');
    q.limit = size;
    q.offset = (numberOf(page[1] ?? '1') - 1) * size;
  }
  return skipped !== undefined || page !== undefined;
}

/** "With the number of loans and the total amount": what the loans are worth, not orders. */
function ofChild({ q, catalog }: Reading, measure: Measure | undefined): Measure | undefined {
  const child = [...q.measures, ...q.having.map((one) => one.measure)].find(
    ({ rows }) => rows !== q.rows,
  )?.rows;
  if (!measure?.of || !child || catalog.isGiven || !/^(?:orders|sales)$/.test(measure.rows.name))
    return measure;
  const of = catalog.column(child, measure.of.column);
  return of ? { ...measure, rows: child, of } : measure;
}

/** "Students with an average grade above 80": a student has many grades, and they are rows of their own. */
function ofMany({ q, catalog }: Reading, said: Parameters<typeof measureOf>[0]): Measure | undefined {
  const isMany =
    /^(?:AVG|SUM)$/.test(said.fold) &&
    said.rows === undefined &&
    /^(?:grade|score|rating|mark|salary|wage|age|stock|weight|points|views|likes)$/.test(said.column ?? '');
  if (!isMany || catalog.isGiven || q.groups.length > 0 || levelOf(q.rows.name) > 2)
    return measureOf(said, catalog, q.rows);
  const many = measureOf(said, catalog, undefined);
  if (many && many.rows !== q.rows && catalog.key(many.rows, q.rows)) return many;
  const own = measureOf(said, catalog, q.rows);
  return own?.of && own.rows === q.rows ? undefined : own;
}

/** "With the number of orders", "by total amount", "with the highest salary": what is counted, or put first. */
export function readMeasure(reading: Reading): boolean {
  const { r, q, catalog } = reading;
  const again = r.attempt(() => readHavingAgain(reading));
  if (again) return true;
  return (
    r.attempt(() => {
      const lead = r.take(
        /(?:and |along |together )?(?:with(?: an?)?|by|whose|where|having|showing|and show|show|plus|including|and|in terms of|based on|as well as|ranked by|who (?:have|has)|that (?:have|has))(?: also)?/,
      );
      const nth = takeNth(r);
      const ranked = r.take(
        /(?:the )?(highest|largest|biggest|best|most|lowest|smallest|worst|least)(?= )/,
      )?.[1];
      if (nth !== undefined && !ranked) return undefined;
      r.take(/(?:the|their|its)(?: own)?/);
      // A grade is a value of students, though grades may be rows too.
      const again =
        ranked && !r.peek(`(?:${numberColumns})`) ? r.take(`(${catalog.rowWords()})`)?.[1] : undefined;
      if (again !== undefined) {
        if (nth !== undefined) return undefined;
        const counted = q.measures.find(
          ({ fold, rows }) => fold === 'COUNT' && rows === catalog.table(again),
        );
        if (!counted) return undefined;
        q.orders.push({ by: counted, isDown: !/lowest|smallest|worst|least/.test(ranked ?? '') });
        r.take(/first/);
        return true;
      }
      const isRanked = /by|based|terms|ranked/.test(lead?.[0] ?? '');
      const said =
        readSaid(r, catalog) ??
        (isRanked && r.take(/(?:total )?(?:sales|spend|purchases)(?! (?:count|date|price|tax))/)
          ? { fold: 'SUM' as const, column: 'revenue' }
          : undefined);
      if (said) {
        if (nth !== undefined) return undefined;
        const plain = ofChild(reading, ofMany(reading, said));
        if (!plain) return undefined;
        // A course has many students, and a student many courses.
        const isPaired =
          !catalog.isGiven &&
          plain.of === undefined &&
          junctionOf(q.rows.name, plain.rows.name) !== undefined;
        const isFar =
          plain.rows !== q.rows &&
          (isPaired || (!catalog.key(plain.rows, q.rows) && !catalog.key(q.rows, plain.rows)));
        const middle = isFar && plain.of === undefined ? catalog.between(q.rows, plain.rows) : undefined;
        const measure = isFar ? middle && plain && { ...plain, rows: middle } : plain;
        if (!measure) return undefined;
        q.used.add(measure.rows);
        const test = r.attempt(() => {
          const sign = readSign(r);
          const number = sign === undefined ? undefined : readNumber(r);
          return number === undefined ? undefined : `${sign} ${number}`;
        });
        if (test !== undefined) q.having.push({ measure, test });
        if (
          !q.measures.some(
            (one) =>
              one.fold === measure.fold && one.of?.column === measure.of?.column && one.rows === measure.rows,
          )
        )
          q.measures.push(measure);
        if (ranked || (isRanked && q.orders.length === 0))
          q.orders.push({ by: measure, isDown: !/lowest|smallest|worst|least/.test(ranked ?? '') });
        return true;
      }
      const isBy = isRanked && (q.limit !== undefined || q.orders.length > 0);
      if (!ranked && !isBy) return undefined;
      const word =
        r.take(columnWords(reading)) ??
        (catalog.isGiven
          ? undefined
          : r.take(/(?!one\b|two\b|three\b|(?:number|count|amount|sum|total|average) of\b)[a-z][a-z_]*/));
      if (!word) return undefined;
      const [sold] = q.measures;
      if (isBy && sold?.fold === 'SUM' && sold.of) return word[0] === sold.of.column ? true : undefined;
      const place = namedOrder(reading, word[0]);
      if (!place) return undefined;
      if (place.table !== q.rows) q.used.add(place.table);
      q.orders.length = 0;
      q.isExtreme = !isBy;
      if (nth !== undefined) q.place = nth;
      q.orders.push({ by: (name) => name(place), isDown: !/lowest|smallest|worst|least/.test(ranked ?? '') });
      return true;
    }) ?? false
  );
}

/** "Where the average is over 50", of a measure that the wish has named before. */
function readHavingAgain({ r, q }: Reading): true | undefined {
  const [lead] = q.measures;
  const those =
    lead &&
    r.take(/(?:but |and )?only (?:those|ones|the ones|groups|totals|if)(?: that are| which are| with)?/);
  if (those) {
    const only = readSign(r);
    const least = only === undefined ? undefined : readNumber(r);
    if (least === undefined) return undefined;
    q.having.push({ measure: lead, test: `${only} ${least}` });
    return true;
  }
  const found = r.take(
    /(?:but |and )?(?:only )?(?:where|with|whose|having|if)(?: the| an?| that| its)? (average|total|sum|count|number)(?: \w+(?= (?:is|are|of|above|over|below|under)))?/,
  );
  const sign = found && readSign(r);
  const number = sign === undefined ? undefined : readNumber(r);
  const fold = /average/.test(found?.[1] ?? '')
    ? 'AVG'
    : /total|sum/.test(found?.[1] ?? '')
      ? 'SUM'
      : 'COUNT';
  const measure = q.measures.find((one) => one.fold === fold);
  if (!measure || number === undefined) return undefined;
  q.having.push({ measure, test: `${sign} ${number}` });
  return true;
}

function showPlace({ q }: Reading, place: Place): void {
  q.used.add(place.table);
  if (!q.shown.some((one) => one.table === place.table && one.column === place.column)) q.shown.push(place);
}

function nextShown(reading: Reading, table: Table): Place | undefined {
  const { r, catalog } = reading;
  return r.attempt(() => {
    const isListed = r.takeMark() === ',';
    if (!r.take(/and/) && !isListed) return undefined;
    const word = r.take(columnWords(reading));
    // An order has a date and a total, a customer has not.
    const isOwn =
      word &&
      (catalog.isGiven
        ? catalog.find(word[0], [table])
        : /^(?:names?|emails?|phones?|phone numbers?|city|country|address|title)$/.test(word[0]));
    return isOwn ? catalog.column(table, word[0]) : undefined;
  });
}

/** "With their email and phone", "and the customer's name": the columns that are listed. */
export function readShown(reading: Reading): boolean {
  const { r, q, catalog } = reading;
  return (
    r.attempt(() => {
      // A best seller is shown with the quantity sold.
      if (
        q.measures.some(({ of }) => of?.column === 'quantity') &&
        r.take(
          /(?:and |along |together )?(?:with|showing|show|includ(?:e|ing))?(?: the| their)? ?(?:number of |total )?(?:units|copies|pieces|quantity|quantities) sold/,
        )
      )
        return true;
      const lead = r.take(
        /(?:and |along |together |but )?(?:with|showing|show|includ(?:e|es|ing)|list|return|select|display|only|plus|and)(?: also| only)?/,
      );
      r.take(/(?:the|their|its|his|her|each|all)(?: own)?/);
      const owner = r.attempt(() => {
        const before = r.take(`(${catalog.rowWords()})(?:'s?)?`);
        return before?.[1] && r.peek(columnWords(reading)) ? catalog.table(before[1]) : undefined;
      });
      const word = r.take(columnWords(reading));
      if (!word) return undefined;
      // The total of what is summed.
      if (!catalog.isGiven && word[0] === 'total' && q.measures.some(({ fold }) => fold === 'SUM'))
        return true;
      // The group is shown by its name already.
      if (
        owner &&
        !catalog.isGiven &&
        /^names?$/.test(word[0]) &&
        q.groups.some(({ place }) => place.table === q.rows && place.column === singularOf(owner.name))
      )
        return true;
      const of = r.take(`(?:of|from) (?:the |their |its |each )*(${catalog.rowWords()})`);
      const table = owner ?? (of?.[1] ? catalog.table(of[1]) : undefined);
      if (table && table !== q.rows && !catalog.key(q.rows, table) && !catalog.key(table, q.rows))
        return undefined;
      const place = table
        ? (catalog.column(table, word[0]) ?? (/^names?$/.test(word[0]) ? catalog.title(table) : undefined))
        : placeOf(reading, word[0]);
      if (!place) return undefined;
      // "With name and quantity", of a total quantity: it is shown.
      if (q.measures.some(({ of: one }) => one?.table === place.table && one.column === place.column))
        return true;
      const title =
        lead && /and|with|along|together|plus/.test(lead[0]) && q.shown.length === 0 && q.groups.length === 0
          ? catalog.title(q.rows)
          : undefined;
      if (title && q.measures.length === 0) showPlace(reading, title);
      showPlace(reading, place);
      // "The customer's name and city".
      for (let next = table && nextShown(reading, table); next; next = table && nextShown(reading, table))
        showPlace(reading, next);
      return true;
    }) ?? false
  );
}
