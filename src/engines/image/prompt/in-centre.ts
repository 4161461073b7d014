import type { Reading } from './reading.ts';
import { use } from './reading.ts';
import { ownerOf } from './relate.ts';

const IN_CENTRE = /^(?:in|at) the (?:very )?(?:middle|cent(?:er|re))(?! of\b| one\b)\b/;

/** "A village with a church in the middle". Returns the number of words; 0 for others. */
export function putInCentre(reading: Reading, at: number): number {
  const { words, subjects, end, lastIsScene } = reading;
  const found = IN_CENTRE.exec(words.slice(at, at + 6).join(' '))?.[0];
  const last = ownerOf(subjects, subjects.length - 1);
  const one = subjects[last];
  if (found === undefined || !one || lastIsScene || end !== at) return 0;
  subjects[last] = { ...one, centred: found };
  use(reading, at, found.split(' ').length);
  return found.split(' ').length;
}
