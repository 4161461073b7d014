import type { EngineTools } from '../../engine.ts';
import looks from '../data/subject-looks.json';
import { paintAbstract } from '../places/abstract.ts';
import { paintCity } from '../places/city.ts';
import { paintOutdoors } from '../places/outdoors.ts';
import { paintRoom } from '../places/room.ts';
import { paintSpace } from '../places/space.ts';
import { paintStreet } from '../places/street.ts';
import { paintTable } from '../places/table.ts';
import { paintUnderwater } from '../places/underwater.ts';
import { beastName, beastOf, figureName, figureOf } from '../prompt/figure.ts';
import { leftOutOf, standInsOf } from '../prompt/left-out.ts';
import type { Subject } from '../prompt/subject.ts';
import type { ScenePlace } from '../prompt/vocabulary.ts';
import { Canvas } from '../raster/canvas.ts';
import { paintWeather } from '../sky/weather.ts';
import { hasNext } from '../sprites/artwork/beast.ts';
import { hasBeat } from '../sprites/artwork/limbs.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { drawLine } from '../sprites/line.ts';
import { altText } from './alt-text.ts';
import { armsOver } from './arms-over.ts';
import { handOf, headOf, isTethered } from './body-points.ts';
import { drawSubject } from './draw-subject.ts';
import type { Footprint } from './footprint.ts';
import { layoutSubjects } from './layout.ts';
import { outOfWater } from './leaping.ts';
import { lightBehind } from './light-behind.ts';
import { facingOf, type Mover, movingUnits } from './movers.ts';
import type { PlacedSubject } from './placed-subject.ts';
import type { FilmOptions, LayerSink, Renderer } from './renderer.ts';
import { lightDisc, type Scene } from './scene.ts';
import { shownLooks } from './shown-looks.ts';
import { standOnLand } from './stand-on-land.ts';
import { unmetStatements } from './unmet-statements.ts';
import { shownActions, unshownRelations } from './unshown.ts';
import { Visibility } from './visibility.ts';

const PAINTERS: Readonly<Record<ScenePlace, (renderer: Renderer) => void>> = {
  mountains: paintOutdoors,
  lake: paintOutdoors,
  sea: paintOutdoors,
  forest: paintOutdoors,
  desert: paintOutdoors,
  hills: paintOutdoors,
  snow: paintOutdoors,
  city: paintCity,
  street: paintStreet,
  room: paintRoom,
  table: paintTable,
  space: paintSpace,
  underwater: paintUnderwater,
  abstract: paintAbstract,
};

interface SceneOptions {
  readonly film?: FilmOptions;
  /** A subject that keeps its place in the layout and is not drawn. */
  readonly isOmitted?: (subject: Subject) => boolean;
}

interface RenderedScene {
  readonly canvas: Canvas;
  /** Words of the prompt that the canvas does not show. */
  readonly leftOut: readonly string[];
  /** Substitutes in the scene: "pigeons as doves". */
  readonly standIns: readonly string[];
  /** The finished image in words. */
  readonly alt: string;
  /** The drawn copies of each subject. */
  readonly bodies: readonly (readonly Footprint[])[];
}

/** Paints the layers from far to near and composites them. */
export function renderScene(
  planned: Scene,
  drawings: Drawings,
  tools: EngineTools,
  onLayer: LayerSink,
  { film, isOmitted = () => false }: SceneOptions = {},
): RenderedScene {
  const canvas = new Canvas(planned.width, planned.height);
  const laidOut = layoutSubjects(planned, (name) => drawings.shapeOf(name));
  const scene = lightBehind(planned, laidOut);
  const moved = film ? (film.arrange?.(laidOut, scene) ?? laidOut) : laidOut.map(offGround);
  const placed = moved.filter(({ subject }) => !isOmitted(subject));
  const visibility = new Visibility(scene.width, scene.height, scene.light, lightDisc(scene));
  visibility.horizon = scene.horizon;
  let count = 0;
  let land: Canvas | undefined;
  const addLayer: LayerSink = (name, depth, layer, mover) => {
    tools.signal.throwIfAborted();
    // Water would mirror a moving subject where it was.
    if (!mover) canvas.composite(layer);
    if (name !== 'subject') visibility.cover(layer);
    if (name !== 'sky') visibility.veil(layer);
    onLayer(name, depth, layer, mover);
    if (name === 'ground') {
      land = layer;
      visibility.land = layer;
    }
    count++;
    tools.progress(Math.min(0.7, 0.05 + count * 0.1), `painting the ${name}`);
  };
  const drawSubjects: Renderer['drawSubjects'] = (zone, depth) => {
    const here = placed.filter((one) => one.zone === zone);
    if (here.length === 0) return;
    const standing = zone === 'ground' && land ? standOnLand(here, scene, land) : here;
    let still: PlacedSubject[] = [];
    const drawStill = (): void => {
      if (film && zone === 'water') drawUnit(still, 'float', depth);
      else if (still.length > 0) addLayer('subject', depth, drawAll(still));
      still = [];
    };
    const leaderOf = ({ subject }: PlacedSubject): Subject | undefined => units.get(subject)?.leader;
    const drawn = new Set<Subject>();
    // A thing in front of a moving subject is a layer above it.
    for (const one of standing.toSorted((a, b) => a.order - b.order)) {
      const leader = leaderOf(one);
      if (!leader) still.push(one);
      if (!leader || drawn.has(leader)) continue;
      drawStill();
      drawn.add(leader);
      drawUnit(
        standing.filter((other) => leaderOf(other) === leader),
        units.get(leader)?.action.kind,
        depth,
      );
    }
    drawStill();
  };
  const tiedTo = ({ subject }: PlacedSubject): PlacedSubject[] =>
    placed.filter(
      ({ name, subject: { relation } }) =>
        relation?.kind === 'flying' && isTethered(name) && scene.plan.subjects[relation.to] === subject,
    );
  const units = movingUnits(film ? scene.plan.subjects : []);
  const drawAll = (ones: readonly PlacedSubject[], base?: Canvas, isAgain = false): Canvas => {
    const layer = new Canvas(scene.width, scene.height);
    for (const one of ones) {
      const body = drawSubject(scene, drawings, layer, one, base);
      if (body && !isAgain) visibility.add(one, body);
      for (const kite of tiedTo(one)) drawLine(layer, handOf(one), lowEndOf(kite));
      const leader = film ? undefined : leaderAmong(one, ones, scene.plan.subjects);
      if (leader) drawLine(layer, handOf(leader), collarOf(one, leader), 'lead');
      const arms = armsOver(one, ones, scene.plan.subjects);
      if (arms) drawSubject(scene, drawings, layer, arms);
    }
    return layer;
  };
  /** A film gets each moving subject alone, apart from its shadow or reflection. */
  const drawUnit = (
    ones: readonly PlacedSubject[],
    action: Mover['action'] | undefined,
    depth: number,
  ): void => {
    const [first] = ones;
    if (!action || !first) return;
    const own = facingOf(first);
    const facing = action === 'float' ? own : (first.heading ?? own);
    const turned = facing === own ? ones : ones.map((one) => mirroredIn(one, first.x));
    const leader = units.get(first.subject)?.leader;
    const unit = leader ? scene.plan.subjects.indexOf(leader) : -1;
    const parts = action === 'spin' ? TURNING.get(first.name) : undefined;
    if (parts) {
      addLayer('subject', depth, drawAll(ones.map((one) => ({ ...one, name: parts.still }))));
      const sails = ones.map((one) => turningPart(one, parts, drawings));
      addLayer('subject', depth, drawAll(sails), {
        name: parts.part,
        unit,
        action: 'spin',
        facing: 1,
        part: 'body',
      });
      return;
    }
    const mover: Mover = { name: first.subject.name, unit, action, facing, part: 'body' };
    const base = new Canvas(scene.width, scene.height);
    const body = drawAll(turned, base);
    addLayer('subject', depth, base, { ...mover, part: first.zone === 'water' ? 'reflection' : 'shadow' });
    const next = action === 'float' ? turned : turned.map(inNextStep);
    const isOnTheWay = next.some((one, index) => one !== turned[index]);
    addLayer('subject', depth, body, isOnTheWay ? { ...mover, step: 0 } : mover);
    if (isOnTheWay)
      addLayer('subject', depth, drawAll(next, new Canvas(scene.width, scene.height), true), {
        ...mover,
        step: 1,
      });
  };
  PAINTERS[scene.plan.place]({ scene, drawings, placed, canvas, addLayer, drawSubjects });
  const air = paintWeather(scene, film ? undefined : (pixel) => visibility.isOfThing(pixel));
  if (air) addLayer('near', 0.95, air);
  const seen = visibility.seen();
  const leftOut = leftOutOf(scene.plan, {
    seen,
    unshown: [
      ...unshownRelations(scene.plan, visibility),
      ...unmetStatements(scene.plan, visibility, drawings.nouns),
    ],
    shown: new Set([
      ...shownLooks(scene.plan, visibility),
      ...(film ? [] : shownActions(scene.plan, visibility)),
    ]),
    // A film shows more of it later.
    showsDisc: film !== undefined || visibility.showsDisc(),
    showsLand: visibility.landShare() > LEAST_LAND,
  });
  const bodies = scene.plan.subjects.map((subject) => visibility.printsOf(subject));
  return {
    canvas,
    leftOut,
    standIns: standInsOf(scene.plan, seen),
    alt: altText(scene.plan, visibility),
    bodies,
  };
}

/** Less land shows no season. */
const LEAST_LAND = 0.02;

/** Drawings of which only a part turns: the sails of a windmill. */
const TURNING = new Map(Object.entries(looks.turningParts));

function turningPart(
  one: PlacedSubject,
  { part, hub, size }: { part: string; hub: number; size: number },
  drawings: Drawings,
): PlacedSubject {
  const longer = one.size * size;
  const middle = one.foot - one.size * hub;
  return {
    ...one,
    name: part,
    size: longer,
    foot: middle + (drawings.shapeOf(part).height * longer) / 2,
    perched: true,
  };
}

/** A jumping figure is in the air; a film moves it itself. */
function offGround(one: PlacedSubject): PlacedSubject {
  if (one.zone === 'water') return outOfWater(one);
  if (one.perched || one.zone !== 'ground') return one;
  const isUp = figureOf(one.name)?.pose === 'jumping' || beastOf(one.name)?.stance === 'leap';
  return isUp ? { ...one, foot: one.foot - one.height * LEAP, lift: one.height * LEAP } : one;
}

/** How high, as a share of the height of the body. */
const LEAP = 0.22;

/** The person who has an animal on a lead; a film moves both, and the lead would stay behind. */
const leaderAmong = (
  { subject }: PlacedSubject,
  ones: readonly PlacedSubject[],
  subjects: readonly Subject[],
): PlacedSubject | undefined =>
  subject.led === undefined ? undefined : ones.find((one) => one.subject === subjects[subject.led ?? -1]);

/** The side of the neck where the lead comes from. */
function collarOf(one: PlacedSubject, leader: PlacedSubject): { x: number; y: number } {
  const { x, top, width } = headOf(one);
  return { x: x + Math.sign(leader.x - x) * width * 0.3, y: Math.min(one.foot, top + width) };
}

/** The figure at the other moment of a step or of an action of the hands. */
function inNextStep(one: PlacedSubject): PlacedSubject {
  const beast = beastOf(one.name);
  if (beast && hasNext(beast.stance)) return { ...one, name: beastName({ ...beast, beat: true }) };
  const figure = figureOf(one.name);
  if (figure?.pose === 'striding')
    return { ...one, name: figureName({ ...figure, pose: 'stepping', beat: true }) };
  return figure && hasBeat(figure) ? { ...one, name: figureName({ ...figure, beat: true }) } : one;
}

const lowEndOf = ({ x, foot, height }: PlacedSubject): { x: number; y: number } => ({
  x,
  y: foot - height * 0.3,
});

const mirroredIn = (one: PlacedSubject, x: number): PlacedSubject => ({
  ...one,
  x: 2 * x - one.x,
  mirrored: !one.mirrored,
  ...(one.rim && { rim: { ...one.rim, x: -one.rim.x } }),
});
