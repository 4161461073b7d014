import type { Field } from '../records/read-record.ts';

export type Type =
  | { readonly kind: 'int' | 'float' | 'text' | 'bool' }
  | { readonly kind: 'record'; readonly name: string }
  /** An array, for languages that tell it from a list. */
  | { readonly kind: 'list'; readonly of: Type; readonly isArray?: true }
  | { readonly kind: 'pair' | 'map'; readonly key: Type; readonly of: Type };

export const INT: Type = { kind: 'int' };
export const FLOAT: Type = { kind: 'float' };
export const TEXT: Type = { kind: 'text' };
export const BOOL: Type = { kind: 'bool' };
export const listOf = (of: Type): Type => ({ kind: 'list', of });

/** Operations on one value in every dialect; `starts`, `ends` and `contains` take a second one. */
export type Scalar =
  | 'lower'
  | 'upper'
  | 'trim'
  | 'length'
  /** The first character. */
  | 'initial'
  | 'reverse'
  | 'capital'
  | 'abs'
  | 'even'
  | 'odd'
  | 'blank'
  | 'letter'
  | 'starts'
  | 'ends'
  | 'contains';

export type Sign = '<' | '<=' | '>' | '>=' | '==' | '!=';

/** Said of one element of a list, or of what a function is given. */
export type Expr =
  | { readonly op: 'it' }
  | { readonly op: 'parameter'; readonly at: number }
  | { readonly op: 'number'; readonly value: number }
  | { readonly op: 'text'; readonly value: string }
  | { readonly op: 'field' | 'has'; readonly field: Field }
  | { readonly op: 'key' | 'count' }
  | { readonly op: 'call'; readonly name: Scalar; readonly of: Expr; readonly with?: Expr }
  | { readonly op: 'compare'; readonly sign: Sign; readonly left: Expr; readonly right: Expr }
  | { readonly op: 'times' | 'plus' | 'remainder'; readonly left: Expr; readonly right: Expr }
  | { readonly op: 'and' | 'or'; readonly left: Expr; readonly right: Expr }
  | { readonly op: 'not'; readonly of: Expr };

export interface SortKey {
  readonly by: Expr;
  readonly isDescending: boolean;
}

export type Step =
  | { readonly op: 'lowerText' | 'words' | 'lines' | 'characters' }
  | { readonly op: 'filter'; readonly when: Expr }
  | { readonly op: 'map'; readonly to: Expr }
  | { readonly op: 'distinct' | 'reverse' }
  | { readonly op: 'sort'; readonly keys: readonly SortKey[] }
  | { readonly op: 'take' | 'nth'; readonly count: Expr }
  | { readonly op: 'tally' | 'entries' }
  | { readonly op: 'group'; readonly by: Expr }
  /** The sum, count or average of a value for each group. */
  | {
      readonly op: 'groupSum' | 'groupCount' | 'groupAverage';
      readonly by: Expr;
      readonly value: Expr;
    }
  | { readonly op: 'sum' | 'average' | 'min' | 'max' | 'median' | 'size' | 'first' }
  | { readonly op: 'minBy' | 'maxBy'; readonly by: Expr }
  | { readonly op: 'any' | 'all'; readonly when: Expr }
  | { readonly op: 'join'; readonly separator: string };

export interface Parameter {
  readonly words: readonly string[];
  readonly type: Type;
  /** Its value in the example. */
  readonly example: Example;
}

export type Example = number | string | boolean | readonly Example[];

/** The result of a function for an empty list. */
export type WhenEmpty =
  | { readonly does: 'raise'; readonly exception?: string }
  /** An `Optional`, for languages in which that is not the type of what may be null. */
  | { readonly does: 'null'; readonly isOptional?: true }
  | { readonly does: 'return'; readonly value: number };

export interface Plan {
  readonly name: readonly string[];
  /** The name as the wish writes it. */
  readonly givenName?: string;
  /** The first is the list or the text that it works on. */
  readonly parameters: readonly Parameter[];
  readonly steps: readonly Step[];
  readonly whenEmpty?: WhenEmpty;
  /** The input of the program; an example if the wish names none. */
  readonly source: 'example' | 'stdin' | 'file';
  /** One line for each element. */
  readonly printsLines: boolean;
  readonly summary: string;
}
