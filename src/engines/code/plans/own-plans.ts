import type { Snippet } from '../snippets/snippets.ts';

/** What only wishes for one language are read by: statements of SQL, pages, style sheets, scripts for Bash. */
export interface OwnPlans {
  readonly whole: (prompt: string) => Snippet | undefined;
  /** With the words of the wish that it does not cover. */
  readonly inPart?: (prompt: string) => { snippet: Snippet; unmet: readonly string[] } | undefined;
}
