import { readSpan, spanTest } from './dates.ts';
import type { Reading } from './query.ts';
import { addExists, childFor } from './relations.ts';

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
