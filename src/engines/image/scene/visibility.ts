import type { Subject } from '../prompt/subject.ts';
import type { Canvas } from '../raster/canvas.ts';
import type { LitSprite } from '../sprites/lit-sprite.ts';
import type { PlacedSubject } from './placed-subject.ts';

/** A copy of which less is seen is hidden: by what is before it, or by the edge of the image. */
const LEAST_SHARE = 0.3;
/** As a share of the image: about 9 by 9 pixels of 700 by 700. */
const LEAST_AREA = 0.00016;
const OPAQUE = 0.5;

interface Copy {
  readonly subject: Subject;
  /** Pixels of its body, also those outside the image. */
  readonly area: number;
}

/** Which copy of a subject each pixel shows. */
export class Visibility {
  readonly #owners: Uint16Array;
  readonly #copies: Copy[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.#owners = new Uint16Array(width * height);
  }

  /** A body that was drawn over everything before it. */
  add({ subject, x, foot }: PlacedSubject, body: LitSprite): void {
    const left = Math.round(x) - Math.floor(body.width / 2);
    const top = Math.round(foot) - body.height;
    const owner = this.#copies.length + 1;
    let area = 0;
    for (let v = 0; v < body.height; v++) {
      for (let u = 0; u < body.width; u++) {
        if ((body.px[(v * body.width + u) * 4 + 3] as number) < OPAQUE) continue;
        area++;
        if (left + u < 0 || left + u >= this.width || top + v < 0 || top + v >= this.height) continue;
        this.#owners[(top + v) * this.width + left + u] = owner;
      }
    }
    this.#copies.push({ subject, area });
  }

  /** A layer without subjects that lies over those before it. */
  cover({ px }: Canvas): void {
    if (this.#copies.length === 0) return;
    const owners = this.#owners;
    for (let k = 0; k < owners.length; k++)
      if (owners[k] !== 0 && (px[k * 4 + 3] as number) > OPAQUE) owners[k] = 0;
  }

  /** How many copies of each subject can be seen. */
  seen(): Map<Subject, number> {
    const areas = new Uint32Array(this.#copies.length + 1);
    for (const owner of this.#owners) areas[owner] = (areas[owner] as number) + 1;
    const least = this.width * this.height * LEAST_AREA;
    const seen = new Map<Subject, number>();
    for (const [index, { subject, area }] of this.#copies.entries()) {
      const visible = areas[index + 1] as number;
      const isSeen = visible >= Math.max(least, area * LEAST_SHARE);
      seen.set(subject, (seen.get(subject) ?? 0) + (isSeen ? 1 : 0));
    }
    return seen;
  }
}
