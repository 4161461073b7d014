import * as v from 'valibot';

/** The few kinds of field that requests are made of. Each carries its sentence for help and its bounds once. */

export function textField(description: string) {
  return v.pipe(v.string('must be text'), v.description(description));
}

export function filledText(description: string) {
  return v.pipe(
    v.string('must be text'),
    v.check((value) => value.trim() !== '', 'must not be empty'),
    v.description(description),
  );
}

export function integer(description: string, bounds: { min: number; max: number }) {
  return v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(bounds.min, `must be at least ${bounds.min}`),
    v.maxValue(bounds.max, `must be at most ${bounds.max}`),
    v.description(description),
  );
}

export function decimal(description: string, bounds: { min: number; max: number }) {
  return v.pipe(
    v.number('must be a number'),
    v.finite('must be a number'),
    v.minValue(bounds.min, `must be at least ${bounds.min}`),
    v.maxValue(bounds.max, `must be at most ${bounds.max}`),
    v.description(description),
  );
}

export function oneOf<const T extends readonly string[]>(description: string, options: T) {
  return v.pipe(v.picklist(options, `must be one of ${options.join(', ')}`), v.description(description));
}

export function yesNo(description: string) {
  return v.pipe(v.boolean('must be true or false'), v.description(description));
}

/** max_tokens has no documented maximum; this one only keeps nonsense out. */
export const MOST_TOKENS = 1_000_000;

export function maxTokens() {
  return integer('upper bound on generated tokens', { min: 1, max: MOST_TOKENS });
}

export function temperature() {
  return decimal('0 is steady, 0.4-0.7 balanced, 0.8-1.2 creative, up to 2 unpredictable', {
    min: 0,
    max: 2,
  });
}

export type RequestSchema = v.LooseObjectSchema<v.ObjectEntries, undefined>;

/** What a flag, a help line or a table test needs to know of one field. */
export interface Field {
  readonly name: string;
  readonly kind: 'text' | 'integer' | 'decimal' | 'choice' | 'boolean' | 'other';
  readonly required: boolean;
  readonly description: string;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly string[];
  readonly default?: unknown;
}

interface Step {
  readonly type: string;
  readonly requirement?: unknown;
  readonly description?: string;
  readonly options?: readonly string[];
}

interface Entry extends Step {
  readonly pipe?: readonly Step[];
  readonly wrapped?: Entry;
  readonly default?: unknown;
}

export function fieldOf(schema: { readonly entries: v.ObjectEntries }, name: string): Field {
  const outer = schema.entries[name] as unknown as Entry | undefined;
  if (!outer) throw new Error(`the contract has no field ${name}`);
  const inner = outer.type === 'optional' && outer.wrapped ? outer.wrapped : outer;
  const steps = inner.pipe ?? [inner];
  const step = (type: string) => steps.find((each) => each.type === type);
  const number = (type: string) => {
    const bound = step(type)?.requirement;
    return typeof bound === 'number' ? bound : undefined;
  };
  return {
    name,
    kind: kindOf(inner.type, step('integer') !== undefined),
    required: outer.type !== 'optional',
    description: step('description')?.description ?? '',
    min: number('min_value'),
    max: number('max_value'),
    options: step('picklist')?.options,
    default: outer.default,
  };
}

export function fieldsOf(schema: { readonly entries: v.ObjectEntries }): Field[] {
  return Object.keys(schema.entries).map((name) => fieldOf(schema, name));
}

function kindOf(type: string, whole: boolean): Field['kind'] {
  if (type === 'string') return 'text';
  if (type === 'number') return whole ? 'integer' : 'decimal';
  if (type === 'picklist') return 'choice';
  if (type === 'boolean') return 'boolean';
  return 'other';
}

/** One line a problem: `duration: must be at least 30`. */
export function problems(schema: v.GenericSchema, value: unknown): string[] {
  const result = v.safeParse(schema, value);
  if (result.success) return [];
  return result.issues.map((issue) => {
    const path = v.getDotPath(issue);
    const message = issue.type === 'loose_object' || issue.type === 'object' ? missing(issue) : issue.message;
    return path ? `${path}: ${message}` : message;
  });
}

function missing(issue: { readonly received: string; readonly message: string }): string {
  return issue.received === 'undefined' ? 'is required' : issue.message;
}
