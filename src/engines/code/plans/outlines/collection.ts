export interface Order {
  readonly field: string;
  readonly isDown: boolean;
}

export interface Test {
  readonly field: string;
  readonly sign: string;
  readonly value: number;
}

export type Shape =
  | { readonly is: 'rows' }
  | { readonly is: 'groups'; readonly by: string; readonly isInitial: boolean }
  | {
      readonly is: 'totals';
      readonly op: 'count' | 'total' | 'average';
      readonly of: string;
      readonly by: string;
    }
  | { readonly is: 'parts'; readonly names: readonly [string, string]; readonly test: Test }
  | { readonly is: 'merged'; readonly by: string; readonly isFirst: boolean }
  | { readonly is: 'unique'; readonly by: string; readonly isLast: boolean }
  | { readonly is: 'index'; readonly by: string }
  | { readonly is: 'ends'; readonly ends: readonly (Order & { readonly word: string })[] };

/** A wish for work on a list of records: their noun, their fields, and the work. */
export interface Collection {
  /** The noun, in the plural. */
  readonly many: string;
  readonly shape: Shape;
  readonly tests: readonly Test[];
  readonly order: readonly Order[];
  readonly limit: number | undefined;
  /** The one field of each that is wanted. */
  readonly value: string | undefined;
  /** The fields that are printed, where the wish names them. */
  readonly shown: readonly string[];
  /** Fields that the wish lists. */
  readonly fields: readonly string[];
}

/** Every field that the program touches. */
export const fieldsOf = ({ shape, tests, order, value, fields, shown }: Collection): string[] => [
  ...new Set([
    ...fields,
    ...shown,
    ...(value ? [value] : []),
    ...('by' in shape ? [shape.by] : []),
    ...(shape.is === 'totals' && shape.of ? [shape.of] : []),
    ...(shape.is === 'parts' ? [shape.test.field] : []),
    ...(shape.is === 'ends' ? shape.ends.map(({ field }) => field) : []),
    ...tests.map(({ field }) => field),
    ...order.map(({ field }) => field),
  ]),
];
