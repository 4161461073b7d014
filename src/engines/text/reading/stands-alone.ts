/** "and 12?", "what about Spain?": only what changes is said. */
const LEAD = /^(?:(?:and|but|so|ok(?:ay)?|also|then|what about|how about|what if)\b[, ]*)+/i;
/** "when should I use it": the subject is in the question before. */
const REFERS =
  /^(?:when|why|where|how (?:is|are|does|do)|what(?:'s| is| are| does)|should|is|are|do|does|can)\b.*\b(?:it|them|one|this|that)\b/i;
const PRONOUN = /\b(?:it|them|one|this|that)\b/i;
const SUBJECT =
  /^(?:please |can you |so )*(?:what(?:'s| is| are| does)?|explain|define|describe|tell me about|how (?:does|do)) (?:what )?(?:an? |the )?([\w.+#/ -]{2,40}?)(?: (?:is|are|mean|means|do|works?))?(?: in (?:simple terms|computing|programming))?(?:[?.!,]|$| and )/i;
const UNLIKE =
  /\b(?:different|differs?|differ) (?:from|to|than) (?:an? |the )?(.+?)[?.! ]*$|\bdifference (?:to|from|with|between (?:it|that) and) (?:an? |the )?(.+?)[?.! ]*$/i;
const NUMBER = /^(?:for |with |if (?:it|that) (?:is|was|were) )?([$€£]?)(\d[\d.,]*)(%?)(?: [a-z]+)?$/i;
const LONGEST = 160;

/** The same once more, with another outcome. */
export const ANOTHER =
  /^(?:please |and |ok,? )*(?:give me |write |show me |make )?(?:another(?: one)?|one more|a different one|try again|again)(?: please)?[?.! ]*$/i;

/** A question that goes on from the one before it, in forms that need none; the likeliest first. */
export function standingAlone(message: string, before: string | undefined): readonly string[] {
  const said = message.trim().replace(/[?.! ]+$/, '');
  const earlier = before?.trim().replace(/[?.! ]+$/, '') ?? '';
  if (earlier === '' || said.length > LONGEST || earlier.length > LONGEST || /\n/.test(earlier + said))
    return [];
  const rest = said.replace(LEAD, '');
  const subject = SUBJECT.exec(before?.trim() ?? '')?.[1];
  const unlike = UNLIKE.exec(rest);
  if (subject !== undefined && unlike)
    return [`difference between ${subject} and ${unlike[1] ?? unlike[2] ?? ''}`];
  if (subject !== undefined && REFERS.test(rest)) return [rest.replace(PRONOUN, subject)];
  const about = OF_IT.exec(rest)
    ?.slice(1)
    .find((each) => each !== undefined);
  const named = subject ?? NAME.exec(earlier)?.[0];
  if (about !== undefined && named !== undefined) return [`${about} of ${named}`];
  if (rest === '' || (rest === said && !ADDS.test(said))) return [];
  return [...exchanged(rest, earlier), ...(PLACED.test(rest) ? [`${earlier} ${rest}`] : [])];
}

/** "And its currency?", "opposite?": of what the question before was about. */
const OF_IT =
  /^(?:what(?:'s| is| are) )?(?:(?:its|their) ([a-z]+(?: code)?)|(?:(?:its|the) )?(opposite|antonyms?|synonyms?|plural))$/i;
const NAME = /\b[A-Z][a-z]+(?: [A-Z][a-z]+)*$/;
/** A few words that only add a condition. */
const ADDS = /^(?:in|on|for|with|without|from|only|recursively)\b(?: \S+){1,4}$/i;

/** A clause that only adds something begins with one of these. */
const PLACED = /^(?:if|when|in|on|for|with|without|from|only|but|recursively|as|by|to|after|before)\b/i;

/** The question before with its number, or its last name, changed. */
function exchanged(rest: string, earlier: string): readonly string[] {
  const [, sign = '', digits, percent = ''] = NUMBER.exec(rest) ?? [];
  if (digits !== undefined) {
    const alike = new RegExp(`(?<![\\w.])\\${sign || 'b'}\\d[\\d.,]*${percent || '(?![\\d%])'}`, 'g');
    return (earlier.match(alike) ?? []).length === 1
      ? [earlier.replace(alike, () => `${sign}${digits}${percent}`)]
      : [];
  }
  const [, preposition, name] =
    /^(?:(of|in|for|from|to|until) )?((?:an? |the )?[\w.+#-]+(?: [\w.+#-]+)?)$/i.exec(rest) ?? [];
  if (name === undefined || /^(?:if|when|why|how|what|where|who|then|now)\b/i.test(name)) return [];
  const last = new RegExp(
    `^(.*\\b${preposition ?? '(?:of|in|for|from|to|until|is|are|explain|define)'}) (?:an? |the )?[\\w.+#-]+(?: [A-Z][\\w.+#-]*)*$`,
  );
  const begins = last.exec(earlier)?.[1];
  return begins === undefined ? [] : [`${begins} ${name}`];
}
