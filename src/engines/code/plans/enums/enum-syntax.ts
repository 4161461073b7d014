import { capital } from '../../../capital.ts';
import type { EnumMethod, EnumWish } from './read-enum.ts';

const words = (name: string): string[] =>
  (/[a-z]/.test(name) ? name.replace(/([a-z0-9])([A-Z])/g, '$1_$2') : name).toLowerCase().split('_');
export const upper = (name: string): string => words(name).join('_').toUpperCase();
export const pascal = (name: string): string => words(name).map(capital).join('');
export const camel = (name: string): string =>
  words(name)
    .map((word, at) => (at ? capital(word) : word))
    .join('');
export const snake = (name: string): string => words(name).join('_');
export const block = (lines: readonly string[], by = 1): string =>
  lines
    .flatMap((line) => line.split('\n'))
    .map((line) => '  '.repeat(by) + line)
    .join('\n');

export interface EnumSyntax {
  readonly member: (name: string, type: string) => string;
  /** A member as other code names it. */
  readonly of: (member: string, type: string) => string;
  readonly method: (name: string) => string;
  readonly types: Readonly<Record<'int' | 'float' | 'bool' | 'text', string>>;
  readonly truth: (value: boolean) => string;
  readonly write: (parts: Parts) => string;
  readonly example: (parts: Parts) => string;
}

export interface Made {
  readonly name: string;
  readonly method: EnumMethod;
  readonly type: string;
  /** One for each member, as code. */
  readonly values: readonly string[];
}

export interface Parts {
  readonly wish: EnumWish;
  readonly members: readonly string[];
  readonly all: readonly string[];
  readonly methods: readonly Made[];
  readonly summed?: Made;
}

export const variable = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);
export const cases = (
  { values }: Made,
  labels: readonly string[],
  line: (label: string, value: string) => string,
): string[] => labels.map((label, at) => line(label, values[at] ?? ''));
export const numbers = { int: 'int', float: 'double', bool: 'boolean', text: 'String' };
export const truth = (value: boolean): string => String(value);

/** A loop that adds up, or prints what each member gives. */
export const looped = (
  { wish, methods, summed, all }: Parts,
  words: {
    loop: (one: string, all: readonly string[]) => string;
    zero: (type: string) => string;
    add: (call: string) => string;
    print: (values: readonly string[]) => string;
    call: (one: string, made: Made) => string;
    name: (one: string) => string;
    end?: string;
  },
): string => {
  const one = variable(wish.name);
  const end = words.end === undefined ? [] : [words.end];
  if (summed)
    return [
      words.zero(summed.type),
      words.loop(one, all),
      `  ${words.add(words.call(one, summed))}`,
      ...end,
      words.print(['total']),
    ].join('\n');
  return [
    words.loop(one, all),
    `  ${words.print([words.name(one), ...methods.map((made) => words.call(one, made))])}`,
    ...end,
  ].join('\n');
};
