import entityOwners from '../data/entity-owners.json';
import { type AppSpec, capitalized, type EntitySpec, type FieldSpec } from './app-spec.ts';
import { keyOf } from './field.ts';
import { singularOf } from './nouns.ts';

/** Usual owners of an entity, for entities whose fields the prompt does not name. */
const BELONGS_TO: Readonly<Record<string, readonly string[]>> = entityOwners;

/** A "real estate listing" is a listing. */
const ownersOf = (name: string): readonly string[] =>
  [name, name.split(' ').at(-1) ?? ''].flatMap((key) =>
    Object.hasOwn(BELONGS_TO, key) ? (BELONGS_TO[key] ?? []) : [],
  );

/** True if records of `name` usually belong to one of `owner`. */
export function isOwner(name: string, owner: string): boolean {
  return ownersOf(name).includes(owner);
}

/** A field that is named like another entity refers to its records: "customer" in deals, when customers are kept. */
export function linked(spec: AppSpec): AppSpec {
  const byKey = new Map(spec.entities.map((entity) => [keyOf(entity.name) ?? '', entity.name]));
  return {
    ...spec,
    entities: spec.entities.map((entity) => {
      const own = renamed(entity, spec.entities, byKey);
      return { ...own, fields: own.fields.map((field) => link(own, field, byKey)) };
    }),
  };
}

/** A rental is not identified by its customer if customers are a list: it gets a name, and refers to the customer. */
function renamed(
  entity: EntitySpec,
  all: readonly EntitySpec[],
  byKey: ReadonlyMap<string, string>,
): EntitySpec {
  const title = entity.fields.find(({ type }) => type === 'text');
  const to = byKey.get(title?.key ?? '');
  if (title === undefined || to === undefined || to === entity.name) return entity;
  const isMutual = all.some(
    ({ name, fields }) => name === to && fields.some((field) => field.to === entity.name),
  );
  const others = entity.fields.filter((field) => field !== title);
  const name: FieldSpec = { key: 'name', label: 'Name', type: 'text', required: true };
  const own = others.some(({ key }) => key === name.key) ? [] : [name];
  return { ...entity, fields: [...own, ...(isMutual ? [] : [{ ...title, required: false }]), ...others] };
}

/** "Assigned to agent", "borrowed by member". */
const BY_WHOM = /^[\p{L}]{3,20} (?:to|by|from|for|at) (?:an? |the )?([\p{L} -]+)$/iu;

function link(entity: EntitySpec, field: FieldSpec, byKey: ReadonlyMap<string, string>): FieldSpec {
  const to = byKey.get(field.key) ?? byKey.get(keyOf(BY_WHOM.exec(field.label)?.[1] ?? '') ?? '');
  const isTitle = entity.fields.find(({ type }) => type === 'text') === field;
  if (field.type !== 'text' || to === undefined || to === entity.name || isTitle) return field;
  return { key: field.key, label: field.label, type: 'reference', required: false, to };
}

/** The entity with references to those among the others that it usually belongs to. */
export function withOwner(entity: EntitySpec, others: readonly EntitySpec[]): EntitySpec {
  return (
    ownersOf(entity.name)
      .filter((name) => others.some((other) => other !== entity && other.name === name))
      // Rentals join cars and customers: a car of the shop belongs to no customer.
      .filter(
        (name) => !others.some((other) => isOwner(other.name, name) && isOwner(other.name, entity.name)),
      )
      .reduce(withReference, entity)
  );
}

/** "Sum the costs per vehicle", "count the matches of each player". */
const PER =
  /\b(?:sums?|totals?|adds? up|averages?|mean|counts?|number|how (?:much|many)|spent|spending)\b([^.;\n]{0,60}?)\s(?:per|(?:for|of|by) (?:each|every)|by)\s(?:single )?([\p{L}-]+(?: [\p{L}-]+)?)/giu;

/** The lists whose records a sum per record of another list adds up refer to that list. */
export function withSummed(entities: readonly EntitySpec[], prompt: string): readonly EntitySpec[] {
  return [...prompt.matchAll(PER)].reduce((all, [, summed = '', last = '']) => {
    const words = new Set((summed.toLowerCase().match(/[\p{L}-]+/gu) ?? []).map(singularOf));
    const ends = [last, last.split(' ')[0] ?? ''].map((end) => singularOf(end.toLowerCase()));
    const to = all.find(({ name }) => ends.includes(name));
    if (to === undefined) return all;
    const others = all.filter(
      (entity) => entity !== to && to.fields.every((field) => field.to !== entity.name),
    );
    const isSummed = ({ name, fields }: EntitySpec): boolean =>
      words.has(name) ||
      fields.some(({ label, type }) => type === 'number' && words.has(singularOf(label.toLowerCase())));
    const amounts = others.filter(({ fields }) =>
      fields.some(({ type, max }) => type === 'number' && max === undefined),
    );
    const child = others.find(isSummed) ?? (amounts.length === 1 ? amounts[0] : undefined);
    return all.map((entity) => (entity === child ? withReference(entity, to.name) : entity));
  }, entities);
}

const SAME: ReadonlyMap<string, string> = new Map([
  ['client', 'customer'],
  ['customer', 'client'],
]);

export function withReference(entity: EntitySpec, to: string): EntitySpec {
  const key = keyOf(to);
  if (key === undefined || entity.fields.some((field) => field.key === key)) return entity;
  // The customer of an order is its client, where clients are kept.
  const same = SAME.get(to);
  const at = entity.fields.findIndex((field) => field.key === same && field.type === 'text');
  if (at > 0)
    return {
      ...entity,
      fields: entity.fields.with(at, { key, label: capitalized(to), type: 'reference', required: false, to }),
    };
  return {
    ...entity,
    fields: [...entity.fields, { key, label: capitalized(to), type: 'reference', required: false, to }],
  };
}

/** References to entities that are gone become plain text again. */
export function withoutDangling(spec: AppSpec): AppSpec {
  const names = new Set(spec.entities.map(({ name }) => name));
  const repaired = (field: FieldSpec): FieldSpec =>
    field.type === 'reference' && !names.has(field.to ?? '')
      ? { key: field.key, label: field.label, type: 'text', required: false }
      : field;
  return {
    ...spec,
    entities: spec.entities.map((entity) => ({ ...entity, fields: entity.fields.map(repaired) })),
  };
}
