import poses from '../data/poses.json';
import { isPerson } from './people.ts';
import type { Subject } from './subject.ts';
import { withoutSubject } from './without-subject.ts';

/** Children are drawn as small people. */
const CHILD = 0.75;

const MOUNTS: ReadonlySet<string> = new Set(poses.mounts);

/** "An elephant carrying a boy": the boy rides on it. */
export const onBacks = (subjects: readonly Subject[]): readonly Subject[] =>
  subjects.map((one): Subject => {
    const { relation, name } = one;
    const isBorne =
      relation?.kind === 'holding' &&
      /^carr/.test(relation.said) &&
      MOUNTS.has(subjects[relation.to]?.name ?? '');
    if (!isBorne) return one;
    return { ...one, relation: { ...relation, kind: isPerson(name) ? 'riding' : 'on', said: 'on' } };
  });

/** Puts a person and the bicycle under them into one drawing, where there is one and nothing more is said of them. */
export function joinRiders(subjects: readonly Subject[]): readonly Subject[] {
  const rider = subjects.find((subject) => drawingOf(subject, subjects) !== undefined);
  const name = rider && drawingOf(rider, subjects);
  const mount = rider?.relation && subjects[rider.relation.to];
  if (!rider || name === undefined || !mount) return subjects;
  const scale = /^(?:boy|girl|child|baby)$/.test(rider.name) ? rider.scale * CHILD : rider.scale;
  const lost = [...(rider.lost ?? []), ...(rider.parts ?? []).map(({ said }) => said)];
  const joined = subjects.map((one) => (one === rider ? { ...one, name, scale, lost } : one));
  // Boats that one person rows are small.
  return joinRiders(withoutSubject(joined, mount, { size: mount.scale < 1 }));
}

/** The riders of those drawings; an astronaut would not be one any more. */
const ANYBODY = /^(?:old-)?(?:man|woman|person|boy|girl|child|baby)\b/;

/** They are still themselves when they row. */
const ROWERS = /^(?:fisherman|sailor)\b/;

function drawingOf(
  { name, relation, colour, count, parts = [] }: Subject,
  subjects: readonly Subject[],
): string | undefined {
  const mount = relation && subjects[relation.to];
  if (!mount || !isPerson(name) || count !== 1 || mount.count !== 1 || colour || mount.colour)
    return undefined;
  const self = subjects.findIndex((one) => one.relation === relation);
  const isAlone = subjects.every(
    (one) => one.relation === relation || (one.relation?.to !== self && one.relation?.to !== relation.to),
  );
  const row = poses.riders.find(({ kind, mounts }) => kind === relation.kind && mounts.includes(mount.said));
  if (!row || !isAlone || mount.relation) return undefined;
  // Those drawings have no beard; in a boat one could not be seen.
  if (
    !(ANYBODY.test(name) || (relation.kind === 'in' && ROWERS.test(name))) ||
    (parts.length > 0 && relation.kind === 'riding')
  )
    return undefined;
  if (/^(?:(?:old-)?man|fisherman|sailor)\b/.test(name)) return row.man;
  return /^(?:old-)?woman\b/.test(name) ? row.woman : row.anybody;
}
