import { hashText } from '../../random.ts';

/** An odd factor, so that it has an inverse. */
const FACTOR = 0x85ebca6b;
/** FACTOR * INVERSE is 1 in 32 bits. */
const INVERSE = 0xa5cb9243;

const hashOf = (prompt: string): number => hashText(prompt.trim().toLowerCase());

/** All that the words of a prompt leave open is drawn from this number. */
export const originOf = (prompt: string, seed: number): number =>
  (hashOf(prompt) ^ Math.imul(seed + 1, FACTOR)) >>> 0;

/** The seed that gives a prompt this origin: other words, and the same layout. */
export const seedFor = (prompt: string, origin: number): number =>
  Math.imul(origin ^ hashOf(prompt), INVERSE) - 1;
