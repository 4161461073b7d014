import type { Program } from './source.ts';
import type { PythonWish } from './wish.ts';

/** A program that a kind wrote. */
interface Made {
  readonly program: Program;
  /** Words beside the usual ones that say nothing for this kind. */
  readonly silent?: string;
  /** True if another program that lacks nothing comes before it. */
  readonly isSecond?: boolean;
  /** The name of the subject in its tests. */
  readonly subject?: string;
}

export type Plan = (wish: PythonWish) => Made | undefined;
