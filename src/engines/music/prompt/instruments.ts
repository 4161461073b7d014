import { oneOf } from '../../narrow.ts';
import { PARTS, type Part } from '../composition/score.ts';
import stored from '../data/instruments.json';

/** An instrument that a prompt can name. */
export interface Instrument {
  readonly name: string;
  readonly words: RegExp;
  /** General MIDI program. */
  readonly program: number;
  /** The part that plays it. */
  readonly part: Part;
  /** First and last program of all that its name means: "no guitar" is none of any kind. */
  readonly family?: readonly number[] | undefined;
  /** The instrument whose sound stands for it. */
  readonly like?: string | undefined;
}

interface StoredInstrument {
  readonly name: string;
  readonly words: string;
  readonly program: number;
  readonly part: string;
  readonly family?: readonly number[];
  readonly like?: string;
}

/** Longer names come first, so that "electric guitar" is not read as "guitar". */
export const INSTRUMENTS: readonly Instrument[] = stored.map(readInstrument);

function readInstrument({ words, part, ...rest }: StoredInstrument): Instrument {
  return { ...rest, words: new RegExp(`\\b(?:${words})\\b`, 'g'), part: oneOf(PARTS, part) };
}
