import { withoutSamples } from '../../snippets/sample-data.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import { Phrase } from '../reading/phrase.ts';
import { pluralOf } from '../reading/plural.ts';
import { WishText } from '../reading/text.ts';
import { Catalog } from './catalog.ts';
import { readGroupBound } from './column-groups.ts';
import { readCondition } from './conditions.ts';
import { dialectOf, withoutDatabase } from './dates.ts';
import { readDeedAgain, readIncluded, readLast } from './deed-times.ts';
import { readEvent } from './events.ts';
import { applyMerit } from './extremes.ts';
import { readGroup } from './groups.ts';
import { readHead } from './head.ts';
import { readDaysLate } from './lateness.ts';
import { isKnownTable, levelOf, singularOf } from './lexicon.ts';
import { lostYears, ownTable, readsAnother, showsStrange, unusedTables } from './named-tables.ts';
import { datesNote, withNotes } from './notes.ts';
import { readOrder } from './order.ts';
import { readJoined, readOwner, readSelf, showsOwner } from './owners.ts';
import type { Reading } from './query.ts';
import { readDeed, readHaving } from './relations.ts';
import { readLimit, readMeasure, readShown } from './results.ts';
import { readBound, readRounded, readTies, readZero } from './row-rules.ts';
import { isWithSamples, sampleTables } from './sample-rows.ts';
import { created, linked, readTables, type Table } from './schema.ts';
import { readStateOf, withStatesBehind } from './states.ts';
import { writeQuery } from './write-query.ts';

const SILENT =
  /(?:an?|the|and|then|query|select|sql|write|that|lists?|shows?|returns?|with|for|each|every|of|by|in|to|their|its|from|all|give|me|get|finds?|please|statement|using|joins?|tables?|where|who|which|have|has|is|are|only|per|together|placed|made|but|also|them|they|it|result|results|there|given|database|(?:in |for )?(?:postgres(?:ql)?|mysql|mariadb|sqlite)|currently|rows?|do we have|we have|live|come|yet|so far|ever|names?)/;

/** "By" after an extreme or "top 5" says what comes first, and is no group. */
const readRanking = (reading: Reading): boolean =>
  (reading.q.orders.length > 0 || reading.q.limit !== undefined) &&
  reading.q.groups.length === 0 &&
  reading.r.peek(/by/) !== undefined &&
  readMeasure(reading);

/** "Ordered by date", of a sum so far: it is. */
function readTime({ r, q: { window } }: Reading): boolean {
  const timed =
    window &&
    window.kind !== 'rank' &&
    r.take(
      /(?:by|over|per|ordered by|sorted by|in order of) (?:the )?(?:order |sale |payment |transaction )?(?:date|time|day)/,
    );
  if (timed && window.kind === 'running') window.isDaily ||= /^(?:by|per) day$/.test(timed[0]);
  return Boolean(timed);
}

/** Reads the parts of a wish after its head; the words that nobody understood. */
function readParts(reading: Reading): string[] {
  const { r } = reading;
  const left: string[] = [];
  const parts = [
    readZero,
    readIncluded,
    readRounded,
    readTies,
    readDaysLate,
    readBound,
    readGroupBound,
    readSelf,
    readLast,
    readOrder,
    readLimit,
    readEvent,
    readDeed,
    readDeedAgain,
    withHaving,
    readRanking,
    readGroup,
    readStateOf,
    readCondition,
    readMeasure,
    readShown,
  ];
  while (!r.isDone && left.length < 8) {
    if (r.takeMark() !== undefined) continue;
    if (readTime(reading) || readJoined(reading) || readOwner(reading)) continue;
    const start = r.at;
    const isRead = parts.some((part) => {
      if (part(reading)) return true;
      r.back(start);
      return false;
    });
    if (isRead) continue;
    if (r.take(/or/)) {
      reading.isOr = reading.q.where.length > 0;
      if (!reading.isOr) left.push('or');
    } else if (!r.take(SILENT)) {
      const again = r.take(rowsAgain(reading))?.[0];
      if (again === undefined) left.push(r.takeWord());
      else if (showsOwner(reading, again)) continue;
      // "Only books published after 2015", of ratings per book.
      else
        reading.focus =
          [...reading.q.used].find(({ name }) => name === again && name !== reading.q.rows.name) ??
          reading.focus;
    }
  }
  return left;
}

/** The rows that the wish is about may be named again: "only for products …". */
const rowsAgain = ({ q, catalog }: Reading): string =>
  [q.rows, ...q.used, ...(catalog.isGiven ? catalog.tables : [])]
    .flatMap(({ name }) => [name, singularOf(name)])
    .map((one) => one.replaceAll('_', '[ _]'))
    .join('|');

function withHaving(reading: Reading): boolean {
  const { r } = reading;
  return (
    r.attempt(() => {
      if (
        !r.take(
          /(?:and |but )?(?:only )?(?:(?:for|the|show|those|include|ones) )*(?:[a-z]+ )?(?:with|having|that have|who have|which have|that has|where there are)/,
        ) &&
        !r.peek(/without/) &&
        !r.take(
          /(?:and|but)(?: there (?:are|is))?(?= (?:more than|at least|fewer than|less than|over|at most|exactly) \d)/,
        ) &&
        !r.take(/(?:and|but)(?: (?:have|has))?(?= no )/) &&
        // "…, at least 5 orders".
        !r.peek(
          `(?:more than|at least|fewer than|less than|at most|exactly) \\d+ (?:${reading.catalog.rowWords()})`,
        )
      )
        return undefined;
      const isNone = r.take(/without(?: any| an?)?/) !== undefined;
      return readHaving(reading, isNone) || undefined;
    }) ?? false
  );
}

export interface Said {
  readonly reading: Reading;
  readonly left: readonly string[];
}

/** Reads a wish for a query. */
/** "Lists books per author", "books with their authors": rows beside the name of what they belong to. */
function withOwners(text: string, catalog: Catalog): string {
  const rows = catalog.rowWords();
  const beside = (all: string, said: string, owner: string): string =>
    levelOf(pluralOf(singularOf(owner.toLowerCase()))) < levelOf(said.toLowerCase())
      ? `${said} with ${singularOf(owner.toLowerCase())} name`
      : all;
  return text
    .replace(
      new RegExp(
        `\\bthe date of (?:their|its|the) (last|latest|most recent|first|earliest) (${rows})\\b`,
        'i',
      ),
      'the $1 $2 date',
    )
    .replace(
      new RegExp(
        `(?<=\\b(?:lists?|shows?|listing|showing) (?:all |the )*)(${rows})(?<=s) (?:per|for each|of each|grouped by) (${rows})$`,
        'i',
      ),
      beside,
    )
    .replace(new RegExp(`\\b(${rows})(?<=s) (?:with|and) (?:their|the) (${rows})$`, 'i'), beside);
}

export function readQuery(text: string, given: readonly Table[], whole: string): Said | undefined {
  const catalog = new Catalog(given);
  const r = new Phrase(withStatesBehind(withOwners(text, catalog), catalog));
  const reading = readHead(r, catalog, dialectOf(whole));
  return reading && { reading, left: readParts(reading) };
}

/** A partial query leaves out at most so many words, and has read so much of the wish. */
const MOST_LEFT = 3;
const LEAST_READ = 0.6;
/** A query is no answer to who wants rows changed. */
const CHANGES =
  /^\s*(?:please )?(?:give (?!me)|update|delete|remove|set|increase|decrease|reduce|insert|create|add|drop|alter|raise|mark|change|rename|truncate|purge|grant|move|copy|merge)\b/i;
/** "Give every player a bonus of 5": rows get something, and are not shown. */
const GRANTS = /^\s*(?:please )?give (?:every|each|all)\b.* an? [a-z]/i;
/** Without these a query would select the opposite. */
const NEGATIVE =
  /^(?:not?|never|nothing|none|nobody|including|includes?|even|without|except|excluding|ignoring|nor|neither|duplicates?|\w+n't|compared|versus|vs|at|than|more|less|least|most|above|below|over|under|exceeds?|exceeding|higher|lower|rank(?:s|ed)?|between|only|both|each|every|per|if|when|then|or|count|number|total|average|sum|same|did)$/;

/** A query that leaves out some words of a wish, with these words. */
export function planMostly(prompt: string): { snippet: Snippet; unmet: readonly string[] } | undefined {
  if (CHANGES.test(prompt)) return undefined;
  const made = selected(prompt);
  if (!made || made.left.length > MOST_LEFT || made.left.some((word) => NEGATIVE.test(word)))
    return undefined;
  const words = prompt.split(/\s+/).length;
  const isMost = made.isKnown && made.left.length <= words * (1 - LEAST_READ);
  if (!isMost) return undefined;
  const unused = unusedTables(prompt, made.snippet.definition);
  const own = unused.length === 1 ? ownTable(made.snippet.definition, unused[0] ?? '') : undefined;
  if (own && !showsStrange(prompt, own))
    return {
      snippet: { definition: own, example: '' },
      unmet: made.left.filter((word) => word !== 'table' && !unused.includes(word)),
    };
  return {
    snippet: made.snippet,
    unmet: [...made.left, ...unused, ...lostYears(prompt, made.snippet.definition)],
  };
}

/** "In the books table" is in books; "the average price per author from books" is one of books. */
const withPlainTable = (text: string): string =>
  text
    .replace(/\b(in|from|of|on) (?:the |my |our )?([a-z_]+s) table\b(?! of\b)/gi, '$1 $2')
    .replace(
      /\b((?:average|mean|total|sum of|highest|lowest|maximum|minimum|max|min) (?:the )?[a-z_]+) ((?:per|by|for each) [a-z_]+) (?:from|in|of) ([a-z_]+s)(?=\s*(?:$|[,.;]))/gi,
      '$1 of $3 $2',
    );

/** A query over the tables that the wish describes or suggests, if every word of the wish is met. */
export function planSelect(prompt: string): Snippet | undefined {
  if (GRANTS.test(prompt)) return undefined;
  const made = selected(prompt);
  return made?.left.length === 0 && !readsAnother(prompt, made.snippet.definition) ? made.snippet : undefined;
}

function selected(
  asked: string,
): { snippet: Snippet; left: readonly string[]; isKnown: boolean } | undefined {
  const isTried = isWithSamples(asked);
  const prompt = isTried ? withoutSamples(asked) : asked;
  const wish = new WishText(prompt);
  const tables = linked(readTables(wish));
  const text = prompt.replace(/[\s\S]/g, (letter, at: number) => (wish.rest[at] === '·' ? ' ' : letter));
  const said = readQuery(withPlainTable(withoutDatabase(text)), tables, prompt);
  if (!said) return undefined;
  const { q, catalog, dialect } = said.reading;
  // "The top 5 customers": nobody said of what.
  if (q.isBest && q.orders.length === 0 && !applyMerit(said.reading)) return undefined;
  if (
    q.isExtreme &&
    q.place === undefined &&
    !q.isOne &&
    q.limit === undefined &&
    q.groups.length + q.measures.length === 0
  )
    q.place = 1;
  const query = writeQuery(q, catalog, dialect);
  if (!query) return undefined;
  const definitions = tables.filter(({ isNew }) => isNew).map(created);
  const parts = isTried
    ? [...sampleTables(catalog, query, q.limit ?? 0), ...datesNote(query), query]
    : [...definitions, withNotes(catalog, query, query).definition];
  return {
    snippet: { definition: parts.join('\n\n'), example: '' },
    left: said.left,
    isKnown:
      (catalog.isGiven || isKnownTable(q.rows.name)) &&
      q.where.length + q.measures.length + q.groups.length + q.orders.length + q.having.length > 0,
  };
}
