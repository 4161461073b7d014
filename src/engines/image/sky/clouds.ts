import weathers from '../data/weather.json';
import type { ScenePlan } from '../prompt/plan.ts';
import type { Canvas } from '../raster/canvas.ts';
import { type Rgb, scaleRgb } from '../raster/colour.ts';
import { clamp, hypot, lerp, smoothstep } from '../raster/math.ts';
import { lightDisc, type Scene, sunRow } from '../scene/scene.ts';

/** Without a word about it a clear sky has a wisp of cloud. */
export const isToldClear = ({ weather, hints }: ScenePlan): boolean =>
  weather === 'clear' && hints.some((hint) => hint.weather === 'clear');

/** Clouds as a plane in perspective: wide overhead, thin bands towards the horizon. */
export function paintClouds(scene: Scene, canvas: Canvas): void {
  const { width, horizon, focal, light, noise } = scene;
  const starry = scene.plan.features.has('stars') || scene.plan.features.has('milkyway');
  const cover = starry ? -0.5 : isToldClear(scene.plan) ? -1 : weathers[scene.plan.weather].cloudDensity;
  const night = scene.plan.time === 'night';
  const crisp = scene.style === 'anime' || scene.style === '3d';
  const octaves = crisp ? 4 : Math.round(4 + 2 * scene.detail);
  const drift = scene.random(3)() * 40;
  const sunX = light.sunX * width;
  const sunY = sunRow(scene);
  const isDark = scene.plan.features.has('dark-clouds');
  const low = scene.plan.time === 'sunset' || scene.plan.time === 'dusk' || scene.plan.time === 'dawn';
  const bright = night ? 0.1 : isDark ? 0.3 : scene.plan.weather === 'storm' ? 0.55 : low ? 0.85 : 1.05;
  const lit: Rgb = [
    (0.35 + 0.65 * light.sunColour[0]) * bright,
    (0.35 + 0.62 * light.sunColour[1]) * bright,
    (0.35 + 0.6 * light.sunColour[2]) * bright,
  ];
  const shade = scaleRgb(
    [
      light.middle[0] * 0.75 + light.ambient[0] * 0.3,
      light.middle[1] * 0.75 + light.ambient[1] * 0.3,
      light.middle[2] * 0.8 + light.ambient[2] * 0.3,
    ],
    isDark ? 0.3 : scene.plan.weather === 'storm' ? 0.5 : 0.82,
  );
  // No cloud hides the sun of a colour or size that the prompt gives.
  const isSunNamed =
    !night &&
    (scene.plan.ownColours.has('sun') ||
      scene.plan.features.isNamed('big-disc') ||
      (scene.plan.features.isNamed('sun') && /^(?:clear|fair)$/.test(scene.plan.weather)));
  const clear = lightDisc(scene)?.radius ?? 0;
  const edge = crisp ? 0.07 : 0.34;
  for (let y = 0; y < Math.min(canvas.height, horizon); y++) {
    const elevation = (horizon - y) / focal;
    const depth = 1 / (elevation + 0.11);
    const rise = smoothstep(0.004, 0.1, elevation);
    for (let x = 0; x < width; x++) {
      const u = ((x - width / 2) / focal) * depth * 0.62 + drift;
      const v = depth * 0.5;
      const bend = noise.fbm(u * 0.6 + 3, v * 0.6, 2) * 0.5;
      const density = noise.fbm(u + bend, v + bend, octaves) + cover * 0.45 + 0.02;
      const cleared = isSunNamed ? smoothstep(clear, clear * 1.8, hypot(x - sunX, y - sunY)) : 1;
      const amount = smoothstep(0, edge, density) * rise * cleared;
      if (amount < 0.004) continue;
      const away = hypot(x - sunX, y - sunY) / focal;
      const towards = 0.1 * Math.tanh(((sunX - x) / width) * 6);
      const thicker = noise.fbm(u + bend + towards, v + bend - 0.12, Math.max(2, octaves - 2)) + cover * 0.45;
      let face = clamp(0.68 - (thicker - density * 0.5) * 1.5);
      if (crisp) face = face > 0.55 ? lerp(face, 1, 0.6) : lerp(face, 0.25, 0.6);
      const lining =
        (night ? 0.1 : 0.55) * Math.exp(-away * 5) * (1.1 - amount * 0.7) * (0.2 + 0.8 * light.hardness);
      canvas.over(
        x,
        y,
        lerp(shade[0], lit[0], face) + light.sunColour[0] * lining,
        lerp(shade[1], lit[1], face) + light.sunColour[1] * lining,
        lerp(shade[2], lit[2], face) + light.sunColour[2] * lining,
        amount * (night ? 0.75 : 0.94),
      );
    }
  }
}
