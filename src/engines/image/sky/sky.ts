import { Plate } from '../raster/canvas.ts';
import { type Rgb, scaled } from '../raster/colour.ts';
import { clamp, mix, norm, smooth } from '../raster/noise.ts';
import { type Stage, sunRow } from '../scene/scene.ts';
import { paintPuffClouds } from './cumulus.ts';
import { paintAurora, paintMilkyWay, paintMoon, paintStars } from './night.ts';
import { paintLightning } from './weather.ts';

/** The sky with everything in it. */
export function paintFirmament(stage: Stage): Plate {
  const { time, features } = stage.plan;
  const sheet = paintSky(stage);
  if (time === 'night' || time === 'dusk') {
    paintStars(stage, sheet);
    if (time === 'night') paintMilkyWay(stage, sheet);
    if (features.has('aurora')) paintAurora(stage, sheet);
    else if (time === 'night' && stage.light.hardness > 0.3 && moonlit(stage)) paintMoon(stage, sheet);
  }
  const heaped = stage.style === 'anime' || stage.style === '3d';
  if (heaped && stage.light.hardness > 0.4) paintPuffClouds(stage, sheet);
  else paintClouds(stage, sheet);
  if (features.has('lightning')) paintLightning(stage, sheet);
  return sheet;
}

/** A sky asked for its stars has no moon to drown them, unless the moon was named too. */
const moonlit = ({ plan: { features } }: Stage): boolean =>
  features.has('moon') || !(features.has('stars') || features.has('milkyway'));

/** The whole canvas, below the horizon too, so that nothing shows through when nearer layers move. */
function paintSky(stage: Stage): Plate {
  const plate = new Plate(stage.width, stage.height);
  const { width, height, horizon, focal, light } = stage;
  const { px } = plate;
  const sunX = light.sunX * width;
  const sunY = sunRow(stage);
  const night = stage.plan.time === 'night';
  const glow = (night ? 0.05 : 0.5) * (0.25 + 0.75 * light.hardness);
  const disc = light.hardness > 0.5 && !stage.plan.features.has('mars') ? 1 : 0.25 * light.hardness;
  const [sr, sg, sb] = light.sunColour;
  const lowest = Math.min(height, Math.max(1, horizon + 1));
  for (let y = 0; y < lowest; y++) {
    const base = gradient(stage, Math.max(0, (horizon - y) / focal));
    for (let x = 0; x < width; x++) {
      const away = norm(x - sunX, (y - sunY) * 1.15) / focal;
      const halo =
        glow * Math.exp(-away * (night ? 6 : 3.4)) + (away < 0.5 ? glow * 1.6 * Math.exp(-away * 17) : 0);
      const face = night || away > 0.05 ? 0 : disc * smooth(0.044, 0.039, away);
      const k = (y * width + x) * 4;
      px[k] = mix(base[0] + sr * halo, 4.2 * sr, face);
      px[k + 1] = mix(base[1] + sg * halo, 4 * sg, face);
      px[k + 2] = mix(base[2] + sb * halo, 3.6 * sb, face);
      px[k + 3] = 1;
    }
  }
  const row = width * 4;
  for (let y = lowest; y < height; y++) px.copyWithin(y * row, (lowest - 1) * row, lowest * row);
  return plate;
}

/** The clear sky at an elevation (0 at the horizon, about 0.6 at the top). */
function gradient(stage: Stage, elevation: number): Rgb {
  const { zenith, middle, horizon } = stage.light;
  const low = clamp(elevation / 0.26) ** 0.8;
  const high = clamp((elevation - 0.16) / 0.55) ** 0.85;
  return [
    mix(mix(horizon[0], middle[0], low), zenith[0], high),
    mix(mix(horizon[1], middle[1], low), zenith[1], high),
    mix(mix(horizon[2], middle[2], low), zenith[2], high),
  ];
}

const COVER: Readonly<Record<string, number>> = {
  clear: -0.35,
  fair: 0,
  cloudy: 0.16,
  overcast: 0.62,
  rain: 0.66,
  storm: 0.5,
  snow: 0.66,
  fog: 0.1,
};

/** Clouds as a ceiling seen in perspective: wide overhead, thin bands towards the horizon. */
function paintClouds(stage: Stage, plate: Plate): void {
  const { width, horizon, focal, light, noise } = stage;
  const starry = stage.plan.features.has('stars') || stage.plan.features.has('milkyway');
  const cover = starry ? -0.5 : (COVER[stage.plan.weather] ?? 0);
  const night = stage.plan.time === 'night';
  const crisp = stage.style === 'anime' || stage.style === '3d';
  const octaves = crisp ? 4 : Math.round(4 + 2 * stage.detail);
  const drift = stage.random(3)() * 40;
  const sunX = light.sunX * width;
  const sunY = sunRow(stage);
  const low = stage.plan.time === 'sunset' || stage.plan.time === 'dusk' || stage.plan.time === 'dawn';
  const bright = night ? 0.1 : stage.plan.weather === 'storm' ? 0.55 : low ? 0.85 : 1.05;
  const lit: Rgb = [
    (0.35 + 0.65 * light.sunColour[0]) * bright,
    (0.35 + 0.62 * light.sunColour[1]) * bright,
    (0.35 + 0.6 * light.sunColour[2]) * bright,
  ];
  const shade = scaled(
    [
      light.middle[0] * 0.75 + light.ambient[0] * 0.3,
      light.middle[1] * 0.75 + light.ambient[1] * 0.3,
      light.middle[2] * 0.8 + light.ambient[2] * 0.3,
    ],
    stage.plan.weather === 'storm' ? 0.5 : 0.82,
  );
  const edge = crisp ? 0.07 : 0.34;
  for (let y = 0; y < Math.min(plate.height, horizon); y++) {
    const elevation = (horizon - y) / focal;
    const depth = 1 / (elevation + 0.11);
    const rise = smooth(0.004, 0.1, elevation);
    for (let x = 0; x < width; x++) {
      const u = ((x - width / 2) / focal) * depth * 0.62 + drift;
      const v = depth * 0.5;
      const bend = noise.fbm(u * 0.6 + 3, v * 0.6, 2) * 0.5;
      const density = noise.fbm(u + bend, v + bend, octaves) + cover * 0.45 + 0.02;
      const amount = smooth(0, edge, density) * rise;
      if (amount < 0.004) continue;
      const away = norm(x - sunX, y - sunY) / focal;
      const towards = 0.1 * Math.tanh(((sunX - x) / width) * 6);
      const thicker = noise.fbm(u + bend + towards, v + bend - 0.12, Math.max(2, octaves - 2)) + cover * 0.45;
      let face = clamp(0.68 - (thicker - density * 0.5) * 1.5);
      if (crisp) face = face > 0.55 ? mix(face, 1, 0.6) : mix(face, 0.25, 0.6);
      const lining =
        (night ? 0.1 : 0.55) * Math.exp(-away * 5) * (1.1 - amount * 0.7) * (0.2 + 0.8 * light.hardness);
      plate.over(
        x,
        y,
        mix(shade[0], lit[0], face) + light.sunColour[0] * lining,
        mix(shade[1], lit[1], face) + light.sunColour[1] * lining,
        mix(shade[2], lit[2], face) + light.sunColour[2] * lining,
        amount * (night ? 0.75 : 0.94),
      );
    }
  }
}
