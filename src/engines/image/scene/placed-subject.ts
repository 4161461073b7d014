import type { Subject } from '../prompt/subject.ts';
import { clamp } from '../raster/math.ts';

/** The opening of a vessel, an ellipse: its middle and half its width and height, in pixels. */
export interface Rim {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

/**
 * One copy of a subject in the image. `x` is its centre, `foot` its lowest row and `size` its longer side, in
 * pixels.
 */
export interface PlacedSubject {
  readonly name: string;
  readonly subject: Subject;
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  /** The width of its drawing, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The upper edge of its drawing, as in its shape. */
  readonly tops: readonly number[];
  /** The colour of this copy, if the copies have several. */
  readonly colour?: string | undefined;
  readonly zone: 'ground' | 'water' | 'air' | 'deep' | 'table';
  readonly mirrored: boolean;
  /** Direction in which a film moves it: -1 is left. */
  readonly heading?: -1 | 1;
  /** Clockwise, in degrees. */
  readonly tilt: number;
  /** It is on another subject: it casts no shadow. */
  readonly perched: boolean;
  /** How far it is above its shadow on the ground, in pixels. */
  readonly lift?: number;
  /** The opening of the vessel that it is in, from its own `x` and `foot`: the front of it hides what is lower. */
  readonly rim?: Rim;
  /** Nearness of the ground that it stands on: 1 at the lower edge of the image; none in the air, where nothing shows it. */
  readonly depth?: number | undefined;
  /** Drawing order, lowest first. */
  readonly order: number;
}

/** Sides of a drawing as shares of the longer one. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  /** Its upper edge from left to right: 0 at the top, 1 at the foot and where there is nothing. */
  readonly tops: readonly number[];
}

/** The same subject with another size. */
export function resizedSubject(one: PlacedSubject, size: number): PlacedSubject {
  const scale = size / one.size;
  return { ...one, size, width: one.width * scale, height: one.height * scale };
}

/** The same subject, all of it inside the image. */
export function insideFrame(one: PlacedSubject, width: number): PlacedSubject {
  const half = Math.min(one.width, width) / 2;
  return { ...one, x: clamp(one.x, half, width - half) };
}
