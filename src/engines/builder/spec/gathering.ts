import { NothingUnderstood } from '../../nothing-understood.ts';
import { type AppSpec, capitalized, type EntitySpec, MAX_ENTITIES, MAX_FIELDS } from './app-spec.ts';
import { isStray } from './behaviours.ts';
import { entityNamed, hasTitle, readFields, withUsual } from './entity.ts';
import { hasParts, isEntity, pluralsIn, type Segment, segmentsOf, takeChildren } from './entity-lists.ts';
import { isChoiceName } from './enumerations.ts';
import { featureKind, featureName, fieldOfFeature } from './features.ts';
import { FIELD_NAMES, shapeOf } from './field-types.ts';
import { KNOWN_ENTITIES } from './known-entities.ts';
import { notBuilt, unaccounted } from './left-out.ts';
import { isPlural, pluralOf, singularOf } from './nouns.ts';
import { ABILITIES, refusal } from './page-kinds.ts';
import { isOwner, linked, withOwner, withReference } from './references.ts';
import { thingIn } from './refused-kinds.ts';
import type { Relation } from './relations.ts';
import { doerIn, knownEntity, nounPhrase, saysWhatToKeep, subjectOf } from './subject.ts';
import { splitList } from './word-lists.ts';

export interface ParsedApp {
  readonly spec: AppSpec;
  /** Sentences about what was guessed or left out. */
  readonly notes: readonly string[];
}

const HAS =
  /^(.*?)(?:\s*:\s+|\s+(?:with (?:the )?(?:fields|columns|properties|attributes)|with|mit|avec|has|(?<!\b(?:i|we|you) )have|having|including|includes?|contain(?:s|ing)?|consisting of|that (?:has|have|needs?)|which (?:has|have)|needs|consists of)(?::|\s)\s*)(.+)$/is;

/** "Plants: each plant has a room and a pot" */
const EACH_HAS = /^(?:each|every)\s+([\p{L}-]+)\s+(?:has|needs|comes with|should have|with)\s+(.+)$/isu;

/** "A class schedule, teachers, classes with day and time": the things begin before their fields. */
const LIST_IN_HEAD =
  /^((?:(?! with | having )[^,:;]){3,80}), ((?:[^,:;]{2,40}, ){0,6}[^,:;]{2,40}?) (?:with|having) ([^:]+)$/is;

/** "Movies sorted by rating" */
const SORTED =
  /^([^,:;]{3,80}?),? (?:which (?:is|are) )?(?:sorted|ordered|sortable|filterable|searchable) by (?:the |their )?([\p{L} ]{1,40})$/iu;

/** Tells "customers (name, email)", an entity with fields, from "priority (low, high)", a field with options. */
export function isEntityGroup(head: string, inside: string): boolean {
  const items = splitList(inside);
  const fields = items.filter(
    (item) => FIELD_NAMES.test(item) || shapeOf(item.toLowerCase()).type !== 'text',
  ).length;
  // Of "category (food, rent, travel)" one value is also the name of a field.
  const isEnough = fields > 0 && (!isChoiceName(head) || fields * 2 >= items.length);
  return isEnough && head !== '' && (isPlural(head) || knownEntity(head) !== undefined);
}

/** Entities, relations and missing parts, as the clauses of a prompt name them. */
export class Gathering {
  private readonly entities = new Map<string, EntitySpec>();
  /** Entities with their fields in parentheses: "stops (address, time)". */
  private readonly grouped = new Set<string>();
  /** Entities whose fields nobody named. */
  private readonly unspecified = new Set<string>();
  private readonly missing: string[];
  private readonly unread: string[] = [];
  private readonly relations: Relation[] = [];
  private title: string | undefined;
  private guessed = false;
  private isBegun = false;

  constructor(missing: readonly string[]) {
    this.missing = [...missing];
  }

  /** "customers (name, email)" is an entity; "priority (low, high)" is not. Gives back the text without the entities. */
  takeGroups(text: string): string {
    return text.replace(
      /(?<![\p{L}-])((?:[\p{L}-]{1,40}\s)?[\p{L}-]{1,40})\s?\(([^()]*(?:\([^()]*\)[^()]*)*)\)/gu,
      (all, words: string, inside: string) => {
        const head = nounPhrase(words.replace(/^(?:with|and|of|for|track|manage|has|have)\s+/i, ''));
        if (!isEntityGroup(head, inside)) return all;
        this.add(head, inside);
        this.grouped.add(singularOf(head));
        return ` ${words} `;
      },
    );
  }

  takeClause(clause: string): void {
    const listed = LIST_IN_HEAD.exec(clause);
    if (listed?.[1] !== undefined && isPlural(nounPhrase(listed[2]?.split(',').at(-1) ?? ''))) {
      this.takeClause(`${listed[1]}: ${listed[2]} with ${listed[3]}`);
      return;
    }
    const sorted = SORTED.exec(clause);
    if (sorted?.[1] !== undefined && !HAS.test(clause)) {
      this.takeClause(`${sorted[1]} with sorted by ${sorted[2]}`);
      return;
    }
    if (this.isBegun && featureKind(clause) === 'missing') {
      this.missing.push(featureName(clause));
      return;
    }
    const [, head = clause, list] = HAS.exec(clause) ?? [];
    const subject = subjectOf(head);
    const isFirst = !this.isBegun;
    this.isBegun = true;
    this.title ??= subject.title;
    if (/:\s*$/.test(clause)) {
      this.takeHeading(clause.replace(/:\s*$/, '')); // what follows says what it holds
      return;
    }
    if (list === undefined) {
      if (this.entities.size === 0) this.addAll(subject.entities);
      else if (!isFirst) {
        const items = splitList(clause).filter((item) => !this.entities.has(singularOf(nounPhrase(item))));
        this.unread.push(...this.withoutFeatures(items));
      }
      return;
    }
    const [, each, eachHas] = EACH_HAS.exec(list) ?? [];
    if (each !== undefined && eachHas !== undefined) {
      this.add(knownEntity(each) ?? each, eachHas);
      return;
    }
    const before = this.missing.length;
    const said = this.withoutFeatures(splitList(list));
    // A filter is for the records that the application is about.
    const filters = said.filter((item) => /\bfilter/i.test(item) && fieldOfFeature(item) !== undefined);
    const items = filters.length < said.length ? said.filter((item) => !filters.includes(item)) : said;
    const more = items === said ? [] : filters;
    const [first] = subject.entities;
    const { parts, owners, others } = this.partsAmong(items, singularOf(first?.split(':')[0] ?? ''));
    const isOfSubject = parts.length > 0 && first !== undefined && endsWith(head, pluralOf(first));
    // "A CRM with companies and deals" says what a CRM keeps here.
    const isSaid = first !== undefined && head.toLowerCase().includes(first);
    const isGuess = !isSaid && items.length > 1;
    const plurals =
      isOfSubject || (!isGuess && hasParts(items, first))
        ? undefined
        : pluralsIn(items, (name) => this.entities.has(singularOf(name)));
    if (plurals !== undefined) {
      // "A job board with companies" keeps jobs, too; "jobs: companies and skills" is a heading.
      if (isSaid && !/:\s/.test(clause) && Object.hasOwn(KNOWN_ENTITIES, first)) this.addAll([first]);
      this.takePlurals({ ...plurals, measures: [...plurals.measures, ...more] });
      this.takeHeading(head);
      return;
    }
    const isHeading = /:\s/.test(clause);
    const segments = segmentsOf(items);
    // "An invoice app with clients, invoices with number": the subject is one of the lists.
    const isAmong =
      isHeading ||
      !isSaid ||
      !Object.hasOwn(KNOWN_ENTITIES, first) ||
      segments.some(({ name }) => singularOf(name) === first);
    // "A house hunting app with houses with address" keeps houses.
    const isOne = segments[0]?.isWhole && first !== undefined && !Object.hasOwn(KNOWN_ENTITIES, first);
    if ((segments.length > 1 && isAmong) || (isOne && !endsWith(head, pluralOf(first)))) {
      for (const [index, segment] of segments.entries())
        this.takeSegment(index > 0 ? segment : { ...segment, fields: [...segment.fields, ...more] });
      this.takeHeading(head);
      return;
    }
    if (first === undefined && this.entities.size > 0) return;
    const name = first?.split(':')[0] ?? 'item';
    // "Songs with key, rehearsals with date": lists side by side.
    const isParallel = isPlural(nounPhrase(head)) && nounPhrase(head) === head.trim().toLowerCase();
    const { own, children } = takeChildren([...others, ...more], singularOf(name));
    const usual =
      children.length + parts.length + owners.length > 0
        ? 'never'
        : this.missing.length > before
          ? 'always'
          : 'untitled';
    this.add(
      name,
      own.length > 0 || children.length + parts.length + owners.length > 0 ? own.join(', ') : undefined,
      usual,
    );
    for (const part of parts) this.takePart(part, singularOf(name));
    for (const owner of owners) this.relations.push({ child: singularOf(name), parent: owner });
    for (const child of children) {
      this.takeSegment(child, 0);
      if (child.isPart && (!isParallel || isOwner(singularOf(child.name), singularOf(name))))
        this.relations.push({ child: singularOf(child.name), parent: singularOf(name) });
    }
    if (first === undefined) this.guessed = true;
  }

  /** The items that are entities already: "stops" belong to each route, and a route belongs to its "driver". */
  private partsAmong(items: readonly string[], parent: string) {
    const parts: string[] = [];
    const owners: string[] = [];
    const others: string[] = [];
    for (const item of items) {
      const phrase = nounPhrase(item);
      const name = singularOf(phrase);
      if (name === parent || !this.grouped.has(name)) others.push(item);
      else if (isPlural(phrase)) parts.push(name);
      else owners.push(name);
    }
    return { parts, owners, others };
  }

  /** Places the part behind the entity that it belongs to. */
  private takePart(part: string, parent: string): void {
    const entity = this.entities.get(part);
    if (entity === undefined) return;
    this.entities.delete(part);
    this.entities.set(part, entity);
    this.relations.push({ child: part, parent });
  }

  private takePlurals({ entities, measures }: ReturnType<typeof pluralsIn> & object): void {
    const [main = '', ...others] = entities;
    if (measures.length === 0) this.addAll([main]);
    else this.add(main, measures.join(', '), 'always');
    this.addAll(others);
  }

  /** One named field of a list beside others gets the usual ones, too. */
  private takeSegment({ name, fields, isWhole, deeds }: Segment, few = 1): void {
    this.missing.push(...deeds);
    if (fields.length === 0 && knownEntity(name) === undefined) this.guessed = true;
    const { own, children } = takeChildren(fields, singularOf(name));
    this.add(
      name,
      own.length > 0 ? own.join(', ') : undefined,
      isWhole && own.length > few ? 'never' : 'always',
    );
    for (const child of children) {
      this.takeSegment(child, 0);
      this.relations.push({ child: singularOf(child.name), parent: singularOf(name) });
    }
  }

  /** "Pet clinic: owners, pets and visits" is called so. */
  private takeHeading(head: string): void {
    const name = head
      .replace(/\s+for\s.*$/is, '')
      .trim()
      .replace(/^(?:(?:please|build|create|make|me|an?|the|my|our|simple|small)\s+)+/i, '');
    const isName =
      /^[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,3}$/u.test(name) &&
      !/\b(?:and|or|with|that|to|for|of|in|i|we|track|keep|manage|where|want|need)\b/i.test(name);
    if (isName) this.title ??= name;
  }

  private withoutFeatures(items: readonly string[]): string[] {
    const lists = new Set(items.map((item) => item.toLowerCase()));
    return items.filter((item) => {
      // "Users with roles" are a list, though roles are none of its fields.
      const [, listed = ''] = /^([\p{L}-]+) (?:with|having) /iu.exec(item) ?? [];
      const kind = isEntity(listed.toLowerCase()) ? undefined : featureKind(item);
      const isOther =
        kind === undefined &&
        fieldOfFeature(item) === undefined &&
        (isStray(item) || lists.has(/^(\p{L}+s)\s\S+\s\S/iu.exec(item)?.[1]?.toLowerCase() ?? ' '));
      if (kind === 'missing' || isOther) this.missing.push(featureName(item));
      return kind === undefined && !isOther;
    });
  }

  private addAll(phrases: readonly string[]): void {
    for (const phrase of phrases) {
      const [name = '', fields] = phrase.split(': ');
      if (fields === undefined && this.entities.has(singularOf(name))) continue;
      if (fields === undefined && !Object.hasOwn(KNOWN_ENTITIES, knownEntity(name) ?? ''))
        this.guessed = true;
      this.add(knownEntity(name) ?? name, fields);
    }
  }

  private add(name: string, list?: string, usual: Usual = 'never'): void {
    const { fields, missing, unread } =
      list === undefined ? { fields: [], missing: [], unread: [] } : readFields(list);
    this.missing.push(...missing);
    this.unread.push(...unread);
    const isWhole =
      usual === 'never' ||
      fields.length > FEW_FIELDS ||
      (hasTitle(name, fields) && (usual === 'untitled' || fields.length > 1));
    const entity = entityNamed(name, isWhole ? fields : withUsual(name, fields), usual === 'untitled');
    if (entity === undefined) return;
    const before = this.entities.get(entity.name);
    if (before === undefined && this.entities.size >= MAX_ENTITIES) {
      this.missing.push(entity.plural);
      return;
    }
    if (before !== undefined && list === undefined) return;
    const isOnlyNamed = before === undefined || this.unspecified.delete(entity.name);
    this.entities.set(entity.name, isOnlyNamed ? entity : merged(before, entity));
    if (list === undefined) this.unspecified.add(entity.name);
  }

  takeRelations(relations: readonly Relation[]): void {
    for (const { child, parent, fields } of relations) {
      for (const [name, list] of [[parent], [child, fields]] as const) {
        if (name !== undefined && ![...this.entities.keys()].includes(name)) this.add(name, list);
      }
      if (this.grouped.has(child) && !this.grouped.has(parent)) this.takePart(child, parent);
      else this.relations.push({ child, parent });
    }
  }

  /** Refuses what is no list of records, and a prompt that says nothing about what to keep. */
  refuseUnknown(text: string): void {
    const doer = doerIn(text);
    if (doer !== undefined) this.missing.push(doer);
    if (/^[^,.;:]{0,60}?\bdashboard\b/i.test(text)) this.missing.push('dashboard');
    const [head = ''] = text.split(/\s+(?:with|having|that|which|where)\s|:\s/i);
    const other = isPlural(nounPhrase(head)) ? undefined : refusal(head);
    if (other !== undefined) throw new NothingUnderstood(other);
    const isNamed = [...this.entities.keys()].some((name) => !this.unspecified.has(name));
    if (isNamed || this.relations.length > 0) return;
    const reason = refusal(text);
    if (reason !== undefined) throw new NothingUnderstood(reason);
    const isKnown = [...this.entities.keys()].some((name) => knownEntity(name) !== undefined);
    const thing = isKnown ? undefined : thingIn(text);
    if (thing === undefined && (isKnown || (doer === undefined && saysWhatToKeep(text)))) return;
    const asked = thing ?? nounPhrase(head);
    throw new NothingUnderstood(
      asked === ''
        ? `Nothing in this prompt says what the application keeps or does. ${ABILITIES}`
        : `The local builder knows no application of this kind: ${asked}. ${ABILITIES}`,
    );
  }

  finish(named: string | undefined, text: string): ParsedApp {
    if (this.entities.size === 0) {
      this.add('item');
      this.guessed = true;
    }
    const kept = [...this.entities.values()];
    const entities = kept.map((entity) =>
      this.relations
        .filter(({ child }) => child === entity.name)
        .reduce((related, { parent }) => withReference(related, parent), withOwner(entity, kept)),
    );
    const [first] = entities;
    const title =
      named ??
      capitalized(this.title || (first?.plural ?? 'items')).replace(/\b(?:crm|faq|cv|dvd|rss)\b/gi, (word) =>
        word.toUpperCase(),
      );
    const spec = linked({ title: title.slice(0, 60), entities });
    const left = [...this.missing, ...this.unread];
    const notes = [
      ...(this.guessed ? [GUESSED] : []),
      ...notBuilt([...left, ...unaccounted(text, spec, [...left, this.title ?? ''])]),
    ];
    return { spec, notes };
  }
}

const GUESSED =
  'Some fields are a guess: name them to get your own, for example "recipes with title, ingredients and rating".';

const endsWith = (text: string, end: string): boolean => text.trim().toLowerCase().endsWith(end);

/** A short list of fields gets the usual ones, too: `always` if the wish also speaks of what the application does. */
type Usual = 'never' | 'untitled' | 'always';

/** A list of more fields than this is complete. */
const FEW_FIELDS = 2;

/** The first mention of an entity with the fields of a later one. */
const merged = (before: EntitySpec, { fields }: EntitySpec): EntitySpec => ({
  ...before,
  fields: [
    ...before.fields,
    ...fields.filter(({ key }) => !before.fields.some((field) => field.key === key)),
  ].slice(0, MAX_FIELDS),
});
