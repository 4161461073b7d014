import poses from '../data/poses.json';
import table from '../data/stances.json';
import { STANCES, wordsOf } from './enact.ts';
import { beastName, isBeast, type Stance } from './figure.ts';
import { isLeading } from './led.ts';
import type { SceneHint } from './scene-words.ts';
import type { Subject } from './subject.ts';

/** Animals in the stance of what they do. */
export function asBeasts(subjects: readonly Subject[], hints: readonly SceneHint[]): readonly Subject[] {
  return subjects.map((subject, index) => {
    const { name, flying, relation } = subject;
    const riders = [...subjects.keys()].filter((at) => {
      const of = subjects[at]?.relation;
      return of?.to === index && /^(?:riding|on)$/.test(of.kind);
    });
    if (!isBeast(name) || flying || relation?.kind === 'riding') return subject;
    const isChased = subjects.some(
      ({ relation: of }) => of?.to === index && of.isOwn && /^chas/.test(of.said),
    );
    const chased = isChased || (relation && /^chas/.test(relation.said)) ? ['running'] : [];
    const led = relation?.kind === 'beside' && !relation.isOwn && isLeading(relation.said) ? ['walking'] : [];
    // "Drinking from a river", which is a part of the scene.
    const atPlaces = hints.flatMap(({ relation: of }) => (of?.of === subject.said ? of.said.split(' ') : []));
    const words = [
      ...wordsOf(index, subjects),
      ...chased,
      ...led,
      ...atPlaces,
      ...riders.flatMap((at) => wordsOf(at, subjects)),
    ];
    const stances = words
      .flatMap((word) => STANCES.get(word) ?? [])
      .filter((one) => riders.length === 0 || UNDER_RIDERS.test(one));
    // "Lies curled up" says more than "lies".
    const stance = stances.find((one) => one !== 'resting') ?? stances[0] ?? OWN.get(name);
    if (stance === undefined || (stance === 'sit' && (SITTERS.has(name) || !FACE_ON.has(name))))
      return subject;
    // A body in profile is longer than the drawing that it stands for.
    const scale = subject.scale * (stance === 'sit' ? 1 : LONGER);
    return { ...subject, name: beastName({ base: name, stance, beat: false }), scale };
  });
}

/** The drawing of a donkey kicks. */
const OWN: ReadonlyMap<string, Stance> = new Map([['donkey', 'pace']]);

const LONGER = 1.2;

/** Stances in which an animal can carry a rider. */
const UNDER_RIDERS = /^(?:gallop|pace|leap|graze)$/;

/** Their heads can be seen from the front. */
const FACE_ON = new Set(
  Object.entries(table.beasts).flatMap(([name, look]) =>
    'profile' in look || !('face' in look) ? [] : [name],
  ),
);

const SITTERS = new Set(poses.postures.find(({ words }) => words.includes('sitting'))?.drawings);

/** The drawing of an animal that goes along with another; of others their own. */
export const goingAlong = (name: string, kind: 'walk' | 'run'): string =>
  isBeast(name) ? beastName({ base: name, stance: kind === 'run' ? 'gallop' : 'pace', beat: false }) : name;
