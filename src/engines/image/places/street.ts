import palettes from '../data/palettes.json';
import { Canvas } from '../raster/canvas.ts';
import { linearRgb } from '../raster/colour.ts';
import { clamp, hypot, lerp, smoothstep } from '../raster/math.ts';
import { latticeHash } from '../raster/noise.ts';
import type { Renderer } from '../scene/renderer.ts';
import type { Scene } from '../scene/scene.ts';
import { paintSky } from '../sky/sky.ts';
import { drawSprite } from '../sprites/lit-sprite.ts';
import { shadeSprite } from '../sprites/shading.ts';

const FRONTS = palettes.houseFronts.map(linearRgb);
const AWNINGS = palettes.awnings.map(linearRgb);
const NEON = palettes.neon.map(linearRgb);
const WARM = linearRgb('#ffcf8a');

/** Half the width of the street, height of the eye and length of a house front, in units. */
const HALF = 1.25;
const EYE = 0.42;
const FRONT = 1.7;

export function paintStreet(renderer: Renderer): void {
  const { scene } = renderer;
  renderer.addLayer('sky', 0, paintSky(scene));
  renderer.drawSubjects('air', 0.3);
  renderer.addLayer('far', 0.35, houses(scene));
  const road = pavement(scene);
  if (scene.plan.weather === 'rain' || scene.plan.weather === 'storm' || scene.plan.features.has('neon'))
    wetten(scene, road, renderer.canvas);
  renderer.addLayer('ground', 0.6, road);
  lamps(renderer);
  renderer.drawSubjects('ground', 0.8);
  renderer.drawSubjects('water', 0.8);
  renderer.drawSubjects('table', 0.8);
}

const storeys = (scene: Scene, side: number, index: number): number =>
  1.5 + 2.6 * latticeHash(index, side, scene.plan.seed) ** 1.4;

function houses(scene: Scene): Canvas {
  const { width, height, horizon, focal, light } = scene;
  const canvas = new Canvas(width, height);
  const [lx] = light.direction;
  for (let y = 0; y < height; y++) {
    const dy = (y - horizon) / focal;
    for (let x = 0; x < width; x++) {
      const dx = (x + 0.5 - width / 2) / focal;
      const side = dx < 0 ? 0 : 1;
      const steep = Math.abs(dx);
      let z = HALF / Math.max(1e-4, steep);
      let index = Math.floor(z / FRONT);
      let across = z / FRONT - index;
      let frontal = false;
      let found = -dy * z < storeys(scene, side, index);
      // Above a low roof the ray continues and may hit the side wall of a taller house behind it.
      for (let next = index + 1; !found && next < index + 7; next++) {
        const wall = next * FRONT;
        if (steep * wall > HALF + 1.4) break;
        if (-dy * wall < storeys(scene, side, next)) {
          found = true;
          frontal = true;
          z = wall;
          index = next;
          across = (steep * wall - HALF) / 1.4;
        }
      }
      if (!found || z > 60) continue;
      const lit = frontal ? 0.25 : lx > 0 === (side === 0) ? 0.75 : 0.16;
      paintFront(scene, canvas, x, y, { z, up: EYE - dy * z, across, index, side, lit, frontal });
    }
  }
  return canvas;
}

interface FrontPoint {
  readonly z: number;
  /** Height above the pavement. */
  readonly up: number;
  readonly across: number;
  readonly index: number;
  readonly side: number;
  readonly lit: number;
  readonly frontal: boolean;
}

function paintFront(scene: Scene, canvas: Canvas, x: number, y: number, p: FrontPoint): void {
  const { light, noise, plan } = scene;
  const id = plan.seed ^ (p.index * 131 + p.side * 7919);
  const wall = FRONTS[Math.floor(latticeHash(id, 1, 5) * FRONTS.length)] ?? WARM;
  const awning = AWNINGS[Math.floor(latticeHash(id, 2, 5) * AWNINGS.length)] ?? WARM;
  const neon = plan.features.has('neon');
  const shop = p.up < 0.62 && !p.frontal;
  const column = p.across * 6;
  const row = (p.up - 0.62) / 0.44;
  const fx = column - Math.floor(column);
  const fy = row - Math.floor(row);
  const pane = shop
    ? p.up > 0.06 && p.up < 0.4 && fx > 0.06 && fx < 0.94
    : !p.frontal && row > 0 && fx > 0.26 && fx < 0.74 && fy > 0.24 && fy < 0.82;
  const chance = latticeHash(Math.floor(column), Math.floor(row) + 50, id);
  const lamp = pane && (light.dark ? chance < (shop ? 0.85 : 0.4) : shop && chance < 0.3);
  const band = shop && p.up > 0.42 && p.up < 0.56;
  const trim = !shop && (fy < 0.07 || Math.abs(p.across) < 0.015);
  const signId = Math.floor(latticeHash(id, 3, 9) * NEON.length);
  const sign =
    neon &&
    light.dark &&
    ((band && fx > 0.08) ||
      (!shop &&
        !p.frontal &&
        Math.floor(column) === Math.floor(latticeHash(id, 4, 9) * 6) &&
        row > 0.3 &&
        row < 2.6 &&
        fx > 0.35 &&
        fx < 0.65));
  const rough = 1 + 0.14 * noise.fbm(p.across * 14 + p.index * 3, p.up * 9, 2);
  const fog = 1 - Math.exp(-((p.z * 0.036 * light.haze) ** 1.2));
  const k = (y * canvas.width + x) * 4;
  const glowColour = neon && shop ? (NEON[(signId + 1) % NEON.length] ?? WARM) : WARM;
  for (let c = 0; c < 3; c++) {
    const base = band ? (awning[c] as number) : (wall[c] as number) * (trim ? 1.25 : 1) * rough;
    let value = base * ((light.ambient[c] as number) * 0.8 + (light.key[c] as number) * p.lit);
    if (pane)
      value = lamp
        ? (glowColour[c] as number) * (0.35 + chance * (light.dark ? 0.9 : 0.2))
        : value * 0.3 + (light.horizon[c] as number) * 0.16;
    value = lerp(value, light.fog[c] as number, fog);
    if (sign) value += (NEON[signId]?.[c] ?? 0) * 1.3;
    canvas.px[k + c] = value;
  }
  canvas.px[k + 3] = 1;
}

function pavement(scene: Scene): Canvas {
  const { width, height, horizon, focal, light, noise, plan } = scene;
  const canvas = new Canvas(width, height);
  const asphalt = linearRgb('#4a4b50');
  const slab = linearRgb('#a09a92');
  const snowy = plan.season === 'winter';
  for (let y = horizon; y < height; y++) {
    const z = (EYE * focal) / (y - horizon + 0.5);
    const fog = 1 - Math.exp(-((z * 0.036 * light.haze) ** 1.2));
    for (let x = 0; x < width; x++) {
      const wx = ((x - width / 2) / focal) * z;
      const walk = Math.abs(wx) > HALF * 0.62;
      const kerb = smoothstep(0.03, 0, Math.abs(Math.abs(wx) - HALF * 0.62));
      const dash = Math.abs(wx) < 0.022 && z % 0.9 < 0.45 ? 0.8 : 0;
      const joint = walk && (z % 0.3 < 0.02 || Math.abs((wx * 4) % 1) < 0.04) ? 0.8 : 1;
      const rough = 1 + 0.2 * noise.fbm(wx * 5, z * 5, 3) + 0.1 * noise.at(wx * 40, z * 30) * clamp(2 - z);
      const base = walk ? slab : asphalt;
      const k = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) {
        let value = lerp((base[c] as number) * rough * joint, 0.6, Math.max(dash, kerb * 0.5));
        if (snowy) value = lerp(value, 0.82, walk ? 0.9 : 0.55 * clamp(0.6 + noise.fbm(wx * 2, z, 3)));
        value *= (light.ambient[c] as number) + (light.key[c] as number) * 0.4;
        canvas.px[k + c] = lerp(value, light.fog[c] as number, fog);
      }
      canvas.px[k + 3] = 1;
    }
  }
  return canvas;
}

/** Blends a vertically blurred mirror image into the ground. */
function wetten(scene: Scene, road: Canvas, above: Canvas): void {
  const { width, height, horizon, focal, noise } = scene;
  for (let y = horizon; y < height; y++) {
    const down = (y - horizon) / focal;
    for (let x = 0; x < width; x++) {
      const puddle = smoothstep(
        -0.25,
        0.3,
        noise.fbm(((x - width / 2) / focal / (down + 0.05)) * 0.6, 1 / (down + 0.05), 3),
      );
      const ripple = noise.at(x * 0.05, y * 0.4) * 3 * (1 + down * 8);
      let r = 0;
      let g = 0;
      let b = 0;
      for (let tap = 0; tap < 4; tap++) {
        const row = clamp(2 * horizon - y + ripple - tap * (4 + down * 50), 0, horizon - 1) | 0;
        const q = (row * width + (clamp(x + ripple * 0.4, 0, width - 1) | 0)) * 4;
        r += above.px[q] as number;
        g += above.px[q + 1] as number;
        b += above.px[q + 2] as number;
      }
      const amount = 0.2 + 0.5 * puddle;
      const k = (y * width + x) * 4;
      road.px[k] = (road.px[k] as number) * (1 - amount * 0.6) + (r / 4) * amount;
      road.px[k + 1] = (road.px[k + 1] as number) * (1 - amount * 0.6) + (g / 4) * amount;
      road.px[k + 2] = (road.px[k + 2] as number) * (1 - amount * 0.6) + (b / 4) * amount;
    }
  }
}

function lamps(renderer: Renderer): void {
  const { scene } = renderer;
  const { width, horizon, focal, light } = scene;
  const layer = new Canvas(scene.width, scene.height);
  const lamp = shadeSprite(scene, renderer.drawings.draw('lamp-post', focal * 0.12));
  for (let i = 5; i >= 1; i--) {
    const z = i * 1.5;
    for (const side of [-1, 1]) {
      const x = width / 2 + ((side * HALF * 0.7) / z) * focal;
      const foot = horizon + (EYE / z) * focal;
      const tall = (0.95 / z) * focal;
      drawSprite(layer, lamp, {
        x,
        foot,
        height: tall,
        mirrored: side > 0,
        fog: clamp(i * 0.1 * light.haze),
        fogColour: light.fog,
        shade: 1,
      });
      if (!light.dark) continue;
      const reach = tall * 0.5;
      for (let dy = -reach; dy <= reach; dy++) {
        for (let dx = -reach; dx <= reach; dx++) {
          const glow = Math.exp(-hypot(dx, dy) / (reach * 0.16)) * 0.9;
          if (glow > 0.01)
            layer.add(
              Math.round(x + dx),
              Math.round(foot - tall * 0.93 + dy),
              glow * WARM[0],
              glow * WARM[1],
              glow * WARM[2],
            );
        }
      }
    }
  }
  renderer.addLayer('near', 0.7, layer);
}
