import { readSpan, spanTest } from './dates.ts';
import { DEEDS } from './lexicon.ts';
import type { Reading } from './query.ts';
import { addExists, childFor, readDeed } from './relations.ts';
import type { Table } from './schema.ts';

/** "Whose last order is more than 6 months ago": none of them is younger. */
export function readLast(reading: Reading): boolean {
  const { r, catalog, dialect } = reading;
  return (
    r.attempt(() => {
      const found = r.take(
        `(?:whose|where (?:the|their)|with a|with the) (?:last|latest|most recent) (${catalog.rowWords()})(?: (?:is|was|dates from|happened|lies))?`,
      );
      const child = found?.[1] === undefined ? undefined : catalog.table(found[1]);
      const link = child && childFor(reading, child);
      const span = link && readSpan(r, dialect);
      const day = link && catalog.date(link.child);
      if (!link || !span || !day || span.month !== undefined) return undefined;
      const column = `${link.child.name}.${day.column}`;
      const later = span.high === undefined ? undefined : [`${column} >= ${span.high}`];
      // There is one in the span, and none after it.
      addExists(reading, link.child, link.key, false, [spanTest(column, span, dialect)]);
      if (later) addExists(reading, link.child, link.key, true, later);
      return true;
    }) ?? false
  );
}

/** "But not in February", "and again this year": the same deed at another time. */
export function readDeedAgain(reading: Reading): boolean {
  const { r, catalog, dialect, deed } = reading;
  if (!deed) return false;
  return (
    r.attempt(() => {
      if (!r.take(/and|but|yet/)) return undefined;
      r.take(/who|that|which/);
      r.take(/have|has|did|do|were/);
      const not = r.take(/not|never|haven't|hasn't|didn't|no longer/);
      r.take(/also|again/);
      const verb = r.take(deed.pattern);
      if (!not && !verb) return undefined;
      r.take(/any(?:thing)?|again|one/);
      const span = readSpan(r, dialect);
      const day = span && catalog.date(deed.child);
      if (!span || !day) return undefined;
      addExists(reading, deed.child, deed.key, not !== undefined, [
        spanTest(`${deed.child.name}.${day.column}`, span, dialect),
      ]);
      return true;
    }) ?? false
  );
}

/** The things that are ordered may be the items of an order. */
const isOf = ({ name }: Table, deeds: string): boolean =>
  name === deeds ||
  (/^(?:orders|sales)$/.test(deeds) &&
    /^(?:orders|sales|order_(?:items|lines|details)|line_items|purchases)$/.test(name));

/** "…, including those who never ordered": they come to the rows that the wish has named before, and narrow nothing. */
export function readIncluded(reading: Reading): boolean {
  const { r, q, catalog } = reading;
  return (
    r.attempt(() => {
      const isNamed = r.take(
        `(?:and |but )?(?:includ(?:ing|es?)|also|even|as well as|plus)(?: also)?(?: the| all)*(?: (?:those|ones|people|${catalog.rowWords()}))?`,
      );
      if (
        !isNamed ||
        !r.peek(/(?:who|that|which)(?: (?:have|has|had|did|do|does|were|was))? ?(?:never|not|[a-z]+n't)/)
      )
        return undefined;
      // "Orders per customer, including customers who never ordered".
      const counted = [...q.measures.map(({ rows }) => rows), ...(q.groups.length > 0 ? [q.rows] : [])];
      const deeds = DEEDS.filter(([, name]) => counted.some((table) => isOf(table, name)));
      const pattern = deeds.map(([verbs]) => verbs).join('|');
      if (
        pattern &&
        r.take(
          `(?:who|that|which)(?: have| has| had| were| was)?(?: been)? never(?: been)? (?:${pattern})(?: anything| any| one| an? [a-z]+)?(?: too| as well)?`,
        )
      ) {
        q.isZeroed = true;
        return true;
      }
      const { length } = q.where;
      if (!readDeed(reading) || q.where.length !== length + 1) {
        q.where.length = length;
        return undefined;
      }
      const text = (clause: (typeof q.where)[number]): string => clause(({ column }) => column);
      const [added] = q.where.splice(length);
      const [first, second] = q.where;
      if (!added) return undefined;
      // "Has not ordered in 90 days" includes those who never ordered.
      if (q.where.some((one) => text(one).startsWith(text(added).slice(0, -1)))) return true;
      if (!first || second) return undefined;
      q.where.splice(0, 1, (name) => `(${first(name)} OR ${added(name)})`);
      return true;
    }) ?? false
  );
}
