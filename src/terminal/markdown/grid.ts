import { style } from '../style.ts';
import { pad, width } from '../width.ts';
import { cellsOf } from './blocks.ts';
import { wrap } from './flow.ts';
import { type InlineOptions, InlineReader, type InlineSpan } from './inline.ts';

type Align = 'left' | 'right' | 'centre';

const NARROWEST = 5;

function alignOf(delimiter: string): Align {
  if (/^:.*:$/.test(delimiter)) return 'centre';
  return delimiter.endsWith(':') ? 'right' : 'left';
}

function spansOf(cell: string, options: InlineOptions, bold: boolean): InlineSpan[] {
  const reader = new InlineReader(options, bold && options.coloured ? ['bold'] : []);
  return [...reader.push(cell), ...reader.end()].map((span) =>
    span.breaks ? { text: ' ', marks: span.marks } : span,
  );
}

function set(text: string, columns: number, align: Align): string {
  if (align !== 'centre') return pad(text, columns, align);
  const before = Math.max(0, columns - width(text)) >> 1;
  return pad(' '.repeat(before) + text, columns);
}

/** Narrows the widest columns until all fit beside each other. */
function fitted(natural: readonly number[], available: number): number[] {
  const widths = [...natural];
  let excess = widths.reduce((sum, size) => sum + size, 0) - available;
  while (excess > 0) {
    const widest = Math.max(...widths);
    if (widest <= NARROWEST) break;
    widths[widths.indexOf(widest)] = widest - 1;
    excess -= 1;
  }
  return widths;
}

/** A whole table: header, line of dashes, rows; long cells wrap inside their column. */
export function grid(rows: readonly string[], columns: number, options: InlineOptions): string[] {
  const [header = '', delimiters = '', ...body] = rows;
  const aligns = cellsOf(delimiters).map(alignOf);
  const texts = [header, ...body].map(cellsOf);
  // A row with more cells than the header keeps them: nothing that was said is lost.
  const places = Array.from({ length: Math.max(...texts.map((row) => row.length)) }, (_, column) => column);
  const cells = texts.map((row, index) =>
    places.map((column) => spansOf(row[column] ?? '', options, index === 0)),
  );
  const natural = places.map((column) =>
    cells.reduce(
      (widest, row) => Math.max(widest, width((row[column] ?? []).map((span) => span.text).join(''))),
      1,
    ),
  );
  const widths = fitted(natural, columns - 3 * (places.length - 1));
  const bar = style.dim('│');
  const lines = (row: readonly InlineSpan[][]): string[] => {
    const wrapped = row.map((spans, column) => wrap(spans, widths[column] ?? 1));
    const height = Math.max(...wrapped.map((cell) => cell.length));
    return Array.from({ length: height }, (_, at) =>
      wrapped
        .map((cell, column) => set(cell[at] ?? '', widths[column] ?? 1, aligns[column] ?? 'left'))
        .join(` ${bar} `)
        .trimEnd(),
    );
  };
  const [first = [], ...others] = cells;
  const under = style.dim(widths.map((size) => '─'.repeat(size)).join('─┼─'));
  return [...lines(first), under, ...others.flatMap(lines)];
}
