import { shapeOf } from './field-types.ts';
import { isPlural, singularOf } from './nouns.ts';
import { isOwner } from './references.ts';
import { knownEntity, nounPhrase } from './subject.ts';

/** An entity with the phrases of its fields, read from a list of things. */
export interface Segment {
  readonly name: string;
  readonly fields: readonly string[];
  /** The fields were named with the entity, so that they are all. */
  readonly isWhole: boolean;
  /** "Attendees sign up": an action of its records, which is not a field. */
  readonly deeds: readonly string[];
}

/** Plurals that are fields more often than lists of their own. */
const AMBIGUOUS =
  /^(?:notes|comments|ingredients|links|exercises|questions|items|goals|tags|steps|instructions|categories|genres|ratings|photos|rooms)$/;

const OWN_FIELDS = /^(.{1,60}?)\s+(?:(?:each|that|which)\s+)?(?:with|having|has|have|needs?)\s+(.+)$/i;
const isArticled = (phrase: string): boolean => /^(?:an?|the|its|their|also)\s/i.test(phrase);

/** Without a plural, but as many as one likes. */
const MASS = /^(?:income|equipment|feedback|homework)$/;
const isMany = (name: string): boolean => isPlural(name) || MASS.test(name);

export const isEntity = (name: string): boolean =>
  isMany(name) &&
  knownEntity(name) !== undefined &&
  !AMBIGUOUS.test(name) &&
  !/^(?:max|min|maximum|minimum|total)\s/.test(name);

/** The noun that a phrase is, where it says no more than that: not "grades from 0 to 100". */
const bareNoun = (item: string): string =>
  /[(:\d]|\s(?:with|having|has|have|from|per|of|in|by|to|as|at|on|for|only|without|can|may|must|should|will)\s/i.test(
    item,
  )
    ? ''
    : nounPhrase(item);

/** Words on each record that are not a separate list. */
const LABELS = /^(?:tags|labels|keywords|hashtags)$/;
/** Plurals of values: "page numbers". */
const VALUES = /\b(?:numbers|names|titles|codes|ids|addresses|colou?rs|sizes|types|details|links|urls)$/;

/** "Prices", "stock levels", "tags": values of each record. */
const isMeasure = (phrase: string): boolean =>
  knownEntity(phrase) === undefined &&
  (/^(?:number|date|time|boolean|choice)$/.test(shapeOf(singularOf(phrase)).type) ||
    LABELS.test(phrase) ||
    VALUES.test(phrase));

/** "Members borrow books": a known plural that does something. */
function deedIn(item: string): string | undefined {
  const [, who = '', next = ''] = /^(?:the\s+)?([\p{L}-]+)\s+([\p{L}-]+)/iu.exec(item) ?? [];
  const isDeed =
    isEntity(who.toLowerCase()) &&
    !isPlural(next.toLowerCase()) &&
    (item.split(' ').length > 2 || shapeOf(item.toLowerCase()).type === 'text') &&
    !/^(?:of|in|on|at|by|from|to|for|per|and|or|name|names|list|count|type|id|title|code)$/i.test(next);
  return isDeed ? who.toLowerCase() : undefined;
}

/** An unknown plural that is not a value of a record. */
const isOther = (name: string): boolean =>
  isPlural(name) && !AMBIGUOUS.test(name) && !isMeasure(name) && shapeOf(name).type === 'text';

/** The number of plurals before one with its own fields: "pages, menus and users with a role" are three lists. */
function plainLists(items: readonly string[]): number {
  const first = items.findIndex((item) => OWN_FIELDS.test(item));
  const isList = (item: string): boolean => {
    const name = bareNoun(item);
    return isPlural(name) && !LABELS.test(name);
  };
  const owner = bareNoun(OWN_FIELDS.exec(items[first] ?? '')?.[1] ?? '');
  const before = items.slice(0, Math.max(first, 0));
  const areLists = before.every(isList) && before.some((item) => !AMBIGUOUS.test(bareNoun(item)));
  return isPlural(owner) && areLists ? first : 0;
}

/** "books, members, loans with a due date and a note": each plural begins an entity, the rest are its fields. */
export function segmentsOf(items: readonly string[]): readonly Segment[] {
  const segments: { name: string; fields: string[]; isWhole: boolean; deeds: string[] }[] = [];
  const plain = plainLists(items);
  for (const [index, item] of items.entries()) {
    const [, head = item, first] = OWN_FIELDS.exec(item) ?? [];
    const name = bareNoun(head);
    const doer = deedIn(item);
    if (doer !== undefined && first === undefined) {
      const known = segments.find((segment) => segment.name === doer);
      if (known) known.deeds.push(item);
      else segments.push({ name: doer, fields: [], isWhole: false, deeds: [item] });
    } else if (
      index < plain ||
      (first === undefined && isOther(name) && segments.at(-1)?.fields.length === 0) ||
      isEntity(name) ||
      (first === undefined && ownsLater(name, items.slice(index + 1))) ||
      (first !== undefined && isPlural(name) && (!isMeasure(name) || isMeasure(first)))
    ) {
      segments.push({
        name,
        fields: first === undefined ? [] : [first],
        isWhole: first !== undefined,
        deeds: [],
      });
    } else if (segments.length === 0) return [];
    else segments.at(-1)?.fields.push(item);
  }
  return segments;
}

/** "Members, loans with a due date": members have loans, so they are a list. */
const ownsLater = (name: string, later: readonly string[]): boolean =>
  isPlural(name) &&
  later.some((item) => {
    const [, head] = OWN_FIELDS.exec(item) ?? [];
    return head !== undefined && isOwner(singularOf(bareNoun(head)), singularOf(name));
  });

interface Plurals {
  readonly entities: readonly string[];
  readonly measures: readonly Measure[];
}

/** A field among lists: "clients, orders, delivery dates" is a date of orders. */
export interface Measure {
  readonly name: string;
  /** The index of the list before it; words such as tags belong to the first. */
  readonly of: number;
}

/** "posts and comments" are lists of their own when all are plural and one surely is. */
export function pluralsIn(items: readonly string[], isTaken: (name: string) => boolean): Plurals | undefined {
  const phrases = items.map(bareNoun);
  if (!phrases.some((phrase) => isEntity(phrase) || isTaken(phrase))) return undefined;
  const measures = phrases.filter((phrase, index) => index > 0 && isPlural(phrase) && isMeasure(phrase));
  const entities = phrases.filter((phrase) => !measures.includes(phrase));
  const areAll = entities.every(
    (phrase) =>
      isTaken(phrase) ||
      (isMany(phrase) &&
        (MASS.test(phrase) ||
          AMBIGUOUS.test(phrase) ||
          shapeOf(phrase).type === 'text' ||
          knownEntity(phrase) !== undefined)),
  );
  const ownerOf = (measure: string): number =>
    LABELS.test(measure)
      ? 0
      : phrases.slice(0, phrases.indexOf(measure)).filter((phrase) => entities.includes(phrase)).length - 1;
  return areAll
    ? {
        entities,
        measures: measures.map((name) => ({ name: items[phrases.indexOf(name)] ?? name, of: ownerOf(name) })),
      }
    : undefined;
}

/** "A flashcard app with decks and cards": these plurals are unknown, but an application keeps lists. */
export function unknownPlurals(items: readonly string[]): Plurals | undefined {
  const phrases = items.map(bareNoun);
  return phrases.length < 2 || !phrases.every(isOther) ? undefined : { entities: phrases, measures: [] };
}

/** The cards of a flashcard app are its flashcards. */
export const asSubject = (phrase: string, subject: string | undefined): string =>
  subject !== undefined && subject !== singularOf(phrase) && subject.endsWith(singularOf(phrase))
    ? subject
    : phrase;

/** "Todos with subtasks and tags": what belongs to each record of the subject. */
export function hasParts(items: readonly string[], subject: string | undefined): boolean {
  const parent = singularOf(subject ?? '');
  const names = items.map((item) => singularOf(bareNoun(item)));
  return !names.includes(parent) && names.some((name) => isOwner(name, parent));
}

interface Nested {
  readonly own: readonly string[];
  readonly children: readonly (Segment & { readonly isPart: boolean })[];
}

/** "line items with quantity and unit price" among the fields of an invoice: a list of its own, whose records belong to it. */
export function takeChildren(items: readonly string[], parent: string): Nested {
  const own: string[] = [];
  const children: (Segment & { isPart: boolean })[] = [];
  for (let index = 0; index < items.length; index++) {
    const item = items[index] ?? '';
    const [, head = '', first] = item.includes('(') ? [] : (OWN_FIELDS.exec(item) ?? []);
    const bare = bareNoun(item);
    if (isEntity(bare) && isOwner(singularOf(bare), parent)) {
      children.push({ name: bare, fields: [], isWhole: false, deeds: [], isPart: true });
      continue;
    }
    if (ownsLater(bare, items.slice(index + 1))) {
      children.push({ name: bare, fields: [], isWhole: false, deeds: [], isPart: false });
      continue;
    }
    // "A donation with donors": each has one.
    if (isPlural(bare) && isOwner(parent, singularOf(bare))) {
      own.push(singularOf(bare));
      continue;
    }
    const name = nounPhrase(head);
    if (first === undefined || /\d/.test(head) || !isPlural(name) || (isMeasure(name) && !isMeasure(first))) {
      own.push(item);
      continue;
    }
    const fields = [first];
    const goesOn = (next: string | undefined): next is string =>
      next !== undefined && (isArticled(first) || !isArticled(next)) && !OWN_FIELDS.test(next);
    for (let next = items[index + 1]; goesOn(next); next = items[index + 1]) {
      fields.push(next);
      index += 1;
    }
    const one = singularOf(name);
    children.push({
      name,
      fields,
      isWhole: true,
      deeds: [],
      isPart: !isEntity(name) || isOwner(one, parent),
    });
  }
  return { own, children };
}
