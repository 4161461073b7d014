import { isAlive } from './people.ts';
import type { SceneHint } from './scene-words.ts';
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

const ON_THING =
  /\b(on|in|under|beside) (?:the|a|an|its) ((?:[\w-]+ )??[\w-]+?),? (?:(?:there )?(?:is|are)|stands?|lies?|sits?|one sees|you (?:can )?see) ([^.;:]+)/g;

/** "On the table there are a jug, two cups and a plate": all that is listed is there. */
export function listedOnThing(prompt: string, subjects: readonly Subject[]): readonly Subject[] {
  return [...prompt.toLowerCase().matchAll(ON_THING)].reduce((all, [, kind = '', thing = '', list = '']) => {
    const on = all.findIndex(({ said }) => thing === said || thing.endsWith(` ${said}`));
    const anchor = all[on];
    if (!anchor) return all;
    const relation = kind === 'in' || kind === 'under' || kind === 'beside' ? kind : 'on';
    return all.map((one, index): Subject => {
      // The thing itself is not on itself.
      if (index === on)
        return { ...one, lost: one.lost?.filter((words) => words !== `${kind} ${one.said}`) ?? [] };
      const isListed =
        new RegExp(`\\b${one.said}\\b`).test(list) &&
        kindOfSubject(one.name).metres < kindOfSubject(anchor.name).metres;
      const isFree = !one.relation || (one.relation.kind === 'beside' && one.relation.joined === true);
      return isListed && isFree ? { ...one, relation: { kind: relation, said: kind, to: on } } : one;
    });
  }, subjects);
}

/** "Four musicians on a stage: a drummer, …": those after the colon are the four. */
export function membersAfterColon(prompt: string, subjects: readonly Subject[]): readonly Subject[] {
  const [head = '', tail = ''] = prompt.toLowerCase().split(/:\s(.*)/s);
  const whole = subjects.find(({ said, count, name }) => count > 1 && isAlive(name) && head.includes(said));
  const list = tail.split(/[.;]/)[0] ?? '';
  const isMember = (one: Subject): boolean =>
    one !== whole && isAlive(one.name) && list.includes(one.said) && !head.includes(one.said);
  const members = subjects.filter(isMember);
  if (!whole || members.reduce((sum, { count }) => sum + count, 0) !== whole.count) return subjects;
  const { relation, action } = whole;
  const own = subjects.map((one): Subject => {
    const isFree = !one.relation || (one.relation.kind === 'beside' && one.relation.joined === true);
    return isMember(one) && isFree
      ? { ...one, relation: relation ?? one.relation, action: one.action ?? action }
      : one;
  });
  return withoutSubject(own, own[subjects.indexOf(whole)] ?? whole, { colour: true, size: true });
}

/** The first named member is at the place of the group. */
export function saidOfMembers(
  hints: readonly SceneHint[],
  before: readonly Subject[],
  after: readonly Subject[],
): readonly SceneHint[] {
  const gone = before.find(({ said }) => !after.some((one) => one.said === said));
  const first = after.find(({ name, said }) => isAlive(name) && said !== gone?.said);
  if (!gone || !first || gone.count < 2) return hints;
  return hints.map((hint) =>
    hint.relation?.of === gone.said
      ? { ...hint, relation: { ...hint.relation, of: first.said, name: first.name } }
      : hint,
  );
}
