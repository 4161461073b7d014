import { drawingWords } from '../prompt/drawing-words.ts';
import { enacts, isWork, toldAs } from '../prompt/enact.ts';
import { figureOf } from '../prompt/figure.ts';
import { isWatching } from '../prompt/gaze.ts';
import { isPursuit } from '../prompt/pursued.ts';
import type { Subject, SubjectRelation } from '../prompt/subject.ts';
import { showsDeed } from './kept-on-body.ts';
import type { Visibility } from './visibility.ts';

/** The deed that is seen: "feeding the hens", "fishing"; an empty text for nothing that a pose or a look shows. */
export function shownDeed(subject: Subject, subjects: readonly Subject[], drawn: Visibility): string {
  const index = subjects.indexOf(subject);
  const prints = drawn.printsOf(subject);
  for (const [at, other] of subjects.entries())
    for (const relation of [other.relation, ...(other.undrawn ?? [])]) {
      if (!relation) continue;
      const [doer, thing] = relation.isOwn ? [at, subjects[relation.to]] : [relation.to, other];
      if (doer !== index || !thing || !isTold(relation)) continue;
      if (showsDeed(relation.said, drawn.printsOf(thing), prints))
        return toldDeed(relation.said, thing, heldBy(index, relation.said, subjects));
    }
  const [print] = prints;
  const { postures = [], action } = subject;
  const word = [...postures, ...(action?.said.split(' ') ?? [])].find(
    (one) =>
      print !== undefined && figureOf(print.one.name)?.arm !== undefined && enacts(print.one.name, one),
  );
  return word === undefined || LEGS.test(word) ? '' : toldAs(word);
}

/** The pose tells them. */
const LEGS =
  /^(?:runn?|jump|leap|hop|skip|danc|twirl|rac|sprint|jogg?|chas|flee|kneel|kick|climb|lie|lying|push|pull)/;

const isTold = ({ said, kind }: SubjectRelation): boolean =>
  (isWork(said) && kind !== 'holding') ||
  (kind === 'beside' && (isWatching(said) || isPursuit(said) || said === 'playing'));

function toldDeed(said: string, { name, count }: Subject, held: Subject | undefined): string {
  if (said === 'playing') return said;
  const verb =
    isWatching(said) || isPursuit(said)
      ? said.replace(/(?:e?s|ed)$/, 'ing')
      : toldAs(said.split(' ')[0] ?? '');
  const whom = `the ${drawingWords(name, count)}`;
  return held ? `${verb} the ${drawingWords(held.name, held.count)} to ${whom}` : `${verb} ${whom}`;
}

/** The flower that somebody gives to somebody else. */
const heldBy = (index: number, said: string, subjects: readonly Subject[]): Subject | undefined =>
  subjects.find(
    ({ relation }) => relation?.kind === 'holding' && relation.said === said && relation.to === index,
  );
