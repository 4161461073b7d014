import { sanitise } from '../sanitise.ts';
import { WidthMeter } from '../width.ts';

export interface CursorPosition {
  readonly row: number;
  readonly column: number;
}

export interface Layout {
  /** The text to write. Long lines are left to the terminal, which wraps them again when it is resized. */
  readonly shown: string;
  readonly cursor: CursorPosition;
  /** The cursor's place after the last character. */
  readonly end: CursorPosition;
}

export interface LayoutOptions {
  readonly prompt: string;
  readonly text: string;
  readonly cursor: number;
  readonly columns: number;
  readonly rows: number;
}

/** Before every line of a text but the first. */
export const CONTINUED = '… ';
const TAB = '    ';

/** A text as a person may see it: what came from a paste cannot move the cursor. */
export function visible(text: string): string {
  return sanitise(text.replaceAll('\t', TAB)).replaceAll('\r', '');
}

/** Lays out a prompt and a text, of which a part is shown where the whole is higher than the screen. */
export function layoutOf({ prompt, text, cursor, columns, rows }: LayoutOptions): Layout {
  const part = partFor(text, cursor, Math.max(1, rows - 1), columns);
  const before = part.text.slice(0, part.cursor);
  const head = inLines(prompt, before, part.isCut);
  const whole = inLines(prompt, part.text, part.isCut);
  const end = positionAfter(whole, columns);
  const isFull = end.column === columns;
  return {
    // A line that fills its row leaves the cursor on it; one blank more brings it to the next.
    shown: isFull ? `${whole} ` : whole,
    cursor: onScreen(positionAfter(head, columns), columns),
    end: isFull ? { row: end.row + 1, column: 1 } : end,
  };
}

function inLines(prompt: string, text: string, isCut: boolean): string {
  return (isCut ? CONTINUED : prompt) + visible(text).replaceAll('\n', `\n${CONTINUED}`);
}

const onScreen = ({ row, column }: CursorPosition, columns: number): CursorPosition =>
  column === columns ? { row: row + 1, column: 0 } : { row, column };

/** The cursor after a text on a terminal of that width; the column is the width itself when the row is just full. */
function positionAfter(text: string, columns: number): CursorPosition {
  let row = 0;
  let from = 0;
  let meter = new WidthMeter();
  for (const character of text) {
    if (character === '\n') {
      row += 1;
      from = 0;
      meter = new WidthMeter();
      continue;
    }
    const start = meter.columns;
    meter.add(character);
    if (meter.columns - from > columns) {
      row += 1;
      from = start;
    }
  }
  return { row, column: meter.columns - from };
}

/** The lines around the cursor that fit, and of a very long line the characters around it. */
function partFor(text: string, cursor: number, rows: number, columns: number) {
  if (text.length < columns && !text.includes('\n')) return { text, cursor, isCut: false };
  const most = Math.max(1, Math.floor((rows * columns) / 2));
  let from = Math.max(0, cursor - most + 1);
  let to = Math.min(text.length, cursor + most);
  const height = () => positionAfter(inLines(CONTINUED, text.slice(from, to), true), columns).row + 1;
  // Whole lines go first from the end, then from the beginning.
  while (height() > rows) {
    const last = text.lastIndexOf('\n', to - 1);
    const first = text.indexOf('\n', from);
    if (last >= cursor) to = last;
    else if (first >= 0 && first < cursor) from = first + 1;
    else if (to > cursor) to = cursor;
    else from += Math.min(columns, cursor - from);
    if (from >= cursor && to <= cursor) break;
  }
  return { text: text.slice(from, to), cursor: cursor - from, isCut: from > 0 };
}
