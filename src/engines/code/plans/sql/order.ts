import { columnWords } from './comparisons.ts';
import { applyExtreme, namedOrder, readExtreme } from './extremes.ts';
import { isDate } from './lexicon.ts';
import { measureOf, readSaid } from './measures.ts';
import { type Measure, placeOf, type Reading } from './query.ts';

const DOWN = /desc|highest|largest|biggest|most|newest|latest|best|z to a|down/;

const ORDER_WAY =
  '(?:,? ?(?:in )?(descending|desc|ascending|asc)(?: order)?|,? ?(?:from )?(highest|largest|biggest|most|newest|latest|best|lowest|smallest|least|fewest|oldest|earliest|cheapest|most expensive)(?: first| to (?:the )?\\w+))?';

/** "Newest first", "sorted by price descending then name", "alphabetically". */
export function readOrder(reading: Reading): boolean {
  const { r, q, catalog } = reading;
  const first = r.attempt(() => {
    const extreme =
      readExtreme(reading) ??
      (r.take(`(?:most|best|top)(?= first)|best(?= (?:${catalog.rowWords()}) first)|most`)
        ? { column: 'worth' as const, isDown: true }
        : r.take(/fewest|least/)
          ? { column: 'worth' as const, isDown: false }
          : undefined);
    if (!extreme) return undefined;
    const word = r.take(/(?!first)([a-z_]+(?: (?!first)[a-z]+)?) first/)?.[1];
    if (
      word === undefined &&
      !r.take(/first|to (?:the )?(?:lowest|smallest|oldest|newest|highest|latest|cheapest)|on top/)
    )
      return undefined;
    // "Newest post first" is about posts, and not about how many comments they have.
    const isOfRows = word !== undefined && new RegExp(`^(?:${catalog.rowWords()})$`).test(word);
    const isTime = (word === undefined || isOfRows) && /date|age/.test(extreme.column);
    const period = isTime ? q.groups.find(({ part }) => part !== undefined)?.part : undefined;
    if (period !== undefined) {
      q.orders.push({
        by: () => period,
        isDown: extreme.column === 'age' ? !extreme.isDown : extreme.isDown,
      });
      return true;
    }
    // Groups have no date of their own.
    if (isTime && q.groups.length > 0 && q.measures.length > 0) return undefined;
    const lead = q.measures.length > 0 ? measureFor(q.measures, word) : undefined;
    if (lead) q.orders.push({ by: lead, isDown: extreme.isDown });
    else if (word !== undefined && /worth|size|date|age/.test(extreme.column)) {
      const place = namedOrder(reading, word);
      if (!place) return undefined;
      q.orders.push({
        by: (name) => name(place),
        isDown: extreme.column === 'age' && isDate(place.column) ? !extreme.isDown : extreme.isDown,
      });
    } else if (!applyExtreme(reading, extreme)) return undefined;
    return true;
  });
  if (first) return true;
  if (
    r.take(
      /(?:sorted |ordered |listed |in )?(?:alphabetically|alphabetical(?: order)?)(?: by (?:the )?(?:name|title))?/,
    )
  ) {
    const title = catalog.title(q.groups[0]?.table ?? q.rows);
    if (title) q.orders.push({ by: (name) => name(title), isDown: false });
    return title !== undefined;
  }
  const plain = r.take(
    /(?:sort(?:ed)?|order(?:ed)?|ranked|in)(?: the results?)?,? (descending|ascending|desc|asc)(?: order)?(?! by)|(?:sorted |ordered )?from (highest|largest|most|newest|lowest|smallest|oldest|least|cheapest) to \w+(?: \w+)?/,
  );
  if (plain) {
    const way = plain[1] ?? plain[2] ?? '';
    const [lead] = q.measures;
    const place = lead ? undefined : /newest|oldest/.test(way) ? catalog.date(q.rows) : catalog.worth(q.rows);
    if (!lead && !place) return false;
    q.orders.push({ by: lead ?? ((name) => (place ? name(place) : '')), isDown: DOWN.test(way) });
    return true;
  }
  return (
    r.attempt(() => {
      if (!r.take(/(?:sort(?:ed)?|order(?:ed)?|ranked)(?: (?:the )?(?:results?|them|it|list))? by/))
        return undefined;
      do {
        const down = r.take(/descending|ascending/)?.[0];
        const by = orderAt(reading);
        if (!by) return undefined;
        const way = r.take(ORDER_WAY.replace(/\?$/, ''));
        q.orders.push({ by, isDown: DOWN.test(way?.[0] ?? down ?? '') });
      } while (
        r.take(/(?:and )?then(?: by)?|and(?: by)?(?= \w+(?: (?:asc|desc)\w*)?$)/) ??
        commaThen(reading)
      );
      return true;
    }) ?? false
  );
}

/** The measure that a word refers to: "highest total first". */
function measureFor(measures: readonly Measure[], word: string | undefined): Measure | undefined {
  const fold = /average|mean/.test(word ?? '')
    ? 'AVG'
    : /total|sum|amount|revenue|spend|spent|value/.test(word ?? '')
      ? 'SUM'
      : /count|number|orders|times/.test(word ?? '')
        ? 'COUNT'
        : undefined;
  return (
    measures.find((one) => word !== undefined && one.of?.column === word && one.fold === fold) ??
    measures.find((one) => one.fold === fold) ??
    measures.find((one) => word !== undefined && one.of?.column === word) ??
    measures[0]
  );
}

const commaThen = ({ r }: Reading): boolean | undefined =>
  r.attempt(() => (r.takeMark() === ',' && r.take(/then(?: by)?/) ? true : undefined));

function orderAt(
  reading: Reading,
): ((name: (place: { table: Measure['rows']; column: string }) => string) => string) | Measure | undefined {
  const { r, q, catalog } = reading;
  r.take(/the|that|their|its/);
  const [lead] = q.measures;
  const measured = r.attempt(() => {
    const said = readSaid(r, catalog);
    const measure = said && measureOf(said, catalog, q.rows);
    const isSame = (one: Measure): boolean =>
      one.fold === measure?.fold &&
      one.of?.column === measure.of?.column &&
      (one.of !== undefined || one.rows === measure.rows);
    const shown =
      measure && q.measures.find((one) => one.fold === measure.fold && one.of?.column === measure.of?.column);
    const tested = shown ? undefined : q.having.find((one) => isSame(one.measure))?.measure;
    // Columns that rows are chosen or sorted by are shown.
    if (tested) q.measures.push(tested);
    return shown ?? tested;
  });
  if (measured) return measured;
  const last =
    lead && r.take(/(?:\w+ )?(?:count|total|sum|average|amount|revenue|number|it|this|result)(?: of \w+)?/);
  if (last) {
    const fold = /average/.test(last[0])
      ? 'AVG'
      : /count|number/.test(last[0])
        ? 'COUNT'
        : /total|sum|amount|revenue/.test(last[0])
          ? 'SUM'
          : undefined;
    return q.measures.find((one) => one.fold === fold) ?? lead;
  }
  // Sums are sorted by the sum, and not by one of its rows.
  const folded = q.measures.find(({ of }) => of && r.take(of.column.replaceAll('_', '[ _]')));
  if (folded) return folded;
  const part = q.groups.find((group) => group.part !== undefined && r.take(`${group.part}|date`));
  if (part) return () => part.part ?? '';
  if (!catalog.isGiven && r.take(/date/)) {
    const place = catalog.date(q.rows);
    return place && ((name) => name(place));
  }
  const other = r.attempt(() => {
    const noun = r.take(`(${catalog.rowWords()})(?:'s?)?`)?.[1];
    const column = noun && r.take(columnWords(reading))?.[0];
    const table = column ? catalog.table(noun) : undefined;
    return table && column && q.used.has(table) ? catalog.column(table, column) : undefined;
  });
  if (other) return (name) => name(other);
  const word =
    r.take(columnWords(reading)) ??
    (catalog.isGiven
      ? undefined
      : r.take(
          /(?!(?:number|count|amount|sum|total|average) of\b)[a-z][a-z_]*(?: (?:time|date|name|number|id|at|price|year|count))?/,
        ));
  if (!word) return undefined;
  const owner = q.groups[0]?.table;
  const place =
    (owner && catalog.find(word[0], [owner])) ??
    (owner && /^names?$/.test(word[0]) ? catalog.title(owner) : placeOf(reading, word[0]));
  return place && ((name) => name(place));
}
