import { withLost } from './attributes.ts';
import { hasDetail } from './details.ts';
import { type Reading, said, use } from './reading.ts';

/** Reads "without leaves" for a drawing that has them. Returns the number of words. */
export function readAbsent(reading: Reading, at: number, length: number): number {
  const { subjects, words } = reading;
  const last = subjects.at(-1);
  const part = words[at + length - 1] ?? '';
  // Training wheels are no wheels of the bike.
  const isOfKind = !/^(?:without|no|an?|any|the|other)$/.test(words[at + length - 2] ?? '');
  const isPart =
    last !== undefined &&
    !isOfKind &&
    (hasDetail(last.name, part) || (/^(?:leaves|foliage)$/.test(part) && LEAFY.test(last.name)));
  if (isPart) subjects[subjects.length - 1] = withLost(last, [`${last.said} ${said(words, at, length)}`]);
  // Woods are painted behind things, though nobody names them.
  if (/^(?:trees?|bushes)$/.test(part) && !isPart)
    reading.hints.push({ features: ['treeless'], said: said(words, at, length) });
  use(reading, at, length);
  return length;
}

const LEAFY = /tree|bush|oak|birch|willow|maple/;
