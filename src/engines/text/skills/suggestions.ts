import { mulberry32 } from '../../random.ts';
import stored from '../data/suggestions.json';
import { digitsForWords } from '../math/number-words.ts';
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
  /** Its items are advice, in the order in which it helps. */
  readonly tips?: boolean;
}
const LISTS: readonly List[] = stored;

/** Ideas to start from, drawn from short lists for the occasions that people name. */
export const suggestions: Pick<Skill, 'answer'> = {
  answer({ message, seed }) {
    const question = message
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase()
      .replace(/\b(?:ideas?|suggestions?) for (?:an? |some )?(?=(?:[a-z]+ )?names?\b)/, '');
    const advised = question.length > 160 ? undefined : adviceFor(question);
    if (advised !== undefined) return advised;
    const match = question.length > 160 ? null : ASKED.exec(question);
    if (match === null || NOT.test(question)) return undefined;
    const thing = THING.exec(question)?.[1] ?? question;
    // Names for an app are no ideas for one.
    const wantsNames = /\bnames?\b|\bnicknames?\b/.test(question);
    const kind = KIND.exec(question)?.[1] ?? '';
    const known = LISTS.filter(({ names = false, tips }) => !tips && names === wantsNames)
      .map(({ words, items }) => ({
        items,
        words,
        at: lastOf(words, thing),
        isKind: lastOf(words, kind) >= 0,
      }))
      .filter(({ at, isKind }) => isKind || at >= 0)
      .toSorted((a, b) => Number(b.isKind) - Number(a.isKind) || b.at - a.at)[0];
    if (known === undefined) return undefined;
    const most = Math.min(Number(match[1] ?? USUAL) || USUAL, known.items.length);
    const random = mulberry32(Math.trunc(seed));
    const drawn = known.items
      .map((item) => ({ item, order: random() }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, most);
    const condition = CONDITION.exec(question)?.[0].trim() ?? looksIn(thing, known.words);
    const note = condition === undefined ? '' : `; “${condition}” was not considered`;
    return `${drawn.map(({ item }) => `- ${item}`).join('\n')}\n\n_From a short list that I have, drawn at random${note}._`;
  },
};

/** Looks and characters that the lists know nothing of. */
const looksIn = (thing: string, words: readonly string[]): string | undefined =>
  thing
    .split(' ')
    .filter((word) => LOOKS.test(word) && !words.includes(word))
    .join(' ') || undefined;
const LOOKS =
  /^(?:black|white|grey|gray|brown|red|blue|green|orange|golden|spotted|striped|fluffy|fat|tiny|big|small|little|old|young|male|female|girl|boy|vegan|vegetarian|healthy|french|german|japanese|italian|english|spanish|medieval|modern|lazy|fierce|friendly|shy)$/;

const TIPS =
  /^(?:please |can you |could you |hi,? |i need |i want |do you have )*(?:(?:give me|share|list|tell me|what are|any|got any)(?: me)? )?(?:(?:some|a few|the|your|best|top|good|quick|useful|practical|simple|any|general|(\d{1,2})) )*(?:tips|advice|pointers|tricks|ways)(?: and tricks)? (?:for|on|to|about) (.+?)[?.! ]*$|^how (?:can|do|could|should) (?:i|you|we) ((?:improve|get better at|be better at|stay|be more|stop|sleep|prepare for|reduce|deal with|learn) ?.+?)[?.! ]*$|^how to ((?:improve|get better at|stay|be more|stop|sleep|prepare for|reduce|deal with) ?.+?)[?.! ]*$|^(?:give me |some |any |a few |\d+ )*([a-z ]{3,30}?) (?:tips|advice)[?.! ]*$/;
/** Words around a subject that make no other one of it. */
const AROUND =
  /^(?:(?:save|saving|improve|improving|get|getting|be|being|become|becoming|stay|staying|stop|prepare|preparing|reduce|reducing|deal|dealing|learn|learning|start|starting|do|doing|have|having|give|giving|write|writing|make|making|better|good|great|at|in|with|for|to|of|an?|the|my|our|your|more|effective|effectively|well|new|healthy|healthier|skills?|habits?|quality|job|how|first|feel|feeling|motivated|next|beginners?|about|faster|fast|quickly|best|less)(?: |$))*$/;

/** Advice on a subject that is nothing but one that is known: "sleep in a tent" is another. */
function adviceFor(question: string): string | undefined {
  const [, count, said, ...others] = TIPS.exec(digitsForWords(question)) ?? [];
  const subject = said ?? others.find((each) => each !== undefined);
  if (subject === undefined) return undefined;
  const isOf = (word: string): boolean => {
    const at = subject.indexOf(word);
    if (at < 0) return false;
    const [before, after] = [subject.slice(0, at), subject.slice(at + word.length)];
    return [before, after].every((part) => AROUND.test(part.trim()));
  };
  const known = LISTS.find(({ tips, words }) => tips === true && words.some(isOf));
  if (known === undefined) return undefined;
  const most = Number(count ?? known.items.length);
  const few = most > known.items.length ? ` (${known.items.length} of ${most})` : '';
  return `${known.items
    .slice(0, most)
    .map((item) => `- ${item}`)
    .join('\n')}\n\n_From a short list that was written beforehand${few}._`;
}

/** Where the last of the words stands: a weekend project is a project. */
function lastOf(words: readonly string[], question: string): number {
  const places = words.map((word) => question.search(new RegExp(`\\b${word}s?(?!\\w)`)));
  const found = places.filter((at) => at >= 0);
  return found.length === 0 ? -1 : Math.max(...found);
}
