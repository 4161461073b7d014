import { clamp, smoothstep } from '../raster/math.ts';
import type { Scene } from '../scene/scene.ts';
import { blendOver, groundColours, mixInto, octavesFor } from './ground-colours.ts';
import type { Landform } from './landform.ts';
import { rollingHills } from './landforms.ts';

/** Height fields that meet water. */

/** Low wooded land along the far side of water. */
export function farShore(scene: Scene, options: { tall: number; broken: boolean }): Landform {
  const { noise, plan } = scene;
  const colours = groundColours(scene);
  const shift = scene.random(25)() * 100;
  return {
    near: 11,
    far: 20,
    eye: 0.6,
    waterLevel: 0.02,
    haze: 0.8,
    height(x, z, grain) {
      const shape = noise.fbm(x * 0.11 + shift, z * 0.1, octavesFor(grain, 7, 6));
      const gap = options.broken ? smoothstep(0.02, 0.4, noise.fbm(x * 0.06 + shift + 9, 1.7, 2)) : 1;
      return (
        (0.25 + shape * 0.9) * options.tall * smoothstep(11, 14, z) * gap - (options.broken ? 0.06 : 0.01)
      );
    },
    surface(out, x, z, h, up) {
      const patch = noise.fbm(x * 0.9, z * 0.9 + h * 3, 3);
      mixInto(out, colours.meadow, colours.grass, clamp(0.35 + patch), 0.8);
      if (plan.season === 'winter') blendOver(out, colours.snow, 0.8);
      blendOver(out, colours.rock, smoothstep(0.75, 0.5, up));
      blendOver(out, colours.sand, smoothstep(0.1, 0.03, h) * 0.7);
    },
  };
}

/** The bank or beach in the foreground, sloping down to the water. */
export function nearShore(
  scene: Scene,
  options: { sandy: boolean; reach: number; level: boolean },
): Landform {
  const { noise, plan } = scene;
  const colours = groundColours(scene);
  const shift = scene.random(26)() * 100;
  const side = scene.random(27)() < 0.5 ? -1 : 1;
  const lean = side * (options.level ? 0.04 : 0.42);
  return {
    near: 0.35,
    far: 5,
    eye: 0.6,
    waterLevel: 0,
    haze: 0.8,
    height(x, z, grain) {
      const edge = options.reach + x * lean + noise.fbm(x * 0.5 + shift, 0.4, 3) * 0.5;
      return (
        (edge - z) * 0.075 +
        0.02 * noise.fbm(x * 2.2, z * 2.2 + shift, octavesFor(grain, 1, 4)) * clamp((edge - z) * 2)
      );
    },
    surface(out, x, z, h) {
      const patch = noise.fbm(x * 1.4 + shift, z * 1.4, 3);
      const fine = noise.at(x * 30, z * 22);
      if (options.sandy)
        mixInto(out, colours.sand, colours.rock, clamp(0.08 + patch * 0.25), 1 + fine * 0.06);
      else {
        mixInto(out, colours.grass, colours.meadow, clamp(0.4 + patch + fine * 0.25), 1 + fine * 0.14);
        if (plan.season === 'winter') blendOver(out, colours.snow, 0.85);
        blendOver(out, colours.crag, smoothstep(0.03, 0.005, h));
      }
      const wet = smoothstep(0.02, 0, h) * 0.45;
      for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * (1 - wet);
    },
  };
}

/** A valley floor with a river that winds away from the viewer; `aside` moves it, to leave a near bank. */
export function riverBanks(scene: Scene, aside: number): Landform {
  const { noise } = scene;
  const country = rollingHills(scene, { swell: 0.9, snow: scene.plan.season === 'winter' });
  const colours = groundColours(scene);
  const bend = scene.random(28)() * 6;
  return {
    ...country,
    near: 0.4,
    waterLevel: 0,
    height(x, z, grain) {
      const middle = aside + Math.sin(z * 0.55 + bend) * 0.16 * z ** 0.9;
      const off = Math.abs(x - middle) - 0.62 - 0.05 * z;
      const bank = noise.fbm(x * 1.7, z * 1.7, octavesFor(grain, 1, 4)) * 0.03;
      return off < 0
        ? -0.05
        : smoothstep(0, 0.5, off) * 0.07 +
            bank * clamp(off * 3) +
            country.height(x, z, grain) * smoothstep(0.3, 2.6, off);
    },
    surface(out, x, z, h, up) {
      country.surface(out, x, z, h, up);
      blendOver(out, colours.crag, smoothstep(0.03, 0.004, h) * 0.7);
    },
  };
}

/** A small island near the viewer, with water all around, for what stands on it. */
export function nearIsland(scene: Scene): Landform {
  const { noise } = scene;
  const colours = groundColours(scene);
  const shift = scene.random(31)() * 100;
  return {
    near: 0.6,
    far: 5,
    eye: 0.6,
    waterLevel: 0,
    haze: 0.8,
    height(x, z, grain) {
      const away = (x / 1.15) ** 2 + ((z - 2.35) / 0.95) ** 2;
      const rough = noise.fbm(x * 1.8 + shift, z * 1.8, octavesFor(grain, 1, 5));
      return (1 - away + rough * 0.3) * 0.09;
    },
    surface(out, x, z, h, up) {
      const patch = noise.fbm(x * 2.2 + shift, z * 2.2, 3);
      mixInto(out, colours.meadow, colours.grass, clamp(0.4 + patch), 1);
      blendOver(out, colours.rock, smoothstep(0.8, 0.6, up) * 0.6);
      blendOver(out, colours.sand, smoothstep(0.05, 0.025, h + patch * 0.012));
      const wet = smoothstep(0.012, 0, h) * 0.45;
      for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * (1 - wet);
    },
  };
}

/** One island in the middle distance, with a sandy rim. */
export function island(scene: Scene): Landform {
  const { noise } = scene;
  const colours = groundColours(scene);
  const shift = scene.random(29)() * 100;
  const middle = scene.random(30)() * 1.2 - 0.6;
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
      mixInto(out, colours.meadow, colours.grass, clamp(0.4 + patch), 1);
      blendOver(out, colours.rock, smoothstep(0.8, 0.6, up) * 0.6);
      blendOver(out, colours.sand, smoothstep(0.11, 0.05, h + patch * 0.03));
    },
  };
}
