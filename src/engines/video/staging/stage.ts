import type { LayeredScene } from '../../image/layers.ts';
import type { ScenePlan } from '../../image/prompt/plan.ts';
import type { PlacedSubject } from '../../image/scene/placed-subject.ts';
import type { Scene } from '../../image/scene/scene.ts';
import type { Sequence } from '../timeline/sequence.ts';
import { arranged } from './arrange.ts';
import { Blocking, type Box, widthOf } from './blocking.ts';
import { seenOnTheWay, shownWays, unshownWays } from './certify.ts';
import { type DirectedPlan, directed } from './direct.ts';
import { isNamedFirst } from './disc.ts';
import { withSchedule } from './schedules.ts';
import { paceOf } from './screenplay.ts';
import type { Track } from './track.ts';
import { type CastMember, tracksOf } from './tracks.ts';
import { keptThrows, slidBodies, stillRides } from './unmoved.ts';

export interface Performance {
  /** The track of a unit, by the index of its leader. */
  trackOf(unit: number): Track | undefined;
  paceOf(unit: number): number;
  actionOf(subject: number): string | undefined;
  /** The painted box of a subject, by its index. */
  boxOf(subject: number): Box | undefined;
  readonly cast: readonly CastMember[];
  /** Subjects and ways that are seen in the film, though not in the picture that was painted for it. */
  readonly seen: readonly string[];
  /** Words of the prompt for what nobody does. */
  readonly unshown: readonly string[];
}

/** Directs a scene while it is painted, and plans the tracks when it is. */
export class Stage {
  #directed: DirectedPlan | undefined;

  /** `sunBehind` begins with the name of what the sun or moon rises behind. */
  constructor(
    readonly sunBehind?: string,
    readonly sequence?: Sequence,
  ) {}

  readonly direct = (plan: ScenePlan): ScenePlan => {
    this.#directed = directed(plan);
    return this.#directed.plan;
  };

  readonly arrange = (placed: readonly PlacedSubject[], scene: Scene): readonly PlacedSubject[] =>
    this.#directed ? this.#underSun(arranged(placed, scene, this.#directed), scene) : placed;

  /** Puts the thing that the sun or moon rises behind where the light is. */
  #underSun(placed: readonly PlacedSubject[], scene: Scene): readonly PlacedSubject[] {
    const to = this.sunBehind;
    const thing = to === undefined ? -1 : scene.plan.subjects.findIndex(({ said }) => isNamedFirst(said, to));
    const stage = new Blocking(placed, scene);
    const box = stage.boxOf(thing);
    if (!box) return placed;
    stage.fit(thing, scene.width * 0.6, scene.horizon * 0.62);
    const half = widthOf(stage.boxOf(thing) ?? box) / 2 + scene.width * 0.09;
    const x = scene.width * scene.light.sunX;
    stage.put(thing, Math.min(Math.max(x, half), Math.max(half, scene.width - half)), box.bottom);
    return stage.placed;
  }

  perform(scene: LayeredScene): Performance {
    const play = this.#directed;
    if (!play)
      return {
        trackOf: () => undefined,
        paceOf: () => 1,
        actionOf: () => undefined,
        boxOf: () => undefined,
        cast: [],
        seen: [],
        unshown: [],
      };
    const facings = new Map(scene.layers.flatMap(({ mover }) => (mover ? [[mover.unit, mover.facing]] : [])));
    const { tracks, unshown } = withSchedule(
      tracksOf(scene.bodies, play, facings, scene),
      play,
      scene.bodies,
      this.sequence,
    );
    const missed = unshownWays(play, tracks, scene.bodies, scene);
    return {
      trackOf: (unit) => tracks.of.get(unit),
      paceOf: (unit) => paceOf(play.deeds.find(({ actor }) => actor === unit)?.pace),
      actionOf: (subject) => play.plan.subjects[subject]?.action?.kind,
      boxOf: (subject) => tracks.boxes[subject],
      cast: play.plan.subjects.flatMap(({ said }, index) => {
        const box = tracks.boxes[index];
        return box ? [{ said, box, track: tracks.of.get(index) }] : [];
      }),
      seen: [...seenOnTheWay(play, tracks, scene.bodies), ...shownWays(play, missed)],
      unshown: [
        ...missed,
        ...stillRides(play.plan),
        ...slidBodies(play),
        ...keptThrows(play),
        ...(play.strike?.lost ?? []),
        ...unshown,
      ],
    };
  }
}
