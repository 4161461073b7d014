import poses from '../data/poses.json';
import { isPerson } from './people.ts';
import { isAtMouth } from './postures.ts';
import type { Subject } from './subject.ts';

const IN_FLIGHT = new Map(Object.entries(poses.inFlight));
const WALKING = /^(?:walk|stroll|march|wander|cross|hik)/;

/** The drawings that show what subjects do: birds that fly spread their wings, people who hold something stand. */
export function posed(subjects: readonly Subject[]): Subject[] {
  return subjects.map((subject, index) => ({
    ...subject,
    name: poseOf(subject, index, subjects),
    count: countOf(subject, subjects),
    ...(isPlainly(subject, index, subjects) && { like: true }),
  }));
}

/** "A cyclist sitting on a bench", where no bicycle is named: nothing shows what they are. */
const isPlainly = (subject: Subject, index: number, subjects: readonly Subject[]): boolean =>
  ATHLETE.test(subject.name) &&
  !ANYBODY.test(subject.said) &&
  !ATHLETE.test(poseOf(subject, index, subjects)) &&
  !subjects.some(({ relation, name }) => relation?.to === index && GEAR.test(name));

const ANYBODY = /(?:^| )(?:wo)?m[ae]n$|(?:^| )(?:person|people|boys?|girls?|child|children|kids?)$/;
const GEAR = /^(?:bicycle|surfboard|skis|snowboard|golf)/;

/** "Two women drinking coffee" have a cup each, and those who read a book. */
function countOf({ count, counted, relation }: Subject, subjects: readonly Subject[]): number {
  const isEach =
    count === 1 &&
    !counted &&
    relation?.kind === 'holding' &&
    (isAtMouth(relation.said) || /^read/.test(relation.said));
  return isEach ? (subjects[relation.to]?.count ?? 1) : count;
}

function poseOf(subject: Subject, index: number, subjects: readonly Subject[]): string {
  const { name, flying, action, postures = [], relation } = subject;
  if (flying) return IN_FLIGHT.get(name) ?? name;
  const said = [...postures, ...(action?.said.split(' ') ?? []), ...(relation?.said.split(' ') ?? [])];
  const isSwimmer = isPerson(name) && said.some((word) => /^sw[iu]m(?!suit)/.test(word));
  if (isSwimmer && !subjects.some(({ relation: of }) => of?.to === index)) return `${sexOf(name)}-swimming`;
  const carries = subjects.some(
    ({ relation: of }) =>
      of?.to === index && (/^(?:holding|wearing|flying)$/.test(of.kind) || (of.at && of.at !== 'head')),
  );
  const isOff = isOffDuty({ said, relation, has: subjects.filter(({ relation: of }) => of?.to === index) });
  if (ATHLETE.test(name) && isOff)
    return `${sexOf(name)}-${said.some((word) => WALKING.test(word)) ? 'walking' : 'standing'}`;
  const walks = said.some((word) => WALKING.test(word));
  const stands = carries || said.some((word) => /^stand/.test(word));
  return stands && !walks ? name.replace(/^(man|woman|person)-walking$/, '$1-standing') : name;
}

/** Drawn in the middle of a sport. */
const ATHLETE =
  /^(?:(?:man|woman|person)-(?:surfing|golfing|swimming|biking|mountain-biking)|skier|snowboarder)$/;

/** Figures in a sport do not wait. */
export const isInSport = (name: string): boolean => ATHLETE.test(name);

/** A person who carries the board walks, and does not surf. */
function isOffDuty({
  said,
  relation,
  has,
}: {
  readonly said: readonly string[];
  readonly relation: Subject['relation'];
  readonly has: readonly Subject[];
}): boolean {
  if (relation && /^(?:riding|climbing|on)$/.test(relation.kind)) return false;
  const isAfoot = said.some((word) => OFF_DUTY.test(word));
  return (
    isAfoot ||
    has.some(({ relation: of }) => /^(?:carry|carrie|hold)/.test(of?.said ?? '') || of?.at === 'arm')
  );
}

const OFF_DUTY = /^(?:walk|stroll|run(?:s|ning)?$|stand|sit|sat|wait|talk|eat|drink|rest|kneel)/;

const sexOf = (name: string): string => /^(?:old-)?(man|woman)\b/.exec(name)?.[1] ?? 'person';
