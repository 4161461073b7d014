/**
 * An outline is a program that is written once for all languages. A type is a text: `int`, `float`, `text`, `bool`,
 * `T`, the name of a record, `[of]` for a list, `{text:of}` for a map, and `of?` for what may be missing.
 */
export type Expr =
  | { readonly e: 'literal'; readonly type: string; readonly value: string }
  | { readonly e: 'string'; readonly type: string; readonly parts: readonly (string | Expr)[] }
  | { readonly e: 'name' | 'own'; readonly type: string; readonly name: string }
  | { readonly e: 'field'; readonly type: string; readonly of: Expr; readonly name: string }
  | { readonly e: 'make'; readonly type: string; readonly args: readonly Expr[] }
  | {
      readonly e: 'call';
      readonly type: string;
      readonly of: Expr | undefined;
      readonly name: string;
      readonly args: readonly Expr[];
      readonly raises: boolean;
    }
  | { readonly e: 'op'; readonly type: string; readonly name: string; readonly args: readonly Expr[] }
  | {
      readonly e: 'binary';
      readonly type: string;
      readonly sign: string;
      readonly left: Expr;
      readonly right: Expr;
    };

export type Line =
  | { readonly do: 'let'; readonly name: string; readonly value: Expr; readonly isChanged: boolean }
  | { readonly do: 'set'; readonly sign: string; readonly target: Expr; readonly value: Expr }
  | {
      readonly do: 'if';
      readonly when: Expr;
      readonly lines: readonly Line[];
      readonly otherwise: readonly Line[];
    }
  | { readonly do: 'each'; readonly name: string; readonly of: Expr; readonly lines: readonly Line[] }
  | { readonly do: 'count'; readonly name: string; readonly to: Expr; readonly lines: readonly Line[] }
  | { readonly do: 'while'; readonly when: Expr; readonly lines: readonly Line[] }
  /** Runs its lines when there is a value. */
  | { readonly do: 'with'; readonly name: string; readonly of: Expr; readonly lines: readonly Line[] }
  | { readonly do: 'return'; readonly value: Expr }
  /** Written for one language only. */
  | { readonly do: 'raw'; readonly text: string }
  | { readonly do: 'raise'; readonly kind: string; readonly message: Expr }
  | { readonly do: 'run' | 'print' | 'try'; readonly value: Expr };

export interface Slot {
  readonly name: string;
  readonly type: string;
}

export interface Func {
  readonly name: string;
  readonly parameters: readonly Slot[];
  readonly result: string;
  readonly lines: readonly Line[];
  readonly raises: boolean;
  /** It changes the object that it belongs to. */
  readonly changes: boolean;
}

export interface RecordType {
  readonly name: string;
  readonly fields: readonly Slot[];
  /** Fields that the program changes. */
  readonly changed: ReadonlySet<string>;
}

/** `iterates` over its first list, `compares` by its first number, `locks` for several threads. */
export type Trait = 'equals' | 'describes' | 'iterates' | 'compares' | 'locks';

export interface ClassType {
  readonly name: string;
  readonly isGeneric: boolean;
  /** Parameters of the constructor. */
  readonly fields: readonly Slot[];
  readonly state: readonly (Slot & { readonly start: Expr })[];
  readonly methods: readonly Func[];
}

export interface Outline {
  readonly records: readonly RecordType[];
  readonly type?: ClassType;
  readonly functions: readonly Func[];
  /** The wish's word for the record: "record", "interface". */
  readonly kind?: string;
  /** Traits of the class beside its methods: equality, text form, operators. */
  readonly traits?: readonly Trait[];
  /** Stands before everything else: the exceptions that the program has of its own. */
  readonly preamble?: string;
  /** The type of all errors, where they are values. */
  readonly errors?: string;
  /** Methods that are read like fields, where a language has those. */
  readonly properties?: ReadonlySet<string>;
  /** The class is a struct, where a language has both. */
  readonly isValue?: boolean;
  /** The class is a data class or record, where a language has those. */
  readonly isData?: boolean;
  readonly example: readonly Line[];
}

export const isList = (type: string): boolean => type.startsWith('[');
export const isMap = (type: string): boolean => type.startsWith('{');
export const isOptional = (type: string): boolean => type.endsWith('?');
/** The type of the elements of a list, a map or an optional. */
export const heldBy = (type: string): string =>
  isOptional(type)
    ? type.slice(0, -1)
    : isList(type)
      ? type.slice(1, -1)
      : isMap(type)
        ? type.slice(type.indexOf(':') + 1, -1)
        : '';
export const keyOf = (type: string): string => type.slice(1, type.indexOf(':'));
export const isNumber = (type: string): boolean => type === 'int' || type === 'float';
export const isRecord = (type: string): boolean => /^[A-Z]\w+$/.test(type);
export const isPlain = (type: string): boolean => isNumber(type) || type === 'bool';

/** Precedence of the operators. */
export const STRENGTH: Readonly<Record<string, number>> = {
  or: 1,
  and: 2,
  '==': 3,
  '!=': 3,
  '<': 3,
  '<=': 3,
  '>': 3,
  '>=': 3,
  '+': 4,
  '-': 4,
  '*': 5,
  '/': 5,
  '%': 5,
};
