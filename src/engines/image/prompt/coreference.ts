import { figureOf } from './figure.ts';
import { singularForm } from './lexicon.ts';
import { isPerson } from './people.ts';
import { BACKWARDS } from './relate.ts';
import type { Pending, Subject, SubjectRelation } from './subject.ts';

/** Words that mean a thing which was named before: "the bowl" after "a bowl of ramen", "it", "them". */

interface Mention {
  readonly name: string;
  readonly said: string;
  readonly plural: boolean;
}

const lastWord = (said: string): string => singularForm(said.slice(said.lastIndexOf(' ') + 1));

/** The word for the thing in "bowl of ramen", and for what is in it. */
const headsOf = (said: string): readonly string[] => said.split(' of ').map(lastWord);

/** The plain name of a drawing: that of a man who walks is "man". */
const plainName = (name: string): string => name.replace(/-(?:walking|standing)$/, '').replaceAll('-', ' ');

/** The index of the thing that "the" noun means; -1 where it was not named before. */
export function meantBy(
  subjects: readonly Subject[],
  { name, said, plural }: Mention,
  pending: Pending,
): number {
  const { definite, count, colour, scale } = pending;
  if (!definite) return -1;
  const word = lastWord(said);
  const isSame = (one: Subject): boolean => singularForm(one.said) === singularForm(said);
  const isHead = (one: Subject): boolean => headsOf(one.said).includes(word) && !said.includes(' ');
  // "The dog" after "a poodle"; a witch is not the wizard, though both have one drawing.
  const isKind = (one: Subject): boolean => one.name === name && singularForm(said) === plainName(name);
  const fits = (one: Subject): boolean =>
    (count === undefined ? plural || one.count === 1 : count === one.count) &&
    (colour === undefined || colour === one.colour) &&
    (scale === 1 || scale === one.scale);
  // "The boat" after "a rowboat"; a lighthouse is no house.
  const isShort = (one: Subject): boolean =>
    word.length > 3 && word !== 'house' && !said.includes(' ') && lastWord(one.said).endsWith(word);
  for (const means of [isSame, isHead, isKind, isShort]) {
    const at = subjects.findLastIndex((one) => fits(one) && means(one));
    if (at >= 0) return at;
  }
  return -1;
}

const FEMALE =
  /\b(?:woman|girl|mother|grandmother|grandma|lady|queen|princess|witch|daughter|sister|wife|bride)\b/;
const MALE = /\b(?:man|boy|father|grandfather|grandpa|king|prince|wizard|son|brother|husband|groom)\b/;

const isAnchor = (subjects: readonly Subject[], at: number): boolean =>
  subjects.some(({ relation }) => relation?.to === at && !BACKWARDS.has(relation.kind));

/** The index of the thing that a pronoun means; -1 where there is none that fits. */
export function antecedentOf(subjects: readonly Subject[], pronoun: string): number {
  const named = ({ name, said }: Subject): string =>
    `${(figureOf(name)?.base ?? name).replaceAll('-', ' ')} ${said}`;
  const fits = (one: Subject, at: number): boolean => {
    if (/^(?:he|him|she|her)$/.test(pronoun))
      return (
        isPerson(one.name) &&
        one.count === 1 &&
        !(/^h[ei]/.test(pronoun) && pronoun !== 'her' ? FEMALE : MALE).test(named(one))
      );
    if (/^(?:they|them)$/.test(pronoun)) return one.count > 1;
    return one.count === 1 && !isPerson(one.name) && !isAnchor(subjects, at);
  };
  // "Behind them", of a man and a woman: not of the flowers before them.
  const people = /^(?:they|them)$/.test(pronoun) ? subjects.findLastIndex(({ name }) => isPerson(name)) : -1;
  return people < 0 ? subjects.findLastIndex(fits) : people;
}

/** Makes a thing the last one, so that the words after it are said of it. */
export function toTheEnd(subjects: Subject[], at: number): void {
  const end = subjects.length - 1;
  if (at < 0 || at === end) return;
  const moved = (index: number): number => (index === at ? end : index > at ? index - 1 : index);
  const related = ({ and, ...relation }: SubjectRelation): SubjectRelation => ({
    ...relation,
    to: moved(relation.to),
    ...(and !== undefined && { and: moved(and) }),
  });
  const all = subjects.map(
    (one): Subject => ({
      ...one,
      relation: one.relation && related(one.relation),
      ...(one.undrawn && { undrawn: one.undrawn.map(related) }),
    }),
  );
  const [focus] = all.splice(at, 1);
  subjects.splice(0, subjects.length, ...all, ...(focus ? [focus] : []));
}
