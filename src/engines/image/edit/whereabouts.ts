import { baseName } from '../prompt/figure.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { parsePrompt } from '../prompt/parse.ts';
import { isAlive } from '../prompt/people.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { blurPlanes } from '../raster/blur.ts';
import { smoothstep } from '../raster/math.ts';
import { isWorn } from '../scene/body-points.ts';
import type { Footprint } from '../scene/footprint.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { cornerMask } from './effects.ts';
import type { Area } from './operation.ts';
import type { OwnPicture } from './own-picture.ts';
import { skyMask } from './sky-mask.ts';
import { subjectMask } from './subject-mask.ts';

/** A mask is 1 where something is and 0 elsewhere. */
export interface Located {
  readonly mask: Float32Array;
  /** A sentence for the user where the place was guessed. */
  readonly guess?: string;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A thing in the image, with its first copy. */
export interface KnownThing extends Box {
  readonly print: Footprint;
  readonly scale: number;
}

const PRONOUN = /^(?:him|her|it|them)$/;

const SUBJECT_GUESSED = 'the thing that stands out most near the middle';

/** Tells where things are in an image: exactly in one of this engine's own, by guessing in others. */
export class Whereabouts {
  readonly #drawings: Drawings;
  readonly #description: string | undefined;
  #own: OwnPicture | undefined;
  readonly #gone: number[] = [];

  constructor(drawings: Drawings, description: string | undefined, own: OwnPicture | undefined) {
    this.#drawings = drawings;
    this.#description = description;
    this.#own = own;
  }

  get own(): OwnPicture | undefined {
    return this.#own;
  }

  /** After a crop or a turn nothing is where it was. */
  forget(): void {
    this.#own = undefined;
  }

  /** The image was painted again. */
  become(own: OwnPicture): void {
    this.#own = own;
  }

  /** The image without some more of its things. */
  async without(positions: readonly number[]): Promise<Bitmap | undefined> {
    return this.#own?.without([...this.#gone, ...positions]);
  }

  /** They are no longer in the image. */
  lose(positions: readonly number[]): void {
    this.#gone.push(...positions);
  }

  /** The things of the image that have this name, by their position in the prompt. */
  positionsOf(named: string): readonly number[] {
    const names = named.split(' & ');
    if (names.length > 1) return [...new Set(names.flatMap((one) => this.positionsOf(one)))];
    if (PRONOUN.test(named)) return this.#meantBy(named);
    const wanted = this.#nameOf(named);
    const last = named.split(' ').at(-1) ?? '';
    return (this.#own?.things ?? []).flatMap(({ name, said, prints }, n) => {
      const isIt =
        said === named ||
        (last.length > 3 && said.endsWith(last)) ||
        said.split(' ').at(-1) === last ||
        (wanted !== undefined && baseName(name) === wanted);
      return isIt && prints.length > 0 && !this.#gone.includes(n) ? [n] : [];
    });
  }

  /** "Him" is the first that is alive, "it" the first thing. */
  #meantBy(pronoun: string): readonly number[] {
    const things = this.#own?.things ?? [];
    const at = things.findIndex(
      ({ name, prints }, n) =>
        prints.length > 0 && !this.#gone.includes(n) && (pronoun === 'it' || isAlive(baseName(name))),
    );
    return at < 0 ? [] : [at];
  }

  thing(named: string): KnownThing | undefined {
    const [position] = this.positionsOf(named);
    const found = position === undefined ? undefined : this.#own?.things[position];
    const print = found?.prints[0];
    if (!found || !print) return undefined;
    const { scale } = found;
    const [left, top, right, bottom] = [print.left, print.top, print.right, print.bottom].map(
      (at) => at / scale,
    );
    return { print, scale, left: left ?? 0, top: top ?? 0, right: right ?? 0, bottom: bottom ?? 0 };
  }

  /** True for words for a thing that is worn. */
  isGarment(what: string): boolean {
    const name = this.#nameOf(what);
    return name !== undefined && isWorn(name);
  }

  /** True where the file says that its image shows this thing and nothing else. */
  isOnlyThing(named: string): boolean {
    const wanted = this.#nameOf(named);
    const shown = this.#description === undefined ? [] : this.#subjectsIn(this.#description);
    return wanted !== undefined && shown.length === 1 && shown[0] === wanted;
  }

  /** Undefined where nothing tells where that is. */
  locate(area: Area, picture: Bitmap): Located | undefined {
    switch (area.of) {
      case 'all':
        return { mask: new Float32Array(picture.width * picture.height).fill(1) };
      case 'background':
        return inverted(this.#subject(picture), 'what is background was guessed: all but');
      case 'subject':
        return this.#subject(picture);
      case 'sky':
        return { mask: skyMask(picture), guess: 'where the sky is was guessed from its colours' };
      case 'shadows':
        return { mask: byLight(picture, (light) => smoothstep(0.5, 0.2, light)) };
      case 'highlights':
        return { mask: byLight(picture, (light) => smoothstep(0.5, 0.8, light)) };
      case 'corners':
        return { mask: cornerMask(picture) };
      case 'part': {
        const { left, top, right, bottom } = area.part;
        const isIn = (x: number, y: number): boolean => x >= left && x < right && y >= top && y < bottom;
        return { mask: byPlace(picture, (x, y) => Number(isIn(x, y))) };
      }
      case 'thing':
        return this.#thing(area.named, picture);
      case 'rest':
        return inverted(this.#thing(area.named, picture), 'where it is was guessed:');
    }
  }

  #thing(named: string, picture: Bitmap): Located | undefined {
    const positions = this.positionsOf(named);
    if (positions.length > 0) return { mask: this.#maskOf(positions, picture) };
    return this.isOnlyThing(named) ? guessed(picture) : undefined;
  }

  #subject(picture: Bitmap): Located {
    const positions = this.#own?.things.flatMap(({ prints }, n) => (prints.length > 0 ? [n] : [])) ?? [];
    return positions.length > 0 ? { mask: this.#maskOf(positions, picture) } : guessed(picture);
  }

  /** The pixels of some things that no nearer thing covers. */
  #maskOf(positions: readonly number[], { width, height }: Bitmap): Float32Array {
    const mask = new Float32Array(width * height);
    const all = (this.#own?.things ?? [])
      .flatMap(({ prints, scale }, n) =>
        prints.map((print) => ({ print, scale, isIt: positions.includes(n) })),
      )
      .sort((a, b) => a.print.order - b.print.order);
    for (const { print, scale, isIt } of all)
      for (
        let y = Math.max(0, Math.floor(print.top / scale));
        y < Math.min(height, print.bottom / scale);
        y++
      )
        for (
          let x = Math.max(0, Math.floor(print.left / scale));
          x < Math.min(width, print.right / scale);
          x++
        )
          if (print.isSolid(Math.round(x * scale), Math.round(y * scale))) mask[y * width + x] = isIt ? 1 : 0;
    return blurPlanes(mask, width, height, 1, 1);
  }

  #nameOf(named: string): string | undefined {
    return this.#subjectsIn(named)[0];
  }

  #subjectsIn(text: string): readonly string[] {
    return parsePrompt(tokenise(text), this.#drawings.nouns).subjects.map(({ name }) => baseName(name));
  }
}

const guessed = (picture: Bitmap): Located => ({ mask: subjectMask(picture), guess: SUBJECT_GUESSED });

const inverted = (located: Located | undefined, about: string): Located | undefined =>
  located && {
    mask: located.mask.map((value) => 1 - value),
    ...(located.guess === undefined ? {} : { guess: `${about} ${located.guess}` }),
  };

function byPlace({ width, height }: Bitmap, value: (x: number, y: number) => number): Float32Array {
  const mask = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) mask[y * width + x] = value((x + 0.5) / width, (y + 0.5) / height);
  return mask;
}

function byLight({ rgba, width, height }: Bitmap, value: (light: number) => number): Float32Array {
  const mask = new Float32Array(width * height);
  for (let k = 0; k < mask.length; k++)
    mask[k] = value(
      ((rgba[k * 4] as number) * 0.2126 +
        (rgba[k * 4 + 1] as number) * 0.7152 +
        (rgba[k * 4 + 2] as number) * 0.0722) /
        255,
    );
  return mask;
}
