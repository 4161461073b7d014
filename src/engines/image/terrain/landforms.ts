import { hex } from '../raster/colour.ts';
import { clamp, smooth } from '../raster/noise.ts';
import type { Stage } from '../scene/scene.ts';
import { coverWith, octavesFor, paintMix, type Skin, skinOf } from './ground-colours.ts';
import type { Land } from './heightfield.ts';

/** The shapes of land. Units are about ten metres; the eye is a little above the ground. */

/** High mountains beyond everything else; `tall` is about 1. */
export function mountainRange(stage: Stage, tall: number): Land {
  const { noise, plan } = stage;
  const skin = skinOf(stage);
  const shift = stage.random(21)() * 100;
  const smoothness = stage.style === '3d' ? 3 : 8;
  const winter = plan.season === 'winter';
  const snowLine = winter ? 0.35 : 3.1 * tall;
  const valley = stage.random(22)() * 1.6 - 0.8;
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
      const crest = noise.ridge(u, v, octavesFor(grain, 6, smoothness), 0.47);
      const rise = smooth(7, 15, z);
      const gap = 0.45 + 0.55 * smooth(0, 0.55, Math.abs(x / z - valley * 0.3));
      return crest ** 1.7 * 8.2 * tall * (0.1 + 0.9 * rise) * gap - 0.1;
    },
    surface(out, x, z, h, up) {
      const grain = noise.fbm(x * 1.7 + h * 2.1, z * 1.3 + h * 2.9, 3);
      const fine = noise.at(x * 9 + h * 4, z * 6 + h * 9);
      const strata = noise.at(h * 5.5 + grain, x * 0.4) * 0.3;
      paintMix(out, skin.rock, skin.crag, clamp(0.5 + grain * 1.1 + fine * 0.25 + strata), 1);
      const green = smooth(0.66, 0.86, up + grain * 0.18) * smooth(2 * tall, 0.7 * tall, h + grain * 0.5);
      coverWith(out, winter ? skin.snow : skin.meadow, green * 0.9);
      coverWith(
        out,
        skin.snow,
        smooth(snowLine - 0.35, snowLine + 0.4, h + grain * 0.8) *
          smooth(0.34, 0.56, up + fine * 0.1 + grain * 0.12),
      );
    },
  };
}

/** Rolling country from the feet of the viewer to the far hills. */
export function rollingHills(stage: Stage, options: { swell: number; snow: boolean; eye?: number }): Land {
  const { noise, plan } = stage;
  const skin = skinOf(stage);
  const shift = stage.random(23)() * 100;
  const crops = plan.features.has('crops');
  const gold = hex('#d9ae4e');
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
        octavesFor(grain, 4, stage.style === '3d' ? 2 : 4),
        0.42,
      );
      return (roll * 0.5 + 0.16) * options.swell * smooth(0.7, 6, z) * (0.6 + z * 0.12);
    },
    surface(out, x, z, _h, up) {
      const patch = noise.fbm(x * 0.55 + shift, z * 0.4 + 5, 3);
      const blade = noise.at(x * 24, z * 15) * smooth(5, 0.6, z);
      if (options.snow) {
        paintMix(out, skin.snow, hex('#c9d8ee'), clamp(0.3 + patch * 0.6), 1);
        return;
      }
      const tuft = noise.at(x * 95, z * 13) * smooth(3.2, 0.5, z);
      const shade = 1 + blade * 0.16 + tuft * 0.22;
      paintMix(out, skin.grass, skin.meadow, clamp(0.45 + patch * 1.2 + blade * 0.2), shade);
      if (crops) coverWith(out, gold, 0.85 * clamp(0.8 + 0.3 * noise.at(x * 9, z * 3)));
      coverWith(out, skin.rock, smooth(0.72, 0.5, up));
    },
  };
}

/** Dunes with sharp crests, or the red plain of Mars, with buttes where a canyon is asked for. */
export function dunes(stage: Stage): Land {
  const { noise, plan } = stage;
  const skin = skinOf(stage);
  const shift = stage.random(24)() * 100;
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
      const swell = smooth(0.6, 7, z);
      const vary = clamp(0.55 + 0.9 * noise.fbm(x * 0.07 + shift + 9, z * 0.09, 2), 0.12, 1.2);
      let h =
        crest ** 2 * 1.25 * swell * vary +
        0.12 * noise.fbm(x * 0.5, z * 0.5 + shift, octavesFor(grain, 2, 4)) * smooth(0.4, 3, z);
      if (rocky)
        h = h * 0.4 + 0.3 * smooth(2, 9, z) * noise.ridge(x * 0.3 + shift, z * 0.3, octavesFor(grain, 3, 6));
      if (buttes) {
        const block = noise.fbm(x * 0.2 + shift + 40, z * 0.16, 3);
        h = h * 0.5 + smooth(0.06, 0.16, block) * smooth(4, 9, z) * (1.9 + 0.3 * noise.at(x * 0.4, z * 0.4));
      }
      return h;
    },
    surface(out, x, z, h, up) {
      const wind = noise.at(x * 3 + noise.at(x * 0.7, z * 0.7) * 2.5, z * 11) * smooth(4, 0.7, z);
      const patch = noise.fbm(x * 0.5 + shift, z * 0.5, 3);
      paintMix(out, skin.sand, skin.rock, clamp(0.16 + patch * 0.35), 1 + wind * 0.07);
      const strata = noise.at(h * 7 + patch * 0.6, 3.3);
      paintRock(out, skin, strata, smooth(0.7, 0.45, up));
    },
  };
}

function paintRock(out: Float32Array, skin: Skin, strata: number, amount: number): void {
  if (amount <= 0) return;
  const t = clamp(0.5 + strata);
  coverWith(
    out,
    [
      skin.rock[0] + (skin.crag[0] - skin.rock[0]) * t,
      skin.rock[1] + (skin.crag[1] - skin.rock[1]) * t,
      skin.rock[2] + (skin.crag[2] - skin.rock[2]) * t,
    ],
    amount,
  );
}
