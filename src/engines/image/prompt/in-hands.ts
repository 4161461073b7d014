import { isPerson } from './people.ts';
import type { Subject } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';

/** In metres: nobody stands on anything smaller. */
const SMALLEST = 0.6;

const STANDING =
  /\b(?:st(?:and|ood)|danc|jump|leap|balanc|climb|perch|sit|sat|seat|lie|lying|kneel|walk|rid)/;

/** "Working on a laptop": puts into the hands of a person what they would stand on otherwise. */
export function inHands(subjects: readonly Subject[]): readonly Subject[] {
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
