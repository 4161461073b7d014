import type { Place } from './catalog.ts';
import { readSpan, spanTest } from './dates.ts';
import { isDate, isNumber, knownColumns, saidAs } from './lexicon.ts';
import type { Clause, Reading } from './query.ts';
import { among, readNumber, readQuoted, readSign, readValue, readValues } from './values.ts';

/** The words for columns: of the tables that the wish describes, else those that many tables have. */
export const columnWords = ({ catalog }: Reading): string =>
  catalog.isGiven
    ? catalog.tables
        .flatMap((table) => catalog.columnsOf(table).map(({ name }) => saidAs(name)))
        .sort((a, b) => b.length - a.length)
        .join('|')
    : `${knownColumns}|[a-z]+(?:_[a-z]+)+`;

/** Reads the condition after the name of a column: a comparison, a range, a pattern or none. */
export function readTest(reading: Reading, place: Place): Clause | undefined {
  const { r, dialect } = reading;
  if (r.take(/(?:is |are )?(?:null|missing|empty|not set|unknown)/))
    return (name) => `${name(place)} IS NULL`;
  if (r.take(/(?:is |are )?(?:not null|not empty|not missing|set|known|present)/))
    return (name) => `${name(place)} IS NOT NULL`;
  if (/^birth|_of_birth$/.test(place.column) && dialect === 'sqlite' && r.take(/(?:is |was )?today/))
    return (name) => `strftime('%m-%d', ${name(place)}) = strftime('%m-%d', 'now')`;
  const span =
    isDate(place.column) || /date|_at$|_on$/.test(place.column)
      ? r.attempt(() => {
          r.take(/is|are|was/);
          return readSpan(r, dialect);
        })
      : undefined;
  if (span) return (name) => spanTest(name(place), span, dialect);
  const range = r.attempt(() => {
    const lead = r.take(/(?:is |are |of |was )*(?:not )?between/) ?? r.take(/from(?= [\d$€])/);
    if (!lead) return undefined;
    const low = readValue(r);
    const high = r.take(/and|to/) && readValue(r);
    return low !== undefined && high
      ? `${/not/.test(lead[0]) ? 'NOT ' : ''}BETWEEN ${low} AND ${high}`
      : undefined;
  });
  if (range) return (name) => `${name(place)} ${range}`;
  const like = readLike(reading, place);
  if (like) return like;
  const sign = r.attempt(() => {
    const isNot = r.take(/(?:is |are )?(?:not in|not one of|neither)/);
    if (isNot) return { sign: '<>', values: readValues(r) };
    // "Revenue in 2024" is a year and no value.
    if (
      isNumber(place.column) &&
      place.column !== 'year' &&
      r.peek(/(?:in|for|of|during) (?:19|20)\d\d(?![-.,]?\d)/)
    )
      return undefined;
    r.take(/(?:is |are )?(?:in|one of|either)/);
    const taken = readSign(r) ?? '=';
    const number = /[<>]/.test(taken) && taken !== '<>' ? readNumber(r) : undefined;
    const values = number === undefined ? readValues(r) : [String(number)];
    return values.length > 0 ? { sign: taken, values } : undefined;
  });
  if (!sign || sign.values.length === 0) return undefined;
  if (isNumber(place.column) && sign.values.some((value) => value.startsWith("'"))) return undefined;
  return (name) => `${name(place)} ${among(sign.values, sign.sign)}`;
}

function readLike({ r }: Reading, place: Place): Clause | undefined {
  const found = r.take(
    /(?:that |which )?(does not |do not |doesn't )?(starts?|begins?|starting|beginning|ends?|ending|contains?|containing|includes?|including)(?: with| in| on)?(?: the)?(?: letters?| words?| text| string)?/,
  );
  if (!found) return undefined;
  const parts: string[] = [];
  do {
    const text = readQuoted(r) ?? r.takeText(/@?[\w.@-]*[\w]/)?.[0];
    if (text === undefined) return undefined;
    const plain = /^'/.test(text) ? text.slice(1, -1) : r.given.slice(0, r.at).trimEnd().slice(-text.length);
    const kind = found[2] ?? '';
    parts.push(/^[sb]/.test(kind) ? `'${plain}%'` : /^e/.test(kind) ? `'%${plain}'` : `'%${plain}%'`);
  } while (r.take(/or(?: with)?/));
  const not = found[1] ? 'NOT ' : '';
  return (name) => {
    const tests = parts.map((part) => `${name(place)} ${not}LIKE ${part}`);
    return tests.length > 1 ? `(${tests.join(' OR ')})` : (tests[0] ?? '');
  };
}
