import type { Place } from './catalog.ts';
import { columnWords, readTest } from './comparisons.ts';
import { levelOf, saidAs } from './lexicon.ts';
import { addWhere, type Clause, near, placeOf, type Reading } from './query.ts';
import { readState, readWhereabouts } from './states.ts';
import { readNumber, readQuoted, readSign } from './values.ts';

const VERBS: readonly (readonly [pattern: string, column: string])[] = [
  ['(?:that |which |who )?(?:costs?|costing|(?:are |is )?priced(?: at)?)', 'price'],
  ['(?:that |which |who )?(?:earns?|earning|makes?|making|(?:are |is )?paid)', 'salary'],
  ['(?:that |which |who )?(?:weighs?|weighing)', 'weight'],
  ['(?:that |which )?(?:lasts?|lasting|takes?)', 'duration'],
  ['(?:that |which )?(?:scored|scoring|scores)', 'score'],
  ['(?:that |which )?(?:are |is )?rated', 'rating'],
  ['(?:that |which )?(?:are |is )?worth', 'amount'],
  ['(?:who |that )?(?:are |is )?aged', 'age'],
];
const COMPARED: readonly (readonly [pattern: string, column: string, sign: string])[] = [
  ['older than', 'age', '>'],
  ['younger than', 'age', '<'],
  ['cheaper than', 'price', '<'],
  ['more expensive than', 'price', '>'],
  ['taller than', 'height', '>'],
  ['heavier than', 'weight', '>'],
  ['longer than', 'duration', '>'],
  ['shorter than', 'duration', '<'],
];

/** One condition on single rows, at the place that has been reached. */
export function readCondition(reading: Reading): boolean {
  const { r } = reading;
  const isExcept =
    r.take(
      /(?:except|excluding|but not|other than|apart from)(?: for)?(?: those| the ones| any)?(?: that are| who are)?/,
    ) !== undefined;
  const clause =
    r.attempt(() => readAboveAverage(reading)) ??
    r.attempt(() => readMention(reading)) ??
    r.attempt(() => readVerb(reading)) ??
    r.attempt(() => readNamed(reading)) ??
    r.attempt(() => {
      r.take(
        `(?:that|who|which|where (?:the |their |its )?(?:${saidAs(reading.q.rows.name)})) (?:are|is|were|was|have been|has been)(?: currently| still| now)?`,
      );
      const isNot = r.take(/not|never/);
      const state = readState(reading);
      return state && isNot ? (name: Parameters<Clause>[0]) => `NOT (${state(name)})` : state;
    }) ??
    r.attempt(() => readWhereabouts(reading)) ??
    r.attempt(() => readBareNumber(reading));
  if (!clause) return false;
  addWhere(reading, isExcept ? (name) => `NOT (${clause(name)})` : clause);
  return true;
}

/** "That mention 'climate' in the title". */
function readMention(reading: Reading): Clause | undefined {
  const { r, q, catalog } = reading;
  const lead = r.take(
    /(?:that |which |who |with )?(mention(?:s|ing)?|contain(?:s|ing)?|hav(?:e|ing)|includ(?:e|es|ing)|with)(?: the word| the text)?/,
  );
  if (!lead) return undefined;
  const isWord = /the (?:word|text)$|^(?:mention|contain)/.test(`${lead[1]} ${lead[0]}`);
  const text =
    readQuoted(r) ??
    (isWord ? r.take(/(?!an?\b|the\b|at\b|more\b)[a-z]+/)?.[0].replace(/^.*$/, "'$&'") : undefined);
  if (text === undefined) return undefined;
  const found = r.take(`in (?:the|their|its)? ?(${columnWords(reading)})`);
  const texts = ['content', 'body', 'text', 'message', 'description', 'title'];
  const place = found?.[1]
    ? placeOf(reading, found[1])
    : (texts.map((column) => catalog.find(column, [q.rows])).find(Boolean) ??
      catalog.column(q.rows, 'content'));
  return place && ((name) => `${name(place)} LIKE '%${text.slice(1, -1)}%'`);
}

/** "Orders above 500": what the rows are worth; of people their age. */
function readBareNumber(reading: Reading): Clause | undefined {
  const { r, q, catalog } = reading;
  if (q.where.length > 0) return undefined;
  if (!r.peek(/over|above|under|below|of at least|of more than|of less than|of over|worth/)) return undefined;
  r.take(/worth|of/);
  const sign = readSign(r);
  const number = sign ? readNumber(r) : undefined;
  if (number === undefined) return undefined;
  const level = levelOf(q.rows.name);
  const place = level === 1 ? valuePlace(reading, 'age') : level > 1 ? catalog.worth(q.rows) : undefined;
  return place && ((name) => `${name(place)} ${sign} ${number}`);
}

function readVerb(reading: Reading): Clause | undefined {
  const { r } = reading;
  for (const [pattern, column, sign] of COMPARED) {
    const found = r.attempt(() => {
      if (!r.take(`(?:(?:that|who|which) )?(?:are |is )?${pattern}`)) return undefined;
      // A time, not an age.
      if (column === 'age' && r.peek(/\d+ (?:minute|hour|day|week|month)s?/)) return undefined;
      if (column === 'age' && levelOf(reading.q.rows.name) !== 1 && r.peek(/\d+ years?/)) return undefined;
      return readNumber(r);
    });
    const place = found === undefined ? undefined : valuePlace(reading, column);
    if (found !== undefined && place) return (name) => `${name(place)} ${sign} ${found}`;
  }
  for (const [pattern, column] of VERBS) {
    const read = r.attempt(() => {
      if (!r.take(pattern)) return undefined;
      if (
        !r.peek(
          /(?:more|less|at|over|under|between|above|below|exactly|up|higher|lower|fewer|no|greater|[$€]?\d)/,
        )
      )
        return undefined;
      const place = valuePlace(reading, column);
      return place && readTest(reading, place);
    });
    if (read) return read;
  }
  return undefined;
}

/** A column by its usual name, else the one that says what rows are worth. */
function valuePlace(reading: Reading, column: string): Place | undefined {
  const { catalog, q } = reading;
  return (
    catalog.find(column, near(reading)) ??
    (catalog.isGiven
      ? column === 'age'
        ? undefined
        : catalog.worth(q.rows)
      : catalog.column(q.rows, column))
  );
}

/** "Whose name starts with A", "with a total over 100", "where city is Paris", "without an email". */
function readNamed(reading: Reading): Clause | undefined {
  const { r } = reading;
  const empty = r.attempt(() => {
    if (
      !r.take(
        /(?:that |who |which )?(?:without|with no|have no|has no|missing|lacking|don't have|do not have)(?: an?| any)?/,
      )
    )
      return undefined;
    const found = r.take(columnWords(reading));
    return found && !r.peek(/[a-z]/)
      ? placeOf(reading, found[0])
      : found && r.peek(/and|or|sorted|ordered|in|from/)
        ? placeOf(reading, found[0])
        : undefined;
  });
  if (empty) return (name) => `${name(empty)} IS NULL`;
  r.take(/and|but/);
  const lead = r.take(
    /(?:only )?(?:with|whose|where|having|that have|who have|which have|in which|of|for which|by|in|if)/,
  );
  r.take(/(?:an?|the|their|its)/);
  const found =
    r.take(columnWords(reading)) ??
    (/whose|where/.test(lead?.[0] ?? '')
      ? r.take(
          // "Where the order is completed" is about the rows themselves.
          `(?!(?:${saidAs(reading.q.rows.name)})\\b)[a-z][a-z_]*(?= (?:is|are|was|=|<|>|between|starts|begins|contains|ends|in|not|like))`,
        )
      : undefined);
  if (!found) return undefined;
  // "And their category" lists a column.
  const isTested =
    lead ??
    r.peek(
      /is|are|was|not|above|over|below|under|more|less|at|between|equals?|equal|greater|higher|lower|fewer|starts?|begins?|contains?|ends?|in|of/,
    );
  if (!isTested && !/^[<>=!]/.test(r.text.slice(r.at))) return undefined;
  const place = placeOf(reading, found[0]);
  if (!place) return undefined;
  // "With the supplier name" lists a column of another table.
  if (/with/.test(lead?.[0] ?? '') && r.peek(/(?:names?|titles?|ids?|emails?|phones?)(?: (?:and|of)\b|,|$)/))
    return undefined;
  const isNot = r.take(/is not(?! null)|are not(?! null)|isn't/);
  const test = readTest(reading, place);
  return test && isNot ? (name) => `NOT (${test(name)})` : test;
}

/** "That cost more than the average", "whose salary is above the average of their department". */
function readAboveAverage(reading: Reading): Clause | undefined {
  const { r, q, catalog } = reading;
  const named = r.attempt(() => {
    r.take(/(?:with|whose|where)(?: an?| the)?/);
    const found = r.take(columnWords(reading));
    return found && placeOf(reading, found[0]);
  });
  const verb = named
    ? undefined
    : r.take(
        /(?:who|that|which)?(?: are| is)? ?(earn(?:s|ing)?|costs?|makes?|paid|priced|more expensive|cheaper)/,
      );
  const sign = r.take(
    /(?:is |are )?(above|below|more than|less than|higher than|lower than|greater than|over|under|better than|than)/,
  );
  if (!sign || !r.take(/(?:the )?(?:overall )?average/)) return undefined;
  const place =
    named ??
    (verb ? valuePlace(reading, /earn|make|paid/.test(verb[0]) ? 'salary' : 'price') : catalog.worth(q.rows));
  if (!place) return undefined;
  r.take(columnWords(reading));
  const within = r.take(
    `(?:of|in|for|within) (?:their|its|the same|the|that)(?: own)? (${columnWords(reading)})`,
  );
  if (!within) r.take(`(?:of|for|across) (?:all )?(?:the )?(?:${saidAs(q.rows.name)})`);
  const by = within && placeOf(reading, within[1] ?? '');
  if (within && !by) return undefined;
  const isLow = /below|less|lower|under/.test(sign[1] ?? '') || /cheaper/.test(verb?.[0] ?? '');
  const table = q.rows.name;
  return (name) =>
    `${name(place)} ${isLow ? '<' : '>'} (SELECT AVG(${by ? 'other.' : ''}${place.column}) FROM ${table}${by ? ` AS other WHERE other.${by.column} = ${table}.${by.column}` : ''})`;
}
