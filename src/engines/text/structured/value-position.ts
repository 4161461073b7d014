import type { Random } from '../../random.ts';
import type { Hints } from './hints.ts';
import type { JsonSchema } from './schema.ts';

/** One position in the value that is being made. */
export interface ValuePosition {
  /** Name of the property. */
  readonly name: string;
  readonly path: string;
  readonly depth: number;
  readonly random: Random;
  readonly hints: Hints;
  readonly known: unknown;
  fill(schema: JsonSchema, inner: InnerPosition): unknown;
  isValid(schema: JsonSchema, value: unknown): boolean;
}

interface InnerPosition {
  readonly name: string;
  /** Tells positions of one name apart, such as the items of a list. */
  readonly step: string;
  readonly known?: unknown;
}

/** From here on whatever ends the recursion is preferred. */
export const DEEP = 4;
