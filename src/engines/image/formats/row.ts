import type { TextBox } from '../lettering/fit.ts';
import type { Side } from '../prompt/vocabulary.ts';
import type { Bands } from './bands.ts';
import { polar, type Sheet } from './sheet.ts';
import type { ShownThing } from './subjects.ts';

type Order = 'row' | 'column' | 'circle' | undefined;

/** Shares things out among boxes, in their order. */
export function drawRows(
  sheet: Sheet,
  named: readonly ShownThing[],
  { things: boxes, isBetween = false }: Pick<Bands, 'things' | 'isBetween'>,
  order?: Order,
): void {
  const things = isBetween ? onSides(named) : named;
  // In one row they are in one box.
  const each = order ? things.length : Math.ceil(things.length / Math.max(1, boxes.length));
  for (const [index, box] of boxes.entries())
    drawRow(sheet, things.slice(index * each, (index + 1) * each), box, order);
}

/** Every second one of those that may be anywhere is on the right. */
const onSides = (things: readonly ShownThing[]): ShownThing[] =>
  things.map((one, index) => (one.side ? one : { ...one, side: index % 2 === 0 ? 'left' : 'right' }));

/** Puts drawings beside each other into a box, those of a side there, as large as they can be. */
export function drawRow(sheet: Sheet, things: readonly ShownThing[], box: TextBox, order?: Order): void {
  const at = (side: Side | undefined): readonly ShownThing[] => things.filter((one) => one.side === side);
  const [left, middle, right] = [at('left'), at(undefined), at('right')];
  if (left.length + right.length === 0) {
    if (order === 'circle' && things.length > 2) inRing(sheet, things, box);
    else inLines(sheet, things, box, order);
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

/** Around the middle of a box. */
function inRing(sheet: Sheet, things: readonly ShownThing[], box: TextBox): void {
  const side = Math.min(box.width, box.height);
  const turn = Math.sin(Math.PI / things.length);
  const size = (side * turn) / (1 + turn);
  for (const [index, thing] of things.entries()) {
    const [x, y] = polar(
      box.x + box.width / 2,
      box.y + box.height / 2,
      (side - size) / 2,
      index / things.length,
    );
    sheet.tinted(thing, x, y, size * 0.92);
  }
}

/** In one, two or three lines, or as many as the prompt says. */
function inLines(sheet: Sheet, things: readonly ShownThing[], box: TextBox, order?: Order): void {
  if (things.length === 0) return;
  const sizeIn = (lines: number): number =>
    Math.min(box.width / Math.ceil(things.length / lines), box.height / lines);
  const usual = [1, 2, 3].reduce(
    (best, count) => (things.length >= count && sizeIn(count) > sizeIn(best) * 1.2 ? count : best),
    1,
  );
  const lines = order === 'row' ? 1 : order === 'column' ? things.length : usual;
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
