const THING = '((?:(?!\\b(?:differ|different|and|or)\\b)[^,;:?!"]){1,60}?)';

/** The ways to ask how two things differ, each with the two things as its groups. */
const ASKED: readonly string[] = [
  `(?:how|in (?:what|which) ways?)(?: exactly)? (?:does|do|is|are) ${THING} (?:differ|different)(?: from| to| than) ${THING}`,
  `(?:how|in (?:what|which) ways?)(?: exactly)? (?:do|does|are|is) ${THING} (?:and|or|vs\\.?|versus) ${THING} (?:differ|different)(?: from (?:each other|one another))?`,
  `what (?:makes|sets) ${THING} (?:different|apart) from ${THING}`,
  `(?:is|are) ${THING} (?:really )?the same(?: thing)? as ${THING}`,
  `(?:is|are) ${THING} and ${THING} the same(?: thing)?`,
  `what distinguishes ${THING} from ${THING}`,
  `(?:what|which)(?:'s| is| are) (?:so )?different (?:about|between) ${THING} (?:and|vs\\.?|versus) ${THING}`,
  `${THING} (?:and|or|vs\\.?|versus) ${THING}[,:;?-]+ ?(?:so )?(?:what(?:'s| is| are)|whats) the differences?`,
];

let patterns: readonly RegExp[] | undefined;

const LONGEST = 160;

/** A question for a difference in the one wording that the skills know; any other question as it is. */
export function asDifference(question: string): string {
  if (question.length > LONGEST || !/differ|distinguish|apart|the same/i.test(question)) return question;
  const plain = question.replaceAll('’', "'");
  // Made for the first question that may be one.
  patterns ??= ASKED.map((source) => new RegExp(`^(?:so |and )?${source}[?.! ]*$`, 'i'));
  for (const asked of patterns) {
    const [, first, second] = asked.exec(plain) ?? [];
    if (first && second) return `what is the difference between ${first} and ${second}?`;
  }
  return question;
}
