import poses from '../data/poses.json';
import { isAlive, isPerson } from './people.ts';
import type { Subject } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';

const LOOKING = /^(?:look|peek|peer|lean|bend|gaz|star|glanc|watch)/;

/** They put their object in another place. */
const PLACING =
  /^(?:put|plac|hang|lay|stick|plant|arrang|drop|load|pack|stack|paint|writ|draw|set|pin|nail|attach|wash|stir|mix|cook|fry|bak|boil|chop|cut|slic|roast|toast|stor|hid|bury|pil|sort|tuck|hammer|glu)/;

/** In metres: nobody is in or on anything smaller. */
const SMALL = 0.8;

/** Done from a place, one is there. */
const FROM_THERE = /^(?:feed|throw|fish|wav|watch|look|gaz|sing|shout|call|div|paint|film|photograph)\w*ing$/;

/** Along them is on them. */
const WALKED_ON = /^(?:pier|bridge|railway-track|stage)$/;

/** In metres: one stands on anything larger. */
const STOOD_ON = 1.5;

/**
 * "A woman arranging tulips in a vase", "an elephant spraying water over its calf": the tulips and the water are there, and
 * not who does it. "A horse looking over a fence" stands behind it.
 */
export function placesOfDeeds(subjects: readonly Subject[]): readonly Subject[] {
  const moved = new Map<Subject, Subject>([...doneFrom(subjects), ...takenOut(subjects)]);
  for (const [index, subject] of subjects.entries()) {
    const { relation, name, flying, postures = [] } = subject;
    if (!relation || !/^(?:over|in|into|inside|on|onto)$/.test(relation.said) || !isAlive(name)) continue;
    const object = subjects.find(({ relation: of }) => of?.to === index && /^\w+ing$/.test(of.said));
    const isOver = relation.said === 'over' && /^(?:above|behind)$/.test(relation.kind) && !flying;
    if (isOver && postures.some((one) => LOOKING.test(one)))
      moved.set(subject, { ...subject, relation: { ...relation, kind: 'behind' } });
    else if (isOver && object) {
      moved.set(subject, { ...subject, relation: undefined });
      moved.set(object, { ...object, undrawn: [...(object.undrawn ?? []), { ...relation, kind: 'above' }] });
    } else if (object?.relation && /^(?:in|on)$/.test(relation.kind)) {
      const { metres, zone } = kindOfSubject(subjects[relation.to]?.name ?? '');
      const isPut = PLACING.test(object.relation.said) || (zone === 'table' && metres <= SMALL);
      if (!isPut || kindOfSubject(object.name).metres > Math.max(metres, SMALL)) continue;
      const { relation: deed, ...rest } = object;
      moved.set(subject, { ...subject, relation: undefined });
      moved.set(object, { ...rest, relation, undrawn: [...(object.undrawn ?? []), deed] });
    }
  }
  return subjects.map((subject) => moved.get(subject) ?? subject);
}

/** "A baker taking bread out of an oven": the bread is in the hands, and the baker beside the oven. */
function takenOut(subjects: readonly Subject[]): [Subject, Subject][] {
  return subjects.flatMap((doer, index): [Subject, Subject][] => {
    const { relation, name, undrawn = [] } = doer;
    if (relation?.said !== 'out of' || !isPerson(name)) return [];
    const { to } = relation;
    const object = subjects.find(
      (one) =>
        one !== doer && one.relation?.said === 'out of' && one.relation.to === to && !isAlive(one.name),
    );
    if (!object) return [];
    const deed = object.undrawn?.find((one) => one.to === index)?.said ?? 'taking';
    return [
      [doer, { ...doer, relation: { kind: 'beside', said: 'beside', to }, undrawn: [...undrawn, relation] }],
      [object, { ...object, relation: { kind: 'holding', said: deed, to: index } }],
    ];
  });
}

const SEATS = new Set(poses.seats);

/** "A boy and his grandfather fishing from a pier", "a man feeding pigeons from a bench": they are on it. */
function doneFrom(subjects: readonly Subject[]): [Subject, Subject][] {
  return subjects.flatMap((place, at): [Subject, Subject][] => {
    const { relation, name, undrawn = [] } = place;
    const isSeat = SEATS.has(name) && [relation, ...undrawn].some((one) => one?.said === 'from');
    const sitter = isSeat ? subjects.find((one) => isPerson(one.name) && !one.relation) : undefined;
    if (sitter)
      return [
        [
          place,
          {
            ...place,
            relation: relation?.said === 'from' ? undefined : relation,
            undrawn: undrawn.filter(({ said }) => said !== 'from'),
          },
        ],
        [sitter, { ...sitter, relation: { kind: 'on', said: 'on', to: at } }],
      ];
    const next = subjects[relation?.to ?? -1];
    // "Feeding ducks from a pier": not the ducks are on it.
    const deed = next?.relation && FROM_THERE.test(next.relation.said) ? next.relation : undefined;
    const doer = deed ? subjects[deed.to] : next;
    const isWay = relation?.said === 'along' && WALKED_ON.test(name);
    const isDone = [...(doer?.postures ?? []), doer?.action?.said ?? '', deed?.said ?? ''].some((one) =>
      FROM_THERE.test(one),
    );
    const isFrom = relation?.said === 'from' && isDone && kindOfSubject(name).metres >= STOOD_ON;
    if (!doer || !(isFrom || isWay)) return [];
    const doers = [doer, ...(doer.relation?.joined ? [subjects[doer.relation.to]] : [])];
    return [
      [place, { ...place, relation: undefined }],
      ...doers.flatMap((one): [Subject, Subject][] =>
        one && isAlive(one.name) ? [[one, { ...one, relation: { kind: 'on', said: 'on', to: at } }]] : [],
      ),
    ];
  });
}
