import { narrowed } from '../fit-columns.ts';
import { style } from '../style.ts';
import { pad, width } from '../width.ts';
import { cellsOf } from './blocks.ts';
import { wrap } from './flow.ts';
import { type InlineOptions, InlineReader, type InlineSpan } from './inline.ts';

type Align = 'left' | 'right' | 'centre';

const NARROWEST = 5;
/** A word that is longer is broken: one address must not turn a table into a list. */
const LONGEST_WORD = 24;
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

/** Before what a cell of a list wraps into. */
const LIST_INDENT = '  ';

/** The spans with words that are wider than their column in pieces that fit. */
function broken(spans: readonly InlineSpan[], columns: number): InlineSpan[] {
  return spans.map((span) => ({
    ...span,
    text: span.text.replace(/\S+/g, (word) => (width(word) <= columns ? word : pieces(word, columns))),
  }));
}

function pieces(word: string, columns: number): string {
  let result = '';
  let piece = '';
  for (const character of word) {
    if (piece !== '' && width(piece + character) > columns) {
      result += `${piece} `;
      piece = '';
    }
    piece += character;
  }
  return result + piece;
}

function longestWord(text: string): number {
  return text.split(/\s+/).reduce((longest, word) => Math.max(longest, width(word)), 1);
}

/**
 * A table whose columns are laid out from its first rows; long cells wrap inside their column. Where not even the
 * words fit side by side, each row becomes a list of its cells.
 */
export class Grid {
  readonly #widths: readonly number[];
  readonly #aligns: readonly Align[];
  readonly #places: readonly number[];
  readonly #isList: boolean;
  readonly #names: readonly string[];

  constructor(
    private readonly rows: readonly string[],
    private readonly columns: number,
    private readonly options: InlineOptions,
  ) {
    this.#aligns = cellsOf(rows[1] ?? '').map(alignOf);
    const texts = [...rows.slice(0, 1), ...rows.slice(2)].map(cellsOf);
    // A row with more cells than the header keeps them.
    const most = texts.reduce((count, row) => Math.max(count, row.length), 0);
    this.#places = Array.from({ length: most }, (_, column) => column);
    this.#names = texts[0] ?? [];
    const natural = this.#places.map(() => 1);
    const words = this.#places.map(() => NARROWEST);
    // Only the cells that are there: a wide header over many short rows would be a very large table.
    for (const row of texts) {
      for (const [column, cell] of row.entries()) {
        const text = this.#textOf(cell);
        natural[column] = Math.max(natural[column] ?? 1, width(text));
        words[column] = Math.max(words[column] ?? NARROWEST, longestWord(text));
      }
    }
    const least = words.map((word) => Math.min(word, LONGEST_WORD));
    const available = columns - 3 * (most - 1);
    const needed = natural.reduce((sum, size, column) => sum + Math.min(size, least[column] ?? size), 0);
    this.#isList = needed > available;
    this.#widths = narrowed(natural, { available, least: (column) => least[column] ?? NARROWEST });
  }

  /** Header, line of dashes, and the rows that the layout was made from. */
  lines(): string[] {
    const [header = '', , ...body] = this.rows;
    if (this.#isList) return body.flatMap((row) => this.row(row));
    const under = style.dim(this.#widths.map((size) => '─'.repeat(size)).join('─┼─'));
    return [...this.row(header, true), under, ...body.flatMap((row) => this.row(row))];
  }

  row(text: string, isHeader = false): string[] {
    const cells = cellsOf(text);
    if (this.#isList) return this.#list(cells);
    const wrapped = this.#places.slice(0, Math.max(cells.length, FEW_CELLS)).map((column) => {
      const cell = cells[column] ?? '';
      if (cell === '') return [''];
      const size = this.#widths[column] ?? 1;
      return wrap(broken(spansOf(cell, this.options, isHeader), size), size);
    });
    const height = wrapped.reduce((most, cell) => Math.max(most, cell.length), 0);
    return Array.from({ length: height }, (_, at) =>
      wrapped
        .map((cell, column) => set(cell[at] ?? '', this.#widths[column] ?? 1, this.#aligns[column] ?? 'left'))
        .join(` ${style.dim('│')} `)
        .trimEnd(),
    );
  }

  /** `Name: tin` for every cell, and a blank line after the row. */
  #list(cells: readonly string[]): string[] {
    const room = Math.max(1, this.columns - LIST_INDENT.length);
    const lines = cells.flatMap((cell, column) => {
      if (cell === '') return [];
      const name = this.#names[column] ?? '';
      const label = name === '' ? [] : [...spansOf(`${name}:`, this.options, true), { text: ' ', marks: [] }];
      const [first = '', ...rest] = wrap(
        broken([...label, ...spansOf(cell, this.options, false)], room),
        room,
      );
      return [first, ...rest.map((line) => LIST_INDENT + line)];
    });
    return [...lines, ''];
  }

  #textOf(cell: string): string {
    return spansOf(cell, this.options, false)
      .map(({ text }) => text)
      .join('');
  }
}
