import placeStarts from '../data/place-name-starts.json';
import stopWords from '../data/topic-stop-words.json';
import { GENRES } from '../styles/genres.ts';
import { INSTRUMENTS } from './instruments.ts';
import { MOODS } from './moods.ts';
import { PERCUSSION_WORDS } from './percussion.ts';
import { MEASURE } from './plain-words.ts';
import { inPlayersPlace, isDoneBy } from './players.ts';
import type { SongDescription } from './song-description.ts';

/** Words about the music itself, and words without content: neither names a topic. */
const STOP_WORDS: ReadonlySet<string> = new Set([...stopWords.music, ...stopWords.function]);

/** First words of names that are kept: the "New" of New York is part of it. */
const PLACE_STARTS: ReadonlySet<string> = new Set(placeStarts);

/** Names of genres that are a subject too: a jazz song may be about Christmas. */
const OCCASIONS: ReadonlySet<string> = new Set(stopWords.occasions);

const GENRE_WORDS = new RegExp(
  `(?<!\\p{L})(?:${GENRES.flatMap((genre) => [genre.id, genre.name, ...genre.aliases])
    .filter((word) => !OCCASIONS.has(word.toLowerCase()))
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')})(?!\\p{L})`,
  'giu',
);

/**
 * Finds the subject of a song: the runs of words left when everything about music is taken out, each cut to its last
 * words. Names keep their capitals, which is how the writer of words knows them.
 */
export function topicsOf(
  prompt: string,
  isMusic: (word: string) => boolean = () => false,
): readonly string[] {
  const players = inPlayersPlace(prompt);
  const plain = prompt
    .replace(/\b(Mrs?|Ms|Dr|St)\s*\./g, '$1')
    .replace(/\babout\b/i.test(prompt) ? KIND_OF_SONG : '', ' ');
  const [before = '', ...after] = withoutSingers(plain)
    .replace(MANNER, ' | ')
    .split(/\babout\b/i);
  // The topics after "about" come first.
  return [
    ...new Set([
      ...topicsIn(after.map((part) => `about ${part}`).join(' '), true),
      ...topicsIn(before, false, (word) => players.has(word) || isMusic(word)),
    ]),
  ].slice(0, 6);
}

/** A protest song about rivers is about rivers. */
const KIND_OF_SONG = /(?<![\p{L}'’-])\p{Ll}+(?=\s+(?:\p{Ll}+\s+)?songs?\b)/gu;

/** "ASMR style" is no subject. */
const MANNER =
  /(?<![\p{L}\d-])[\p{L}\d]{1,30}[- ](?:style|styled|type|inspired|influenced|flavou?red)(?!\p{L})/giu;

/** Without words for what its genre does, or for the genre that it stands for. */
export function songTopics(prompt: string, { genre, standsFor }: SongDescription): readonly string[] {
  const isDone = isDoneBy(genre.description);
  const named = new Set(standsFor?.split(' '));
  const title = /\b(?:called|titled|entitled)\b/i.test(prompt) ? quotedTitle(prompt) : undefined;
  const untitled = (title === undefined ? prompt : prompt.replace(title, ' ')).replace(MEASURE, ' | ');
  const topics = topicsOf(untitled, (word) => isDone(word) || named.has(word));
  // "For my daughter Mila": the name is what she wants to hear.
  return topics.toSorted((a, b) => Number(isProperNoun(b)) - Number(isProperNoun(a)));
}

const SINGER = '(?:an?\\s+)?(?:man|woman|boy|girl|male|female)(?:\\s+(?:voices?|singers?))?';
const SINGERS = new RegExp(
  `\\b(?:for|between|by|with|(?<=\\bduet )of)\\s+${SINGER}\\s+and\\s+${SINGER}\\b`,
  'gi',
);

/** Without the two of a duet, and without the word of a metre: "3/4 time", "waltz time". */
export const withoutSingers = (prompt: string): string =>
  prompt.replace(SINGERS, ' ').replace(/(\d\s?\/\s?\d|\bwaltz|\btriple|\bthree[- ]four)\s+time\b/gi, '$1');

const NOUNS_IN_ING: ReadonlySet<string> = new Set(stopWords.nounsInIng);
/** They end a noun, and are left out themselves. */
const VERBS: ReadonlySet<string> = new Set(stopWords.verbs);

/** "missing the bus", "dancing": something that is done. */
export function isDeed(topic: string): boolean {
  const [first = ''] = topic.split(' ');
  return /^[a-z]{2,}ing$/.test(first) && !NOUNS_IN_ING.has(first);
}

/** "not giving up" */
export const isRefusal = (topic: string): boolean => /^(?:not|never) [a-z]+ing\b/.test(topic);

const MOST_DEED_WORDS = 6;
const ENDS_DEED =
  /^(?:and|or|but|while|because|when|who|which|that|where|if|until|so|like|without|feat|featuring)$/;
const RELATIVE = /^(?:who|whom|whose|which|that|where|because|while|until|if)$/;
const OPEN_END =
  /^(?:a|an|the|my|your|our|in|on|at|to|for|of|from|with|by|into|over|under|about|all|some|up to)$/;

/** Without the preposition or article that a cut leaves at the end. */
function trimmed(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => !OPEN_END.test(word));
  return words.slice(0, last + 1);
}

/** The last words of a noun, as many as are easily sung. */
function nounOf(run: readonly string[]): readonly string[] {
  const [first = ''] = run;
  const owner = /^(?:my|our|an?)$/.test(first) ? [first] : [];
  const rest = run.slice(owner.length);
  const of = rest.indexOf('of');
  if (of > 0) return [...(of === 1 ? owner : []), ...rest.slice(of - 1, of + 4)];
  const three = rest.slice(-3);
  const isShort =
    three.join(' ').length <= LONGEST_NOUN && three.every((word) => word === word.toLowerCase());
  return [...owner, ...(isShort ? three : rest.slice(-2))];
}

const LONGEST_NOUN = 24;

function topicsIn(
  prompt: string,
  isAbout: boolean,
  isMusic: (word: string) => boolean = () => false,
): readonly string[] {
  let text = ` ${prompt.replace(/["\u201c\u201d]/g, ' ')} `;
  // "About a clown" is about a clown; behind a comma it may be the music again.
  const own = isAbout ? (FIRST_CLAUSE.exec(text)?.[0].length ?? 0) : 0;
  text = text.slice(0, own) + text.slice(own).replace(GENRE_WORDS, ' | ');
  for (const { words } of INSTRUMENTS) text = text.replace(words, ' | ');
  if (!isAbout) for (const words of PERCUSSION_WORDS) text = text.replace(words, ' | ');
  const topics: string[] = [];
  let run: string[] = [];
  let owner: string | undefined;
  let deed = false;
  const close = () => {
    const words = trimmed(run);
    if (words.length > 0) topics.push((deed ? words : nounOf(words)).join(' ').replace(/['\u2019]s$/, ''));
    run = [];
    deed = false;
  };
  let opening = true;
  let aside = false;
  let last = '';
  const tokens = text.match(/[\p{L}\p{N}'\u2019-]+|[^\s]/gu) ?? [];
  const isNoun = (word = ''): boolean =>
    /^\p{L}{2,}/u.test(word) && !STOP_WORDS.has(word) && !VERBS.has(word) && !isMusic(word);
  for (const [index, token] of tokens.entries()) {
    const isWord = /^(?:\p{L}[\p{L}'\u2019-]*|\d+(?:st|nd|rd|th))$/u.test(token);
    const lower = token.toLowerCase();
    const before = last;
    last = lower;
    const named = isWord && !opening && token !== lower && token !== 'I';
    opening = /[.!?:|]/.test(token);
    if (!isWord && !/^\p{N}/u.test(token)) aside = false;
    if (deed && isWord && !ENDS_DEED.test(lower) && run.length < MOST_DEED_WORDS) {
      run.push(named ? token : lower);
      continue;
    }
    if (deed) close();
    // "A cat who thinks he is king" is about a cat.
    if (RELATIVE.test(lower)) aside = true;
    if (aside) {
      close();
      continue;
    }
    // "A sinking boat" is a thing that is sung of, and "sinking the boat" a deed.
    const isThing = /^an?$/.test(before) && isNoun(tokens[index + 1]?.toLowerCase());
    if (isAbout && run.length === 0 && isDeed(lower) && isThing) run.push(before);
    if (isAbout && run.length === 0 && isDeed(lower) && !isMusic(lower)) {
      deed = true;
      run.push(...(/^(?:not|never)$/.test(before) ? [before] : []), lower);
      owner = undefined;
      continue;
    }
    // "The end of the world" is one thing.
    if (
      run.length > 0 &&
      (lower === 'of' || (run.at(-1) === 'of' && /^(?:the|an?|my|our|your)$/.test(lower)))
    ) {
      if (lower === 'of' && run.includes('of')) close();
      else run.push(lower);
      continue;
    }
    // "Grandma Ruth" is one person, and a "lost letter" one thing.
    const title = run.at(-1) ?? '';
    if (named && run.length === 1 && TITLES.test(title))
      run = [title.charAt(0).toUpperCase() + title.slice(1)];
    if (named && !isProperNoun(run[0] ?? '')) close();
    const describes =
      isAbout &&
      isWord &&
      (DESCRIBES.test(lower) || isMood(lower) || (VERBS.has(lower) && ARTICLE.test(before))) &&
      isNoun(tokens[index + 1]?.toLowerCase());
    const isPlace = named && PLACE_STARTS.has(lower);
    if (
      !describes &&
      (!isWord ||
        token.length < 2 ||
        VERBS.has(lower) ||
        (STOP_WORDS.has(lower) && !isPlace) ||
        (lower === 'being' && run.length === 0) ||
        isMusic(lower) ||
        (!isAbout && !named && ADJECTIVE.test(lower)) ||
        // A "haunted hotel" is one thing, "pumped" alone a mood.
        (isMood(lower) && !(lower.endsWith('ed') && isNoun(tokens[index + 1]?.toLowerCase()))))
    ) {
      close();
      owner = /^(?:my|our)$/.test(lower) ? lower : undefined;
      continue;
    }
    if (owner !== undefined && run.length === 0) run.push(owner);
    owner = undefined;
    run.push(named ? token : lower);
  }
  close();
  return topics;
}

const ARTICLE = /^(?:an?|the|my|our|your|his|her|their|its)$/;
/** Words that tell of the music elsewhere: a long distance, a sad clown. */
const DESCRIBES =
  /^(?:long|short|happy|sad|calm|dark|soft|gentle|beautiful|nice|good|great|cool|quiet|loud|simple|funny|silly|weird|quirky|goofy|big|huge|massive|modern|classic|heavy|slow|fast|quick|scary|spooky|creepy|playful|angry|intense|mysterious|peaceful|powerful|nostalgic|retro|vintage|alone|only)$/;

/** Words before a name. */
export const TITLES =
  /^(?:grand(?:ma|pa|mother|father|dad)|granny|nana|mum|mom|mommy|mummy|dad|daddy|mother|father|aunt|auntie|uncle|sister|brother|cousin|captain|king|queen|prince|princess|doctor|professor)$/i;

const FIRST_CLAUSE = /^(?:(?!\bwith\b|\bas an?\b|\bin (?:the )?style\b)[^,.;:])*/;

/** Before "about", they tell of the music: "soulful", "light-hearted", "drum-heavy". */
const ADJECTIVE = /(?:ful|ous|ive|ish|able|ible|less|-hearted|-driven|-heavy|-like|-based)$/;

/** "Suspenseful" tells of the music; "love" and "night" are moods, and subjects too. */
const isMood = (word: string): boolean =>
  /(?:ful|ous|ic|al|ive|ed)$/.test(word) && MOODS.some(({ words }) => words.test(word));

/** A title that the prompt gives itself: in quotation marks, or after "called". */
export function quotedTitle(prompt: string): string | undefined {
  const quoted = /["\u201c]([^"\u201d]{2,60})["\u201d]/.exec(prompt)?.[1];
  if (quoted !== undefined) return quoted.trim();
  const [, what = '', verb = '', named] =
    /(?:([\p{L}'\u2019-]{1,40})\s+)?\b(called|titled|entitled)\s+([^.,;:!?]{2,60})/iu.exec(prompt) ?? [];
  const isName = verb.toLowerCase() === 'called' && what !== '' && !isOfMusic(what.toLowerCase());
  return named === undefined || isName ? undefined : endOfTitle(named.trim());
}

/** A song, a waltz or a track is called something; a baby that is called something has a name. */
const isOfMusic = (word: string): boolean =>
  STOP_WORDS.has(word) || GENRES.some(({ id, aliases }) => id === word || aliases.includes(word));

/** "Iron Harvest at 180 bpm" is called Iron Harvest; "Dance with Me" is all of it. */
function endOfTitle(named: string): string {
  const isCapital = /^\p{Lu}/u.test(named);
  const end = isCapital
    ? /\s+(?:at|in|with|without|about|for|that|which)\s+(?!(?:(?:the|an?|my|your)\s+)?\p{Lu})/u
    : /\s+(?:at\s+\d|in\s+[a-g]\s|in\s+(?:the\s+)?(?:key|style)|without\b|about\b)/i;
  const [title = named] = named.split(end);
  return title;
}

export function isProperNoun(topic: string): boolean {
  return /^\p{Lu}/u.test(topic);
}

/** "For Ada and Otto", "my cat Pixel": names after the words that a name follows, without those that are sung. */
export function unsungNames(prompt: string, lyrics: string): readonly string[] {
  const [, first = '', second = ''] =
    /\b(?:for|called|named|(?:my|our)\s+\p{Ll}+)\s+(\p{Lu}\p{Ll}+)(?:\s+and\s+(\p{Lu}\p{Ll}+))?/u.exec(
      prompt,
    ) ?? [];
  const sung = lyrics.toLowerCase();
  return [first, second].filter(
    (name) => name !== '' && !STOP_WORDS.has(name.toLowerCase()) && !sung.includes(name.toLowerCase()),
  );
}
