import { enacts, isWork } from '../prompt/enact.ts';
import { armsOf, type Figure, figureOf, isRightward } from '../prompt/figure.ts';
import type { Subject, SubjectRelation } from '../prompt/subject.ts';
import { pointOf } from './body-points.ts';
import { extentOf } from './groups.ts';
import type { PlacedSubject } from './placed-subject.ts';
import { STEP } from './placing.ts';
import type { Scene } from './scene.ts';

/** Those whose hands or tools are at a thing, or at somebody else: they stand where both meet, turned to it. */

/** Place of the hands or the tool in the image, and how far the middle of the thing is beyond it, as a share of its width. */
export function tipOf(one: PlacedSubject): { x: number; y: number; share: number } | undefined {
  const figure = figureOf(one.name);
  const { work } = figure?.arm ? armsOf(figure.arm) : {};
  const point = work && pointOf(one, work[0] ?? 0, work[1] ?? 0);
  return point && { ...point, share: work[2] ?? 0 };
}

/** Index of the thing, and of those who do it. */
interface Work {
  readonly thing: number;
  readonly doers: readonly number[];
}

/** A fire over which one roasts, an easel at which one paints. */
const WORKPLACES: Readonly<Partial<Record<NonNullable<Figure['arm']>, RegExp>>> = {
  roasting: /^(?:campfire|fire|fireplace|barbecue|grill)$/,
  painting: /^easel$/,
  picking: /-tree$|^(?:bush|vine)/,
};

function workOf(thing: number, subjects: readonly Subject[]): Work | undefined {
  const { relation, undrawn = [], name = '' } = subjects[thing] ?? {};
  const isDoneBy = (doer: number): boolean => {
    const { name: as = '' } = subjects[doer] ?? {};
    const arm = figureOf(as)?.arm;
    if (doer === thing || arm === undefined || armsOf(arm).work === undefined) return false;
    if (WORKPLACES[arm]) return WORKPLACES[arm].test(name);
    return [relation, ...undrawn].some((one) => one !== undefined && isDeedTo(one, doer, subjects));
  };
  if (relation && relation.kind !== 'beside') return undefined;
  const doers = [...subjects.keys()].filter(isDoneBy);
  return doers.length > 0 ? { thing, doers } : undefined;
}

function isDeedTo({ kind, said, to }: SubjectRelation, doer: number, subjects: readonly Subject[]): boolean {
  const own = subjects[doer]?.relation;
  const isOf = to === doer || (own?.joined && own.to === to) || isJoinedTo(to, doer, subjects);
  const name = subjects[doer]?.name ?? '';
  return (
    isOf &&
    kind === 'beside' &&
    said.split(' ').some((word) => (isWork(word) || word === 'playing') && enacts(name, word))
  );
}

const isJoinedTo = (one: number, other: number, subjects: readonly Subject[]): boolean =>
  subjects[one]?.relation?.joined === true && subjects[one]?.relation?.to === other;

/** Moves things and those who work on them together; gives the indexes of all of them. */
export function gatherAtWork(
  groups: PlacedSubject[][],
  subjects: readonly Subject[],
  scene: Scene,
): ReadonlySet<number> {
  const moved = new Set<number>();
  for (const index of subjects.keys()) {
    const work = workOf(index, subjects);
    const all = work ? [work.thing, ...work.doers] : [];
    if (!work || all.some((at) => moved.has(at) || isCarried(groups[at]))) continue;
    gather(groups, work, scene);
    for (const at of all) moved.add(at);
  }
  return moved;
}

const isCarried = (group: readonly PlacedSubject[] = []): boolean =>
  group.length === 0 || group.some(({ perched, zone }) => perched || zone === 'air');

/** The things on it, or in its hands, go along with it. */
export function isCarriedBy(
  index: number,
  moved: ReadonlySet<number>,
  subjects: readonly Subject[],
): boolean {
  const relation = subjects[index]?.relation;
  if (!relation || relation.kind === 'beside') return false;
  return (
    moved.has(relation.to) ||
    (relation.to !== index && isCarriedBy(relation.to, moved, subjects.slice(0, index)))
  );
}

function gather(groups: PlacedSubject[][], { thing, doers }: Work, { width }: Scene): void {
  const things = groups[thing] ?? [];
  const all = doers.flatMap((index) => (groups[index] ?? []).map((one) => ({ index, one })));
  const own = extentOf(things);
  const whole = extentOf([...things, ...all.map(({ one }) => one)]);
  const isMet = figureOf(things[0]?.name ?? '')?.arm !== undefined;
  const middle = (own.left + own.right) / 2;
  const foot = Math.max(...all.map(({ one }) => one.foot));
  // Those on the left of it stay there; of several half of them are on each side.
  const order = all.toSorted((a, b) => a.one.x - b.one.x);
  const left = all.length === 1 ? Number((order[0]?.one.x ?? 0) <= middle) : Math.ceil(all.length / 2);
  const placed = order.map(({ index, one }, n) => {
    const side = n < left ? -1 : 1;
    const rank = side < 0 ? left - 1 - n : n - left;
    const figure = figureOf(one.name);
    const mirrored = (figure !== undefined && isRightward(figure)) === side > 0;
    const turned = { ...one, mirrored, x: 0, foot: foot + rank * one.height * 0.07 };
    const { x: reach, share } = tipOf(turned) ?? { x: 0, share: 0 };
    const apart = isMet ? meetingOf(things[0], side) : share * (own.right - own.left);
    return { index, one: { ...turned, x: side * (apart + rank * one.height * 0.22) - reach } };
  });
  const together = extentOf([
    ...things.map((one) => ({ ...one, x: one.x - middle })),
    ...placed.map(({ one }) => one),
  ]);
  const half = (together.right - together.left) / 2;
  const wanted = (whole.left + whole.right) / 2;
  const shift =
    Math.min(Math.max(wanted, half), Math.max(half, width - half)) - (together.left + together.right) / 2;
  const first = Math.min(...placed.map(({ one }) => one.foot));
  groups[thing] = things.map((one) => {
    const low = isMet
      ? foot
      : Math.max(first, one.foot - (Math.max(...things.map((each) => each.foot)) - foot));
    const mirrored = isMet ? mirroredTo(one, placed[0]?.one.x ?? 0) : one.mirrored;
    return { ...one, mirrored, x: one.x - middle + shift, foot: low, order: low - STEP * 2 };
  });
  for (const index of doers)
    groups[index] = placed
      .filter((each) => each.index === index)
      .map(({ one }) => ({ ...one, x: one.x + shift, order: one.foot + STEP }));
}

/** The reach of the receiver's hand, which meets the giver's at one point. */
function meetingOf(other: PlacedSubject | undefined, side: number): number {
  const figure = other && figureOf(other.name);
  if (!other || !figure) return 0;
  const mirrored = isRightward(figure) === side < 0;
  return Math.abs(tipOf({ ...other, mirrored, x: 0 })?.x ?? 0) * (figure.arm === 'handing' ? 1 : 0);
}

/** Turned to a column of the image. */
function mirroredTo(one: PlacedSubject, x: number): boolean {
  const figure = figureOf(one.name);
  return (figure !== undefined && isRightward(figure)) === x < one.x;
}
