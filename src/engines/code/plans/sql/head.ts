import type { Phrase } from '../reading/phrase.ts';
import { pluralOf } from '../reading/plural.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import type { Catalog } from './catalog.ts';
import { readColumnGroups } from './column-groups.ts';
import { columnWords } from './comparisons.ts';
import type { Dialect } from './dates.ts';
import { applyExtreme, readExtreme } from './extremes.ts';
import { readFolds, readPeriodic } from './folded-heads.ts';
import { readGroup } from './groups.ts';
import { isKnownTable, knownColumns, levelOf, ROWS_WITH, singularOf } from './lexicon.ts';
import { measureOf } from './measures.ts';
import { tableAt } from './nouns.ts';
import { addWhere, newQuery, placeOf, type Query, type Reading } from './query.ts';
import type { Table } from './schema.ts';
import { readDuplicates, readNth, readShare, readWindow } from './special-heads.ts';
import { readState } from './states.ts';

const LEAD =
  /(?:please|write|create|make|give me|give|show me|show|list|find|get|fetch|select|return|display|retrieve|count|compute|calculate|i (?:want|need)|an?|the|me|sql|query|queries|statement|that|which|to|for|of|all|every|each|only|lists?|shows?|finds?|returns?|gets?|selects?|counts?|computes?|calculates?|displays?|retrieves?|fetches|prints?|outputs?|gives?|determines?|listing|showing|who are|what are|what is|which are|postgres(?:ql)?|mysql|sqlite|select statement|distinct|unique|different|given|and|from|with|tables?|using|two|three|i have|there are|schema|database|in|on|then)/;

/** Reads the beginning of a wish: the rows or measures that it asks for. */
export function readHead(r: Phrase, catalog: Catalog, dialect: Dialect): Reading | undefined {
  const reading = (q: Query): Reading => ({ r, catalog, dialect, q, isOr: false });
  const isDistinct = /\b(?:distinct|unique|different)\b/.test(r.text.slice(0, 60));
  // "For each department, the employee with the highest salary".
  const before =
    r.attempt(() => {
      r.takeAll(
        /please|write|an?|the|sql|query|statement|that|which|to|me|lists?|shows?|finds?|returns?|gets?|gives?|selects?|displays?|prints?/,
      );
      if (!r.take(/for (?:each|every)|per/)) return undefined;
      const word = r.take(`(?:${catalog.rowWords()}|${knownColumns}|[a-z_]+)`);
      r.takeMark();
      return word?.[0];
    }) ?? r.attempt(() => readEachWith(r, catalog));
  let made: Reading | undefined;
  for (let steps = 0; steps < 16 && !made; steps += 1) {
    made =
      r.attempt(() => readWhich(r, catalog, reading)) ??
      r.attempt(() => readColumnGroups(r, catalog, reading)) ??
      r.attempt(() => readNth(r, catalog, reading)) ??
      r.attempt(() => readDuplicates(r, catalog, reading)) ??
      r.attempt(() => readWindow(r, catalog, reading)) ??
      r.attempt(() => readShare(r, catalog, reading)) ??
      r.attempt(() => readPeriodic(r, catalog, reading)) ??
      r.attempt(() => readFolds(r, catalog, reading)) ??
      r.attempt(() => readRows(r, catalog, reading));
    if (made || !(r.take(LEAD) ?? r.takeMark())) break;
  }
  if (made) made.q.isAll = /\b(?:all|every|each)\b/.test(r.text.slice(0, r.at));
  if (made && before !== undefined) addGroupBefore(made, before);
  if (made && isDistinct && made.q.measures.length === 0) made.q.isDistinct = true;
  return made;
}

/** "Each department with its highest paid employee": one row for each. */
function readEachWith(r: Phrase, catalog: Catalog): string | undefined {
  r.takeAll(/please|list|show|find|get|give|me|select|return|display|all|the/);
  const isEach = r.take(/each|every/) !== undefined;
  const word = r.take(`(?:${catalog.rowWords()}|${knownColumns}|[a-z_]+)`)?.[0];
  const owned = r.take(/(?:and|with|along with|together with|plus) (its|their|his|her|the)/)?.[1];
  const at = r.at;
  const isRows =
    owned !== undefined &&
    (isEach || owned !== 'the') &&
    readExtreme({ r }) !== undefined &&
    tableAt(r, catalog, false) !== undefined;
  r.back(at);
  return word && isRows ? singularOf(word) : undefined;
}

/** People and things have rows of their own; a department or a city is a column. */
const isOwner = (word: string): boolean => {
  const name = pluralOf(word);
  return isKnownTable(name) && (levelOf(name) === 1 || levelOf(name) === 2);
};

function addGroupBefore(reading: Reading, word: string): void {
  const { q, catalog } = reading;
  const other = catalog.isNamed(word) || isOwner(word) ? catalog.table(word) : undefined;
  if (other && other !== q.rows && catalog.key(q.rows, other)) {
    q.used.add(other);
    q.groups.push({ place: catalog.id(other), table: other });
    return;
  }
  const place = placeOf(reading, word) ?? placeOf(reading, `${word} id`);
  if (place) q.groups.push({ place });
}

/** "Top 3 salaries per department": the rows that have the highest of them. */
function readBest(
  r: Phrase,
  catalog: Catalog,
  start: (q: Query) => Reading,
  limit: string | undefined,
): Reading | undefined {
  const word =
    limit === undefined
      ? undefined
      : r.take(
          /(?:highest |best |largest )?(salaries|prices|scores|ratings|grades|amounts|revenues|balances|wages)/,
        )?.[1];
  const column = word === undefined ? undefined : singularOf(word);
  const measure = column === undefined ? undefined : measureOf({ fold: 'MAX', column }, catalog, undefined);
  if (!measure?.of || !ROWS_WITH[column ?? '']) return undefined;
  const { of } = measure;
  const reading = start(newQuery(measure.rows));
  reading.q.limit = numberOf(limit ?? '1');
  reading.q.orders.push({ by: (name) => name(of), isDown: true });
  return reading;
}

/** "Which month has the most orders". */
function readWhich(r: Phrase, catalog: Catalog, start: (q: Query) => Reading): Reading | undefined {
  const found = r.take(
    `(?:(?:which|what) )?((?:day of the week|hour|weekday|day|week|month|quarter|year|city|country|category|status|region)) (?:has|have|had|with|got) the (most|fewest|highest number of|lowest number of|highest|lowest|least)(?: total)? (?:(${catalog.rowWords()})(?! (?:amount|revenue|value))|((?:sales )?revenue|turnover|income|sales(?: amount)?))`,
  );
  const sold = found?.[4] === undefined && found?.[3] !== 'sales' ? undefined : 'revenue';
  const worth = sold && measureOf({ fold: 'SUM', column: sold }, catalog, undefined);
  const table = worth ? worth.rows : found?.[3] === undefined ? undefined : catalog.table(found[3]);
  if (!found || !table) return undefined;
  if (!worth && /^(?:highest|lowest|least)$/.test(found[2] ?? '')) return undefined;
  const reading = start(newQuery(table));
  const part = found[1] === 'day of the week' ? 'weekday' : (found[1] ?? '');
  const isDate = /^(?:weekday|hour|day|week|month|quarter|year)$/.test(part);
  const place = isDate ? catalog.date(table) : placeOf(reading, part);
  if (!place) return undefined;
  const measure = worth ?? { fold: 'COUNT' as const, rows: table };
  reading.q.groups.push(isDate ? { place, part } : { place });
  reading.q.measures.push(measure);
  reading.q.orders.push({ by: measure, isDown: !/fewest|lowest|least/.test(found[2] ?? '') });
  reading.q.limit = 1;
  return reading;
}

/** "Customers", where only orders with their customer_id are described. */
function readKeyed(r: Phrase, catalog: Catalog, start: (q: Query) => Reading): Reading | undefined {
  if (!catalog.isGiven || r.peek(catalog.rowWords())) return undefined;
  const word = r.take(/(?:the |all |each |every )*([a-z]+)/)?.[1];
  const place = word === undefined ? undefined : catalog.keyed(word);
  if (!place) return undefined;
  const reading = start(newQuery(place.table));
  reading.q.groups.push({ place });
  return reading;
}

/** "The 5 newest active users", "names and emails of customers", "each customer's latest order". */
function readRows(r: Phrase, catalog: Catalog, start: (q: Query) => Reading): Reading | undefined {
  const columns: { readonly word: string; readonly owner?: string }[] = [];
  const listed = r.attempt(() => {
    const words = catalog.isGiven
      ? columnWords(start(newQuery({ name: '', columns: [], isNew: false })))
      : knownColumns;
    for (;;) {
      r.take(/the|their|all|distinct|unique|different|and/);
      const owner = r.attempt(() => {
        const noun = r.take(`(${catalog.rowWords()})(?:'s?)?`)?.[1];
        return noun && r.peek(words) ? noun : undefined;
      });
      const word = r.take(words);
      if (!word || (!catalog.isGiven && isKnownTable(word[0]) && levelOf(word[0]) > 0)) break;
      columns.push({ word: word[0], ...(owner ? { owner } : {}) });
      if (r.takeMark() === undefined && !r.take(/and/)) break;
    }
    // "Departments where …" are rows, "the name where …" is a column.
    const [only] = columns;
    if (
      columns.length === 1 &&
      !catalog.isGiven &&
      isKnownTable(only?.word ?? '') &&
      r.peek(/where|in which/)
    )
      return undefined;
    return columns.length > 0 && r.take(/(?:of|from|for|in|where|in which)(?: the| our| all)*/)
      ? true
      : undefined;
  });
  if (!listed) columns.length = 0;
  r.take(/(?:all|the|every|each|only)(?: the)?/);
  const limit =
    r.take(`(?:the )?(?:top|best|first|last|latest|newest)? ?${NUMBER}(?! (?:days?|months?|years?))`) ??
    r.take(/(?:the )?(?:top|first|best)(?![- ](?:rated|paid|selling|earning))()/);
  const lead = /latest|newest|last/.exec(limit?.[0] ?? '')?.[0];
  const extreme = readExtreme({ r }) ?? (lead ? { column: 'date' as const, isDown: true } : undefined);
  const states: number[] = [];
  // A state is read once the rows are known.
  const best =
    extreme || columns.length > 0 ? undefined : r.attempt(() => readBest(r, catalog, start, limit?.[1]));
  if (best) return best;
  const keyed = columns.length > 0 || extreme ? undefined : r.attempt(() => readKeyed(r, catalog, start));
  if (keyed) {
    if (limit?.[1]) keyed.q.limit = numberOf(limit[1]);
    return keyed;
  }
  let noun = r.attempt(() => tableAt(r, catalog, extreme === undefined || columns.length > 0));
  if (!noun) {
    for (let words = 0; words < 3 && !noun; words += 1) {
      states.push(r.at);
      if (!r.take(/[a-z-]+/)) return undefined;
      noun = r.attempt(() => tableAt(r, catalog, false));
    }
  }
  if (!noun) return undefined;
  let { table, isOne } = noun;
  let owner: Table | undefined;
  let later = extreme;
  const owned = r.attempt(() => {
    if (r.takeMark() !== "'s" && !r.take(/'s?/)) return undefined;
    const own = readExtreme({ r });
    const limit_ = own ? undefined : r.take(`(?:last|latest|first) ${NUMBER}`);
    const rows = (own ?? limit_) ? tableAt(r, catalog, false) : undefined;
    return rows && own ? { own, rows } : undefined;
  });
  if (owned) {
    owner = table;
    table = owned.rows.table;
    isOne = true;
    later = owned.own;
  }
  const reading = start(newQuery(table));
  const { q } = reading;
  if (states.length > 0) {
    const end = r.at;
    for (const at of states) {
      r.back(at);
      const state = readState(reading);
      if (!state) return undefined;
      addWhere(reading, state);
      r.take(/and|or|,/);
    }
    r.back(end);
  }
  if (limit?.[1]) q.limit = numberOf(limit[1]);
  q.isBest = /top|best/.test(limit?.[0] ?? '');
  if (later && !applyExtreme(reading, later)) return undefined;
  q.isOne = isOne;
  const number = isOne && !later ? r.take(/(?:with (?:the )?id |number |#)?(\d+)/) : undefined;
  if (number) {
    const id = catalog.id(q.rows);
    addWhere(reading, (name) => `${name(id)} = ${number[1]}`);
  }
  for (const { word, owner: of } of columns) {
    const other = of === undefined ? undefined : catalog.table(of);
    if (other && other !== q.rows && !(catalog.key(q.rows, other) ?? catalog.between(q.rows, other)))
      return undefined;
    const place = other ? catalog.column(other, word) : placeOf(reading, word);
    if (!place) return undefined;
    q.used.add(place.table);
    q.shown.push(place);
  }
  if (owner) {
    if (!catalog.key(q.rows, owner)) return undefined;
    q.used.add(owner);
    q.groups.push({ place: catalog.id(owner), table: owner });
  }
  readGroup(reading, false);
  return reading;
}
