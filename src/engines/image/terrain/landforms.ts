import { linearRgb } from '../raster/colour.ts';
import { clamp, smoothstep } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';
import { blendOver, type GroundColours, groundColours, mixInto, octavesFor } from './ground-colours.ts';
import type { Landform } from './landform.ts';

/** Height fields of mountains, hills and dunes. One unit is about ten metres. */

/** Mountains in the background; `tall` is about 1. */
export function mountainRange(scene: Scene, tall: number): Landform {
  const { noise, plan } = scene;
  const colours = groundColours(scene);
  const shift = scene.random(21)() * 100;
  const smoothness = scene.style === '3d' ? 3 : 8;
  const winter = plan.season === 'winter';
  const snowLine = winter ? 0.35 : 3.1 * tall;
  const valley = scene.random(22)() * 1.6 - 0.8;
  return {
    near: 7,
    far: 26,
    eye: 0.6,
    waterLevel: Number.NEGATIVE_INFINITY,
    haze: 0.72,
    height(x, z, grain) {
      const bend = noise.fbm(x * 0.11 + shift, z * 0.11, 2) * 1.6;
      const u = x * 0.135 + shift + bend * 0.35;
      const v = z * 0.135 + bend * 0.3;
      const crest = noise.ridged(u, v, octavesFor(grain, 6, smoothness), 0.47);
      const rise = smoothstep(7, 15, z);
      const gap = 0.45 + 0.55 * smoothstep(0, 0.55, Math.abs(x / z - valley * 0.3));
      return crest ** 1.7 * 8.2 * tall * (0.1 + 0.9 * rise) * gap - 0.1;
    },
    surface(out, x, z, h, up) {
      const grain = noise.fbm(x * 1.7 + h * 2.1, z * 1.3 + h * 2.9, 3);
      const fine = noise.at(x * 9 + h * 4, z * 6 + h * 9);
      const strata = noise.at(h * 5.5 + grain, x * 0.4) * 0.3;
      mixInto(out, colours.rock, colours.crag, clamp(0.5 + grain * 1.1 + fine * 0.25 + strata), 1);
      const green =
        smoothstep(0.66, 0.86, up + grain * 0.18) * smoothstep(2 * tall, 0.7 * tall, h + grain * 0.5);
      blendOver(out, winter ? colours.snow : colours.meadow, green * 0.9);
      blendOver(
        out,
        colours.snow,
        smoothstep(snowLine - 0.35, snowLine + 0.4, h + grain * 0.8) *
          smoothstep(0.34, 0.56, up + fine * 0.1 + grain * 0.12),
      );
    },
  };
}

/** Rolling hills from the viewer to the distance. */
export function rollingHills(
  scene: Scene,
  options: { swell: number; snow: boolean; eye?: number },
): Landform {
  const { noise, plan } = scene;
  const colours = groundColours(scene);
  const shift = scene.random(23)() * 100;
  const crops = plan.features.has('crops');
  const gold = linearRgb('#d9ae4e');
  return {
    near: 0.35,
    far: 14,
    eye: options.eye ?? 0.62,
    waterLevel: Number.NEGATIVE_INFINITY,
    haze: 0.85,
    height(x, z, grain) {
      const roll = noise.fbm(
        x * 0.3 + shift,
        z * 0.24,
        octavesFor(grain, 4, scene.style === '3d' ? 2 : 4),
        0.42,
      );
      return (roll * 0.5 + 0.16) * options.swell * smoothstep(0.7, 6, z) * (0.6 + z * 0.12);
    },
    surface(out, x, z, _h, up) {
      const patch = noise.fbm(x * 0.55 + shift, z * 0.4 + 5, 3);
      const blade = noise.at(x * 24, z * 15) * smoothstep(5, 0.6, z);
      if (options.snow) {
        mixInto(out, colours.snow, linearRgb('#c9d8ee'), clamp(0.3 + patch * 0.6), 1);
        return;
      }
      const tuft = noise.at(x * 95, z * 13) * smoothstep(3.2, 0.5, z);
      const shade = 1 + blade * 0.16 + tuft * 0.22;
      mixInto(out, colours.grass, colours.meadow, clamp(0.45 + patch * 1.2 + blade * 0.2), shade);
      if (crops) blendOver(out, gold, 0.85 * clamp(0.8 + 0.3 * noise.at(x * 9, z * 3)));
      blendOver(out, colours.rock, smoothstep(0.72, 0.5, up));
    },
  };
}

/** Dunes with sharp crests, or a rocky plain on Mars and the moon; with buttes for a canyon. */
export function dunes(scene: Scene): Landform {
  const { noise, plan } = scene;
  const colours = groundColours(scene);
  const shift = scene.random(24)() * 100;
  const rocky = plan.features.has('mars') || plan.tints.includes('moon');
  const buttes = plan.features.has('canyon');
  return {
    near: 0.35,
    far: 22,
    eye: 0.7,
    waterLevel: Number.NEGATIVE_INFINITY,
    haze: 0.75,
    height(x, z, grain) {
      const bend = noise.fbm(x * 0.14 + shift, z * 0.14, 2);
      const crest = 1 - Math.abs(noise.at(x * 0.16 + bend * 0.9 + shift, z * 0.3 + bend));
      const swell = smoothstep(0.6, 7, z);
      const vary = clamp(0.55 + 0.9 * noise.fbm(x * 0.07 + shift + 9, z * 0.09, 2), 0.12, 1.2);
      let h =
        crest ** 2 * 1.25 * swell * vary +
        0.12 * noise.fbm(x * 0.5, z * 0.5 + shift, octavesFor(grain, 2, 4)) * smoothstep(0.4, 3, z);
      if (rocky)
        h =
          h * 0.4 +
          0.3 * smoothstep(2, 9, z) * noise.ridged(x * 0.3 + shift, z * 0.3, octavesFor(grain, 3, 6));
      if (buttes) {
        const block = noise.fbm(x * 0.2 + shift + 40, z * 0.16, 3);
        h =
          h * 0.5 +
          smoothstep(0.06, 0.16, block) * smoothstep(4, 9, z) * (1.9 + 0.3 * noise.at(x * 0.4, z * 0.4));
      }
      return h;
    },
    surface(out, x, z, h, up) {
      const wind = noise.at(x * 3 + noise.at(x * 0.7, z * 0.7) * 2.5, z * 11) * smoothstep(4, 0.7, z);
      const patch = noise.fbm(x * 0.5 + shift, z * 0.5, 3);
      mixInto(out, colours.sand, colours.rock, clamp(0.16 + patch * 0.35), 1 + wind * 0.07);
      const strata = noise.at(h * 7 + patch * 0.6, 3.3);
      paintRock(out, colours, strata, smoothstep(0.7, 0.45, up));
    },
  };
}

function paintRock(out: Float32Array, colours: GroundColours, strata: number, amount: number): void {
  if (amount <= 0) return;
  const t = clamp(0.5 + strata);
  blendOver(
    out,
    [
      colours.rock[0] + (colours.crag[0] - colours.rock[0]) * t,
      colours.rock[1] + (colours.crag[1] - colours.rock[1]) * t,
      colours.rock[2] + (colours.crag[2] - colours.rock[2]) * t,
    ],
    amount,
  );
}
