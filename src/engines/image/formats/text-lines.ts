/** "Emma & Jack, 6 September 2025, Rosewood Barn": each fact has a line of its own, an hour that of its day. */
export const inFacts = (text: string): string[] =>
  /\d/.test(text)
    ? text.split(/,\s+(?!\d{4}\b|\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\b|-|–))|(?<=[!?])\s+/u)
    : [text];

/** A "thank you card" that says "Thank you, Ann" says it once. */
export const withoutRepeats = (texts: readonly string[]): readonly string[] =>
  texts.filter(
    (text, at) =>
      !texts.some(
        (other, index) =>
          index !== at && other.length > text.length && other.toLowerCase().startsWith(text.toLowerCase()),
      ),
  );
