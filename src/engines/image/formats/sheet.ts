import type { EngineTools } from '../../engine.ts';
import type { FittedText, TextBox } from '../lettering/fit.ts';
import { fitText } from '../lettering/fit.ts';
import type { Fonts } from '../lettering/fonts.ts';
import type { Patch, Subject } from '../prompt/subject.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { drawingAt } from './drawing-at.ts';
import { patchesOver } from './patches.ts';
import { tintFilter } from './tint-filter.ts';

/** The tools of a composer. */
export interface Studio {
  readonly drawings: Drawings;
  readonly fonts: Fonts;
  readonly tools: EngineTools;
  /** Things that were drawn in the colour that the prompt gives them. */
  readonly tints: Set<string>;
  /** All that the sheets show, for a later check of the finished design. */
  readonly account: SheetAccount;
  /** By drawing: the colour of a rim that sets it off from what is behind it. */
  readonly rims: ReadonlyMap<string, string>;
  /** Nothing is to be written. */
  readonly isWordless?: boolean;
}

/** A drawing on a sheet; all lengths in units of the sheet. */
export interface Placed {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A text on a sheet. */
interface SetText {
  readonly text: string;
  /** The size of the font, as a fraction of the shorter side of the sheet. */
  readonly size: number;
  readonly svg: string;
  /** All letters are on the sheet. */
  readonly isInside: boolean;
}

export interface SheetAccount {
  readonly painted: {
    readonly svg: string;
    readonly width: number;
    readonly height: number;
    readonly placed: readonly Placed[];
  }[];
  readonly texts: SetText[];
  /** Characters that no font has. */
  readonly missing: Set<string>;
  /** The things of a painted scene in the design, with their edges as fractions of the scene. */
  readonly bodies: SceneBody[];
  /** By drawing: how often it is seen among things that were laid out as in a scene. */
  readonly copies: Map<string, number>;
  /** Painted scenes in the design, in words. */
  readonly scenes: string[];
  /** Things that are no drawings, and that a composer draws itself, in words. */
  readonly told: string[];
}

interface SceneBody {
  readonly said: string;
  readonly edges: Edges;
}

/** Left, top, right and bottom, 0 to 1. */
export type Edges = readonly [number, number, number, number];

interface Tinted {
  readonly name: string;
  readonly colour: string | undefined;
  readonly patches?: readonly Patch[];
  readonly disc?: Subject['disc'];
  /** The colour of its silhouette, where only that is seen. */
  readonly flat?: string;
}

export const tintKey = ({ name, colour }: Tinted): string => `${name} ${colour}`;

/** A flat design that grows part by part, as SVG. */
export class Sheet {
  readonly #parts: string[] = [];
  readonly #placed: Placed[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
    readonly studio: Studio,
  ) {}

  get short(): number {
    return Math.min(this.width, this.height);
  }

  add(...parts: readonly string[]): this {
    this.#parts.push(...parts);
    return this;
  }

  fill(colour: string): this {
    return this.add(`<rect width="${this.width}" height="${this.height}" fill="${colour}"/>`);
  }

  text(text: string, box: TextBox, look: Parameters<typeof fitText>[3]): FittedText {
    const fitted = fitText(this.studio.fonts, text, box, look);
    if (this.studio.isWordless) return fitted;
    const { account } = this.studio;
    for (const character of fitted.missing) account.missing.add(character);
    account.texts.push({
      text,
      svg: fitted.svg,
      size: fitted.size / this.short,
      isInside: this.#holds(fitted.box),
    });
    this.add(fitted.svg);
    return fitted;
  }

  /** A drawing centred at a point, `size` along its longer side. */
  drawing(name: string, x: number, y: number, size: number, transform = ''): this {
    return this.tinted({ name, colour: undefined }, x, y, size, transform);
  }

  /** The same in the colour that the prompt gives it. */
  tinted(thing: Tinted, x: number, y: number, size: number, transform = ''): this {
    const { disc } = thing;
    if (disc === undefined) return this.add(this.tintedSvg(thing, x, y, size, transform));
    this.studio.account.told.push(`a large ${disc.said} behind`);
    return this.add(
      `<circle cx="${x}" cy="${y}" r="${size * 0.55}" fill="${disc.fill}"/>`,
      this.tintedSvg(thing, x, y, size * 0.72, transform),
    );
  }

  tintedSvg(thing: Tinted, x: number, y: number, size: number, transform = ''): string {
    const { name, colour } = thing;
    const id = `thing${this.#placed.length}`;
    this.#placed.push({ id, name, x, y, size });
    const art = drawingAt(this.studio.drawings, name, x, y, size, { transform });
    if (colour !== undefined) this.studio.tints.add(tintKey(thing));
    const filter = `tint${colour?.slice(1)}`;
    const body =
      colour === undefined
        ? art
        : `<defs>${tintFilter(filter, colour)}</defs><g filter="url(#${filter})">${art}</g>`;
    const over = patchesOver(thing, this.studio.drawings, id);
    const whole =
      over === ''
        ? body
        : `${body}${drawingAt(this.studio.drawings, name, x, y, size, { transform, body: over })}`;
    const { flat } = thing;
    if (flat)
      return `<g id="${id}"><defs><filter id="flat-${id}" color-interpolation-filters="sRGB"><feFlood flood-color="${flat}"/><feComposite in2="SourceAlpha" operator="in"/></filter></defs><g filter="url(#flat-${id})">${art}</g></g>`;
    const rim = this.studio.rims.get(name);
    return `<g id="${id}">${rim === undefined ? whole : rimmed(id, whole, rim, size)}</g>`;
  }

  #holds({ x, y, width, height }: TextBox): boolean {
    return x > -1 && y > -1 && x + width < this.width + 1 && y + height < this.height + 1;
  }

  svg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}">${this.#parts.join('')}</svg>`;
  }

  paint(): Bitmap {
    const { account } = this.studio;
    if (this.#placed.length > 0)
      account.painted.push({
        svg: this.svg(),
        width: this.width,
        height: this.height,
        placed: this.#placed,
      });
    return this.studio.drawings.paintSvg(this.svg(), this.width);
  }
}

/** The silhouette, larger by a radius. Across and then down: both at once take time with the square of the radius. */
export function grown(radius: number): string {
  const by = radius.toFixed(2);
  return `<feMorphology in="SourceAlpha" operator="dilate" radius="${by} .1" result="across"/><feMorphology in="across" operator="dilate" radius=".1 ${by}" result="grown"/>`;
}

/** The same over its own silhouette, grown by a little. */
function rimmed(id: string, body: string, colour: string, size: number): string {
  const filter = `<filter id="rim-${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">${grown(size * 0.03)}<feFlood flood-color="${colour}"/><feComposite in2="grown" operator="in" result="rim"/><feMerge><feMergeNode in="rim"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
  return `<defs>${filter}</defs><g filter="url(#rim-${id})">${body}</g>`;
}

export const polar = (x: number, y: number, radius: number, turn: number): [number, number] => [
  x + radius * Math.sin(turn * 2 * Math.PI),
  y - radius * Math.cos(turn * 2 * Math.PI),
];

export const points = (list: readonly (readonly [number, number])[]): string =>
  list.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
