import { type groupAt, multiply } from './quantities.ts';
import { readNoun } from './read-noun.ts';
import { type Reading, use } from './reading.ts';
import { noModifiers, type Pending } from './subject.ts';

const PEOPLE = 'person-standing';

/** Reads "a flock of", or "a crowd" of people. Returns the modifiers of the next thing. */
export function readGroup(
  reading: Reading,
  pending: Pending,
  at: number,
  { said, count, form, people }: NonNullable<ReturnType<typeof groupAt>>,
): Pending {
  Object.assign(pending, { count: pending.count ?? count, form, numbered: false });
  pending.words.push(...said.map((_, n) => at + n));
  if (!people) return pending;
  // "A penguin family" are penguins.
  if (reading.end === at && multiply(reading.subjects, count)) use(reading, at, 1);
  else readNoun(reading, pending, at, { value: PEOPLE, length: 1, plural: true });
  return noModifiers();
}
