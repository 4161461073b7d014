import { isAlive } from './people.ts';
import type { Subject } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import { withoutSubject } from './without-subject.ts';

/** Things are laid on them. */
const LAID_WITH =
  /^(?:blanket|rug|cloth|table|round-table|desk|shelf|tray|market-stall|worktop|bench|towel)$/;

/** In metres: it does not lie on a table. */
const LARGEST = 0.65;

/** "A picnic on a blanket: a basket and two cups": what is listed after the colon is on it. */
export function listedAfterColon(prompt: string, subjects: readonly Subject[]): readonly Subject[] {
  const [head = '', tail = ''] = prompt.toLowerCase().split(/:\s(.*)/s);
  const list = tail.split(/[.;]/)[0] ?? '';
  const on = subjects.findIndex(
    ({ name, said, count }) => LAID_WITH.test(name) && count === 1 && head.includes(said),
  );
  if (list === '' || on < 0) return subjects;
  const isListed = ({ said, name }: Subject): boolean =>
    list.includes(said) && !head.includes(said) && !isAlive(name) && kindOfSubject(name).metres <= LARGEST;
  const laid = subjects.map((one): Subject => {
    const isFree = !one.relation || /^(?:and|with)$/.test(one.relation.said);
    return isListed(one) && isFree ? { ...one, relation: { kind: 'on', said: 'on', to: on } } : one;
  });
  // The basket that is listed is that of the picnic.
  const picnic = laid.find(({ said }) => said === 'picnic');
  const isAgain = picnic && laid.some((one) => one !== picnic && one.name === picnic.name);
  return isAgain ? withoutSubject(laid, picnic) : laid;
}

/** Spread out under things a blanket is as flat as a rug. */
export const spreadOut = (subjects: readonly Subject[]): readonly Subject[] =>
  subjects.map((one, index): Subject => {
    const isUnder = subjects.some(({ relation }) => relation?.kind === 'on' && relation.to === index);
    const isFree = !one.relation || !/^(?:on|in|holding|wearing)$/.test(one.relation.kind);
    return one.name === 'blanket' && isUnder && isFree ? { ...one, name: 'rug', like: true } : one;
  });
