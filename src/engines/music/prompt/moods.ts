import { oneOf } from '../../narrow.ts';
import { SHADES, type Shade } from '../composition/theory.ts';
import stored from '../data/moods.json';

/** The effect of mood words on a song. */
export interface Mood {
  readonly name: string;
  readonly words: RegExp;
  readonly shade?: Shade;
  /** Tempo within the genre's range: -1 is its slow end, 1 its fast end. */
  readonly pace: number;
  readonly energy: number;
}

interface StoredMood {
  readonly name: string;
  /** Regular expressions for whole words. */
  readonly words: readonly string[];
  readonly shade?: string;
  readonly pace: number;
  readonly energy: number;
}

function readMood({ name, words, shade, pace, energy }: StoredMood): Mood {
  return {
    name,
    words: new RegExp(`\\b(${words.join('|')})\\b`),
    ...(shade !== undefined && { shade: oneOf(SHADES, shade) }),
    pace,
    energy,
  };
}

export const MOODS: readonly Mood[] = stored.map(readMood);
