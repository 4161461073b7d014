import type { GrooveName } from '../composition/grooves.ts';
import type { HarmonyName } from '../composition/progressions.ts';
import type { BassPattern, ChordPattern } from '../composition/rhythm-patterns.ts';
import type { SynthKind } from '../composition/score.ts';
import type { Meter, Mode, Shade } from '../composition/theory.ts';

/** Arrangement and mix of a genre. Instruments are General MIDI programs; one of each list is chosen at random. */
export interface GenreStyle {
  readonly modes: Readonly<Record<Shade, Mode>>;
  /** Used when neither mood words nor a key decide. */
  readonly shade: Shade;
  readonly meter: Meter;
  readonly swing: Swing;
  readonly harmony: HarmonyName;
  readonly groove: GrooveName;
  readonly bass: PartStyle<BassPattern>;
  readonly chords: PartStyle<ChordPattern>;
  readonly arp?: PartStyle<ChordPattern>;
  readonly pad: readonly number[];
  readonly lead: readonly number[];
  readonly counter: readonly number[];
  readonly mix: MixSettings;
  readonly synths?: SynthKind;
  /** Semitones by which the last chorus may modulate upwards. */
  readonly keyLift?: number;
}

interface Swing {
  /** Delay of the second of two notes, as a share of their distance: 0 is straight, 0.33 triplets. */
  readonly amount: number;
  /** Swung note value: eighths or sixteenths. */
  readonly subdivision: 8 | 16;
}

export interface PartStyle<Pattern> {
  readonly programs: readonly number[];
  readonly verse: Pattern;
  readonly chorus: Pattern;
}

export interface MixSettings {
  /** 0 is dry, 1 a cathedral. */
  readonly reverb: number;
  /** Depth to which the kick ducks bass, chords and pads, 0 to 1. */
  readonly sidechain: number;
  /** Amount of wow, roll-off and crackle, 0 to 1. */
  readonly vinyl: number;
  /** Saturation of drums and bass, 0 to 1. */
  readonly drive: number;
  /** Level of the drums against their usual one. */
  readonly drumDecibels: number;
  /** Factor on the level difference between quiet and loud sections. */
  readonly dynamicRange: number;
}
