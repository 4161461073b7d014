import stored from '../data/idle-words.json';
import { NOUNS } from '../plans/pipelines/nouns.ts';

const GRAMMAR: ReadonlySet<string> = new Set(stored.grammar);

/** "The warehouse folder": of these a qualifier is the name, not the field that they come from. */
const NAMED =
  '(?:folders?|director(?:y|ies)|files?|tables?|columns?|fields?|keys?|endpoints?|routes?|databases?|branch(?:es)?|buttons?|links?|page|section)\\b';
const QUALIFIERS = new RegExp(
  `(?<![\\w-])(${[...stored.modifiers, ...stored.settings].join('|')})[\\s-]+(?!${NAMED}|(?:${stored.after.join('|')})\\b)([a-z]+)`,
  'gi',
);
/** The rows of a file are records, whatever they are called. */
const RECORDS =
  /\b(?:csv|tsv|json)(?: files?)? (?:of|with|containing) (?:my |our |the |all )?(?:(?:[a-z]+ )?([a-z]+s)\b|((?:[a-z]+ ){0,2}[a-z]+)(?= (?:with|having) (?:the )?(?:columns|fields)\b| \([a-z]+,))/gi;
/** So are those of a list. */
const LISTED = new RegExp(
  `\\b(?:list|array|slice|vector|collection) of (?!rows|records|entries|lines|objects|hashes|dict|maps|items)(${NOUNS})\\b`,
  'gi',
);
/** Words that only join or restate, where they stand so. */
const PHRASES = new RegExp(stored.phrases.join('|'), 'gi');
/** "Were not": the word is all that is left of a denial. */
const DENIED = /\b([a-z]+)(?=n't\b|[\s]+(?:not?|never|none)\b)/gi;

/** A wish starts with these, and they are no part of what is asked for. */
const ASKING = new RegExp(`^\\W*(?:i |please |we )*(?:${stored.asking.join('|')})(?![\\w-])`, 'i');

/** Patterns may take quadratic time. */
const MOST_CHARACTERS = 2_000;

const lower = (text: string): string => text.toLowerCase();

/**
 * Without the words that no code has to answer: those of grammar, and those that only say which field the data come
 * from, as "bank" does of transactions. Those count while what they qualify is missing too.
 */
export function withoutIdle(prompt: string, unmet: readonly string[]): string[] {
  if (unmet.length === 0 || prompt.length > MOST_CHARACTERS) return [...unmet];
  const missing = new Set(unmet.map(lower));
  const idle = new Set(GRAMMAR);
  const [asked] = ASKING.exec(prompt) ?? [];
  for (const word of asked?.match(/[a-z]+/gi) ?? []) idle.add(lower(word));
  for (const [, word = ''] of prompt.matchAll(DENIED)) idle.delete(lower(word));
  for (const [, plural, phrase = ''] of prompt.matchAll(RECORDS))
    for (const records of plural ? [plural] : phrase.split(' ')) {
      idle.add(lower(records));
      missing.delete(lower(records));
    }
  for (const [, records = ''] of prompt.matchAll(LISTED)) idle.add(lower(records));
  // A word that stands elsewhere too may be asked for there.
  const rest = new Set(lower(prompt.replace(PHRASES, ' ')).split(/[^a-z]+/));
  for (const [phrase] of prompt.matchAll(PHRASES))
    for (const word of lower(phrase).split(/[^a-z]+/)) if (!rest.has(word)) idle.add(word);
  for (const [, qualifier = '', next = ''] of prompt.matchAll(QUALIFIERS)) {
    if (missing.has(lower(next))) continue;
    idle.add(lower(qualifier));
    for (const word of qualifier.split(/[\s-]+/)) idle.add(lower(word));
  }
  return unmet.filter((word) => !idle.has(lower(word)));
}
