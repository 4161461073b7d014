import { saidAs } from './lexicon.ts';
import type { Reading } from './query.ts';

/** "With the name of their manager": another row of the same table. */
export function readSelf(reading: Reading): boolean {
  const { r, q, catalog } = reading;
  const found = r.take(
    /(?:and|with|along with|together with)(?: the)? (?:(?:name|names) of )?(?:the |their |its )(manager|supervisor|boss|mentor|parent)(?:'s name| name)?s?/,
  );
  if (!found?.[1] || !catalog.column(q.rows, `${found[1]}_id`)) return false;
  q.self = { key: `${found[1]}_id`, label: found[1] };
  // Those who have none are there anyway.
  r.takeMark();
  r.take(
    `(?:and |also |even )*(?:includ(?:ing|e)|also|even|and)? ?(?:the |also )?(?:those|ones|people|${saidAs(q.rows.name)}) (?:without|with no|who have no|that have no)(?: an?| any)? ${found[1]}s?(?: too| as well)?`,
  );
  return true;
}

/** "Joined with customers": rows of another table beside these. */
export function readJoined({ r, q, catalog }: Reading): boolean {
  return (
    r.attempt(() => {
      const noun = r.take(
        `(?:inner |left )?(?:joined|join|combined|merged|matched) (?:with|to|on|and) (?:their |the )?(${catalog.rowWords()})`,
      )?.[1];
      const table = noun === undefined ? undefined : catalog.table(noun);
      if (!table || table === q.rows || !(catalog.key(q.rows, table) ?? catalog.key(table, q.rows)))
        return undefined;
      q.used.add(table);
      return true;
    }) ??
    r.attempt(() => {
      const noun = r.take(
        `(?:together |along )?with (?:all )?(?:their|its|the)(?: enrolled| assigned)? (${catalog.rowWords()})(?=,|$| and (?:their |the )?[a-z]+)`,
      )?.[1];
      const table = noun === undefined || !catalog.isGiven ? undefined : catalog.table(noun);
      const middle = table && table !== q.rows && !catalog.key(q.rows, table) && !catalog.key(table, q.rows);
      const between = middle ? catalog.between(q.rows, table) : undefined;
      const titles = table && [catalog.title(q.rows), catalog.title(table)];
      if (!between || !table || !titles?.[0] || !titles[1]) return undefined;
      q.used.add(between).add(table);
      q.shown.push(titles[0], titles[1]);
      return true;
    }) ??
    false
  );
}

/** "From customers in France", "did each customer place": whose the rows are. */
export function readOwner(reading: Reading): boolean {
  const { r, q, catalog } = reading;
  return (
    r.attempt(() => {
      const did = r.take(
        `(?:did|does|do|has|have) (?:each|every) (${catalog.rowWords()})(?: (?:placed?|made?|make|have|had|write|written|take|taken|get))?`,
      );
      const from =
        did ??
        r.take(
          `(?:from|of|by|for|placed by|made by|written by) (?:the |all )?(${catalog.rowWords()})(?= (?:(?:in|from)(?! (?:an? |the |our |my )?(?:${catalog.rowWords()})\\b)|who|with|whose|that|older|younger|living|located)\\b)`,
        );
      const table = from?.[1] === undefined ? undefined : catalog.table(from[1]);
      if (!table || table === q.rows || !catalog.key(q.rows, table)) return undefined;
      q.used.add(table);
      if (did) q.groups.push({ place: catalog.id(table), table });
      else reading.focus = table;
      return true;
    }) ?? false
  );
}

/** "With their manager and department": another table that the rows refer to, at the end of what is shown. */
export function showsOwner({ r, q, catalog }: Reading, noun: string): boolean {
  const table = catalog.isGiven && (r.isDone || r.peek(/(?=,)|and/)) ? catalog.table(noun) : undefined;
  const title = table && !q.used.has(table) && catalog.key(q.rows, table) ? catalog.title(table) : undefined;
  if (!title || q.measures.length + q.groups.length > 0) return false;
  q.used.add(title.table);
  const own = catalog.title(q.rows);
  if (own && q.shown.length === 0) q.shown.push(own);
  q.shown.push(title);
  return true;
}
