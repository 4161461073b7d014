import { type EntitySpec, MAX_ENTITIES } from './app-spec.ts';
import { isStray } from './behaviours.ts';
import { isEntityGroup } from './clause-forms.ts';
import { entityNamed, hasTitle, merged, readFields, withUsual } from './entity.ts';
import { isEntity, type Measure, type Segment, takeChildren } from './entity-lists.ts';
import { featureKind, featureName, fieldOfFeature } from './features.ts';
import { type Asked, finishedApp, type ParsedApp } from './finished-app.ts';
import { KNOWN_ENTITIES } from './known-entities.ts';
import { isPlural, singularOf } from './nouns.ts';
import { asksForField } from './questions.ts';
import { isOwner } from './references.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import type { Relation } from './relations.ts';
import { standInsAmong } from './stand-ins.ts';
import { doerIn, knownEntity, nounPhrase } from './subject.ts';

/** Entities, relations and missing parts, as the clauses of a prompt name them. */
export class Gathering {
  private readonly entities = new Map<string, EntitySpec>();
  /** Entities with their fields in parentheses: "stops (address, time)". */
  private readonly grouped = new Set<string>();
  /** Entities without named fields. */
  private readonly unspecified = new Set<string>();
  private readonly missing: string[];
  private readonly unread: string[] = [];
  private readonly relations: Relation[] = [];
  /** Lists that the prompt relates to others, before they are read. */
  private readonly expected = new Set<string>();
  /** Lists that belong to others, according to the prompt. */
  private readonly settled = new Set<string>();
  private title: string | undefined;
  /** The subject of a heading, for a prompt of which nothing else says what it keeps. */
  private announced: readonly string[] | undefined;
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
        const head = nounPhrase(
          words.replace(/^(?:with|and|of|for|has|have|(?:track|manage|keep|store|save|log)s?)\s+/i, ''),
        );
        if (!isEntityGroup(head, inside)) return all;
        this.add(head, inside);
        this.grouped.add(singularOf(head));
        return ` ${words} `;
      },
    );
  }

  expectRelations(relations: readonly Relation[]): void {
    for (const { child, parent } of relations) {
      this.expected.add(child);
      this.expected.add(parent);
    }
  }

  expectLists(names: Iterable<string>): void {
    for (const name of names) this.expected.add(name);
  }

  has(entity: string): boolean {
    return this.entities.has(entity);
  }

  isKnown(entity: string): boolean {
    return this.entities.has(entity) || this.expected.has(entity);
  }

  get isEmpty(): boolean {
    return this.entities.size === 0;
  }

  /** The first clause names the application, unless it is said otherwise. */
  begin(title: string | undefined): { readonly isFirst: boolean } {
    const isFirst = !this.isBegun;
    this.isBegun = true;
    this.title ??= title;
    return { isFirst };
  }

  get hasBegun(): boolean {
    return this.isBegun;
  }

  announce(entities: readonly string[]): void {
    this.announced ??= entities;
  }

  miss(wish: string): void {
    this.missing.push(wish);
  }

  leaveUnread(items: readonly string[]): void {
    this.unread.push(...items);
  }

  relate(child: string, parent: string): void {
    this.relations.push({ child, parent });
  }

  get missed(): number {
    return this.missing.length;
  }

  /** The prompt does not say what the records are. */
  guess(): void {
    this.guessed = true;
  }

  /** The items that are entities already: "stops" belong to each route, and a route belongs to its "driver". */
  partsAmong(items: readonly string[], parent: string) {
    const parts: string[] = [];
    const owners: string[] = [];
    const others: string[] = [];
    for (const item of items) {
      const phrase = nounPhrase(item);
      const name = singularOf(phrase);
      const isPart = this.expected.has(name) && isPlural(phrase) && isOwner(name, parent);
      if (name === parent || !(this.grouped.has(name) || isPart)) others.push(item);
      else if (isPlural(phrase)) parts.push(name);
      else owners.push(name);
    }
    return { parts, owners, others };
  }

  /** Places the part behind the entity that it belongs to. */
  takePart(part: string, parent: string): void {
    if (!this.entities.has(part)) this.add(part);
    const entity = this.entities.get(part);
    if (entity === undefined) return;
    this.entities.delete(part);
    this.entities.set(part, entity);
    this.relations.push({ child: part, parent });
  }

  takePlurals(entities: readonly string[], measures: readonly Measure[]): void {
    for (const [index, entity] of entities.entries()) {
      const own = measures.filter(({ of }) => of === index).map(({ name }) => name);
      if (own.length === 0) this.addAll([entity]);
      else this.add(entity, own.join(', '), 'always');
    }
  }

  /** One named field of a list beside others gets the usual ones, too. */
  takeSegment({ name, fields, isWhole, deeds }: Segment, few = 1): void {
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
  takeHeading(head: string): void {
    const name = head
      .replace(/\s+for\s.*$/is, '')
      .trim()
      .replace(/^(?:(?:please|build|create|make|me|an?|the|my|our|simple|small)\s+)+/i, '');
    const isName =
      /^[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,3}$/u.test(name) &&
      !/^(?:app|application|tool|program|list|tracker|manager|planner|log|organi[sz]er|system|site|website)$/i.test(
        name,
      ) &&
      !/\b(?:and|or|with|that|to|for|of|in|i|we|track|keep|manage|where|want|need)\b/i.test(name);
    if (isName) this.title ??= name;
  }

  withoutFeatures(items: readonly string[]): string[] {
    const lists = new Set(items.map((item) => item.toLowerCase()));
    return items.filter((item) => {
      if (this.expected.has(singularOf(item.toLowerCase()))) return true;
      // "Tenants, apartments and payments": a list among lists.
      if (
        /^(?:payments|accounts)$/i.test(item) &&
        items.filter((one) => isEntity(one.toLowerCase())).length > 1
      )
        return true;
      // "Users with roles" are a list, though roles are none of its fields.
      const [, listed = ''] = /^([\p{L}-]+) (?:with|having) /iu.exec(item) ?? [];
      const kind = isEntity(listed.toLowerCase()) ? undefined : featureKind(item);
      const isOther =
        kind === undefined &&
        fieldOfFeature(item) === undefined &&
        !asksForField(item) &&
        (isStray(item) || lists.has(/^(\p{L}+s)\s\S+\s\S/iu.exec(item)?.[1]?.toLowerCase() ?? ' '));
      if (kind === 'missing' || isOther) this.missing.push(featureName(item));
      return kind === undefined && !isOther;
    });
  }

  addAll(phrases: readonly string[]): void {
    for (const phrase of phrases) {
      const [name = '', fields] = phrase.split(': ');
      if (fields === undefined && this.entities.has(singularOf(name))) continue;
      if (fields === undefined && !Object.hasOwn(KNOWN_ENTITIES, knownEntity(name) ?? ''))
        this.guessed = true;
      this.add(knownEntity(name) ?? name, fields);
    }
  }

  add(name: string, list?: string, usual: Usual = 'never'): void {
    const { fields, missing, unread } =
      list === undefined ? { fields: [], missing: [], unread: [] } : readFields(list);
    this.missing.push(...missing);
    this.unread.push(...unread);
    const isWhole =
      usual === 'never' ||
      usual === 'titled' ||
      fields.length > FEW_FIELDS ||
      (hasTitle(name, fields) && (usual === 'untitled' || fields.length > 1));
    const entity = entityNamed(name, isWhole ? fields : withUsual(name, fields), /titled$/.test(usual));
    if (entity === undefined) return;
    const before = this.entities.get(entity.name);
    if (before === undefined && this.entities.size >= MAX_ENTITIES) {
      this.missing.push(entity.plural);
      return;
    }
    if (before !== undefined && list === undefined) return;
    // A full list of fields gets no usual fields in addition.
    if (before !== undefined && this.grouped.has(entity.name)) {
      this.entities.set(entity.name, merged(before, { ...entity, fields }));
      return;
    }
    const isOnlyNamed = before === undefined || this.unspecified.delete(entity.name);
    this.entities.set(entity.name, isOnlyNamed ? entity : merged(before, entity));
    if (list === undefined || list === '') this.unspecified.add(entity.name);
  }

  /** "A visit has a date and a cost": these are the fields of visits. */
  takeStated(fields: ReadonlyMap<string, string>): void {
    for (const [name, list] of fields) this.add(name, list, 'titled');
  }

  /** "A lesson has one pupil" says to which lists its records belong. */
  takeStatedRelations(relations: readonly Relation[]): void {
    for (const { child } of relations) this.settled.add(child);
    this.takeRelations(relations);
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

  /** Refuses a prompt that is not for lists of records, or that does not say what to keep. */
  refuseUnknown(text: string): void {
    if (this.entities.size === 0) this.addAll(this.announced ?? []);
    const doer = doerIn(text);
    if (doer !== undefined) this.missing.push(doer);
    if (/^[^,.;:]{0,60}?\bdashboard\b/i.test(text)) this.missing.push('dashboard');
    const names = [...this.entities.keys()];
    refuseUnknown(text, {
      names,
      isNamed: names.some((name) => !this.unspecified.has(name)) || this.relations.length > 0,
      missing: this.missing,
      isOfDoer: doer !== undefined,
    });
  }

  finish(named: string | undefined, text: string, asked: Asked): ParsedApp {
    const standIns = standInsAmong(this.unspecified, {
      prompt: asked.prompt,
      entities: [...this.entities.keys()],
      relations: this.relations,
      title: this.title,
    });
    for (const name of standIns) this.entities.delete(name);
    if (standIns.length > 0)
      this.guessed = [...this.entities.keys()].some((one) => this.unspecified.has(one));
    const isEmpty = this.entities.size === 0;
    if (isEmpty) this.add('item');
    return finishedApp(
      {
        entities: [...this.entities.values()],
        relations: this.relations.filter(({ child, parent }) => this.has(child) && this.has(parent)),
        unspecified: this.unspecified,
        settled: this.settled,
        title: this.title,
        isGuessed: this.guessed || isEmpty,
        leftOut: { wishes: this.missing, words: this.unread },
      },
      { named, text, asked },
    );
  }
}

/** A short list of fields gets the usual ones, too: `always` if the wish also speaks of what the application does, `titled` for the title alone. */
type Usual = 'never' | 'titled' | 'untitled' | 'always';

/** A list of more fields than this is complete. */
const FEW_FIELDS = 2;
