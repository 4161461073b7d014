import type { Snippet } from '../snippets/snippets.ts';

export interface Planned {
  readonly task: string;
  readonly summary: string;
  readonly snippet: Snippet;
  /** Words of the wish that the code does not keep. */
  readonly unmet?: readonly string[];
}
