import { neutralise } from './neutralise.ts';
import { plain, style } from './style.ts';
import { cutTo, pad, width } from './width.ts';

export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
  /** May be cut short when the table is wider than the terminal. */
  readonly shrink?: boolean;
}

export type Rows = readonly (readonly string[])[];

const GAP = '  ';
const NARROWEST = 8;

function cell(text: string): string {
  return neutralise(text.replace(/\s*[\n\r\t\v\f\x85\u2028\u2029]\s*/g, ' '));
}

/** For pipes: tab-separated, no header, one row a line whatever the cells hold. */
export function tabSeparated(rows: Rows): string[] {
  return rows.map((row) => row.map((text) => plain(text).replace(/[\t\n\r]+/g, ' ')).join('\t'));
}

/** Takes columns away from the widest that may shrink until the table fits, or nothing is left to take. */
function shrunk(widths: readonly number[], columns: readonly Column[], available: number): number[] {
  const result = [...widths];
  const gaps = GAP.length * (widths.length - 1);
  const anyShrinks = columns.some((column) => column.shrink);
  const candidates = result.map((_, index) => !anyShrinks || columns[index]?.shrink === true);
  let excess = result.reduce((sum, columnWidth) => sum + columnWidth, gaps) - available;
  while (excess > 0) {
    const widest = Math.max(0, ...result.filter((_, index) => candidates[index]));
    if (widest <= NARROWEST) break;
    const index = result.findIndex((columnWidth, at) => candidates[at] && columnWidth === widest);
    const next = Math.max(NARROWEST, ...result.filter((_, at) => candidates[at] && at !== index));
    // Columns of one width give way in turns.
    const take = Math.min(excess, Math.max(1, widest - next));
    result[index] = widest - take;
    excess -= take;
  }
  return result;
}

/** For people: a header, aligned columns, no line wider than the terminal where columns may shrink. */
export function aligned(rows: Rows, columns: readonly Column[], available: number): string[] {
  const cells = rows.map((row) => columns.map((_, index) => cell(row[index] ?? '')));
  const natural = columns.map((column, index) =>
    cells.reduce((widest, row) => Math.max(widest, width(row[index] ?? '')), width(column.title)),
  );
  const widths = shrunk(natural, columns, available);
  const line = (texts: readonly string[]): string => {
    const padded = texts.map((text, index) => {
      const size = widths[index] ?? 0;
      const cut = cutTo(text, size);
      const last = index === texts.length - 1 && columns[index]?.align !== 'right';
      return last ? cut : pad(cut, size, columns[index]?.align);
    });
    return padded.join(GAP).trimEnd();
  };
  const header = line(columns.map((column) => column.title));
  return [style.bold(header), ...cells.map(line)];
}
