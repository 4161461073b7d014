import type { Assets } from '../../engine.ts';
import { leftOutNotes, leftOver } from '../../prompt-account.ts';
import { dictionaryOf } from '../../text/knowledge/dictionary.ts';
import stopWords from '../data/topic-stop-words.json';
import { GENRES } from '../styles/genres.ts';
import { INSTRUMENTS } from './instruments.ts';
import { MOODS } from './moods.ts';
import { inPlayersPlace, isDoneBy, KNOWN, wordsOf } from './players.ts';
import type { SongDescription } from './song-description.ts';
import { SOUNDS } from './sounds.ts';
import { OCCASIONS, quotedTitle, withoutSingers } from './topics.ts';
import { unplayedIn } from './unplayable.ts';

const MUSIC_WORDS: ReadonlySet<string> = new Set(stopWords.music);
const FUNCTION_WORDS: ReadonlySet<string> = new Set(stopWords.function);

/** Names of one word, which say that a song should be of this genre. */
const OWN_NAMES = new Set(GENRES.map(({ id }) => id).filter((id) => !id.includes('-')));

interface SongPromptUse {
  readonly prompt: string;
  readonly genre: string | undefined;
  readonly description: SongDescription;
  readonly topics: readonly string[];
  readonly names: readonly string[];
  readonly unplayable: readonly string[];
  readonly seconds: number;
}

/** Sentences about what was guessed and what was not used of the prompt. */
export function promptNotes(use: SongPromptUse): string[] {
  const { prompt, genre, description, topics, names, unplayable, seconds } = use;
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
    ...description.instruments.flatMap(({ name, like }) => (like ? [`played as: ${name} as ${like}`] : [])),
    ...leftOutNotes('played', [
      ...description.ensemble.unseated.map(({ name }) => name),
      ...unplayedIn(unplayable, description.genre.id),
      ...unused(withoutSingers(prompt), topics, description),
    ]),
  ];
}

const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };

/** The request says how long a song is. */
function lengthNotes(prompt: string, seconds: number): string[] {
  const [said, count = '', unit = ''] =
    /\b(\d{1,3}|one|two|three|four)[ -]?(secs?|seconds?|mins?|minutes?)\b/i.exec(prompt) ?? [];
  const asked = (COUNTS[count.toLowerCase()] ?? Number(count)) * (/^m/i.test(unit) ? 60 : 1);
  if (said === undefined || asked === seconds) return [];
  return [`not played: ${said} (the song lasts ${seconds} seconds; see --duration)`];
}

function meterNotes(prompt: string, { style: { meter } }: SongDescription): string[] {
  const asked = /\b(\d{1,2})\s?\/\s?(4|8)\b/.exec(prompt);
  return asked && `${asked[1]}/${asked[2]}` !== `${meter}/4`
    ? [`not played: ${asked[1]}/${asked[2]} (this genre is in ${meter}/4)`]
    : [];
}

const WORD = /[\p{L}\p{N}'’#♯♭-]+/gu;

function unused(
  prompt: string,
  topics: readonly string[],
  { genre, ensemble, standsFor, singing }: SongDescription,
): string[] {
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
  const [music = ''] = lower.split(/\babout\b/);
  const ofMusic = new Set(music.match(WORD));
  const isOtherGenre = (word: string): boolean => OWN_NAMES.has(word) && !own.has(word) && ofMusic.has(word);
  const isSung = singing ?? !genre.instrumental;
  // Only words would tell of it: "Christmas lofi" has no sleigh bells.
  const isUnheard = (word: string): boolean =>
    !isSung && OCCASIONS.has(word) && !own.has(word) && ofMusic.has(word);
  const words = lower.match(WORD) ?? [];
  const players = inPlayersPlace(prompt);
  const isSpoken = (word: string): boolean => !players.has(word);
  const spoken = new Set(topics.flatMap((topic) => topic.toLowerCase().split(' ')).filter(isSpoken));
  let rest = lower;
  for (const { words: pattern } of [...MOODS, ...INSTRUMENTS])
    rest = rest.replace(new RegExp(pattern, 'g'), ' ');
  // A solo is played without them.
  if (!ensemble.only) for (const { heardAs } of Object.values(SOUNDS)) rest = rest.replace(heardAs, ' ');
  rest = rest.replace(NUMBERS, ' ');
  const left = new Set(rest.match(WORD));
  const used = new Set(
    words.flatMap((word, index) => {
      const isKnown = KNOWN.has(word) && !isOtherGenre(word);
      const isUsed =
        spoken.has(word) ||
        isKnown ||
        own.has(word) ||
        isDone(word) ||
        !left.has(word) ||
        MEASURES.test(word);
      return isUsed && !isUnheard(word) ? [index] : [];
    }),
  );
  return leftOver(words, used);
}

/** Numbers with a unit of music; any other one is part of the subject. */
const NUMBERS =
  /\b\d{1,3}(?:\s?\/\s?\d{1,2}|[ -]?(?:bpm|beats?|secs?|seconds?|mins?|minutes?|bars?|bits?))\b|\b(?:19|20)?\d0s\b/g;

/** Tempo, key and length, which are read elsewhere. */
const MEASURES =
  /^(?:\d+(?:bpm|s|th|nd|rd|st)|[a-g][#♯♭b]?|sharp|flat|bpm|tempo|seconds?|minutes?|dorian|mixolydian|lydian|phrygian|allegro|adagio|andante|presto|largo|lento|moderato|vivace|waltz|key|music|piece|anthem|aria|theme|loop|background|beats?|version)$/;

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
