import type { EngineTools } from '../engine.ts';
import flowers from './data/flowers.json';
import {
  listedAfterColon,
  listedOnThing,
  membersAfterColon,
  saidOfMembers,
  spreadOut,
} from './prompt/after-colon.ts';
import { withoutBuildings } from './prompt/buildings-inside.ts';
import { withColourNouns } from './prompt/colour-nouns.ts';
import { inColours } from './prompt/colourful.ts';
import { hasDetail } from './prompt/details.ts';
import { isFlat } from './prompt/figures.ts';
import { clauseStarts, tokenise } from './prompt/lexicon.ts';
import { type ParsedPrompt, parsePrompt, type Subject } from './prompt/parse.ts';
import { ontoWholes } from './prompt/parts.ts';
import { isAlive, isPerson, waysOfHaving } from './prompt/people.ts';
import { planScene, type ScenePlan } from './prompt/plan.ts';
import { spellingOf } from './prompt/proper-names.ts';
import { atWindows } from './prompt/sills.ts';
import { loneTree } from './prompt/strengths.ts';
import type { SubjectAction } from './prompt/subject.ts';
import { kindOfSubject } from './prompt/subject-kinds.ts';
import type { ScenePlace, TimeOfDay } from './prompt/vocabulary.ts';
import type { RenderImageRequest } from './request.ts';
import type { Footprint } from './scene/footprint.ts';
import type { Mover } from './scene/movers.ts';
import { renderScene } from './scene/render.ts';
import type { FilmOptions, LayerName } from './scene/renderer.ts';
import { createScene, MOON_RADIUS, type Scene, sunRow } from './scene/scene.ts';
import { type Drawings, loadDrawings } from './sprites/drawings.ts';
import { gradeFor } from './style/colour-grade.ts';
import { layerToRgba } from './style/grade.ts';

/** Everything at about one distance, painted also where nearer layers cover it. */
export interface Layer {
  readonly name: LayerName;
  /** 0 is infinitely far, 1 is at the camera. */
  readonly depth: number;
  /** Straight alpha, width * height * 4. */
  readonly rgba: Uint8ClampedArray;
  /** The motion of a subject that does something. */
  readonly mover: Mover | undefined;
}

export interface LayeredScene {
  readonly width: number;
  readonly height: number;
  /** Far to near; a name may occur more than once. */
  readonly layers: readonly Layer[];
  /** Row of the horizon, 0 to 1. */
  readonly horizon: number;
  readonly time: TimeOfDay;
  readonly weather: string;
  readonly place: string;
  /** Position of the sun or moon, 0 to 1 across and down. */
  readonly light: readonly [number, number];
  /** Words of the prompt that no layer shows. */
  readonly leftOut: readonly string[];
  /** Substitutes in the layers: "pigeons as doves". */
  readonly standIns: readonly string[];
  /** The scene in words. */
  readonly alt: string;
  /** The drawn copies of each subject of the plan. */
  readonly bodies: readonly (readonly Footprint[])[];
  /** The radius of the sun or moon, in pixels. */
  readonly discRadius: number;
  /** Actions of subjects and of parts of the scene, in the words of the prompt. */
  readonly actions: readonly (SubjectAction & { readonly of: 'subject' | 'scene' })[];
  /** At least one word of the prompt was known. */
  readonly understood: boolean;
}

export interface LayersRequest extends RenderImageRequest, FilmOptions {
  /** Instead of the time of day that the prompt names. */
  readonly time?: TimeOfDay | undefined;
}

/** Renders a scene as separate layers, so that a camera can move through it with parallax. */
export async function renderLayers(request: LayersRequest, tools: EngineTools): Promise<LayeredScene> {
  const drawings = await loadDrawings(tools);
  const read = planFromPrompt(request, drawings);
  const timed = request.time ? { ...read, time: request.time } : read;
  const plan = request.direct?.(timed) ?? timed;
  const scene = createScene(plan, request);
  const look = gradeFor(scene);
  const layers: Layer[] = [];
  const { leftOut, standIns, alt, bodies } = renderScene(
    scene,
    drawings,
    tools,
    (name, depth, layer, mover) => layers.push({ name, depth, rgba: layerToRgba(layer, look), mover }),
    { film: request },
  );
  return {
    width: request.width,
    height: request.height,
    layers,
    horizon: scene.horizon / scene.height,
    time: plan.time,
    weather: plan.weather,
    place: plan.place,
    light: lightPoint(scene),
    leftOut,
    standIns,
    alt,
    bodies,
    discRadius: scene.focal * MOON_RADIUS * scene.light.disc,
    actions: [
      ...plan.subjects.flatMap(({ action }) => (action ? [{ ...action, of: 'subject' as const }] : [])),
      ...plan.sceneActions.map((action) => ({ ...action, of: 'scene' as const })),
    ],
    understood: plan.understood,
  };
}

export function planFromPrompt(
  request: Pick<RenderImageRequest, 'prompt' | 'seed'>,
  drawings: Drawings,
): ScenePlan {
  const { prompt } = request;
  const clauses = clauseStarts(prompt);
  const words = withColourNouns(tokenise(prompt), drawings.nouns, clauses);
  return planReading(request, parsePrompt(words, drawings.nouns, clauses, spellingOf(prompt)));
}

export const planReading = (
  request: Pick<RenderImageRequest, 'prompt' | 'seed'>,
  reading: ParsedPrompt,
): ScenePlan => {
  const whole = inColours(request.prompt, ontoWholes(request.prompt, reading.subjects));
  const listed = [listedAfterColon, listedOnThing, membersAfterColon].reduce(
    (all, step) => step(request.prompt, all),
    whole,
  );
  const { subjects, hints } = atWindows({
    hints: saidOfMembers(reading.hints, whole, listed),
    subjects: spreadOut(listed),
  });
  // Colours that are not seen in the image are named with their thing.
  const many = subjects.flatMap(({ colourful }) => colourful ?? []);
  const lone = loneTree(request.prompt, subjects);
  const plan = planScene({
    ...request,
    ...reading,
    subjects,
    hints: lone ? [...hints, lone] : hints,
    leftOver: reading.leftOver.filter(
      (word) =>
        word !== lone?.said &&
        !(word === 'side view' && subjects.some(({ name }) => isDrawnFromTheSide(name))) &&
        !many.some((said) => said.split(/[ -]/).includes(word)),
    ),
    home: homeOf(subjects),
  });
  return withoutBuildings(plan);
};

/** Vehicles and boats are. */
export const isDrawnFromTheSide = (name: string): boolean =>
  hasDetail(name, 'wheels') || kindOfSubject(name).zone === 'water';

/** The place where the subjects belong: a cat on a sofa is where sofas are. */
function homeOf(subjects: readonly Subject[]): ScenePlace | undefined {
  // A person who waits under a bridge is on land.
  const [first] = subjects;
  const isUnderBridge =
    first?.relation?.kind === 'under' &&
    subjects[first.relation.to]?.name === 'bridge' &&
    isAlive(first.name);
  if (isUnderBridge && kindOfSubject(first.name).zone === 'ground')
    return isPerson(first.name) ? 'street' : 'hills';
  const home = homeOfFirst(subjects);
  const landmark = subjects.find(({ name, relation }) => isLandmark(name) && relation?.kind !== 'leaning');
  const { home: theirs, zone } = kindOfSubject(landmark?.name ?? '');
  // A truck before a barn is on a farm.
  const isRural = subjects.some(({ name }) => isLandmark(name) && kindOfSubject(name).home === 'hills');
  const isPlanted = isPerson(subjects[0]?.name ?? '') && subjects.some(({ name }) => isPlant(name));
  if (home === 'street' && (isRural || isPlanted)) return 'hills';
  // A sailor on a ship is at sea.
  const isAtSea = zone === 'water' || theirs === 'sea';
  if (landmark) return home === 'room' || (home === 'hills' && isAtSea) ? theirs : home;
  // A picnic is in the open, whatever it is laid on.
  if (subjects.some(({ said }) => /\bpicnic\b/.test(said)))
    return home === 'room' || home === 'table' ? 'hills' : home;
  // People are on the street only as long as nothing says where they work.
  const isOfPeople = subjects.every(({ name }) => isPerson(name) || kindOfSubject(name).home !== 'street');
  // A table top is no floor.
  const person = subjects.find(({ name, relation }) => isPerson(name) && relation?.kind !== 'in');
  if (home === 'table' && person) return kindOfSubject(person.name).home;
  const isGeneral = home === 'hills' || home === 'table' || (home === 'street' && isOfPeople);
  return isGeneral && subjects.some(({ name }) => isFurniture(name)) ? 'room' : home;
}

const isPlant = (name: string): boolean =>
  flowers.subjects.includes(name) || /^(?:deciduous-tree|bush|tomato-plant|seedling|scarecrow)$/.test(name);

function homeOfFirst(subjects: readonly Subject[]): ScenePlace | undefined {
  const [first] = subjects;
  if (!first) return undefined;
  const home = kindOfSubject(first.name).home;
  // A rocket that lifts off does so from the ground.
  const own = home === 'space' && first.action?.kind === 'lift-off' ? 'desert' : home;
  const anchor = first.relation && subjects[first.relation.to];
  const theirs = anchor && kindOfSubject(anchor.name).home;
  // Fish in a bowl are where bowls are.
  if (first.relation?.kind === 'in' && own === 'underwater' && (theirs === 'table' || theirs === 'room'))
    return theirs;
  // An octopus beside a ship is at the surface.
  const isAfloat = (one: Subject): boolean => kindOfSubject(one.name).zone === 'water' && !isAlive(one.name);
  if (own === 'underwater' && subjects.some(isAfloat)) return 'sea';
  // An apple beside a tree is where the tree is.
  const large = subjects.find(({ name }) => kindOfSubject(name).metres > 3);
  if (own === 'table' && large) return kindOfSubject(large.name).home;
  // A cat with a fish is on dry land.
  if (theirs === 'underwater' && kindOfSubject(first.name).zone === 'ground') return own;
  // A snowman between two lanterns is in the snow.
  const isBeside = /^(?:beside|between)$/.test(first.relation?.kind ?? '');
  if (own === 'snow' && isBeside && kindOfSubject(anchor?.name ?? '').metres < SMALL) return own;
  // Food on a board is served.
  if (!theirs || theirs === 'table' || (own === 'table' && anchor?.name === 'plank')) return own;
  return theirs === 'hills' && own !== 'table' ? own : theirs;
}

/** In metres: what is larger tells where it is. */
const SMALL = 0.9;

/** Only rooms have it. */
const isFurniture = (name: string): boolean => {
  const { home, metres } = kindOfSubject(name);
  const isMoved = waysOfHaving(name) !== undefined || isFlat(name);
  return home === 'room' && metres >= 0.9 && metres < 4 && !isMoved && !isPerson(name);
};

/** It stands in the open. */
const isLandmark = (name: string): boolean => {
  const { home, metres, zone } = kindOfSubject(name);
  return metres > 2.5 && home !== 'room' && zone !== 'air' && name !== 'ladder';
};

const lightPoint = (scene: Scene): [number, number] => [scene.light.sunX, sunRow(scene) / scene.height];
