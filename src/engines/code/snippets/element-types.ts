const OF_STRINGS = /\b(?:list|stack|queue|deque|buffer|tree|heap|set) of (strings|texts|words|names)\b/i;
const HOLDS_TEXT =
  /\bchar ?\*|\bchar \w+\[|\bstring\b|\bString\b|&str\b|<[TE]\b|\[T\b|\bany\b|\bobject\b|void ?\*|\btypename\b/;
const TYPED = /^(?:c|cpp|go|rust|java|csharp|kotlin|swift)$/;

interface Written {
  readonly prompt: string;
  readonly language: string;
  readonly snippet: { readonly definition: string };
}

/** "A linked list of strings" holds no numbers. */
export function unmetElements({ prompt, language, snippet }: Written): readonly string[] {
  const [, of] = OF_STRINGS.exec(prompt) ?? [];
  return of !== undefined && TYPED.test(language) && !HOLDS_TEXT.test(snippet.definition) ? [of] : [];
}
