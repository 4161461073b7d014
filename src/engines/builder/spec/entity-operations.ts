import { type AppSpec, capitalized, MAX_ENTITIES } from './app-spec.ts';
import { entityNamed } from './entity.ts';
import { isPlural } from './nouns.ts';
import { parseAppPrompt } from './parse-prompt.ts';
import { withReference } from './references.ts';
import { findEntity, replaceEntity, type SpecChange } from './spec-change.ts';
import { knownEntity, nounPhrase } from './subject.ts';
import { joined } from './word-lists.ts';

export function addEntities(spec: AppSpec, rest: string): SpecChange | undefined {
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
export function addPlurals(
  spec: AppSpec,
  list: string,
  entityName: string | undefined,
): SpecChange | undefined {
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

export function linkEntities(spec: AppSpec, [from = '', to = '']: readonly string[]): SpecChange | undefined {
  const [entity, target] = [findEntity(spec, from), findEntity(spec, to)];
  if (entity === undefined || target === undefined || entity === target) return undefined;
  const changed = withReference(entity, target.name);
  if (changed === entity)
    return { spec, done: [], notes: [`${capitalized(entity.plural)} refer to ${target.plural} already.`] };
  return {
    spec: replaceEntity(spec, entity, changed),
    done: [`${capitalized(entity.plural)} now refer to ${target.plural}.`],
    notes: [],
  };
}

export function removeEntity(spec: AppSpec, name: string): SpecChange | undefined {
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
