import { capital } from '../../../capital.ts';
import type { Field } from '../../records/read-record.ts';
import type { ClassWish, MemberType, NamedMethod, State, Tag } from './class-wish.ts';

export interface MethodCode {
  readonly method: NamedMethod;
  readonly name: string;
  readonly body: readonly string[];
  readonly raises: boolean;
}

interface ClassCode {
  readonly wish: ClassWish;
  /** It holds items of any type. */
  readonly isGeneric: boolean;
  readonly methods: readonly MethodCode[];
}

/** Operations that a method body may use. */
export const OPS = [
  'size',
  'last',
  'first',
  'empty',
  'sum',
  'total',
  'number',
  'dot',
  'round',
  'sqrt',
  'words',
  'has',
] as const;
type Op = (typeof OPS)[number];

/** How a language writes a class; in templates {0}, {1} and {2} are the parts. */
export interface ClassSyntax {
  readonly ops: Readonly<Record<Op | 'PI' | 'not', string>>;
  readonly does: Readonly<
    Record<
      | 'set'
      | 'add'
      | 'subtract'
      | 'append'
      | 'takeLast'
      | 'takeFirst'
      | 'clear'
      | 'increase'
      | 'decrease'
      | 'put'
      | 'drop',
      string
    >
  >;
  readonly own: (name: string, isState: boolean) => string;
  readonly ofOther: (name: string) => string;
  readonly parameter: (name: string) => string;
  readonly methodName: (given: string) => string;
  readonly giveBack: (value: string, raises: boolean, isOptional: boolean) => string;
  readonly block: (when: string, lines: readonly string[]) => string[];
  /** Returned where there is no value, such as `null`. */
  readonly nothing: string;
  readonly no: string;
  readonly optional: (type: string) => string;
  readonly raise: (
    when: string,
    message: string,
    exception: string | undefined,
    tag: Tag,
    method: NamedMethod,
  ) => string[];
  readonly write: (code: ClassCode) => string;
  readonly make: (wish: ClassWish, values: readonly string[], isGeneric: boolean) => string;
  readonly call: (object: string, method: MethodCode, args: readonly string[]) => string;
  readonly print: (value: string, result: MemberType, raises: boolean, isOptional: boolean) => string;
  readonly declare: (
    name: string,
    wish: ClassWish,
    value: string,
    isGeneric: boolean,
    changes: boolean,
  ) => string;
  /** A whole number in an expression with fractions, where the language does not turn it into one itself. */
  readonly fraction?: { readonly of: (code: string) => string; readonly literal: (value: string) => string };
  /** A copy of the object in which one field has another value; only languages with records have it. */
  readonly copy?: (wish: ClassWish, field: string, value: string) => string;
  readonly end: (line: string, raises: boolean) => string;
  readonly describe: (name: string) => string;
  readonly float: (value: string) => string;
  readonly text?: (value: string) => string;
}

export const indented = (lines: readonly string[], levels = 1): string[] =>
  lines.flatMap((line) => line.split('\n')).map((line) => (line ? '  '.repeat(levels) + line : line));
export const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
export const camel = (name: string): string => name.replace(/_(\w)/g, (_, one: string) => one.toUpperCase());
export const fieldCamel = ({ words }: Field): string =>
  words.map((word, at) => (at ? capital(word) : word)).join('');
export const fieldSnake = ({ words }: Field): string => words.join('_');
export const whole = (value: string): string => value;
export const decimal = (value: string): string => (/^\d+$/.test(value) ? `${value}.0` : value);
export const described = (wish: ClassWish, show: (field: Field) => string): string =>
  wish.fields.map((field) => `${fieldCamel(field)}=${show(field)}`).join(', ');
export const braced = (when: string, lines: readonly string[]): string[] => [
  `if (${when}) {`,
  ...indented(lines),
  '}',
];
export const starts = (state: readonly State[], kinds: Readonly<Record<string, string>>): [State, string][] =>
  state.map((one) => [one, kinds[one.type] ?? one.start]);

/** The names of a language's types. */
export type Types = Readonly<Record<MemberType, string>>;
export const fieldType = (types: Types, type: string): string =>
  types[type === 'int' || type === 'float' || type === 'bool' ? type : 'text'];

/** The type of what a method gives back. */
export const resultOf = (
  { result, isOptional }: NamedMethod,
  types: Readonly<Record<MemberType, string>>,
  optional: (type: string) => string,
  none = 'void',
  self = '',
): string => {
  const type = result ? types[result] || self : none;
  return result && isOptional ? optional(type) : type;
};
