/** Fields that are told in words of the text's own, and have no form. */
const REASONS = /^(?:reasons?|causes?|why|grounds?|motive)$/;
const TROUBLES = /^(?:problems?|issues?|complaints?|faults?|defects?|errors?|damages?|symptoms?|concerns?)$/;
const WISHES =
  /^(?:requests?|wish(?:es)?|demands?|questions?|needs?|orders?|actions?|next steps?|tasks?|what (?:they|she|he) wants?)$/;
const SUBJECTS =
  /^(?:subjects?|topics?|matter|message|descriptions?|summary|details?|notes?|comments?|content|body|remarks?|purpose|concern|event)$/;

const TROUBLE =
  /\b(?:not|no|never|cannot|broken?|broke|wrong|missing|damaged|cracked|errors?|fail\w*|late|leak\w*|stuck|dead|defective|faulty|torn|dirty|noise|noisy|cold|crash\w*|lost|scratch\w*|slow|down|problem)\b|n['’]t\b/i;
const WISH =
  /\b(?:wants?|would like|wishes|asks? (?:for|to|if|whether)|needs?|please|can you|could you|requests?|hopes?)\b/i;
const BECAUSE =
  /\b(?:because(?: of)?|due to|owing to|since|as) (?!soon|well|a result|of\b)(.+?)(?=[.;!?]|,(?: (?:so|and|please|can|could)\b)|$)/i;
const GREETS =
  /^(?:hi|hello|hey|dear|thanks|thank you|please help|regards|best|cheers|kind regards|good (?:morning|day|evening|afternoon))\b/i;
const FEWEST_WORDS = 3;

/**
 * What is told of a reason, a problem or a wish: the clause that says it, without the values that other fields have
 * taken. Undefined for a field of another kind.
 */
export function freeField(
  field: string,
  text: string,
  taken: readonly string[],
): readonly string[] | undefined {
  const name = field.toLowerCase().replace(/ (?:for|of) .*$/, '');
  const isReason = REASONS.test(name);
  const cue = TROUBLES.test(name)
    ? TROUBLE
    : WISHES.test(name)
      ? WISH
      : isReason || SUBJECTS.test(name)
        ? undefined
        : null;
  if (cue === null) return undefined;
  const because = isReason ? BECAUSE.exec(text)?.[1] : undefined;
  if (because !== undefined) return [because.trim()];
  const clauses = text
    .split(/(?<=[.!?;])\s+|[,;]\s+(?!\d)|\n/)
    .map((clause) => withoutTaken(clause, taken))
    .filter((clause) => !GREETS.test(clause) && clause.split(/\s+/).length >= FEWEST_WORDS);
  const told = cue === undefined ? clauses : clauses.filter((clause) => cue.test(clause));
  const longest = told.toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? [] : [longest];
}

/** "Order 88213 arrived with two broken plates" behind the number; a clause that only tells a value is dropped. */
function withoutTaken(clause: string, taken: readonly string[]): string {
  const last = taken
    .filter((value) => clause.includes(value))
    .map((value) => clause.indexOf(value) + value.length)
    .toSorted((a, b) => b - a)[0];
  const rest = last === undefined ? clause : clause.slice(last);
  return rest
    .replace(/^[\s,;:).-]+/, '')
    .replace(/^(?:(?:and|but|so|then)\s+)+/i, '')
    .replace(/[\s.!?;,]+$/, '');
}
