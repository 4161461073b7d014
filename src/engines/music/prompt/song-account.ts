import type { Assets } from '../../engine.ts';
import { leftOutNotes, leftOver } from '../../prompt-account.ts';
import { dictionaryOf } from '../../text/knowledge/dictionary.ts';
import stopWords from '../data/topic-stop-words.json';
import { GENRES } from '../styles/genres.ts';
import { INSTRUMENTS } from './instruments.ts';
import { MOODS } from './moods.ts';
import type { SongDescription } from './song-description.ts';
import { quotedTitle } from './topics.ts';

const MUSIC_WORDS: ReadonlySet<string> = new Set(stopWords.music);
const FUNCTION_WORDS: ReadonlySet<string> = new Set(stopWords.function);

const KNOWN = new Set([
  ...MUSIC_WORDS,
  ...FUNCTION_WORDS,
  ...GENRES.flatMap(({ id, name, aliases }) => [id, name, ...aliases]).flatMap((words) => [
    ...words.toLowerCase().split(/\s+/),
    ...words.toLowerCase().split(/[\s/-]+/),
  ]),
]);

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
    ...leftOutNotes('played', unused(prompt, topics)),
  ];
}

function unused(prompt: string, topics: readonly string[]): string[] {
  const lower = prompt.toLowerCase();
  const words = lower.match(/[\p{L}\p{N}'’#♯♭-]+/gu) ?? [];
  const spoken = new Set(topics.flatMap((topic) => topic.toLowerCase().split(' ')));
  let rest = lower;
  for (const { words: pattern } of [...MOODS, ...INSTRUMENTS])
    rest = rest.replace(new RegExp(pattern, 'g'), ' ');
  const left = new Set(rest.match(/[\p{L}\p{N}'’#♯♭-]+/gu));
  const used = new Set(
    words.flatMap((word, index) => {
      const isUsed = spoken.has(word) || KNOWN.has(word) || !left.has(word) || MEASURES.test(word);
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
