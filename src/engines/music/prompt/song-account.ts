import type { Assets } from '../../engine.ts';
import { leftOutNotes, leftOver } from '../../prompt-account.ts';
import { dictionaryOf } from '../../text/knowledge/dictionary.ts';
import stopWords from '../data/topic-stop-words.json';
import { GENRES } from '../styles/genres.ts';
import { CAST_WORDS } from '../voice/choose-voices.ts';
import { genreHint } from './genre-hints.ts';
import { INSTRUMENTS } from './instruments.ts';
import { MOODS } from './moods.ts';
import { partsOf } from './music-part.ts';
import { PERCUSSION_WORDS } from './percussion.ts';
import { NUMBER_WORDS } from './plain-words.ts';
import { inPlayersPlace, isDoneBy, wordsOf } from './players.ts';
import { type SongDescription, TEMPO_WORDS } from './song-description.ts';
import { SOUNDS, VINYL, WALKING } from './sounds.ts';
import { quotedTitle, withoutSingers } from './topics.ts';

const MUSIC_WORDS: ReadonlySet<string> = new Set(stopWords.music);
const FUNCTION_WORDS: ReadonlySet<string> = new Set(stopWords.function);

/** Words about music that change nothing by themselves. */
const UNHEARD: ReadonlySet<string> = new Set(stopWords.unheard);

/** Names of one word, which say that a song should be of this genre. */
const GENRE_NAMES = new Set(
  GENRES.flatMap(({ id, aliases }) => [id, ...aliases]).filter((name) => !/[\s-]/.test(name)),
);
/** "Old school" says more than "old". */
const GENRE_PHRASES = GENRES.flatMap(({ id, name, aliases }) => [id, name.toLowerCase(), ...aliases]);
const spaced = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}&'/-]+/gu, ' ')} `;
/** They are heard in any genre: in the voice, the tempo, the instruments. */
const IN_ANY_GENRE = /^(?:rap|ballad|acoustic|unplugged)$/;

interface SongPromptUse {
  readonly prompt: string;
  readonly genre: string | undefined;
  readonly description: SongDescription;
  readonly topics: readonly string[];
  readonly names: readonly string[];
  readonly unplayable: readonly string[];
  readonly seconds: number;
  /** True for a song with lyrics, in which its subject is heard. */
  readonly isSung?: boolean;
}

/** Sentences about what was guessed and what was not used of the prompt. */
export function promptNotes(use: SongPromptUse): string[] {
  const { prompt, genre, description, topics, names, unplayable, seconds } = use;
  const { isSung = description.singing ?? !description.genre.instrumental } = use;
  const isUnknown = genre !== undefined && description.guessed !== undefined;
  return [
    ...(isUnknown ? [`genre not known: ${genre}; see octet music genres`] : []),
    ...(description.guessed && description.standsFor === undefined
      ? [`genre guessed: ${description.genre.name.toLowerCase()}`]
      : []),
    ...(names.length > 0
      ? [`not used: ${names.join(', ')} (a song imitates no person; name a genre and a mood)`]
      : []),
    ...meterNotes(prompt, description),
    ...lengthNotes(prompt, seconds),
    ...(description.standsFor === undefined
      ? []
      : [`played as: ${description.standsFor} as ${description.genre.name.toLowerCase()}`]),
    ...countNotes(prompt, description),
    ...description.instruments.flatMap(({ name, like, words }) =>
      like
        ? [`played as: ${new RegExp(words.source).exec(prompt.toLowerCase())?.[0] ?? name} as ${like}`]
        : [],
    ),
    ...leftOutNotes('played', [
      ...description.ensemble.unseated.map(({ name }) => name),
      ...unplayable,
      ...unused(withoutSingers(prompt), isSung ? topics : undefined, description),
    ]),
  ];
}

const LENGTH = new RegExp(
  `\\b(\\d{1,3}|${NUMBER_WORDS.join('|')})[ -]?(secs?|seconds?|mins?|minutes?)\\b`,
  'i',
);

/** The request says how long a song is. */
function lengthNotes(prompt: string, seconds: number): string[] {
  const [said, count = '', unit = ''] = LENGTH.exec(prompt) ?? [];
  const asked =
    (NUMBER_WORDS.indexOf(count.toLowerCase()) + 1 || Number(count)) * (/^m/i.test(unit) ? 60 : 1);
  if (said === undefined || asked === seconds) return [];
  return [`not played: ${said} (the song lasts ${seconds} seconds; see --duration)`];
}

const NUMBER_BEFORE = '(?<!\\/\\s?)\\b(two|three|four|five|six|[2-6])\\s+(?:(?!for\\b)[\\p{L}-]+\\s+)?';

/** One of each plays; strings and brass are sections. */
function countNotes(prompt: string, { ensemble }: SongDescription): string[] {
  return [...new Set(ensemble.seats.values())].flatMap(({ name, words }) => {
    const [said] = new RegExp(`${NUMBER_BEFORE}(?:${words.source})`, 'iu').exec(prompt) ?? [];
    return said === undefined || /^(?:strings|brass|choir)$/.test(name) ? [] : [`played as: ${said} as one`];
  });
}

function meterNotes(prompt: string, { style: { meter } }: SongDescription): string[] {
  const asked = /\b(\d{1,2})\s?\/\s?(4|8)\b/.exec(prompt);
  return asked && `${asked[1]}/${asked[2]}` !== `${meter}/4`
    ? [`not played: ${asked[1]}/${asked[2]} (this genre is in ${meter}/4)`]
    : [];
}

const WORD = /[\p{L}\p{N}'’#♯♭-]+/gu;

/** `sung` are the topics of the lyrics; undefined where nobody sings. */
function unused(prompt: string, sung: readonly string[] | undefined, description: SongDescription): string[] {
  const { genre, ensemble, standsFor, guessed } = description;
  const lower = prompt.toLowerCase();
  const title = quotedTitle(prompt);
  const own = new Set(
    wordsOf([
      ...(title === undefined ? [] : [title, 'title', 'titled', 'called']),
      genre.id,
      genre.name,
      ...genre.aliases,
      standsFor ?? '',
    ]),
  );
  const isDone = isDoneBy(genre.description);
  const ofMusic = new Set(partsOf(lower).music.match(WORD));
  const isOtherGenre = (word: string): boolean =>
    GENRE_NAMES.has(word) && !own.has(word) && ofMusic.has(word) && !IN_ANY_GENRE.test(word);
  const isNeutral = (word: string): boolean => MUSIC_WORDS.has(word) || FUNCTION_WORDS.has(word);
  const mentioned = new Set(wordsOf(GENRE_PHRASES.filter((name) => spaced(lower).includes(spaced(name)))));
  const isGuess = (word: string): boolean =>
    guessed === 'subject' && standsFor === undefined && genreHint('song', word) === genre.id;
  const words = lower.match(WORD) ?? [];
  const players = inPlayersPlace(prompt);
  const isSpoken = (word: string): boolean => !players.has(word);
  const purpose = sung === undefined ? purposeOf(prompt) : new Set(lower.match(AUDIENCE));
  const spoken = new Set((sung ?? []).flatMap((topic) => topic.toLowerCase().split(' ')).filter(isSpoken));
  const left = new Set(withoutPlayed(lower, ensemble.only).match(WORD));
  const used = new Set(
    words.flatMap((word, index) => {
      const isKnown = (isNeutral(word) || mentioned.has(word)) && !UNHEARD.has(word) && !isOtherGenre(word);
      const isUsed =
        spoken.has(word) ||
        purpose.has(word) ||
        isKnown ||
        own.has(word) ||
        isDone(word) ||
        isGuess(word) ||
        !left.has(word) ||
        MEASURES.test(word);
      return isUsed ? [index] : [];
    }),
  );
  return leftOver(words, used);
}

/** Whom it is for is in the words, if anywhere. */
const AUDIENCE =
  /(?<=\bfor\s(?:(?:my|our|the|all|small|little|young|older)\s){0,2})(?:kids|children|toddlers|babies|teens|teenagers|adults|seniors|everyone|everybody)\b/g;

const USES: ReadonlySet<string> = new Set(stopWords.uses);

/** "For studying in the evening", "to fall asleep to": nobody hears what music is for. */
const PURPOSE =
  /\b(?:for|while|during|to\s+help)\s+((?:(?!\s(?:with|without|about|featuring|in\s+[A-G][#b]?\s|at\s+\d))[^,.;:!?])+)|\bto\s+((?:\p{L}+\s+){1,4})to\b|\bto\s+((?:study|sleep|relax|work|focus|dance|run|read|cook|meditate|drive|wake|fall|train|unwind|concentrate)\b[^,.;:!?]*)/giu;

/** The words of a prompt for the use of the music. A name among them is a wish. */
function purposeOf(prompt: string): ReadonlySet<string> {
  const phrases = [...prompt.matchAll(PURPOSE)].flatMap(
    ([, ...groups]) => groups.join(' ').match(WORD) ?? [],
  );
  const words = phrases.filter((word) => word === word.toLowerCase() && !/^\d/.test(word));
  return new Set([...words, ...USES]);
}

/** A text without the words for moods, tempos, players, voices, sounds and numbers that a song follows. */
function withoutPlayed(text: string, isSolo: boolean): string {
  // "Children's choir" before "choir".
  const patterns = [...CAST_WORDS, ...PERCUSSION_WORDS, VINYL, WALKING].concat(
    [...MOODS, ...INSTRUMENTS, ...TEMPO_WORDS].map(({ words }) => words),
  );
  let rest = text;
  for (const words of patterns) rest = rest.replace(new RegExp(words, 'g'), ' ');
  // A solo is played without them.
  if (!isSolo) for (const { heardAs } of Object.values(SOUNDS)) rest = rest.replace(heardAs, ' ');
  return rest.replace(NUMBERS, ' ');
}

/** Numbers with a unit of music; any other one is part of the subject. */
const NUMBERS =
  /\b\d{1,3}(?:\s?\/\s?\d{1,2}|[ -]?(?:bpm|beats?|secs?|seconds?|mins?|minutes?|bars?|bits?))\b/g;

/** Tempo, key and length, which are read elsewhere. */
const MEASURES =
  /^(?:\d+(?:bpm|th|nd|rd|st)|[a-g][#♯♭b]?|sharp|flat|bpm|tempo|seconds?|minutes?|dorian|mixolydian|lydian|phrygian|allegro|adagio|andante|presto|largo|lento|moderato|vivace|waltz|key|music|piece|anthem|aria|theme|background|beats?)$/;

/** A dedication says whom the song is about: "for Emma". */
const DEDICATION = /\b(?:for|about|to|called|named)\s+\p{Lu}/u;

/**
 * True if at least one word of the request says something: about music, in the dictionary, or in another script than
 * ours. Syllables that only sound like words are no topic.
 */
export async function isUnderstood(
  { prompt, lyrics = '' }: { readonly prompt: string; readonly lyrics?: string | undefined },
  { guessed, moods, instruments, tempoGiven }: SongDescription,
  assets: Assets,
): Promise<boolean> {
  if (guessed !== 'chance' || moods.length + instruments.length > 0 || tempoGiven) return true;
  if (/\p{L}/u.test(lyrics) || quotedTitle(prompt) !== undefined || DEDICATION.test(prompt)) return true;
  const words = prompt.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.some((word) => MUSIC_WORDS.has(word) || /[^\x00-\x7f]/.test(word))) return true;
  const { find } = await dictionaryOf(assets);
  return words.some((word) => word.length > 2 && !FUNCTION_WORDS.has(word) && find(word) !== undefined);
}
