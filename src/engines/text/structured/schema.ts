/** A JSON Schema: an object of keywords, or true and false. */
export type Keywords = { readonly [keyword: string]: unknown };
export type JsonSchema = Keywords | boolean;

/** The schema asks for something that cannot be made; `path` names the place. */
export class Unfillable extends Error {
  override readonly name = 'Unfillable';

  constructor(
    readonly path: string,
    reason: string,
  ) {
    super(path === '' ? reason : `${path}: ${reason}`);
  }
}

export function isKeywords(value: unknown): value is Keywords {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'boolean' || isKeywords(value);
}

export const schemasIn = (value: unknown): readonly JsonSchema[] =>
  Array.isArray(value) ? value.filter(isSchema) : [];

export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

export const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** Own keys only: a property may be called `constructor`. */
export function member(schema: unknown, name: string): unknown {
  return isKeywords(schema) && Object.hasOwn(schema, name) ? schema[name] : undefined;
}

/** A reference inside the document: `#`, `#/$defs/name`, `#name`. */
export function target(root: JsonSchema, reference: string, path: string): JsonSchema {
  if (!reference.startsWith('#')) throw new Unfillable(path, `$ref ${reference} leads outside the schema`);
  const found = reference.startsWith('#/') ? pointed(root, reference) : anchored(root, reference.slice(1));
  if (!isSchema(found)) throw new Unfillable(path, `$ref ${reference} leads nowhere`);
  return found;
}

function pointed(root: JsonSchema, reference: string): unknown {
  let at: unknown = root;
  for (const step of reference.slice(2).split('/')) {
    const name = decoded(step).replaceAll('~1', '/').replaceAll('~0', '~');
    at = Array.isArray(at) ? at[Number(name)] : member(at, name);
  }
  return at;
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    // A lone % is a name like any other.
    return step;
  }
}

function anchored(root: JsonSchema, name: string): unknown {
  if (name === '') return root;
  const definitions = { ...objectIn(root, 'definitions'), ...objectIn(root, '$defs') };
  return Object.values(definitions).find((each) => member(each, '$anchor') === name);
}

function objectIn(schema: JsonSchema, name: string): Keywords {
  const found = member(schema, name);
  return isKeywords(found) ? found : {};
}

const GREATER = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']);
const SMALLER = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']);

/** Both at once, as `allOf` asks for. What cannot be joined is checked at the end, so nothing wrong gets out. */
export function merged(one: Keywords, other: JsonSchema): Keywords {
  if (other === true) return one;
  if (other === false) return { ...one, enum: [] };
  const result: Record<string, unknown> = { ...one };
  for (const [keyword, value] of Object.entries(other)) {
    result[keyword] = Object.hasOwn(one, keyword) ? joined(keyword, one[keyword], value) : value;
  }
  return result;
}

function joined(keyword: string, one: unknown, other: unknown): unknown {
  if (typeof one === 'number' && typeof other === 'number') {
    if (GREATER.has(keyword)) return Math.max(one, other);
    if (SMALLER.has(keyword)) return Math.min(one, other);
  }
  if (keyword === 'required') return [...new Set([...textsIn(one), ...textsIn(other)])];
  if (keyword === 'properties' && isKeywords(one) && isKeywords(other)) {
    const result: Record<string, unknown> = { ...one };
    for (const [name, schema] of Object.entries(other)) {
      result[name] = Object.hasOwn(one, name) ? { allOf: [one[name], schema] } : schema;
    }
    return result;
  }
  if (keyword === 'enum' && Array.isArray(one) && Array.isArray(other)) {
    const kept = new Set(other.map((each) => JSON.stringify(each)));
    return one.filter((each) => kept.has(JSON.stringify(each)));
  }
  if (keyword === 'type') return commonTypes(one, other);
  if (keyword === 'allOf') return [...schemasIn(one), ...schemasIn(other)];
  if (keyword === 'items' && isSchema(one) && isSchema(other)) return { allOf: [one, other] };
  return other;
}

function commonTypes(one: unknown, other: unknown): unknown {
  const left = [one].flat();
  const both = [other].flat().filter((type) => left.includes(type));
  if (both.length > 0) return both;
  const isWhole = [one, other].flat().includes('integer') && [one, other].flat().includes('number');
  return isWhole ? 'integer' : [];
}
