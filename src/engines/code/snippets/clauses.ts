const BREAKS = /[;,.:](?=\s|$)|\s(?:and|but|then|that|which|where)(?=\s)/gi;
const LONGEST = 90;
/** Each word is looked up in each clause. */
const MOST_CHARACTERS = 2_000;
/** A clause that says what happens: one word of it tells nothing. */
const RULE =
  /^(?:it )?(?:returns?|returning|raises?|raising|throws?|throwing|rejects?|prints?|printing|keeps?|exits?|shows?|shown|an? [\w-]+ (?:text|counter|message))\b/i;

/** The parts of a wish that say one thing each, as the asker wrote them. */
export function clausesOf(prompt: string): string[] {
  // A text or a list of parameters is not cut.
  const masked = prompt.replace(/"[^"]*"|\([^()]*\)|\{[^{}]*\}/g, (all) => '_'.repeat(all.length));
  const clauses: string[] = [];
  let from = 0;
  for (const found of masked.matchAll(BREAKS)) {
    clauses.push(prompt.slice(from, found.index));
    from = found.index + found[0].length;
  }
  return [...clauses, prompt.slice(from)].map((one) => one.trim()).filter(Boolean);
}

/** A clause about what happens at an edge: with no input, with a wrong one, with two that are equal. */
export const isEdge = (clause: string): boolean =>
  RULE.test(clause) || /\b(?:when|if|unless|in case|empty|invalid|missing|ties?)\b/i.test(clause);

const hasWord = (clause: string, word: string): boolean =>
  word.startsWith('"')
    ? clause.includes(word)
    : ` ${clause.toLowerCase().replace(/[^a-z0-9/]+/g, ' ')} `.includes(` ${word.toLowerCase()} `);

/** What is missing in the asker's words: a whole clause in place of words that are torn out of it. */
export function inClauses(prompt: string, unmet: readonly string[]): string[] {
  if (prompt.length > MOST_CHARACTERS) return [...unmet];
  const clauses = clausesOf(prompt).slice(1);
  const said = unmet.map((word) => {
    const clause = clauses.find((one) => hasWord(one, word));
    if (!clause || clause.length > LONGEST) return word;
    const count = unmet.filter((other) => hasWord(clause, other)).length;
    return count > 1 || isEdge(clause) ? clause : word;
  });
  return [...new Set(said)];
}
