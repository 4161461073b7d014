import bodies from '../data/bodies.json';
import type { Parsing } from './parsing.ts';
import { isPerson } from './people.ts';
import { use } from './reading.ts';
import { ownerOf } from './relate.ts';
import { noModifiers } from './subject.ts';

const LOOKS =
  /^(?:(?:who |that )?(?:is |are )?(?:look|star|gaz|fac|glanc|peer|smil)(?:s|es|ing|e)?) (?:(?:straight|directly|right|curiously|calmly|back|up|out|intently) )*(?:(?:at|into|to|towards?) )?(?:(?:the )?(?:camera|viewer|lens|observer|photographer)|us)\b/;
const LONGEST = 8;

/** Their drawings look at the viewer. */
const FACE_ON = new Set(Object.keys(bodies.animals));

/**
 * "Looking straight at the camera": no camera is in the image. Returns the index of the next word to read, or `i` where
 * that is not meant. Of those who look elsewhere, and of a drawing in profile, the words are named.
 */
export function readAtViewer(parsing: Parsing, i: number, unshown: string[]): number {
  const { reading } = parsing;
  const { words, subjects } = reading;
  if (subjects.length === 0 || !/^(?:look|star|gaz|fac|glanc|peer|smil|who|that|is|are)/.test(words[i] ?? ''))
    return i;
  const text = LOOKS.exec(words.slice(i, i + LONGEST).join(' '))?.[0];
  if (text === undefined) return i;
  const length = text.split(' ').length;
  const one = subjects[ownerOf(subjects, subjects.length - 1)];
  const isFaceOn =
    one !== undefined &&
    !one.action &&
    (isPerson(one.name) || FACE_ON.has(one.name)) &&
    (one.postures ?? []).every((posture) => /^(?:sit|stand|smil)/.test(posture));
  if (isFaceOn) use(reading, i, length);
  else unshown.push(text);
  parsing.pending = noModifiers();
  reading.end = i + length;
  return i + length;
}
