import hints from '../data/genre-hints.json';

const HINTS = { song: hints.song.map(readHint), scene: hints.scene.map(readHint) };

interface StoredHint {
  readonly genre: string;
  /** Regular expressions for whole words. */
  readonly words: readonly string[];
}

function readHint({ genre, words }: StoredHint): { readonly genre: string; readonly words: RegExp } {
  return { genre, words: new RegExp(`\\b(${words.join('|')})\\b`) };
}

/** The genre that suits the subject of a lower-case text, for texts that name no genre. */
export function genreHint(kind: keyof typeof HINTS, text: string): string | undefined {
  return HINTS[kind].find(({ words }) => words.test(text))?.genre;
}
