const LONGEST = 100_000;

/** The object that a text contains as JSON, from its first brace to its last. */
export function jsonIn(text: string): unknown {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from || to - from > LONGEST) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    // Braces of another kind.
    return undefined;
  }
}
