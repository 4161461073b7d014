import { singularForm } from '../prompt/lexicon.ts';
import { isAlive } from '../prompt/people.ts';
import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { Visibility } from './visibility.ts';

/** They are of use only on another thing. */
const FITTING =
  /^(?:(?:cow)?bell|feather|ribbon|bow|button|gate|antenna|aerial|mirror|clock|flag|pennant|banner|curtain|wreath|garland|sticker|propeller|weathervane|ornament|bauble|tag|label|knob|emblem|badge|collar|cherry|candle|motor|horn|sign|lock|padlock)$/;
/** On a mug they are painted; before a swan they are a thing of their own. */
const MOTIF = /^(?:heart|star|skull|anchor|stamp)$/;
const COVER = /^(?:blanket|cushion|pillow|throw|quilt)$/;
const FURNITURE = /chair|sofa|couch|bench|bed|hammock|stool/;

/** The share of a fitting that is seen on the whole. */
const LEAST = 0.2;

/** The thing that has it: "with a bell", "with a basket and a bell". */
function haverOf(subject: Subject, subjects: readonly Subject[]): Subject | undefined {
  const { relation } = subject;
  const to = relation?.kind === 'beside' ? subjects[relation.to] : undefined;
  if (relation?.said === 'with') return to;
  // A part with a place on the whole belongs to the whole.
  if (!to || !relation?.joined) return undefined;
  return to.relation && to.relation.said !== 'with' && to.relation.spot !== undefined
    ? subjects[to.relation.to]
    : haverOf(to, subjects);
}

/** A bell of a bicycle, a blanket of an armchair. */
function isFitting({ said }: Pick<Subject, 'said'>, { name }: Pick<Subject, 'name'>): boolean {
  const word = singularForm(said.slice(said.lastIndexOf(' ') + 1));
  return (
    FITTING.test(word) ||
    (MOTIF.test(word) && !isAlive(name)) ||
    (COVER.test(word) && FURNITURE.test(name)) ||
    (word === 'ladder' && kindOfSubject(name).home === 'street')
  );
}

/** "A hat with a feather", "a bicycle with a bell": where they lie beside it, the hat has none. */
export function unfitted(subjects: readonly Subject[], drawn: Visibility): string[] {
  return subjects.flatMap((subject) => {
    const haver = haverOf(subject, subjects);
    if (!haver || !isFitting(subject, haver)) return [];
    const [ones, wholes] = [drawn.printsOf(subject), drawn.printsOf(haver)];
    const isOnIt = ones.every((one) =>
      wholes.some(
        (whole) => one.bottom <= whole.bottom && one.share(one.top, (x, y) => whole.isSolid(x, y)) > LEAST,
      ),
    );
    return ones.length === 0 || wholes.length === 0 || isOnIt ? [] : [`${haver.said} with ${subject.said}`];
  });
}
