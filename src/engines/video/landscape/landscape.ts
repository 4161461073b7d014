import type { EngineTools } from '../../engine.ts';
import { type Layer, type LayeredScene, renderLayers } from '../../image/layers.ts';
import { type Ambience, ambienceOf } from '../audio/ambience.ts';
import { composite, IDENTITY_TRANSFORM } from '../compositing/compositor.ts';
import { createLayer, cropToContent, type Orientation } from '../compositing/layer.ts';
import { drawBirds } from '../effects/birds.ts';
import { drawLightning } from '../effects/lightning.ts';
import { drawParticles } from '../effects/particles.ts';
import type { Brush } from '../effects/rasterise.ts';
import { findStars } from '../effects/stars.ts';
import type { Animation } from '../timeline/animation.ts';
import { type Atmosphere, atmosphereOf, gradeAt } from './atmosphere.ts';
import { type AnimatedLayer, addFogAndRays, type Motion } from './fog-and-rays.ts';

interface LandscapeRequest {
  readonly prompt: string;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
}

interface Landscape extends Animation {
  /** Fixed point of the camera, 0 to 1 across and down. */
  readonly focus: readonly [number, number];
  readonly ambience: readonly Ambience[];
}

/** A painted scene as an animation: every layer has its own motion. */
export async function landscape(request: LandscapeRequest, tools: EngineTools): Promise<Landscape> {
  const { prompt, seed, width, height } = request;
  const scene = await renderLayers(
    { prompt: withoutBolts(prompt), seed, width, height, style: 'realistic', steps: 30 },
    tools,
  );
  const atmosphere = atmosphereOf({ prompt, time: scene.time, weather: scene.weather, place: scene.place });
  const animated = createAnimatedLayers(scene, atmosphere);
  addFogAndRays(animated, scene, atmosphere, seed);
  const layers = animated.map((entry) => entry.layer);
  // An abstract image has no horizon: its depth is the same everywhere.
  const abstract = scene.place === 'abstract';
  const canvas = { width, height, horizon: abstract ? -2 * height : scene.horizon * height };
  const sky = layers[0];
  const stars =
    sky && (scene.time === 'night' || scene.place === 'space')
      ? findStars(sky, canvas.horizon, seed)
      : undefined;
  const focus = focusOf(scene);
  const wings: Brush = { colour: scene.time === 'day' ? [52, 58, 70] : [34, 28, 40], alpha: 0.8 };

  return {
    focus,
    ambience: ambienceOf({ ...atmosphere, place: scene.place, time: scene.time }),
    draw: (frame, moment) => {
      const { seconds, view } = moment;
      stars?.twinkle(seconds);
      composite(frame, {
        canvas,
        layers,
        transforms: animated.map((entry) => entry.motion(seconds)),
        view,
        seconds,
        swell: ((abstract ? FLOW : atmosphere.swell) * width) / 1000,
      });
      if (atmosphere.lightning)
        drawLightning(frame, {
          seconds,
          view,
          seed,
          horizon: scene.horizon,
          clear: focus[0] < 0.5 ? 0.92 : 0.08,
        });
      if (atmosphere.birds) drawBirds(frame, { seconds, view, seed, brush: wings, ceiling: scene.horizon });
      for (const [i, name] of atmosphere.particles.entries())
        drawParticles(frame, name, { seconds, view, seed: seed + i });
      return gradeAt(atmosphere, scene.time, seconds, moment.progress);
    },
  };
}

/** A painted bolt would stay for the whole shot; animated bolts are drawn instead. */
function withoutBolts(prompt: string): string {
  return prompt.replace(/\b(lightning|thunder)([- ]?(bolts?|storms?|strikes?))?\b/gi, 'storm');
}

/** Amplitude of the motion of an abstract image, in thousandths of its width. */
const FLOW = 14;

/** The nearest painted layer is still weather; animated particles replace it. */
const MOVING_WEATHER = new Set(['rain', 'storm', 'snow', 'fog']);
const WEATHER_DEPTH = 0.9;

function createAnimatedLayers(scene: LayeredScene, atmosphere: Atmosphere): AnimatedLayer[] {
  const { width, height } = scene;
  const frozen = (layer: Layer): boolean =>
    MOVING_WEATHER.has(scene.weather) && layer.name === 'near' && layer.depth > WEATHER_DEPTH;
  const layers = scene.layers.filter((layer) => !frozen(layer));
  return layers.map((layer, i) => {
    const picture = { width, height, rgba: layer.rgba };
    const motion = motionOf(layer, scene, atmosphere, i);
    if (layer.name !== 'subject') {
      const orientation = orientationOf(layer, scene);
      return {
        layer: createLayer(picture, {
          orientation,
          clampEdges: true,
          depth: orientation === 'upright' ? layer.depth : 0.85,
        }),
        motion,
      };
    }
    const cut = cropToContent(picture);
    return { layer: createLayer(cut, { left: cut.left, top: cut.top, depth: layer.depth }), motion };
  });
}

/** Places whose ground layer is flat; in rooms and streets it includes walls. */
const OPEN_LAND = new Set(['mountains', 'lake', 'sea', 'forest', 'desert', 'hills', 'snow']);

function orientationOf(layer: Layer, scene: LayeredScene): Orientation {
  // Abstract images move like water.
  if (layer.name === 'water' || scene.place === 'abstract') return 'water';
  return layer.name === 'ground' && OPEN_LAND.has(scene.place) ? 'plane' : 'upright';
}

function motionOf(layer: Layer, scene: LayeredScene, atmosphere: Atmosphere, index: number): Motion {
  const { width, height, place } = scene;
  if (layer.name === 'sky') {
    const speed = place === 'room' || place === 'table' ? 0 : (atmosphere.wind * width) / 1000;
    return (seconds) => ({ ...IDENTITY_TRANSFORM, x: (seconds - 3) * speed });
  }
  if (layer.name !== 'subject') return () => IDENTITY_TRANSFORM;
  const wave = (seconds: number, pace: number): number =>
    Math.sin((seconds * pace + index * 0.37) * 2 * Math.PI);
  const above = scene.layers.findIndex((one) => one.name === 'water');
  if (place === 'space' || place === 'underwater') {
    return (s) => ({
      ...IDENTITY_TRANSFORM,
      x: wave(s, 0.07) * width * 0.012,
      y: wave(s, 0.13) * height * 0.008,
    });
  }
  if (layer.depth < 0.3) {
    return (s) => ({ ...IDENTITY_TRANSFORM, x: s * width * 0.004, y: wave(s, 0.12) * height * 0.006 });
  }
  if (above >= 0 && above < index && layer.depth < 0.6) {
    if (!atmosphere.afloat) return () => IDENTITY_TRANSFORM;
    const rough = Math.min(3, atmosphere.swell / 3);
    return (s) => ({
      ...IDENTITY_TRANSFORM,
      x: wave(s, 0.06) * width * 0.004,
      y: wave(s, 0.21) * height * 0.003 * rough,
      shear: wave(s, 0.17) * 0.014 * rough,
    });
  }
  if (atmosphere.firelight) {
    return (s) => ({
      ...IDENTITY_TRANSFORM,
      scaleY: 1 + wave(s, 2.3) * 0.008 + wave(s, 3.7) * 0.006,
      shear: wave(s, 1.1) * 0.006,
    });
  }
  return (s) => ({ ...IDENTITY_TRANSFORM, scaleY: 1 + wave(s, 0.3) * 0.003 });
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
