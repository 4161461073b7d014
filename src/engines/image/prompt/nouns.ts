import notNouns from '../data/not-nouns.json';
import nounAliases from '../data/noun-aliases.json';
import { Lexicon, singularForm } from './lexicon.ts';
import { isAlive, isPerson } from './people.ts';

interface Aliases {
  /** Words for what the drawing shows. */
  readonly same?: readonly string[];
  /** Words for something else that the drawing comes near to. */
  readonly like?: readonly string[];
}

/** Names of drawings, each with the words that people use for it. They win over the keywords of the icon set. */
const ALIASES = new Map<string, Aliases>(Object.entries(nounAliases));

/** Keywords of the icon set that are adjectives, verbs, places or filler in a prompt. */
const NOT_NOUNS = new Set(notNouns);

/** Both are those of the icon set: word to name of the drawing. */
export interface Keywords {
  /** Names of what is drawn. */
  readonly words: Readonly<Record<string, string>>;
  /** Nouns of which the drawing shows only the kind: a spaniel is a dog. */
  readonly kinds: Readonly<Record<string, string>>;
}

export function createNounLexicon({ words, kinds }: Keywords): Lexicon<string> {
  const own = new Set([...ALIASES.values()].flatMap(({ same = [], like = [] }) => [...same, ...like]));
  const lexicon = new Lexicon<string>();
  const all = { ...kinds, ...words };
  for (const [word, name] of Object.entries(all)) {
    const singular = singularForm(word);
    // A plural keyword ("bees" for a honey pot) must not hide the thing itself.
    const hides =
      singular !== word && (own.has(singular) || Object.hasOwn(all, singular) || ALIASES.has(singular));
    const isKind = !Object.hasOwn(words, word) && !isNamedIn(singular, name);
    if (!hides && !NOT_NOUNS.has(word) && !(isKind && isFigurative(word, name, all)))
      lexicon.add(word, name, isKind);
  }
  for (const name of ALIASES.keys()) lexicon.add(name.replaceAll('-', ' '), name);
  for (const [name, { same = [], like = [] }] of ALIASES) {
    for (const alias of like) lexicon.add(alias, name, true);
    for (const alias of same) lexicon.add(alias, name);
  }
  return lexicon;
}

/** A "fat cat" may be a person, but in an image it is a cat. */
function isFigurative(phrase: string, name: string, all: Readonly<Record<string, string>>): boolean {
  const head = phrase.includes(' ') ? all[phrase.slice(phrase.lastIndexOf(' ') + 1)] : undefined;
  return head !== undefined && isPerson(name) && isAlive(head) && !isPerson(head);
}

/** An "ear-of-corn" shows corn, and "gloves" show a glove. */
const isNamedIn = (word: string, name: string): boolean => name.split('-').map(singularForm).includes(word);
