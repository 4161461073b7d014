import { hasDetail } from './details.ts';
import { SURFACES } from './modifiers.ts';
import type { SceneHint } from './scene-words.ts';
import { standIn } from './stand-in.ts';
import type { Subject } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import { withoutSubject } from './without-subject.ts';

interface Named {
  readonly subjects: readonly Subject[];
  readonly hints: readonly SceneHint[];
}

/** "A cup on a table" is seen from near: the table is the place. In a place that the prompt names it is a thing. */
export function nearTableTop({ subjects, hints }: Named): Named {
  const table = subjects.find(({ name, count, relation }) => SURFACES.has(name) && count === 1 && !relation);
  const at = table ? subjects.indexOf(table) : -1;
  const others = subjects.filter((subject) => subject !== table);
  const isNear =
    others.some(({ relation }) => relation?.kind === 'on' && relation.to === at) &&
    others.every(({ name, relation }) => kindOfSubject(name).zone === 'table' || relation?.kind === 'in') &&
    // A still life is on a table anyway.
    !hints.some(({ place }) => place !== undefined && place !== 'table') &&
    !/\bpicnic\b/.test(table?.said ?? '');
  // The top that is painted is of wood, and its edge is straight.
  const isOther =
    table?.colour !== undefined ||
    (table?.finish && table.finish.kind !== 'wood') ||
    (table?.name === 'round-table' && hasDetail(table.name, table.said.split(' ')[0] ?? ''));
  if (!table || isOther || !isNear) return { subjects, hints };
  return {
    subjects: withoutSubject(subjects, table, { finish: true }),
    hints: [
      ...hints,
      { place: 'table', said: table.said, ...(standIn(table).length > 0 && { as: 'table' }) },
    ],
  };
}
