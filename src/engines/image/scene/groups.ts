import type { Subject } from '../prompt/subject.ts';
import { isHeaped, type Relation } from '../prompt/vocabulary.ts';
import { type PlacedSubject, resizedSubject } from './placed-subject.ts';
import { sideOf } from './relation-words.ts';

/** Relations in which several subjects share the top or the inside of one anchor. */
const SHARED: ReadonlySet<Relation> = new Set(['on', 'in', 'hanging', 'crossing']);

export function extentOf(group: readonly PlacedSubject[]): { left: number; right: number } {
  return {
    left: Math.min(...group.map((one) => one.x - one.width / 2)),
    right: Math.max(...group.map((one) => one.x + one.width / 2)),
  };
}

/** The subjects that stand in the same relation to the same anchor, by index. */
export function siblingsOf(subjects: readonly Subject[], index: number): number[] {
  const own = subjects[index]?.relation;
  return [...subjects.keys()].filter((other) => {
    const relation = subjects[other]?.relation;
    return relation !== undefined && relation.kind === own?.kind && relation.to === own.to;
  });
}

/** It covers the whole table, and leaves its top to others. */
export const isDraped = (name: string): boolean => name === 'tablecloth';

/** From left to right: as they are named, but for what is said of sides. */
function bySides(siblings: readonly number[], subjects: readonly Subject[]): number[] {
  const order = [...siblings];
  for (const at of siblings)
    for (const relation of subjects[at]?.undrawn ?? []) {
      const side = relation.kind === 'beside' ? sideOf(relation) : 0;
      if (side === 0 || !order.includes(relation.to)) continue;
      order.splice(order.indexOf(at), 1);
      order.splice(order.indexOf(relation.to) + (side < 0 ? 0 : 1), 0, at);
    }
  return order;
}

/** Its own part of an anchor that it shares: a cup and a plate on a table stand side by side. */
export function shareOf(
  anchor: PlacedSubject,
  subjects: readonly Subject[],
  index: number,
  copies: readonly (readonly PlacedSubject[])[],
): PlacedSubject {
  const siblings = bySides(
    siblingsOf(subjects, index).filter((at) => !isDraped(subjects[at]?.name ?? '')),
    subjects,
  );
  const kind = subjects[index]?.relation?.kind;
  if (siblings.length < 2 || !siblings.includes(index) || !kind || !SHARED.has(kind)) return anchor;
  const widths = siblings.map((other) => {
    const { left, right } = extentOf(copies[other] ?? []);
    return Math.max(1, right - left);
  });
  const total = widths.reduce((sum, width) => sum + width, 0);
  const at = siblings.indexOf(index);
  const before = widths.slice(0, at).reduce((sum, width) => sum + width, 0);
  const own = widths[at] ?? 1;
  const x = anchor.x + ((before + own / 2) / total - 0.5) * anchor.width * 0.94;
  const width = (anchor.width * 0.94 * own) / total;
  const edge = anchor.mirrored ? anchor.tops.toReversed() : anchor.tops;
  const column = (place: number): number =>
    Math.round(((place - anchor.x) / anchor.width + 0.5) * edge.length);
  const part = edge.slice(column(x - width / 2), column(x + width / 2));
  return { ...anchor, x, width, tops: anchor.mirrored ? part.toReversed() : part };
}

/** A pile as one body; undefined for what lies side by side. */
export function pileOf(group: readonly PlacedSubject[]): PlacedSubject | undefined {
  const [first] = group;
  if (!first || group.length < 2 || !isHeaped(first.subject.form)) return undefined;
  const { left, right } = extentOf(group);
  const foot = Math.max(...group.map((one) => one.foot));
  const top = Math.min(...group.map((one) => one.foot - one.height));
  const order = Math.max(...group.map((one) => one.order));
  return { ...first, x: (left + right) / 2, foot, width: right - left, height: foot - top, order };
}

/** The copies of a pile where the whole pile was put. */
export function movedPile(
  group: readonly PlacedSubject[],
  pile: PlacedSubject,
  put: PlacedSubject,
): PlacedSubject[] {
  const scale = put.size / pile.size;
  return group.map((one, n) => {
    const [aside, down] = [(one.x - pile.x) * scale, (one.foot - pile.foot) * scale];
    return {
      ...resizedSubject(one, one.size * scale),
      x: put.x + aside,
      foot: put.foot + down,
      zone: put.zone,
      perched: put.perched || one.perched,
      order: put.order + n * 0.0001,
      ...(put.rim && { rim: { ...put.rim, x: put.rim.x - aside, y: put.rim.y - down } }),
    };
  });
}
