import {
  isKeywords,
  type JsonSchema,
  type Keywords,
  member,
  numberIn,
  schemasIn,
  target,
  textsIn,
} from './schema.ts';

const DEEPEST = 100;

/**
 * True when the value is valid. Patterns are not run: they come from callers and may backtrack for ever. A text is made
 * from its pattern, so it fits it.
 */
export function isValid(root: JsonSchema, schema: JsonSchema, value: unknown, depth = 0): boolean {
  if (typeof schema === 'boolean') return schema;
  if (depth > DEEPEST) return false;
  const valid = (inner: unknown, each: unknown): boolean =>
    inner === undefined || inner === true || (isKeywords(inner) && isValid(root, inner, each, depth + 1));
  if (typeof schema.$ref === 'string' && !valid(target(root, schema.$ref, ''), value)) return false;
  return (
    hasType(schema, value) &&
    isChosen(schema, value) &&
    isInBounds(schema, value) &&
    listFits(schema, value, valid) &&
    objectFits(schema, value, valid) &&
    combinationFits(schema, value, valid)
  );
}

type Valid = (schema: unknown, value: unknown) => boolean;

function hasType({ type }: Keywords, value: unknown): boolean {
  if (type === undefined) return true;
  return [type]
    .flat()
    .some((each) => each === typeOf(value) || (each === 'number' && typeof value === 'number'));
}

export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** Equal as JSON; objects are equal whatever the order of their keys. */
function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isKeywords(value)) return value;
  return Object.keys(value)
    .sort()
    .map((key) => [key, sorted(value[key])]);
}

function isChosen(schema: Keywords, value: unknown): boolean {
  if (Object.hasOwn(schema, 'const') && !isEqual(schema.const, value)) return false;
  return !Array.isArray(schema.enum) || schema.enum.some((each) => isEqual(each, value));
}

function isInBounds(schema: Keywords, value: unknown): boolean {
  if (typeof value === 'string') {
    const length = [...value].length;
    return within(length, schema.minLength, schema.maxLength);
  }
  if (typeof value !== 'number') return true;
  const above = numberIn(schema.exclusiveMinimum);
  const below = numberIn(schema.exclusiveMaximum);
  const step = numberIn(schema.multipleOf);
  const low = numberIn(schema.minimum);
  const high = numberIn(schema.maximum);
  if (schema.exclusiveMinimum === true && low !== undefined && value <= low) return false;
  if (schema.exclusiveMaximum === true && high !== undefined && value >= high) return false;
  return (
    within(value, low, high) &&
    (above === undefined || value > above) &&
    (below === undefined || value < below) &&
    (step === undefined || step <= 0 || Number.isInteger(value / step))
  );
}

function within(size: number, low: unknown, high: unknown): boolean {
  return (
    size >= (numberIn(low) ?? Number.NEGATIVE_INFINITY) &&
    size <= (numberIn(high) ?? Number.POSITIVE_INFINITY)
  );
}

function listFits(schema: Keywords, value: unknown, valid: Valid): boolean {
  if (!Array.isArray(value)) return true;
  const list: readonly unknown[] = value;
  const first = Array.isArray(schema.items) ? schema.items : schemasIn(schema.prefixItems);
  const rest = Array.isArray(schema.items) ? schema.additionalItems : schema.items;
  if (!within(list.length, schema.minItems, schema.maxItems)) return false;
  if (!list.every((each, at) => valid(at < first.length ? first[at] : rest, each))) return false;
  if (rest === false && list.length > first.length) return false;
  if (
    schema.uniqueItems === true &&
    new Set(list.map((each) => JSON.stringify(sorted(each)))).size < list.length
  )
    return false;
  if (schema.contains === undefined) return true;
  const found = list.filter((each) => valid(schema.contains, each)).length;
  return within(found, schema.minContains ?? 1, schema.maxContains);
}

function objectFits(schema: Keywords, value: unknown, valid: Valid): boolean {
  if (!isKeywords(value)) return true;
  const names = Object.keys(value);
  if (!within(names.length, schema.minProperties, schema.maxProperties)) return false;
  if (!textsIn(schema.required).every((name) => Object.hasOwn(value, name))) return false;
  const patterned = isKeywords(schema.patternProperties);
  for (const name of names) {
    const own = member(schema.properties, name);
    if (own !== undefined) {
      if (own === false || !valid(own, value[name])) return false;
    } else if (!patterned) {
      if (schema.additionalProperties === false) return false;
      if (!valid(schema.additionalProperties, value[name])) return false;
    }
    if (!valid(schema.propertyNames, name)) return false;
    const needed = textsIn(member(schema.dependentRequired, name));
    if (!needed.every((each) => Object.hasOwn(value, each))) return false;
    if (!valid(member(schema.dependentSchemas, name), value)) return false;
  }
  return true;
}

function combinationFits(schema: Keywords, value: unknown, valid: Valid): boolean {
  if (!schemasIn(schema.allOf).every((each) => each !== false && valid(each, value))) return false;
  const any = schemasIn(schema.anyOf);
  if (any.length > 0 && !any.some((each) => each !== false && valid(each, value))) return false;
  const one = schemasIn(schema.oneOf);
  if (one.length > 0 && one.filter((each) => each !== false && valid(each, value)).length !== 1) return false;
  if (schema.not !== undefined && schema.not !== false && valid(schema.not, value)) return false;
  if (schema.if === undefined) return true;
  const branch = schema.if !== false && valid(schema.if, value) ? schema.then : schema.else;
  return branch !== false && valid(branch, value);
}
