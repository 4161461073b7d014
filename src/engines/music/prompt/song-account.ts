import type { Assets } from '../../engine.ts';
import { leftOutNotes, leftOver } from '../../prompt-account.ts';
import { dictionaryOf } from '../../text/knowledge/dictionary.ts';
import stopWords from '../data/topic-stop-words.json';
import { GENRES } from '../styles/genres.ts';
import { INSTRUMENTS } from './instruments.ts';
import { MOODS } from './moods.ts';
import type { SongDescription } from './song-description.ts';
import { SOUNDS } from './sounds.ts';
import { quotedTitle, withoutSingers } from './topics.ts';

const MUSIC_WORDS: ReadonlySet<string> = new Set(stopWords.music);
const FUNCTION_WORDS: ReadonlySet<string> = new Set(stopWords.function);

const wordsOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => [...name.toLowerCase().split(/\s+/), ...name.toLowerCase().split(/[\s/-]+/)]);

const KNOWN = new Set([
  ...MUSIC_WORDS,
  ...FUNCTION_WORDS,
  ...wordsOf(GENRES.flatMap(({ id, name, aliases }) => [id, name, ...aliases])),
]);

/** Names of one word, which say that a song should be of this genre. */
const OWN_NAMES = new Set(GENRES.map(({ id }) => id).filter((id) => !id.includes('-')));

interface SongPromptUse {
  readonly prompt: string;
  readonly genre: string | undefined;
  readonly description: SongDescription;
  readonly topics: readonly string[];
  readonly names: readonly string[];
}

/** Sentences about what was guessed and what was not used of the prompt. */
export function promptNotes({ prompt, genre, description, topics, names }: SongPromptUse): string[] {
  const isUnknown = genre !== undefined && description.guessed !== undefined;
  return [
    ...(isUnknown ? [`genre not known: ${genre}; see octet music genres`] : []),
    ...(description.guessed ? [`genre guessed: ${description.genre.name.toLowerCase()}`] : []),
    ...(names.length > 0
      ? [`not used: ${names.join(', ')} (a song imitates no person; name a genre and a mood)`]
      : []),
    ...meterNotes(prompt, description),
    ...description.instruments.flatMap(({ name, like }) => (like ? [`played as: ${name} as ${like}`] : [])),
    ...leftOutNotes('played', [
      ...description.ensemble.unseated.map(({ name }) => name),
      ...unused(withoutSingers(prompt), topics, description),
    ]),
  ];
}

function meterNotes(prompt: string, { style: { meter } }: SongDescription): string[] {
  const asked = /\b(\d{1,2})\s?\/\s?(4|8)\b/.exec(prompt);
  return asked && `${asked[1]}/${asked[2]}` !== `${meter}/4`
    ? [`not played: ${asked[1]}/${asked[2]} (this genre is in ${meter}/4)`]
    : [];
}

/** The phrase that says who plays: "a waltz with kazoo and piano", "a tune played on a lute". */
const PLAYERS =
  /([\p{L}\d-]+)\s+(?:with|featuring|(?:is\s+)?played\s+(?:on|by)|accompanied\s+by)\s+((?:(?!\b(?:about|in|at|for|that|which|who|my|our|your|called|lyrics|words)\b)[^.;:!?])+)/giu;
const SOLOIST = /([\p{L}-]+)\s+(?:solo|riff|lead|sounds?|melody)\b/giu;

/** Words in the place of an instrument. They are nothing that a song is about, even where no instrument is known by them. */
function inPlayersPlace(prompt: string): ReadonlySet<string> {
  const [music = ''] = prompt.toLowerCase().split(/\babout\b/);
  const phrases = [...music.matchAll(PLAYERS)].flatMap(([, before = '', phrase = '']) =>
    // "dancing with wolves" is something that is done.
    KNOWN.has(before) && !before.endsWith('ing') ? [phrase] : [],
  );
  const soloists = [...music.matchAll(SOLOIST)].map(([, word = '']) => word);
  return new Set([...phrases.flatMap((phrase) => phrase.match(/[\p{L}-]+/gu) ?? []), ...soloists]);
}

function unused(prompt: string, topics: readonly string[], { genre, ensemble }: SongDescription): string[] {
  const lower = prompt.toLowerCase();
  const own = new Set(wordsOf([genre.id, genre.name, ...genre.aliases]));
  const isOtherGenre = (word: string): boolean => OWN_NAMES.has(word) && !own.has(word);
  const words = lower.match(/[\p{L}\p{N}'’#♯♭-]+/gu) ?? [];
  const players = inPlayersPlace(prompt);
  const isSpoken = (word: string): boolean => !players.has(word);
  const spoken = new Set(topics.flatMap((topic) => topic.toLowerCase().split(' ')).filter(isSpoken));
  let rest = lower;
  for (const { words: pattern } of [...MOODS, ...INSTRUMENTS])
    rest = rest.replace(new RegExp(pattern, 'g'), ' ');
  // A solo is played without them.
  if (!ensemble.only) for (const { heardAs } of Object.values(SOUNDS)) rest = rest.replace(heardAs, ' ');
  const left = new Set(rest.match(/[\p{L}\p{N}'’#♯♭-]+/gu));
  const used = new Set(
    words.flatMap((word, index) => {
      const isKnown = KNOWN.has(word) && !isOtherGenre(word);
      const isUsed = spoken.has(word) || isKnown || !left.has(word) || MEASURES.test(word);
      return isUsed ? [index] : [];
    }),
  );
  return leftOver(words, used);
}

/** Tempo, key and length, which are read elsewhere. */
const MEASURES =
  /^(?:\d.*|[a-g][#♯♭b]?|sharp|flat|bpm|tempo|seconds?|minutes?|dorian|mixolydian|lydian|phrygian|allegro|adagio|andante|presto|largo|lento|moderato|vivace|key|music|piece|anthem|aria|theme|loop|background|beats?|version)$/;

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
