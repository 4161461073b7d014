import { tableKey } from '../../narrow.ts';
import type { Random } from '../../random.ts';
import { MODES, type Mode, type MusicalKey, pitchClass, type Shade } from '../composition/theory.ts';
import type { GenreStyle } from '../styles/genre-style.ts';
import type { Genre } from '../styles/genres.ts';
import type { Mood } from './moods.ts';
import { partsOf } from './music-part.ts';

export const votesOf = (moods: readonly Mood[]): number =>
  moods.reduce((sum, { shade }) => sum + (shade === 'bright' ? 1 : shade === 'dark' ? -1 : 0), 0);

/** A child that is afraid of the dark wants no dark music, and a shop no sad jingle. */
const CHEERING = /^(?:lullaby|children|holiday|polka|circus|samba|national-anthem)$/;
const CHEERS =
  /\b(?:jingle(?! bells)|birthday|advert\w*|commercial|anniversary|for (?:(?:my|our|the|small|little|young) )*(?:kids|children|toddlers|kindergarten\w*|preschool\w*))\b/;
export const isCheering = ({ id }: Genre, prompt: string): boolean =>
  CHEERING.test(id) || CHEERS.test(prompt.toLowerCase());

/** Those of the music, and not of whom it is about: "a lullaby for a boy who is afraid of the dark". */
export const moodsToldIn = (text: string, moods: readonly Mood[]): readonly Mood[] => {
  const music = partsOf(text.toLowerCase()).music.replace(/\bwho(?:se)?\b[^,.;:]*/g, ' ');
  return moods.filter(({ words }) => words.test(music));
};

const KEY_ALONE =
  /\bkey of [a-g](?:#|♯|♭|b\b|[ -]sharp|[ -]flat)?(?![\w#♯♭-])(?! (?:minor|dorian|phrygian|sharp|flat))/;

export function shadeOf(
  text: string,
  moods: readonly Mood[],
  { genre, style }: { readonly genre: Genre; readonly style: GenreStyle },
): Shade {
  if (/\bminor\b/.test(text)) return 'dark';
  if (/\bmajor\b/.test(text)) return 'bright';
  // "Upbeat synthpop about driving at night" is upbeat.
  const told = votesOf(moodsToldIn(text, moods));
  const votes = told === 0 && !isCheering(genre, text) ? votesOf(moods) : told;
  // A key with no mode beside it is a major one.
  if (told === 0 && KEY_ALONE.test(text)) return 'bright';
  return votes > 0 ? 'bright' : votes < 0 ? 'dark' : style.shade;
}

export function keyOf(prompt: string, mode: Mode, random: Random): MusicalKey {
  const named =
    /\b(?:in|key of) ([a-g](?:#|♯|♭|b\b|[ -]sharp|[ -]flat)?)(?=\s|$|[.,;!])(?: (major|minor|dorian|mixolydian|lydian|phrygian)\b(?! key))?/i.exec(
      prompt,
    );
  const tonic = named?.[1] === undefined ? undefined : pitchClass(named[1].toLowerCase());
  // "in a" is nearly always the article; a mode after it, or a capital, makes it a key.
  const isKey = tonic !== undefined && (named?.[2] !== undefined || named?.[1] !== 'a');
  return {
    tonic: isKey && tonic !== undefined ? tonic : Math.floor(random.between(0, 12)),
    mode: named?.[2] === undefined ? mode : tableKey(MODES, named[2].toLowerCase()),
  };
}
