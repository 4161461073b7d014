import type { GenericSchema } from 'valibot';
import { isObject, type JsonObject } from './shape.ts';

/** Parts of a schema under one key, such as `pipe`, `wrapped` or `options`: one part, or a list of them. */
export function partsOf(schema: JsonObject, key: string): JsonObject[] {
  const parts = schema[key];
  if (Array.isArray(parts)) return parts.filter(isObject);
  return isObject(parts) ? [parts] : [];
}

export function isSchema(part: unknown): part is GenericSchema {
  return isObject(part) && part.kind === 'schema';
}
