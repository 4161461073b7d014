import { literal } from '../languages/literal.ts';
import { inClauses } from './clauses.ts';

/** No word of a thing goes beyond these. */
const BORDER =
  /^(?:of|in|to|for|with|by|from|at|on|and|or|but|that|which|who|where|when|if|then|is|are|was|were|be|as|than|into|per|only|so|without|within|after|before|it|them|they|should|must|can|not|also|while|until|using|over|under|above|below|between|returns?|prints?|shows?|lists?|has|have|having|takes?|gives?|makes?)$/i;
const OPENS = /^(?:an?|the|its|their|my|our|own|each|every|all|any|no|two|three|four|five|ten|\d[\d.,]*%?)$/i;
/** A whole phrase begins with a word that leads to something, or with a deed. */
const LEADS = /^(?:with|without|by|as|in|into|to|for|from|at|on|per|using|if|when|where|and|not)\b/i;
/** These tell nothing unless more is said with them. */
const HANGING =
  /^(?:\w+ing|\w+n['’]t|not|never|left|right|out|back|beside|besides|first|last|next|same|both|other|others|another|again|twice|once|only|just|still|own|one|ones|there|together|apart|alone|whole|more|less|most|least|few|many|much|such|at the same|each|every|all|up|down|off|inside|outside)$/i;
const MOST_BEFORE = 3;
const MOST_AFTER = 3;
/** So many words tell something by themselves. */
const ENOUGH = 3;
/** A note shortens anything longer than a phrase. */
const LONGEST = 200;

interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[^\s,;:.()"]+(?:\.\w+)*|[,;:.()"]/g)].map((found) => ({
    text: found[0],
    from: found.index,
    to: found.index + found[0].length,
  }));

const isMark = ({ text }: Token): boolean => /^[,;:.()"]$/.test(text);
const isBorder = (token: Token): boolean => isMark(token) || BORDER.test(token.text);

/** "10 animal words" for "10": a bare number tells nothing. */
const numbered = (prompt: string, part: string): string =>
  new RegExp(
    `(?<![\\w.])${part}(?: (?!(?:and|or|to|of|in|for|with|is|are|then|if|when|on|at|by)\\b)[a-z]+){1,2}(?=[,.;)]|$| (?:and|or|to|of|in|for|with|if|when|on|at|by)\\b)`,
  ).exec(prompt)?.[0] ?? part;

/** A word that is torn out of a phrase, with the phrase around it: "the product list" for "product". */
function whole(prompt: string, part: string): string {
  if (part.length > LONGEST) return part;
  if (/^\d+$/.test(part)) return numbered(prompt, part);
  if (part.split(/\s+/).length > ENOUGH || /^["'/\d]/.test(part)) return part;
  const at = prompt.search(new RegExp(`(?<![\\w.'’])${literal(part)}(?![\\w'’])`, 'i'));
  if (at < 0) return part;
  const tokens = tokensOf(prompt);
  const start = tokens.findIndex(({ to }) => to > at);
  const end = tokens.findLastIndex(({ from }) => from < at + part.length);
  const first = tokens[start];
  const last = tokens[end];
  if (!first || !last) return part;
  const isHanging = HANGING.test(part);
  // "Generic" tells enough, and the thing itself is not missing.
  if (start === 0 && !isHanging) return part;
  const after = reach(tokens.slice(end + 1), isHanging);
  const before = LEADS.test(part) ? [] : lead(tokens.slice(Math.max(0, start - MOST_BEFORE), start));
  const from = before[0]?.from ?? first.from;
  const to = after.at(-1)?.to ?? last.to;
  return prompt.slice(from, to);
}

/** The words that follow up to the end of the thing; none where it goes on for long. */
function reach(tokens: readonly Token[], isHanging: boolean): Token[] {
  const found = tokens.findIndex(
    (one, at) =>
      isMark(one) ||
      /^\d/.test(one.text) ||
      (isBorder(one) && !(isHanging && at === 0 && /^(?:it|them)$/i.test(one.text))),
  );
  const count = found < 0 ? tokens.length : found;
  return count <= MOST_AFTER ? tokens.slice(0, count) : isHanging ? tokens.slice(0, MOST_AFTER) : [];
}

/** The words before it, from the one that opens the thing; none where nothing opens it near by. */
function lead(tokens: readonly Token[]): Token[] {
  const border = tokens.findLastIndex(isBorder);
  const near = tokens.slice(border + 1);
  const opening = near.findLastIndex(({ text }) => OPENS.test(text));
  return opening < 0 ? [] : near.slice(opening);
}

const shortened = (part: string): string => (part.length > LONGEST ? `${part.slice(0, LONGEST)}…` : part);

/** The missing parts in the asker's words, each a phrase that can be read alone. */
export function inPhrases(prompt: string, unmet: readonly string[]): string[] {
  const told = [...new Set(inClauses(prompt, unmet).map((part) => shortened(whole(prompt, part))))];
  return told.filter((part) => !told.some((other) => other !== part && other.includes(part)));
}
