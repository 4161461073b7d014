import type { Source } from '../programs/program.ts';

export type Format = 'csv' | 'json';

export interface Test {
  readonly field: string;
  readonly sign: '>' | '>=' | '<' | '<=' | '==' | '!=';
  readonly value: number | string;
}

export type Shown =
  | { readonly kind: 'rows' }
  | { readonly kind: 'fields'; readonly fields: readonly string[] }
  | { readonly kind: 'fold'; readonly op: 'sum' | 'average' | 'min' | 'max'; readonly field: string }
  | { readonly kind: 'count' };

/** A program over the records of a file: which of them, in which order, and what of them. */
export interface RecordsProgram {
  readonly format: Format;
  readonly source: Source;
  readonly test?: Test;
  readonly sort?: { readonly field: string; readonly isDescending: boolean };
  readonly limit?: number;
  readonly shown: Shown;
  /** Written to the file that the second argument names, in place of being printed. */
  readonly written?: Format;
}

/** Cells of a CSV file are texts; by their names, these hold numbers. */
export const isNumeric = (field: string): boolean =>
  /^(?:age|price|amount|cost|year|count|quantity|stock|rating|score|number|total|salary|priority|pages|points|size|weight|height|id|population|balance)s?$/i.test(
    field,
  );

export const quote = (text: string): string => JSON.stringify(text);
export const isNumber = ({ value }: Test): boolean => typeof value === 'number';
export const literal = ({ value }: Test): string => (typeof value === 'number' ? `${value}` : quote(value));
