import { capital } from '../../../capital.ts';
import type { Variant, VariantsWish } from './read-variants.ts';

export const pascal = (name: string): string => capital(camel(name));
export const small = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
export const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
export const camel = (name: string): string => name.replace(/_(\w)/g, (_, one: string) => one.toUpperCase());
export const block = (lines: readonly string[], by = 1): string =>
  lines
    .flatMap((line) => line.split('\n'))
    .map((line) => (line ? '  '.repeat(by) + line : line))
    .join('\n');

export interface VariantSyntax {
  readonly method: (name: string) => string;
  readonly pi: string;
  readonly own: (field: string) => string;
  readonly write: (wish: VariantsWish, body: Body) => string;
  readonly make: (variant: Variant, type: string) => string;
  /** The list of examples, what adds up, and what prints one. */
  readonly list: (items: readonly string[], type: string, name: string) => string;
  readonly total: (list: string, one: string, method: string, type: string) => string;
  readonly each: (list: string, one: string, methods: readonly string[]) => string;
}

/** The code of a method for one variant. */
export type Body = (variant: Variant, at: number) => string;

export const unreserved = (field: string): string => (field === 'base' ? '@base' : field);

/** A method that the wish writes with brackets keeps its name. */
export const syntaxName = (
  { name, isSigned }: VariantsWish['methods'][number],
  usual: (name: string) => string,
): string => (isSigned ? name : usual(name));

export const decimals = ({ samples }: Variant): string[] => samples.map((value) => `${value}.0`);
export const plain = ({ samples }: Variant): string => samples.join(', ');
