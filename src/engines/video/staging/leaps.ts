import { seatOf } from '../../image/scene/body-points.ts';
import type { Footprint } from '../../image/scene/footprint.ts';
import { STEP } from '../../image/scene/placing.ts';
import { type Box, heightOf, middleOf, unionOf, widthOf } from './blocking.ts';
import type { Deed } from './screenplay.ts';
import type { Stager } from './stager.ts';
import type { Track } from './track.ts';

/** The things that a leap begins and ends on, given by the index of the subject. Without one it is the ground. */
interface Leap {
  readonly from: number | undefined;
  readonly onto: number | undefined;
}

export function leapOf({ action, ways }: Deed): Leap | undefined {
  // A bird that flies onto a fence lands on it.
  const isLanding =
    action === 'fly' && ways.some(({ said, subject }) => said === 'onto' && subject !== undefined);
  const isTakingOff =
    action === 'fly' && ways.some(({ said, subject }) => said === 'off' && subject !== undefined);
  if (action !== 'jump' && !isLanding && !isTakingOff) return undefined;
  const from = ways.find(
    ({ kind, said }) => (kind === 'from' && said !== 'out of') || said === 'off',
  )?.subject;
  const end = ways.find(({ kind }) => kind === 'onto');
  const onto = end?.subject;
  // "Jumps on a bed": up and down, where it is.
  const start = from ?? (end?.said === 'on' ? onto : undefined);
  return start === undefined && onto === undefined ? undefined : { from: start, onto };
}

/** The row on which somebody stands who is on it: the seat of a sofa, else its upper edge. */
function topOf(prints: readonly Footprint[], x: number): number | undefined {
  const [first] = prints;
  if (!first) return undefined;
  const seat = seatOf(first.one.name);
  const box = unionOf(prints);
  if (seat !== undefined) return box.bottom - heightOf(box) * seat;
  const reach = Math.max(1, Math.round(widthOf(box) * 0.06));
  const rows = [-reach, 0, reach].flatMap((aside) => edgeAt(prints, x + aside) ?? []);
  return rows.length === 0 ? undefined : Math.max(...rows) + 1;
}

/** The upper edge of what is solid in a column. */
export function edgeAt(prints: readonly Footprint[], x: number): number | undefined {
  for (const print of prints)
    for (let row = print.top; row < print.bottom; row++) if (print.isSolid(Math.round(x), row)) return row;
  return undefined;
}

/** One thing on each side, on one row, and whoever leaps in front of both. */
export const leapBetween: Stager = ({ stage, deed, mover, facing }) => {
  const leap = leapOf(deed);
  if (!leap) return;
  const { width, height } = stage.scene;
  const isInPlace = leap.from === leap.onto;
  const ends = [leap.from, isInPlace ? undefined : leap.onto];
  const things = ends.flatMap((thing) => thing ?? []);
  for (const thing of things) stage.fill(thing, width * 0.3, height * 0.34);
  const row = Math.min(height * 0.9, Math.max(...things.map((thing) => stage.boxOf(thing)?.bottom ?? 0)));
  const zone = stage.first(things[0] ?? -1)?.zone ?? 'ground';
  for (const [side, thing] of ends.entries()) {
    if (thing === undefined) continue;
    stage.put(thing, width * (0.5 + (isInPlace ? 0 : (side - 0.5) * 0.5) * facing), row);
    stage.set(thing, { zone });
  }
  const narrow = Math.min(
    ...things.map((thing) => widthOf(stage.boxOf(thing) ?? { left: 0, right: width, top: 0, bottom: 0 })),
  );
  stage.fit(mover, narrow * 0.6, height * 0.24);
  const first = stage.boxOf(things[0] ?? -1);
  if (first) stage.put(mover, middleOf(first), row - heightOf(first) * 0.5);
  const orders = things.map((thing) => stage.first(thing)?.order ?? 0);
  stage.set(mover, { zone, perched: true, order: Math.max(...orders) + STEP });
};

interface Leaper {
  readonly action: string;
  readonly own: Box;
  readonly facing: -1 | 1;
  readonly bodies: readonly (readonly Footprint[])[];
  readonly canvas: { readonly height: number; readonly width: number };
}

export function leapTrack(
  { action, own, facing, bodies, canvas }: Leaper,
  { from, onto }: Leap,
): Track | undefined {
  const spotOn = (index: number): { x: number; y: number } | undefined => {
    const prints = bodies[index] ?? [];
    const box = prints.length === 0 ? undefined : unionOf(prints);
    const row = box && topOf(prints, middleOf(box));
    return box && row !== undefined ? { x: middleOf(box) - middleOf(own), y: row - own.bottom } : undefined;
  };
  const spotBeside = (index: number, side: number): { x: number; y: number } | undefined => {
    const prints = bodies[index] ?? [];
    if (prints.length === 0) return undefined;
    const box = unionOf(prints);
    const away = (widthOf(box) + widthOf(own)) * 0.5 + canvas.width * 0.12;
    return { x: middleOf(box) + side * facing * away - middleOf(own), y: box.bottom - own.bottom };
  };
  const start = from === undefined ? spotBeside(onto ?? -1, -1) : spotOn(from);
  const beside = spotBeside(from ?? -1, 1);
  // A bird flies up and away.
  const aside =
    beside && (action === 'fly' ? { x: beside.x * 1.5, y: canvas.height * 0.3 - own.bottom } : beside);
  const end = onto === undefined ? aside : spotOn(onto);
  if (!start || !end) return undefined;
  if (from === onto) return { from: start, to: end, arc: 0 };
  if (action === 'fly' && onto === undefined) return { from: start, to: end, arc: 0, leaps: true };
  return { from: start, to: end, arc: canvas.height * 0.13 + Math.abs(end.y - start.y) / 2, leaps: true };
}

/** True if the feet are on it. */
export function standsOnTop(box: Box, prints: readonly Footprint[]): boolean {
  const row = topOf(prints, middleOf(box));
  if (row === undefined) return false;
  const thing = unionOf(prints);
  const isOver = middleOf(box) > thing.left && middleOf(box) < thing.right;
  return isOver && Math.abs(box.bottom - row) <= Math.max(3, heightOf(thing) * 0.08);
}
