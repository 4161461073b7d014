import { withLost } from './attributes.ts';
import { hasDetail } from './details.ts';
import type { Parsing } from './parsing.ts';
import { said, use } from './reading.ts';
import { ownerOf } from './relate.ts';
import { noModifiers } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';

/** A light of another colour than that of lamps is left to be named. */
const LIGHT_INSIDE =
  /^with (?:an? |some |the )?(?:(?:warm|soft|golden|yellow|bright|cosy|cozy|faint|dim|single|small|gentle) ){0,2}(?:lights?|glow|lamplight|candlelight) (?:(?:glowing|shining|burning|on|coming from) )?(?:inside|within|in)\b(?: (?:it|of it|them|its windows?|the windows?)\b)?/;
const LIT_WITHIN =
  /^(?:(?:softly|warmly|brightly|gently|dimly) )?(?:lit|glowing|illuminated) (?:up )?from (?:the )?(?:inside|within)\b/;
const LONGEST = 11;
/** In metres: a whole cave does not shine. */
const LARGEST = 3.5;

/** "A tent with a warm light inside" glows. Returns the index of the next word to read, or `at`. */
export function readLightInside({ reading, ...parsing }: Parsing, at: number): number {
  const { words, subjects } = reading;
  if (reading.lastIsScene || reading.end !== at) return at;
  const text = said(words, at, LONGEST);
  const found = (LIGHT_INSIDE.exec(text) ?? LIT_WITHIN.exec(text))?.[0];
  const last = ownerOf(subjects, subjects.length - 1);
  const one = subjects[last];
  if (found === undefined || !one || / in$/.test(found)) return at;
  const length = found.split(' ').length;
  // A house is lit through its windows.
  if (hasDetail(one.name, 'windows')) reading.hints.push({ features: ['lit-windows'], said: 'light inside' });
  else if (kindOfSubject(one.name).metres < LARGEST)
    subjects[last] = { ...one, glowing: true, lit: 'light inside' };
  else subjects[last] = withLost(one, [`light inside ${one.said}`]);
  use(reading, at, length);
  reading.end = at + length;
  Object.assign(parsing.pending, noModifiers());
  return at + length;
}
