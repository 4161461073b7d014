import { EACH_HAS, HAS, hasUsual, LIST_IN_HEAD, withFieldsAfterComma } from './clause-forms.ts';
import { asSubject, hasParts, pluralsIn, segmentsOf, takeChildren, unknownPlurals } from './entity-lists.ts';
import { featureKind, featureName, fieldOfFeature } from './features.ts';
import type { Gathering } from './gathering.ts';
import { KNOWN_ENTITIES } from './known-entities.ts';
import { isPlural, pluralOf, singularOf } from './nouns.ts';
import { isOwner } from './references.ts';
import { isApplication, knownEntity, nounPhrase, objectsIn, subjectOf } from './subject.ts';
import { splitList } from './word-lists.ts';

/** Takes the lists and fields that one clause of a prompt names. */
export function takeClause(gathering: Gathering, clause: string): void {
  const listed = LIST_IN_HEAD.exec(clause);
  if (listed?.[1] !== undefined && isPlural(nounPhrase(listed[2]?.split(',').at(-1) ?? ''))) {
    takeClause(gathering, `${listed[1]}: ${listed[2]} with ${listed[3]}`);
    return;
  }
  const named = gathering.hasBegun ? undefined : withFieldsAfterComma(clause);
  if (named !== undefined) {
    takeClause(gathering, named);
    return;
  }
  // Of "orders with customer, and a contact form" only the form is missing.
  const isList = HAS.test(clause) && clause.includes(',');
  if (gathering.hasBegun && !isList && featureKind(clause) === 'missing') {
    gathering.miss(featureName(clause));
    return;
  }
  const [, head = clause, list] = HAS.exec(clause) ?? [];
  const subject = subjectOf(head);
  const { isFirst } = gathering.begin(subject.title);
  if (/:\s*$/.test(clause)) {
    gathering.takeHeading(clause.replace(/:\s*$/, '')); // what follows says what it holds
    gathering.announce(subject.entities);
  } else if (list === undefined) {
    takeBare(gathering, clause, { entities: subject.entities, isFirst });
  } else {
    const [, each, eachHas] = EACH_HAS.exec(list) ?? [];
    if (each !== undefined && eachHas !== undefined) gathering.add(knownEntity(each) ?? each, eachHas);
    else takeListed(gathering, { clause, head, list, first: subject.entities[0] });
  }
}

/** A clause without a list of fields. */
function takeBare(
  gathering: Gathering,
  clause: string,
  { entities, isFirst }: { readonly entities: readonly string[]; readonly isFirst: boolean },
): void {
  if (gathering.isEmpty) {
    const objects = objectsIn(clause);
    gathering.addAll(objects.length > 1 ? objects : entities);
  } else if (!isFirst) {
    const items = splitList(clause).filter((item) => !gathering.has(singularOf(nounPhrase(item))));
    gathering.leaveUnread(gathering.withoutFeatures(items));
  }
}

/** A clause with the list of what something has. */
interface Listed {
  readonly clause: string;
  readonly head: string;
  readonly list: string;
  /** The first thing that the head names, perhaps with usual fields after a colon. */
  readonly first: string | undefined;
}

function takeListed(gathering: Gathering, listed: Listed): void {
  const { clause, list, first } = listed;
  const before = gathering.missed;
  const said = gathering.withoutFeatures(splitList(list));
  // A filter is for the records that the application is about.
  const filters = said.filter((item) => /\bfilter/i.test(item) && fieldOfFeature(item) !== undefined);
  const wanted = filters.length < said.length ? said.filter((item) => !filters.includes(item)) : said;
  const more = wanted === said ? [] : filters;
  // "Shop stock with products, quantity": the list is no field of itself.
  const besides = wanted.filter((item) => first === undefined || item.toLowerCase() !== pluralOf(first));
  // "An invoice app: clients, invoices and lines with …": they are lists side by side.
  const areLists = /:\s/.test(clause) && segmentsOf(wanted).length > 2;
  const items =
    besides.length > 0 && !areLists && !besides.every((item) => isPlural(nounPhrase(item)))
      ? besides
      : wanted;
  if (takeLists(gathering, listed, { items, more })) return;
  if (first === undefined && !gathering.isEmpty) return;
  takeFields(gathering, listed, { items, more, isWithout: gathering.missed > before });
}

interface Items {
  readonly items: readonly string[];
  /** Fields of the first list. */
  readonly more: readonly string[];
}

/** The items as lists of their own; false if they are the fields of one list. */
function takeLists(gathering: Gathering, { clause, head, first }: Listed, { items, more }: Items): boolean {
  const { parts } = gathering.partsAmong(items, singularOf(first?.split(':')[0] ?? ''));
  const isOfSubject = parts.length > 0 && first !== undefined && endsWith(head, pluralOf(first));
  // "A CRM with companies and deals" says what a CRM keeps here.
  const isSaid = first !== undefined && head.toLowerCase().includes(first);
  const isGuess = !isSaid && items.length > 1;
  const isHeading = /:\s/.test(clause);
  const plurals =
    isOfSubject || (!isGuess && hasParts(items, first)) || hasUsual(items, first)
      ? undefined
      : (pluralsIn(items, (name) => gathering.isKnown(singularOf(name))) ??
        (isApplication(head) ? unknownPlurals(items) : undefined));
  if (plurals !== undefined) {
    // "A job board with companies" keeps jobs, too; "jobs: companies and skills" is a heading.
    if (isSaid && !isHeading && Object.hasOwn(KNOWN_ENTITIES, first)) gathering.addAll([first]);
    gathering.takePlurals(
      plurals.entities.map((phrase) => asSubject(phrase, first)),
      [...plurals.measures, ...more.map((name) => ({ name, of: 0 }))],
    );
    gathering.takeHeading(head);
    return true;
  }
  const segments = segmentsOf(items);
  // "An invoice app with clients, invoices with number": the subject is one of the lists.
  const isAmong =
    isHeading ||
    !isSaid ||
    !Object.hasOwn(KNOWN_ENTITIES, first) ||
    segments.some(({ name }) => [first, first?.split(' ').at(-1)].includes(singularOf(name)));
  // "A house hunting app with houses with address" keeps houses.
  const isOne = segments[0]?.isWhole && first !== undefined && !Object.hasOwn(KNOWN_ENTITIES, first);
  if (!(segments.length > 1 && isAmong) && !(isOne && !endsWith(head, pluralOf(first)))) return false;
  for (const [index, segment] of segments.entries())
    gathering.takeSegment(index > 0 ? segment : { ...segment, fields: [...segment.fields, ...more] });
  gathering.takeHeading(head);
  return true;
}

/** The items as the fields of the list that the head names, and as the lists that belong to it. */
function takeFields(
  gathering: Gathering,
  { head, first }: Listed,
  { items, more, isWithout }: Items & { readonly isWithout: boolean },
): void {
  const name = first?.split(':')[0] ?? 'item';
  const { parts, owners, others } = gathering.partsAmong(items, singularOf(first?.split(':')[0] ?? ''));
  // "Songs with key, rehearsals with date": lists side by side.
  const isParallel = isPlural(nounPhrase(head)) && nounPhrase(head) === head.trim().toLowerCase();
  const { own, children } = takeChildren(
    [...others, ...more].filter((item) => item.toLowerCase() !== pluralOf(name)),
    singularOf(name),
  );
  const hasOthers = children.length + parts.length + owners.length > 0;
  const usual = hasOthers ? 'never' : isWithout ? 'always' : 'untitled';
  gathering.add(name, own.length > 0 || hasOthers ? own.join(', ') : undefined, usual);
  for (const part of parts) gathering.takePart(part, singularOf(name));
  for (const owner of owners) gathering.relate(singularOf(name), owner);
  for (const child of children) {
    gathering.takeSegment(child, 0);
    if (child.isPart && (!isParallel || isOwner(singularOf(child.name), singularOf(name))))
      gathering.relate(singularOf(child.name), singularOf(name));
  }
  if (first === undefined) gathering.guess();
}

const endsWith = (text: string, end: string): boolean => text.trim().toLowerCase().endsWith(end);
