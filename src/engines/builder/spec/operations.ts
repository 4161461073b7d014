import {
  type AppSpec,
  capitalized,
  type EntitySpec,
  type FieldSpec,
  MAX_ENTITIES,
  MAX_FIELDS,
} from './app-spec.ts';
import { entityNamed, readFields, withTitle } from './entity.ts';
import { keyOf, readOptions } from './field.ts';
import { isPlural, singularOf } from './nouns.ts';
import { parseAppPrompt } from './parse-prompt.ts';
import { withReference } from './references.ts';
import { knownEntity, nounPhrase } from './subject.ts';
import { joined } from './word-lists.ts';

export interface Change {
  readonly spec: AppSpec;
  /** One sentence per change; empty when nothing was changed. */
  readonly done: readonly string[];
  readonly notes: readonly string[];
}

export function addFields(spec: AppSpec, list: string, entityName: string | undefined): Change | undefined {
  const target = entityName === undefined ? spec.entities[0] : findEntity(spec, entityName);
  if (target === undefined) return undefined;
  const { fields, missing, unread } = readFields(list);
  const added = fields
    .filter(({ key }) => !target.fields.some((field) => field.key === key))
    .slice(0, MAX_FIELDS - target.fields.length);
  const notes = [
    ...missing.map(
      (feature) => `Not made: ${feature}. The local builder makes lists, forms, search and storage.`,
    ),
    ...unread.map((item) => `Left out, because it does not read like a field: ${item}.`),
    ...fields.filter((field) => !added.includes(field)).map(({ label }) => `${label} is there already.`),
  ];
  if (added.length === 0) return notes.length === 0 ? undefined : { spec, done: [], notes };
  const changed = { ...target, fields: [...target.fields, ...added] };
  return {
    spec: replaced(spec, target, changed),
    done: [`Added ${joined(added.map(describe))} to ${target.plural}.`],
    notes,
  };
}

export function addEntities(spec: AppSpec, rest: string): Change | undefined {
  const { spec: read, notes } = parseAppPrompt(rest);
  const added = read.entities
    .filter(({ name }) => findEntity(spec, name) === undefined)
    .slice(0, MAX_ENTITIES - spec.entities.length);
  const known = read.entities.filter((entity) => !added.includes(entity));
  const done = added.map(
    ({ plural, fields }) => `Added ${plural} with ${joined(fields.map(({ label }) => label.toLowerCase()))}.`,
  );
  if (added.length === 0 && known.length === 0) return undefined;
  return {
    spec: { ...spec, entities: [...spec.entities, ...added] },
    done,
    notes: [...notes, ...known.map(({ plural }) => `${capitalized(plural)} are there already.`)],
  };
}

/** "add customers" means a list of its own when such lists are known. */
export function addPlurals(spec: AppSpec, list: string, entityName: string | undefined): Change | undefined {
  const phrase = nounPhrase(list);
  const known = knownEntity(phrase);
  if (
    entityName !== undefined ||
    known === undefined ||
    !isPlural(phrase) ||
    /^(?:notes|comments|ingredients|links|tags)$/.test(phrase)
  )
    return undefined;
  const entity = findEntity(spec, known) === undefined ? entityNamed(known) : undefined;
  if (entity === undefined || spec.entities.length >= MAX_ENTITIES) return undefined;
  const labels = joined(entity.fields.map(({ label }) => label.toLowerCase()));
  return {
    spec: { ...spec, entities: [...spec.entities, entity] },
    done: [`Added ${entity.plural} with ${labels}.`],
    notes: [],
  };
}

export function linkEntities(spec: AppSpec, [from = '', to = '']: readonly string[]): Change | undefined {
  const [entity, target] = [findEntity(spec, from), findEntity(spec, to)];
  if (entity === undefined || target === undefined || entity === target) return undefined;
  const changed = withReference(entity, target.name);
  if (changed === entity)
    return { spec, done: [], notes: [`${capitalized(entity.plural)} refer to ${target.plural} already.`] };
  return {
    spec: replaced(spec, entity, changed),
    done: [`${capitalized(entity.plural)} now refer to ${target.plural}.`],
    notes: [],
  };
}

export function removeEntity(spec: AppSpec, name: string): Change | undefined {
  const entity = findEntity(spec, name);
  if (entity === undefined) return undefined;
  if (spec.entities.length === 1)
    return { spec, done: [], notes: [`${capitalized(entity.plural)} are all there is, so they stay.`] };
  return {
    spec: { ...spec, entities: spec.entities.filter((other) => other !== entity) },
    done: [`Removed ${entity.plural}.`],
    notes: [],
  };
}

export function removeField(spec: AppSpec, name: string, entityName: string | undefined): Change | undefined {
  const found = findField(spec, name, entityName);
  if (found === undefined) return undefined;
  const { entity, field } = found;
  const rest = entity.fields.filter((other) => other !== field);
  if (rest.length === 0)
    return { spec, done: [], notes: [`${field.label} is the only field of ${entity.plural}, so it stays.`] };
  return {
    spec: replaced(spec, entity, { ...entity, fields: withTitle(rest) }),
    done: [`Removed ${field.label.toLowerCase()} from ${entity.plural}.`],
    notes: [],
  };
}

export function renameField(spec: AppSpec, [from = '', to = '']: readonly string[]): Change | undefined {
  const found = findField(spec, from, undefined);
  const [named] = readFields(to).fields;
  if (found === undefined || named === undefined) return undefined;
  const { entity, field } = found;
  if (entity.fields.some(({ key }) => key === named.key))
    return { spec, done: [], notes: [`${named.label} is there already.`] };
  const fields = entity.fields.map((other) =>
    other === field ? { ...field, key: named.key, label: named.label } : other,
  );
  return {
    spec: replaced(spec, entity, { ...entity, fields }),
    done: [`Renamed ${field.label.toLowerCase()} to ${named.label.toLowerCase()} in ${entity.plural}.`],
    notes: [`Records that were saved before keep their value under the old name, ${field.key}.`],
  };
}

export function setRequired(spec: AppSpec, [name = '', how = '']: readonly string[]): Change | undefined {
  const found = findField(spec, name, undefined);
  if (found === undefined) return undefined;
  const { entity, field } = found;
  const required = !/optional/i.test(how);
  const fields = withTitle(entity.fields.map((other) => (other === field ? { ...field, required } : other)));
  return {
    spec: replaced(spec, entity, { ...entity, fields }),
    done: [`${field.label} is now ${required ? 'required' : 'optional'}.`],
    notes: [],
  };
}

export function addOptions(spec: AppSpec, [list = '', name = '']: readonly string[]): Change | undefined {
  const found = findField(spec, name, undefined);
  if (found?.field.options === undefined) return undefined;
  const { entity, field } = found;
  const options = [...new Set([...(field.options ?? []), ...readOptions(list)])];
  const fields = entity.fields.map((other) => (other === field ? { ...field, options } : other));
  return {
    spec: replaced(spec, entity, { ...entity, fields }),
    done: [`${field.label} can now be ${joined(options)}.`],
    notes: [],
  };
}

function findEntity(spec: AppSpec, name: string): EntitySpec | undefined {
  const wanted = singularOf(nounPhrase(name));
  return spec.entities.find((entity) => entity.name === wanted);
}

function findField(
  spec: AppSpec,
  name: string,
  entityName: string | undefined,
): { entity: EntitySpec; field: FieldSpec } | undefined {
  const wanted = keyOf(name.trim().replace(/^(?:the|field|column)\s+/i, ''));
  const among =
    entityName === undefined
      ? spec.entities
      : [findEntity(spec, entityName)].filter((entity) => entity !== undefined);
  for (const entity of among) {
    const field = entity.fields.find(({ key }) => key.toLowerCase() === wanted?.toLowerCase());
    if (field !== undefined) return { entity, field };
  }
  return undefined;
}

function replaced(spec: AppSpec, before: EntitySpec, after: EntitySpec): AppSpec {
  return { ...spec, entities: spec.entities.map((entity) => (entity === before ? after : entity)) };
}

function describe({ label, type }: FieldSpec): string {
  return `${label.toLowerCase()} (${type === 'longtext' ? 'long text' : type})`;
}
