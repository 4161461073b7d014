const ASKS =
  'how (?:do|can|to|would|should|many|much|long|often|does|is|are)|whats?|which|where|why|when (?:do|should|is|does|would)|who|can (?:i|you|it|we)|do (?:i|you|they)|does|is (?:it|that|there|this)|are (?:there|you|they)|should (?:i|we)|use (?:it|that|the word) in|work out|calculate';
const BETWEEN = new RegExp(
  `(?:,\\s+(?:and |but |also )*|\\s+(?:and|but|plus)\\s+(?:also |then )?|[?;.!]\\s+(?:and |also |but )*)(?=(?:${ASKS})\\b|\\d+(?:\\.\\d+)? ?[a-z]+ (?:to|into|in) [a-z]+)`,
  'i',
);
/** A text may come with several requests, too. */
const ORDERED =
  /(?:,\s+(?:and |then |also )*|\s+and\s+(?:also |then )?)(?=(?:count|summari[sz]e|give me|tell me|name(?! (?:as|in|into|from|to|of)\b)|find|list|translate|explain|how|what|which|who|when|where|why)\b)/i;
const MOST_QUESTIONS = 3;
const LONGEST = 400;
/** "the capital of Australia and what currency do they use" */
const NAMED =
  /(?<=\s)(?:of|in|for|about|to|borders?|bordering|near|with) ((?:\p{Lu}[\p{L}'-]+)(?: \p{Lu}[\p{L}'-]+)*)/u;
const PRONOUN = /\b(?:they|it|there)\b/i;
/** "Is Switzerland in the EU": the subject is meant, not the last name. */
const SUBJECT = /^(?:[Ii]s|[Dd]oes|[Hh]as) (?:the )?((?:\p{Lu}[\p{L}'-]+)(?: \p{Lu}[\p{L}'-]+)*)/u;
/** "what does UTC+1 stand for, and who uses it" */
const STANDING = /^what (?:does|do) (?:the )?["“]?(\S{2,30}?)["”]? (?:stand for|mean)$/i;

/** Asks again for what an answer to the first question tells. */
export const AGAIN =
  /^(?:what do(?:es)? (?:that|this|it|they) mean|what (?:is|was) (?:that|this|it)|what (?:do|should|can|could|must|would) (?:i|we|you|(?:my|the|a|an) \w+) (?:do|check|try|look at|change|verify)(?: now| first| next| about (?:it|that|this))?|what now|(?:how|where) (?:do|can|should|to|would) (?:i |you |we )?(?:fix|solve|resolve|avoid|prevent|debug|handle|deal with|get rid of|get around|work around|start(?: looking| searching| debugging| to look)?|look|begin|find(?: (?:it|that|this))? out(?: (?:which|what))?|tell|check|see(?: (?:it|that|this))?|find|locate|identify|track(?: down)?|trace|diagnose|hunt down|narrow)(?: (?:it|that|this|them|down|out why|the (?:line|cause|place|spot|reason|problem|bug|error|fault|culprit|source)))?(?: down)?(?: for the cause)?(?: without (?:using )?sudo)?|how (?:should|do|does|must|would) (?:i|we|you|(?:my|the|a|an) \w+) (?:react|respond|behave)(?: to (?:it|that|this))?|what(?:'s| is| could be| might be| can be| am i doing| did i do) (?:wrong|going on|happening|the (?:problem|cause|reason))|why is (?:that|this|it)(?: so)?|what (?:has )?happened|what went wrong|who (?:can|may) (?:read|write|change|run|execute|open|access)(?: to)? (?:it|the file|that file|this file)(?: then| now)?|why(?: does (?:that|this|it) happen)?|what (?:is|are|could be) the (?:(?:usual|common|most common|typical|possible|likely) )+(?:causes?|reasons?)(?: (?:in|for|of) [\w+#]+)?|how (?:long|much|many|far|old|big|late|fast) is (?:that|this|it)|how many (?:hours|minutes|days|weeks|months|years)(?: is (?:that|this|it)| are (?:that|those|there))?)$/i;

/** Tells of the asker, and asks for nothing. */
const MOOD = /^(?:i['’]?m|i am)(?: so| a bit| really)? (?:bored|tired|hungry|sad|curious)$/i;

interface Question {
  readonly said: string;
  /** With the name in place of the pronoun that means it. */
  readonly asked: string;
}

const NOUN = /^(?:which|what) ([a-z]+) (?:is|are|does|do|has|uses?)\b/i;
/** "what is the currency of Brazil and what is the capital" */
const UNOWNED = /^what(?:['’]?s| is| are) (?:the|its|their) (?:[a-z]+ )?[a-z]+$/i;

/** A later question with what it has in common with the first. */
function withShared(said: string, name: string | undefined, noun: string | undefined): string {
  const whole = noun === undefined ? said : said.replace(/^which one\b/i, `which ${noun}`);
  if (name === undefined) return whole;
  return UNOWNED.test(whole)
    ? `${whole.replace(/\b(?:its|their)\b/i, 'the')} of ${name}`
    : whole.replace(PRONOUN, (word) => (/^there$/i.test(word) ? `in ${name}` : name));
}

/** The questions of a message that stand beside each other; none where there is only one. */
export function questionsIn(message: string, isOfText = false): readonly Question[] {
  if (message.length > LONGEST || message.includes('\n')) return [];
  const parts = message
    .split(isOfText ? ORDERED : BETWEEN)
    .map((part) => part.replace(/[\s?.!,;]+$/, '').trim())
    .filter((part, at) => (at === 0 ? !MOOD.test(part) : !AGAIN.test(part)));
  if (parts.length < 2 || parts.length > MOST_QUESTIONS || parts.some((part) => !/\s/.test(part))) return [];
  // A text between quotation marks is not asked.
  if (parts.some((part) => part.split(/["“”]/).length % 2 === 0)) return [];
  const name =
    SUBJECT.exec(parts[0] ?? '')?.[1] ??
    NAMED.exec(parts[0] ?? '')?.[1] ??
    STANDING.exec(parts[0] ?? '')?.[1];
  const noun = NOUN.exec(parts[0] ?? '')?.[1];
  return parts.map((said, at) => {
    const asked = at === 0 ? said : withShared(said, name, noun);
    return { said, asked: /^\d/.test(said) ? `convert ${asked}` : asked };
  });
}
