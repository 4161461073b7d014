import { type CursorPosition, type Layout, layoutOf } from './layout.ts';

const ERASE_BELOW = '\x1b[J';

export interface PaintedText {
  readonly prompt: string;
  readonly text: string;
  readonly cursor: number;
}

interface Painting {
  readonly layout: Layout;
  readonly given: PaintedText;
  readonly columns: number;
}

/** Writes a prompt and the text behind it again and again in the same place. */
export class PromptPainter {
  #painted: Painting | undefined;

  constructor(
    private readonly screen: {
      readonly write: (text: string) => void;
      /** Asks the terminal for its size: a key may be read before the signal that tells of a new one. */
      readonly measure: () => void;
      readonly columns: () => number;
      readonly rows: () => number;
    },
  ) {}

  paint(given: PaintedText): void {
    this.screen.measure();
    const columns = this.screen.columns();
    const layout = layoutOf({ ...given, columns, rows: this.screen.rows() });
    this.screen.write(this.#erasing() + layout.shown + moved(layout.end, layout.cursor));
    this.#painted = { layout, given, columns };
  }

  /** Removes what was painted; the cursor is where it began. */
  erase(): void {
    this.screen.measure();
    const erasing = this.#erasing();
    if (erasing !== '') this.screen.write(erasing);
    this.#painted = undefined;
  }

  /** Leaves what was painted on the screen and goes on below it. */
  leave(): void {
    if (!this.#painted) return;
    this.screen.measure();
    const { cursor, end } = this.#layoutNow(this.#painted);
    this.screen.write(`${moved(cursor, end)}\r\n`);
    this.#painted = undefined;
  }

  #erasing(): string {
    if (!this.#painted) return '';
    const { row } = this.#layoutNow(this.#painted).cursor;
    return `\r${up(Math.min(row, this.screen.rows() - 1))}${ERASE_BELOW}`;
  }

  /** A terminal that was resized has re-wrapped the same text. */
  #layoutNow({ layout, given, columns }: Painting): Layout {
    const now = this.screen.columns();
    return now === columns ? layout : layoutOf({ ...given, columns: now, rows: this.screen.rows() });
  }
}

function moved(from: CursorPosition, to: CursorPosition): string {
  if (from.row === to.row && from.column === to.column) return '';
  return `\r${up(from.row - to.row)}${to.column > 0 ? `\x1b[${to.column}C` : ''}`;
}

const up = (rows: number): string => (rows > 0 ? `\x1b[${rows}A` : rows < 0 ? `\x1b[${-rows}B` : '');
