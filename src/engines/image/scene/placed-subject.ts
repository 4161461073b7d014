import type { Subject } from '../prompt/parse.ts';

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
  readonly zone: 'ground' | 'water' | 'air' | 'deep' | 'table';
  readonly mirrored: boolean;
  /** It is on another subject: it casts no shadow and is drawn right after that one. */
  readonly perched: boolean;
  /** Drawing order, lowest first. */
  readonly order: number;
}
