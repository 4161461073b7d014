/** A program that reads lines and prints what it finds in them. */
export type Kind = 'int' | 'float' | 'text';

export type FoldOp = 'count' | 'sum' | 'average' | 'min' | 'max' | 'median' | 'range' | 'deviation';

export interface Fold {
  readonly op: FoldOp;
  /** The name in the wish. */
  readonly label: string;
  readonly decimals?: number;
}

/** In which order the entries of a map are printed. */
export interface EntryOrder {
  readonly by: 'key' | 'value';
  readonly isDescending: boolean;
}

export interface EntryShow {
  readonly order: readonly EntryOrder[];
  readonly limit?: number;
  readonly decimals?: number;
  /** The text around name and value. */
  readonly frame: readonly [before: string, between: string, behind: string];
  readonly isValueFirst: boolean;
}

/** A step from the lines that were read to those that are printed. */
export type ListStep = 'reversed' | 'sorted' | 'sortedDown' | 'unique' | 'filled' | 'first' | 'last';

export type Report =
  | {
      readonly kind: 'listed';
      readonly steps: readonly { readonly step: ListStep; readonly count: number }[];
    }
  | { readonly kind: 'folds'; readonly folds: readonly Fold[] }
  | { readonly kind: 'tally'; readonly of: 'words' | 'lines'; readonly show: EntryShow }
  | {
      readonly kind: 'groups';
      readonly op: 'sum' | 'average' | 'count' | 'min' | 'max';
      readonly by: number;
      readonly value: number;
      readonly show: EntryShow;
    }
  | { readonly kind: 'longest'; readonly of: 'words' | 'lines'; readonly withLength: boolean }
  | { readonly kind: 'matching'; readonly text: string; readonly isCounted: boolean }
  | { readonly kind: 'levels'; readonly words: readonly string[] }
  | { readonly kind: 'numbered' }
  | { readonly kind: 'sizes'; readonly of: readonly ('lines' | 'words' | 'characters')[] };

export type Source =
  /** `until` is the line that ends what is typed; it may be empty. */
  | { readonly from: 'stdin'; readonly until?: string }
  | { readonly from: 'argument' }
  | { readonly from: 'file'; readonly path: string };

/** The reaction to a case such as a missing file. */
export interface Deed {
  readonly message?: string;
  readonly toStderr: boolean;
  /** The exit status; undefined when the program goes on. */
  readonly status?: number;
}

export interface Rows {
  readonly columns: readonly string[];
  readonly separator: string;
  readonly hasHeader: boolean;
  /** The column whose numbers are folded. */
  readonly value?: number;
  /** Its place is said, and no name: a first line without a number there is a header. */
  readonly isNumbered?: boolean;
}

/** Numbers in all cells of a table whose columns the wish does not name. */
export interface Cells {
  readonly separator: string;
  readonly hasHeader: boolean;
}

export interface Program {
  readonly source: Source;
  /** The type of the input numbers. */
  readonly number: 'int' | 'float';
  readonly isOnePerLine: boolean;
  readonly rows?: Rows;
  readonly cells?: Cells;
  readonly ignoresCase: boolean;
  /** A row whose cell is empty does not count. */
  readonly skipsEmpty?: boolean;
  readonly report: Report;
  readonly empty?: Deed;
  readonly missing?: Deed;
  readonly usage?: Deed;
  /** For a line that is no number, or a row without its cells. */
  readonly bad?: Deed;
}
