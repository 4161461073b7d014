import type { TextBox } from '../lettering/fit.ts';
import type { Side } from '../prompt/vocabulary.ts';
import type { Bands } from './bands.ts';
import type { Sheet } from './sheet.ts';
import type { ShownThing } from './subjects.ts';

/** Shares things out among boxes, in their order. */
export function drawRows(
  sheet: Sheet,
  named: readonly ShownThing[],
  { things: boxes, isBetween = false }: Pick<Bands, 'things' | 'isBetween'>,
): void {
  const things = isBetween ? onSides(named) : named;
  const each = Math.ceil(things.length / Math.max(1, boxes.length));
  for (const [index, box] of boxes.entries())
    drawRow(sheet, things.slice(index * each, (index + 1) * each), box);
}

/** Of those that may be anywhere, every second one is on the right. */
const onSides = (things: readonly ShownThing[]): ShownThing[] =>
  things.map((one, index) => (one.side ? one : { ...one, side: index % 2 === 0 ? 'left' : 'right' }));

/** Puts drawings beside each other into a box, those of a side there, as large as they can be. */
export function drawRow(sheet: Sheet, things: readonly ShownThing[], box: TextBox): void {
  const at = (side: Side | undefined): readonly ShownThing[] => things.filter((one) => one.side === side);
  const [left, middle, right] = [at('left'), at(undefined), at('right')];
  if (left.length + right.length === 0) {
    inLines(sheet, things, box);
    return;
  }
  const columns = middle.length > 0 || (left.length > 0 && right.length > 0) ? 3 : 2;
  const width = box.width / columns;
  const last = columns - 1;
  for (const [column, group] of [
    [0, left],
    [1, middle],
    [last, right],
  ] as const)
    inLines(sheet, group, { ...box, x: box.x + column * width, width });
}

/** In one, two or three lines. */
function inLines(sheet: Sheet, things: readonly ShownThing[], box: TextBox): void {
  if (things.length === 0) return;
  const sizeIn = (lines: number): number =>
    Math.min(box.width / Math.ceil(things.length / lines), box.height / lines);
  const lines = [1, 2, 3].reduce(
    (best, count) => (things.length >= count && sizeIn(count) > sizeIn(best) * 1.2 ? count : best),
    1,
  );
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
