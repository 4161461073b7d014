import { isObject, type JsonObject } from './shape.ts';

/** Words for writing JSON Schema by hand. */
export const text = { type: 'string' } as const;
export const whole = { type: 'integer' } as const;
export const number = { type: 'number' } as const;
export const yes = { type: 'boolean' } as const;
export const time = { type: 'string', format: 'date-time' } as const;
export const anything: JsonObject = {};
/** An object with any fields. */
export const map = (values: JsonObject = anything): JsonObject => ({
  type: 'object',
  additionalProperties: Object.keys(values).length === 0 ? true : values,
});
export const list = (items: JsonObject): JsonObject => ({ type: 'array', items });
export const orNull = (...types: readonly string[]): JsonObject => ({ type: [...types, 'null'] });

/** All fields are required unless it says which. */
export const object = (
  properties: JsonObject,
  required: readonly string[] = Object.keys(properties),
): JsonObject => ({ type: 'object', properties, required: [...required] });

/** Marks a shape that is ours and not in the API document. */
export const undocumented = (schema: JsonObject): JsonObject => ({ ...schema, 'x-octet-own': true });

/** Fields that a reply may have beside those that every reply of the kind has. */
export const also = (schema: JsonObject, more: JsonObject): JsonObject => ({
  ...schema,
  properties: { ...(isObject(schema.properties) ? schema.properties : {}), ...more },
});

export const url = { type: 'string', format: 'uri' } as const;
export const listOf = (item: JsonObject): JsonObject =>
  undocumented(object({ object: { const: 'list' }, data: list(item) }));
export const notes = { notes: list(text) };
