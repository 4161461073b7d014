import { isObject, type JsonObject } from './shape.ts';

export const text = { type: 'string' } as const;
export const whole = { type: 'integer' } as const;
export const list = (items: JsonObject): JsonObject => ({ type: 'array', items });
export const object = (
  properties: JsonObject,
  required: readonly string[] = Object.keys(properties),
): JsonObject => ({ type: 'object', properties, required: [...required] });
export const own = (schema: JsonObject): JsonObject => ({ ...schema, 'x-octet-own': true });
export const listOf = (properties: JsonObject): JsonObject =>
  own(object({ object: { const: 'list' }, data: list({ type: 'object', properties }) }));

/** Fields beside those that every reply of the kind has. */
export const also = (schema: JsonObject, more: JsonObject): JsonObject => ({
  ...schema,
  properties: { ...(isObject(schema.properties) ? schema.properties : {}), ...more },
});

export const anyOf = (...types: readonly string[]): JsonObject => ({ type: [...types, 'null'] });
