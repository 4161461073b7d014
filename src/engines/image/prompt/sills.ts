import type { ParsedPrompt } from './parse.ts';
import { spotOn } from './parts.ts';
import { isAlive } from './people.ts';
import { isUnseen } from './postures.ts';
import type { SceneHint } from './scene-words.ts';
import type { Subject } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import type { Relation } from './vocabulary.ts';
import { withoutSubject } from './without-subject.ts';

/** The window of a room is then large. */
export const isLarge = ({ name, sized = '' }: Subject): boolean =>
  name === 'window' && /^(?:big|large|huge|giant|wide|tall)$/.test(sized);

type Named = Pick<ParsedPrompt, 'subjects' | 'hints'>;

/** In metres: what is larger stands on the floor before the window. */
const LARGEST = 0.9;

const SILL = /\bwindow ?sill$/;
const AT_IT: ReadonlySet<Relation> = new Set(['on', 'in', 'before', 'beside']);

const put = (one: Subject, at: Subject['at']): Subject => ({ ...one, relation: undefined, at });

const placeAt = (name: string): Subject['at'] => (kindOfSubject(name).metres < LARGEST ? 'sill' : 'window');

/** On "a kitchen windowsill" what is said of the kitchen is said of the sill. */
function sillOf(hints: readonly SceneHint[]): SceneHint | undefined {
  const at = hints.findIndex(({ said = '' }) => SILL.test(said));
  const [before, sill] = [hints[at - 1], hints[at]];
  const relation = sill?.relation ?? (before?.place === 'room' ? before.relation : undefined);
  return sill && relation?.kind === 'on' ? { ...sill, relation } : undefined;
}

/** Every room has a window in its wall: a cat on the windowsill is on that one, and no other window is drawn. */
export function atWindows({ subjects, hints }: Named): Named {
  const elsewhere = hints.some(({ place, weak }) => place !== undefined && place !== 'room' && !weak);
  if (elsewhere) return { subjects, hints };
  const sill = sillOf(hints);
  const on = subjects.findIndex((one) => one.said === sill?.relation?.of && !one.relation);
  const owner = subjects[on];
  const house = subjects.findIndex(({ name }) => spotOn(name, 'windowsill'));
  const spot = spotOn(subjects[house]?.name ?? '', 'windowsill');
  if (sill && owner && spot)
    return {
      subjects: subjects.with(on, { ...owner, relation: { kind: 'on', said: 'on', to: house, spot } }),
      hints: hints.filter(({ said = '' }) => !SILL.test(said)),
    };
  if (sill && owner)
    return {
      subjects: subjects.with(on, put(owner, 'sill')),
      hints: hints.map(
        (hint): SceneHint => (SILL.test(hint.said ?? '') ? { place: 'room', said: hint.said ?? '' } : hint),
      ),
    };
  const at = subjects.findIndex(
    ({ name, count, colour, finish }) => name === 'window' && count === 1 && !colour && !finish,
  );
  const window = subjects[at];
  const own = window?.relation;
  // "A window above the sink": the sink is before the window of the room.
  const isOver =
    /^(?:above|behind)$/.test(own?.kind ?? '') &&
    hints.some(({ place }) => place === 'room') &&
    !isAlive(subjects[own?.to ?? -1]?.name ?? '');
  if (!window || (own && own.kind !== 'beside' && !isOver)) return { subjects, hints };
  const users = [...subjects.keys()].filter((index) => {
    const { relation } = subjects[index] ?? {};
    return relation?.to === at && AT_IT.has(relation.kind) && relation.said !== 'and';
  });
  const isSaidOfIt = isOver || (own && !/^(?:and|with)$/.test(own.said) && !subjects[own.to]?.relation);
  const all = isSaidOfIt && own ? [...users, own.to] : users;
  const isPlain = subjects.every(({ relation }, index) => relation?.to !== at || users.includes(index));
  // A figure that jumps through it is not beside it.
  const isWay = /\b(?:through|into|from|across)\b/.test(
    `${own?.said} ${users.map((one) => subjects[one]?.relation?.said)}`,
  );
  if (all.length === 0 || !isPlain || isWay) return { subjects, hints };
  const moved = subjects.map((one, index): Subject => {
    if (!all.includes(index)) return one;
    const said = users.includes(index) ? (one.relation?.said ?? '') : (own?.said ?? '');
    // A room is seen from within.
    const isAway = isUnseen(said) || /^(?:look|peek|peer)/.test(said);
    const words = isAway ? [`${one.said} ${said} ${window.said}`] : [];
    return {
      ...put(one, said === 'outside' ? 'outside' : isOver ? 'window' : placeAt(one.name)),
      ...(words.length > 0 && { lost: [...(one.lost ?? []), ...words] }),
    };
  });
  return {
    subjects: withoutSubject(moved, moved[at] ?? window, { size: isLarge(window) }),
    hints: [...hints, { place: 'room', said: window.said, ...(window.like && { as: 'window' }) }],
  };
}
