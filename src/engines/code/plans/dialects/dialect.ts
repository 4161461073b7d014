import { capital } from '../../../capital.ts';
import type { Field } from '../../records/read-record.ts';
import type { Scalar, Step, Type, WhenEmpty } from '../plan.ts';

type Op = Step['op'];

/** The code of a step: an expression, and the lines that must stand before it. */
export type Piece = string | { readonly before: readonly string[]; readonly value: string };

export interface Comparison {
  /** The key of the element that a variable holds. */
  readonly of: (variable: string) => string;
  readonly type: Type;
  readonly isDescending: boolean;
}

/** The parts that the code of a step is made of, each as code of the language. */
export interface StepContext {
  readonly input: string;
  /** The name that the result has if it needs one. */
  readonly out: string;
  readonly it: string;
  readonly expr: string;
  readonly value: string;
  readonly keys: readonly Comparison[];
  /** The type of the elements, of the expression, and of the result. */
  readonly of: Type;
  readonly by: Type;
  readonly to: Type;
}

/** How a function ends that may have no result. */
export type Ending = 'plain' | 'null' | 'optional' | 'raise';

interface FunctionParts {
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly type: Type }[];
  readonly result: Type;
  readonly ending: Ending;
  readonly body: readonly string[];
}

export interface Dialect {
  readonly scalars: Readonly<Record<Scalar, string>>;
  readonly steps: Readonly<Partial<Record<Op, (context: StepContext) => Piece>>>;
  readonly and: string;
  readonly or: string;
  readonly not: (test: string) => string;
  readonly equal: (left: string, right: string, type: Type) => string;
  readonly variable: (words: readonly string[]) => string;
  readonly functionName: (words: readonly string[]) => string;
  readonly field: (record: string, field: Field) => string;
  readonly has: (record: string, field: Field) => string;
  readonly pair: { readonly key: string; readonly count: string };
  readonly type: (type: Type) => string;
  /** A whole number as a factor of another one, where that must be said. */
  readonly toFloat?: (value: string) => string;
  readonly isEmpty: (list: string, type: Type) => string;
  readonly declare: (name: string, type: Type, value: string) => string;
  /** Declares an example, where that differs. */
  readonly declareExample?: (name: string, value: string) => string;
  /** True for a result that the language has no simple way to give back. */
  readonly cannot?: (result: Type, ending: Ending) => boolean;
  readonly giveBack: (value: string, ending: Ending) => string;
  readonly fail: (whenEmpty: WhenEmpty, message: string) => string;
  /** An `Optional` is another type than one that may be null. */
  readonly hasOptional?: true;
  /** For a language whose arrays are another type than its lists: from one to the other, and how it is shown. */
  readonly arrays?: {
    readonly toList: (name: string, of: Type) => string;
    readonly fromList: (list: string, of: Type) => string;
    readonly literal: (items: readonly string[], of: Type) => string;
    readonly text: (call: string) => string;
  };
  readonly when: (test: string, lines: readonly string[]) => string[];
  readonly writeFunction: (parts: FunctionParts) => string;
  /** The whole numbers from one to another. */
  readonly range?: (from: number, to: number) => string;
  readonly list: (items: readonly string[], of: Type) => string;
  readonly text: (value: string) => string;
  /** A variable as a function takes it. */
  readonly argument?: (name: string, type: Type) => string;
  /** The value of an optional field, and that of one that is missing. */
  readonly some?: (value: string) => string;
  readonly none?: string;
  /** An example record, with its values in the order of its fields. */
  readonly record: (name: string, fields: readonly Field[], values: readonly string[]) => string;
  /** A line that shows the fields of a record called `result`, which stands for `@record`. */
  readonly showRecord?: (fields: readonly Field[]) => string;
  /** Lines that show a result. */
  readonly show: (call: string, type: Type, ending: Ending) => string[];
  /** Lines that show each element of a list, or each entry, on a line of its own. */
  readonly showLines: (call: string, type: Type) => string[];
  /** Lines that read the standard input, or a file named on the command line, into a variable of this type. */
  readonly read?: (name: string, type: Type, from: 'stdin' | 'file') => string[];
  readonly imports?: (code: string) => string;
  /** Definitions that the code of steps uses. */
  readonly helpers?: (code: string) => string;
}

export const camel = (words: readonly string[]): string =>
  words.map((word, at) => (at === 0 ? word : capital(word))).join('');
export const pascal = (words: readonly string[]): string => words.map(capital).join('');
export const snake = (words: readonly string[]): string => words.join('_');
export const indented = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.split('\n')).map((line) => (line ? `  ${line}` : line));
export const quoted = (value: string): string => JSON.stringify(value);
export const isNumber = ({ kind }: Type): boolean => kind === 'int' || kind === 'float';

/** Languages with braces write these alike. */
export const BRACED = {
  and: '&&',
  or: '||',
  not: (test: string): string => `!(${test})`,
  variable: camel,
  text: quoted,
};
