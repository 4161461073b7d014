import { GIANT } from '../prompt/modifiers.ts';
import { isPerson } from '../prompt/people.ts';
import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import { wornOn } from './body-points.ts';
import type { Footprint } from './footprint.ts';
import { isNearness } from './kept-beside.ts';
import { proportionOf } from './proportion.ts';
import type { Visibility } from './visibility.ts';

/** Without a larger thing beside it, a small one must be small in the image; a giant dwarfs what is there. */
export function showsSize(
  subject: Subject,
  prints: readonly Footprint[],
  { drawn, subjects }: { readonly drawn: Visibility; readonly subjects: readonly Subject[] },
): boolean {
  if (/^(?:girl|boy|child|baby)$/.test(subject.name) && /^(?:little|small)$/.test(subject.sized ?? ''))
    return true;
  // Only hats are worn in another size.
  if (subject.relation?.kind === 'wearing' && wornOn(subject.name) !== 'head') return false;
  const sizeOf = ({ width, height }: Footprint): number => Math.max(width, height);
  const own = Math.max(...prints.map(sizeOf));
  const others = drawn.others(prints).map(sizeOf);
  const side = Math.min(drawn.width, drawn.height);
  const { scale } = subject;
  // A small fish beside a turtle is smaller than the turtle.
  const beside = neighboursOf(subject, subjects).flatMap((one) => drawn.printsOf(one));
  // A little girl is a child.
  if (scale < 1 && beside.length > 0 && !isPerson(subject.name))
    return beside.some(
      (other) => sizeOf(other) > own * SMALLER && own <= sizeOf(other) * mostOf(subject, other),
    );
  if (scale < 1)
    return (
      own <= side * (others.length > 0 ? 0.45 : LONE_SMALL) || others.some((other) => other > own * SMALLER)
    );
  const isOutgrown = (other: Footprint, by: number): boolean =>
    own / sizeOf(other) >= (by * kindOfSubject(subject.name).metres) / kindOfSubject(other.one.name).metres;
  // A giant pumpkin need not be as large as a house.
  if (scale >= GIANT && others.length > 0)
    return drawn
      .others(prints)
      .every((other) => own >= sizeOf(other) || (own >= side * 0.2 && isOutgrown(other, DWARFED)));
  return (
    own >= side * 0.25 ||
    (own >= side * 0.1 && drawn.others(prints).some((other) => isOutgrown(other, OUTGROWN)))
  );
}

/** A big fish in somebody's hands is larger beside them than other fish are. */
const OUTGROWN = 1.25;
const DWARFED = 2;

const SMALLER = 1.2;

/** The largest share of a neighbour at which it looks smaller than others of its kind do beside one. */
const mostOf = ({ name }: Subject, { one }: Footprint): number =>
  0.85 * Math.min(1, proportionOf(kindOfSubject(name).metres, kindOfSubject(one.name).metres));

/** Fraction of the shorter side of the image. */
const LONE_SMALL = 0.33;

/** Those that the prompt puts beside it, or it beside them. */
const neighboursOf = (subject: Subject, subjects: readonly Subject[]): readonly Subject[] =>
  subjects.filter(
    (one) =>
      (one.relation && isNearness(one.relation.said) && subjects[one.relation.to] === subject) ||
      (subject.relation && isNearness(subject.relation.said) && subjects[subject.relation.to] === one),
  );
