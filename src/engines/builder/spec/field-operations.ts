import { type AppSpec, type FieldSpec, MAX_FIELDS } from './app-spec.ts';
import { readFields, withTitle } from './entity.ts';
import { readOptions } from './field.ts';
import { notBuilt } from './left-out.ts';
import { findEntity, findField, replaceEntity, type SpecChange } from './spec-change.ts';
import { joined } from './word-lists.ts';

export function addFields(
  spec: AppSpec,
  list: string,
  entityName: string | undefined,
): SpecChange | undefined {
  const target = entityName === undefined ? spec.entities[0] : findEntity(spec, entityName);
  if (target === undefined) return undefined;
  const { fields, missing, unread } = readFields(list);
  const added = fields
    .filter(({ key }) => !target.fields.some((field) => field.key === key))
    .slice(0, MAX_FIELDS - target.fields.length);
  const notes = [
    ...notBuilt([...missing, ...unread]),
    ...fields.filter((field) => !added.includes(field)).map(({ label }) => `${label} is there already.`),
  ];
  if (added.length === 0) return notes.length === 0 ? undefined : { spec, done: [], notes };
  const changed = { ...target, fields: [...target.fields, ...added] };
  return {
    spec: replaceEntity(spec, target, changed),
    done: [`Added ${joined(added.map(describe))} to ${target.plural}.`],
    notes,
  };
}

export function removeField(
  spec: AppSpec,
  name: string,
  entityName: string | undefined,
): SpecChange | undefined {
  const found = findField(spec, name, entityName);
  if (found === undefined) return undefined;
  const { entity, field } = found;
  const rest = entity.fields.filter((other) => other !== field);
  if (rest.length === 0)
    return { spec, done: [], notes: [`${field.label} is the only field of ${entity.plural}, so it stays.`] };
  return {
    spec: replaceEntity(spec, entity, { ...entity, fields: withTitle(rest) }),
    done: [`Removed ${field.label.toLowerCase()} from ${entity.plural}.`],
    notes: [],
  };
}

export function renameField(spec: AppSpec, [from = '', to = '']: readonly string[]): SpecChange | undefined {
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
    spec: replaceEntity(spec, entity, { ...entity, fields }),
    done: [`Renamed ${field.label.toLowerCase()} to ${named.label.toLowerCase()} in ${entity.plural}.`],
    notes: [`Records that were saved before keep their value under the old name, ${field.key}.`],
  };
}

export function setRequired(spec: AppSpec, [name = '', how = '']: readonly string[]): SpecChange | undefined {
  const found = findField(spec, name, undefined);
  if (found === undefined) return undefined;
  const { entity, field } = found;
  const required = !/optional/i.test(how);
  const fields = withTitle(entity.fields.map((other) => (other === field ? { ...field, required } : other)));
  return {
    spec: replaceEntity(spec, entity, { ...entity, fields }),
    done: [`${field.label} is now ${required ? 'required' : 'optional'}.`],
    notes: [],
  };
}

export function addOptions(spec: AppSpec, [list = '', name = '']: readonly string[]): SpecChange | undefined {
  const found = findField(spec, name, undefined);
  if (found?.field.options === undefined) return undefined;
  const { entity, field } = found;
  const options = [...new Set([...(field.options ?? []), ...readOptions(list)])];
  const fields = entity.fields.map((other) => (other === field ? { ...field, options } : other));
  return {
    spec: replaceEntity(spec, entity, { ...entity, fields }),
    done: [`${field.label} can now be ${joined(options)}.`],
    notes: [],
  };
}

function describe({ label, type }: FieldSpec): string {
  return `${label.toLowerCase()} (${type === 'longtext' ? 'long text' : type})`;
}
