import { narrowed } from './fit-columns.ts';
import { joinLines, sanitise } from './sanitise.ts';
import { shorten } from './shorten.ts';
import { plain, style } from './style.ts';
import { cutTo, pad, width } from './width.ts';
import { wrapped } from './wrap.ts';

export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
  /** May be narrower than its cells when the table is wider than the terminal; they are cut short. */
  readonly shrink?: boolean;
  /** Like `shrink`, but cells wrap instead of being cut. */
  readonly wrap?: boolean;
  /** Hidden if the table is too wide and every row has the same value. */
  readonly spare?: boolean;
}

export type Rows = readonly (readonly string[])[];

export interface TableOptions {
  /** Off for rows that are printed one by one below a header. */
  readonly header?: boolean;
  /** Total number of rows, if only the first ones are given. */
  readonly total?: number;
}

const GAP = '  ';
/** Narrower columns are unreadable. */
const NARROWEST = 8;
const NARROWEST_TEXT = 16;

/** Limits for what a terminal shows; the rest is only counted. */
const MOST_ROWS = 2_000;
const MOST_COLUMNS = 50;
const MOST_CHARACTERS = 500_000;
const LONGEST_CELL = 4_000;

function cell(text: string): string {
  return sanitise(joinLines(shorten(text, LONGEST_CELL).replaceAll('\t', '\n')));
}

/** For pipes: tab-separated, no header, one row per line. */
export function tabSeparated(rows: Rows): string[] {
  return rows.map((row) => row.map((text) => plain(text).replace(/[\t\n\r]+/g, ' ')).join('\t'));
}

function totalOf(widths: readonly number[]): number {
  return widths.reduce((sum, columnWidth) => sum + columnWidth, GAP.length * (widths.length - 1));
}

function shrunk(natural: readonly number[], columns: readonly Column[], available: number): number[] {
  const anyShrinks = columns.some(({ shrink, wrap }) => shrink || wrap);
  return narrowed(natural, {
    available: available - GAP.length * (natural.length - 1),
    least(at) {
      const { shrink = false, wrap = false } = columns[at] ?? {};
      if (anyShrinks && !shrink && !wrap) return Number.POSITIVE_INFINITY;
      return wrap ? NARROWEST_TEXT : NARROWEST;
    },
  });
}

/** For people: a header and aligned columns, or one paragraph a row where the terminal is too narrow for them. */
export function aligned(
  rows: Rows,
  columns: readonly Column[],
  available: number,
  { header = true, total = rows.length }: TableOptions = {},
): string[] {
  if (rows.length === 0) return [];
  const shown = columns.slice(0, MOST_COLUMNS);
  const cells = readable(rows, shown);
  const note = hidden(total - cells.length, columns.length - shown.length);
  return [...layout(cells, shown, { available, header }), ...note];
}

/** The leading rows, as many as a person may want to read. */
function readable(rows: Rows, columns: readonly Column[]): string[][] {
  const cells: string[][] = [];
  let characters = 0;
  for (const row of rows) {
    if (cells.length === MOST_ROWS || characters > MOST_CHARACTERS) break;
    const next = columns.map((_, index) => cell(row[index] ?? ''));
    characters += next.reduce((sum, { length }) => sum + length, 0);
    cells.push(next);
  }
  return cells;
}

function hidden(rows: number, columns: number): string[] {
  const parts = [counted(rows, 'row'), counted(columns, 'column')].filter((part) => part !== '');
  if (parts.length === 0) return [];
  return [style.dim(`${parts.join(' and ')} hidden; use --json to see everything`)];
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}

interface Layout {
  readonly available: number;
  readonly header: boolean;
}

function layout(
  cells: readonly (readonly string[])[],
  columns: readonly Column[],
  { available, header }: Layout,
): string[] {
  const natural = columns.map((column, index) =>
    cells.reduce((widest, row) => Math.max(widest, width(row[index] ?? '')), width(column.title)),
  );
  if (totalOf(natural) > available) {
    const isSpare = spareColumns(cells, columns);
    if (isSpare.includes(true)) {
      const without = <T>(list: readonly T[]): T[] => list.filter((_, index) => !isSpare[index]);
      return layout(cells.map(without), without(columns), { available, header });
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
    const height = parts.reduce((most, part) => Math.max(most, part.length), 0);
    return Array.from({ length: height }, (_, at) => line(parts.map((part) => part[at] ?? '')));
  };
  const title = style.bold(line(columns.map((column) => column.title)));
  return [...(header ? [title] : []), ...cells.flatMap(lines)];
}

/** Columns that may be hidden because all rows have the same value. */
function spareColumns(cells: readonly (readonly string[])[], columns: readonly Column[]): boolean[] {
  const [first = []] = cells;
  return columns.map(
    ({ spare = false }, index) => spare && cells.every((row) => row[index] === first[index]),
  );
}

/** The first cell on its own line, then short values on one line and long texts below. */
function paragraph(row: readonly string[], columns: readonly Column[], available: number): string[] {
  const [first = '', ...others] = row.map((text) => text.trimEnd());
  const facts: string[] = [];
  const texts: string[] = [];
  for (const [index, text] of others.entries()) {
    const column = columns[index + 1];
    if (plain(text) === '' || column === undefined) continue;
    // A number needs its column title.
    const named = column.align === 'right' ? `${column.title} ${text.trimStart()}`.trimStart() : text;
    const isText = column.wrap || (column.shrink && width(text) * 2 > available);
    (isText ? texts : facts).push(named);
  }
  const below = [facts.join(', '), ...texts].filter((text) => text !== '');
  return [style.bold(first), ...below.flatMap((text) => wrapped(`${GAP}${text}`, available, 0).split('\n'))];
}
