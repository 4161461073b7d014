import { type Command, InvalidArgumentError, Option, type OptionValues } from 'commander';
import type { GenericSchema, InferOutput, ObjectEntries } from 'valibot';
import { type Field, fieldOf } from '../contract/field.ts';
import { problems } from '../contract/parse.ts';

interface Fields {
  readonly entries: ObjectEntries;
}

type FieldName<Schema extends Fields> = keyof Schema['entries'] & string;

/** A field's value once it is given. */
type FieldValue<Schema extends Fields, Name extends FieldName<Schema>> = NonNullable<
  InferOutput<Schema['entries'][Name]>
>;

/** The flags of a command, from the function that adds its options. */
export type FlagsOf<Define extends (command: Command) => { opts(): unknown }> = Readonly<
  ReturnType<ReturnType<Define>['opts']>
>;

const fields = new WeakMap<Option, Field>();

/** The field of the contract that a flag stands for, if it stands for one. */
export function fieldBehind(made: Option): Field | undefined {
  return fields.get(made);
}

/** A flag for one field of a request: its sentence, choices and bounds are the contract's. */
export function option<
  const Flags extends string,
  Schema extends Fields,
  const Name extends FieldName<Schema>,
>(flags: Flags, schema: Schema, name: Name): Option<Flags, undefined, undefined, FieldValue<Schema, Name>> {
  const field = fieldOf(schema, name);
  const made: Option<Flags, undefined, undefined, FieldValue<Schema, Name>> = new Option(
    flags,
    sentenceOf(field, field.kind === 'choice' ? undefined : field.default),
  );
  fields.set(made, field);
  if (field.kind === 'choice' && field.options) {
    made.choices(field.options.map(String));
    // Only for help: a default of the contract is the service's to fill in, and is not sent.
    if (field.default !== undefined) made.defaultValueDescription = String(field.default);
  } else if (field.kind !== 'boolean') made.argParser((text: string) => parseField(schema, name, text));
  return made;
}

/** The sentence of a field with its bounds, for help. */
export function describe(schema: Fields, name: string): string {
  return sentenceOf(fieldOf(schema, name), undefined);
}

const WIDEST_SHOWN = 1_000_000;

function sentenceOf({ description, min, max }: Field, usual: unknown): string {
  const isBounded = min !== undefined && max !== undefined && max < WIDEST_SHOWN;
  const isShown = typeof usual === 'number' || (typeof usual === 'string' && usual !== '');
  const facts = [...(isBounded ? [`${min} to ${max}`] : []), ...(isShown ? [`default ${usual}`] : [])];
  return facts.length > 0 ? `${description} (${facts.join('; ')})` : description;
}

/** Number('') is 0 and Number('0x10') is 16: only what a person means by a number passes. */
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)$/;

export function parseField<Schema extends Fields, const Name extends FieldName<Schema>>(
  schema: Schema,
  name: Name,
  text: string,
): FieldValue<Schema, Name> {
  const { kind } = fieldOf(schema, name);
  const numeric = kind === 'integer' || kind === 'decimal';
  const value = numeric ? (DECIMAL.test(text.trim()) ? Number(text) : Number.NaN) : text;
  const entry = schema.entries[name] as GenericSchema;
  const [problem] = problems(entry, value);
  if (problem !== undefined) throw new InvalidArgumentError(`It ${problem}.`);
  return value;
}

/** For `-f a -f b`. */
export function repeated(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

/** A whole number within bounds, for options that are not fields of a request. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (Number.isNaN(value) || value < min || value > max) {
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
    }
    return value;
  };
}

/** For every command that pays. */
export function maxCredits<Flags extends OptionValues>(command: Command<[], Flags>) {
  return command.option('--max-credits <n>', 'maximum credits to spend', wholeNumber(0, 1_000_000_000));
}
