const ONE =
  /,?\s*(?:\b(?:and|but|while|as|then|until)\s+)?\b((?:(?:one|two|some)\s+of\s+(?:them|the\s+\w+)|the\s+(?:(?:very\s+)?(?:last|first|second|third|fourth|fifth|middle|other|smallest|biggest|largest|youngest|oldest|tallest|slowest)\s+(?:ones?|two|of\s+them)|others|rest))\s+(?!(?:is|are|was|has|have|with|in|on|wears?|wearing|of)\b)[a-z]+[^,;.]*)/gi;

interface Without {
  /** The prompt without it: the copies of a subject do the same. */
  readonly rest: string;
  readonly unshown: readonly string[];
}

/** Takes out what one of several is said to do: "three ducks swim, the last one dives". */
export function withoutOneOfSeveral(prompt: string): Without {
  const unshown: string[] = [];
  const rest = prompt.replace(ONE, (_, said: string) => {
    unshown.push(said.trim().toLowerCase());
    return ' ';
  });
  // A clause that stands alone is all there is to show.
  return rest.trim() === '' ? { rest: prompt, unshown: [] } : { rest, unshown };
}
