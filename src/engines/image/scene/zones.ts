import { AT_FEET } from '../prompt/at-feet.ts';
import { beastOf } from '../prompt/figure.ts';
import { isSceneryMirrored } from '../prompt/mirrored.ts';
import { isAlive } from '../prompt/people.ts';
import type { ScenePlan } from '../prompt/plan.ts';
import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { Action } from '../prompt/vocabulary.ts';
import { clamp } from '../raster/math.ts';
import { leapsFromWater, leapsOverWater } from './leaping.ts';
import type { PlacedSubject } from './placed-subject.ts';
import { depthAt } from './proportion.ts';
import type { Scene } from './scene.ts';

/** Size of the largest subject, as a share of the shorter side of the image. */
export function leadSize(metres: number, zone: PlacedSubject['zone']): number {
  if (zone === 'air') return clamp(0.24 + 0.04 * Math.log2(metres + 1), 0.24, 0.4);
  if (zone === 'water') return clamp(0.28 + 0.06 * Math.log2(metres + 1), 0.3, 0.52);
  if (zone === 'table') return 0.5;
  return clamp(0.37 + 0.05 * Math.log2(metres + 0.6), 0.34, 0.62);
}

/** A place on land, also where there is water. */
export const ASHORE = /\b(?:beach|shore|coast|sand|bank|island|land|grass)$/;

/** Far away they are in the sky. */
const PLANET = /\b(?:earth|planets?|mars|saturn|jupiter|venus|mercury|neptune|uranus)$/;

const BY = /\b(?:by|beside|next to|along|alongside|at)$/;

/** Actions that begin on the ground, also for what else is in the air. */
const ON_FOOT: ReadonlySet<Action> = new Set(['lift-off', 'run', 'walk', 'jump']);

/** "A whale above a city"; a bridge over a river stands on its banks. */
const isAbove = ({ said, name }: Subject, { plan }: Scene): boolean =>
  isAlive(name) &&
  !PEERING.test(plan.prompt) &&
  plan.hints.some(({ relation }) => relation?.of === said && relation.kind === 'above');

/** "Only its eyes above the water": the rest is in it. */
const PEERING =
  /\b(?:eyes?|ears?|heads?|nose|nostrils|snout|back|necks?|fin|humps?)\b[\w ]{0,24}\babove (?:the )?(?:water|surface)/i;

/** "A castle reflected in a lake" rises from the water. */
const isMirrored = ({ said }: Subject, { plan }: Scene): boolean =>
  /^(?:lake|sea)$/.test(plan.place) &&
  plan.leftOver.some((word) => /^(?:reflect|mirror)/.test(word)) &&
  !isSceneryMirrored(plan) &&
  plan.hints.some(({ relation }) => relation?.of === said && relation.kind === 'in');

/** Places with water in their name that one is in on foot. */
const ON_SHORE = /beach|shore|coast|bank|side|island|swamp|marsh|bay|harbou?r|port|boat|ice/;

const WADED = /^(?:in|(?:wading|standing|bathing|playing) in|(?:\w+ing )?(?:through|into))$/;
const FORDED = /^(?:(?:\w+ing )?across|crossing|crosses|fording)$/;

/** "A bear in a river", "a horse crossing a stream". */
const isWading = ({ said, name, flying }: Subject, { plan }: Scene): boolean =>
  isAlive(name) &&
  !flying &&
  !/reflect|mirror|\bice\b|frozen/i.test(plan.prompt) &&
  plan.hints.some(
    ({ relation, place, said: named = '' }) =>
      relation?.of === said &&
      /^(?:in|beside|crossing|above)$/.test(relation.kind) &&
      (WADED.test(relation.said) ||
        (relation.kind === 'above' && PEERING.test(plan.prompt)) ||
        (FORDED.test(relation.said) && /\b(?:river|stream|creek|brook|ford)$/.test(named))) &&
      (place === 'lake' || place === 'sea') &&
      !ON_SHORE.test(named),
  );

/** "A plane parked on a field", "a spaceship that has landed on Mars". */
const isGrounded = ({ said, name, postures = [] }: Subject, { plan }: Scene): boolean =>
  !isAlive(name) &&
  plan.place !== 'room' &&
  [...postures, ...plan.hints.map(({ relation }) => (relation?.of === said ? relation.said : ''))].some(
    (one) => /^(?:landed|parked|standing|crashed)\b/.test(one),
  );

/** Birds that sit do not fly. */
const isSettled = ({ name, postures = [], relation }: Subject): boolean =>
  isAlive(name) && !relation && postures.some((one) => /^(?:sit|perch|rest|sleep|nest|roost)/.test(one));

/** "A boy swimming with a dog": both are in the water. */
const swimsAlong = ({ action, relation, name }: Subject, { plan }: Scene): boolean =>
  action?.kind === 'swim' ||
  (relation?.said === 'with' && isAlive(name) && plan.subjects[relation.to]?.action?.kind === 'swim');

const DRINKS = /\b(?:drink(?:s|ing)?|lap(?:s|ping)|sip(?:s|ping))\b/i;

/** An animal that bends down to a lake or a river stands where its mouth is at the water. */
const drinksThere = ({ name, count }: Subject, { place, prompt, subjects, features }: ScenePlan): boolean =>
  // A river has no room for several.
  !(features.has('river') && count > 1) &&
  beastOf(name)?.stance === 'graze' &&
  /^(?:lake|sea)$/.test(place) &&
  DRINKS.test(prompt) &&
  !subjects.some(({ relation }) => DRINKS.test(relation?.said ?? '') && / from$/.test(relation?.said ?? ''));

/** "A deer drinking" where there is nothing to drink. */
export const drinksNothing = (subject: Subject, plan: ScenePlan): boolean =>
  beastOf(subject.name)?.stance === 'graze' &&
  DRINKS.test(plan.prompt) &&
  !drinksThere(subject, plan) &&
  !plan.subjects.some(({ relation }) => plan.subjects[relation?.to ?? -1] === subject);

export function zoneOf(subject: Subject, scene: Scene): PlacedSubject['zone'] {
  const { place, features } = scene.plan;
  const kind = kindOfSubject(subject.name);
  if (place === 'space' || place === 'abstract') return 'air';
  if (place === 'underwater') {
    // A chest lies on the bottom of the sea; whoever is alive swims.
    const isSunk = kind.zone === 'ground' || kind.zone === 'table';
    return isSunk && !isAlive(subject.name) && !subject.flying ? 'ground' : 'deep';
  }
  if (subject.action && ON_FOOT.has(subject.action.kind) && kind.zone === 'air') return 'ground';
  if (subject.flying) return 'air';
  if (kind.zone === 'air' && (isGrounded(subject, scene) || isSettled(subject))) return 'ground';
  if (subject.far !== undefined && PLANET.test(subject.said) && !/^(?:room|table)$/.test(place)) return 'air';
  if (leapsOverWater(subject, scene.plan)) return 'water';
  if (isAbove(subject, scene) && !leapsFromWater(subject)) return 'air';
  if (isMirrored(subject, scene)) return 'water';
  const wet = place === 'sea' || place === 'lake' || features.isNamed('water');
  if (wet && place !== 'room' && (swimsAlong(subject, scene) || isWading(subject, scene))) return 'water';
  if (drinksThere(subject, scene.plan)) return 'water';
  if (kind.zone === 'air' && subject.relation?.said === AT_FEET && place !== 'table') return 'ground';
  if (kind.zone === 'air') return place === 'table' || place === 'room' ? 'table' : 'air';
  const isAshore = scene.plan.hints.some(
    ({ said = '', relation }) =>
      relation?.of === subject.said &&
      ((relation.kind === 'on' && ASHORE.test(said)) ||
        // A duck by a pond stands there; a boat by the shore floats.
        (relation.kind === 'beside' && isAlive(subject.name) && BY.test(relation.said))),
  );
  if (kind.zone === 'deep' || kind.zone === 'water')
    return wet && place !== 'room' && !isAshore ? 'water' : 'ground';
  if (subject.name === 'lighthouse' || subject.name === 'desert-island') return 'ground';
  return place === 'table' ? 'table' : 'ground';
}

export function baseOf(zone: PlacedSubject['zone'], metres: number, scene: Scene, size: number): number {
  const { height, horizon } = scene;
  const below = height - horizon;
  if (zone === 'air') {
    const isOpen = scene.plan.place === 'space' || scene.plan.place === 'abstract';
    const foot = height * (isOpen ? 0.56 : 0.3) + size * 0.5;
    return isOpen ? foot : Math.min(foot, Math.max(horizon, size));
  }
  if (zone === 'water') return horizon + below * (metres > 20 ? 0.16 : metres > 5 ? 0.34 : 0.5);
  if (zone === 'deep') return height * 0.55 + size * 0.5;
  if (zone === 'table') return height * 0.86;
  if (scene.plan.place === 'room') return horizon + below * 0.74;
  return (
    horizon +
    below * (metres > 30 ? 0.12 : metres > 15 ? 0.36 : metres > 6 ? 0.46 : metres > 2.5 ? 0.58 : 0.74)
  );
}

/** Undefined where no ground shows how far away a thing is. */
export const depthOf = (zone: PlacedSubject['zone'], metres: number, scene: Scene): PlacedSubject['depth'] =>
  zone === 'ground' || zone === 'water' ? depthAt(baseOf(zone, metres, scene, 0), scene) : undefined;
