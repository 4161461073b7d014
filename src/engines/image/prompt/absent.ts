import { withLost } from './attributes.ts';
import { hasDetail } from './details.ts';
import { type Reading, said, use } from './reading.ts';

/** Of "a tree without leaves" the drawing has them. Returns the number of words. */
export function readAbsent(reading: Reading, at: number, length: number): number {
  const { subjects, words } = reading;
  const last = subjects.at(-1);
  const part = words[at + length - 1] ?? '';
  const isPart =
    last !== undefined &&
    (hasDetail(last.name, part) || (/^(?:leaves|foliage)$/.test(part) && LEAFY.test(last.name)));
  if (isPart) subjects[subjects.length - 1] = withLost(last, [`${last.said} ${said(words, at, length)}`]);
  // Woods are painted behind things, though nobody names them.
  if (/^(?:trees?|bushes)$/.test(part) && !isPart)
    reading.hints.push({ features: ['treeless'], said: said(words, at, length) });
  use(reading, at, length);
  return length;
}

const LEAFY = /tree|bush|oak|birch|willow|maple/;
