import { Plate } from '../raster/canvas.ts';
import { hex, type Rgb } from '../raster/colour.ts';
import { clamp, mix, norm, smooth } from '../raster/noise.ts';
import type { Show } from '../scene/renderer.ts';
import type { Stage } from '../scene/scene.ts';
import { setCutout } from '../sprites/lit-sprite.ts';
import { litCutout } from '../sprites/shading.ts';

export function paintUnderwater(show: Show): void {
  const { stage } = show;
  show.lay('sky', 0, depths(stage));
  show.lay('far', 0.2, seabed(stage, 0.66, 0.72, 5));
  growth(show, 0.72, 0.62, 7, 71);
  show.cast('deep', 0.55);
  show.lay('ground', 0.7, seabed(stage, 0.82, 0.25, 9));
  growth(show, 0.98, 0.22, 6, 72);
  show.cast('ground', 0.8);
  show.lay('near', 0.9, bubbles(stage));
}

const surface = (stage: Stage): Rgb => hex(stage.plan.time === 'night' ? '#14406a' : '#4fc3d9');
const abyss = (stage: Stage): Rgb => hex(stage.plan.time === 'night' ? '#030d1f' : '#07355f');

function waterColour(stage: Stage, down: number): Rgb {
  const a = surface(stage);
  const b = abyss(stage);
  const t = clamp(down) ** 0.75;
  return [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];
}

function depths(stage: Stage): Plate {
  const { width, height, noise } = stage;
  const plate = new Plate(width, height);
  const sunX = width * stage.light.sunX;
  const sun = stage.plan.time === 'night' ? 0.25 : 1;
  for (let y = 0; y < height; y++) {
    const base = waterColour(stage, y / height);
    for (let x = 0; x < width; x++) {
      const angle = Math.atan2(x - sunX, y + height * 0.35);
      const rays = smooth(0, 0.75, noise.fbm(angle * 9 + 3, 0.4, 3) + 0.25) * (1 - y / height) ** 1.3;
      const ripple =
        smooth(0.55, 0.95, 1 - Math.abs(noise.at((x / width) * 9, (y / height) * 40))) *
        smooth(0.14, 0, y / height);
      const glow = Math.exp(-(((x - sunX) / width) ** 2) * 9) * (1 - y / height) ** 2 * 0.55;
      const light = (rays * 0.34 + ripple * 0.5 + glow) * sun;
      const k = (y * width + x) * 4;
      plate.px[k] = base[0] + light * 0.55;
      plate.px[k + 1] = base[1] + light * 0.85;
      plate.px[k + 2] = base[2] + light * 0.82;
      plate.px[k + 3] = 1;
    }
  }
  return plate;
}

function seabed(stage: Stage, top: number, fog: number, bumps: number): Plate {
  const { width, height, noise } = stage;
  const plate = new Plate(width, height);
  const sand = hex('#d9c79a');
  const night = stage.plan.time === 'night' ? 0.2 : 1;
  for (let x = 0; x < width; x++) {
    const edge = height * (top + 0.05 * noise.fbm((x / width) * bumps * 0.4 + bumps, top * 10, 4));
    for (let y = Math.max(0, Math.floor(edge)); y < height; y++) {
      const near = clamp((y - edge) / (height - edge + 1));
      const z = 1 / (0.12 + near);
      const caustic =
        smooth(0.72, 1, 1 - Math.abs(noise.at(((x - width / 2) / width) * z * 7 + bumps, z * 6))) * 0.8;
      const dune = noise.fbm(((x - width / 2) / width) * z * 5, z * 9 + bumps, 3);
      const water = waterColour(stage, 0.78);
      const veil = clamp(fog * (1.25 - near));
      const lit = (0.3 + 0.14 * dune + caustic * 0.4) * night;
      const alpha = clamp(y - edge + 1);
      plate.over(
        x,
        y,
        mix(sand[0] * lit * 0.8, water[0], veil),
        mix(sand[1] * lit, water[1], veil),
        mix(sand[2] * lit * 1.1, water[2], veil),
        alpha,
      );
    }
  }
  return plate;
}

/** Coral from the drawings and weed of our own, along one row. */
function growth(show: Show, row: number, fog: number, count: number, purpose: number): void {
  const { stage, drawings } = show;
  const { width, height } = stage;
  const plate = new Plate(width, height);
  const random = stage.random(purpose);
  const coral = litCutout(stage, drawings.draw('coral', Math.min(width, height) * 0.3));
  const water = waterColour(stage, 0.7);
  for (let i = 0; i < count * 2; i++) {
    const x = width * random();
    const foot = height * (row + 0.03 * random());
    if (Math.abs(x / width - 0.5) < 0.16 && fog < 0.4) continue;
    if (random() < 0.4) {
      setCutout(plate, coral, {
        x,
        foot,
        height: Math.min(width, height) * (0.09 + 0.12 * random()) * (1.25 - fog),
        mirrored: random() < 0.5,
        fog,
        fogColour: water,
        shade: 0.6 + 0.3 * random(),
      });
    } else {
      for (let blade = 0; blade < 4; blade++)
        weed(
          stage,
          plate,
          x + (random() - 0.5) * width * 0.03,
          foot,
          height * (0.1 + 0.2 * random()) * (1.2 - fog),
          fog,
          random(),
        );
    }
  }
  show.lay(fog > 0.4 ? 'far' : 'near', fog > 0.4 ? 0.3 : 0.8, plate);
}

function weed(
  stage: Stage,
  plate: Plate,
  x0: number,
  foot: number,
  tall: number,
  fog: number,
  tone: number,
): void {
  const water = waterColour(stage, 0.7);
  const green = hex(tone < 0.5 ? '#2f7a3a' : '#7a8a2f');
  const night = stage.plan.time === 'night' ? 0.25 : 0.75;
  for (let s = 0; s < tall; s++) {
    const t = s / tall;
    const x = x0 + Math.sin(t * 5 + tone * 9) * tall * 0.07 * t;
    const half = Math.max(0.8, tall * 0.022 * (1 - t));
    for (let dx = -Math.ceil(half); dx <= half; dx++) {
      const lit = night * (0.5 + 0.5 * t + (dx > 0 ? 0.15 : 0));
      plate.over(
        Math.round(x + dx),
        Math.round(foot - s),
        mix(green[0] * lit, water[0], fog),
        mix(green[1] * lit, water[1], fog),
        mix(green[2] * lit, water[2], fog),
        clamp(half + 0.5 - Math.abs(dx)),
      );
    }
  }
}

function bubbles(stage: Stage): Plate {
  const { width, height } = stage;
  const plate = new Plate(width, height);
  const random = stage.random(73);
  for (let column = 0; column < 6; column++) {
    const x0 = width * random();
    for (let i = 0; i < 9; i++) {
      const r = Math.min(width, height) * (0.003 + 0.008 * random());
      const x = x0 + (random() - 0.5) * width * 0.05;
      const y = height * random();
      for (let dy = -Math.ceil(r); dy <= r; dy++) {
        for (let dx = -Math.ceil(r); dx <= r; dx++) {
          const q = norm(dx, dy) / r;
          if (q > 1) continue;
          const shine = norm(dx + r * 0.35, dy + r * 0.35) < r * 0.3 ? 0.8 : 0;
          plate.over(
            Math.round(x + dx),
            Math.round(y + dy),
            0.75,
            0.95,
            1,
            (q ** 4 * 0.5 + shine + 0.05) * 0.6,
          );
        }
      }
    }
  }
  return plate;
}
