import starts from '../data/place-name-starts.json';
import singles from '../data/single-names.json';
import stopWords from '../data/topic-stop-words.json';
import { GENRES } from '../styles/genres.ts';
import { INSTRUMENTS } from './instruments.ts';
import { MOODS } from './moods.ts';
import { TITLES } from './topics.ts';

const PLACE_STARTS: ReadonlySet<string> = new Set(starts);

const STYLE_OF =
  /\s*,?\s*\b(?:in (?:the|a) (?:style|manner|vein|spirit) of|à la|a la|(?:that )?sounds? like|sounding like|(?:just )?like|reminiscent of|inspired by|(?:a )?cover of|as if (?:sung|written|played) by|sung by|written by|by)\s+([\p{L}'’.&-]+(?:\s+[\p{L}'’.&-]+){0,3}?)(?=\s*(?:[,;:.!?]|$)|\s+(?:about|with|for|in|on|and|at|but|where|that)\b)/giu;

const GENRE_NAMES = new Set(
  GENRES.flatMap(({ id, name, aliases }) => [id, name, ...aliases].map((word) => word.toLowerCase())),
);
const GENRE_WORDS = new Set([...GENRE_NAMES].flatMap((name) => name.split(/[\s/-]+/)));

/** From its first letter: a long run of capitals would be tried from each of them. */
const NAME = "(?<![\\p{L}'’.&-])\\p{Lu}[\\p{L}'’.&-]*";
/** "Ed Sheeran type beat", "Billie Eilish style", "a Billie Eilish song". */
const NAMED_BEFORE = [
  new RegExp(`(${NAME}(?:\\s+${NAME}){0,2})(?=[ -]type beat\\b)`, 'gu'),
  // A single word may be anything at the beginning: "Retro style synths".
  new RegExp(`((?<=\\S\\s+)${NAME}|${NAME}(?:\\s+${NAME}){1,2})(?:[ -](?:style|inspired|esque)\\b)`, 'gu'),
  new RegExp(
    `(?<=\\b(?:a|an)\\s+)(${NAME}(?:\\s+${NAME}){1,2})(?=\\s+(?:song|track|tune|ballad|hit|anthem|record)\\b)`,
    'gu',
  ),
];

const SINGLE_NAMES: ReadonlySet<string> = new Set(singles);
/** "Drake" and nothing else, "a Drake song", "Adele vibes". */
const SINGLE =
  /^\s*([\p{L}'’-]+)[\s.!?]*$|(?<![\p{L}'’-])(\p{Lu}[\p{L}'’-]*)(?=\s+(?:songs?|tracks?|tunes?|ballads?|beats?|type|vibes?|music|hits?)\b)/gu;

const MUSIC_WORDS: ReadonlySet<string> = new Set(stopWords.music);

/** True for words that say what music is like: "Lofi style", "A Sad Piano Song". */
function isAboutMusic(name: string): boolean {
  const lower = name.toLowerCase();
  return (
    lower.split(/\s+/).some((word) => GENRE_WORDS.has(word) || MUSIC_WORDS.has(word)) ||
    [...MOODS, ...INSTRUMENTS].some(({ words }) => new RegExp(words.source).test(lower))
  );
}

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
  const without = NAMED_BEFORE.reduce(
    (text, pattern) =>
      text.replace(pattern, (whole, name: string) => {
        if (isAboutMusic(name) || isPlace(name)) return whole;
        names.push(name);
        return ' ';
      }),
    rest,
  );
  const alone = without.replace(SINGLE, (whole, all: string | undefined, part: string | undefined) => {
    const name = all ?? part ?? '';
    if (!SINGLE_NAMES.has(name.toLowerCase())) return whole;
    names.push(name);
    return ' ';
  });
  return { prompt: alone.replace(/\s+/g, ' ').trim(), names };
}

const isPlace = (name: string): boolean => PLACE_STARTS.has(name.toLowerCase().split(' ')[0] ?? '');

/** True if a topic may be the name of a person: two words with capitals that do not begin like a place or a shop. */
export function mayBePerson(topic: string): boolean {
  const [first = '', second] = topic.split(' ');
  return (
    second !== undefined &&
    /^\p{Lu}/u.test(first) &&
    /^\p{Lu}/u.test(second) &&
    !PLACE_STARTS.has(first.toLowerCase()) &&
    !TITLES.test(first) &&
    !/['’]s$/.test(first)
  );
}
