import type { Program } from './source.ts';
import type { PythonWish } from './wish.ts';

/** A program that a kind wrote. */
interface Made {
  readonly program: Program;
  /** Words beside the usual ones that say nothing for this kind. */
  readonly silent?: string;
  /** Whether another program that lacks nothing goes before it. */
  readonly isSecond?: boolean;
  /** What its tests are of. */
  readonly subject?: string;
}

export type Plan = (wish: PythonWish) => Made | undefined;
