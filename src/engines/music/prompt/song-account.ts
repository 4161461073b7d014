import { leftOutNotes, leftOver } from '../../prompt-account.ts';
import stopWords from '../data/topic-stop-words.json';
import { GENRES } from '../styles/genres.ts';
import { INSTRUMENTS } from './instruments.ts';
import { MOODS } from './moods.ts';
import type { SongDescription } from './song-description.ts';

const KNOWN = new Set([
  ...stopWords.music,
  ...stopWords.function,
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

/** True if a prompt has at least one word that could be one: keys that somebody pressed are no topic. */
export function isReadable(prompt: string): boolean {
  const words = prompt.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word) => /[^\x00-\x7f]/.test(word) || isWord(word));
}

function isWord(word: string): boolean {
  if (KNOWN.has(word) || /^[bcdfghjklmnpqrstvwxz]{1,4}ys?$/.test(word)) return true;
  return /[aeiou]/.test(word) && !/[bcdfghjklmnpqrstvwxz]{6}|q(?!u)/.test(word);
}
