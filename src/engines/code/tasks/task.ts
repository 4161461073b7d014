export interface Task {
  readonly id: string;
  /** One line that stands above the code. */
  readonly summary: string;
  /** The main function or class, in camel or Pascal case; a name in the prompt takes its place. */
  readonly name: string;
  /** The languages of a task that other languages do not have, such as a query; the first is the usual one. */
  readonly languages?: readonly string[];
  /**
   * Ways to ask for it. All words of one phrase must be in the prompt, in any order and form; `a|b` is either.
   */
  readonly phrases: readonly string[];
  /** Words that go with the task, so that they do not count as something else being asked for. */
  readonly also?: string;
  /** Words that mean something else is asked for. */
  readonly unless?: string;
  /**
   * The behaviour of its programs at the edges, as `tasks/does.ts` reads it, for wishes that ask for it. It holds for
   * every language that is not excepted.
   */
  readonly does?: string;
  /** A class with all that is usual of its kind: one that is put together for the wish comes before it. */
  readonly isFuller?: boolean;
  /** Patterns with named groups: what a group finds in the prompt takes the place of the group's name in the snippet. */
  readonly renames?: readonly string[];
  /** Inclusive bounds of the numbers that a prompt may set. */
  readonly bounds?: readonly ParameterBounds[];
}

interface ParameterBounds {
  /** Its placeholder in the snippet. */
  readonly name: string;
  readonly min: number;
  readonly max: number;
}
