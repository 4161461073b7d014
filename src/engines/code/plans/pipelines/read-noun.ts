import type { WishText } from '../reading/text.ts';
import { NOUNS } from './vocabulary.ts';

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
  const found = NOUN.exec(wish.given.toLowerCase())?.[1];
  return found && !general.test(found) ? found : 'records';
}

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
