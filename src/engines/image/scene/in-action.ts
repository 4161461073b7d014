import looks from '../data/subject-looks.json';
import { beastOf, figureOf } from '../prompt/figure.ts';
import type { Subject } from '../prompt/subject.ts';
import { handOf, headOf } from './body-points.ts';
import type { PlacedSubject } from './placed-subject.ts';
import { STEP } from './placing.ts';

/** Places of things that a figure uses. */

/** Bodies look to the left: what somebody chases, pushes, fights or drinks from is there. */
export const isAhead = (said: string): boolean =>
  /^(?:chas|follow|push|kick|fight|(?:drink|eat|feed)\w* from)/.test(said);

/** Puts pushed or pulled things at the hands. */
export function atHands(group: PlacedSubject[], anchor: PlacedSubject, said: string): PlacedSubject[] {
  if (beastOf(anchor.name)?.stance === 'graze' && /^(?:drink|eat|feed)\w* from/.test(said))
    return atHead(group, anchor);
  const arm = figureOf(anchor.name)?.arm;
  if ((arm !== 'pushing' && arm !== 'pulling') || !SHIFTED.test(said)) return group;
  const side = (arm === 'pushing') === anchor.mirrored ? 1 : -1;
  const { x } = handOf(anchor);
  return group.map((one) => ({
    ...one,
    x: x + side * one.width * 0.42,
    foot: anchor.foot + 1,
    order: anchor.order + STEP,
  }));
}

/** A trough is under the head that is bent down to it. */
function atHead(group: PlacedSubject[], anchor: PlacedSubject): PlacedSubject[] {
  const { x, width } = headOf(anchor);
  const side = anchor.mirrored ? 1 : -1;
  return group.map((one) => ({
    ...one,
    x: x + side * Math.max(0, one.width * 0.5 - width * 0.6),
    foot: anchor.foot + 1,
    order: anchor.order + STEP,
  }));
}

const SHIFTED = /^(?:push|pull|drag|tow)/;

/** Boards that are drawn aslant, and how far they turn under the feet of a rider. */
const BOARDS = new Map(Object.entries(looks.boards));

export const isBoard = (name: string): boolean => BOARDS.has(name);

export const boardTilt = (name: string, index: number, subjects: readonly Subject[]): number =>
  subjects.some(({ relation }) => relation?.to === index && relation.kind === 'riding')
    ? (BOARDS.get(name) ?? 0)
    : 0;
