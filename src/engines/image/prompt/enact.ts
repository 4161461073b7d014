import { oneOf, tableKey } from '../../narrow.ts';
import poses from '../data/poses.json';
import table from '../data/stances.json';
import {
  type Arm,
  armsOf,
  beastOf,
  figureOf,
  isBeast,
  POSES,
  type Pose,
  type Stance,
  toArm,
} from './figure.ts';
import { isAlive, isPerson, waysOfHaving } from './people.ts';
import { isAtMouth } from './postures.ts';
import { BACKWARDS } from './relate.ts';
import type { Subject } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import { withoutSubject } from './without-subject.ts';

/** Actions of people and animals, as far as a pose shows them. */

interface Enacted {
  readonly arm?: Arm | undefined;
  readonly pose?: Pose | undefined;
  /** The thing that it is done to is in the hands. */
  readonly takes: boolean;
  /** A low thing is worked on by somebody who kneels, and one of a table by somebody who stands behind it. */
  readonly stoops?: boolean;
}

interface Row {
  readonly arm?: string;
  readonly pose?: string;
  readonly takes?: string;
  readonly stoops?: boolean;
}

const DEEDS = new Map<string, Enacted>(
  table.deeds.flatMap(({ words, ...deed }) => {
    const { arm, pose, takes, stoops = false }: Row = deed;
    const enacted = {
      arm: arm === undefined ? undefined : toArm(arm),
      pose: pose === undefined ? undefined : oneOf(POSES, pose),
      takes: takes !== undefined,
      stoops,
    };
    return words.map((word): [string, Enacted] => [word, enacted]);
  }),
);

export const PLAYED = new Map<string, Arm>(
  Object.entries(table.played).flatMap(([arm, names]) =>
    names.map((name): [string, Arm] => [name, toArm(arm)]),
  ),
);
const PLAYING = new Set(poses.played);

export const STANCES = new Map<string, Stance>(
  Object.entries(table.stanceWords).flatMap(([stance, words]) =>
    words.map((word): [string, Stance] => [word, tableKey(table.stances, stance)]),
  ),
);

/** A word for a deed that a pose may show. */
export const isDeedWord = (word: string): boolean =>
  // "Waters" and "hands" are deeds only before an object.
  STANCES.has(word) || (DEEDS.has(word) && (!isWork(word) || /ing$/.test(word)));

/** A deed that is done to a thing or with somebody beside: "building", "feeding", "giving". */
export function isWork(said: string): boolean {
  return said.split(' ').some((word) => {
    const arm = DEEDS.get(word)?.arm;
    return arm === 'hugging' || (arm !== undefined && armsOf(arm).work !== undefined);
  });
}

/** Its object is in the hands or at the mouth. */
export const takesObject = (word: string): boolean => DEEDS.get(word)?.takes === true || isAtMouth(word);

/** The word for a deed as one tells it: "feeds" is "feeding". */
export const toldAs = (word: string): string =>
  table.deeds
    .find(({ words }) => words.includes(word))
    ?.words.find((one) => /ing$/.test(one) && one.startsWith(word.slice(0, 3))) ??
  (isAtMouth(word) ? word.replace(/e?s$/, 'ing') : word);

/** In metres: nobody hugs or carries anything larger. */
const LARGEST = 1.3;

/** The indexes of the things that something is done to. */
const objectsOf = (index: number, subjects: readonly Subject[]): number[] =>
  [...subjects.keys()].filter((at) => {
    const relation = subjects[at]?.relation;
    if (!relation || !BACKWARDS.has(relation.kind)) return false;
    return relation.to === index || (isShared(relation.said) && areJoined(index, relation.to, subjects));
  });

/** "A boy and a girl building a snowman": both do. */
const isShared = (said: string): boolean => isWork(said) || PLAYING.has(said);

function areJoined(one: number, other: number, subjects: readonly Subject[]): boolean {
  const isTo = (from: number, to: number): boolean => {
    const relation = subjects[from]?.relation;
    return relation?.joined === true && relation.to === to;
  };
  return isPerson(subjects[one]?.name ?? '') && (isTo(one, other) || isTo(other, one));
}

/** The words for what a subject does: its own, and those of what it is done to. */
export function wordsOf(index: number, subjects: readonly Subject[]): string[] {
  const { postures = [], action, relation, undrawn = [] } = subjects[index] ?? {};
  // The receiver of a thing or a hug lifts the arms as well.
  const isMutual =
    relation?.kind === 'beside' && isPerson(subjects[index]?.name ?? '') && MUTUAL.has(armIn(relation.said));
  const own = relation && (isMutual || !BACKWARDS.has(relation.kind)) ? relation.said : '';
  const done = objectsOf(index, subjects).map((at) => subjects[at]?.relation?.said ?? '');
  const further = undrawn.filter(({ kind }) => !BACKWARDS.has(kind)).map(({ said }) => said);
  const said = [own, ...done, ...further, action?.said ?? ''].join(' ').split(' ').filter(Boolean);
  return [...postures, ...said];
}

const armIn = (said: string): Arm | undefined =>
  said
    .split(' ')
    .map((word) => DEEDS.get(word)?.arm)
    .find((arm) => arm !== undefined);

const MUTUAL: ReadonlySet<Arm | undefined> = new Set([toArm('handing'), toArm('hugging')]);

/** The first deed that is said of somebody, and the word for it. */
export function deedOf(index: number, subjects: readonly Subject[]): Enacted | undefined {
  const words = wordsOf(index, subjects);
  const instrument = objectsOf(index, subjects)
    .flatMap((at) => subjects[at] ?? [])
    .find(({ name, relation }) => PLAYED.has(name) && PLAYING.has(relation?.said.split(' ')[0] ?? ''));
  if (instrument && PLAYED.get(instrument.name) === 'gaming') return DEEDS.get('gaming');
  if (instrument) return playing(PLAYED.get(instrument.name));
  if (carriesOnShoulders(index, subjects)) return { arm: toArm('shouldering'), takes: false };
  if (carriesInArms(index, subjects)) return { arm: toArm('carrying'), takes: true };
  const said = words.find((word) => DEEDS.has(word));
  const deed = DEEDS.get(said ?? '');
  if (deed?.pose === 'jumping' && objectsOf(index, subjects).some((at) => subjects[at]?.name === 'rope-coil'))
    return DEEDS.get('rope skipping');
  const things = objectsOf(index, subjects)
    .flatMap((at) => subjects[at] ?? [])
    .filter(({ relation }) => relation?.said.split(' ').includes(said ?? ''));
  const isTooLarge = things.some(({ name }) => kindOfSubject(name).metres > LARGEST || isGrown(name));
  const isHugged = isPerson(subjects[index]?.name ?? '') && subjects[index]?.relation?.kind === 'beside';
  if (deed?.arm === 'hugging' && (isTooLarge || (things.length === 0 && isHugged)))
    return { arm: toArm('embracing'), takes: false };
  // A thing that is too large for the hands would leave them empty.
  if (deed?.takes && deed.arm !== 'fighting' && isTooLarge && deed.arm !== 'handing') return undefined;
  return deed?.stoops ? stooping(deed, things) : deed;
}

function playing(arm: Arm | undefined): Enacted {
  const pose = arm && armsOf(arm).pose;
  return { arm, pose: pose === undefined ? undefined : oneOf(POSES, pose), takes: true };
}

const isGrown = (name: string): boolean => isPerson(name) && name !== 'baby';

function stooping(deed: Enacted, things: readonly Subject[]): Enacted {
  if (things.some(({ name }) => isOnTable(name))) return { ...deed, arm: toArm('working') };
  const isLow = things.some(({ name, scale }) => kindOfSubject(name).metres * scale <= LOW);
  return isLow ? { ...deed, pose: 'kneeling' } : deed;
}

/** In metres. */
const LOW = 1.1;

/** One works on it at a table. */
export const isOnTable = (name: string): boolean => !isAlive(name) && kindOfSubject(name).zone === 'table';

/** Done to a thing of a table, it needs one. */
export const isTableWork = (said: string): boolean =>
  said.split(' ').some((word) => DEEDS.get(word)?.stoops === true);

const carriesOnShoulders = (index: number, subjects: readonly Subject[]): boolean =>
  subjects.some(
    ({ name, relation }) => relation?.to === index && relation.at === 'shoulder' && isPerson(name),
  );

/** A box is carried before the body; a bag or a flower hangs from a hand or stands in it. */
function carriesInArms(index: number, subjects: readonly Subject[]): boolean {
  return objectsOf(index, subjects).some((at) => {
    const { name = '', relation, count = 1 } = subjects[at] ?? {};
    // A baby is held in both arms.
    const isCarried = (isPerson(name) ? /^(?:carr|hold|cradl)/ : /^carr/).test(relation?.said ?? '');
    return isCarried && relation?.at === undefined && count === 1 && BULKY.has(name);
  });
}

const BULKY = new Set(table.bulky);

/** Puts what somebody handles into the hands, and leaves out tools that the pose brings along. */
export function handled(read: readonly Subject[]): readonly Subject[] {
  const gone: Subject[] = [];
  const subjects = withPans(read);
  const held = subjects.map((subject): Subject => {
    const { relation, name } = subject;
    if (!relation || !BACKWARDS.has(relation.kind)) return subject;
    const doer = subjects[relation.to];
    if (!doer || relation.at) return subject;
    // "Running to catch a bus".
    if (relation.kind === 'holding' && /\bcatch/.test(relation.said) && sizeOf(subject) > SIZE_OF_A_CAR)
      return { ...subject, relation: { ...relation, kind: 'beside' } };
    // A skull that plays the piano does not hold it.
    if (relation.kind === 'holding' && !isAlive(doer.name) && sizeOf(subject) > sizeOf(doer))
      return { ...subject, relation: { ...relation, kind: 'beside' } };
    const isHands = isPerson(doer.name);
    const deed = isHands ? deedOf(relation.to, subjects) : undefined;
    const tools = deed?.arm ? (armsOf(deed.arm).tools ?? []) : [];
    if (tools.includes(name) && subject.count === 1) gone.push(subject);
    if (deed?.arm === 'fighting' && name === 'crossed-swords')
      return { ...subject, name: 'sword', count: doer.count };
    // The one who is given something is not in the hands of the giver.
    const isAsked =
      relation.said.split(' ').some((word) => DEEDS.get(word) === deed && deed?.takes) &&
      !(deed?.arm === 'handing' && isAlive(name));
    const isTaken = isHands && /^\w+ing with$/.test(relation.said) && waysOfHaving(name) === 'holding';
    const isFed = isBeast(doer.name) && EATEN.test(relation.said) && relation.kind === 'beside';
    if (relation.kind !== 'beside' || !(isAsked || isFed || isTaken) || kindOfSubject(name).metres > LARGEST)
      return subject;
    return { ...subject, relation: { ...relation, kind: 'holding' } };
  });
  return gone.reduce<readonly Subject[]>(
    (left, one) => (left.includes(one) ? withoutSubject(left, one) : left),
    held,
  );
}

/** In metres. */
const SIZE_OF_A_CAR = 3;

const sizeOf = ({ name, scale }: Subject): number => kindOfSubject(name).metres * scale;

/** "A cook tossing a pancake in a pan": the cook is not in it. */
function withPans(subjects: readonly Subject[]): readonly Subject[] {
  const doer = subjects.findIndex(({ name, relation }, index) => {
    const { metres } = kindOfSubject(subjects[relation?.to ?? -1]?.name ?? '');
    return (
      isPerson(name) && relation?.kind === 'in' && metres < SMALL && deedOf(index, subjects)?.takes === true
    );
  });
  const pan = subjects[doer]?.relation?.to;
  if (pan === undefined) return subjects;
  return subjects.map((one, index): Subject => {
    if (index === doer) return { ...one, relation: undefined };
    return index === pan ? { ...one, relation: { kind: 'holding', said: 'with', to: doer } } : one;
  });
}

/** In metres: nobody is in it. */
const SMALL = 0.8;

const EATEN = /^(?:drink|eat|sniff|lap|lick)/;

/** True if a drawing shows what a word says. */
export function enacts(name: string, word: string): boolean {
  const beast = beastOf(name);
  const stance = STANCES.get(word);
  // A body that is curled up lies.
  if (beast) return stance === beast.stance || (stance === 'resting' && beast.stance === 'curled');
  const figure = figureOf(name);
  const deed = DEEDS.get(word);
  if (!figure) return false;
  if (PLAYING.has(word)) return figure.arm !== undefined && INSTRUMENTAL.has(figure.arm);
  if (isAtMouth(word)) return figure.arm === 'at-mouth';
  if (!deed) return false;
  if (LEGS_SHOW_IT.test(deed.pose ?? '')) return deed.pose === figure.pose;
  // A figure that sleeps in a chair sits.
  const isPosed = deed.pose === undefined || deed.pose === figure.pose || deed.arm === 'asleep';
  return isPosed && (deed.arm === undefined || deed.arm === figure.arm || ALIKE.get(deed.arm) === figure.arm);
}

/** Arms of the same deed with something else. */
const ALIKE: ReadonlyMap<Arm, Arm> = new Map([
  ['hugging', 'embracing'],
  ['tending', 'working'],
]);

const INSTRUMENTAL = new Set(PLAYED.values());

/** Also where the hands have something to hold. */
const LEGS_SHOW_IT = /^(?:running|jumping|dancing|kicking)$/;

/** A thing is where the pose of a person has it, not simply in a hand. */
export function isInAction(name: string, { relation }: Subject): boolean {
  const arm = figureOf(name)?.arm;
  const words = relation?.said.split(' ') ?? [];
  if (!arm || (armsOf(arm).thing[2] ?? 0) === 0) return false;
  return (
    words.some((word) => DEEDS.get(word)?.arm === arm) ||
    (PLAYING.has(words[0] ?? '') && INSTRUMENTAL.has(arm)) ||
    arm === 'carrying'
  );
}
