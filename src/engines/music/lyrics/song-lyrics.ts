import type { Random } from '../../random.ts';
import type { SongOutline } from '../composition/arrangement.ts';
import { barsPerLyricLine } from '../composition/melody.ts';
import type { SongDescription } from '../prompt/song-description.ts';
import { alignLyrics, lyricCapacity } from './align-lyrics.ts';
import { parseLyrics, type Stanza } from './parse-lyrics.ts';
import { type LyricSubject, writeLyrics } from './write-lyrics.ts';

/** The words of a song and how many bars each line takes. */
interface SongLyrics {
  readonly stanzas: readonly Stanza[];
  readonly barsPerLine: number;
}

const SHORTEST_LINE_SECONDS = 1.5;

/** Uses the given lyrics or writes some; an instrumental has none. */
export function chooseLyrics(
  lyrics: string | undefined,
  wanted: boolean,
  {
    description,
    outline,
    subject,
    random,
  }: {
    readonly description: SongDescription;
    readonly outline: SongOutline;
    readonly subject: Omit<LyricSubject, 'genre'>;
    readonly random: Random;
  },
): SongLyrics {
  const usual = barsPerLyricLine(outline.secondsPerBar);
  if (!wanted) return { stanzas: [], barsPerLine: usual };
  const given = lyrics?.trim() ? parseLyrics(lyrics) : [];
  if (given.length === 0) {
    const capacity = lyricCapacity(outline.sections, usual);
    return {
      stanzas: writeLyrics(
        {
          ...subject,
          genre: description.genre.id,
        },
        capacity,
        random,
      ),
      barsPerLine: usual,
    };
  }
  // Lines take one bar each when two would leave some of the words out.
  const crowded =
    usual > 1 &&
    outline.secondsPerBar >= SHORTEST_LINE_SECONDS &&
    alignLyrics(given, outline.sections, usual).leftOver > 0;
  return { stanzas: given, barsPerLine: crowded ? 1 : usual };
}

/** Verses of the given lyrics, at most four; undefined without lyrics. */
export function countVerses(lyrics: string | undefined): number | undefined {
  const verses = parseLyrics(lyrics ?? '').filter((stanza) => stanza.kind === 'verse').length;
  return verses === 0 ? undefined : Math.min(4, verses);
}
