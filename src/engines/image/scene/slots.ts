import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import { clamp } from '../raster/math.ts';
import { isDistant } from './backdrop.ts';
import { companionOf, isCompany } from './company.ts';
import { extentOf } from './groups.ts';
import { isAhead } from './in-action.ts';
import { type PlacedSubject, resizedSubject } from './placed-subject.ts';
import { sideOf } from './relation-words.ts';
import { isBehindSubject, type Scene } from './scene.ts';

/** The row of those who stand free. */

/** Room at the left and right edge, as a share of the width. */
export const EDGE = 0.04;
const GAP = 0.12;

const rankOf = ({ side }: Pick<Subject, 'side'> = {}): number =>
  side === undefined ? 0 : side === 'left' ? -1 : 1;

/** The indexes of the subjects in the order in which they stand: as they are named, but for what is said of sides. */
function leftToRight(subjects: readonly Subject[]): number[] {
  const order = [...subjects.keys()];
  for (const [index, { relation }] of subjects.entries()) {
    if (relation?.kind !== 'beside') continue;
    const isBefore = sideOf(relation) < 0 || (isAhead(relation.said) && !relation.isOwn);
    if (!isBefore && !isCompany(relation)) continue;
    order.splice(order.indexOf(index), 1);
    order.splice(order.indexOf(relation.to) + (isBefore ? 0 : 1), 0, index);
  }
  return order.sort((a, b) => rankOf(subjects[a]) - rankOf(subjects[b]));
}

/** In metres. */
const LARGEST_LOW = 1.2;

/** Puddles and leaves are low, and need no place in the row. */
function liesAbout(subjects: readonly Subject[], index: number, group: readonly PlacedSubject[]): boolean {
  const [one] = group;
  return (
    subjects.length > 1 &&
    one !== undefined &&
    one.zone === 'ground' &&
    group.length > 1 &&
    one.height < one.width * 0.5 &&
    kindOfSubject(one.name).metres <= LARGEST_LOW &&
    !one.subject.form &&
    !one.subject.hung &&
    (!one.subject.relation || /^(?:and|with)$/.test(one.subject.relation.said)) &&
    subjects.every(({ relation }) => relation?.to !== index || relation.said === 'and')
  );
}

/** Over the foreground. */
const scattered = (group: readonly PlacedSubject[], { width, height, horizon }: Scene): PlacedSubject[] =>
  group.map((one, n) => {
    const foot = horizon + (height - horizon) * (n % 2 === 0 ? 0.9 : 0.97);
    return { ...one, x: ((n + 0.5) / group.length) * width, foot, order: foot };
  });

/** The index of the one that places it; it has no place of its own in the row. */
const placedBy = (subjects: readonly Subject[], index: number): number | undefined => {
  const relation = subjects[index]?.relation;
  return relation && relation.kind !== 'beside' ? relation.to : companionOf(subjects, index);
};

/** The subject that stands free, and by which it is placed, be it through others. */
export function rootOf(subjects: readonly Subject[], index: number): number {
  let at = index;
  for (let depth = 0; depth < subjects.length; depth++) {
    const other = placedBy(subjects, at);
    if (other === undefined) break;
    at = other;
  }
  return at;
}

/** Those who do something with each other stand closer than others; none after the last one. */
function gapAfter(subjects: readonly Subject[], index: number, next: number | undefined): number {
  if (next === undefined) return 0;
  const areTogether = [
    [index, next],
    [next, index],
  ].some(([at = -1, other]) => {
    const relation = subjects[at]?.relation;
    return isCompany(relation) && relation.to === other;
  });
  return areTogether ? CLOSE : 1;
}

/** Fraction of the usual gap. */
const CLOSE = 0.4;

interface Slot {
  readonly index: number;
  readonly left: number;
  readonly right: number;
}

/** The scale and the gaps at which slots fit side by side. */
function fitted(own: readonly Slot[], subjects: readonly Subject[], width: number) {
  const total = own.reduce((sum, { left, right }) => sum + right - left, 0);
  const gap = own.length > 1 ? Math.min(GAP * width, (total / own.length) * 0.3) : 0;
  const gaps = own.map(({ index }, at) => gap * gapAfter(subjects, index, own[at + 1]?.index));
  const wanted = total + gaps.reduce((sum, one) => sum + one, 0);
  return { gaps, wanted, scale: Math.min(1, (width * (1 - 2 * EDGE)) / Math.max(1, wanted)) };
}

/** A row that needs to be smaller than this is two. */
const SMALLEST_ROW = 0.8;
/** Fraction of the tallest: lower things stand before the others without hiding them. */
const LOW = 0.5;

/** One row, or where all are too many for it, those that are low before the others. */
function inRows(
  own: readonly Slot[],
  subjects: readonly Subject[],
  { copies, width }: { readonly copies: readonly (readonly PlacedSubject[])[]; readonly width: number },
): readonly (readonly Slot[])[] {
  if (own.length < 3 || fitted(own, subjects, width).scale >= SMALLEST_ROW) return [own];
  const heights = own.map(({ index }) => Math.max(...(copies[index] ?? []).map(({ height }) => height)));
  const tallest = Math.max(...heights);
  const isTold = (index: number): boolean =>
    subjects.some(({ relation, side }, at) => {
      const isOf = at === index || relation?.to === index;
      return (
        isOf && (relation?.kind === 'beside' ? !/^(?:and|with)$/.test(relation.said) : at === index && side)
      );
    });
  const isOnLand = (index: number): boolean => /^(?:ground|table)$/.test(copies[index]?.[0]?.zone ?? '');
  const low = own.filter(
    ({ index }, at) => (heights[at] ?? 0) < tallest * LOW && isOnLand(index) && !isTold(index),
  );
  const high = own.filter((one) => !low.includes(one));
  return low.length > 0 ? [high, low] : [own];
}

/** Puts the subjects that no other one places side by side, and shrinks them when they need more than the width. */
export function inSlots(
  scene: Scene,
  subjects: readonly Subject[],
  copies: PlacedSubject[][],
): PlacedSubject[][] {
  const { width } = scene;
  const groups = copies.map((group, index) =>
    liesAbout(subjects, index, group) ? scattered(group, scene) : [...group],
  );
  for (const airborne of [false, true]) {
    const own = leftToRight(subjects).flatMap((index) => {
      const subject = subjects[index];
      if (!subject) return [];
      const group = copies[index] ?? [];
      if ((subject.at || subject.hung) && scene.plan.place === 'room') return [];
      if (isDistant(subjects, index)) return [];
      if (liesAbout(subjects, index, group)) return [];
      const free = placedBy(subjects, index) === undefined;
      return free && (group[0]?.zone === 'air') === airborne ? [{ index, ...extentOf(group) }] : [];
    });
    const rows = airborne ? [own] : inRows(own, subjects, { copies, width });
    let most = 1;
    for (const [rank, row] of rows.entries())
      most = standInRow(row, rank, { scene, subjects, copies, groups, most }) * NEARER;
    if (airborne) for (const { index } of own) groups[index] = withinAir(groups[index] ?? [], scene);
  }
  return groups;
}

/** A flock is not cut by the upper edge, nor does it reach into the trees. */
function withinAir(group: readonly PlacedSubject[], { plan, height, horizon }: Scene): PlacedSubject[] {
  if (group.length < 2 || /^(?:space|abstract|underwater)$/.test(plan.place)) return [...group];
  const top = Math.min(...group.map((one) => one.foot - one.height));
  const bottom = Math.max(...group.map(({ foot }) => foot));
  const [highest, lowest] = [height * 0.03, horizon - height * 0.05];
  const scale = Math.min(1, (lowest - highest) / (bottom - top));
  const upper = clamp(top, highest, lowest - (bottom - top) * scale);
  const { left, right } = extentOf(group);
  const middle = (left + right) / 2;
  return group.map((one) => ({
    ...resizedSubject(one, one.size * scale),
    x: middle + (one.x - middle) * scale,
    foot: upper + (one.foot - top) * scale,
  }));
}

interface Rows {
  readonly scene: Scene;
  readonly subjects: readonly Subject[];
  readonly copies: PlacedSubject[][];
  readonly groups: PlacedSubject[][];
  /** The largest scale: a dog is not larger than the horse behind it. */
  readonly most: number;
}

/** Returns the scale of the row. */
function standInRow(
  own: readonly Slot[],
  rank: number,
  { scene, subjects, copies, groups, most }: Rows,
): number {
  const { width, height, horizon } = scene;
  const { gaps, wanted, ...fit } = fitted(own, subjects, width);
  const scale = Math.min(most, fit.scale);
  const free = width * (1 - 2 * EDGE) - wanted * scale;
  // A single subject stands where it is told, or a little away from the light.
  const isCentred =
    scene.plan.hints.some(isBehindSubject) || own.some(({ index }) => subjects[index]?.centred);
  const told = own.length === 1 ? rankOf(subjects[own[0]?.index ?? -1]) : 0;
  const away = scene.light.sunX > 0.5 ? -1 : 1;
  const shift =
    own.length === 1 && !isCentred ? (told || away) * Math.min((told ? 0.26 : 0.09) * width, free / 2) : 0;
  let x = width / 2 - (wanted * scale) / 2 + shift;
  for (const [at, { index, left, right }] of own.entries()) {
    const middle = x - left * scale;
    const lowest = Math.max(...(copies[index] ?? []).map((one) => one.foot));
    const nearer = Math.max(0, Math.min(height * LOWEST - lowest, rank * (height - horizon) * ROWS_APART));
    groups[index] = (copies[index] ?? []).map((one) => ({
      ...one,
      x: middle + one.x * scale,
      foot: lowest + nearer - (lowest - one.foot) * scale,
      order: one.order + nearer,
      size: one.size * scale,
      width: one.width * scale,
      height: one.height * scale,
    }));
    x += (right - left + (gaps[at] ?? 0)) * scale;
  }
  if (scale === 1) return scale;
  const roots = new Set(own.map(({ index }) => index));
  // Things on one that is made smaller are made smaller with it.
  for (const [index, group] of copies.entries())
    if (
      !roots.has(index) &&
      roots.has(rootOf(subjects, index)) &&
      // Those at its sides make room for it.
      subjects[index]?.relation?.kind !== 'between'
    )
      copies[index] = group.map((one) => ({
        ...resizedSubject(one, one.size * scale),
        x: one.x * scale,
      }));
  return scale;
}

/** From one row to the next, and the lowest one, as shares of the ground and of the image. */
const ROWS_APART = 0.16;
const LOWEST = 0.97;
/** So many times larger things are in the next row. */
const NEARER = 1.3;
