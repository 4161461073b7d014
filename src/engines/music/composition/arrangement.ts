import type { Random } from '../../random.ts';
import type { SongDescription } from '../prompt/song-description.ts';
import { composeBass } from './bass-part.ts';
import { composeChords, composePad } from './chord-part.ts';
import { composeDrums } from './drum-part.ts';
import { composeEffects } from './effects-part.ts';
import { planSections } from './form.ts';
import { type Groove, readGroove } from './grooves.ts';
import { harmonise } from './harmony.ts';
import { composeCountermelody, composeLead } from './lead-part.ts';
import { composeMelody, composeMotifs, type MelodyPlan, type SongMotifs } from './melody.ts';
import { HARMONIES } from './progressions.ts';
import type { Note, Part, Phrase, Score, ScoreBar, Section, Track } from './score.ts';

export interface Composition extends Score {
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
  verses?: number,
): SongOutline {
  const { style } = description;
  const { tempo, bars } = fitTempo(description, seconds);
  const secondsPerBar = (style.meter * 60) / tempo;
  const keyLift = style.keyLift !== undefined && random.fork('lift').chance(0.6) ? style.keyLift : 0;
  const sections = planSections(bars, secondsPerBar, { keyLift, verses }).map((section) => ({
    ...section,
    energy: Math.min(1, Math.max(0.3, section.energy + liveliness(description) * 0.35)),
  }));
  return { tempo, seconds, secondsPerBar, sections };
}

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

export function arrange(options: ArrangeOptions): Composition {
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
  const groove: Groove = readGroove(description.drumless ? 'none' : description.style.groove);
  const tracks = orchestrate({ ...options, plan, phrases, groove });
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
      notes: perform(track, description, random.fork(track.part)),
    })),
    phrases: phrases.map((phrase) => ({
      ...phrase,
      notes: phrase.notes.map((note) => swung(note, description)),
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

interface Orchestration extends ArrangeOptions {
  readonly plan: MelodyPlan;
  readonly phrases: readonly Phrase[];
  readonly groove: Groove;
}

function orchestrate(options: Orchestration): readonly Track[] {
  const { description, plan, phrases, groove, random } = options;
  const { style, key } = description;
  const { bars, meter } = plan;
  const chosen = random.fork('instruments');
  const program = (part: Part, programs: readonly number[]) =>
    description.instruments.find((instrument) => instrument.part === part)?.program ??
    (programs.length > 0 ? chosen.pick(programs) : undefined);
  const tracks: Track[] = [];
  const add = (part: Part, number: number | undefined, notes: readonly Note[]) => {
    if (number !== undefined && notes.length > 0) tracks.push({ part, program: number, notes });
  };
  add(
    'drums',
    typeof groove.kit === 'number' ? groove.kit : 0,
    composeDrums(bars, groove, meter, random.fork('drums')),
  );
  add(
    'bass',
    program('bass', style.bass.programs),
    composeBass(bars, style.bass, key, meter, random.fork('bass')),
  );
  add(
    'chords',
    program('chords', style.chords.programs),
    composeChords(bars, { style: style.chords, centre: 60, loudness: 78 }, key, meter, random.fork('chords')),
  );
  // Without drums the pad plays throughout, otherwise only in the louder sections.
  const quiet = Object.keys(groove.verse).length === 0;
  add('pad', program('pad', style.pad), composePad(bars, key, meter, quiet ? 0 : 0.55));
  if (style.arp) {
    const opened = bars.filter((bar) => bar.section.energy >= 0.6 || bar.section.name === 'intro' || quiet);
    const part = { style: style.arp, centre: 72, loudness: 66 };
    add(
      'arp',
      program('arp', style.arp.programs),
      composeChords(opened, part, key, meter, random.fork('arp')),
    );
  }
  add('lead', program('lead', style.lead), composeLead(plan, phrases, options.sung, random.fork('lead')));
  add('counter', program('counter', style.counter), composeCountermelody(plan, phrases));
  add('effects', 0, composeEffects(options.prompt, bars, meter, !quiet));
  return tracks;
}

/** Humanizes timing by a few milliseconds, except in sidechained genres, which are quantized. */
function perform(track: Track, description: SongDescription, random: Random): readonly Note[] {
  const looseness =
    description.style.mix.sidechain > 0.3
      ? 0
      : track.part === 'drums' || track.part === 'bass'
        ? 0.006
        : 0.012;
  return track.notes.map((note) => {
    const placed = swung(note, description);
    return { ...placed, start: Math.max(0, placed.start + random.between(-looseness, looseness)) };
  });
}

function swung(note: Note, description: SongDescription): Note {
  const { amount, subdivision } = description.style.swing;
  if (amount === 0) return note;
  const unit = subdivision === 8 ? 1 : 0.5;
  const warp = (beat: number) => {
    const whole = Math.floor(beat / unit) * unit;
    const part = (beat - whole) / unit;
    const middle = 0.5 + amount / 2;
    const bent = part < 0.5 ? (part / 0.5) * middle : middle + ((part - 0.5) / 0.5) * (1 - middle);
    return whole + bent * unit;
  };
  const start = warp(note.start);
  return { ...note, start, length: warp(note.start + note.length) - start };
}
