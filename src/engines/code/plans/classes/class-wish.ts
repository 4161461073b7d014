import type { Field } from '../../records/read-record.ts';

export type MemberType = 'int' | 'float' | 'text' | 'bool' | 'list' | 'map' | 'self' | 'item';

/**
 * Expressions are written once for all languages: `this.x`, names of parameters, the usual signs, and `size(…)`,
 * `last(…)`, `first(…)`, `empty(…)`, `has(map, key)`, `at(map, key)`, `sum(map)`, `sqrt(…)` and `PI`.
 */
export type Statement =
  | { readonly do: 'return'; readonly value: string }
  | { readonly do: 'raise'; readonly when: string; readonly message: string; readonly tag: Tag }
  | { readonly do: 'set' | 'add' | 'subtract'; readonly target: string; readonly value: string }
  | { readonly do: 'append'; readonly target: string; readonly value: string }
  | { readonly do: 'takeLast' | 'takeFirst' | 'clear'; readonly target: string }
  | { readonly do: 'increase'; readonly target: string; readonly key: string; readonly value: string }
  | { readonly do: 'drop'; readonly target: string; readonly key: string };

/** Why a method raises. */
export type Tag = 'insufficient' | 'notPositive' | 'empty' | 'missing';

interface MethodParameter {
  readonly name: string;
  readonly type: MemberType;
  readonly example: string;
}

export interface Method {
  readonly parameters: readonly MethodParameter[];
  readonly result?: MemberType;
  readonly body: readonly Statement[];
}

export interface State {
  readonly name: string;
  readonly type: MemberType;
  readonly start: string;
}

export interface NamedMethod extends Method {
  /** As the wish writes it. */
  readonly name: string;
}

export interface ClassWish {
  readonly name: string;
  /** Parameters of the constructor. */
  readonly fields: readonly Field[];
  readonly values: readonly string[];
  /** Fields that no parameter sets. */
  readonly state: readonly State[];
  readonly methods: readonly NamedMethod[];
  readonly exceptions: Readonly<Partial<Record<Tag, string>>>;
  readonly describes: boolean;
  readonly hasGetters: boolean;
}
