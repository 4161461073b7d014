import type { EngineTools } from '../../engine.ts';
import { type LayeredScene, renderLayers } from '../../image/layers.ts';
import type { Action, TimeOfDay } from '../../image/prompt/vocabulary.ts';
import { type Ambience, ambienceOf } from '../audio/ambience.ts';
import { MARGIN } from '../compositing/composition.ts';
import { composite } from '../compositing/compositor.ts';
import { cropToContent } from '../compositing/layer.ts';
import { drawBirds } from '../effects/birds.ts';
import { drawFireworks, withoutFireworks } from '../effects/fireworks.ts';
import { drawLightning } from '../effects/lightning.ts';
import { drawParticles } from '../effects/particles.ts';
import type { Brush, ByteRgb } from '../effects/rasterise.ts';
import { drawSmoke } from '../effects/smoke.ts';
import { findStars } from '../effects/stars.ts';
import { addDisc, type DiscTrack, discTrack, isNamedFirst, unshownDisc } from '../staging/disc.ts';
import { inSetting, type Setting } from '../staging/setting.ts';
import { Stage } from '../staging/stage.ts';
import type { CastMember } from '../staging/tracks.ts';
import { ventOf, withoutSmoke } from '../staging/vents.ts';
import type { Animation } from '../timeline/animation.ts';
import { fixedPointFor } from '../timeline/camera.ts';
import type { MovingDisc } from '../timeline/light-change.ts';
import type { Sequence } from '../timeline/sequence.ts';
import { smooth } from '../timeline/transitions.ts';
import { timing } from './action-motion.ts';
import { createAnimatedLayers } from './animated-layers.ts';
import { type Atmosphere, atmosphereOf, gradeAt } from './atmosphere.ts';
import { addFogAndRays } from './fog-and-rays.ts';
import { addSurf } from './surf.ts';

export interface LandscapeRequest {
  readonly prompt: string;
  /** Instead of the time of day that the prompt names. */
  readonly time?: TimeOfDay | undefined;
  readonly seed: number;
  /** No lamp shines. */
  readonly unlit?: boolean | undefined;
  /** Rain, snow or leaves begin to fall during the shot. */
  readonly isLateFall?: boolean | undefined;
  /** Tells one deed after another; `prompt` has one of them. */
  readonly sequence?: Sequence | undefined;
  /** The common place of the phases. */
  readonly setting?: Setting | undefined;
  /** The sun or moon that moves. */
  readonly disc?: MovingDisc | undefined;
  /** A text that begins with the name of what the camera zooms in on. */
  readonly aim?: string | undefined;
  readonly width: number;
  readonly height: number;
}

export interface Landscape extends Animation {
  /** Fixed point of the camera, 0 to 1 across and down. */
  readonly focus: readonly [number, number];
  readonly ambience: readonly Ambience[];
  readonly cast: readonly CastMember[];
  readonly disc: DiscTrack | undefined;
  /** Words for what nobody is seen to do. */
  readonly unshown: readonly string[];
  readonly scene: Pick<
    LayeredScene,
    'leftOut' | 'standIns' | 'alt' | 'actions' | 'understood' | 'place' | 'bodies'
  >;
}

/** A painted scene as an animation: every layer has its own motion. */
export async function landscape(request: LandscapeRequest, tools: EngineTools): Promise<Landscape> {
  const { prompt, seed, width, height, time } = request;
  const { disc, setting } = request;
  const { rest: unsmoked, smoke } = withoutSmoke(prompt);
  const { rest, fireworks } = withoutFireworks(unsmoked);
  const stage = new Stage(disc?.relation?.to, request.sequence);
  const scene = await renderLayers(
    {
      prompt: withoutBolts(rest),
      seed,
      width,
      height,
      time,
      style: 'realistic',
      steps: 30,
      direct: (plan) => stage.direct(setting ? { ...plan, ...setting.common } : plan),
      arrange: (placed, scene) =>
        setting ? inSetting(stage.arrange(placed, scene), scene, setting) : stage.arrange(placed, scene),
      bareSky: disc !== undefined,
      boltless: true,
      unlit: request.unlit,
    },
    tools,
  );
  const atmosphere = atmosphereOf({ prompt, time: scene.time, weather: scene.weather, place: scene.place });
  const performance = stage.perform(scene);
  const animated = createAnimatedLayers(scene, atmosphere, performance);
  const track = disc && discTrack(scene, disc, performance.cast);
  if (disc && track) addDisc(animated, track, disc);
  addFogAndRays(animated, scene, atmosphere, seed);
  if (scene.actions.some(({ kind }) => kind === 'break')) addSurf(animated, scene, seed);
  const vent =
    smoke === undefined ? undefined : ventOf(scene.bodies, performance.trackOf, performance.actionOf, width);
  const struck = struckIn(prompt, performance.cast, scene);
  const idle = idleParts(scene, atmosphere);
  const layers = animated.map((entry) => entry.layer);
  // An abstract image has no horizon: its depth is the same everywhere.
  const abstract = scene.place === 'abstract';
  const canvas = { width, height, horizon: abstract ? -2 * height : scene.horizon * height };
  const sky = layers[0];
  const stars =
    sky && (scene.time === 'night' || scene.place === 'space')
      ? findStars(sky, canvas.horizon, seed, {
          x: scene.light[0] * width,
          y: scene.light[1] * height,
          radius: scene.discRadius,
        })
      : undefined;
  const focus = aimedAt(request, performance.cast) ?? focusOf(scene);
  const wings: Brush = { colour: scene.time === 'day' ? [52, 58, 70] : [34, 28, 40], alpha: 0.8 };

  return {
    focus,
    scene: {
      ...scene,
      leftOut: scene.leftOut.filter(
        (phrase) =>
          !isParticle(phrase, atmosphere) &&
          !performance.seen.includes(phrase) &&
          !isThere(phrase, scene, performance.cast),
      ),
    },
    cast: performance.cast,
    disc: track,
    unshown: [
      ...idle,
      ...(smoke !== undefined && !vent ? [smoke] : []),
      ...(disc ? unshownDisc(disc, track, scene, performance.cast) : []),
      ...performance.unshown.filter((phrase) => !isThere(phrase, scene, performance.cast)),
    ],
    ambience: ambienceOf({ ...atmosphere, place: scene.place, time: scene.time }),
    draw: (frame, moment) => {
      const { seconds, view } = moment;
      stars?.twinkle(seconds);
      composite(frame, {
        canvas,
        layers,
        transforms: animated.map((entry) => entry.motion(seconds, moment.progress)),
        view,
        seconds,
        swell: ((abstract ? FLOW : atmosphere.swell) * width) / 1000,
      });
      if (vent)
        drawSmoke(frame, {
          vent,
          canvas,
          moment,
          seed,
          colour: smokeColour(prompt, scene.time),
          timing: timing(vent.action ?? '', vent.track ?? {}),
        });
      if (atmosphere.lightning)
        drawLightning(frame, {
          seconds,
          view,
          seed,
          horizon: scene.horizon,
          clear: focus[0] < 0.5 ? 0.92 : 0.08,
          target: struck && [struck.x, struck.y],
        });
      if (fireworks)
        drawFireworks(frame, { seconds, view, seed, horizon: scene.horizon, colours: fireworks });
      if (atmosphere.birds) drawBirds(frame, { seconds, view, seed, brush: wings, ceiling: scene.horizon });
      for (const [i, name] of atmosphere.particles.entries())
        drawParticles(frame, name, {
          seconds,
          view,
          seed: seed + i,
          share: request.isLateFall && FALLING.has(name) ? smooth((moment.progress - 0.12) / 0.5) : 1,
        });
      return gradeAt(atmosphere, scene.time, seconds, moment.progress);
    },
  };
}

/** A painted bolt would stay for the whole shot; animated bolts are drawn instead. */
function withoutBolts(prompt: string): string {
  return prompt.replace(/\b(lightning|thunder)([- ]?(bolts?|storms?|strikes?))?\b/gi, 'storm');
}

/** "Lightning strikes a tower": the top of it, as a share of the frame. */
function struckIn(
  prompt: string,
  cast: readonly CastMember[],
  { width, height }: Pick<LayeredScene, 'width' | 'height'>,
): { readonly x: number; readonly y: number } | undefined {
  const after = /\b(?:lightning|thunder)\w*\s+(?:strikes?|striking|hits?|hitting)\s+(.*)/i.exec(prompt)?.[1];
  const box = after === undefined ? undefined : cast.find(({ said }) => isNamedFirst(said, after))?.box;
  const inFrame = (at: number): number => 0.5 + (at - 0.5) * MARGIN;
  return (
    box && {
      x: inFrame((box.left + box.right) / 2 / width),
      y: inFrame((box.top * 0.9 + box.bottom * 0.1) / height),
    }
  );
}

function smokeColour(prompt: string, time: string): ByteRgb {
  if (/\b(?:black|dark) (?:smoke|steam)\b/i.test(prompt)) return [52, 52, 56];
  if (/\b(?:steam|white smoke)\b/i.test(prompt)) return [232, 232, 234];
  return time === 'night' ? [96, 98, 108] : [168, 170, 176];
}

/** "Sparks fly" above a fire that throws embers. */
const isParticle = (phrase: string, { particles, firelight }: Atmosphere): boolean =>
  (firelight && /^flicker(?:s|ing)?$/.test(phrase)) ||
  (particles.includes('embers') && /^(?:(?:sparks?|embers|fly|flying) ?)+(?:from \w+)?$/.test(phrase));

/** "Rocket into space" is seen where a rocket moves in space. */
function isThere(
  phrase: string,
  { place }: Pick<LayeredScene, 'place'>,
  cast: readonly CastMember[],
): boolean {
  const [, who = '', where = ''] = /^([\p{L} ]+) (?:into|in) (?:the )?(\p{L}+)$/u.exec(phrase) ?? [];
  // Painted on the ground, it flies when it has taken off.
  const [, flyer = ''] = /^([\p{L} ]+) flying$/u.exec(phrase) ?? [];
  const isAloft = cast.some(
    ({ said, track }) =>
      track && said === flyer && (track.to.y < track.from.y || track.to.x !== track.from.x),
  );
  // The water rolls in any film of the sea.
  if (place === 'sea' && /^waves?(?: (?:roll|break|crash|lap)\w*(?: in)?)?$/.test(phrase)) return true;
  return (
    isAloft ||
    (where === place && !/^(?:sea|lake)$/.test(place) && cast.some(({ said }) => isNamedFirst(said, who)))
  );
}

const FALLING: ReadonlySet<string> = new Set(['rain', 'downpour', 'snow', 'blizzard', 'leaves', 'petals']);

/** Words for what parts of the scene do in no frame: trees that wave, a star that falls. */
function idleParts({ actions, layers }: LayeredScene, { particles, wind, fog }: Atmosphere): string[] {
  const hasWater = layers.some(({ name }) => name === 'water');
  const isDone = (kind: Action): boolean => {
    if (kind === 'break') return hasWater;
    if (kind === 'fall') return particles.some((one) => FALLING.has(one));
    // Clouds and fog go with the wind, and water flows.
    return /^(?:fly|drive|run|walk|rise)$/.test(kind) && (hasWater || wind > 0 || fog);
  };
  // No wind takes the snow off a roof.
  return actions.flatMap(({ of, kind, said }) =>
    of === 'scene' && (!isDone(kind) || /^slid/.test(said)) ? [said] : [],
  );
}

/** Amplitude of the motion of an abstract image, in thousandths of its width. */
const FLOW = 14;

/** The point of a zoom on a subject. */
function aimedAt(
  { aim, width, height }: LandscapeRequest,
  cast: readonly CastMember[],
): readonly [number, number] | undefined {
  if (aim === undefined) return undefined;
  const box = (cast.find(({ said }) => isNamedFirst(said, aim)) ?? cast[0])?.box;
  return box && fixedPointFor([(box.left + box.right) / 2 / width, (box.top + box.bottom) / 2 / height]);
}

/** The centre of the subjects, else a point below the sun or moon, else the horizon. */
function focusOf(scene: LayeredScene): readonly [number, number] {
  const subject = scene.layers.findLast((layer) => layer.name === 'subject');
  if (subject) {
    const cut = cropToContent({ width: scene.width, height: scene.height, rgba: subject.rgba });
    return [(cut.left + cut.width / 2) / scene.width, (cut.top + cut.height * 0.45) / scene.height];
  }
  const [x, y] = scene.light;
  return y > 0 && y < scene.horizon ? [0.5 + (x - 0.5) * 0.5, scene.horizon] : [0.5, scene.horizon];
}
