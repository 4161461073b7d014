import type { Layer, LayeredScene } from '../../image/layers.ts';
import type { Bitmap } from '../../image/raster/bitmap.ts';
import { createLayer, cropToContent, type Orientation, type SpriteLayer } from '../compositing/layer.ts';
import type { Box } from '../staging/blocking.ts';
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
  const animated: AnimatedLayer[] = [];
  /** The index of the layer that takes everything behind the last fixed thing. */
  let behind: number | undefined;
  let stayed = false;
  for (const [i, layer] of scene.layers.filter((one) => !frozen(one)).entries()) {
    const picture = { width, height, rgba: layer.rgba };
    const motion = motionOf(layer, scene, atmosphere, i);
    if (layer.name !== 'subject') {
      const orientation = orientationOf(layer, scene);
      const depth = depthOf(layer, orientation);
      animated.push({ layer: createLayer(picture, { orientation, clampEdges: true, depth }), motion });
      stayed = false;
      continue;
    }
    const cut = cropToContent(picture);
    const { mover, depth } = layer;
    const sprite = createLayer(cut, { left: cut.left, top: cut.top, depth });
    if (!mover) {
      behind = animated.length;
      stayed = true;
      animated.push({ layer: sprite, motion });
      continue;
    }
    const track = performance.trackOf(mover.unit);
    if (!track && !stayed) behind = animated.length;
    stayed = !track;
    const way = { track, pace: performance.paceOf(mover.unit), afloat: motion };
    const body = bodyOf(scene, layer);
    if (track?.circuit) {
      const { about } = track.circuit;
      const back = createLayer(mirrored(cut), {
        left: Math.round(2 * about) - cut.left - cut.width,
        top: cut.top,
        depth,
      });
      behind ??= animated.length;
      animated.splice(behind++, 0, {
        layer: back,
        motion: actionMotion(mover, body, scene, { ...way, isBack: true }),
      });
    }
    const thing = behind === undefined ? undefined : animated[behind];
    animated.push({ layer: sprite, motion: actionMotion(mover, body, scene, way) });
    const box = track?.between === undefined ? undefined : performance.boxOf(track.between);
    if (box && thing && mover.part === 'body')
      animated.push({ layer: sideOf(thing.layer, box, mover.facing), motion: thing.motion });
  }
  return animated;
}

/** The side of a thing on which somebody who goes through comes out, without its shadow. */
function sideOf(layer: SpriteLayer, { left, right }: Box, facing: -1 | 1): SpriteLayer {
  const middle = Math.round((left + right) / 2) - layer.left;
  const spans = layer.spans.slice();
  for (let row = 0; row < layer.height; row++) {
    const [first, last] = [row * 2, row * 2 + 1];
    if (facing < 0) spans[last] = Math.min(spans[last] as number, middle);
    else spans[first] = Math.max(spans[first] as number, middle);
  }
  return { ...layer, spans, pixels: layer.pixels.map((pixel) => (pixel >>> 24 > SOLID ? pixel : 0)) };
}

/** Shadows are less opaque. */
const SOLID = 230;

function mirrored({ width, height, rgba }: Bitmap): Bitmap {
  const flipped = new Uint8ClampedArray(rgba.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      flipped.set(rgba.subarray(from, from + 4), (y * width + width - 1 - x) * 4);
    }
  return { width, height, rgba: flipped };
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
