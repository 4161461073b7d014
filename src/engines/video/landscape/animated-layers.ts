import type { Layer, LayeredScene } from '../../image/layers.ts';
import { createLayer, cropToContent, type Orientation } from '../compositing/layer.ts';
import type { Performance } from '../staging/stage.ts';
import { actionMotion, type BodyBox } from './action-motion.ts';
import type { Atmosphere } from './atmosphere.ts';
import type { AnimatedLayer } from './fog-and-rays.ts';
import { motionOf } from './layer-motion.ts';

/** The nearest painted layer is still weather; animated particles replace it. */
const MOVING_WEATHER = new Set(['rain', 'storm', 'snow', 'fog']);

const WEATHER_DEPTH = 0.9;

export function createAnimatedLayers(
  scene: LayeredScene,
  atmosphere: Atmosphere,
  performance: Performance,
): AnimatedLayer[] {
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
          depth: depthOf(layer, orientation),
        }),
        motion,
      };
    }
    const cut = cropToContent(picture);
    const body = layer.mover && bodyOf(scene, layer);
    return {
      layer: createLayer(cut, { left: cut.left, top: cut.top, depth: layer.depth }),
      motion:
        layer.mover && body
          ? actionMotion(layer.mover, body, scene, {
              track: performance.trackOf(layer.mover.unit),
              pace: performance.paceOf(layer.mover.unit),
              afloat: motion,
            })
          : motion,
    };
  });
}

/** The far shore and what is behind it: water shows their reflection and so moves like them. */
const REFLECTED_DEPTH = 0.16;

function depthOf(layer: Layer, orientation: Orientation): number {
  if (layer.name === 'water') return REFLECTED_DEPTH;
  return orientation === 'upright' ? layer.depth : 0.85;
}

/** Shadows and reflections follow the body that is the next layer. */
function bodyOf(scene: LayeredScene, layer: Layer): BodyBox {
  const body =
    layer.mover?.part === 'body' ? layer : (scene.layers[scene.layers.indexOf(layer) + 1] ?? layer);
  return cropToContent({ width: scene.width, height: scene.height, rgba: body.rgba });
}

/** Places whose ground layer is flat; in rooms and streets it includes walls. */
const OPEN_LAND = new Set(['mountains', 'lake', 'sea', 'forest', 'desert', 'hills', 'snow']);

function orientationOf(layer: Layer, scene: LayeredScene): Orientation {
  // Abstract images move like water.
  if (layer.name === 'water' || scene.place === 'abstract') return 'water';
  return layer.name === 'ground' && OPEN_LAND.has(scene.place) ? 'plane' : 'upright';
}
