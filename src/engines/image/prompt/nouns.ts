import notNouns from '../data/not-nouns.json';
import nounAliases from '../data/noun-aliases.json';
import { Lexicon, singularForm } from './lexicon.ts';

/** Names of drawings, each with the words that people use for it. They win over the keywords of the icon set. */
const ALIASES = new Map(Object.entries(nounAliases));

/** Keywords of the icon set that are adjectives, verbs, places or filler in a prompt. */
const NOT_NOUNS = new Set(notNouns);

/** `keywords` are those of the icon set: word to name of the drawing. */
export function createNounLexicon(keywords: Readonly<Record<string, string>>): Lexicon<string> {
  const own = new Set([...ALIASES.values()].flat());
  const lexicon = new Lexicon<string>();
  for (const [word, name] of Object.entries(keywords)) {
    const singular = singularForm(word);
    // A plural keyword ("bees" for a honey pot) must not hide the thing itself.
    const hides =
      singular !== word && (own.has(singular) || Object.hasOwn(keywords, singular) || ALIASES.has(singular));
    if (!hides && !NOT_NOUNS.has(word)) lexicon.add(word, name);
  }
  for (const [name, aliases] of ALIASES) {
    lexicon.add(name.replaceAll('-', ' '), name);
    for (const alias of aliases) lexicon.add(alias, name);
  }
  return lexicon;
}
