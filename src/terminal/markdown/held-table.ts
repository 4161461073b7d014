import { isDelimiterRow } from './blocks.ts';
import { Grid } from './grid.ts';

/** A table is laid out when it is complete, or when it has this many rows; later ones follow its layout. */
const MOST_ROWS_HELD = 200;

interface TableOptions {
  readonly coloured: boolean;
  readonly columns: number;
}

/** Rows that are held until their widths are known. */
export class HeldTable {
  #rows: string[] = [];
  #grid: Grid | undefined;

  constructor(
    readonly prefix: string,
    private readonly options: TableOptions,
  ) {}

  /** The second row is no delimiter: this is no table. */
  get isNone(): boolean {
    return !this.#grid && this.#rows.length >= 2 && !isDelimiterRow(this.#rows[1] ?? '');
  }

  /** Rows that were held and are not part of a table. */
  get plainRows(): readonly string[] {
    return this.#rows;
  }

  row(row: string): string {
    if (this.#grid) return this.#shown(this.#grid.row(row));
    this.#rows.push(row);
    return this.#rows.length === MOST_ROWS_HELD ? this.#layOut() : '';
  }

  end(): string {
    return isDelimiterRow(this.#rows[1] ?? '') ? this.#layOut() : '';
  }

  #layOut(): string {
    const room = this.options.columns - [...this.prefix].length;
    this.#grid = new Grid(this.#rows, room, { coloured: this.options.coloured });
    this.#rows = [];
    return this.#shown(this.#grid.lines());
  }

  #shown(lines: readonly string[]): string {
    return lines.map((line) => `${this.prefix}${line}\n`).join('');
  }
}
