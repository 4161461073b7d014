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
}

/** Longer names come first, so that "electric guitar" is not read as "guitar". */
export const INSTRUMENTS: readonly Instrument[] = stored.map(({ name, words, program, part }) => ({
  name,
  words: new RegExp(`\\b(?:${words})\\b`, 'g'),
  program,
  part: oneOf(PARTS, part),
}));
