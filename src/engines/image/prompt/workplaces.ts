import { isPerson } from './people.ts';
import { ownerOf } from './relate.ts';
import type { Subject } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';

/** One works at them, and does not stand on them. */
const WORKPLACES = /^(?:table|desk|round-table|worktop|bar-counter|stove)$/;

/** In metres: anything larger lies on no table. */
const LARGEST = 2;

/** In metres: nobody stands on anything smaller. */
const SMALLEST = 0.6;

const STANDING =
  /\b(?:st(?:and|ood)|danc|jump|leap|balanc|climb|perch|sit|sat|seat|lie|lying|kneel|walk|rid)/;

/**
 * "A cook chopping carrots on a worktop", "a girl painting an egg at a table": the carrots and the egg are on it, and who
 * works stands behind it. "Working on a laptop": nobody stands on one.
 */
export function atWorkplaces(read: readonly Subject[]): readonly Subject[] {
  const subjects = inHands(read);
  const found = subjects.flatMap((one, at) => workAt(one, at, subjects));
  return found.reduce<readonly Subject[]>((all, { worker, place, said, thing }) => {
    const things = worksOn(worker, all);
    if (thing !== undefined && thing !== worker && !all[thing]?.relation) things.push(thing);
    return all.map((subject, index): Subject => {
      if (index === place && subject.relation?.kind === 'beside') return { ...subject, relation: undefined };
      if (index === worker) return { ...subject, relation: { kind: 'behind', said, to: place } };
      const { relation } = subject;
      return things.includes(index)
        ? {
            ...subject,
            relation: { kind: 'on', said, to: place },
            undrawn: [...(subject.undrawn ?? []), ...(relation ? [relation] : [])],
          }
        : subject;
    });
  }, subjects);
}

interface Work {
  readonly worker: number;
  readonly place: number;
  readonly said: string;
  /** It is said of this one. */
  readonly thing?: number;
}

function workAt({ name, relation }: Subject, at: number, subjects: readonly Subject[]): Work[] {
  if (!relation || relation.isOwn) return [];
  const { to, said, kind } = relation;
  if (WORKPLACES.test(name) && kind === 'beside' && said === 'at') {
    const owner = ownerOf(subjects, to);
    // "A girl painting an egg at a table": the girl is.
    const worker = isPerson(subjects[owner]?.name ?? '')
      ? owner
      : subjects.findLastIndex(({ name: one }, index) => index < owner && isPerson(one));
    return subjects[worker] && !subjects[worker].relation ? [{ worker, place: at, said, thing: to }] : [];
  }
  const isOn = kind === 'on' && said === 'on' && WORKPLACES.test(subjects[to]?.name ?? '');
  return isOn && isPerson(name) && isBusy(at, subjects) ? [{ worker: at, place: to, said }] : [];
}

/** Somebody does something to a thing. */
const isBusy = (doer: number, subjects: readonly Subject[]): boolean =>
  subjects.some(({ relation }) => relation?.to === doer && /^\w+ing$/.test(relation.said));

/** Indexes of the small things that somebody does something to, and does not hold. */
const worksOn = (doer: number, subjects: readonly Subject[]): number[] =>
  [...subjects.keys()].filter((at) => {
    const { relation, name = '' } = subjects[at] ?? {};
    return (
      relation?.to === doer &&
      (relation.kind === 'beside' || relation.said === 'on') &&
      !isPerson(name) &&
      kindOfSubject(name).metres <= LARGEST
    );
  });

/** Puts into the hands of a person what they would stand on otherwise. */
function inHands(subjects: readonly Subject[]): readonly Subject[] {
  const held = new Map<number, number>();
  for (const [index, { relation, name, postures = [] }] of subjects.entries()) {
    const thing = subjects[relation?.to ?? -1];
    if (relation?.kind !== 'on' || relation.said !== 'on' || !thing || thing.relation || !isPerson(name))
      continue;
    const { metres, zone } = kindOfSubject(thing.name);
    if (
      zone === 'table' &&
      metres <= SMALLEST &&
      thing.scale <= 1 &&
      !postures.some((one) => STANDING.test(one))
    )
      held.set(index, relation.to);
  }
  return subjects.map((subject, index): Subject => {
    const [holder] = [...held].find(([, thing]) => thing === index) ?? [];
    if (holder !== undefined) return { ...subject, relation: { kind: 'holding', said: 'on', to: holder } };
    return held.has(index) ? { ...subject, relation: undefined } : subject;
  });
}
