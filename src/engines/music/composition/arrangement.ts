import type { Random } from '../../random.ts';
import { withPercussion } from '../prompt/percussion.ts';
import type { SongDescription } from '../prompt/song-description.ts';
import { withDrops } from './drops.ts';
import { type FormWishes, planSections } from './form.ts';
import { type Groove, readGroove } from './grooves.ts';
import { harmonise } from './harmony.ts';
import { composeMelody, composeMotifs, type MelodyPlan, type SongMotifs } from './melody.ts';
import { orchestrate } from './orchestration.ts';
import { HARMONIES } from './progressions.ts';
import type { Score, ScoreBar, Section } from './score.ts';
import { humanize, swing } from './timing.ts';

export interface SongScore extends Score {
  readonly bars: readonly ScoreBar[];
  readonly motifs: SongMotifs;
  readonly groove: Groove;
}

/** The lines of a section; a section without lines is instrumental. */
export type SectionLyrics = MelodyPlan['words'];

/** Tempo and sections before there are notes; lyrics are fitted to it. */
export interface SongOutline {
  readonly tempo: number;
  readonly seconds: number;
  readonly secondsPerBar: number;
  readonly sections: readonly Section[];
}

/** `verses` is how many verses the given words have, when there are some. */
export function outlineSong(
  description: SongDescription,
  seconds: number,
  random: Random,
  { verses, counts, order }: Pick<FormWishes, 'verses' | 'counts' | 'order'> = {},
): SongOutline {
  const { style, shape } = description;
  const { tempo, bars } = fitTempo(description, seconds);
  const secondsPerBar = (style.meter * 60) / tempo;
  const mayLift = style.keyLift !== undefined && random.fork('lift').chance(0.6);
  const keyLift = mayLift || shape.keyChange !== undefined ? (style.keyLift ?? USUAL_LIFT) : 0;
  const sections = planSections(bars, secondsPerBar, { keyLift, verses, counts, order, shape }).map(
    (section) => ({
      ...section,
      energy: Math.min(1, Math.max(0.3, section.energy + liveliness(description) * 0.35)),
    }),
  );
  return { tempo, seconds, secondsPerBar, sections };
}

/** Semitones. */
const USUAL_LIFT = 2;

interface ArrangeOptions {
  readonly description: SongDescription;
  readonly outline: SongOutline;
  readonly prompt: string;
  readonly random: Random;
  /** The phrases are sung, so no instrument doubles them. */
  readonly sung: boolean;
  readonly words: SectionLyrics;
  /** Bars per line of lyrics. */
  readonly barsPerLine: number;
}

export function arrange(options: ArrangeOptions): SongScore {
  const { description, random, barsPerLine } = options;
  const { sections, tempo, seconds } = options.outline;
  const { meter } = description.style;
  const bars = harmonise(
    sections,
    HARMONIES[description.style.harmony],
    description.shade,
    random.fork('harmony'),
  );
  const motifs = composeMotifs(meter, barsPerLine, 0.5 + liveliness(description), random.fork('tunes'));
  const plan: MelodyPlan = { bars, key: description.key, meter, motifs, words: options.words };
  const phrases = sections.flatMap((section) =>
    section.name === 'intro' || section.name === 'outro'
      ? []
      : composeMelody(plan, section, random.fork(`sing ${section.name}`)),
  );
  const groove: Groove = withPercussion(
    readGroove(description.drumless ? 'none' : description.style.groove),
    description.percussion,
    meter,
  );
  const played = orchestrate({ ...options, plan, phrases, groove });
  const tracks = description.shape.drop === undefined ? played : withDrops(played, sections, meter);
  return {
    tempo,
    beatsPerBar: meter,
    seconds,
    sections,
    bars,
    motifs,
    groove,
    kit: typeof groove.kit === 'number' ? 'sampled' : groove.kit,
    synths: description.style.synths,
    tracks: tracks.map((track) => ({
      ...track,
      notes: humanize(track, description, random.fork(track.part)),
    })),
    phrases: phrases.map((phrase) => ({
      ...phrase,
      notes: phrase.notes.map((note) => swing(note, description)),
    })),
  };
}

function liveliness(description: SongDescription): number {
  return description.moods.reduce((sum, mood) => sum + mood.energy, 0);
}

/**
 * The last bar must end with the piece. A free tempo is nudged until whole bars fit; a tempo that was asked for
 * stays, and the last chord rings through what is left of the time.
 */
function fitTempo(
  description: SongDescription,
  seconds: number,
): { readonly tempo: number; readonly bars: number } {
  const wished = (description.style.meter * 60) / description.tempo;
  if (description.tempoGiven)
    return { tempo: description.tempo, bars: Math.max(2, Math.floor(seconds / wished)) };
  const even = Math.round(seconds / wished / 2) * 2;
  const bars = seconds < 20 ? Math.max(2, Math.round(seconds / wished)) : Math.max(2, even);
  return { tempo: (bars * description.style.meter * 60) / seconds, bars };
}
