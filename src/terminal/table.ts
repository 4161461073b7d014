import { sanitise } from './sanitise.ts';
import { plain, style } from './style.ts';
import { cutTo, pad, width } from './width.ts';
import { wrapped } from './wrap.ts';

export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
  /** May be narrower than its cells when the table is wider than the terminal; they are cut short. */
  readonly shrink?: boolean;
  /** Likewise, but its cells go on below themselves and lose nothing. */
  readonly wrap?: boolean;
  /** Left out where the table is wider than the terminal and every row says the same. */
  readonly spare?: boolean;
}

export type Rows = readonly (readonly string[])[];

export interface TableOptions {
  /** Off for rows that are printed one by one below a header. */
  readonly header?: boolean;
}

const GAP = '  ';
/** Fewer columns say nothing any more. */
const NARROWEST = 8;
const NARROWEST_TEXT = 16;

function cell(text: string): string {
  return sanitise(text.replace(/\s*[\n\r\t\v\f\x85\u2028\u2029]\s*/g, ' '));
}

/** For pipes: tab-separated, no header, one row a line whatever the cells hold. */
export function tabSeparated(rows: Rows): string[] {
  return rows.map((row) => row.map((text) => plain(text).replace(/[\t\n\r]+/g, ' ')).join('\t'));
}

function totalOf(widths: readonly number[]): number {
  return widths.reduce((sum, columnWidth) => sum + columnWidth, GAP.length * (widths.length - 1));
}

function givesWay({ shrink, wrap }: Column): boolean {
  return shrink === true || wrap === true;
}

/** Takes columns away from the widest that may give way until the table fits, or nothing is left to take. */
function shrunk(widths: readonly number[], columns: readonly Column[], available: number): number[] {
  const result = [...widths];
  const anyShrinks = columns.some(givesWay);
  const least = columns.map((column) => (column.wrap ? NARROWEST_TEXT : NARROWEST));
  const maySpare = (columnWidth: number, at: number): boolean => {
    const column = columns[at];
    return column !== undefined && (!anyShrinks || givesWay(column)) && columnWidth > (least[at] ?? 0);
  };
  let excess = totalOf(result) - available;
  while (excess > 0) {
    const widest = Math.max(0, ...result.filter(maySpare));
    if (widest === 0) break;
    const index = result.findIndex((columnWidth, at) => maySpare(columnWidth, at) && columnWidth === widest);
    const others = result.filter((columnWidth, at) => at !== index && maySpare(columnWidth, at));
    const next = Math.max(least[index] ?? 0, ...others);
    // Columns of one width give way in turns.
    const take = Math.min(excess, Math.max(1, widest - next));
    result[index] = widest - take;
    excess -= take;
  }
  return result;
}

/** For people: a header and aligned columns, or one paragraph a row where the terminal is too narrow for them. */
export function aligned(
  rows: Rows,
  columns: readonly Column[],
  available: number,
  { header = true }: TableOptions = {},
): string[] {
  if (rows.length === 0) return [];
  const cells = rows.map((row) => columns.map((_, index) => cell(row[index] ?? '')));
  const natural = columns.map((column, index) =>
    cells.reduce((widest, row) => Math.max(widest, width(row[index] ?? '')), width(column.title)),
  );
  if (totalOf(natural) > available) {
    const [first = []] = cells;
    const isSpare = (index: number) =>
      columns[index]?.spare && cells.every((row) => row[index] === first[index]);
    if (columns.some((_, index) => isSpare(index))) {
      const without = <T>(list: readonly T[]): T[] => list.filter((_, index) => !isSpare(index));
      const bare = without(columns).map((column) => ({ ...column, spare: false }));
      return aligned(cells.map(without), bare, available, { header });
    }
  }
  const widths = shrunk(natural, columns, available);
  if (totalOf(widths) > available) return cells.flatMap((row) => paragraph(row, columns, available));
  const line = (texts: readonly string[]): string => {
    const padded = texts.map((text, index) => {
      const size = widths[index] ?? 0;
      const cut = cutTo(text, size);
      const last = index === texts.length - 1 && columns[index]?.align !== 'right';
      return last ? cut : pad(cut, size, columns[index]?.align);
    });
    return padded.join(GAP).trimEnd();
  };
  const lines = (texts: readonly string[]): string[] => {
    const parts = texts.map((text, index) =>
      columns[index]?.wrap ? wrapped(text, widths[index] ?? 0, 0).split('\n') : [text],
    );
    const height = Math.max(...parts.map((part) => part.length));
    return Array.from({ length: height }, (_, at) => line(parts.map((part) => part[at] ?? '')));
  };
  const title = style.bold(line(columns.map((column) => column.title)));
  return [...(header ? [title] : []), ...cells.flatMap(lines)];
}

/** The first cell on a line of its own, what belongs to it below: short facts together, texts for themselves. */
function paragraph(row: readonly string[], columns: readonly Column[], available: number): string[] {
  const [first = '', ...others] = row.map((text) => text.trimEnd());
  const facts: string[] = [];
  const texts: string[] = [];
  for (const [index, text] of others.entries()) {
    const column = columns[index + 1];
    if (plain(text) === '' || column === undefined) continue;
    // A number says nothing without its name.
    const told = column.align === 'right' ? `${column.title} ${text.trimStart()}` : text;
    const isText = column.wrap || (column.shrink && width(text) * 2 > available);
    (isText ? texts : facts).push(told);
  }
  const below = [facts.join(', '), ...texts].filter((text) => text !== '');
  return [style.bold(first), ...below.flatMap((text) => wrapped(`${GAP}${text}`, available, 0).split('\n'))];
}
