/** "The solar system, labelled", "all planets in order". */
export const isOfPlanets = (prompt: string): boolean =>
  /\b(?:solar\s+system|(?:all|the|eight|8)\s+planets)\b/i.test(prompt) &&
  /\b(?:names|in\s+(?:the\s+)?(?:right\s+|correct\s+)?order|labels?|labell?ed)\b/i.test(prompt);

const LABELLED =
  /,?\s*\blabell?ed\s*$|^(?:an?|the)?\s*labell?ed\s+|,?\s*(?:and\s+|with\s+)?(?:(?:its|the|all)\s+)*(?:labell?ed\s+parts|parts\s+(?:are\s+)?labell?ed)|,?\s*\bwith\s+(?:clear\s+|its\s+|the\s+)*labels\s*$/i;

/** "A volcano, labelled", "the life cycle of a frog": only a diagram shows it, so one is asked for. */
export function asDiagram(prompt: string): string {
  if (isOfPlanets(prompt)) return `diagram of ${prompt}`;
  const bare = prompt.replace(LABELLED, ' ').trim();
  if (bare !== prompt.trim()) return `labelled diagram of ${bare.replace(/^(?:the\s+)?parts\s+of\s+/i, '')}`;
  return /^(?:the\s+)?(?:life|water|rock|carbon)\s+cycle\b/i.test(prompt) ? `diagram of ${prompt}` : prompt;
}
