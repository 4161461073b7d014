import stopWords from '../data/topic-stop-words.json';
import { GENRES } from '../styles/genres.ts';
import { INSTRUMENTS } from './instruments.ts';

const MUSIC_WORDS: ReadonlySet<string> = new Set(stopWords.music);
const FUNCTION_WORDS: ReadonlySet<string> = new Set(stopWords.function);

export const wordsOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => [...name.toLowerCase().split(/\s+/), ...name.toLowerCase().split(/[\s/-]+/)]);

/** Words about music, and words without content. */
const KNOWN: ReadonlySet<string> = new Set([
  ...MUSIC_WORDS,
  ...FUNCTION_WORDS,
  ...wordsOf(GENRES.flatMap(({ id, name, aliases }) => [id, name, ...aliases])),
]);

/**
 * The phrase that says who plays: "a waltz with kazoo and piano", "a tune played on a lute". Words are bounded: a very
 * long one would be tried from each of its letters.
 */
const PLAYERS =
  /(?<![\p{L}\d-])([\p{L}\d-]{1,40}),?\s+(?:with|featuring|(?:is\s+)?played\s+(?:on|by)|accompanied\s+by)\s+((?:(?!\b(?:about|in|at|for|that|which|who|my|our|your|called|lyrics|words)\b)[^.;:!?])+)/giu;
/** "Stomping drums", "a raspy voice": a word right before what plays says how. */
const SOLOIST =
  /(?<![\p{L}-])((?:[\p{L}-]{1,40}\s+)?[\p{L}-]{1,40})\s+(?:solos?|riffs?|lead|sounds?|melod(?:y|ies)|drums?|drumming|beats?|percussion|bass(?:line)?|vocals?|voices?|choirs?|chords?|rhythms?|grooves?|synths?|strings|brass|horns|guitars?|pianos?|organs?)\b/giu;

const wordsIn = (phrase: string): readonly string[] => phrase.match(/[\p{L}'’-]+/gu) ?? [];

const hasPlayer = (phrase: string): boolean => INSTRUMENTS.some(({ words }) => phrase.search(words) >= 0);

/** "In E with slide guitar", "at 90 with …" */
const KEY = /^(?:[a-g]|\d+)$/;

/** Words in the place of an instrument. They are nothing that a song is about, even where no instrument is known by them. */
export function inPlayersPlace(prompt: string): ReadonlySet<string> {
  const [music = ''] = prompt.toLowerCase().split(/\babout\b/);
  const phrases = [...music.matchAll(PLAYERS)].flatMap(([, before = '', phrase = '']) =>
    // "dancing with wolves" is something that is done.
    ((KNOWN.has(before) || KEY.test(before)) && !before.endsWith('ing')) || hasPlayer(phrase) ? [phrase] : [],
  );
  const soloists = [...music.matchAll(SOLOIST)].flatMap(([, said = '']) => wordsIn(said));
  return new Set([...phrases.flatMap(wordsIn), ...soloists]);
}

/** "rolls" and "rolling", "offbeat" and "off-beat". */
const stem = (word: string): string => word.replace(/(?:ing|ed|e?s)$/, '');

/** True for words of what a genre does anyway: the hats of trap, the off-beats of reggae. */
export function isDoneBy(description: string): (word: string) => boolean {
  const done = new Set(
    wordsIn(description.toLowerCase())
      .filter((word) => !FUNCTION_WORDS.has(word))
      .flatMap((word) => [stem(word.replaceAll('-', '')), ...word.split('-').map(stem)]),
  );
  return (word) => {
    const lower = word.toLowerCase();
    return (
      done.has(stem(lower.replaceAll('-', ''))) ||
      (/-/.test(lower) && done.has(stem(lower.split('-').at(-1) ?? '')))
    );
  };
}
