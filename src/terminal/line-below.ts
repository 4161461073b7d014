import { oneLine } from './sanitise.ts';
import { paint, style } from './style.ts';
import { cutTo } from './width.ts';

/** Down one row, adding one at the bottom of the screen, and up again: the row below exists and the column is kept. */
const MAKE_ROOM = '\x1bD\x1b[A';
const SAVE = '\x1b7';
const RESTORE = '\x1b8';
const NEXT_ROW = '\x1b[B\r\x1b[J';

/** One line under the output that is being written, such as what was typed meanwhile. */
export class LineBelow {
  #text = '';

  constructor(
    private readonly columns: () => number,
    private readonly coloured: boolean,
  ) {}

  /** Returns the output that shows the line; an empty text removes it. */
  change(text: string): string {
    const before = this.#text;
    this.#text = oneLine(text);
    if (this.#text !== '') return this.#draw();
    return before === '' ? '' : ERASE;
  }

  /** The output with the line taken away before it and put back after it. */
  around(output: string): string {
    if (this.#text === '' || output === '') return output;
    return `${ERASE}${output}${this.#draw()}`;
  }

  #draw(): string {
    const line = paint(style.dim(cutTo(this.#text, Math.max(1, this.columns() - 1))), this.coloured);
    return `${MAKE_ROOM}${SAVE}${NEXT_ROW}${line}${RESTORE}`;
  }
}

const ERASE = `${SAVE}${NEXT_ROW}${RESTORE}`;
