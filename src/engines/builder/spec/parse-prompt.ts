import { type AppSpec, capitalized, cleaned, type EntitySpec, MAX_ENTITIES } from './app-spec.ts';
import { entityNamed, readFields } from './entity.ts';
import { shapeOf } from './field-types.ts';
import { KNOWN_ENTITIES } from './known-entities.ts';
import { isPlural } from './nouns.ts';
import { linked, withOwner } from './references.ts';
import { knownEntity, nounPhrase, subjectOf } from './subject.ts';
import { joined, splitList } from './word-lists.ts';

interface ParsedApp {
  readonly spec: AppSpec;
  /** Sentences about what was guessed or left out. */
  readonly notes: readonly string[];
}

const NAMED =
  /[,\s]*\b(?:called|named|titled|by the name of)\s+(?:"([^"]{1,60})"|“([^”]{1,60})”|'([^']{1,60})'|((?:\p{Lu}[\p{L}\p{N}'’-]*\s?){1,4}|[\p{L}\p{N}'’-]+))/u;
const FRAMEWORK =
  /\s*\b(?:in|with|using|for|on)\s+(?:react(?:\.?js)?|vue(?:\.?js)?|next(?:\.?js)?|node(?:\.?js)?|express|python|flask|django|javascript|typescript)\b(?!\s*\()/gi;
const HAS =
  /^(.*?)(?:\s*:\s+|\s+(?:with (?:the )?(?:fields|columns|properties|attributes)|with|mit|avec|has|(?<!\b(?:i|we|you) )have|having|including|includes?|contain(?:s|ing)?|consisting of|that (?:has|have|needs?)|which (?:has|have)|needs|consists of)(?::|\s)\s*)(.+)$/is;

/** Fields that tell a list of fields from a list of options. */
const FIELD_NAMES =
  /\b(?:name|title|author|location|company|brand|category|type|tags?|color|colour|city|country|code|sku|isbn|unit|supplier|customer|artist|subject|position|department|genre|species|model|label)\b/i;

/** The application that a prompt asks for. */
export function parseAppPrompt(prompt: string): ParsedApp {
  const plain = cleaned(prompt);
  const named = NAMED.exec(plain);
  const text = plain
    .replace(NAMED, ' ')
    .replace(FRAMEWORK, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim();
  const gathered = new Gathering();
  const rest = gathered.takeGroups(text);
  for (const clause of clausesOf(rest)) gathered.takeClause(clause);
  return gathered.finish(
    named
      ?.slice(1)
      .find((name) => name !== undefined)
      ?.trim(),
  );
}

/** Tells "customers (name, email)", an entity with fields, from "priority (low, high)", a field with options. */
export function isEntityGroup(head: string, inside: string): boolean {
  const looksLikeFields = splitList(inside).some(
    (item) => FIELD_NAMES.test(item) || shapeOf(item.toLowerCase()).type !== 'text',
  );
  return looksLikeFields && head !== '' && (isPlural(head) || knownEntity(head) !== undefined);
}

/** Sentences, and parts such as "… and suppliers with name and phone". */
function clausesOf(text: string): string[] {
  const [, head, rest] = /^([^:;.\n]{1,80}):\s+(.*\b(?:with|having)\s.*)$/is.exec(text) ?? [];
  if (head !== undefined && rest !== undefined && !/,/.test(rest.split(/\b(?:with|having)\s/i)[0] ?? '')) {
    return [`${head}: `, ...clausesOf(rest)];
  }
  return text
    .split(
      /(?:[.;\n]+\s+|[.;]\s*$|\n|,?\s+and\s+(?:also\s+)?(?=(?:an?\s+)?[\p{L}-]+\s+(?:with|having|which have|that have)\s))/u,
    )
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}/u.test(clause));
}

class Gathering {
  private readonly entities = new Map<string, EntitySpec>();
  /** Entities whose fields nobody named. */
  private readonly unspecified = new Set<string>();
  private readonly missing: string[] = [];
  private readonly unread: string[] = [];
  private title: string | undefined;
  private guessed = false;

  /** "customers (name, email)" is an entity; "priority (low, high)" is not. Gives back the text without the entities. */
  takeGroups(text: string): string {
    return text.replace(
      /(?<![\p{L}-])((?:[\p{L}-]{1,40}\s)?[\p{L}-]{1,40})\s?\(([^()]*(?:\([^()]*\)[^()]*)*)\)/gu,
      (all, words: string, inside: string) => {
        const head = nounPhrase(words.replace(/^(?:with|and|of|for|track|manage|has|have)\s+/i, ''));
        if (!isEntityGroup(head, inside)) return all;
        this.add(head, inside);
        return ' ';
      },
    );
  }

  takeClause(clause: string): void {
    const [, head = clause, list] = HAS.exec(clause) ?? [];
    const subject = subjectOf(head);
    this.title ??= subject.title;
    if (/:\s*$/.test(clause)) return; // a heading: what follows says what it holds
    if (list === undefined) {
      if (this.entities.size === 0) this.addAll(subject.entities);
      return;
    }
    const items = splitList(list);
    if (areEntities(items)) {
      this.addAll(items.map(nounPhrase));
      return;
    }
    const [first] = subject.entities;
    if (first === undefined && this.entities.size > 0) return;
    this.add(first?.split(':')[0] ?? 'item', list);
    if (first === undefined) this.guessed = true;
  }

  private addAll(phrases: readonly string[]): void {
    for (const phrase of phrases) {
      const [name = '', fields] = phrase.split(': ');
      if (fields === undefined && !Object.hasOwn(KNOWN_ENTITIES, knownEntity(name) ?? ''))
        this.guessed = true;
      this.add(knownEntity(name) ?? name, fields);
    }
  }

  private add(name: string, list?: string): void {
    const { fields, missing, unread } =
      list === undefined ? { fields: [], missing: [], unread: [] } : readFields(list);
    this.missing.push(...missing);
    this.unread.push(...unread);
    const entity = entityNamed(name, fields);
    if (entity === undefined || this.entities.has(entity.name) || this.entities.size >= MAX_ENTITIES) return;
    this.entities.set(entity.name, entity);
    if (list === undefined) this.unspecified.add(entity.name);
  }

  finish(named: string | undefined): ParsedApp {
    if (this.entities.size === 0) {
      this.add('item');
      this.guessed = true;
    }
    const kept = [...this.entities.values()];
    const entities = kept.map((entity) =>
      this.unspecified.has(entity.name) ? withOwner(entity, kept) : entity,
    );
    const [first] = entities;
    const title =
      named ??
      capitalized(this.title || (first?.plural ?? 'items')).replace(/\b(?:crm|faq|cv|dvd|rss)\b/gi, (word) =>
        word.toUpperCase(),
      );
    const notes = [
      this.guessed &&
        'Some fields are a guess: name them to get your own, for example "recipes with title, ingredients and rating".',
      this.missing.length > 0 &&
        `Not made: ${joined(this.missing)}. The local builder makes lists, forms, search and storage.`,
      this.unread.length > 0 && `Left out, because it does not read like a field: ${joined(this.unread)}.`,
    ].filter((note): note is string => typeof note === 'string');
    return { spec: linked({ title: title.slice(0, 60), entities }), notes };
  }
}

/** Plurals that are fields more often than lists of their own. */
const AMBIGUOUS =
  /^(?:notes|comments|ingredients|links|exercises|questions|items|goals|tags|steps|instructions)$/;

/** "posts and comments" are lists of their own when all are plural and one surely is. */
function areEntities(items: readonly string[]): boolean {
  const phrases = items.map((item) => (item.includes('(') ? '' : nounPhrase(item)));
  const sure = phrases.some((phrase) => knownEntity(phrase) !== undefined && !AMBIGUOUS.test(phrase));
  return (
    sure &&
    phrases.every(
      (phrase) =>
        isPlural(phrase) &&
        (AMBIGUOUS.test(phrase) || shapeOf(phrase).type === 'text' || knownEntity(phrase) !== undefined),
    )
  );
}
