import { capital } from '../../../capital.ts';
import type { Measure } from './read-measures.ts';
import type { Field, Rows } from './read-rows.ts';

/** How one language says a question about a list of records. */
export interface RowsLanguage {
  readonly kinds: Readonly<Record<Field['type'], string>>;
  readonly declared: (rows: Rows, isRecord: boolean) => string;
  readonly made: (rows: Rows, values: readonly string[], isRecord: boolean) => string;
  readonly date: (year: number, month: number, day: number) => string;
  readonly list: (type: string, things: string, made: readonly string[]) => string;
  readonly method: (question: Question) => string;
  readonly shown: (question: Question, shownField: string | undefined) => string;
}

export interface Question {
  readonly rows: Rows;
  readonly things: string;
  readonly measure: Measure;
  readonly name: string;
}

export const fieldsOf = (
  { fields }: Rows,
  write: (name: string, type: Field['type']) => string,
  by = ', ',
): string => fields.map(({ name, type }) => write(name, type)).join(by);

export const isDecimal = ({ does, field }: Measure): boolean =>
  does === 'average' || field?.type === 'decimal';

export const resultIn = (
  { measure, rows }: Question,
  kinds: RowsLanguage['kinds'],
  names: string,
  count: string,
): string =>
  measure.does === 'top'
    ? rows.type
    : measure.does === 'names'
      ? names
      : measure.does === 'count'
        ? count
        : kinds[isDecimal(measure) ? 'decimal' : 'whole'];

export const titleOf = ({ name, key }: Measure): string => {
  const said = `${name}${key ? `Per${capital(key.name)}` : ''}`.replace(
    /([a-z])([A-Z])|([a-z])(\d)/g,
    (_, a, b, c, d) => `${a ?? c} ${(b ?? d).toLowerCase()}`,
  );
  return capital(said);
};
