import * as v from 'valibot';
import { partsOf } from './schema-parts.ts';
import { isObject, type JsonObject } from './shape.ts';

/** The kinds of field that requests are made of. Each holds its help text and its bounds once. */

export function textField(description: string) {
  return v.pipe(v.string('must be text'), v.description(description));
}

/** Prompts and messages; a file's text or a picture may be longer. */
const MOST_PROMPT_CHARACTERS = 100_000;

export function filledText(description: string, mostCharacters: number = MOST_PROMPT_CHARACTERS) {
  return v.pipe(
    v.string('must be text'),
    v.maxLength(mostCharacters, tooLong(mostCharacters)),
    v.check((value) => value.trim() !== '', 'must not be empty'),
    v.description(description),
  );
}

/** Text that may be empty. */
export function longText(description: string, mostCharacters: number) {
  return v.pipe(
    v.string('must be text'),
    v.maxLength(mostCharacters, tooLong(mostCharacters)),
    v.description(description),
  );
}

const tooLong = (most: number): string => `must have at most ${most} characters`;

export function integer(description: string, bounds: { min: number; max: number }) {
  return v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(bounds.min, `must be at least ${bounds.min}`),
    v.maxValue(bounds.max, `must be at most ${bounds.max}`),
    v.description(description),
  );
}

function decimal(description: string, bounds: { min: number; max: number }) {
  return v.pipe(
    v.number('must be a number'),
    v.finite('must be a number'),
    v.minValue(bounds.min, `must be at least ${bounds.min}`),
    v.maxValue(bounds.max, `must be at most ${bounds.max}`),
    v.description(description),
  );
}

/** At most so many items; `what` names them in the message. */
export function atMost<const T extends readonly unknown[]>(most: number, what: string) {
  return v.maxLength<T, number, string>(most, `must contain at most ${most} ${what}`);
}

export function oneOf<const T extends readonly string[]>(description: string, options: T) {
  return v.pipe(v.picklist(options, `must be one of ${options.join(', ')}`), v.description(description));
}

export function yesNo(description: string) {
  return v.pipe(v.boolean('must be true or false'), v.description(description));
}

/** Of pictures, songs and films. */
export const SEED = { min: 0, max: 4_294_967_295 } as const;

/** Marks a field that the API document does not show. */
export function own<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.metadata({ octetOwn: true }));
}

export function isOwnField(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  const isMarked = ({ type, metadata }: JsonObject): boolean =>
    type === 'metadata' && isObject(metadata) && metadata.octetOwn === true;
  return partsOf(schema, 'pipe').some(isMarked) || partsOf(schema, 'wrapped').some(isOwnField);
}

/** max_tokens has no documented maximum; this one only keeps nonsense out. */
const MOST_TOKENS = 1_000_000;

export function maxTokens() {
  return integer('maximum number of generated tokens', { min: 1, max: MOST_TOKENS });
}

export function temperature() {
  return decimal('0 is predictable, 0.4-0.7 balanced, 0.8-1.2 creative, up to 2 erratic', {
    min: 0,
    max: 2,
  });
}

export type RequestSchema = v.LooseObjectSchema<v.ObjectEntries, undefined>;

/** One field, for flags, help and tests. */
export interface Field {
  readonly name: string;
  readonly kind: 'text' | 'integer' | 'decimal' | 'choice' | 'boolean' | 'other';
  readonly required: boolean;
  readonly description: string;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly (string | number)[];
  readonly default?: unknown;
}

export function fieldOf(schema: { readonly entries: v.ObjectEntries }, name: string): Field {
  const outer: unknown = schema.entries[name];
  if (!isObject(outer)) throw new Error(`the contract has no field ${name}`);
  const inner = outer.type === 'optional' && isObject(outer.wrapped) ? outer.wrapped : outer;
  const steps = stepsOf(inner);
  const step = (type: string) => steps.find((each) => each.type === type);
  const number = (type: string) => {
    const bound = step(type)?.requirement;
    return typeof bound === 'number' ? bound : undefined;
  };
  return {
    name,
    kind: kindOf(inner.type, step('integer') !== undefined),
    required: outer.type !== 'optional',
    description: String(step('description')?.description ?? ''),
    min: number('min_value'),
    max: number('max_value'),
    options: optionsOf(step('picklist')?.options),
    default: outer.default,
  };
}

/** A pipe may begin with another one. */
function stepsOf(schema: JsonObject): JsonObject[] {
  return 'pipe' in schema ? partsOf(schema, 'pipe').flatMap(stepsOf) : [schema];
}

const isOption = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

function optionsOf(options: unknown): (string | number)[] | undefined {
  return Array.isArray(options) ? options.filter(isOption) : undefined;
}

/** The default of a field, in the type that the field has. */
export function defaultOf<const Entries extends v.ObjectEntries, const Name extends keyof Entries>(
  schema: { readonly entries: Entries },
  name: Name,
): v.InferDefault<Entries[Name]> {
  return v.getDefault(schema.entries[name]);
}

export function fieldsOf(schema: { readonly entries: v.ObjectEntries }): Field[] {
  return Object.keys(schema.entries).map((name) => fieldOf(schema, name));
}

function kindOf(type: unknown, whole: boolean): Field['kind'] {
  if (type === 'string') return 'text';
  if (type === 'number') return whole ? 'integer' : 'decimal';
  if (type === 'picklist') return 'choice';
  if (type === 'boolean') return 'boolean';
  return 'other';
}
