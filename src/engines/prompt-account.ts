import fillers from './data/filler-words.json';

/** Words without a wish of their own: articles, courtesy, praise, "picture of". */
const FILLERS: ReadonlySet<string> = new Set(fillers);

/** The words that an engine did not use, each once, without fillers. `used` holds indexes into `words`. */
export function leftOver(words: readonly string[], used: ReadonlySet<number>): string[] {
  return [...new Set(words.filter((word, index) => !used.has(index) && !FILLERS.has(word)))];
}

const MOST_NAMED = 12;

/** One note, such as "drawn as: pigeons as doves", or none. */
export const standInNotes = (standIns: readonly string[]): string[] =>
  standIns.length === 0 ? [] : [`drawn as: ${[...new Set(standIns)].slice(0, MOST_NAMED).join(', ')}`];

/** One note, such as "not painted: cliff, sea", or none. `verb` is a participle: painted, played, built. */
export function leftOutNotes(verb: string, leftOut: readonly string[]): string[] {
  if (leftOut.length === 0) return [];
  const named = leftOut.slice(0, MOST_NAMED).join(', ');
  const more = leftOut.length - MOST_NAMED;
  return [`not ${verb}: ${named}${more > 0 ? ` and ${more} more words` : ''}`];
}
