import { literal } from '../languages/literal.ts';
import { stemToken, wordsOf } from '../tasks/stems.ts';
import { isAction, isContent } from '../tasks/wish.ts';

const BREAKS = /[;,.:](?=\s|$)|\s(?:and|but|then|that|which|where)(?=\s)/gi;
const LONGEST = 90;
/** Each word is looked up in each clause. */
export const MOST_CHARACTERS = 2_000;
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

/** Words between two of a qualifier: "a maximum length of 40". */
const LINK = /^[\s-]+(?:(?:of|to|the|an?|in|at|by|than|per|most|least)\s+){0,2}$/i;

/** Words that belong to the number after them: "at most 5". */
const BEFORE_NUMBER =
  /\b(?:(?:from|between) \d+ (?:to|and|through)|(?:at )?(?:most|least)|up to|(?:more|less|fewer|longer|shorter|greater) than|(?:limited|capped|restricted) (?:to|at)|max(?:imum)?(?: of)?|below|above|over|under|within|(?:the )?(?:last|past|next))\s$/i;

/** From so much of a clause on, it is missing as a whole. */
const MOST_OF_IT = 0.6;
/** A clause of so few words is told as a whole: one of them alone would tell nothing. */
const SHORT = 3;

/** "Emails the report": a verb is told with what it is done to. */
const isItsVerb = (clause: string, word: string): boolean =>
  (isAction(stemToken(word.toLowerCase())) && clause.startsWith(`${word} `)) ||
  new RegExp(`^(?:it |also )?${word} (?:an?|the|its|it|them|each|every|all|into|to)\\b`, 'i').test(clause);

/** "Go function that …": the next clause says what it is for. */
const NAMES_KIND = /^(?:\S+ ){0,5}(?:function|method|program|script|code|func|fn|app|tool|cli)$/i;

/** Clauses that say what comes out, of which a part may be missing. */
const TELLS = /^(?:it )?(?:prints?|printing|shows?|keeps?)\b/i;

/** "With the wasted bytes", of "prints each group with the wasted bytes". */
function phraseOf(clause: string, missing: readonly string[]): string | undefined {
  if (!TELLS.test(clause) || /\b(?:when|if|unless|in case)\b/i.test(clause)) return undefined;
  const [, ...phrases] = clause.split(/ (?=(?:with|by|as|in|into|from|for|per|on|to|along with) )/i);
  return phrases.find((phrase) => missing.every((word) => hasWord(phrase, word)));
}

/** "as u64", "in reverse": a word with what leads to it. */
function withLead(clause: string, word: string): string {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(
    `\\b(?:as|in|into|with|to|by|from|for|using|per|on) (?:an? |the )?${literal}(?!\\w)`,
    'i',
  ).exec(clause);
  return found?.[0] ?? word;
}

/** The missing parts in the words of the wish: whole clauses or qualifiers instead of single words from them. */
export function inClauses(prompt: string, unmet: readonly string[]): string[] {
  if (prompt.length > MOST_CHARACTERS) return [...unmet];
  const [head = '', ...clauses] = clausesOf(prompt);
  const main = NAMES_KIND.test(head) ? clauses[0] : undefined;
  const said = unmet.map((word) => {
    const clause = clauses.find((one) => hasWord(one, word));
    if (!clause || clause.length > LONGEST) return word;
    const missing = unmet.filter((other) => hasWord(clause, other)).length;
    const content = wordsOf(clause).filter((one) => isContent(one) || /^\d/.test(one)).length;
    // Most of the purpose of a program is met, or it would be another program.
    if (clause === main && missing * 2 <= content && !/\b(?:when|if|unless|in case)\b/i.test(clause))
      return withLead(clause, word);
    const phrase = phraseOf(
      clause,
      unmet.filter((other) => hasWord(clause, other)),
    );
    if (phrase !== undefined) return phrase;
    if (isEdge(clause)) return clause;
    const isMissing =
      isItsVerb(clause, word) ||
      (content <= SHORT && /^[a-z]+$/i.test(word)) ||
      (missing > 1 && missing >= content * MOST_OF_IT);
    return isMissing ? clause : word;
  });
  const parts = qualifiers(prompt, [...new Set(said)]);
  // A word of a clause that is told is told with it, unless the wish says it elsewhere too.
  return parts.filter(
    (part) =>
      !parts.some(
        (other) => other !== part && hasWord(other, part) && placeOf(prompt.replace(other, ' '), part) < 0,
      ),
  );
}

/** Words that stand together in the wish, as one. */
function qualifiers(prompt: string, said: readonly string[]): string[] {
  const joined: { from: number; to: number; text: string }[] = [];
  for (const text of said) {
    const at = placeOf(prompt, text);
    const to = at + text.length;
    const last = joined.at(-1);
    const isNext = last && last.from >= 0 && at >= last.to && LINK.test(prompt.slice(last.to, at));
    const [before = ''] = (/^\d/.test(text) && BEFORE_NUMBER.exec(prompt.slice(0, Math.max(at, 0)))) || [];
    const from = isNext ? last.from : at - before.length;
    joined.splice(joined.length - (isNext ? 1 : 0), 1, {
      from,
      to,
      text: at < 0 ? text : prompt.slice(from, to),
    });
  }
  return joined.map(({ from, text }) =>
    /^(?:most|least)\b/i.test(text) && prompt.slice(0, from).endsWith('at ') ? `at ${text}` : text,
  );
}

function placeOf(prompt: string, text: string): number {
  return prompt.search(new RegExp(`(?<![\\w.])${literal(text)}(?!\\w)`, 'i'));
}
