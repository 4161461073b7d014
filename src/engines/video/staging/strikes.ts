import { tokenise } from '../../image/prompt/lexicon.ts';
import { isAlive } from '../../image/prompt/people.ts';
import type { ScenePlan } from '../../image/prompt/plan.ts';
import { STEP } from '../../image/scene/placing.ts';
import { type Blocking, type Box, heightOf, middleOf, widthOf } from './blocking.ts';
import { spansIn } from './screenplay.ts';
import type { Track } from './track.ts';

/** A figure kicks, throws or knocks over a thing. Subjects are given by their index in the plan. */
export interface Strike {
  readonly doer: number;
  readonly thing: number;
  readonly topples: boolean;
  /** It is thrown from the hand, and not hit by the foot. */
  readonly isThrown: boolean;
  /** Its target, if that is in the scene. */
  readonly aim: number | undefined;
  /** It flies over what it is aimed at. */
  readonly isOver: boolean;
  /** Into the lake or the sea of the scene. */
  readonly intoWater: boolean;
  /** Said of where it comes from, which the film does not show: "glass off table". */
  readonly lost: readonly string[];
  /** The words that are done with it. */
  readonly words: readonly string[];
}

const STRIKES = /^(?:kick|throw|toss|hurl|knock|hit|bowl)(?:s|es|ing)?$/;
const THROWS = /^(?:throw|toss|hurl)/;
const BETWEEN = /^(?:an?|the|his|her|its|their|over|down|\w+)$/;
const AIMS = /^(?:into|to|towards?|at|through|across|over|onto|in)$/;
const OFF = /^(?:off|from)$/;
/** Words from the verb to its object, at most. */
const FAR = 4;

/** The first such deed of somebody who does nothing else. */
export function strikeIn(plan: ScenePlan): Strike | undefined {
  const words = tokenise(plan.prompt);
  const spans = spansIn(words, plan);
  const subjectAt = (at: number): number | undefined => spans.get(at)?.subject;
  const verb = words.findIndex((word, at) => STRIKES.test(word) && !spans.has(at));
  const doers = words
    .slice(0, Math.max(0, verb))
    .flatMap((_, at) => subjectAt(at) ?? [])
    .filter((one) => isAlive(plan.subjects[one]?.name ?? ''));
  const doer = doers.at(-1);
  if (doer === undefined || plan.subjects[doer]?.action) return undefined;
  const next = words.slice(verb + 1, verb + 1 + FAR);
  const away = next.findIndex((_, n) => subjectAt(verb + 1 + n) !== undefined);
  const thing = subjectAt(verb + 1 + away);
  if (away < 0 || thing === undefined || !next.slice(0, away).every((word) => BETWEEN.test(word)))
    return undefined;
  const { count = 1 } = plan.subjects[thing] ?? {};
  if (count > 1 || thing === doer) return undefined;
  const end = spans.get(verb + 1 + away)?.to ?? words.length;
  const isAimed = AIMS.test(words[end] ?? '');
  const aimed = isAimed ? [1, 2, 3].flatMap((n) => subjectAt(end + n) ?? [])[0] : undefined;
  const isOver = /^(?:over|across)$/.test(words[end] ?? '') && aimed !== undefined;
  const hint = isAimed
    ? [1, 2, 3].flatMap((n) => plan.hints[spans.get(end + n)?.hint ?? -1] ?? [])[0]
    : undefined;
  const intoWater = /^(?:into|in|at)$/.test(words[end] ?? '') && /^(?:lake|sea)$/.test(hint?.place ?? '');
  const off = OFF.test(words[end] ?? '') ? [1, 2, 3].flatMap((n) => subjectAt(end + n) ?? [])[0] : undefined;
  const saidOf = (index: number): string => plan.subjects[index]?.said ?? '';
  const topples = /^knock/.test(words[verb] ?? '');
  return {
    doer,
    thing,
    topples,
    isThrown: THROWS.test(words[verb] ?? ''),
    aim: aimed === doer ? undefined : aimed,
    isOver,
    intoWater,
    lost: off === undefined ? [] : [`${saidOf(thing)} ${words[end]} ${saidOf(off)}`],
    words: [
      words[verb] ?? '',
      ...next.slice(0, away).filter((word) => /^(?:over|down)$/.test(word)),
      ...(isAimed && (aimed !== undefined || intoWater) ? [words[end] ?? ''] : []),
    ],
  };
}

/** The doer at one side, the thing before the feet, and what it is aimed at on the other side. */
export function stageStrike(stage: Blocking, { doer, thing, aim, isThrown, isOver }: Strike): void {
  const { width, height } = stage.scene;
  stage.fit(doer, width * 0.24, height * 0.46);
  const box = stage.boxOf(doer);
  if (!box) return;
  stage.put(doer, width * 0.34, box.bottom);
  stage.set(doer, { heading: 1 });
  stage.fit(thing, width * 0.12, heightOf(box) * 0.34);
  const [own, ball, first] = [stage.boxOf(doer), stage.boxOf(thing), stage.first(doer)];
  if (!own || !ball || !first) return;
  const foot = isThrown ? own.bottom - heightOf(own) * 0.3 : own.bottom;
  stage.put(thing, own.right + widthOf(ball) * 0.42, foot);
  stage.set(thing, { zone: first.zone, order: first.order + STEP, ...(isThrown && { perched: true }) });
  const goal = aim === undefined ? undefined : stage.boxOf(aim);
  if (aim === undefined || !goal) return;
  stage.fit(aim, width * (isOver ? 0.2 : 0.28), height * (isOver ? 0.26 : 0.4));
  const fitted = stage.boxOf(aim) ?? goal;
  stage.put(aim, isOver ? width * 0.62 : width * 0.9 - widthOf(fitted) / 2, fitted.bottom);
  // It comes down behind it.
  if (isOver) stage.set(aim, { order: first.order + 2 * STEP });
}

/** The share of the film at which it is struck. */
export const STRUCK = 0.4;

/** The doer comes near, or stays to throw. */
export const doerTrack = ({ isThrown }: Strike, width: number): Track => ({
  from: { x: isThrown ? 0 : -width * 0.16, y: 0 },
  to: { x: 0, y: 0 },
  arc: 0,
  strikes: true,
});

/** The thing moves off when it is touched. */
export function struckTrack(
  { topples, isThrown, isOver, intoWater }: Strike,
  own: Box,
  aim: Box | undefined,
  {
    width,
    height,
    horizon = 0.5,
  }: { readonly width: number; readonly height: number; readonly horizon?: number },
): Track {
  const from = { x: 0, y: 0 };
  if (topples) return { from, to: { x: widthOf(own) * 0.45, y: 0 }, arc: 0, struck: true, topples: true };
  if (intoWater) {
    const row = height * (horizon + 0.09);
    const to = { x: width * 0.68 - middleOf(own), y: row - own.bottom };
    return { from, to, arc: height * 0.16, struck: true, vanishes: true };
  }
  const to =
    aim && !isOver
      ? { x: middleOf(aim) - middleOf(own), y: Math.min(0, aim.bottom - heightOf(aim) * 0.12 - own.bottom) }
      : { x: width * 0.91 - own.right, y: isThrown ? heightOf(own) : 0 };
  const high = aim && isOver ? Math.max(0, own.bottom - aim.top) * 1.3 : 0;
  return { from, to, arc: Math.max(high, height * (isThrown ? 0.2 : 0.1)), struck: true };
}
