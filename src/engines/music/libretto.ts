import type { Outline } from './arrangement.ts';
import type { Brief } from './brief.ts';
import { parseLyrics, type Stanza } from './lyrics.ts';
import { usualBarsPerLine } from './melody.ts';
import type { Random } from './random.ts';
import { roomIn, seatWords } from './seating.ts';
import { type Subject, writeLyrics } from './wording.ts';

/** The words of a song and how many bars each line takes. */
export interface Libretto {
  readonly stanzas: readonly Stanza[];
  readonly barsPerLine: number;
}

const SHORTEST_LINE_SECONDS = 1.5;

/** Takes the words that are given, else writes some; none for a song that nobody sings. */
export function findWords(
  lyrics: string | undefined,
  wanted: boolean,
  {
    brief,
    frame,
    subject,
    random,
  }: {
    readonly brief: Brief;
    readonly frame: Outline;
    readonly subject: Omit<Subject, 'shade'>;
    readonly random: Random;
  },
): Libretto {
  const usual = usualBarsPerLine(frame.secondsPerBar);
  if (!wanted) return { stanzas: [], barsPerLine: usual };
  const given = lyrics?.trim() ? parseLyrics(lyrics) : [];
  if (given.length === 0) {
    const room = roomIn(frame.sections, usual);
    return { stanzas: writeLyrics({ ...subject, shade: brief.shade }, room, random), barsPerLine: usual };
  }
  // Lines take one bar each when two would leave some of the words out.
  const crowded =
    usual > 1 &&
    frame.secondsPerBar >= SHORTEST_LINE_SECONDS &&
    seatWords(given, frame.sections, usual).leftOver > 0;
  return { stanzas: given, barsPerLine: crowded ? 1 : usual };
}

/** How many verses the given words have; undefined when none are given. */
export function versesIn(lyrics: string | undefined): number | undefined {
  const verses = parseLyrics(lyrics ?? '').filter((stanza) => stanza.kind === 'verse').length;
  return verses === 0 ? undefined : Math.min(4, verses);
}
