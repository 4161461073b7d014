import type { Place } from './catalog.ts';
import { moved, readSpan, type Span, spanTest } from './dates.ts';
import { EVENTS, levelOf } from './lexicon.ts';
import { addWhere, type Reading } from './query.ts';
import { applySpan } from './relations.ts';
import { isStateWord } from './states.ts';

const PER_TIME =
  /(?:per|by|each|every|for each|in each|grouped by)(?: the| calendar)? (?:hour|day|week|month|quarter|year|date)/;

/** "Signed up in the last 7 days", "not logged in for a year", "older than 30 days". */
export function readEvent(reading: Reading): boolean {
  const { r, q, catalog, dialect } = reading;
  return (
    r.attempt(() => {
      r.take(/(?:who|that|which)(?: (?:have|has|had|were|was|are|is|will))?(?: been)?|whose/);
      const not = r.take(/(?:never|not)(?: been)?|haven't|hasn't|didn't/);
      r.take(/last(?! (?:\d|day|week|month|quarter|year))|been|be/);
      for (const [pattern, column] of EVENTS) {
        const found = r.take(pattern);
        if (!found) continue;
        // The last login does not tell about the ones before it.
        if (
          !not &&
          column === 'last_login_at' &&
          /^.{0,40}\b(?:but|and|yet)\b.{0,20}\b(?:not|never|n't|also)\b/.test(r.text.slice(r.at))
        )
          return undefined;
        const span = readSpan(r, dialect);
        const place = catalog.date(reading.focus ?? q.rows, column);
        if (!place) return undefined;
        const long = span ?? readFor(reading);
        // "Orders that are completed per customer": a state, unless a time is what they are grouped by.
        if (isStateWord(found[0]) && !r.peek(PER_TIME) && !long && !not) return undefined;
        if (!long && !not && r.peek(/per|by|each|for each|in each|grouped/)) {
          reading.dated = place;
          return true;
        }
        if (!long) {
          if (!not || r.peek(/in|on|for|since|before|after/)) return undefined;
          addWhere(reading, (name) => `${name(place)} IS NULL`);
          return true;
        }
        if (not && long.low !== undefined && long.high === undefined)
          addWhere(reading, (name) => `(${name(place)} < ${long.low} OR ${name(place)} IS NULL)`);
        else if (not)
          addWhere(reading, (name) => `(${name(place)} IS NULL OR ${spanTest(name(place), long, dialect)})`);
        else applySpan(reading, long, place);
        return true;
      }
      if (not) return undefined;
      // People have no day of an order.
      if (
        levelOf(q.rows.name) < 3 &&
        !catalog.isGiven &&
        r.peek(/(?:placed|made|sold|bought|ordered)/) &&
        q.measures.length + q.having.length === 0
      )
        return undefined;
      r.take(/placed|made|sold|bought|from|done|dated|happened|ordered/);
      const span = readSpan(r, dialect);
      if (!span) return undefined;
      const place = spanPlace(reading);
      if (!place) return undefined;
      applySpan(reading, span, place);
      return true;
    }) ?? false
  );
}

/** "For a year", "in over 6 months": since when something has not happened. */
function readFor({ r, dialect }: Reading): Span | undefined {
  if (!r.take(/(?:for|in)(?: over| more than| at least)?/)) return undefined;
  const found = r.take(/(?:an?|one|the)? ?(\d+)? ?(hour|day|week|month|year)s?/);
  if (!found) return undefined;
  const unit = (['hour', 'day', 'week', 'month', 'year'] as const).find((one) => one === found[2]) ?? 'day';
  return { low: moved(dialect, -Number(found[1] ?? 1), unit) };
}

/** The date that a span without a verb is about: of rows that are only counted or summed, theirs. */
function spanPlace({ q, catalog, dated }: Reading): Place | undefined {
  if (dated) return dated;
  const folded = [...q.measures, ...q.having.map(({ measure }) => measure)].find(
    ({ rows }) => rows !== q.rows,
  )?.rows;
  return catalog.date(folded ?? q.rows);
}
