/** A value that a program is given on the command line. */
export interface Value {
  readonly name: string;
  readonly kind: 'whole' | 'decimal' | 'text';
  readonly min?: number;
  readonly max?: number;
  /** The type of its parameter. */
  readonly type?: string;
}

export interface Opening {
  /** The lines that check the arguments and declare their values. */
  readonly read: (values: readonly Value[], call: { readonly status: number }) => string[];
  /** The value as an expression. */
  readonly use: (value: Value) => string;
  readonly imports?: readonly string[];
  /** The lines that ask for the values and declare them. */
  readonly ask?: (values: readonly Value[], call: { readonly status: number }) => string[];
  /** For any number of numbers: the lines that declare `numbers`, and how an example writes such a list. */
  readonly list?: {
    readonly read: (status: number) => string[];
    readonly literal: RegExp;
    readonly use: string;
  };
}

const title = ({ name }: Value): string => name.toUpperCase();
export const titles = (values: readonly Value[]): string => values.map(title).join(' ');

export function rule(value: Value): string {
  const kind = value.kind === 'decimal' ? 'number' : 'whole number';
  const { min, max } = value;
  if (max !== undefined) return `${title(value)} must be a ${kind} from ${min} to ${max}`;
  return `${title(value)} must be a ${kind}${min === undefined ? '' : ` of at least ${min}`}`;
}

/** The tests of the bounds, with what stands before them. */
export const outside = (value: Value, { or = ' || ', name = value.name } = {}): string =>
  [
    ...(value.min === undefined ? [] : [`${name} < ${value.min}`]),
    ...(value.max === undefined ? [] : [`${name} > ${value.max}`]),
  ]
    .map((test) => `${or}${test}`)
    .join('');

export const plainName = ({ name }: Value): string => name;
export const numbers = (values: readonly Value[]): Value[] => values.filter(({ kind }) => kind !== 'text');

const QUESTIONS: Readonly<Record<string, string>> = {
  n: 'Number',
  a: 'First number',
  b: 'Second number',
  c: 'Third number',
};

/** The question to the user. */
export const question = ({ name }: Value): string =>
  `${QUESTIONS[name] ?? name.charAt(0).toUpperCase() + name.slice(1)}: `;

/** The rule, for a value that has no name on the command line. */
export const answerRule = (value: Value): string => rule(value).replace(/^\w+/, 'the answer');
