import type { Snippet } from '../../snippets/snippets.ts';

/** A line of an example as a test needs it: a statement, a value that it shows, or a call that must fail. */
export type Step =
  | { readonly is: 'line'; readonly lines: readonly string[]; readonly name?: string }
  | {
      readonly is: 'value' | 'failure';
      readonly call: string;
      readonly type: string;
      readonly raises: boolean;
      readonly method: string;
    };

export interface Outlined extends Snippet {
  readonly steps: readonly Step[];
}
