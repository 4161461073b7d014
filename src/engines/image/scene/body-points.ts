import bodies from '../data/bodies.json';
import poses from '../data/poses.json';
import looks from '../data/subject-looks.json';
import { isPerson } from '../prompt/people.ts';
import type { BodyPart } from '../prompt/vocabulary.ts';
import type { PlacedSubject } from './placed-subject.ts';

/** Points of a body at which things are worn, held and sat on. */

const HEADS = new Map(Object.entries(looks.heads));
const ANIMALS = new Set(Object.keys(bodies.animals));
const WORN = new Map(
  Object.entries(looks.worn).flatMap(([part, names]) => names.map((name): [string, string] => [name, part])),
);
const HANDS = new Map(Object.entries(looks.hands));
const CLEARANCE = new Map(Object.entries(looks.clearance));
const TETHERED = new Set(looks.tethered);
const SEATS = new Map(Object.entries(looks.seatHeights));
const GRIPPED_BELOW = new Set(looks.gripBelow);
const HOLLOW = new Set(poses.hollow);
const OPEN_TOP = new Set(looks.openTop);

export interface Head {
  /** Middle and top of the skull, and its width, in pixels of the image. */
  readonly x: number;
  readonly top: number;
  readonly width: number;
}

export function headOf(one: PlacedSubject): Head {
  const group = isPerson(one.name) ? 'person' : ANIMALS.has(one.name) ? 'animal' : 'default';
  const [x = 0.5, top = 0, width = 0.6] = HEADS.get(one.name) ?? HEADS.get(group) ?? [];
  const across = one.mirrored ? 1 - x : x;
  return {
    x: one.x + (across - 0.5) * one.width,
    top: one.foot - one.height * (1 - top),
    width: width * one.width,
  };
}

/** The part of the body that a thing is worn on; hats when it is unknown. */
export const wornOn = (name: string): string => WORN.get(name) ?? 'head';

export function handOf(one: PlacedSubject): { x: number; y: number } {
  const usual = isPerson(one.name) ? [0.82, 0.66] : ANIMALS.has(one.name) ? [0.76, 0.74] : [0.2, 0.62];
  const [x = 0.5, y = 0.6] = HANDS.get(one.name) ?? usual;
  return {
    x: one.x + ((one.mirrored ? 1 - x : x) - 0.5) * one.width,
    y: one.foot - one.height * (1 - y),
  };
}

export function partOf(one: PlacedSubject, part: BodyPart): { x: number; y: number } {
  if (part === 'hand') return handOf(one);
  const { x, top, width } = headOf(one);
  if (part === 'head') return { x, y: top + width * 0.1 };
  const side = one.mirrored ? -1 : 1;
  return { x: x + side * width * 0.62, y: top + width * 1.3 };
}

export const isGrippedBelow = (name: string): boolean => GRIPPED_BELOW.has(name);

/** Height of a seat as a share of the height of the subject. */
export const seatOf = (name: string): number | undefined => SEATS.get(name);

/** Height of the room between its legs, as a share of its height; 0 where there is none. */
export const clearanceOf = (name: string): number => CLEARANCE.get(name) ?? 0;

/** It flies at the end of a line. */
export const isTethered = (name: string): boolean => TETHERED.has(name);

/** Its contents look out over its rim. */
export const isHollow = (name: string): boolean => HOLLOW.has(name);

/** Its contents are seen between bars. */
export const isBarred = (name: string): boolean => name === 'cage';

/** Its contents are seen from above, not over a rim. */
export const isOpenAbove = (name: string): boolean => OPEN_TOP.has(name);
