interface Level {
  /** Column of the marker in the source. */
  readonly source: number;
  /** Column of its text in the output. */
  readonly column: number;
}

/** Lists nested deeper stay at this column: their words would have no room left. */
const DEEPEST_COLUMN = 40;

/** Nesting level of a list line. Indents of two, three or four columns all mean one level. */
export class ListIndents {
  #levels: Level[] = [];
  #afterBlank = false;

  get column(): number {
    return this.#levels.at(-1)?.column ?? 0;
  }

  item(indent: number, marker: string): { readonly column: number; readonly depth: number } {
    this.#afterBlank = false;
    while (this.#levels.length > 0 && indent < (this.#levels.at(-1)?.source ?? 0) + 2) this.#levels.pop();
    const column = this.column;
    const size = /^\d/.test(marker) ? marker.length + 1 : 2;
    this.#levels.push({ source: indent, column: Math.min(column + size, DEEPEST_COLUMN) });
    return { column, depth: this.#levels.length - 1 };
  }

  /** The column for text that belongs to an item by its indentation, or follows it without a blank line. */
  text(indent: number): number {
    if (indent === 0 && this.#afterBlank) this.#levels = [];
    while (indent > 0 && this.#levels.length > 0 && indent <= (this.#levels.at(-1)?.source ?? 0))
      this.#levels.pop();
    this.#afterBlank = false;
    return this.column;
  }

  blank(): void {
    this.#afterBlank = true;
  }

  clear(): void {
    this.#levels = [];
    this.#afterBlank = false;
  }
}
