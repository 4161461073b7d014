import type { Footprint } from '../../image/scene/footprint.ts';
import type { Sequence } from '../timeline/sequence.ts';
import { type DirectedPlan, TRAVELS } from './direct.ts';
import type { Deed } from './screenplay.ts';
import type { Track } from './track.ts';
import type { Tracks } from './tracks.ts';

interface Scheduled {
  readonly tracks: Tracks;
  /** The words of a sequence that nobody shows. */
  readonly unshown: readonly string[];
}

/** They go back and forth where they are. */
const SWINGS: ReadonlySet<string> = new Set(['sway', 'spin', 'jump']);

/** Tells whoever a sequence is said of when to move. */
export function withSchedule(
  tracks: Tracks,
  { plan, deeds }: DirectedPlan,
  bodies: readonly (readonly Footprint[])[],
  sequence: Sequence | undefined,
): Scheduled {
  if (!sequence) return inTurn(tracks, plan, deeds);
  const { schedule, founders, said } = sequence;
  const before = sequence.before.toLowerCase();
  const placeIn = ({ actor }: Deed): number => before.lastIndexOf(plan.subjects[actor]?.said ?? '');
  const deed = deeds
    .filter(({ actor }) => tracks.of.has(actor))
    .reduce<Deed | undefined>((last, one) => (last && placeIn(last) >= placeIn(one) ? last : one), undefined);
  if (!deed && schedule === 'settles') return settled(tracks, plan.subjects, said);
  const track = deed && tracks.of.get(deed.actor);
  // Swinging goes back and forth anyway, and a leap begins with standing.
  const isOwn =
    (schedule === 'returns' && SWINGS.has(deed?.action ?? '')) || (schedule === 'waits' && track?.leaps);
  if (isOwn) return { tracks, unshown: [] };
  const isAfloat = deed !== undefined && bodies[deed.actor]?.[0]?.one.zone === 'water';
  if (!deed || !track || !canKeep(deed, track) || (founders && !isAfloat))
    return { tracks, unshown: said === '' ? [] : [said.trim()] };
  const timed: Track = { ...track, schedule, ...(founders && { founders }) };
  // Companions and riders have the same track.
  const of = new Map([...tracks.of].map(([index, one]) => [index, one === track ? timed : one]));
  return { tracks: { ...tracks, of }, unshown: [] };
}

const THEN = /\b(?:and then|then|after that|afterwards)\b/;

/** "A bus drives past, then a woman walks by": she comes when it has gone some way. */
function inTurn(
  tracks: Tracks,
  { prompt, subjects }: DirectedPlan['plan'],
  deeds: readonly Deed[],
): Scheduled {
  const text = prompt.toLowerCase();
  const then = THEN.exec(text);
  const isLater = ({ actor }: Deed): boolean =>
    text.indexOf(subjects[actor]?.said ?? '') > (then?.index ?? 0);
  const [later] = deeds.filter(isLater);
  const [first] = deeds;
  const track = later && tracks.of.get(later.actor);
  const before = first && tracks.of.get(first.actor);
  if (!then || !first || !later || isLater(first) || !track || !before || track === before)
    return { tracks, unshown: [] };
  if (!canKeep(later, track)) return { tracks, unshown: [`${then[0]} (at once)`] };
  const timed = (one: Track): Track => {
    if (one === track) return { ...one, schedule: 'waits' };
    return one === before && canKeep(first, one) ? { ...one, schedule: 'halts' } : one;
  };
  return {
    tracks: { ...tracks, of: new Map([...tracks.of].map(([index, one]) => [index, timed(one)])) },
    unshown: [],
  };
}

/** "A bouncing red ball": the verb is an adjective, and no deed of its own. */
function settled(tracks: Tracks, subjects: DirectedPlan['plan']['subjects'], said: string): Scheduled {
  const isBouncing = (index: number): boolean => subjects[index]?.action?.kind === 'jump';
  const of = new Map(
    [...tracks.of].map(([index, one]) => [
      index,
      isBouncing(index) ? { ...one, schedule: 'settles' as const } : one,
    ]),
  );
  const isSeen = [...of.keys()].some(isBouncing);
  return { tracks: { ...tracks, of }, unshown: isSeen ? [] : [said.trim()] };
}

/** A leap or a blow has a time of its own. */
const canKeep = ({ action }: Deed, { leaps, strikes, struck, topples, circuit }: Track): boolean =>
  (TRAVELS.has(action) || action === 'lift-off') && !(leaps || strikes || struck || topples || circuit);
