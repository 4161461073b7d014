import { seededRandom } from '../../random.ts';
import { isValid, typeOf } from './check.ts';
import { fillList } from './fill-list.ts';
import { fillNumber } from './fill-number.ts';
import { fillObject } from './fill-object.ts';
import { fillText } from './fill-text.ts';
import { type HintSource, hintsFrom } from './hints.ts';
import {
  isKeywords,
  isSchema,
  type JsonSchema,
  type Keywords,
  merged,
  schemasIn,
  target,
  Unfillable,
} from './schema.ts';
import { DEEP, type ValuePosition } from './value-position.ts';

export interface FillOptions extends HintSource {
  readonly schema: JsonSchema;
  readonly seed: number;
  /** Values that are known already, by their names; used where they are valid. */
  readonly known?: unknown;
}

const ATTEMPTS = 8;
const MOST_PLACES = 20_000;
const DEEPEST = 40;

/** A value that the schema allows: from the question where it can, else from the seed. Throws Unfillable. */
export function fillSchema(options: FillOptions): unknown {
  let problem: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      const value = filled(options, options.seed + attempt);
      if (isValid(options.schema, options.schema, value)) return value;
      problem = new Unfillable('', 'no value was found that satisfies all its rules');
    } catch (error) {
      if (!(error instanceof Unfillable)) throw error;
      problem ??= error;
    }
  }
  throw problem;
}

function filled(options: FillOptions, seed: number): unknown {
  const { schema: root } = options;
  const hints = hintsFrom(options);
  let places = 0;
  const start = (position: Omit<ValuePosition, 'fill' | 'isValid'>): ValuePosition => ({
    ...position,
    isValid: (schema, value) => isValid(root, schema, value),
    fill(schema, { name, step, known }) {
      places += 1;
      const path = position.path === '' ? step : `${position.path}.${step}`;
      if (places > MOST_PLACES) throw new Unfillable(path, 'the schema asks for too many values');
      if (position.depth > DEEPEST) throw new Unfillable(path, 'the schema never ends');
      const inner = start({
        name,
        path,
        known,
        depth: position.depth + 1,
        random: position.random.fork(step),
        hints,
      });
      return fillPosition(root, schema, inner);
    },
  });
  const position = start({
    name: '',
    path: '',
    depth: 0,
    random: seededRandom(seed),
    hints,
    known: options.known,
  });
  return fillPosition(root, root, position);
}

function fillPosition(root: JsonSchema, schema: JsonSchema, position: ValuePosition): unknown {
  if (schema === false) throw new Unfillable(position.path, 'nothing is allowed here');
  if (schema === true) return position.known ?? position.hints.text(position.name) ?? '';
  if (position.known !== undefined && position.isValid(schema, position.known)) return position.known;
  const plain = withoutReferences(root, schema, position.path);
  const branches = [...schemasIn(plain.anyOf), ...schemasIn(plain.oneOf)];
  if (branches.length === 0) return fillPlain(conditioned(plain, position), position);
  return fillBranch(root, plain, position);
}

/** `$ref` and `allOf` are joined with what stands beside them. */
function withoutReferences(root: JsonSchema, schema: Keywords, path: string): Keywords {
  let result = schema;
  for (let turn = 0; result.$ref !== undefined || result.allOf !== undefined; turn += 1) {
    if (turn > DEEPEST) throw new Unfillable(path, 'its references run in a circle');
    const { $ref, allOf, ...rest } = result;
    const parts = typeof $ref === 'string' ? [target(root, $ref, path)] : [];
    result = [...parts, ...schemasIn(allOf)].reduce<Keywords>(merged, rest);
  }
  return result;
}

/** The first branch that works, `null` last; deep inside, the ones that end first. */
function fillBranch(root: JsonSchema, schema: Keywords, position: ValuePosition): unknown {
  const { anyOf, oneOf, ...rest } = schema;
  const isNull = (branch: JsonSchema): boolean =>
    isKeywords(branch) && (branch.type === 'null' || branch.const === null);
  const isDeep = position.depth > DEEP;
  const cost = (branch: JsonSchema): number => {
    if (isNull(branch)) return isDeep ? 0 : 3;
    const isNested =
      isKeywords(branch) &&
      (branch.$ref !== undefined || branch.type === 'object' || branch.type === 'array');
    return isDeep && isNested ? 2 : 1;
  };
  const branches = schemasIn(anyOf ?? oneOf).toSorted((a, b) => cost(a) - cost(b));
  const other: Keywords = anyOf !== undefined && oneOf !== undefined ? { ...rest, oneOf } : rest;
  let problem = new Unfillable(position.path, 'none of its alternatives can be filled');
  for (const branch of branches) {
    try {
      const value = fillPosition(root, merged(other, branch), position);
      if (position.isValid(schema, value)) return value;
    } catch (error) {
      if (!(error instanceof Unfillable)) throw error;
      problem = error;
    }
  }
  throw problem;
}

function conditioned(schema: Keywords, position: ValuePosition): Keywords {
  const { if: condition, then, else: otherwise, ...rest } = schema;
  if (!isSchema(condition)) return schema;
  const first = fillPlain(rest, position);
  const branch = position.isValid(condition, first) ? then : otherwise;
  return isSchema(branch) ? merged(rest, branch) : rest;
}

function fillPlain(schema: Keywords, position: ValuePosition): unknown {
  if (Object.hasOwn(schema, 'const')) return schema.const;
  if (Array.isArray(schema.enum)) return chosen(schema, schema.enum, position);
  switch (typeFor(schema)) {
    case 'object':
      return fillObject(schema, position);
    case 'array':
      return fillList(schema, position);
    case 'integer':
    case 'number':
      return fillNumber(schema, position);
    case 'boolean':
      return position.hints.mentions(position.name) || position.random.chance(0.5);
    case 'null':
      return null;
    default:
      return preferred(schema, position) ?? fillText(schema, position);
  }
}

function chosen(schema: Keywords, values: readonly unknown[], position: ValuePosition): unknown {
  const { enum: _, ...rest } = schema;
  const allowed = values.filter((value) => position.isValid(rest, value));
  if (allowed.length === 0) throw new Unfillable(position.path, 'none of its values is allowed');
  const named = position.hints.choice(allowed.filter((value) => typeof value === 'string'));
  if (named !== undefined) return named;
  return allowed.includes(schema.default) ? schema.default : position.random.pick(allowed);
}

/** A default or an example of the schema, where the question gives nothing. */
function preferred(schema: Keywords, position: ValuePosition): unknown {
  if (position.hints.mentions(position.name)) return undefined;
  const offered = [schema.default, ...(Array.isArray(schema.examples) ? schema.examples : [])];
  return offered.find(
    (value) => typeof value === 'string' && value !== '' && position.isValid(schema, value),
  );
}

const BY_KEYWORD: readonly (readonly [keyword: string, type: string])[] = [
  ['properties', 'object'],
  ['required', 'object'],
  ['additionalProperties', 'object'],
  ['items', 'array'],
  ['prefixItems', 'array'],
  ['minItems', 'array'],
  ['minimum', 'number'],
  ['maximum', 'number'],
  ['multipleOf', 'number'],
];

function typeFor(schema: Keywords): string {
  const types = [schema.type].flat().filter((type) => typeof type === 'string');
  if (types.length > 0) return types.find((type) => type !== 'null') ?? 'null';
  if (schema.default !== undefined) return typeOf(schema.default);
  return BY_KEYWORD.find(([keyword]) => schema[keyword] !== undefined)?.[1] ?? 'string';
}
