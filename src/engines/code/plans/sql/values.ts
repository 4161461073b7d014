import type { Phrase } from '../reading/phrase.ts';
import { NUMBER, numberOf } from '../reading/text.ts';

const SIGNS: readonly (readonly [string, string])[] = [
  ['(?:is |are |was )?(?:not equal to|not|other than)', '<>'],
  [
    '(?:is |are |was |of )?(?:more than|greater than|higher than|larger than|bigger than|better than|above|over|exceeding|exceeds|longer than|later than)',
    '>',
  ],
  ['(?:is |are |was |of )?(?:at least|no less than)', '>='],
  ['(?:is |are |was |of )?(?:fewer than|less than|lower than|smaller than|below|under|shorter than)', '<'],
  ['(?:is |are |was |of )?(?:at most|no more than|up to)', '<='],
  ['(?:is |are |was )?(?:exactly|equal to|equals)|is|are|was|of', '='],
];

export function readSign(r: Phrase): string | undefined {
  const symbol = r.takeText(/<=|>=|<>|!=|=|<|>/)?.[0];
  if (symbol !== undefined) return symbol === '!=' ? '<>' : symbol;
  for (const [words, sign] of SIGNS) if (r.take(words)) return sign;
  return undefined;
}

const UNIT =
  '(?: ?(?:euros?|eur|dollars?|usd|pounds?|years? old|years?|minutes?|pages?|%|percent|kg|km|stars?|points?|units?|pieces?))?(?: (?:per|a|each) (?:night|person|unit|piece|hour|kg))?';

/** A number as people write amounts: $1,000, 20 euros, 5k. */
export function readNumber(r: Phrase): number | undefined {
  const found = r.take(
    `[$€£]?(?:(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?)|(\\d+(?:\\.\\d+)?)k|(\\d+) million|${NUMBER})[€£]?${UNIT}`,
  );
  if (!found) return undefined;
  if (found[1]) return Number(found[1].replaceAll(',', ''));
  if (found[2]) return Number(found[2]) * 1_000;
  if (found[3]) return Number(found[3]) * 1_000_000;
  return numberOf(found[4] ?? '');
}

const escaped = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A text in quotes. */
export function readQuoted(r: Phrase): string | undefined {
  const found = r.take(/"([^"]*)"|'([^']*)'|`([^`]*)`|“([^”]*)”/);
  if (!found) return undefined;
  const at = [1, 2, 3, 4].find((group) => found[group] !== undefined) ?? 1;
  return escaped(r.written(found, at));
}

const NO_VALUE =
  /^(?:and|or|the|a|an|is|are|with|who|that|which|in|by|per|for|of|sorted|ordered|null|empty|missing|not|at|than|more|less|set|each|every|their|its|to|only|but|on|from|where|whose|having|above|below|over|under|first|then|limit|grouped|between|all|any|no|as|using)$/;

/** A name with a capital letter, of one or more words. */
export function readProper(r: Phrase): string | undefined {
  const found = /^[A-Z][\p{L}\d&-]*(?: [A-Z][\p{L}\d&-]*)*/u.exec(r.given.slice(r.at))?.[0];
  if (!found) return undefined;
  r.skip(found.length);
  return escaped(found);
}

/** One value after "is": a number, a text in quotes, a name, true or false, a word. */
export function readValue(r: Phrase): string | undefined {
  const quoted = readQuoted(r);
  if (quoted !== undefined) return quoted;
  const day = r.take(/\d{4}-\d\d-\d\d/);
  if (day) return `'${day[0]}'`;
  const number = readNumber(r);
  if (number !== undefined) return String(number);
  const truth = r.take(/true|false/);
  if (truth) return truth[0].toUpperCase();
  const proper = readProper(r);
  if (proper !== undefined) return proper;
  const word = r.peek(/[a-z][\w-]*/);
  if (!word || NO_VALUE.test(word[0])) return undefined;
  r.take(/[a-z][\w-]*/);
  return escaped(word[0]);
}

/** "Shipped or delivered", "Spain, France or Italy". */
export function readValues(r: Phrase): string[] {
  const values: string[] = [];
  const first = readValue(r);
  if (first === undefined) return values;
  values.push(first);
  const isText = first.startsWith("'");
  for (;;) {
    const next = r.attempt(() => {
      const isJoined =
        r.take(/,? ?(?:or|and\/or)/) ?? (r.takeMark() === ',' ? (r.take(/or/) ?? true) : undefined);
      if (!isJoined) return undefined;
      const value = isText
        ? (readQuoted(r) ?? readProper(r) ?? (isJoined === true ? undefined : readValue(r)))
        : readNumber(r)?.toString();
      return value !== undefined && value.startsWith("'") === isText ? value : undefined;
    });
    if (next === undefined) return values;
    values.push(next);
  }
}

export const among = (values: readonly string[], sign = '='): string => {
  const [only] = values;
  if (values.length === 1) return `${sign} ${only}`;
  return `${sign === '<>' ? 'NOT IN' : 'IN'} (${values.join(', ')})`;
};
