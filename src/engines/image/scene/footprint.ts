import type { LitSprite } from '../sprites/lit-sprite.ts';
import type { PlacedSubject } from './placed-subject.ts';

const OPAQUE = 0.5;
/** Glass lets through more than half of the light. */
const OPAQUE_GLASS = 0.3;

/** The pixels of one copy of a subject, in the image. */
export class Footprint {
  readonly #solid: Uint8Array;
  readonly #left: number;
  readonly #top: number;
  readonly #columns: number;
  readonly #rows: number;
  /** Edges of its solid pixels; `right` and `bottom` are one past the last. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The area of the whole body, including the part that a vessel hides. */
  readonly area: number;

  constructor(
    readonly one: PlacedSubject,
    body: LitSprite,
    /** The body with the higher number was drawn over the other. */
    readonly order: number,
  ) {
    this.#columns = body.width;
    this.#rows = body.height;
    this.#left = Math.round(one.x) - Math.floor(body.width / 2);
    this.#top = Math.round(one.foot) - body.height;
    this.#solid = new Uint8Array(body.width * body.height);
    const opaque = one.subject.finish?.kind === 'glass' ? OPAQUE_GLASS : OPAQUE;
    let [left, right, top, bottom, area] = [body.width, 0, body.height, 0, 0];
    for (let v = 0; v < body.height; v++)
      for (let u = 0; u < body.width; u++) {
        if ((body.px[(v * body.width + u) * 4 + 3] as number) < opaque) continue;
        this.#solid[v * body.width + u] = 1;
        left = Math.min(left, u);
        right = Math.max(right, u + 1);
        top = Math.min(top, v);
        bottom = Math.max(bottom, v + 1);
        area++;
      }
    this.left = this.#left + left;
    this.right = this.#left + right;
    this.top = this.#top + top;
    this.bottom = this.#top + bottom;
    this.area = area + body.sunk;
  }

  get width(): number {
    return this.right - this.left;
  }

  get height(): number {
    return this.bottom - this.top;
  }

  get middle(): number {
    return (this.left + this.right) / 2;
  }

  isSolid(x: number, y: number): boolean {
    const [u, v] = [x - this.#left, y - this.#top];
    return (
      u >= 0 && v >= 0 && u < this.#columns && v < this.#rows && this.#solid[v * this.#columns + u] === 1
    );
  }

  /** The fraction of its pixels from a row downwards for which `test` holds. */
  share(fromRow: number, test: (x: number, y: number) => boolean): number {
    let [all, found] = [0, 0];
    for (let y = Math.max(this.top, Math.floor(fromRow)); y < this.bottom; y++)
      for (let x = this.left; x < this.right; x++) {
        if (!this.isSolid(x, y)) continue;
        all++;
        if (test(x, y)) found++;
      }
    return all === 0 ? 0 : found / all;
  }
}
