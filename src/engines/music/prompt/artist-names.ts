import starts from '../data/place-name-starts.json';
import { GENRES } from '../styles/genres.ts';

const PLACE_STARTS: ReadonlySet<string> = new Set(starts);

const STYLE_OF =
  /\s*,?\s*\b(?:in (?:the|a) (?:style|manner|vein|spirit) of|à la|a la|(?:that )?sounds? like|sounding like|(?:just )?like|reminiscent of|inspired by|(?:a )?cover of|as if (?:sung|written|played) by|sung by|written by|by)\s+([\p{L}'’.&-]+(?:\s+[\p{L}'’.&-]+){0,3}?)(?=\s*(?:[,;:.!?]|$)|\s+(?:about|with|for|in|on|and|at|but|where|that)\b)/giu;

const GENRE_NAMES = new Set(
  GENRES.flatMap(({ id, name, aliases }) => [id, name, ...aliases].map((word) => word.toLowerCase())),
);

interface WithoutNames {
  readonly prompt: string;
  /** Names that were taken out. */
  readonly names: readonly string[];
}

/** Takes out whom a song should imitate: genre and mood can be asked for, a person cannot. */
export function withoutArtists(prompt: string): WithoutNames {
  const names: string[] = [];
  const rest = prompt.replace(STYLE_OF, (whole, name: string) => {
    const words = name.toLowerCase().split(/\s+/);
    const isMusic = GENRE_NAMES.has(name.toLowerCase()) || words.some((word) => GENRE_NAMES.has(word));
    const isPhrase =
      /^(?:the|a|an|my|our|old|one|night|day|myself|hand|heart)\b/i.test(name) && !/\p{Lu}/u.test(name);
    // "by" and "inspired by" are followed by anything; only a name with capitals is one.
    const isWeak = /\b(?:by|like|of)\s+\S/i.test(whole) && !/style|manner|vein|spirit|à la|a la/i.test(whole);
    if (isMusic || isPhrase || (isWeak && !/^\p{Lu}/u.test(name))) return whole;
    names.push(name);
    return ' ';
  });
  return { prompt: rest.replace(/\s+/g, ' ').trim(), names };
}

/** True if a topic may be the name of a person: two words with capitals that do not begin like a place. */
export function mayBePerson(topic: string): boolean {
  const [first = '', second] = topic.split(' ');
  return (
    second !== undefined &&
    /^\p{Lu}/u.test(first) &&
    /^\p{Lu}/u.test(second) &&
    !PLACE_STARTS.has(first.toLowerCase())
  );
}
