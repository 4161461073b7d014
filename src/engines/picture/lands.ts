import { hex, type Rgb } from './colour.ts';
import { clamp, smooth } from './noise.ts';
import type { Stage } from './stage.ts';
import type { Land } from './terrain.ts';

/** The shapes and skins of land. Units are about ten metres; the eye is a little above the ground. */

interface Skin {
  readonly grass: Rgb;
  readonly meadow: Rgb;
  readonly rock: Rgb;
  readonly crag: Rgb;
  readonly sand: Rgb;
  readonly snow: Rgb;
}

function skinOf(stage: Stage): Skin {
  const { season, features, place, tints } = stage.plan;
  const moon = tints.includes('moon');
  const red = features.has('mars');
  const warm = place === 'desert';
  const pure = stage.style === 'anime' || stage.style === '3d';
  const grass = {
    spring: ['#6f9a3c', '#3f7a34'],
    summer: ['#5f8436', '#38602b'],
    autumn: ['#a5803a', '#7d5426'],
    winter: ['#8b8a6a', '#5f6350'],
  }[season];
  return {
    grass: hex(pure && season !== 'winter' && season !== 'autumn' ? '#77b13a' : (grass[0] ?? '#5f8436')),
    meadow: hex(pure && season !== 'winter' && season !== 'autumn' ? '#3f8a3c' : (grass[1] ?? '#38602b')),
    rock: hex(moon ? '#8d8d90' : red ? '#9a5536' : warm ? '#c0814f' : '#7c756f'),
    crag: hex(moon ? '#5c5c60' : red ? '#633323' : warm ? '#8a5233' : '#4b4644'),
    sand: hex(moon ? '#a5a5a8' : red ? '#c06a3e' : warm ? '#e0b67c' : '#dcc79a'),
    snow: hex('#eef3fb'),
  };
}

/** Number of octaves worth computing for features down to `grain`. */
const octavesFor = (grain: number, base: number, most: number): number =>
  clamp(Math.round(Math.log2(base / Math.max(1e-4, grain)) + 0.5), 2, most) | 0;

function paintMix(out: Float32Array, a: Rgb, b: Rgb, t: number, shade: number): void {
  out[0] = (a[0] + (b[0] - a[0]) * t) * shade;
  out[1] = (a[1] + (b[1] - a[1]) * t) * shade;
  out[2] = (a[2] + (b[2] - a[2]) * t) * shade;
}

function coverWith(out: Float32Array, colour: Rgb, t: number): void {
  if (t <= 0) return;
  out[0] = (out[0] as number) + (colour[0] - (out[0] as number)) * t;
  out[1] = (out[1] as number) + (colour[1] - (out[1] as number)) * t;
  out[2] = (out[2] as number) + (colour[2] - (out[2] as number)) * t;
}

/** High mountains beyond everything else. `tall` is about 1; `foot` is where they begin. */
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
