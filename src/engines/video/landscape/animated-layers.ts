import type { Layer, LayeredScene } from '../../image/layers.ts';
import { createLayer, cropToContent, type Orientation } from '../compositing/layer.ts';
import type { Atmosphere } from './atmosphere.ts';
import type { AnimatedLayer } from './fog-and-rays.ts';
import { motionOf } from './layer-motion.ts';

/** The nearest painted layer is still weather; animated particles replace it. */
const MOVING_WEATHER = new Set(['rain', 'storm', 'snow', 'fog']);

const WEATHER_DEPTH = 0.9;

export function createAnimatedLayers(scene: LayeredScene, atmosphere: Atmosphere): AnimatedLayer[] {
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
