import { mulberry32 } from '../../random.ts';
import stored from '../data/suggestions.json';
import type { Skill } from '../skill.ts';

const ASKED =
  /^(?:please |can you |could you |hi,? |i need |i want |help me (?:find |with )?)*(?:give me|suggest|list|find|brainstorm|think of|come up with|any|what are|tell me)?(?: me)? ?(?:some |a few |an? |the )?(\d{1,2})? ?(?:(?:good|fun|cool|nice|creative|interesting|catchy|cheap|easy|quick|best|unusual|great|funny|short) )*(?:(?:[\w-]+ ){0,3})(?:ideas?|names?|suggestions?)\b|^what (?:should|could|can) (?:i|we) (?:cook|eat|make for (?:dinner|lunch)|do (?:today|tonight|this weekend)|build|write about|name)\b|^i(?:'m| am)(?: so)? bored[?.! ]*$/i;
/** These need facts, or are about a text. */
const NOT =
  /:\s|^who\b|\b(?:variables?|files?|branch(?:es)?|functions?|domain|extract|what is the|countries|capitals?)\b|\bnames? of\b/i;
/** The subject of the ideas, without the person or the occasion. */
const THING =
  /\b(?:ideas?|names?|suggestions?) (?:for|about|of) (?:an? |the |my |our )?(.+?)(?: (?:for|about|with|on|to|in|that|which)\b|[?.!]*$)/;
/** "project ideas for a weekend" are projects. */
const KIND = /((?:[\w-]+ )?[\w-]+) (?:ideas?|names?|suggestions?)\b/;
/** The lists know nothing of these. */
const CONDITION =
  / (?:with|without|under|below|less than|that|which|who|whose|using|in the style of|starting with|from)\b [^?.!]{2,80}(?=[?.! ]*$)/;
const USUAL = 5;

interface List {
  readonly words: readonly string[];
  readonly items: readonly string[];
  /** Its items are names. */
  readonly names?: boolean;
}
const LISTS: readonly List[] = stored;

/** Ideas to start from, drawn from short lists for the occasions that people name. */
export const suggestions: Pick<Skill, 'answer'> = {
  answer({ message, seed }) {
    const question = message.replace(/\s+/g, ' ').trim().toLowerCase();
    const match = question.length > 160 ? null : ASKED.exec(question);
    if (match === null || NOT.test(question)) return undefined;
    const thing = THING.exec(question)?.[1] ?? question;
    // Names for an app are no ideas for one.
    const wantsNames = /\bnames?\b|\bnicknames?\b/.test(question);
    const kind = KIND.exec(question)?.[1] ?? '';
    const known = LISTS.filter(({ names = false }) => names === wantsNames)
      .map(({ words, items }) => ({ items, at: lastOf(words, thing), isKind: lastOf(words, kind) >= 0 }))
      .filter(({ at, isKind }) => isKind || at >= 0)
      .toSorted((a, b) => Number(b.isKind) - Number(a.isKind) || b.at - a.at)[0];
    if (known === undefined) return undefined;
    const most = Math.min(Number(match[1] ?? USUAL) || USUAL, known.items.length);
    const random = mulberry32(Math.trunc(seed));
    const drawn = known.items
      .map((item) => ({ item, order: random() }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, most);
    const condition = CONDITION.exec(question)?.[0].trim();
    const note = condition === undefined ? '' : `; “${condition}” was not considered`;
    return `${drawn.map(({ item }) => `- ${item}`).join('\n')}\n\n_From a short list that I have, drawn at random${note}._`;
  },
};

/** Where the last of the words stands: a weekend project is a project. */
function lastOf(words: readonly string[], question: string): number {
  const places = words.map((word) => question.search(new RegExp(`\\b${word}s?(?!\\w)`)));
  const found = places.filter((at) => at >= 0);
  return found.length === 0 ? -1 : Math.max(...found);
}
