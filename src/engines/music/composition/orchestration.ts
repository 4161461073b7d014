import type { Random } from '../../random.ts';
import type { SongDescription } from '../prompt/song-description.ts';
import { composeBass } from './bass-part.ts';
import { composeChords, composePad } from './chord-part.ts';
import { composeDrums } from './drum-part.ts';
import { composeEffects } from './effects-part.ts';
import type { Groove } from './grooves.ts';
import { composeCountermelody, composeLead } from './lead-part.ts';
import type { MelodyPlan } from './melody.ts';
import type { Note, Part, Phrase, Track } from './score.ts';

interface Orchestration {
  readonly description: SongDescription;
  readonly prompt: string;
  readonly random: Random;
  readonly sung: boolean;
  readonly plan: MelodyPlan;
  readonly phrases: readonly Phrase[];
  readonly groove: Groove;
}

/** Played where a genre's own instruments are not wanted: flute and clarinet, piano and nylon guitar, double bass. */
const SPARE: Partial<Record<Part, readonly number[]>> = {
  lead: [73, 71, 0],
  chords: [0, 24, 48],
  bass: [32],
};

/** Writes the notes of every part. */
export function orchestrate(options: Orchestration): readonly Track[] {
  const { description, plan, phrases, groove, random } = options;
  const { style, key } = description;
  const { bars, meter } = plan;
  const chosen = random.fork('instruments');
  const { seats, only, rhythm, isUnwanted } = description.ensemble;
  const program = (part: Part, programs: readonly number[]): number | undefined => {
    const asked = seats.get(part);
    if (asked || (only && !rhythm.has(part))) return asked?.program;
    const wanted = [programs, SPARE[part] ?? []]
      .map((list) => list.filter((one) => !isUnwanted(part, one)))
      .find((list) => list.length > 0);
    return wanted && programs.length > 0 ? chosen.pick(wanted) : undefined;
  };
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
  if (!only) add('effects', 0, composeEffects(options.prompt, bars, meter, !quiet));
  const heard = description.ensemble.isLed ? tracks.filter(({ part }) => ACCOMPANY.has(part)) : tracks;
  return playedBySome(heard, description.ensemble.players);
}

/** With one instrument that is the music. */
const ACCOMPANY: ReadonlySet<Part> = new Set(['lead', 'chords', 'bass', 'pad']);

/** The parts in the order in which a small band keeps them. */
const RANKS: readonly Part[] = ['chords', 'bass', 'drums', 'lead', 'counter', 'pad', 'arp'];

/** A trio is three players; whoever plays the chords then plays the tune too. */
function playedBySome(tracks: readonly Track[], players: number | undefined): readonly Track[] {
  if (players === undefined) return tracks;
  const staying = RANKS.filter((part) => tracks.some((track) => track.part === part)).slice(0, players);
  const chords = tracks.find(({ part }) => part === 'chords');
  return tracks.flatMap((track) => {
    if (staying.includes(track.part)) return [track];
    return track.part === 'lead' && chords ? [{ ...track, program: chords.program }] : [];
  });
}
