import type { ScenePlan } from '../../image/prompt/plan.ts';
import type { SceneHint } from '../../image/prompt/scene-words.ts';
import type { Footprint } from '../../image/scene/footprint.ts';
import { type Box, gap, heightOf, middleOf, overlap, sideOf, widthOf } from './blocking.ts';
import { goesAround } from './circuits.ts';
import { isRunningInWater, keepsCompany } from './company.ts';
import { type DirectedPlan, SHIFTS, TRAVELS } from './direct.ts';
import { isLanding } from './landings.ts';
import { leapOf, standsOnTop } from './leaps.ts';
import type { Deed, Way, WayKind } from './screenplay.ts';
import { boxAt, type Track } from './track.ts';
import type { Tracks } from './tracks.ts';

/** A body on its way: at the beginning, in the middle and at the end. */
interface Passage {
  readonly start: Box;
  readonly middle: Box;
  readonly end: Box;
  readonly thing: Box;
  /** The mover is drawn over the thing. */
  readonly isBefore: boolean;
  readonly deed: Deed;
  readonly track: Track;
  /** The drawn copies of the thing. */
  readonly prints: readonly Footprint[];
}

type Check = (passage: Passage) => boolean;

/** The mover begins on one side of the thing and ends on the other. */
const crosses: Check = ({ start, end, thing }) =>
  sideOf(start, thing) * sideOf(end, thing) < 0 &&
  Math.abs(middleOf(end) - middleOf(start)) >= widthOf(thing) * 0.6;

const isSmaller = ({ start, thing }: Passage): boolean =>
  heightOf(start) < heightOf(thing) * 0.9 && widthOf(start) < widthOf(thing) * 1.05;

const isOutside = (box: Box, thing: Box): boolean => overlap(box, thing) < widthOf(box) * 0.5;
const isInside = (box: Box, thing: Box): boolean => overlap(box, thing) >= widthOf(box) * 0.9;

const standsOn = (box: Box, thing: Box): boolean =>
  isInside(box, thing) && box.bottom >= thing.top - 3 && box.bottom <= thing.top + heightOf(thing) * 0.45;

const nears = ({ start, end, thing }: Passage): boolean =>
  gap(end, thing) < gap(start, thing) - widthOf(start) * 0.5;

/** In the opening of a hoop at the middle of its way. */
const isBetween = ({ track, middle, thing }: Passage): boolean =>
  track.between !== undefined && middle.top >= thing.top && middle.bottom <= thing.bottom + 3;

const CHECKS: Partial<Record<WayKind, Check>> = {
  around: ({ track, start, thing }) => goesAround(track, start, thing),
  through: (one) =>
    crosses(one) &&
    isSmaller(one) &&
    (!one.isBefore || isBetween(one)) &&
    isOutside(one.start, one.thing) &&
    isOutside(one.end, one.thing),
  past: crosses,
  before: (one) => crosses(one) && one.isBefore,
  behind: (one) => crosses(one) && !one.isBefore,
  along: (one) => crosses(one) || standsOn(one.start, one.thing),
  across: ({ start, end, thing }) =>
    standsOn(start, thing) &&
    standsOn(end, thing) &&
    Math.abs(middleOf(end) - middleOf(start)) > widthOf(thing) * 0.5,
  over: (one) =>
    one.deed.action === 'fly' || one.deed.action === 'jump'
      ? crosses(one) && one.middle.bottom <= one.thing.top + heightOf(one.thing) * 0.35
      : CHECKS.across?.(one) === true,
  onto: ({ end, thing, deed, start, prints }) =>
    leapOf(deed)
      ? standsOnTop(end, prints)
      : standsOn(end, thing) && (deed.action !== 'fall' || start.bottom < thing.top),
  from: (one) => {
    const { start, end, thing, deed, isBefore, prints } = one;
    if (deed.action === 'rise' || deed.action === 'lift-off')
      return overlap(start, thing) > 0 && start.bottom >= thing.top - 3 && end.bottom < start.bottom;
    if (leapOf(deed)) return standsOnTop(start, prints) && !standsOnTop(end, prints);
    if (deed.action === 'fall')
      return (
        isInside(start, thing) && start.top < thing.top + heightOf(thing) * 0.6 && end.bottom > start.bottom
      );
    return (
      gap(end, thing) > gap(start, thing) + widthOf(start) * 0.5 &&
      (isInside(start, thing) ? !isBefore && isSmaller(one) : gap(start, thing) < widthOf(start))
    );
  },
  into: (one) =>
    isOutside(one.start, one.thing) && isInside(one.end, one.thing) && !one.isBefore && isSmaller(one),
  towards: nears,
  away: ({ start, end, thing, deed, prints }) =>
    (leapOf(deed) !== undefined && standsOnTop(start, prints)) ||
    gap(end, thing) > gap(start, thing) + widthOf(start) * 0.5,
  under: (one) => crosses(one) && one.middle.top > one.thing.top + heightOf(one.thing) * 0.3,
  beside: ({ start, end, thing }) => gap(start, thing) < widthOf(start) && gap(end, thing) < widthOf(start),
  in: () => true,
  up: ({ start, end, thing }) => isInside(end, thing) && end.top < start.top - heightOf(thing) * 0.3,
  down: ({ start, end, thing }) => isInside(end, thing) && end.top > start.top + heightOf(thing) * 0.3,
};

/** Words for deeds and ways that the planned tracks do not show. */
export function unshownWays(
  { plan, deeds, companions }: DirectedPlan,
  tracks: Tracks,
  bodies: readonly (readonly Footprint[])[],
  canvas: { readonly width: number; readonly height: number },
): string[] {
  return deeds.flatMap((deed) => {
    const { actor, said, ways } = deed;
    const [box, track] = [tracks.boxes[actor], tracks.of.get(actor)];
    const name = plan.subjects[actor]?.said ?? '';
    // A subject that is not seen is named itself.
    if (!box || !track) return [];
    const [start, middle, end] = [0, 0.5, 1].map((progress) => boxAt(box, track, progress));
    if (!start || !middle || !end) return [];
    const go = { x: end.left - start.left, y: end.top - start.top };
    const zone = bodies[actor]?.[0]?.one.zone;
    const isOnLand = zone === 'ground';
    // The whole film is one run of the first deed.
    const isLaterLeap = deed.action === 'jump' && deeds.find((one) => one.actor === actor)?.action !== 'jump';
    const first = deeds.find((one) => one.actor === actor);
    const isLaterRest = STILL.has(deed.action) && first !== deed && first?.action !== deed.action;
    const isUp = isLanding(deed) && zone === 'air';
    const missed = ways.filter((way) => {
      if (way.subject === undefined)
        return !isShownAlone(deed, way, plan, go, { isOnLand, sinks: track.sinks === true, ...canvas });
      const thing = tracks.boxes[way.subject];
      // A thing that is not in the image is named itself.
      if (!thing) return false;
      const other = tracks.of.get(way.subject);
      const isChased = companions.get(way.subject) === actor;
      if (other && isRunningInWater(deed, plan, zone)) return true;
      if (other) return !keepsCompany(way, [box, track], [thing, other], canvas.width, isChased);
      const isBefore = orderOf(bodies[actor]) > orderOf(bodies[way.subject]);
      return (
        CHECKS[way.kind]?.({
          start,
          middle,
          end,
          thing,
          isBefore,
          deed,
          track,
          prints: bodies[way.subject] ?? [],
        }) !== true
      );
    });
    const { object } = deed;
    const isLeft = object !== undefined && SHIFTS.test(said) && companions.get(object) !== actor;
    if (isLeft) return [[name, said, plan.subjects[object]?.said ?? ''].join(' ')];
    return [
      ...((isDone(deed, go, canvas) && !isUp && !isLaterLeap && !isLaterRest) ||
      track.topples ||
      isClimbing(deed, go)
        ? []
        : [`${name} ${said}`]),
      ...missed.map((way) => [name, way.said, objectOf(plan, way)].join(' ').trim()),
    ];
  });
}

/** A picture cannot show a way; words for those that the film does, given the ones that it does not. */
export const shownWays = ({ plan, deeds }: DirectedPlan, unshown: readonly string[]): string[] =>
  deeds.flatMap(({ actor, ways }) =>
    ways.flatMap((way) => {
      const object = objectOf(plan, way);
      const words = [plan.subjects[actor]?.said ?? '', way.said, object].join(' ').trim();
      return object === '' || unshown.includes(words)
        ? []
        : [words, `${way.said} the ${object}`, `${way.said} ${object}`];
    }),
  );

/** Subjects of which most is in sight at some moment: what was painted before or behind them moves on. */
export function seenOnTheWay(
  { plan }: DirectedPlan,
  { boxes, of }: Tracks,
  bodies: readonly (readonly Footprint[])[],
): string[] {
  const at = (index: number, progress: number): Box | undefined => {
    const [box, track] = [boxes[index], of.get(index)];
    return box && track ? boxAt(box, track, progress) : box;
  };
  if (of.size === 0) return [];
  return plan.subjects.flatMap(({ said, action }, index) => {
    const isSeen = [0, 0.25, 0.5, 0.75, 1].some((progress) => {
      const here = at(index, progress);
      return (
        here &&
        plan.subjects.every((_, other) => {
          const thing = orderOf(bodies[other]) > orderOf(bodies[index]) ? at(other, progress) : undefined;
          return !thing || overlap(here, thing) < widthOf(here) * 0.4 || thing.bottom < here.top;
        })
      );
    });
    // The action is judged by its track, not by the picture.
    return isSeen ? [said, `${said} ${action?.said ?? ''}`] : [];
  });
}

const objectOf = ({ subjects, hints }: ScenePlan, { subject = -1, hint = -1, lost = '' }: Way): string =>
  subjects[subject]?.said ?? hints[hint]?.said ?? lost;

const orderOf = (prints: readonly Footprint[] = []): number =>
  Math.max(0, ...prints.map(({ order }) => order));

/** True if the subject moves as the verb says. */
function isDone(
  { action, ways }: Deed,
  go: { x: number; y: number },
  { width, height }: { width: number; height: number },
): boolean {
  // Jumping up and down counts as a jump, and a way around a thing comes back.
  if (action === 'jump' || ways.some(({ kind, subject }) => kind === 'around' && subject !== undefined))
    return true;
  if (TRAVELS.has(action)) return Math.abs(go.x) >= width * 0.12;
  if (action === 'rise' || action === 'lift-off') return go.y <= -height * 0.1;
  if (action === 'fall') return go.y >= height * 0.1;
  // A thing would have to fall apart.
  return action !== 'break';
}

/** A subject that runs up a tree goes up instead of across the frame. */
const isClimbing = ({ ways }: Deed, go: { x: number; y: number }): boolean =>
  ways.some(({ kind, subject }) => VERTICAL.has(kind) && subject !== undefined) && Math.abs(go.y) > 0;

const VERTICAL: ReadonlySet<WayKind> = new Set(['up', 'down']);

/** The place itself shows these: one goes through a forest that is all around. */
const BY_PLACE: ReadonlySet<WayKind> = new Set([
  'through',
  'across',
  'over',
  'along',
  'onto',
  'in',
  'under',
  'beside',
]);

const ON_WATER: ReadonlySet<WayKind> = new Set(['through', 'across', 'over', 'onto', 'in']);

/** Actions on the spot, and ways that lead away from it. */
const STILL: ReadonlySet<string> = new Set(['sway', 'spin', 'grow', 'shrink', 'break']);
const MOVES: ReadonlySet<WayKind> = new Set(['through', 'across', 'along', 'past', 'towards']);

const BUILT = /\b(?:skyscraper|tower|building|skyline|high-rise|block)s?\b/;

const SKY = /^(?:moon|sun|stars|rainbow|clouds)$/;
/** A street is seen from one end, and a car from the side. */
const leadsAway = (thing: SceneHint | undefined): boolean => thing?.place === 'street';

/** Ways that lead by no subject: "up", "to the left", "across a meadow". */
function isShownAlone(
  deed: Deed,
  { kind, hint, said }: Way,
  { hints, place, roadAcross }: ScenePlan,
  go: { x: number; y: number },
  { isOnLand, sinks, width, height }: { isOnLand: boolean; sinks: boolean; width: number; height: number },
): boolean {
  if (kind === 'left') return go.x < 0;
  if (kind === 'right') return go.x > 0;
  const thing = hint === undefined ? undefined : hints[hint];
  if (deed.action === 'drive' && leadsAway(thing) && /^(?:along|down|up)$/.test(kind)) return false;
  if (roadAcross && thing?.features?.includes('road')) return Math.abs(go.x) > 20;
  // "Down the street" is along it.
  if (VERTICAL.has(kind) && /^(?:street|city)$/.test(thing?.place ?? '')) return Math.abs(go.x) > 20;
  if (VERTICAL.has(kind) && !thing) return kind === 'up' ? go.y < -20 : go.y > 20;
  if (kind === 'away' && !thing) return Math.abs(go.x) > width * 0.3 || go.y < -height * 0.3;
  if (!thing) return false;
  // A time or a weather: "at night", "in the rain".
  if (thing.place === undefined && thing.features === undefined && thing.part === undefined)
    return kind !== 'around';
  const isWater = /^(?:lake|sea)$/.test(thing.place ?? '') || thing.features?.[0] === 'water';
  // "Out of a cave into the snow" that lies all around.
  if (kind === 'into' && thing.place !== undefined && deed.ways.some((way) => way.kind === 'from'))
    return !isWater;
  const isUp = thing.part === 'sky' || (thing.features?.length === 1 && SKY.test(thing.features[0] ?? ''));
  if (kind === 'into') return isUp ? go.y < 0 : isWater && sinks && go.y > 0;
  if (kind === 'from' && isWater && sinks) return go.y < 0;
  if (MOVES.has(kind) && STILL.has(deed.action)) return false;
  if (kind === 'from')
    return (
      deed.action === 'lift-off' || deed.action === 'rise' || (deed.action === 'fall' && thing.part === 'sky')
    );
  const isWet =
    /^(?:lake|sea)$/.test(thing.place ?? '') && !/beach|shore|coast|bank|side|island/.test(thing.said ?? '');
  if (isWet && isOnLand && ON_WATER.has(kind)) return false;
  if (isOnLand && deed.action === 'sail' && kind === 'along') return false;
  // A room stands for the sill of its window, and nobody lands on that.
  if (kind === 'onto' && said !== 'on') return thing.as === undefined;
  // The skyline is behind whoever lands.
  if (kind === 'onto' && isLanding(deed) && BUILT.test(thing.said ?? '')) return false;
  if (kind === 'in' || kind === 'onto') return true;
  if (kind === 'over' && /^(?:run|walk|drive)$/.test(deed.action))
    return thing.features?.[0] !== 'water' && place !== 'sea';
  const isSky = thing.features?.some((feature) => SKY.test(feature)) === true;
  return BY_PLACE.has(kind) && (!isSky || kind === 'under');
}
