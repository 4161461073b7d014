import { hasDetail } from './details.ts';
import type { Pending, Subject } from './subject.ts';

/** Attributes of a subject in the prompt. */
type Described = {
  readonly [K in 'coloured' | 'finish' | 'sized' | 'lit' | 'postures']?: Subject[K] | undefined;
};

/**
 * The words for what is said of a thing, each with its name: "huge table". A thing that is not drawn itself, because
 * the place or another drawing has one, leaves them to whoever is drawn: they are not shown by being read.
 */
export const attributesOf = (
  { coloured, finish, sized, lit, postures = [] }: Described,
  { name, said }: Pick<Subject, 'name' | 'said'>,
): string[] => [
  ...[coloured, finish?.said, sized, lit]
    .filter((word) => word !== undefined && !hasDetail(name, word) && !hasDetail(name, `${word} ${said}`))
    .map((word) => `${word} ${said}`),
  ...postures.map((posture) => `${said} ${posture}`),
];

export const withLost = (subject: Subject, words: readonly string[]): Subject =>
  words.length === 0 ? subject : { ...subject, lost: [...(subject.lost ?? []), ...words] };

/** The same of what was read before a noun that gets no drawing of its own. */
export const attributesRead = (pending: Pending, noun: Pick<Subject, 'name' | 'said'>): string[] =>
  attributesOf({ ...pending, coloured: pending.colour && pending.colourSaid }, noun);
