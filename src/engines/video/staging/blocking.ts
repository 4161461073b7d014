import { type PlacedSubject, resizedSubject } from '../../image/scene/placed-subject.ts';
import type { Scene } from '../../image/scene/scene.ts';

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const sideOf = (box: Box, thing: Box): number => Math.sign(middleOf(box) - middleOf(thing));
export const overlap = (a: Box, b: Box): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);
export const gap = (a: Box, b: Box): number => -overlap(a, b);
export const middleOf = ({ left, right }: Box): number => (left + right) / 2;
export const widthOf = ({ left, right }: Box): number => right - left;
export const heightOf = ({ top, bottom }: Box): number => bottom - top;

export const unionOf = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  right: Math.max(...boxes.map((box) => box.right)),
  top: Math.min(...boxes.map((box) => box.top)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

/** The places of all figures before the first frame. Subjects are given by index; carried things move along. */
export class Blocking {
  #placed: readonly PlacedSubject[];

  constructor(
    placed: readonly PlacedSubject[],
    readonly scene: Scene,
  ) {
    this.#placed = placed;
  }

  get placed(): readonly PlacedSubject[] {
    return this.#placed.toSorted((a, b) => a.order - b.order);
  }

  first(index: number): PlacedSubject | undefined {
    return this.#placed.find(({ subject }) => subject === this.scene.plan.subjects[index]);
  }

  boxOf(index: number): Box | undefined {
    const own = this.#placed.filter(({ subject }) => subject === this.scene.plan.subjects[index]);
    if (own.length === 0) return undefined;
    return unionOf(
      own.map(({ x, foot, width, height }) => ({
        left: x - width / 2,
        right: x + width / 2,
        top: foot - height,
        bottom: foot,
      })),
    );
  }

  /** The highest row of what is on it. */
  topAbove(index: number): number {
    const { subjects } = this.scene.plan;
    const on = [...subjects.entries()].flatMap(([at, { relation }]) =>
      relation?.kind === 'on' && relation.to === index ? (this.boxOf(at)?.top ?? []) : [],
    );
    return Math.min(this.scene.height, ...on);
  }

  /** Puts the middle of its foot there. */
  put(index: number, x: number, foot: number): void {
    const box = this.boxOf(index);
    if (!box) return;
    const [dx, dy] = [x - middleOf(box), foot - box.bottom];
    this.#change(index, (one) => ({ ...one, x: one.x + dx, foot: one.foot + dy, order: one.order + dy }));
  }

  /** About the middle of its foot. */
  scale(index: number, factor: number): void {
    const box = this.boxOf(index);
    if (!box || factor === 1) return;
    const [x, foot] = [middleOf(box), box.bottom];
    this.#change(index, (one) => ({
      ...resizedSubject(one, one.size * factor),
      x: x + (one.x - x) * factor,
      foot: foot + (one.foot - foot) * factor,
    }));
  }

  /** Makes it at most this large. */
  fit(index: number, width: number, height: number): void {
    const box = this.boxOf(index);
    if (box) this.scale(index, Math.min(1, width / widthOf(box), height / heightOf(box)));
  }

  /** Makes it this large, as far as both sides allow. */
  fill(index: number, width: number, height: number): void {
    const box = this.boxOf(index);
    if (box) this.scale(index, Math.min(width / widthOf(box), height / heightOf(box)));
  }

  set(index: number, change: Partial<Pick<PlacedSubject, 'zone' | 'perched' | 'order' | 'heading'>>): void {
    const first = this.first(index);
    if (!first) return;
    const shift = (change.order ?? first.order) - first.order;
    this.#change(index, (one) => ({ ...one, ...change, order: one.order + shift }));
  }

  #change(index: number, change: (one: PlacedSubject) => PlacedSubject): void {
    const { subjects } = this.scene.plan;
    const along = new Set([index]);
    for (let round = 0; round < subjects.length; round++)
      for (const [at, { relation }] of subjects.entries())
        if (relation && relation.kind !== 'beside' && along.has(relation.to)) along.add(at);
    this.#placed = this.#placed.map((one) => (along.has(subjects.indexOf(one.subject)) ? change(one) : one));
  }
}

/** Bodies stay this far from the edges, as a share of the canvas: the camera sees a little less than all of it. */
export const EDGE = 0.09;

export interface Limits {
  readonly least: number;
  readonly most: number;
}

export const within = (value: number, { least, most }: Limits): number =>
  Math.min(most, Math.max(least, value));
