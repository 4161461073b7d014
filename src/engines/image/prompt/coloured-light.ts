import { COLOUR_WORDS } from './modifiers.ts';
import type { Parsing } from './parsing.ts';
import { said, use } from './reading.ts';
import { noModifiers } from './subject.ts';

const LIGHT = /^(?:light|lighting|glow)$/;
/** Light that fills the scene; "a red light on a mast" is a thing. */
const OPENS = /^(?:with|in|under|by|of|and|soft|dim|bright|cold|warm|eerie|pale|faint|strong|deep|the)$/;
const OF_THING = /^(?:on|at|above|over|bulb|switch|from|inside|house|beam|post|box|saber|sabre|show)$/;

/** A tint that is the colour of the light, and of no thing. */
export const LIGHT_TINT = 'light:';

/** "With blue light", "in soft red light": returns the index of the next word to read, or `i` where none is meant. */
export function readColouredLight(parsing: Parsing, i: number): number {
  const { reading, clauses } = parsing;
  const { words, hints } = reading;
  if (!LIGHT.test(words[i + 1] ?? '')) return i;
  const colour = COLOUR_WORDS.get(words[i] ?? '');
  const isOpened = i === 0 || clauses.has(i) || OPENS.test(words[i - 1] ?? '');
  const isThing = !clauses.has(i + 2) && OF_THING.test(words[i + 2] ?? '');
  // Golden light is that of the evening.
  if (!colour || !isOpened || isThing || /^gold/.test(words[i] ?? '')) return i;
  hints.push({ tint: LIGHT_TINT + colour, said: said(words, i, 2) });
  use(reading, i, 2);
  parsing.pending = noModifiers();
  Object.assign(reading, { end: i + 2, lastIsScene: true });
  return i + 2;
}
