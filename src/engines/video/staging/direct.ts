import { goingAlong } from '../../image/prompt/beast-stances.ts';
import { onFoot } from '../../image/prompt/figures.ts';
import { isAlive } from '../../image/prompt/people.ts';
import type { ScenePlan } from '../../image/prompt/plan.ts';
import type { Subject, SubjectRelation } from '../../image/prompt/subject.ts';
import { kindOfSubject } from '../../image/prompt/subject-kinds.ts';
import type { Action } from '../../image/prompt/vocabulary.ts';
import table from '../data/actions.json';
import { isLanding } from './landings.ts';
import { withDeedsOfRelations } from './relation-deeds.ts';
import { type Deed, screenplayOf, type Way } from './screenplay.ts';
import { withSecondDeeds } from './second-deeds.ts';
import { type Strike, strikeIn } from './strikes.ts';

/** The plan of a scene with everybody's part in it. */
export interface DirectedPlan {
  readonly plan: ScenePlan;
  readonly deeds: readonly Deed[];
  /** Index of the subject that each companion goes along with. */
  readonly companions: ReadonlyMap<number, number>;
  readonly strike: Strike | undefined;
}

/** Actions that lead from one place to another. */
export const TRAVELS: ReadonlyMap<string, number> = new Map(Object.entries(table.travel));

/** The thing moves as a part of another one. */
const CARRIED: ReadonlySet<string> = new Set(['riding', 'wearing', 'holding', 'in', 'flying']);

const COMPANY = /^(?:and|with|together with|alongside|walking|walking with|and also)$/;
const CHASE = /^(?:chas|follow)/;
/** Verbs of whoever takes a thing along, and what can be taken along. */
export const SHIFTS = /^(?:push|pull|drag|tow)/;
const ROLLING =
  /cart|pram|stroller|wagon|wheelbarrow|sled|sleigh|bicycle|trolley|luggage|suitcase|automobile|car$|package|box|barrel|ball|carriage|trailer|plough|boat|canoe/;

/** Reads what the subjects do, sends companions along, and takes over the relations that a way through the film shows. */
export function directed(given: ScenePlan): DirectedPlan {
  const read = withSecondDeeds({ ...given, subjects: given.subjects.map(rooted) });
  const strike = strikeIn(read);
  const doing = withStrike(withDeedsOfRelations(led(read.subjects), read), strike);
  const deeds = screenplayOf({ ...read, subjects: doing }).map((deed) => withoutKept(deed, doing));
  const companions = companionsIn(doing, deeds, read.prompt.toLowerCase());
  // A companion goes the same way.
  const along = deeds.flatMap((deed) =>
    [...companions].flatMap(([one, leader]) => (leader === deed.actor ? [{ ...deed, actor: one }] : [])),
  );
  const staged = new Set(
    [...deeds, ...along].flatMap((deed) => deed.ways.flatMap((way) => pairOf(deed, way))),
  );
  const isStaged = (index: number, relation: SubjectRelation): boolean =>
    (!CARRIED.has(relation.kind) || /\b(?:from|out of)$/.test(relation.said)) &&
    (staged.has(`${index} ${relation.to}`) ||
      staged.has(`${relation.to} ${index}`) ||
      // The deed tells whom "it" means and who goes "towards".
      deeds.some(({ actor, ways }) =>
        ways.some(
          ({ said, subject }) => (actor === index || subject === index) && relation.said.endsWith(said),
        ),
      ));
  const subjects = doing.map((subject, index) => {
    const leader = companions.get(index);
    const action = subject.action ?? (leader === undefined ? undefined : gaitOf(doing, leader));
    const { relation, undrawn, side, ...rest } = subject;
    const keepsSide = side !== undefined && !deeds.some((deed) => deed.actor === index && turns(deed));
    const others = undrawn?.filter((one) => !isStaged(index, one));
    const afoot = goesOnFoot(action, relation) ? onFoot(rest.name) : rest.name;
    const name =
      leader !== undefined && (action?.kind === 'run' || action?.kind === 'walk')
        ? goingAlong(afoot, action.kind)
        : afoot;
    return {
      ...rest,
      name,
      action,
      relation: relation && isStaged(index, relation) ? undefined : relation,
      ...(others && others.length > 0 && { undrawn: others }),
      ...(keepsSide && { side }),
    };
  });
  const byHints = new Set(deeds.flatMap(({ ways }) => ways.flatMap(({ hint }) => hint ?? [])));
  const hints = read.hints.map((hint, index) => {
    if (!byHints.has(index)) return hint;
    const { relation: _relation, ...plain } = hint;
    return plain;
  });
  const used = new Set(
    deeds.flatMap(({ said, ways, also = [], pace = '' }) =>
      [said, pace, ...also, ...ways.map((way) => way.said)].join(' ').split(' '),
    ),
  );
  for (const { name } of subjects) for (const part of MOVING_PARTS.get(name) ?? []) used.add(part);
  if (subjects.some(({ action }) => action?.kind === 'sway')) for (const word of WINDS) used.add(word);
  for (const word of strike?.words ?? []) used.add(word);
  const leftOver = read.leftOver.filter((word) => !used.has(word));
  return {
    plan: { ...read, subjects, hints, leftOver, ...alongRoad(deeds, hints) },
    deeds,
    companions,
    strike,
  };
}

/** The film places and moves the kicking figure and the kicked thing. */
function withStrike(subjects: readonly Subject[], strike: Strike | undefined): Subject[] {
  const ones = new Set([strike?.doer, strike?.thing, strike?.aim]);
  return subjects.map((subject, index) => {
    if (!strike || !ones.has(index)) return subject;
    const { relation, undrawn, ...rest } = subject;
    const isBetween = (one: SubjectRelation): boolean => ones.has(one.to);
    const others = undrawn?.filter((one) => !isBetween(one)) ?? [];
    const action = index === strike.doer ? WALKS : index === strike.thing ? ROLLS : undefined;
    return {
      ...rest,
      ...(index === strike.doer && { name: onFoot(rest.name) }),
      action: action ?? subject.action,
      relation: relation && isBetween(relation) ? undefined : relation,
      ...(others.length > 0 && { undrawn: others }),
    };
  });
}

/** A building or a tree does not drive, run or turn, whatever stands beside its name. */
const ROOTED =
  /lighthouse|church|castle|tower|barn|cabin|cottage|skyscraper|factory|hotel|temple|mosque|pyramid|bridge|mountain|volcano|fence|statue|tree|palm|cactus|building|^house$/;
const UPROOTED = /^(?:run|walk|drive|sail|swim|spin)$/;
const rooted = (subject: Subject): Subject =>
  subject.action && ROOTED.test(subject.name) && UPROOTED.test(subject.action.kind)
    ? { ...subject, action: undefined }
    : subject;

const WALKS: Subject['action'] = { kind: 'run', said: '' };
const ROLLS: Subject['action'] = { kind: 'drive', said: '' };

const goesOnFoot = (action: Subject['action'], relation: SubjectRelation | undefined): boolean =>
  action !== undefined &&
  /^(?:walk|run)$/.test(action.kind) &&
  !/^(?:climb|crawl|creep)/.test(action.said) &&
  relation?.kind !== 'riding';

/** A road that somebody goes along lies across the frame. */
function alongRoad(deeds: readonly Deed[], hints: ScenePlan['hints']): Pick<ScenePlan, 'roadAcross'> {
  const isAlong = deeds.some(
    ({ action, said, ways }) =>
      (TRAVELS.has(action) || isLanding({ action, said })) &&
      !/^(?:fly|swim|sail)$/.test(action) &&
      ways.some(
        ({ kind, hint }) =>
          /^(?:along|down|up|onto|in)$/.test(kind) && hints[hint ?? -1]?.features?.includes('road') === true,
      ),
  );
  return isAlong ? { roadAcross: true } : {};
}

/** Parts of drawings that a film moves. */
const MOVING_PARTS = new Map<string, readonly string[]>(Object.entries(table.parts));
const WINDS = ['wind', 'breeze'];

/**
 * A thing that stays over its place keeps the relations of the picture: a balloon rises behind a church. A walker
 * with an umbrella has it in the hand.
 */
function withoutKept(deed: Deed, subjects: readonly Subject[]): Deed {
  const ways = deed.ways.filter(({ kind, subject = -1 }) => {
    const { relation } = subjects[subject] ?? {};
    return kind !== 'beside' || relation?.kind !== 'holding' || relation.to !== deed.actor;
  });
  if (TRAVELS.has(deed.action) || deed.action === 'fall') return { ...deed, ways };
  const { relation } = subjects[deed.actor] ?? {};
  return {
    ...deed,
    ways: ways.filter(({ kind, subject }) => kind === 'from' || subject !== relation?.to || !relation),
  };
}

const turns = ({ ways }: Deed): boolean => ways.some(({ kind }) => kind === 'left' || kind === 'right');

const pairOf = ({ actor }: Deed, { subject }: Way): string[] =>
  subject === undefined ? [] : [`${actor} ${subject}`];

/** Subjects that do the same: "a man walks with his dog", "a cat and a dog run", "a fox chases a rabbit". */
/** In "a cat and a dog run" one leads, so that both go the same way. A person who walks a dog walks. */
const led = (subjects: readonly Subject[]): readonly Subject[] =>
  subjects.map((one, index) => {
    const isLed = subjects.some(
      ({ action, relation }) =>
        relation?.joined && relation.to === index && action && action.said === one.action?.said,
    );
    if (isLed) return { ...one, action: undefined };
    const walks = one.postures?.find((posture) => /^walk(?:s|ing)$/.test(posture));
    return walks && !one.action ? { ...one, action: { kind: 'walk', said: walks } } : one;
  });

function companionsIn(
  subjects: readonly Subject[],
  deeds: readonly Deed[],
  prompt: string,
): Map<number, number> {
  const companions = new Map<number, number>();
  const join = (index: number, leader: number): void => {
    const one = subjects[index];
    if (!one || one.action || index === leader || !canGoAlong(one, subjects[leader])) return;
    companions.set(index, leader);
  };
  for (const [index, { relation }] of subjects.entries()) {
    if (relation?.kind !== 'beside' || !COMPANY.test(relation.said)) continue;
    const isFree = !subjects[relation.to]?.relation || subjects[relation.to]?.relation?.kind === 'beside';
    if (subjects[relation.to]?.action) join(index, relation.to);
    else if (subjects[index]?.action && relation.joined && isFree) join(relation.to, index);
  }
  // "A cat and a mouse run under a table": both are under it, and both run.
  for (const [index, { said, relation }] of subjects.entries()) {
    const next = subjects[index + 1];
    const isSame = relation && next?.relation?.to === relation.to && next.relation.kind === relation.kind;
    if (isSame && prompt.includes(`${said} and `) && next.action) join(index, index + 1);
  }
  for (const { actor, object, action } of deeds)
    if (object !== undefined && (action === 'walk' || action === 'run')) join(object, actor);
  for (const { actor, object = -1, said } of deeds)
    if (SHIFTS.test(said) && ROLLING.test(subjects[object]?.name ?? '')) companions.set(object, actor);
  for (const { actor, ways } of deeds)
    for (const { kind, said, subject } of ways)
      if (
        subject !== undefined &&
        ((kind === 'after' && CHASE.test(said)) || (kind === 'beside' && COMPANY.test(said)))
      )
        join(subject, actor);
      else if (kind === 'beside' && subject !== undefined && goes(subjects[subject]) && goes(subjects[actor]))
        companions.set(actor, subject);
  return companions;
}

const ROUND: ReadonlySet<string> = new Set(table.round);

const goes = (subject: Subject | undefined): boolean => TRAVELS.has(subject?.action?.kind ?? '');

/** Animals, people and what is of one kind go along; a dog does not fly, and a tree stays. */
function canGoAlong(one: Subject, leader: Subject | undefined): boolean {
  if (!leader?.action || !TRAVELS.has(leader.action.kind)) return false;
  const [own, other] = [kindOfSubject(one.name), kindOfSubject(leader.name)];
  const isMovable =
    isAlive(one.name) || ROUND.has(one.name) || own.metres === other.metres || own.zone !== 'ground';
  const isUp = leader.flying || leader.action.kind === 'fly';
  return isMovable && isUp === (one.flying || (isUp && own.zone === 'air'));
}

function gaitOf(subjects: readonly Subject[], leader: number): Subject['action'] {
  const action = subjects[leader]?.action;
  const kind: Action | undefined = action?.kind;
  return action && kind ? { kind, said: action.said } : undefined;
}
