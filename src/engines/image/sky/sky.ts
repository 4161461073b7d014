import { Canvas } from '../raster/canvas.ts';
import type { Rgb } from '../raster/colour.ts';
import { clamp, hypot, lerp, smoothstep } from '../raster/math.ts';
import { type Scene, sunRow } from '../scene/scene.ts';
import { paintClouds } from './clouds.ts';
import { paintCumulus } from './cumulus.ts';
import { paintLightning } from './lightning.ts';
import { paintAurora, paintMilkyWay, paintMoons, paintStars } from './night.ts';

/** The complete sky: gradient, stars, moon, clouds and lightning. */
export function paintSky(scene: Scene): Canvas {
  const { time, features } = scene.plan;
  const layer = paintSkyGradient(scene);
  if (time === 'night' || time === 'dusk') {
    paintStars(scene, layer);
    if (time === 'night') paintMilkyWay(scene, layer);
    if (features.has('aurora')) paintAurora(scene, layer);
    else if (!scene.bareSky && time === 'night' && scene.light.hardness > 0.3 && moonlit(scene))
      paintMoons(scene, layer);
  }
  const heaped = scene.style === 'anime' || scene.style === '3d';
  if (heaped && scene.light.hardness > 0.4) paintCumulus(scene, layer);
  else paintClouds(scene, layer);
  const isStormy = features.has('lightning') || scene.plan.weather === 'storm';
  if (isStormy && !scene.boltless) paintLightning(scene, layer);
  return layer;
}

/** A prompt that asks for stars gets no moon, which would outshine them, unless it names the moon. */
const moonlit = ({ plan: { features } }: Scene): boolean =>
  features.has('moon') || !(features.has('stars') || features.has('milkyway'));

/** Fills the canvas below the horizon too, so that no hole shows when nearer layers move. */
function paintSkyGradient(scene: Scene): Canvas {
  const canvas = new Canvas(scene.width, scene.height);
  const { width, height, horizon, focal, light } = scene;
  const { px } = canvas;
  const sunX = light.sunX * width;
  const sunY = sunRow(scene);
  const night = scene.plan.time === 'night';
  const glow = (night ? 0.05 : 0.5) * (0.25 + 0.75 * light.hardness);
  // A sun that the prompt names is seen through haze too.
  const isClear = !scene.bareSky && (scene.plan.features.has('sun') || light.hardness > 0.5);
  const disc = isClear && !scene.plan.features.has('mars') ? 1 : scene.bareSky ? 0 : 0.25 * light.hardness;
  const big = !night && disc > 0 ? light.disc : 1;
  // A large disc is round, and yellow.
  const [flat, blue] = big > 1 ? [1, 0.55] : [1.15, 0.9];
  const [sr, sg, sb] = light.sunColour;
  // Full strength would clip a colour of its own: orange to yellow.
  const strength = scene.plan.ownColours.has('sun') ? 1 : big > 1 ? 1.5 : 4;
  const lowest = Math.min(height, Math.max(1, horizon + 1));
  for (let y = 0; y < lowest; y++) {
    const base = gradient(scene, Math.max(0, (horizon - y) / focal));
    for (let x = 0; x < width; x++) {
      const away = hypot(x - sunX, (y - sunY) * flat) / focal;
      const halo =
        glow * Math.exp(-away * (night ? 6 : 3.4)) + (away < 0.5 ? glow * 1.6 * Math.exp(-away * 17) : 0);
      const face = night || away > 0.05 * big ? 0 : disc * smoothstep(0.044, 0.039, away / big);
      const k = (y * width + x) * 4;
      px[k] = lerp(base[0] + sr * halo, strength * 1.05 * sr, face);
      px[k + 1] = lerp(base[1] + sg * halo, strength * sg, face);
      px[k + 2] = lerp(base[2] + sb * halo, strength * blue * sb, face);
      px[k + 3] = 1;
    }
  }
  const row = width * 4;
  for (let y = lowest; y < height; y++) px.copyWithin(y * row, (lowest - 1) * row, lowest * row);
  return canvas;
}

/** Colour of the clear sky at an elevation, 0 at the horizon to about 0.6 at the top. */
function gradient(scene: Scene, elevation: number): Rgb {
  const { zenith, middle, horizon } = scene.light;
  const low = clamp(elevation / 0.26) ** 0.8;
  const high = clamp((elevation - 0.16) / 0.55) ** 0.85;
  return [
    lerp(lerp(horizon[0], middle[0], low), zenith[0], high),
    lerp(lerp(horizon[1], middle[1], low), zenith[1], high),
    lerp(lerp(horizon[2], middle[2], low), zenith[2], high),
  ];
}
