import { oneOf } from '../../narrow.ts';
import table from '../data/poses.json';
import stances from '../data/stances.json';
import { isDoneToThings } from './done-to-things.ts';
import { POSES, type Pose } from './figure.ts';
import { ZONES, type Zone } from './vocabulary.ts';

interface Posture {
  /** Drawings that show it. */
  readonly drawings: ReadonlySet<string>;
  /** Poses of people that show it. */
  readonly poses: ReadonlySet<Pose>;
  /** Parts of the scene in which every drawing shows it. */
  readonly zones: ReadonlySet<Zone>;
  /** Drawings that are in another posture, wherever they are. */
  readonly but: ReadonlySet<string>;
}

/** Word to what shows it in a still image. */
export const POSTURES: ReadonlyMap<string, Posture> = new Map(
  table.postures.flatMap(({ words, drawings, poses = [], zones = [], ...more }) => {
    const posture = {
      drawings: new Set(drawings),
      poses: new Set(poses.map((pose) => oneOf(POSES, pose))),
      zones: new Set(zones.map((zone) => oneOf(ZONES, zone))),
      but: new Set('but' in more ? more.but : []),
    };
    return words.map((word): [string, Posture] => [word, posture]);
  }),
);

const UNSEEN = new Set(table.unseen);
const SHOWN = new Set(table.shown);

const FINITE = new Set(stances.deeds.flatMap(({ words }) => words).filter((word) => /[^s]s$/.test(word)));

/** "Fights", "hugs": the pose for it does not show whom it is done to. */
export const isFiniteDeed = (word: string): boolean =>
  FINITE.has(word) && !SHOWN.has(word) && !POSTURES.has(word);

/** "Looking at", "chasing", "knitting": where the two stand does not show it. */
export const isUnseen = (phrase: string): boolean =>
  /^play(?:s|ing)? with$/.test(phrase) || (!isSeenThere(phrase) && isOfUnseen(phrase));

/** A head above a fence, or out of a box, is seen to look from there, and a lamp to hang from a branch. */
export const isSeenThere = (phrase: string): boolean =>
  /^(?:(?:look|peek|peer|peep)(?:s|ing) (?:over|out of|(?:out )?from behind)|(?:hang|dangl)\w* from)$/.test(
    phrase,
  );

/** "Barks at", as "barking at". */
const isFiniteVerb = (phrase: string): boolean => {
  const [, verb = ''] = /^(\w+[^su]s) (?:at|to|for)$/.exec(phrase) ?? [];
  return verb !== '' && !SHOWN.has(verb) && !POSTURES.has(verb);
};

const isOfUnseen = (phrase: string): boolean =>
  isFiniteVerb(phrase) ||
  // Behind or in something is seen; a nut that is being hidden is not.
  /^(?:hiding|hides)(?: (?:an?|the))?$/.test(phrase) ||
  phrase
    .split(' ')
    .some(
      (word) =>
        UNSEEN.has(word) ||
        isDoneToThings(word) ||
        isFiniteDeed(word) ||
        (/ing$/.test(word) && !SHOWN.has(word) && !POSTURES.has(word)),
    );

/** Deeds that a thing held at the mouth shows. */
export const isAtMouth = (phrase: string): boolean =>
  /^(?:drink|sipp?|eat|lick|bit(?:es|ing)|chew|munch)(?:s|ing)?\b(?! (?:from|at))/.test(phrase);
