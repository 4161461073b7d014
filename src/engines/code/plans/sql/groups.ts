import { pluralOf } from '../reading/plural.ts';
import { columnWords } from './comparisons.ts';
import { isKnownTable, levelOf } from './lexicon.ts';
import { type Group, placeOf, type Reading } from './query.ts';

/** "Per department", "for each month", "grouped by city and country". */
export function readGroup(reading: Reading, isLoose = reading.q.measures.length > 0): boolean {
  const { r, q } = reading;
  return (
    r.attempt(() => {
      if (
        !r.take(
          /grouped by|group by|per|for each|in each|of each|within each|within every|for every|of every|in every|broken down by|partitioned by|across|with the same|inside each/,
        ) &&
        !(isLoose && r.take(/by(?: the)?|each|every|of the same/))
      )
        return undefined;
      let isAny = false;
      do {
        r.take(/the|each|every|calendar/);
        const group = r.attempt(() => groupAt(reading));
        if (!group) break;
        q.groups.push(group);
        isAny = true;
      } while (
        r.take(
          /and(?: (?:by|per))?(?! (?:the|sorted|ordered|order|sort|only|show|list|total|average|number|limit|return|returns|shows|give|keep|take|select|display)\b)/,
        )
      );
      return isAny ? true : undefined;
    }) ?? false
  );
}

function groupAt(reading: Reading): Group | undefined {
  const { r, q, catalog } = reading;
  const part = r.take(
    /(hour|day|weekday|day of the week|week|month|quarter|year)(?: and year)?(?! of (?:the (?:week|month|year)|birth)\b)/,
  )?.[1];
  const folded = q.measures.find(({ rows }) => rows !== q.rows)?.rows;
  if (part) {
    const place = reading.dated ?? catalog.date(folded ?? q.rows);
    return place && { place, part: part === 'day of the week' ? 'weekday' : part };
  }
  const table = r.attempt(() => {
    const rows = catalog.rowWords();
    // "Product category", where both are tables.
    r.take(`(?:${rows})(?:'s)?(?= (?:${rows})\\b)`);
    const columns = catalog.isGiven ? `|(?:${columnWords(reading)})\\b` : '';
    const found = r.take(`(${rows})(?:'s)?(?! (?:(?:name|id|type|code)s?${columns}))`);
    if (!found?.[1]) return undefined;
    if (!catalog.isNamed(found[1]) && !isEntity(found[1])) return undefined;
    const made = catalog.table(found[1]);
    if (made === undefined || made === q.rows) return made === q.rows ? made : undefined;
    return (catalog.key(q.rows, made) ?? catalog.between(q.rows, made)) ? made : undefined;
  });
  if (table) {
    q.used.add(table);
    return { place: catalog.id(table), table };
  }
  // "Product category", a column of products.
  if (catalog.isGiven) r.take(`(?:${catalog.rowWords()})(?:'s)?(?= (?:${columnWords(reading)})\\b)`);
  const word = r.take(columnWords(reading)) ?? r.take(/[a-z][a-z_]*(?: id)?/);
  if (
    !word ||
    /^(?:the|most|number|total|average|highest|lowest|descending|ascending|name first|returns?|shows?|lists?|gives?|prints?|keeps?|only|sorts?|orders?|also|then|selects?|takes?|displays?|limits?|includes?)$/.test(
      word[0],
    )
  )
    return undefined;
  const place = placeOf(reading, word[0]) ?? placeOf(reading, `${word[0]} id`);
  return place && { place };
}

/** Groups by people and things are shown by name; a department or a city is a column. */
const isEntity = (word: string): boolean => {
  const name = isKnownTable(word) ? word : pluralOf(word);
  return isKnownTable(name) && levelOf(name) > 0 && levelOf(name) < 4;
};
