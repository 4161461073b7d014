import * as v from 'valibot';

/** The few kinds of field that requests are made of. Each carries its sentence for help and its bounds once. */

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
  return v.maxLength<T, number, string>(most, `must hold at most ${most} ${what}`);
}

export function oneOf<const T extends readonly string[]>(description: string, options: T) {
  return v.pipe(v.picklist(options, `must be one of ${options.join(', ')}`), v.description(description));
}

export function yesNo(description: string) {
  return v.pipe(v.boolean('must be true or false'), v.description(description));
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
  readonly message?: unknown;
  readonly description?: string;
  readonly options?: readonly (string | Entry)[];
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
    options: step('picklist')?.options?.filter((each): each is string => typeof each !== 'object'),
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

/**
 * One line a problem: `duration: must be at least 30`. Each field tells its first problem only, and a list that is too
 * long is not looked into, so that the cost does not grow with what is wrong.
 */
export function problems(schema: v.GenericSchema, value: unknown): string[] {
  const entries = entriesOf(schema);
  if (!entries || typeof value !== 'object' || value === null || Array.isArray(value))
    return firstProblem(schema, value);
  const given = new Map(Object.entries(value));
  return Object.entries(entries).flatMap(([name, entry]) => {
    if (!given.has(name)) return isOptional(entry) ? [] : [`${name}: is required`];
    return firstProblem(entry, given.get(name), name);
  });
}

const entriesOf = (schema: v.GenericSchema): Record<string, v.GenericSchema> | undefined =>
  'entries' in schema ? (schema.entries as Record<string, v.GenericSchema>) : undefined;

const isOptional = ({ type }: v.GenericSchema): boolean => type === 'optional' || type === 'nullish';

function firstProblem(schema: v.GenericSchema, value: unknown, name = ''): string[] {
  const longest = longestList(schema as Entry);
  if (longest && Array.isArray(value) && value.length > longest.most) return [told(name, longest.message)];
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return [];
  const [issue] = result.issues;
  const path = [name, v.getDotPath(issue) ?? ''].filter((part) => part !== '').join('.');
  const isMissing =
    (issue.type === 'loose_object' || issue.type === 'object') && issue.received === 'undefined';
  return [told(path, isMissing ? 'is required' : issue.message)];
}

const told = (path: string, message: string): string => (path === '' ? message : `${path}: ${message}`);

/** The bound of a list, wherever it stands: in the pipe, in a choice of several kinds, or behind `optional`. */
function longestList(entry: Entry): { most: number; message: string } | undefined {
  const bound = entry.pipe?.find(({ type }) => type === 'max_length');
  if (entry.type === 'array' && typeof bound?.requirement === 'number') {
    return { most: bound.requirement, message: String(bound.message) };
  }
  const inner = entry.wrapped ? [entry.wrapped] : (entry.options ?? []);
  for (const each of inner) {
    const found = typeof each === 'object' ? longestList(each) : undefined;
    if (found) return found;
  }
  return undefined;
}
