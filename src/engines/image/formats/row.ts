import type { TextBox } from '../lettering/fit.ts';
import type { Sheet } from './sheet.ts';
import type { ShownThing } from './subjects.ts';

/** Puts drawings beside each other into a box, in one or two lines, as large as they can be. */
export function drawRow(sheet: Sheet, things: readonly ShownThing[], box: TextBox): void {
  const sizeIn = (lines: number): number =>
    Math.min(box.width / Math.ceil(things.length / lines), box.height / lines);
  const lines = things.length > 2 && sizeIn(2) > sizeIn(1) * 1.2 ? 2 : 1;
  const each = sizeIn(lines);
  const inLine = Math.ceil(things.length / lines);
  for (const [index, thing] of things.entries()) {
    const line = Math.floor(index / inLine);
    const here = Math.min(inLine, things.length - line * inLine);
    sheet.tinted(
      thing,
      box.x + box.width / 2 + ((index % inLine) - (here - 1) / 2) * each,
      box.y + box.height / 2 + (line - (lines - 1) / 2) * each,
      each * 0.9,
    );
  }
}
