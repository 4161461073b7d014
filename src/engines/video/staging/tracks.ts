import type { Footprint } from '../../image/scene/footprint.ts';
import { type Mover, movingUnits } from '../../image/scene/movers.ts';
import { itemAt } from '../../narrow.ts';
import { type Box, EDGE, heightOf, type Limits, middleOf, unionOf, widthOf, within } from './blocking.ts';
import { circuitAround } from './circuits.ts';
import { type DirectedPlan, TRAVELS } from './direct.ts';
import { landingTrack } from './landings.ts';
import { edgeAt, leapOf, leapTrack } from './leaps.ts';
import { isHandled } from './relation-deeds.ts';
import { type Deed, paceOf, type Way, type WayKind } from './screenplay.ts';
import { isOpen } from './stagers.ts';
import { doerTrack, struckTrack } from './strikes.ts';
import { isWinged, slantwise } from './take-offs.ts';
import type { Track } from './track.ts';
import { isTumble } from './tumbles.ts';

/** One subject of a film and its way. */
export interface CastMember {
  readonly said: string;
  /** The place where it was painted. */
  readonly box: Box;
  readonly track: Track | undefined;
}

export interface Tracks {
  /** By the index of the subject. */
  readonly of: ReadonlyMap<number, Track>;
  readonly boxes: readonly (Box | undefined)[];
}

interface Canvas {
  readonly width: number;
  readonly height: number;
  /** The horizon of the scene, 0 to 1. */
  readonly horizon?: number;
}

/** The box of all copies of a subject. */
const boxOfPrints = (prints: readonly Footprint[]): Box | undefined =>
  prints.length === 0 ? undefined : unionOf(prints);

/** Plans the way of each subject that does something. */
export function tracksOf(
  bodies: readonly (readonly Footprint[])[],
  { plan, deeds, companions, strike }: DirectedPlan,
  facings: ReadonlyMap<number, Mover['facing']>,
  canvas: Canvas,
): Tracks {
  const boxes = bodies.map(boxOfPrints);
  const of = new Map<number, Track>();
  const units = movingUnits(plan.subjects);
  const unitOf = (index: number): number[] => {
    const leader = units.get(itemAt(plan.subjects, index))?.leader;
    return [...plan.subjects.keys()].filter(
      (other) => other === index || (leader && units.get(itemAt(plan.subjects, other))?.leader === leader),
    );
  };
  for (const [index, subject] of plan.subjects.entries()) {
    const { action } = subject;
    if (!action || companions.has(index)) continue;
    const own = boxes[index];
    if (!own) continue;
    if (isHandled(subject)) {
      of.set(index, handledTrack(action.kind, own, boxes[subject.relation?.to ?? -1], canvas));
      continue;
    }
    const along = [...companions].flatMap(([one, leader]) => (unitOf(index).includes(leader) ? [one] : []));
    const group = [...unitOf(index), ...along.flatMap(unitOf)];
    const unit = unionOf(unitOf(index).flatMap((one) => boxes[one] ?? []));
    const all = unionOf(group.flatMap((one) => boxes[one] ?? []));
    const deed = deeds.find(({ actor }) => actor === index);
    const facing = unitOf(index).flatMap((one) => facings.get(one) ?? [])[0] ?? -1;
    const isAfloat = bodies[index]?.[0]?.one.zone === 'water' && !bodies[index]?.[0]?.one.perched;
    const members = unitOf(index);
    const walk = {
      own: unit,
      all,
      deed,
      members,
      action: action.kind,
      facing,
      isAfloat,
      boxes,
      bodies,
      canvas,
    };
    const track = trackBy(walk, plan);
    for (const one of group) of.set(one, track);
  }
  const own = strike && boxes[strike.thing];
  if (own && boxes[strike.doer]) {
    for (const one of unitOf(strike.doer)) of.set(one, doerTrack(strike, canvas.width));
    const aim = strike.aim === undefined ? undefined : boxes[strike.aim];
    for (const one of unitOf(strike.thing)) of.set(one, struckTrack(strike, own, aim, canvas));
  }
  return { of, boxes };
}

interface Walk {
  readonly own: Box;
  /** With companions. */
  readonly all: Box;
  readonly deed: Deed | undefined;
  /** Indexes of the subjects that move as one. */
  readonly members: readonly number[];
  readonly action: string;
  readonly facing: Mover['facing'];
  readonly isAfloat: boolean;
  readonly boxes: readonly (Box | undefined)[];
  readonly bodies: readonly (readonly Footprint[])[];
  readonly canvas: Canvas;
}

function trackBy(walk: Walk, plan: DirectedPlan['plan']): Track {
  const { deed, boxes, action } = walk;
  const landing = landingTrack(deed, plan, walk);
  if (landing) return landing;
  const leap = deed && leapOf(deed);
  const leaping = leap && leapTrack(walk, leap);
  if (leaping) return leaping;
  const between = deed && TRAVELS.has(action) && fromOneToAnother(walk, deed);
  if (between) return between;
  if (isTumble(walk, plan))
    return {
      from: { x: 0, y: 0 },
      to: { x: walk.facing * widthOf(walk.own) * 0.3, y: 0 },
      arc: 0,
      topples: true,
    };
  for (const way of deed?.ways ?? []) {
    const thing = way.subject === undefined ? undefined : boxes[way.subject];
    const track = thing && (action === 'fall' ? fallBy(walk, way) : wayBy(walk, way, thing));
    if (track) return track;
  }
  if (walk.isAfloat && (action === 'fall' || action === 'rise')) return sink(walk);
  if (action === 'lift-off' && isWinged(walk.members, plan)) return slantwise(walk, room(walk));
  return TRAVELS.has(action) ? across(walk) : upOrDown(walk);
}

/** "Out of a tunnel towards a station". */
function fromOneToAnother(walk: Walk, { ways }: Deed): Track | undefined {
  const tracks = [ways.find(({ kind }) => kind === 'from'), ways.find(({ kind }) => ENDS.has(kind))].map(
    (way) => {
      const thing = way?.subject === undefined ? undefined : walk.boxes[way.subject];
      return way && thing && wayBy(walk, way, thing);
    },
  );
  const [first, last] = tracks;
  return first && last ? { from: first.from, to: last.to, arc: 0 } : undefined;
}

const level = (from: number, to: number, arc = 0): Track => ({
  from: { x: from, y: 0 },
  to: { x: to, y: 0 },
  arc,
});

/** The limits for the middle of the group, as offsets. */
function room({ all, canvas: { width } }: Walk): Limits {
  const edge = width * EDGE;
  return { least: Math.min(0, edge - all.left), most: Math.max(0, width - edge - all.right) };
}

/** The way across the frame, as far as the group stays in it. */
function across(walk: Walk): Track {
  const { facing, action, canvas, deed } = walk;
  const way = (TRAVELS.get(action) ?? 0) * canvas.width * paceOf(deed?.pace);
  const limits = room(walk);
  const start = within((-facing * way) / 2, limits);
  const isAway = deed?.ways.some(({ kind, subject }) => kind === 'away' && subject === undefined);
  const outside = facing > 0 ? canvas.width - walk.all.left : -walk.all.right;
  return level(start, isAway ? outside : within(start + facing * way, limits));
}

const ENDS: ReadonlySet<WayKind> = new Set(['towards', 'into']);

const CROSSING: ReadonlySet<WayKind> = new Set([
  'through',
  'past',
  'across',
  'over',
  'along',
  'behind',
  'before',
  'beside',
  'under',
  'onto',
]);

function wayBy(walk: Walk, { kind, subject = -1 }: Way, thing: Box): Track | undefined {
  if (kind === 'up' || kind === 'down') return climb(walk, kind, thing);
  const { own, facing, action, canvas } = walk;
  const prints = walk.bodies[subject] ?? [];
  if (!TRAVELS.has(action)) return undefined;
  if (kind === 'around') return circuitAround(walk, thing, EDGE);
  const limits = room(walk);
  const toThing = middleOf(thing) - middleOf(own);
  const apart = (widthOf(thing) + widthOf(own)) / 2;
  const beyond = (side: number): number => within(toThing + side * facing * apart * 1.12, limits);
  const far = (side: number): number => (side * facing > 0 ? limits.most : limits.least);
  // Along the top of a bridge it stays on it.
  const onTop =
    own.bottom < thing.top + heightOf(thing) * 0.5 && widthOf(thing) > widthOf(own) * 2 && action !== 'fly';
  if (onTop && CROSSING.has(kind)) {
    const reach = (widthOf(thing) - widthOf(own)) / 2;
    return alongTop(
      walk,
      prints,
      within(toThing - facing * reach, limits),
      within(toThing + facing * reach, limits),
    );
  }
  if (action === 'jump' && kind === 'over')
    return level(beyond(-1), beyond(1), Math.max(heightOf(thing) * 1.15, canvas.height * 0.12));
  if (kind === 'through' && isOpen(prints[0]?.one.name ?? '')) {
    // A leap is level with the opening at its middle, and ends on the ground.
    const drop = action === 'jump' ? thing.bottom - own.bottom : 0;
    const [from, to] = [beyond(-1), beyond(1)];
    return { from: { x: from, y: drop }, to: { x: to, y: drop }, arc: drop, between: subject };
  }
  if (CROSSING.has(kind)) return level(beyond(-1), beyond(1));
  if (kind === 'into') return level(far(-1), toThing);
  if (kind === 'from') {
    const isHidden = own.bottom <= thing.bottom && heightOf(own) < heightOf(thing) * 0.75;
    return level(isHidden ? toThing : beyond(1), far(1));
  }
  if (kind === 'towards') return level(far(-1), within(toThing - facing * apart * 1.05, limits));
  return undefined;
}

/** The feet follow the top of the thing: bridges are arched. */
function alongTop({ own }: Walk, prints: readonly Footprint[], from: number, to: number): Track {
  const down = (x: number): number => (edgeAt(prints, middleOf(own) + x) ?? own.bottom - 2) + 2 - own.bottom;
  const [start, end] = [down(from), down(to)];
  return {
    from: { x: from, y: start },
    to: { x: to, y: end },
    arc: (start + end) / 2 - down((from + to) / 2),
  };
}

/** Between the foot of a wall and its top. */
function climb({ own }: Walk, kind: 'up' | 'down', thing: Box): Track {
  const low = Math.max(0, thing.bottom - own.bottom);
  const high = Math.min(0, thing.top + heightOf(thing) * 0.12 - own.top);
  const [from, to] = kind === 'up' ? [low, high] : [high, low];
  return { from: { x: 0, y: from }, to: { x: 0, y: to }, arc: 0 };
}

/** A ship goes down where it is, and a submarine comes up. */
function sink({ own, action }: Walk): Track {
  const under = heightOf(own) * 0.95;
  const [from, to] = action === 'fall' ? [0, under] : [under, 0];
  return { from: { x: 0, y: from }, to: { x: 0, y: to }, arc: 0, sinks: true };
}

/** A bounced thing stays with its owner, and a dropped one falls from their hands. */
function handledTrack(action: string, own: Box, doer: Box | undefined, canvas: Canvas): Track {
  if (action === 'fall' && doer)
    return {
      from: { x: 0, y: Math.min(0, doer.top + heightOf(doer) * 0.5 - own.bottom) },
      to: { x: 0, y: 0 },
      arc: 0,
    };
  return TRAVELS.has(action) ? level(0, 0) : upOrDown({ all: own, action, canvas });
}

/** From where it is up to the top edge, or the other way. */
function upOrDown({ all, action, canvas: { height } }: Pick<Walk, 'all' | 'action' | 'canvas'>): Track {
  const above = Math.min(0, height * EDGE - all.top);
  const upright = (from: number, to: number): Track => ({
    from: { x: 0, y: from },
    to: { x: 0, y: to },
    arc: 0,
  });
  if (action === 'lift-off') return upright(0, -(all.top + heightOf(all) * 0.55));
  if (action === 'rise') return upright(height * 0.14, Math.max(above, -height * 0.3));
  if (action === 'fall') return upright(Math.min(above, -height * 0.3), 0);
  return upright(0, 0);
}

/** Out of a tree: it begins in the upper part of it. */
function fallBy(walk: Walk, { kind }: Way): Track | undefined {
  const from = walk.deed?.ways.find((way) => way.kind === 'from' && way.subject !== undefined)?.subject;
  const thing = from === undefined ? undefined : walk.boxes[from];
  if (!thing || !(kind === 'from' || kind === 'onto')) return undefined;
  const start = thing.top + heightOf(thing) * 0.3 - (walk.own.top + walk.own.bottom) / 2;
  return { from: { x: 0, y: Math.min(start, 0) }, to: { x: 0, y: 0 }, arc: 0 };
}
