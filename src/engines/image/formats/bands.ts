import type { TextBox } from '../lettering/fit.ts';
import type { Brief } from './brief.ts';
import type { TextPlace } from './text-place.ts';

/** The boxes of the text and of the things of a design. */
export interface Bands {
  readonly text: TextBox;
  /** The things are shared out among them, in their order. */
  readonly things: readonly TextBox[];
  /** The text is between things on both sides. */
  readonly isBetween?: boolean;
}

interface Wanted {
  /** The row of the text, where the prompt names none. */
  readonly row: TextPlace['row'];
  /** The number of things. */
  readonly things: number;
  /** Some of them are on the left or on the right. */
  readonly hasSides: boolean;
  readonly hasText: boolean;
}

/** Divides a part of a sheet between its text and its things, as the prompt says. Marks its words as shown. */
export function bandsIn(
  box: TextBox,
  brief: Brief,
  { row: usual, things, hasSides, hasText }: Wanted,
): Bands {
  if (!hasText) return { text: box, things: [box] };
  const { row, side, said } = brief.textPlace ?? { row: usual, side: undefined, said: '' };
  if (said !== '') brief.shown.add(said);
  const part = (from: number, to: number): TextBox => ({
    ...box,
    y: box.y + box.height * from,
    height: box.height * (to - from),
  });
  if (things === 0)
    return {
      text: aside(row === usual ? part(0.1, 0.9) : part(ALONE[row][0], ALONE[row][1]), side),
      things: [],
    };
  if (row === 'middle' && (hasSides || side))
    return { text: columnOf(box, side), things: [box], isBetween: true };
  const [from, to] = WITH_THINGS[row];
  const around = [part(0, from - GAP), part(to + GAP, 1)].filter(({ height }) => height > box.height * 0.2);
  return { text: aside(part(from, to), side), things: things === 1 ? around.slice(0, 1) : around };
}

const GAP = 0.03;

const ALONE = { top: [0, 0.4], middle: [0.25, 0.75], bottom: [0.6, 1] } as const;
const WITH_THINGS = { top: [0, 0.32], middle: [0.36, 0.64], bottom: [0.62, 1] } as const;

/** In the left or the right half. */
const aside = (box: TextBox, side: TextPlace['side']): TextBox =>
  side === undefined
    ? box
    : { ...box, width: box.width * 0.48, x: box.x + (side === 'left' ? 0 : box.width * 0.52) };

/** Between things on both sides. */
const columnOf = (box: TextBox, side: TextPlace['side']): TextBox =>
  side ? aside(box, side) : { ...box, x: box.x + box.width * 0.34, width: box.width * 0.32 };
