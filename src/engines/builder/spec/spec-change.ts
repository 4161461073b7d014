import type { AppSpec, EntitySpec, FieldSpec } from './app-spec.ts';
import { keyOf } from './field.ts';
import { singularOf } from './nouns.ts';
import { nounPhrase } from './subject.ts';

export interface SpecChange {
  readonly spec: AppSpec;
  /** One sentence per change; empty when nothing was changed. */
  readonly done: readonly string[];
  readonly notes: readonly string[];
}

export function findEntity(spec: AppSpec, name: string): EntitySpec | undefined {
  const wanted = singularOf(nounPhrase(name));
  return spec.entities.find((entity) => entity.name === wanted);
}

export function findField(
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

export function replaceEntity(spec: AppSpec, before: EntitySpec, after: EntitySpec): AppSpec {
  return { ...spec, entities: spec.entities.map((entity) => (entity === before ? after : entity)) };
}
