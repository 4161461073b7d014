import { narrowed } from '../fit.ts';
import { style } from '../style.ts';
import { pad, width } from '../width.ts';
import { cellsOf } from './blocks.ts';
import { wrap } from './flow.ts';
import { type InlineOptions, InlineReader, type InlineSpan } from './inline.ts';

type Align = 'left' | 'right' | 'centre';

const NARROWEST = 5;
/** A row that lacks cells is filled up to so many; a wide table would make very much of very little. */
const FEW_CELLS = 8;

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

/** A table whose columns are laid out from its first rows; long cells wrap inside their column. */
export class Grid {
  readonly #widths: readonly number[];
  readonly #aligns: readonly Align[];
  readonly #places: readonly number[];

  constructor(
    private readonly rows: readonly string[],
    columns: number,
    private readonly options: InlineOptions,
  ) {
    this.#aligns = cellsOf(rows[1] ?? '').map(alignOf);
    const texts = [...rows.slice(0, 1), ...rows.slice(2)].map(cellsOf);
    // A row with more cells than the header keeps them.
    const most = texts.reduce((count, row) => Math.max(count, row.length), 0);
    this.#places = Array.from({ length: most }, (_, column) => column);
    const natural = this.#places.map((column) =>
      texts.reduce((widest, row) => Math.max(widest, this.#widthOf(row[column] ?? '')), 1),
    );
    this.#widths = narrowed(natural, {
      available: columns - 3 * (most - 1),
      least: () => NARROWEST,
    });
  }

  /** Header, line of dashes, and the rows that the layout was made from. */
  lines(): string[] {
    const [header = '', , ...body] = this.rows;
    const under = style.dim(this.#widths.map((size) => '─'.repeat(size)).join('─┼─'));
    return [...this.row(header, true), under, ...body.flatMap((row) => this.row(row))];
  }

  row(text: string, isHeader = false): string[] {
    const cells = cellsOf(text);
    const wrapped = this.#places.slice(0, Math.max(cells.length, FEW_CELLS)).map((column) => {
      const cell = cells[column] ?? '';
      if (cell === '') return [''];
      return wrap(spansOf(cell, this.options, isHeader), this.#widths[column] ?? 1);
    });
    const height = wrapped.reduce((most, cell) => Math.max(most, cell.length), 0);
    return Array.from({ length: height }, (_, at) =>
      wrapped
        .map((cell, column) => set(cell[at] ?? '', this.#widths[column] ?? 1, this.#aligns[column] ?? 'left'))
        .join(` ${style.dim('│')} `)
        .trimEnd(),
    );
  }

  #widthOf(cell: string): number {
    return spansOf(cell, this.options, false).reduce((sum, { text }) => sum + width(text), 0);
  }
}
