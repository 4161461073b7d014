/** A piece of octet's own documentation, with the questions that it answers. */
export interface Passage {
  readonly id: string;
  /** Ways of asking; retrieval compares questions with these and with the text. */
  readonly asks: readonly string[];
  /** The answer, in Markdown. */
  readonly text: string;
}
