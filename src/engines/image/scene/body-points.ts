import bodies from '../data/bodies.json';
import poses from '../data/poses.json';
import stances from '../data/stances.json';
import looks from '../data/subject-looks.json';
import {
  armsOf,
  baseName,
  beastOf,
  type Figure,
  figureOf,
  HEIGHTS,
  isLimbed,
  type Pose,
} from '../prompt/figure.ts';
import { isPerson } from '../prompt/people.ts';
import type { BodyPart } from '../prompt/vocabulary.ts';
import { outlineOf } from '../sprites/artwork/beast.ts';
import { middleOf } from '../sprites/artwork/limbs.ts';
import type { PlacedSubject } from './placed-subject.ts';

/** Points of a body at which things are worn, held and sat on. */

const HEADS = new Map(Object.entries(looks.heads));
const ANIMALS = new Set(Object.keys(bodies.animals));
const DRAWN = new Set(Object.keys(bodies.people));
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
  const beast = beastOf(one.name);
  if (beast) return headOfBeast(one, beast);
  const group = isPerson(one.name) ? 'person' : ANIMALS.has(baseName(one.name)) ? 'animal' : 'default';
  const [x = 0.5, top = 0, width = 0.6] = HEADS.get(one.name) ?? HEADS.get(group) ?? [];
  const figure = figureOf(one.name);
  const face = figure && isLifted(figure) && faceOf(one);
  if (figure && face)
    return {
      x: one.x + (one.mirrored ? -1 : 1) * (MIDDLE - middleOf(figure)) * face.unit,
      top: face.neck - (NECK - 6) * face.unit,
      width: HEAD * face.unit,
    };
  const across = one.mirrored ? 1 - x : x;
  return {
    x: one.x + (across - 0.5) * one.width,
    top: one.foot - one.height * (1 - top),
    width: width * one.width,
  };
}

/** Middle and width of the neck. */
export function neckOf(one: PlacedSubject): { x: number; y: number; width: number } {
  const told = NECKS.get(one.name);
  if (told) {
    const [across = 0.5, down = 0.5, wide = 0.5] = told;
    return {
      x: one.x + ((one.mirrored ? 1 - across : across) - 0.5) * one.width,
      y: one.foot - one.height * (1 - down),
      width: one.width * wide,
    };
  }
  const { x, top, width } = headOf(one);
  const face = faceOf(one);
  return face
    ? { x, y: face.neck + face.unit * 2, width: face.unit * 54 }
    : { x, y: top + width * 0.94, width: width * 0.62 };
}

const NECKS = new Map(Object.entries(looks.necks));

/** Limbs make the drawing wider on one side. */
const isLifted = ({ arm, pose }: Figure): boolean => arm !== undefined || isLimbed(pose);

/** Width of the head of a person, in units of the drawing. */
const HEAD = 78;

const STANCES: Readonly<Record<string, { readonly head: readonly number[] }>> = stances.stances;

/** The face of an animal is drawn at one scale, somewhere in a drawing that its legs and tail fill. */
function headOfBeast(one: PlacedSubject, { base, stance }: NonNullable<ReturnType<typeof beastOf>>): Head {
  const [x = 0, y = 0] = STANCES[stance]?.head ?? [];
  const share =
    outlineOf(base, stance)?.head ??
    (stance === 'sit'
      ? { x: 0.45, top: 0.03, width: 0.72 }
      : {
          x: (x - 14) / 200,
          top: Math.max(0, (y - 40) / 178),
          width: 0.36,
        });
  return {
    x: one.x + ((one.mirrored ? 1 - share.x : share.x) - 0.5) * one.width,
    top: one.foot - one.height * (1 - share.top),
    width: share.width * one.width,
  };
}

/** Rows and columns between which the eyes, the nose and the mouth are. */
export function faceBoxOf(one: PlacedSubject): { left: number; right: number; top: number; bottom: number } {
  const { x, top, width } = headOf(one);
  const face = faceOf(one);
  const [from, to] = face
    ? [face.eyes - face.unit * 12, face.eyes + face.unit * 34]
    : [top + width * 0.2, top + width * 0.8];
  return { left: x - width * 0.36, right: x + width * 0.36, top: from, bottom: to };
}

export function mouthOf(one: PlacedSubject): { x: number; y: number } {
  const { left, right, top, bottom } = faceBoxOf(one);
  return { x: (left + right) / 2, y: top + (bottom - top) * 0.8 };
}

/** For people drawn by parts: the size of one unit of their drawing, and the rows of eyes and neck. */
export function faceOf(one: PlacedSubject): { unit: number; eyes: number; neck: number } | undefined {
  const pose = figureOf(one.name)?.pose ?? (DRAWN.has(one.name) ? 'standing' : undefined);
  if (pose === undefined) return undefined;
  const tall = HEIGHTS[pose];
  // The marks of sleep are above the head.
  const above = figureOf(one.name)?.arm === 'asleep' ? -10 : 6;
  const unit = one.height / (tall - above);
  return { unit, eyes: one.foot - (tall - 58) * unit, neck: one.foot - (tall - NECK) * unit };
}

/** The part of the body that a thing is worn on; hats when it is unknown. */
export const isWorn = (name: string): boolean => WORN.has(name);

export const wornOn = (name: string): string => WORN.get(name) ?? 'head';

/** The middle of a drawing of a person, in its units. */
const MIDDLE = 64;
const NECK = 110;

/** By pose, as shares of width and height; hands of others are in a table. */
const HANDS_OF_POSES: Readonly<Record<Pose, readonly [number, number]>> = {
  standing: [0.82, 0.67],
  seated: [0.66, 0.77],
  'on-chair': [0.66, 0.76],
  'cross-legged': [0.84, 0.86],
  astride: [0.66, 0.77],
  striding: [0.86, 0.65],
  stepping: [0.82, 0.67],
  lying: [0.6, 0.5],
  running: [0.86, 0.65],
  jumping: [0.82, 0.7],
  kneeling: [0.82, 0.72],
  kicking: [0.82, 0.67],
  lunging: [0.82, 0.67],
  dancing: [0.82, 0.67],
  climbing: [0.82, 0.67],
};

const MOUNTS = new Set(poses.mounts);

/** Its rider sits on its back. */
export const isMount = (name: string): boolean => MOUNTS.has(baseName(name));

/** Height of the back of a mount, as a share of its own. */
export function backOf(name: string): number {
  const beast = beastOf(name);
  return (beast && outlineOf(beast.base, beast.stance)?.back) ?? BACK;
}

const BACK = 0.62;

/** The share of a sitting body that is below the seat: the lower legs. */
const BELOW_SEAT: Readonly<Partial<Record<Pose, number>>> = { seated: 0.17, astride: 0.21 };

export const belowSeat = (name: string): number => BELOW_SEAT[figureOf(name)?.pose ?? 'standing'] ?? 0;

export const isAstride = (name: string): boolean => figureOf(name)?.pose === 'astride';

export function handOf(one: PlacedSubject): { x: number; y: number } {
  const figure = figureOf(one.name);
  if (figure?.arm) {
    const [, , , , across = 64, down = 150] = armsOf(figure.arm).hands.at(-1) ?? [];
    const point = pointOf(one, across, down);
    if (point) return point;
  }
  return figure ? loweredHandOf(one) : handByName(one);
}

/** A point of the drawing of a person, in the image. */
export function pointOf(
  one: PlacedSubject,
  across: number,
  down: number,
): { x: number; y: number } | undefined {
  const face = faceOf(one);
  if (!face || figureOf(one.name)?.pose === 'lying') return undefined;
  const side = one.mirrored ? -1 : 1;
  return {
    x: headOf(one).x + side * (across - MIDDLE) * face.unit,
    y: face.neck + (down - NECK) * face.unit,
  };
}

/** The place of the hand of a figure with lowered arms. */
export function loweredHandOf(one: PlacedSubject): { x: number; y: number } {
  const [x, y] = HANDS_OF_POSES[figureOf(one.name)?.pose ?? 'standing'];
  return handAt(one, x, y);
}

function handByName(one: PlacedSubject): { x: number; y: number } {
  const usual = isPerson(one.name)
    ? [0.82, 0.66]
    : ANIMALS.has(baseName(one.name))
      ? [0.76, 0.74]
      : [0.2, 0.62];
  const [x = 0.5, y = 0.6] = HANDS.get(one.name) ?? usual;
  return handAt(one, x, y);
}

const handAt = (one: PlacedSubject, x: number, y: number): { x: number; y: number } => ({
  x: one.x + ((one.mirrored ? 1 - x : x) - 0.5) * one.width,
  y: one.foot - one.height * (1 - y),
});

export function partOf(one: PlacedSubject, part: BodyPart): { x: number; y: number } {
  if (part === 'hand') return handOf(one);
  const { x, top, width } = headOf(one);
  if (part === 'head') return { x, y: top + width * 0.1 };
  const side = one.mirrored ? -1 : 1;
  const face = faceOf(one);
  const unit = face?.unit ?? width / 70;
  const neck = face?.neck ?? top + width * 1.15;
  if (part === 'chest') return { x, y: neck + unit * 62 };
  if (part === 'arm') return { x: x + side * unit * 44, y: neck + unit * 66 };
  if (part === 'back') return { x: x - side * unit * 30, y: neck + unit * 64 };
  if (face) return { x: x + side * face.unit * 46, y: face.neck + face.unit * 12 };
  return { x: x + side * width * 0.62, y: top + width * 1.3 };
}

/** An animal whose drawing looks to the side; others look at the viewer. */
export const isInProfile = (name: string): boolean => !ANIMALS.has(name) && beastOf(name)?.stance !== 'sit';

/** True if the places of hands and shoulders are known, unlike those of surfers and skiers. */
export const hasKnownBody = (name: string): boolean =>
  (HEADS.has(name) && !isPerson(name)) ||
  ANIMALS.has(name) ||
  DRAWN.has(name) ||
  figureOf(name) !== undefined ||
  HANDS.has(name) ||
  Object.hasOwn(bodies.plain, name);

export const isGrippedBelow = (name: string): boolean => GRIPPED_BELOW.has(name);

/** Height of a seat as a share of the height of the subject. */
export const seatOf = (name: string): number | undefined => SEATS.get(baseName(name));

const CLOSED = new Set(poses.closed);

/** People who are on it are inside: a train, a bus. */
export const isClosed = (name: string): boolean => CLOSED.has(name);

const CHAIRS = new Set(poses.seats);

/** People sit on it. */
export const isSeat = (name: string): boolean => CHAIRS.has(name);

/** Height of the room between its legs, as a share of its height; 0 where there is none. */
export const clearanceOf = (name: string): number => CLEARANCE.get(name) ?? 0;

/** It flies at the end of a line. */
export const isTethered = (name: string): boolean => TETHERED.has(name);

/** Its contents look out over its rim. */
export const isHollow = (name: string): boolean => HOLLOW.has(name);

/** Its contents are seen from above, not over a rim. */
export const isOpenAbove = (name: string): boolean => OPEN_TOP.has(name);

/** Height of the upper edge of a body under the feet of another one, as a share of its height. */
export function surfaceAt(
  { name, x, width, mirrored, tops }: PlacedSubject,
  at: number,
  feet: number,
): number {
  const column = (place: number): number => {
    const share = (place - x) / width + 0.5;
    return Math.floor((mirrored ? 1 - share : share) * tops.length);
  };
  const ends = [column(at - feet * 0.22), column(at + feet * 0.22)];
  const under = tops.slice(Math.max(0, Math.min(...ends)), Math.max(...ends) + 1);
  // A flag or a twig that sticks out carries nobody.
  const height = 1 - (under.toSorted((a, b) => a - b)[Math.floor(under.length * 0.3)] ?? 1);
  // A little of the feet covers the edge.
  return height > (name === 'branch' ? 0.05 : 0.3) ? height - 0.03 : 0.86;
}

/** A place on a drawing that is given in shares of its width and height; without the height it is its upper edge. */
export function spotOf(
  one: PlacedSubject,
  [across = 0.5, down]: readonly number[],
  feet: number,
): { x: number; y: number } {
  const x = one.x + ((one.mirrored ? 1 - across : across) - 0.5) * one.width;
  const height = down === undefined ? surfaceAt(one, x, Math.min(feet, one.width * 0.2)) : 1 - down;
  return { x, y: one.foot - one.height * height };
}
