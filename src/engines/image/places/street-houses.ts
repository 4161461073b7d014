import palettes from '../data/palettes.json';
import { Canvas } from '../raster/canvas.ts';
import { linearRgb } from '../raster/colour.ts';
import { lerp } from '../raster/math.ts';
import { latticeHash } from '../raster/noise.ts';
import type { Scene } from '../scene/scene.ts';
import { neonColours } from './neon.ts';
import { EYE_HEIGHT, LAMP_COLOUR, riseAt, STREET_HALF_WIDTH } from './street-scale.ts';

const FRONTS = palettes.houseFronts.map(linearRgb);

const AWNINGS = palettes.awnings.map(linearRgb);

const FRONT_LENGTH = 1.7;

const storeys = (scene: Scene, side: number, index: number): number =>
  1.5 + 2.6 * latticeHash(index, side, scene.plan.seed) ** 1.4;

/** Houses of a steep street stand on steps. */
const levelOf = (scene: Scene, index: number): number => riseAt(scene, index * FRONT_LENGTH);

export function paintHouses(scene: Scene): Canvas {
  const { width, height, horizon, focal, light } = scene;
  const canvas = new Canvas(width, height);
  const [lx] = light.direction;
  for (let y = 0; y < height; y++) {
    const dy = (y - horizon) / focal;
    for (let x = 0; x < width; x++) {
      const dx = (x + 0.5 - width / 2) / focal;
      const side = dx < 0 ? 0 : 1;
      const steep = Math.abs(dx);
      let z = STREET_HALF_WIDTH / Math.max(1e-4, steep);
      let index = Math.floor(z / FRONT_LENGTH);
      let across = z / FRONT_LENGTH - index;
      let frontal = false;
      let found = -dy * z < storeys(scene, side, index) + levelOf(scene, index);
      // Above a low roof the ray continues and may hit the side wall of a taller house behind it.
      for (let next = index + 1; !found && next < index + 7; next++) {
        const wall = next * FRONT_LENGTH;
        if (steep * wall > STREET_HALF_WIDTH + 1.4) break;
        if (-dy * wall < storeys(scene, side, next) + levelOf(scene, next)) {
          found = true;
          frontal = true;
          z = wall;
          index = next;
          across = (steep * wall - STREET_HALF_WIDTH) / 1.4;
        }
      }
      if (!found || z > 60) continue;
      const lit = frontal ? 0.25 : lx > 0 === (side === 0) ? 0.75 : 0.16;
      paintFront(scene, canvas, x, y, {
        z,
        up: EYE_HEIGHT - dy * z - levelOf(scene, index),
        across,
        index,
        side,
        lit,
        frontal,
      });
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
  const wall = FRONTS[Math.floor(latticeHash(id, 1, 5) * FRONTS.length)] ?? LAMP_COLOUR;
  const awning = AWNINGS[Math.floor(latticeHash(id, 2, 5) * AWNINGS.length)] ?? LAMP_COLOUR;
  const neon = plan.features.has('neon');
  const ownNeon = neonColours(plan);
  const shop = p.up < 0.62 && !p.frontal;
  const column = p.across * 6;
  const row = (p.up - 0.62) / 0.44;
  const fx = column - Math.floor(column);
  const fy = row - Math.floor(row);
  const pane = shop
    ? p.up > 0.06 && p.up < 0.4 && fx > 0.06 && fx < 0.94
    : !p.frontal && row > 0 && fx > 0.26 && fx < 0.74 && fy > 0.24 && fy < 0.82;
  const chance = latticeHash(Math.floor(column), Math.floor(row) + 50, id);
  const lamp = pane && (light.lamps ? chance < (shop ? 0.85 : 0.4) : shop && !light.dark && chance < 0.3);
  const band = shop && p.up > 0.42 && p.up < 0.56;
  const trim = !shop && (fy < 0.07 || Math.abs(p.across) < 0.015);
  const signId = Math.floor(latticeHash(id, 3, 9) * ownNeon.length);
  const sign =
    neon &&
    light.lamps &&
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
  const glowColour = neon && shop ? (ownNeon[(signId + 1) % ownNeon.length] ?? LAMP_COLOUR) : LAMP_COLOUR;
  for (let c = 0; c < 3; c++) {
    const base = band ? (awning[c] as number) : (wall[c] as number) * (trim ? 1.25 : 1) * rough;
    let value = base * ((light.ambient[c] as number) * 0.8 + (light.key[c] as number) * p.lit);
    if (pane)
      value = lamp
        ? (glowColour[c] as number) * (0.35 + chance * (light.dark ? 0.9 : 0.2))
        : value * 0.3 + (light.horizon[c] as number) * 0.16;
    value = lerp(value, light.fog[c] as number, fog);
    if (sign) value += (ownNeon[signId]?.[c] ?? 0) * 1.3;
    canvas.px[k + c] = value;
  }
  canvas.px[k + 3] = 1;
}
