import { clamp, smooth } from '../raster/noise.ts';
import type { Stage } from '../scene/scene.ts';
import { coverWith, octavesFor, paintMix, skinOf } from './ground-colours.ts';
import type { Land } from './heightfield.ts';
import { rollingHills } from './landforms.ts';

/** Land that meets water. */

/** Low wooded land along the far side of water. */
export function farShore(stage: Stage, options: { tall: number; broken: boolean }): Land {
  const { noise, plan } = stage;
  const skin = skinOf(stage);
  const shift = stage.random(25)() * 100;
  return {
    near: 11,
    far: 20,
    eye: 0.6,
    waterLevel: 0.02,
    haze: 0.8,
    height(x, z, grain) {
      const shape = noise.fbm(x * 0.11 + shift, z * 0.1, octavesFor(grain, 7, 6));
      const gap = options.broken ? smooth(0.02, 0.4, noise.fbm(x * 0.06 + shift + 9, 1.7, 2)) : 1;
      return (0.25 + shape * 0.9) * options.tall * smooth(11, 14, z) * gap - (options.broken ? 0.06 : 0.01);
    },
    surface(out, x, z, h, up) {
      const patch = noise.fbm(x * 0.9, z * 0.9 + h * 3, 3);
      paintMix(out, skin.meadow, skin.grass, clamp(0.35 + patch), 0.8);
      if (plan.season === 'winter') coverWith(out, skin.snow, 0.8);
      coverWith(out, skin.rock, smooth(0.75, 0.5, up));
      coverWith(out, skin.sand, smooth(0.1, 0.03, h) * 0.7);
    },
  };
}

/** The bank or beach that the viewer stands on, falling to the water. */
export function nearShore(stage: Stage, options: { sandy: boolean; reach: number }): Land {
  const { noise, plan } = stage;
  const skin = skinOf(stage);
  const shift = stage.random(26)() * 100;
  const lean = stage.random(27)() < 0.5 ? -1 : 1;
  return {
    near: 0.35,
    far: 5,
    eye: 0.6,
    waterLevel: 0,
    haze: 0.8,
    height(x, z, grain) {
      const edge = options.reach + x * lean * 0.42 + noise.fbm(x * 0.5 + shift, 0.4, 3) * 0.5;
      return (
        (edge - z) * 0.075 +
        0.02 * noise.fbm(x * 2.2, z * 2.2 + shift, octavesFor(grain, 1, 4)) * clamp((edge - z) * 2)
      );
    },
    surface(out, x, z, h) {
      const patch = noise.fbm(x * 1.4 + shift, z * 1.4, 3);
      const fine = noise.at(x * 30, z * 22);
      if (options.sandy) paintMix(out, skin.sand, skin.rock, clamp(0.08 + patch * 0.25), 1 + fine * 0.06);
      else {
        paintMix(out, skin.grass, skin.meadow, clamp(0.4 + patch + fine * 0.25), 1 + fine * 0.14);
        if (plan.season === 'winter') coverWith(out, skin.snow, 0.85);
        coverWith(out, skin.crag, smooth(0.03, 0.005, h));
      }
      const wet = smooth(0.02, 0, h) * 0.45;
      for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * (1 - wet);
    },
  };
}

/** A valley floor with a river that winds away from the viewer. */
export function riverBanks(stage: Stage): Land {
  const { noise } = stage;
  const country = rollingHills(stage, { swell: 0.9, snow: stage.plan.season === 'winter' });
  const skin = skinOf(stage);
  const bend = stage.random(28)() * 6;
  return {
    ...country,
    near: 0.4,
    waterLevel: 0,
    height(x, z, grain) {
      const middle = Math.sin(z * 0.55 + bend) * 0.16 * z ** 0.9;
      const off = Math.abs(x - middle) - 0.62 - 0.05 * z;
      const bank = noise.fbm(x * 1.7, z * 1.7, octavesFor(grain, 1, 4)) * 0.03;
      return off < 0
        ? -0.05
        : smooth(0, 0.5, off) * 0.07 +
            bank * clamp(off * 3) +
            country.height(x, z, grain) * smooth(0.3, 2.6, off);
    },
    surface(out, x, z, h, up) {
      country.surface(out, x, z, h, up);
      coverWith(out, skin.crag, smooth(0.03, 0.004, h) * 0.7);
    },
  };
}

/** One island in the middle distance: a sandy rim and a green back. */
export function island(stage: Stage): Land {
  const { noise } = stage;
  const skin = skinOf(stage);
  const shift = stage.random(29)() * 100;
  const middle = stage.random(30)() * 1.2 - 0.6;
  return {
    near: 4,
    far: 8.4,
    eye: 0.6,
    waterLevel: 0,
    haze: 0.7,
    height(x, z, grain) {
      const away = ((x - middle) / 1.9) ** 2 + ((z - 6.1) / 1.5) ** 2;
      const rough = noise.fbm(x * 0.9 + shift, z * 0.9, octavesFor(grain, 2, 5));
      return (1 - away) * 0.3 + (0.18 + rough * 0.24) * clamp(1 - away) - 0.02;
    },
    surface(out, x, z, h, up) {
      const patch = noise.fbm(x * 1.4 + shift, z * 1.4, 3);
      paintMix(out, skin.meadow, skin.grass, clamp(0.4 + patch), 1);
      coverWith(out, skin.rock, smooth(0.8, 0.6, up) * 0.6);
      coverWith(out, skin.sand, smooth(0.11, 0.05, h + patch * 0.03));
    },
  };
}
