import genres from '../data/genres.json';

export interface Genre {
  readonly id: string;
  readonly name: string;
  /** Usual range, in beats per minute. */
  readonly tempo: { readonly min: number; readonly max: number };
  readonly description: string;
  /** Has vocals only if the request asks for them. */
  readonly instrumental: boolean;
  /** The style of the voices that sing it, where they are not named like the genre. */
  readonly voices?: string;
  /** Sung on these syllables instead of words. */
  readonly syllables?: string;
  /** Synonyms and subgenres, lower case. */
  readonly aliases: readonly string[];
}

export const GENRES: readonly Genre[] = genres;
