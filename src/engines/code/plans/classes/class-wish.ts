import type { Field } from '../../records/read-record.ts';

export type MemberType = 'int' | 'float' | 'text' | 'bool' | 'list' | 'map' | 'counts' | 'self' | 'item';

/**
 * Expressions are written once for all languages: `this.x`, names of parameters, the usual signs, and `size(…)`,
 * `last(…)`, `first(…)`, `empty(…)`, `has(map, key)`, `number(counts, key)`, `sum(map)`, `total(counts)`,
 * `dot(map, counts)`, `round(…)`, `sqrt(…)` and `PI`.
 */
export type Statement =
  | { readonly do: 'return'; readonly value: string }
  | {
      readonly do: 'raise';
      readonly when: string;
      readonly message: string;
      readonly tag: Tag;
      readonly exception?: string;
    }
  /** Gives back what the language has for no value, or false. */
  | { readonly do: 'stop'; readonly when: string; readonly gives: 'nothing' | 'false' }
  | { readonly do: 'when'; readonly when: string; readonly does: readonly Statement[] }
  | { readonly do: 'set' | 'add' | 'subtract'; readonly target: string; readonly value: string }
  /** Gives back a copy in which one field has another value. */
  | { readonly do: 'with'; readonly target: string; readonly value: string }
  | { readonly do: 'append'; readonly target: string; readonly value: string }
  | { readonly do: 'takeLast' | 'takeFirst' | 'clear'; readonly target: string }
  | {
      readonly do: 'increase' | 'decrease' | 'put';
      readonly target: string;
      readonly key: string;
      readonly value: string;
    }
  | { readonly do: 'drop'; readonly target: string; readonly key: string };

/** Why a method raises. */
export type Tag = 'insufficient' | 'notPositive' | 'empty' | 'missing' | 'full';

interface MethodParameter {
  readonly name: string;
  readonly type: MemberType;
  readonly example: string;
}

export interface Method {
  readonly parameters: readonly MethodParameter[];
  readonly result?: MemberType;
  /** It may have no result. */
  readonly isOptional?: boolean;
  readonly body: readonly Statement[];
}

/** It changes the object that it belongs to. */
export const isChanging = ({ body }: Pick<Method, 'body'>): boolean =>
  body.some((one) => !/^(?:return|raise|stop|with)$/.test(one.do));

export interface State {
  readonly name: string;
  readonly type: MemberType;
  readonly start: string;
}

export interface NamedMethod extends Method {
  /** The spelling in the wish. */
  readonly name: string;
  /** The wish lists its parameters: the name stays as it is. */
  readonly isSigned?: boolean;
}

export interface ClassWish {
  readonly name: string;
  /** Parameters of the constructor. */
  readonly fields: readonly Field[];
  readonly values: readonly string[];
  /** Fields that no parameter sets. */
  readonly state: readonly State[];
  readonly methods: readonly NamedMethod[];
  readonly describes: boolean;
  /** Its methods belong to the type, and it has no objects. */
  readonly isStatic?: boolean;
  /** The wish says struct. */
  readonly isValue?: boolean;
  /** The wish says record, or data class: its objects never change. */
  readonly isRecord?: boolean;
  /** Fields that a method changes. */
  readonly changed: ReadonlySet<string>;
  readonly hasGetters: boolean;
}
