import type { WishText } from '../reading/text.ts';
import { NOUNS } from './nouns.ts';

const NOUN = new RegExp(`\\b(${NOUNS})\\b`);
const LISTED = new RegExp(
  `\\b(?:takes? |given |takes? in |over |from |of |in |for |on )?(?:an? |the )?(?:list|array|slice|vector|collection|iterable|sequence)(?! (?:the|all|only|their|its|every|each)\\b)(?: of| with)? (?:[a-z]+ )?(${NOUNS}|[a-z]+s)\\b(?: (?:objects|dicts|records|hashes|structs|dictionaries|instances))?`,
);

/** "A list of Sale(product, price)", "of Expense objects": the name of the type as it is written. */
const TYPED =
  /\b(?:[Ll]ist|[Aa]rray|[Ss]lice|[Vv]ector|[Cc]ollection|[Ss]equence|[Ii]terable)(?: of|<) ?([A-Z][a-z]\w*)\b(?:s\b)?/;

/** The noun for the records. */
export function readNoun(wish: WishText): string {
  const typed = TYPED.exec(wish.given);
  if (typed?.[1]) {
    const one = typed[1].replace(/s$/, '');
    wish.cover(typed.index, typed.index + typed[0].length);
    wish.take(/(?<=·)>? ?(?:objects|records|structs|instances|values|items)\b/);
    return plural(one.charAt(0).toLowerCase() + one.slice(1));
  }
  const listed = wish.take(LISTED)?.[1];
  const general = /^(?:rows|records|entries|lines|objects|hashes|dicts|dictionaries|maps|instances|structs)$/;
  if (listed && !general.test(listed)) return listed;
  const described = HASHES.exec(wish.given)?.[1]?.toLowerCase();
  if (described && NOUN.test(plural(described))) return plural(described);
  const found = NOUN.exec(wish.given.toLowerCase())?.[1];
  if (found && !general.test(found)) return found;
  const one = ONE.exec(wish.given)?.[1]?.toLowerCase();
  return one ? plural(one) : 'records';
}

/** "An array of order hashes". */
const HASHES =
  /\b(?:list|array|slice|vector) of ([a-z]+) (?:hashes|objects|dicts|dictionaries|records|structs)\b/i;

/** "The best paid employee in each department". */
const ONE =
  /\b(?:paid|cheapest|most expensive|oldest|youngest|rated|newest|latest) (employee|product|item|book|customer|student|player|user|order|movie|member|car)\b/i;

/** The wish says what the records are. */
export const LISTED_AS = new RegExp(
  `\\b(?:list|array|slice|vector|collection|csv|file|json) of (?:the )?(?:${NOUNS})\\b`,
  'i',
);

const plural = (word: string): string =>
  /[^aeiou]y$/.test(word)
    ? word.replace(/y$/, 'ies')
    : /(?:s|x|ch|sh)$/.test(word)
      ? `${word}es`
      : `${word}s`;
