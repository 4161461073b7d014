/** A text, and the parts of the wish that it does not tell. */
export interface Composed {
  readonly text: string;
  readonly isWhole: boolean;
  /** Told part by part, and not in a clause behind the form. */
  readonly isListed: boolean;
}

export const composed = (text: string, left: readonly string[], note = ''): Composed => ({
  text: [text, note, left.length === 0 ? '' : `_Not in it: ${left.map((part) => `“${part}”`).join(', ')}._`]
    .filter((part) => part !== '')
    .join('\n\n'),
  isWhole: left.length === 0,
  isListed: true,
});
