import * as v from 'valibot';
import { isSchema, partsOf } from './schema-parts.ts';
import { isObject, type JsonObject } from './shape.ts';

/** A value of the schema's type, with its defaults filled in, or the problems for the person who wrote it. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly string[] };

export function parse<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): Parsed<v.InferOutput<Schema>> {
  const isBounded = !overlongList(schema, value);
  const result = isBounded ? v.safeParse(schema, value, { abortEarly: true }) : undefined;
  return result?.success
    ? { ok: true, value: result.output }
    : { ok: false, problems: problems(schema, value) };
}

/**
 * One line for each problem: `duration: must be at least 30`. Only the first problem of each field is listed, and a
 * list that is too long is not read, so that the cost does not grow with the number of problems.
 */
export function problems(schema: v.GenericSchema, value: unknown): string[] {
  const entries = entriesOf(schema);
  if (!entries || !isObject(value)) return firstProblem(schema, value);
  const given = new Map(Object.entries(value));
  return entries.flatMap(([name, entry]) => {
    if (!given.has(name)) return isOptional(entry) ? [] : [`${name}: is required`];
    return firstProblem(entry, given.get(name), name);
  });
}

function entriesOf(schema: v.GenericSchema): [name: string, entry: v.GenericSchema][] | undefined {
  if (!('entries' in schema) || !isObject(schema.entries)) return undefined;
  return Object.entries(schema.entries).flatMap(([name, entry]) => (isSchema(entry) ? [[name, entry]] : []));
}

const isOptional = ({ type }: v.GenericSchema): boolean => type === 'optional' || type === 'nullish';

function firstProblem(schema: v.GenericSchema, value: unknown, name = ''): string[] {
  const longest = longestList(schema, value);
  if (longest && Array.isArray(value) && value.length > longest.most) return [line(name, longest.message)];
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return [];
  const [issue] = result.issues;
  const path = [name, v.getDotPath(issue) ?? ''].filter((part) => part !== '').join('.');
  const isMissing =
    (issue.type === 'loose_object' || issue.type === 'object') && issue.received === 'undefined';
  return [line(path, isMissing ? 'is required' : issue.message)];
}

const line = (path: string, message: string): string => (path === '' ? message : `${path}: ${message}`);

/** True when a field holds a longer list than it may: valibot would read all of it before it counts. */
function overlongList(schema: v.GenericSchema, value: unknown): boolean {
  if (!isObject(value) || !('entries' in schema) || !isObject(schema.entries)) return false;
  const { entries } = schema;
  return Object.keys(value).some((name) => {
    const list = value[name];
    if (!Array.isArray(list) || !Object.hasOwn(entries, name)) return false;
    return list.length > (longestList(entries[name], list)?.most ?? Number.POSITIVE_INFINITY);
  });
}

/** The bound of a list, wherever it stands: in the pipe, in a union, or behind `optional`. Of several kinds of list the first item decides. */
function longestList(schema: unknown, value: unknown): { most: number; message: string } | undefined {
  if (!isObject(schema)) return undefined;
  const bound = partsOf(schema, 'pipe').find(({ type }) => type === 'max_length');
  if (schema.type === 'array' && typeof bound?.requirement === 'number') {
    return { most: bound.requirement, message: String(bound.message) };
  }
  const inner = [...partsOf(schema, 'wrapped'), ...partsOf(schema, 'options')];
  const fitting = inner.filter((each) => startsLike(each, value));
  return (fitting.length > 0 ? fitting : inner)
    .map((each) => longestList(each, value))
    .find((found) => found !== undefined);
}

function startsLike({ type, item }: JsonObject, value: unknown): boolean {
  if (type !== 'array' || !isObject(item) || !Array.isArray(value)) return false;
  return item.type === (Array.isArray(value[0]) ? 'array' : typeof value[0]);
}
