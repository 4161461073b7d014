import type { Shade } from '../composition/theory.ts';
import type { Tone } from '../lyrics/write-lyrics.ts';
import type { SongDescription } from './song-description.ts';
import { isCheering, moodsToldIn, votesOf } from './tonality.ts';

/** "Our boss Sabine who always forgets her keys": a noun and what the prompt tells of it. */
const CLAUSE =
  /\b((?:(?:our|my|an?|the) (?:[\p{Ll}'’-]+ ){0,2}[\p{L}'’-]+)|\p{Lu}\p{L}+),? ((?:who|that|which) (?:(?!with\b|in [a-g]\b|has to|should|builds?\b|starts?\b|grows?\b)[\p{L}\p{N}'’]+ ?){2,9}?)(?=\s*(?:[,.;:!?]|$)|\s(?:with|at \d|in (?:the style|[A-G]\b)))/u;
const OF_MUSIC =
  /\b(?:songs?|tracks?|tunes?|melod(?:y|ies)|chorus|beats?|music|pieces?|jingles?|voices?|drums?|anthems?|ballads?)$/i;

/** A line of the song: "This is our boss Sabine who always forgets her keys". */
export function toldIn(prompt: string): string | undefined {
  const [, who = '', clause = ''] = CLAUSE.exec(prompt) ?? [];
  if (who === '' || OF_MUSIC.test(who)) return undefined;
  const mine = who.replace(/^an? /, 'the ');
  return `This is ${mine} ${clause.trim()}`;
}

const AGE =
  /\b(?:turn(?:s|ing)|is|are|becomes?|becoming)\s+(?:\w+\s+)?(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)\b(?!\s*(?:bpm|minutes?|seconds?|bars?))|\b(\d{1,3})(?:st|nd|rd|th)\s+birthday\b/i;

/** "She turns 5", "for her 40th birthday". */
export function ageIn(prompt: string): string | undefined {
  const [, turns, birthday] = AGE.exec(prompt) ?? [];
  return turns ?? birthday;
}

const COMPLAINT =
  /\b(?:my broken (?!heart)|never (?:works?|starts?|ends?|stops?|comes?|listens?|arrives?)|(?:does not|doesn['’]t|will not|won['’]t|do not|don['’]t) (?:work|start|stop|print|come)|always (?:late|broken|crash\w*|jams?|jammed|empty)|homework|traffic jam|taxes|hate|annoying(?<!not annoying)|fed up|sick of|tired of)\b/i;
const THANKS =
  /\b(?:farewell|goodbye|good-bye|retire\w*|retirement|graduat\w*|anniversary|thank(?:s|ing)?|wedding|first dance|jubilee|memor(?:y|ies))\b/i;
const HEAVY: ReadonlySet<string> = new Set(['dark', 'angry', 'tense']);

/** A farewell with warmth is no lament, and who complains about a printer does not mourn it. */
export function toneOf(prompt: string, { moods }: Pick<SongDescription, 'moods'>): Tone | undefined {
  if (COMPLAINT.test(prompt)) return 'grumble';
  const isWarm = moods.every(({ name }) => !HEAVY.has(name));
  return isWarm && THANKS.test(prompt) && !/\b(?:heartbr\w+|funeral|break-?up|divorce)\b/i.test(prompt)
    ? 'tender'
    : undefined;
}

/** Genres of gloom; others are in a minor mode and sing of anything. */
const GLOOMY = /^(?:metal|doom-metal|blues|halloween|trap|opera)$/;

/** The shade of the words: a shanty in a minor mode may be about a merry cook. */
export function shadeOfWords(prompt: string, { genre, moods, shade, key }: SongDescription): Shade {
  if (isCheering(genre, prompt))
    return moodsToldIn(prompt, moods).some(({ name }) => name === 'sad') ? 'dark' : 'bright';
  const isMinor = /\bminor\b/i.test(prompt) && key.mode !== 'major';
  return votesOf(moods) === 0 && !GLOOMY.test(genre.id) && !isMinor ? 'bright' : shade;
}
