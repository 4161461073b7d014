import { playBass } from './bass.ts';
import type { Brief } from './brief.ts';
import { playChords, playPad } from './chords.ts';
import { playDrums } from './drums.ts';
import { playEffects } from './effects.ts';
import { planSections } from './form.ts';
import { GROOVES, type Groove } from './grooves.ts';
import { harmonise } from './harmony.ts';
import { playCounter, playLead } from './lead.ts';
import { inventTunes, type MelodyPlan, sing, type Tunes } from './melody.ts';
import { FAMILIES } from './progressions.ts';
import type { Random } from './random.ts';
import type { Bar, Note, Part, Phrase, Score, Section, Track } from './score.ts';

export interface Composition extends Score {
  readonly bars: readonly Bar[];
  readonly tunes: Tunes;
  readonly groove: Groove;
}

/** What is sung in a section; a section without lines is played. */
export type Words = MelodyPlan['words'];

/** The frame of a piece, before there are notes: writers of words need it to know how much room there is. */
export interface Outline {
  readonly tempo: number;
  readonly seconds: number;
  readonly secondsPerBar: number;
  readonly sections: readonly Section[];
}

/** `verses` is how many verses the given words have, when there are some. */
export function outline(brief: Brief, seconds: number, random: Random, verses?: number): Outline {
  const { style } = brief;
  const { tempo, bars } = fitTempo(brief, seconds);
  const secondsPerBar = (style.meter * 60) / tempo;
  const keyLift = style.keyLift !== undefined && random.fork('lift').chance(0.6) ? style.keyLift : 0;
  const sections = planSections(bars, secondsPerBar, { keyLift, verses }).map((section) => ({
    ...section,
    energy: Math.min(1, Math.max(0.3, section.energy + liveliness(brief) * 0.35)),
  }));
  return { tempo, seconds, secondsPerBar, sections };
}

export interface ArrangeOptions {
  readonly brief: Brief;
  readonly outline: Outline;
  readonly prompt: string;
  readonly random: Random;
  /** A singer carries the phrases, so no instrument plays them. */
  readonly sung: boolean;
  readonly words: Words;
  /** Bars a line of words takes. */
  readonly barsPerLine: number;
}

export function arrange(options: ArrangeOptions): Composition {
  const { brief, random, barsPerLine } = options;
  const { sections, tempo, seconds } = options.outline;
  const { meter } = brief.style;
  const bars = harmonise(sections, FAMILIES[brief.style.harmony], brief.shade, random.fork('harmony'));
  const tunes = inventTunes(meter, barsPerLine, 0.5 + liveliness(brief), random.fork('tunes'));
  const plan: MelodyPlan = { bars, key: brief.key, meter, tunes, words: options.words };
  const phrases = sections.flatMap((section) =>
    section.name === 'intro' || section.name === 'outro'
      ? []
      : sing(plan, section, random.fork(`sing ${section.name}`)),
  );
  const groove: Groove = GROOVES[brief.drumless ? 'none' : brief.style.groove];
  const tracks = orchestrate({ ...options, plan, phrases, groove });
  return {
    tempo,
    beatsPerBar: meter,
    seconds,
    sections,
    bars,
    tunes,
    groove,
    kit: typeof groove.kit === 'number' ? 'sampled' : groove.kit,
    synths: brief.style.synths,
    tracks: tracks.map((track) => ({ ...track, notes: perform(track, brief, random.fork(track.part)) })),
    phrases: phrases.map((phrase) => ({ ...phrase, notes: phrase.notes.map((note) => swung(note, brief)) })),
  };
}

function liveliness(brief: Brief): number {
  return brief.moods.reduce((sum, mood) => sum + mood.energy, 0);
}

/**
 * The last bar must end with the piece. A free tempo is nudged until whole bars fit; a tempo that was asked for
 * stays, and the last chord rings through what is left of the time.
 */
function fitTempo(brief: Brief, seconds: number): { readonly tempo: number; readonly bars: number } {
  const wished = (brief.style.meter * 60) / brief.tempo;
  if (brief.tempoGiven) return { tempo: brief.tempo, bars: Math.max(2, Math.floor(seconds / wished)) };
  const even = Math.round(seconds / wished / 2) * 2;
  const bars = seconds < 20 ? Math.max(2, Math.round(seconds / wished)) : Math.max(2, even);
  return { tempo: (bars * brief.style.meter * 60) / seconds, bars };
}

interface Orchestration extends ArrangeOptions {
  readonly plan: MelodyPlan;
  readonly phrases: readonly Phrase[];
  readonly groove: Groove;
}

function orchestrate(options: Orchestration): readonly Track[] {
  const { brief, plan, phrases, groove, random } = options;
  const { style, key } = brief;
  const { bars, meter } = plan;
  const chosen = random.fork('instruments');
  const program = (part: Part, programs: readonly number[]) =>
    brief.instruments.find((instrument) => instrument.part === part)?.program ??
    (programs.length > 0 ? chosen.pick(programs) : undefined);
  const tracks: Track[] = [];
  const add = (part: Part, number: number | undefined, notes: readonly Note[]) => {
    if (number !== undefined && notes.length > 0) tracks.push({ part, program: number, notes });
  };
  add(
    'drums',
    typeof groove.kit === 'number' ? groove.kit : 0,
    playDrums(bars, groove, meter, random.fork('drums')),
  );
  add(
    'bass',
    program('bass', style.bass.programs),
    playBass(bars, style.bass, key, meter, random.fork('bass')),
  );
  add(
    'chords',
    program('chords', style.chords.programs),
    playChords(bars, { voice: style.chords, centre: 60, loudness: 78 }, key, meter, random.fork('chords')),
  );
  // Pads hold quiet pieces together and otherwise wait for the song to open up.
  const quiet = Object.keys(groove.verse).length === 0;
  add('pad', program('pad', style.pad), playPad(bars, key, meter, quiet ? 0 : 0.55));
  if (style.arp) {
    const opened = bars.filter((bar) => bar.section.energy >= 0.6 || bar.section.name === 'intro' || quiet);
    const voice = { voice: style.arp, centre: 72, loudness: 66 };
    add('arp', program('arp', style.arp.programs), playChords(opened, voice, key, meter, random.fork('arp')));
  }
  add('lead', program('lead', style.lead), playLead(plan, phrases, options.sung, random.fork('lead')));
  add('counter', program('counter', style.counter), playCounter(plan, phrases));
  add('effects', 0, playEffects(options.prompt, bars, meter, !quiet));
  return tracks;
}

/** Hands are not machines: a few milliseconds early or late, except where a machine plays. */
function perform(track: Track, brief: Brief, random: Random): readonly Note[] {
  const looseness =
    brief.style.mix.pump > 0.3 ? 0 : track.part === 'drums' || track.part === 'bass' ? 0.006 : 0.012;
  return track.notes.map((note) => {
    const placed = swung(note, brief);
    return { ...placed, start: Math.max(0, placed.start + random.between(-looseness, looseness)) };
  });
}

function swung(note: Note, brief: Brief): Note {
  const { amount, of } = brief.style.swing;
  if (amount === 0) return note;
  const unit = of === 8 ? 1 : 0.5;
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
