import type { SceneHint } from './scene-words.ts';
import { plainSubject, type Subject } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';

/** Heights of a landscape or a town that somebody or something stands on: they are drawn under it. */

interface OnHeights {
  readonly subjects: readonly Subject[];
  readonly hints: readonly SceneHint[];
}

const ROOFTOP = /\brooftops?$/;

const drawingFor = ({ said = '', features = [] }: SceneHint): string | undefined =>
  features[0] === 'cliff' ? 'sea-cliff' : ROOFTOP.test(said) ? 'rooftop' : undefined;

/** The size of a cliff, in times of what stands on it. */
const CLIFF = 0.9;
const SMALLEST = 0.5;

/** "A lighthouse on a cliff", "a violinist on a rooftop". */
export function onHeights({ subjects, hints }: OnHeights): OnHeights {
  const at = hints.findIndex(
    (hint) => hint.relation?.kind === 'on' && !hint.many && drawingFor(hint) !== undefined,
  );
  const hint = hints[at];
  const name = hint && drawingFor(hint);
  const owner = subjects.findIndex(
    ({ said, relation, flying, name: of }) =>
      said === hint?.relation?.of &&
      (!relation || relation.kind === 'beside') &&
      !flying &&
      kindOfSubject(of).zone === 'ground',
  );
  const one = subjects[owner];
  if (!hint || name === undefined || !one) return { subjects, hints };
  const { metres } = kindOfSubject(name);
  const own = kindOfSubject(one.name);
  const scale = name === 'rooftop' ? 1 : Math.max(SMALLEST, (own.metres * one.scale * CLIFF) / metres);
  const stand = { ...plainSubject({ name, said: hint.said ?? name, count: 1 }), scale };
  // The sea is near a lighthouse on a cliff.
  const around: readonly SceneHint[] =
    name === 'rooftop'
      ? [{ place: 'city' }]
      : own.home === 'sea'
        ? []
        : [{ place: 'mountains', features: ['mountains'], weak: true }];
  // "A drummer, a singer and a violinist on a rooftop" are all there.
  const isWith = (index: number): boolean => {
    const relation = subjects[index]?.relation;
    const isJoined = relation?.kind === 'beside' && relation.joined === true;
    return index === owner || (name === 'rooftop' && isJoined && isWith(relation.to));
  };
  return {
    subjects: [
      ...subjects.map(
        (each, index): Subject =>
          isWith(index)
            ? {
                ...each,
                relation: { kind: 'on', said: 'on', to: subjects.length },
                undrawn: [...(each.undrawn ?? []), ...(each.relation ? [each.relation] : [])],
              }
            : each,
      ),
      stand,
    ],
    hints: hints.toSpliced(at, 1, ...around),
  };
}
