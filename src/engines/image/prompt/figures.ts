import { oneOf } from '../../narrow.ts';
import bodies from '../data/bodies.json';
import poses from '../data/poses.json';
import looks from '../data/subject-looks.json';
import { widthOf } from '../sprites/artwork/limbs.ts';
import { deedOf } from './enact.ts';
import {
  type Arm,
  baseName,
  figureName,
  figureOf,
  HEIGHTS,
  isLimbed,
  PATTERNS,
  POSES,
  type Pose,
  toArm,
} from './figure.ts';
import { isUpright } from './folk.ts';
import { looksAside } from './gaze.ts';
import { COLOUR_WORDS } from './modifiers.ts';
import { isAtMouth } from './postures.ts';
import type { SceneHint } from './scene-words.ts';
import type { Subject, Which } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import { withoutSubject } from './without-subject.ts';

const WARDROBE = new Set(Object.keys(bodies.wardrobe));
interface Usual {
  readonly top: string;
  readonly arm?: string;
  readonly pose?: string;
}

/** Without another deed, a person works at their occupation: a cellist plays. */
const USUAL = new Map<string, Usual>(Object.entries(bodies.people));
const DRAWN = new Set(Object.keys(bodies.people));
/** They stand in drawings of their own, and are drawn by parts only when they do not stand. */
const SITTERS = new Set(Object.keys(bodies.plain));
const MOUNTS = new Set(poses.mounts);
const BOARDS = new Set(Object.keys(looks.boards));
const SEATS = new Set(poses.seats);
const FLAT = new Set(poses.flat);
const SITTING = /^(?:sit|seated|knit|rest(?:s|ing)?$|relax(?:es|ing)$)/;
const AFOOT = /^(?:walk|run(?:s|ning)?$|jogg?(?:s|ing)|sprint|stroll|march|wander|hik(?:es|ing)|rush|chas)/;
/** Seats that nobody lies on. */
const UPRIGHT_SEATS = /^(?:chair|office-chair|armchair|throne|stool|swing|rocking-chair|.*wheelchair)$/;
/** Furniture that people lie in. */
const BEDS = /^(?:bed|hospital-bed)$/;
const CARRIERS = /^(?:riding|wearing|in|hanging|climbing|leaning)$/;
const OTHERWISE = /^(?:stand|stood|walk|run|jump|danc|sleep|nap|lying|lies|crouch)/;

/** It lies on the ground, indoors or in the open: a rug. */
export const isFlat = (name: string): boolean => FLAT.has(name) && name !== 'bed';

/** Its body is drawn by parts, so that pose and clothes can be changed. */
export const isFigure = (name: string): boolean =>
  DRAWN.has(name) || isUpright(name) || /^(?:man|woman|person)-(?:walking|standing)$/.test(name);

/** Draws people in the pose and with the clothes that are said of them: what they wear is no longer a thing beside them. */
export function asFigures(subjects: readonly Subject[], hints: readonly SceneHint[]): readonly Subject[] {
  const gone = new Set<number>();
  const figures = subjects.map((subject, index) => {
    const isSitter =
      SITTERS.has(subject.name) &&
      (poseOf(index, subjects, hints) !== 'standing' ||
        deedOf(index, subjects) !== undefined ||
        looksAside(index, subjects));
    if ((!isFigure(subject.name) && !isSitter) || subject.flying) return subject;
    const worn = [...subjects.keys()].filter((at) => isWornBy(subjects[at], index) && isAlone(subjects, at));
    const clothes = worn.flatMap((at) => subjects[at] ?? []);
    const byOne = subject.count > 1 ? wornByOne(subjects, index) : undefined;
    const parts = [...clothes, ...(subject.parts ?? [])];
    const pose = poseOf(index, subjects, hints);
    const arm = armOf(index, subjects, pose);
    const gaze = looksAside(index, subjects, arm);
    const isPlain = pose === 'standing' && !arm && !gaze && parts.length === 0;
    if (isPlain && !byOne) return subject;
    for (const at of worn) gone.add(at);
    const wears = parts.map(drawnClothes);
    const odd = byOne && subjects[byOne.at];
    if (byOne) gone.add(byOne.at);
    const oddName =
      odd && figureName({ base: subject.name, pose, arm, gaze, wears: [...wears, drawnClothes(odd)] });
    const lost = clothes.flatMap(({ name, said, finish }) => {
      // Feet in a puddle or a boat are not seen.
      if (PAIRS.has(name) && subject.relation?.kind === 'in') return [said];
      // Stripes on clothes are white beside one colour.
      const isPainted = (finish?.colours ?? []).filter((one) => one !== WHITE).length <= 1;
      return finish && !(isPainted && PATTERNS.some((one) => one === finish.kind))
        ? [`${finish.said} ${said}`]
        : [];
    });
    return {
      ...subject,
      name: isPlain ? subject.name : figureName({ base: subject.name, pose, arm, gaze, wears }),
      ...(byOne && odd && oddName && { odd: { which: byOne.which, name: oddName, said: odd.said } }),
      // Sitting bodies are shorter than standing ones.
      scale: (subject.scale * longerSide(pose, arm)) / HEIGHTS.standing,
      ...((clothes.length > 0 || odd) && { wears: odd ? [...clothes, odd] : clothes }),
      ...(lost.length > 0 && { lost: [...(subject.lost ?? []), ...lost] }),
    };
  });
  // From the last one on, so that the indexes of the others stay valid.
  return [...gone]
    .sort((a, b) => b - a)
    .reduce<readonly Subject[]>(
      (left, at) => (left[at] ? withoutSubject(left, left[at], DRESSED) : left),
      figures,
    );
}

const WHITE = COLOUR_WORDS.get('white');

const drawnClothes = ({ name, colour, finish }: Partial<Subject>) => ({
  what: name ?? '',
  colour: colour ?? finish?.colours?.find((one) => one !== WHITE),
  pattern: PATTERNS.find((one) => one === finish?.kind),
});

/** "Three boys, the middle one wearing a hat". */
function wornByOne(
  subjects: readonly Subject[],
  owner: number,
): { readonly at: number; readonly which: Which } | undefined {
  const at = subjects.findIndex(
    ({ name, relation, scale }, index) =>
      WARDROBE.has(name) &&
      scale === 1 &&
      relation?.kind === 'wearing' &&
      relation.to === owner &&
      relation.which !== undefined &&
      isAlone(subjects, index),
  );
  const which = subjects[at]?.relation?.which;
  return which === undefined ? undefined : { at, which };
}

/** Clothes that the drawing does not show are named there. */
const DRESSED = { colour: true, finish: true };

/** The longer side of a drawing, in its units. */
function longerSide(pose: Pose, arm: Arm | undefined): number {
  const { left, right } = widthOf({ pose, arm });
  return Math.max(HEIGHTS[pose], right - left);
}

/** The drawing of the same person on foot; of others their own. */
export function onFoot(name: string): string {
  const figure = figureOf(name);
  if (figure) return figure.pose === 'standing' ? figureName({ ...figure, pose: 'striding' }) : name;
  return isFigure(name) ? figureName({ base: name, pose: 'striding', wears: [] }) : name;
}

const GRIPPED = new Set(looks.gripBelow);

/** Drinking lifts a hand to the mouth; an umbrella is held up. Otherwise the arms follow the words. */
function armOf(index: number, subjects: readonly Subject[], pose: Pose): Arm | undefined {
  const copies = subjects[index]?.count ?? 1;
  const held = subjects.filter(({ relation }) => relation?.to === index && relation.kind === 'holding');
  if (held.some(({ relation }) => isAtMouth(relation?.said ?? ''))) return 'at-mouth';
  const deed = deedOf(index, subjects);
  if (subjects[index]?.relation?.kind === 'riding' && pose === 'lunging') return 'dancing';
  const isUp = held.some(({ name, count }) => GRIPPED.has(name) && count <= copies);
  if (deed?.arm && (!isUp || deed.takes)) {
    if (pose === 'lying') return deed.arm === 'asleep' ? 'asleep' : undefined;
    // A figure that holds a thing does not swing both arms.
    const isFree = held.length === 0 || deed.takes || !isLimbed(pose);
    if (isFree && pose !== 'astride') return deed.arm;
  }
  if (isUp) return 'raised';
  const usual = held.length === 0 && !deed ? USUAL.get(subjects[index]?.name ?? '')?.arm : undefined;
  return usual !== undefined && AT_WORK.has(pose) ? toArm(usual) : undefined;
}

/** Poses at work; figures that walk or lie have stopped working. */
const AT_WORK: ReadonlySet<Pose> = new Set(['standing', 'seated', 'on-chair', 'cross-legged', 'lunging']);

function isWornBy(one: Subject | undefined, owner: number): boolean {
  if (!one || !WARDROBE.has(one.name) || (one.counted && !isPair(one)) || one.scale !== 1) return false;
  // All copies would wear what one of several does.
  return one.relation?.kind === 'wearing' && one.relation.to === owner && one.relation.which === undefined;
}

const PAIRS = new Set(looks.pairs);
const isPair = ({ name, count }: Subject): boolean => PAIRS.has(name) && count === 2;

/** No other subject is placed by it. */
const isAlone = (subjects: readonly Subject[], at: number): boolean =>
  subjects.every(({ relation, undrawn = [] }) => [relation, ...undrawn].every((one) => one?.to !== at));

/** "Carries a tray past a woman": who carries it walks. */
const goesPast = (index: number, subjects: readonly Subject[]): boolean =>
  subjects.some(({ relation }) => relation?.to === index && !relation.isOwn && relation.said === 'past');

function poseOf(index: number, subjects: readonly Subject[], hints: readonly SceneHint[]): Pose {
  const { said: named = '', relation, postures = [], action } = subjects[index] ?? {};
  const anchor = relation && subjects[relation.to];
  const said = [named, ...postures, relation?.said, action?.said].join(' ').split(' ');
  const sits = said.some((word) => SITTING.test(word));
  const isOn = relation?.kind === 'on' || relation?.kind === 'in';
  if (anchor && MOUNTS.has(baseName(anchor.name)) && (isOn || relation.kind === 'riding')) return 'astride';
  if (anchor && relation.kind === 'in' && !sits && BEDS.test(anchor.name)) return 'lying';
  const deed = deedOf(index, subjects);
  if (anchor && BOARDS.has(anchor.name) && relation.kind === 'riding') return 'lunging';
  const isAtDesk = subjects.some(
    (one) => one.relation?.to === index && /^(?:desk|table|round-table)$/.test(one.name),
  );
  if (deed?.pose === 'lying' && !isAtDesk && !(anchor && isOn && UPRIGHT_SEATS.test(anchor.name)))
    return 'lying';
  const goes =
    action !== undefined &&
    (/^(?:walk|run)$/.test(action.kind) || /^cross/.test(action.said)) &&
    !/^(?:climb|crawl|creep)/.test(action.said);
  const isAfoot = said.some((word) => AFOOT.test(word)) || goes || goesPast(index, subjects);
  // A figure that holds something keeps the hands still, and rides or pushes it otherwise.
  const isCarried = relation !== undefined && CARRIERS.test(relation.kind) && relation.kind !== 'climbing';
  const staysSeated = deed?.stoops && anchor !== undefined && isOn && SEATS.has(anchor.name);
  if (deed?.pose && deed.pose !== 'lying' && !isCarried && !staysSeated) return deed.pose;
  if (isAfoot && (!anchor || !CARRIERS.test(relation.kind))) return 'striding';
  if (said.some((word) => OTHERWISE.test(word)) && deed?.pose !== 'lying') return 'standing';
  if (deed?.pose === 'lying') return isAtDesk ? 'on-chair' : 'seated';
  if (anchor && isOn && SEATS.has(anchor.name)) return 'seated';
  // People sit in a canoe.
  if (anchor?.name === 'canoe' && relation?.kind === 'in') return 'seated';
  const usual = USUAL.get(subjects[index]?.name ?? '')?.pose;
  if (!sits) return usual === undefined || deed?.arm ? 'standing' : oneOf(POSES, usual);
  if (anchor && isOn) return FLAT.has(anchor.name) ? 'cross-legged' : 'seated';
  const isIndoors =
    hints.some(({ place }) => place === 'room') ||
    [anchor, ...subjects.filter((one) => one.relation?.to === index && one.relation.kind === 'beside')].some(
      (one) => one !== undefined && /^(?:room|table)$/.test(kindOfSubject(one.name).home),
    );
  return isIndoors ? 'on-chair' : 'cross-legged';
}
