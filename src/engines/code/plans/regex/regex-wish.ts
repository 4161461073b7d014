export interface RegexWish {
  /** The pattern in JavaScript, without anchors. */
  readonly pattern: string;
  /** The words for a text that it matches. */
  readonly name: string;
  /** All matches in a text, not whether a whole text matches. */
  readonly isSearch: boolean;
  /** Small and capital letters are the same. */
  readonly isLoose?: boolean;
  readonly good: readonly string[];
  readonly bad: string;
  readonly trap?: string;
}
