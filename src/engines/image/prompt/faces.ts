import table from '../data/parts.json';
import { faceOf } from './figure.ts';
import type { Parsing } from './parsing.ts';
import { isAlive } from './people.ts';
import { afterModifiers } from './quantities.ts';
import { use } from './reading.ts';
import { ownerOf } from './relate.ts';
import { noModifiers } from './subject.ts';
import { withFace } from './with-face.ts';

const MOODS: ReadonlyMap<string, string> = new Map(
  Object.entries(table.faces).flatMap(([mood, words]) =>
    words.split(' ').map((word): [string, string] => [word, mood]),
  ),
);

const FACE = /^(?:face|smile|grin|frown)s?$/;
const LOOKS = /^(?:cute|kawaii|funny|little|small|big|lovely|sweet|cartoon|an?|the|and)$/;

/** A clock has another face. */
const canHaveFace = (name: string): boolean => !isAlive(name) && !/clock|watch/.test(name);

/**
 * "A drop with a smiling face" and "a smiling drop": the thing has the face. Returns the index of the next word to read, or
 * `from` where no face is meant.
 */
export function readFace(parsing: Parsing, from: number): number {
  const { reading, pending, nouns } = parsing;
  const { words, subjects } = reading;
  // "Grinning face" is a noun of two words.
  const i = MOODS.has(words[from] ?? '') && FACE.test(words[from + 1] ?? '') ? from + 1 : from;
  const word = words[i] ?? '';
  const last = subjects.length - 1;
  if (/^cheeks?$/.test(word) && faceOf(subjects[last]?.name ?? '')) return readCheeks(parsing, i);
  if (FACE.test(word) && pending.having) {
    const before = words.slice(reading.end, i);
    const mood = [...before, word].flatMap((one) => MOODS.get(one) ?? []).at(0) ?? 'smile';
    const at = ownerOf(subjects, last);
    const whole = subjects[at];
    // A sign in the sky gets its face in a design only.
    if (!reading.lastIsScene && (!whole || !canHaveFace(whole.name))) return from;
    if (!reading.lastIsScene && whole) {
      subjects[at] = withFace(whole, mood);
      for (const [n, one] of before.entries())
        if (MOODS.has(one) || LOOKS.test(one)) use(reading, reading.end + n, 1);
      use(reading, i, 1);
    }
    Object.assign(reading, { end: i + 1, lastIsPart: true });
    parsing.pending = noModifiers();
    return i + 1;
  }
  const mood = MOODS.get(word);
  const next = mood === undefined ? undefined : nouns.find(words, afterModifiers(words, i + 1));
  if (!next || !canHaveFace(next.value) || next.value === 'grinning-face') return from;
  pending.words.push(from);
  pending.face = mood;
  return from + 1;
}

/** "And pink cheeks". */
function readCheeks(parsing: Parsing, i: number): number {
  const { reading, pending } = parsing;
  const owner = reading.subjects.pop();
  if (owner) reading.subjects.push(withFace(owner, `${faceOf(owner.name)?.mood}+cheeks`));
  for (const index of [...pending.words, i]) use(reading, index, 1);
  if (/^rosy$/.test(reading.words[i - 1] ?? '')) use(reading, i - 1, 1);
  reading.end = i + 1;
  parsing.pending = noModifiers();
  return i + 1;
}

/** The mood of a sign of the sky in a design, by the words around it: "a smiling sun", "a cloud with a sad face". */
export function moodOf(
  said: string,
  words: readonly string[],
): { mood: string; words: string[] } | undefined {
  const last = said.split(' ').at(-1) ?? '';
  const at = words.indexOf(last);
  const before = words.slice(Math.max(0, at - 3), Math.max(0, at)).filter((word) => MOODS.has(word));
  const after = words.slice(at + 1, at + 6);
  const face = after[0] === 'with' ? after.findIndex((word) => FACE.test(word)) : -1;
  const told = face < 0 ? before : after.slice(0, face + 1).filter((one) => MOODS.has(one) || FACE.test(one));
  if (at < 0 || told.length === 0) return undefined;
  return { mood: told.flatMap((word) => MOODS.get(word) ?? []).at(0) ?? 'smile', words: told };
}
