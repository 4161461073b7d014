import { isAlive } from '../prompt/people.ts';
import type { Subject } from '../prompt/subject.ts';
import type { Canvas } from '../raster/canvas.ts';
import { linearRgb } from '../raster/colour.ts';
import type { LitSprite } from '../sprites/lit-sprite.ts';
import { faceBoxOf } from './body-points.ts';
import { Footprint } from './footprint.ts';
import type { Light } from './light.ts';
import type { PlacedSubject } from './placed-subject.ts';
import { areMany, countHues, noHues, showsColour } from './shown-colour.ts';

/** A copy of which less is seen is hidden: by what is before it, or by the edge of the image. */
const LEAST_SHARE = 0.4;
/** Less is expected of a figure behind a thing. */
const LEAST_SHARE_BEHIND = 0.26;
/** Only the upper part of things in a container is meant to be seen. */
const LEAST_SHARE_INSIDE = 0.3;
const LEAST_SHARE_OF_GLASS = 0.05;
/** A person counts as seen by the head. */
const LEAST_SHARE_BELOW_HEAD = 0.2;
const MOST_OF_HEAD = 0.6;
/** Fraction of the image: about 9 by 9 pixels of 700 by 700. */
const LEAST_AREA = 0.00016;
/** A material that changes less of a body is not seen. */
const LEAST_FINISH = 0.15;
const OPAQUE = 0.5;

/** Of the points of the moon or the sun. */
const POINTS = [-0.8, -0.4, 0, 0.4, 0.8].flatMap((across) =>
  [-0.8, -0.4, 0, 0.4, 0.8].flatMap((down): (readonly [number, number])[] =>
    across * across + down * down <= 1 ? [[across, down]] : [],
  ),
);
const LEAST_DISC_PIXELS = 7;

/** Maps each pixel to the copy of a subject that it shows. */
export class Visibility {
  readonly #owners: Uint16Array;
  readonly #copies: Footprint[] = [];
  readonly #colours = new Map<Subject, Set<string>>();
  readonly #finished = new Set<Subject>();
  readonly #hues = new Map<Subject, Uint32Array>();

  constructor(
    readonly width: number,
    readonly height: number,
    readonly light: Light,
    /** The moon, or a sun that the prompt names, where it is seen. */
    readonly disc?: { readonly x: number; readonly y: number; readonly radius: number },
  ) {
    this.#owners = new Uint16Array(width * height);
  }

  /** A body that was drawn over everything before it. */
  add(one: PlacedSubject, body: LitSprite): void {
    const owner = this.#copies.length + 1;
    const print = new Footprint(one, body, owner);
    const isGlass = one.subject.finish?.kind === 'glass';
    for (let y = Math.max(0, print.top); y < Math.min(this.height, print.bottom); y++)
      for (let x = Math.max(0, print.left); x < Math.min(this.width, print.right); x++)
        if (print.isSolid(x, y) && !(isGlass && this.#owners[y * this.width + x]))
          this.#owners[y * this.width + x] = owner;
    this.#copies.push(print);
    const { subject } = one;
    if (subject.colourful) {
      const hues = this.#hues.get(subject) ?? noHues();
      countHues(body, this.light, hues);
      this.#hues.set(subject, hues);
    }
    if (body.resurfaced >= LEAST_FINISH) this.#finished.add(subject);
    const colour = one.colour ?? subject.colour;
    // A lamp with a red shade is green where it has another colour than its parts.
    if (colour && (subject.patches || showsColour(body, linearRgb(colour), this.light)))
      this.#colours.set(subject, (this.#colours.get(subject) ?? new Set()).add(colour));
  }

  /** The pixel shows a thing, and not the scene around it. */
  isOfThing(pixel: number): boolean {
    return this.#owners[pixel] !== 0;
  }

  /** The material or pattern that was asked for is seen on a copy. */
  showsFinish(subject: Subject): boolean {
    return this.#finished.has(subject);
  }

  /** All copies together have many colours. */
  isColourful(subject: Subject): boolean {
    const hues = this.#hues.get(subject);
    return hues !== undefined && areMany(hues);
  }

  /** The requested colours that no copy has. */
  missingColours(subject: Subject): readonly string[] {
    const asked = subject.colours ?? (subject.colour ? [subject.colour] : []);
    return asked.filter((colour) => this.#colours.get(subject)?.has(colour) !== true);
  }

  /** The copies that were drawn of a subject. */
  printsOf(subject: Subject): Footprint[] {
    return this.#copies.filter(({ one }) => one.subject === subject);
  }

  /** The copies of all other subjects. */
  others(prints: readonly Footprint[]): Footprint[] {
    return this.#copies.filter((print) => !prints.includes(print));
  }

  /** Row of the horizon. */
  horizon = 0;

  /** The moon in the water is hidden by the bank, or by what stands on it. */
  hidesMirroredDisc(): boolean {
    const { disc, land } = this;
    if (!disc) return false;
    const [x, y] = [Math.round(disc.x), Math.round(2 * this.horizon - disc.y)];
    if (y >= this.height || x < 0 || x >= this.width) return true;
    const isLand = land !== undefined && (land.px[(y * this.width + x) * 4 + 3] as number) > OPAQUE;
    return isLand || this.#copies.some((print) => print.isSolid(x, y));
  }

  /** Land that was painted over water. */
  land: Canvas | undefined;

  /** True for a person or thing that must stand on dry ground. */
  isOnLand({ bottom, left, right, width }: Footprint): boolean {
    const { land } = this;
    if (!land) return false;
    const row = Math.min(this.height - 1, Math.max(0, bottom - 1));
    return [0.3, 0.5, 0.7].every((share) => {
      const x = Math.round(Math.min(this.width - 1, Math.max(0, left + width * share)));
      return right > left && (land.px[(row * this.width + x) * 4 + 3] as number) > OPAQUE;
    });
  }

  readonly #overDisc = new Set<number>();

  /** A layer before the sky: what it hides of the moon or the sun. */
  veil({ px }: Canvas): void {
    for (const at of this.#discPixels()) if ((px[at * 4 + 3] as number) > OPAQUE) this.#overDisc.add(at);
  }

  /** Enough of the moon or the sun is in the image, and nothing stands before it. */
  showsDisc(): boolean {
    const all = this.#discPixels();
    return this.disc !== undefined && all.length - this.#overDisc.size >= LEAST_DISC_PIXELS;
  }

  /** Some points of the disc that are inside the image. */
  #discPixels(): number[] {
    const { disc, width, height } = this;
    if (!disc) return [];
    return POINTS.flatMap(([across, down]) => {
      const [x, y] = [Math.round(disc.x + across * disc.radius), Math.round(disc.y + down * disc.radius)];
      return x >= 0 && y >= 0 && x < width && y < height ? y * width + x : [];
    });
  }

  /** The share of the image in which land is seen. */
  landShare(): number {
    const { land } = this;
    if (!land) return 0;
    let found = 0;
    for (let at = 0; at < this.#owners.length; at += 7)
      if (this.#owners[at] === 0 && (land.px[at * 4 + 3] as number) > OPAQUE) found++;
    return (found * 7) / this.#owners.length;
  }

  /** A layer without subjects that lies over those before it. */
  cover({ px }: Canvas): void {
    if (this.#copies.length === 0) return;
    const owners = this.#owners;
    for (let k = 0; k < owners.length; k++)
      if (owners[k] !== 0 && (px[k * 4 + 3] as number) > OPAQUE) owners[k] = 0;
  }

  #showsHead(print: Footprint): boolean {
    if (!isAlive(print.one.name)) return false;
    const { left, right, top, bottom } = faceBoxOf(print.one);
    let [all, shown] = [0, 0];
    for (let y = Math.round(top); y < bottom; y++)
      for (let x = Math.round(left); x < right; x++) {
        if (!print.isSolid(x, y)) continue;
        all++;
        if (y >= 0 && x >= 0 && x < this.width && this.#owners[y * this.width + x] === print.order) shown++;
      }
    return all > 0 && shown >= all * MOST_OF_HEAD;
  }

  /** How many copies of each subject can be seen. */
  seen(): Map<Subject, number> {
    const areas = new Uint32Array(this.#copies.length + 1);
    for (const owner of this.#owners) areas[owner] = (areas[owner] as number) + 1;
    const least = this.width * this.height * LEAST_AREA;
    const seen = new Map<Subject, number>();
    for (const [index, print] of this.#copies.entries()) {
      const { subject } = print.one;
      const visible = areas[index + 1] as number;
      const isSeen =
        visible >= least &&
        (visible >= print.area * shareFor(subject) ||
          (visible >= print.area * LEAST_SHARE_BELOW_HEAD && this.#showsHead(print)));
      seen.set(subject, (seen.get(subject) ?? 0) + (isSeen ? 1 : 0));
    }
    return seen;
  }
}

const shareFor = ({ relation, count, name, finish }: Subject): number => {
  // Through glass one sees what is behind it.
  if (finish?.kind === 'glass') return LEAST_SHARE_OF_GLASS;
  if (relation?.kind === 'in') return LEAST_SHARE_INSIDE;
  // The copies of a crowd stand before each other, and a chair is behind who sits on it.
  const isFree = count === 1 && (!relation || /^(?:beside|on|before|above|crossing)$/.test(relation.kind));
  return isFree && isAlive(name) ? LEAST_SHARE : LEAST_SHARE_BEHIND;
};
