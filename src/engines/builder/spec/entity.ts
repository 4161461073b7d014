import { type EntitySpec, type FieldSpec, MAX_FIELDS, slug } from './app-spec.ts';
import { isFieldName } from './behaviours.ts';
import { joinChoices } from './enumerations.ts';
import { featureKind, featureName, fieldOfFeature, isQuestion } from './features.ts';
import { keyOf, readField } from './field.ts';
import { PICTURES, shapeOf } from './field-types.ts';
import { KNOWN_ENTITIES } from './known-entities.ts';
import { isPlural, pluralOf, singularOf } from './nouns.ts';
import { fieldOfQuestion, withoutRelative } from './questions.ts';
import { splitList } from './word-lists.ts';

interface FieldList {
  readonly fields: readonly FieldSpec[];
  /** Requested features that are not fields, such as a login. */
  readonly missing: readonly string[];
  /** Phrases that do not read like a field. */
  readonly unread: readonly string[];
}

/** The rest of a sentence after a list of fields. */
const AFTER_LIST =
  /\s+(?:so (?:that|i|we|you)\b|in order to\b|that (?:can|i|we|are|is|lets?|allows?)\b|which\b|where\b|using\b|built with\b|written in\b|stored in\b|saved in\b|for (?:my|our|the|a|an|each|every)\b|to (?:help|keep|track|manage|see)\b|(?:in|with) (?:react|vue|next\.?js|node(?:\.?js)?|python)\b).*$/i;

export function readFields(list: string): FieldList {
  const fields = new Map<string, FieldSpec>();
  const missing: string[] = [];
  const unread: string[] = [];
  for (const phrase of joinChoices(splitList(list))) {
    const question = fieldOfQuestion(phrase.replace(/^with\s/i, ''));
    if (question !== undefined && fields.size < MAX_FIELDS) {
      fields.set(question.key, question);
      continue;
    }
    const said = withoutRelative(
      phrase
        .replace(AFTER_LIST, '')
        .replace(/^with\s/i, '')
        .trim(),
    );
    const feature = featureKind(phrase) ?? featureKind(said);
    const item = feature === undefined ? (fieldOfFeature(said) ?? said) : said;
    if (feature === 'missing') missing.push(featureName(phrase));
    // Only a choice has a filter of its own; the search finds the rest.
    if (/\bfilter/i.test(said) && item !== said && shapeOf(item.toLowerCase()).type !== 'choice')
      missing.push(said);
    if (feature !== undefined || item === '') continue;
    const field = isQuestion(item) || !isFieldName(item) ? undefined : readField(item);
    if (field?.type === 'url' && PICTURES.test(item.toLowerCase().replace(/^(?:an?|the) /, '')))
      missing.push(`upload of ${item.replace(/^(?:an?|the|their|its) /i, '')}`);
    if (field === undefined || fields.size >= MAX_FIELDS)
      unread.push(featureName(phrase.replace(/^with\s/i, '')));
    else if (!fields.has(field.key)) fields.set(field.key, field);
  }
  return { fields: [...fields.values()], missing, unread };
}

const SPAN = /^(?:start|end|begin|finish)$/;

/** "Date, start, end" are times of a day; without a date they are days. */
function withSpan(fields: readonly FieldSpec[]): readonly FieldSpec[] {
  const isSpan = ({ key, type }: FieldSpec): boolean => type === 'text' && SPAN.test(key);
  if (fields.filter(isSpan).length < 2) return fields;
  const type = fields.some((field) => field.type === 'date') ? 'time' : 'date';
  return fields.map((field) => (isSpan(field) ? { ...field, type } : field));
}

const titleOf = (name: string): FieldSpec | undefined =>
  readFields(KNOWN_ENTITIES[name] ?? 'name').fields.find(({ type }) => type === 'text');

/** True if the fields tell records apart; a list without a title names what people want beside the usual fields. */
export const hasTitle = (name: string, fields: readonly FieldSpec[]): boolean => {
  const usual = titleOf(singularOf(name.toLowerCase()))?.key;
  // A customer with a licence number has a name, too; a locker with a number has none.
  const isNamed = usual === 'name' && Object.hasOwn(KNOWN_ENTITIES, singularOf(name.toLowerCase()));
  return fields.some(
    ({ key, type }) =>
      key === usual ||
      key === singularOf(name.toLowerCase()) ||
      /(?:name|title|label|subject|topic|headline|caption)$|^(?:item|product)$/i.test(key) ||
      (!isNamed && type !== 'phone' && /(?:number|code|plate)$/i.test(key)),
  );
};

/** The usual fields of a known entity, and those of the wish that are not among them. */
export function withUsual(name: string, fields: readonly FieldSpec[]): readonly FieldSpec[] {
  const usual = KNOWN_ENTITIES[singularOf(name.toLowerCase())];
  if (usual === undefined) return fields;
  const known = readFields(usual).fields;
  const stem = ({ label }: FieldSpec): string =>
    singularOf(label.toLowerCase())
      .replace(/ level$|^star /, '')
      .replace(/^(?:step|method|direction|preparation)$/, 'instruction');
  const own = new Map(fields.map((field) => [stem(field), field]));
  // "Statuses open and closed" are other values than the usual ones.
  const mine = (field: FieldSpec): FieldSpec => {
    const asked = own.get(stem(field));
    own.delete(stem(field));
    const isOwn = asked?.type === 'choice' || asked?.type === field.type || asked?.max !== undefined;
    return asked !== undefined && isOwn ? asked : field;
  };
  return [...known.map(mine), ...own.values()].slice(0, MAX_FIELDS);
}

/** A list of temperatures keeps numbers. */
const guessOf = (name: string): string =>
  shapeOf(name).type === 'number' ? `name, ${name} as number, date, notes` : 'name, notes';

/** An entity with its fields; without any, those that people expect of such a thing. */
export function entityNamed(
  words: string,
  fields: readonly FieldSpec[] = [],
  isShort = false,
): EntitySpec | undefined {
  const name = slug(singularOf(words.toLowerCase().trim())).replaceAll('-', ' ').slice(0, 40);
  if (name === '') return undefined;
  const own = fields.length > 0 ? withSpan(fields) : readFields(KNOWN_ENTITIES[name] ?? guessOf(name)).fields;
  return {
    name,
    plural: pluralOf(name),
    fields: isToldByDate(name, own)
      ? own.map((field, index) => (index === 0 ? { ...field, required: true } : field))
      : withTitle(named(name, own, isShort && own.length <= 2), titleOf(name)),
  };
}

/** A reading with date and value needs no name. */
const isToldByDate = (name: string, fields: readonly FieldSpec[]): boolean =>
  fields.length > 1 &&
  fields[0]?.type === 'date' &&
  fields.every(({ type }) => type !== 'text') &&
  (!Object.hasOwn(KNOWN_ENTITIES, name) || fields.length > FEW_FIELDS);

/** A movie with genre and rating has a title, too: a genre does not identify a record. */
function named(name: string, fields: readonly FieldSpec[], isShort: boolean): readonly FieldSpec[] {
  const first = fields.find(({ type }) => type === 'text');
  const title = titleOf(name);
  if (first === undefined || title === undefined) return fields;
  // A shift is identified by its day.
  if (fields[0]?.type === 'date' && fields.length > FEW_FIELDS) return fields;
  const usual = KNOWN_ENTITIES[name];
  // A rental of tools is identified by the tool as well as by the customer.
  const isOdd =
    usual !== undefined &&
    fields.length <= FEW_FIELDS &&
    !(CODE.test(first.key) && fields.length > 2) &&
    /^(?:name|title)$/.test(title.key) &&
    readFields(usual).fields.every(({ key }) => key !== first.key);
  const isShared = fields.every(({ type, key }) => type !== 'text' || SHARED.test(key));
  if (!(isShort || isOdd || isShared || isPlural(first.label))) return fields;
  return hasTitle(name, fields) || fields.length >= MAX_FIELDS ? fields : [title, ...fields];
}

/** A longer list of fields is complete: its first text identifies the records. */
const FEW_FIELDS = 3;

/** Fields that many records have in common. */
export const SHARED =
  /^(?:who[A-Z]\w*|[a-z]+(?:To|From|By)|genres?|category|categories|tags?|type|kind|brand|company|department|author|artist|director|species|breed|room|weekday|deck|decks|region|muscleGroup|size|unit|attendance|place|trainer|host|language|cover|colou?r|city|country|location|assignees?|worker|owner|supplier|ingredients?|person|child|store|shop)$/i;

/** Makes the first text field required, and adds one if there is none: it is the title of a record. */
export function withTitle(fields: readonly FieldSpec[], usual?: FieldSpec): readonly FieldSpec[] {
  const first = fields.find(({ type }) => type === 'text');
  if (first === undefined) {
    if (usual !== undefined && fields.every(({ key }) => key !== usual.key))
      return [{ ...usual, required: true }, ...fields];
    const key = fields.some((field) => field.key === 'name') ? 'title' : 'name';
    return [{ key, label: key === 'name' ? 'Name' : 'Title', type: 'text', required: true }, ...fields];
  }
  // Books with an ISBN are identified by their titles.
  const title = CODE.test(first.key) ? fields.find(({ key }) => /^(?:name|title)$/.test(key)) : undefined;
  return fields.map((field) => (field === (title ?? first) ? { ...field, required: true } : field));
}

const CODE = /^(?:isbn|sku|code|id|number)$|(?:Number|Code|Id)$/;

/** The first mention of an entity with the fields of a later one. */
export const merged = (before: EntitySpec, { fields }: EntitySpec): EntitySpec => ({
  ...before,
  fields: [
    ...before.fields,
    ...fields.filter(({ key }) => !before.fields.some((field) => field.key === key)),
  ].slice(0, MAX_FIELDS),
});

/** A workout with a list of exercises has no exercise, sets and weight of its own, unless they were named. */
export function withoutChildren(entity: EntitySpec, children: readonly EntitySpec[]): EntitySpec {
  if (children.length === 0) return entity;
  const taken = new Set(
    children.flatMap(({ name, fields }) => [
      keyOf(name),
      keyOf(pluralOf(name)),
      ...fields.filter(({ type }) => type === 'number').map(({ key }) => key),
    ]),
  );
  return { ...entity, fields: withTitle(entity.fields.filter(({ key }) => !taken.has(key))) };
}
