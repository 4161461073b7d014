import palettes from '../data/palettes.json';
import { Canvas } from '../raster/canvas.ts';
import { linearRgb, type Rgb } from '../raster/colour.ts';
import { clamp, hypot, lerp, smoothstep } from '../raster/math.ts';
import type { Renderer } from '../scene/renderer.ts';
import {
  BACK_WALL,
  FRAME,
  hasBlinds,
  hasRoundWindow,
  SILL_WIDE,
  windowAt,
  windowOf,
} from '../scene/room-window.ts';
import type { Scene } from '../scene/scene.ts';
import { paintFall } from '../sky/precipitation.ts';
import { paintSky } from '../sky/sky.ts';
import { furnish, furnishingOf } from './furniture.ts';
import { isArch, isPaneOfArch, isWindowless, roofBoards, starAt, toRoof, wallOf } from './walls.ts';

const PAINTS = palettes.roomWalls.map(linearRgb);
const BOOKS = palettes.books.map(linearRgb);
const LAMP: Rgb = [1, 0.66, 0.34];

/** A room from inside: back wall with a window and furniture, side walls, floor boards and a rug. */
export function paintRoom(renderer: Renderer): void {
  const { scene } = renderer;
  const sky = paintSky(scene);
  if (/^(?:rain|storm|snow)$/.test(scene.plan.weather)) paintFallOutside(scene, sky);
  renderer.addLayer('sky', 0, sky);
  const room = new Canvas(scene.width, scene.height);
  const { wall } = furnishingOf(scene.plan);
  build(scene, room, wall);
  const { focal, horizon } = scene;
  furnish(renderer, room, {
    foot: horizon + (focal * FLOOR) / NEAR_WALL,
    metre: (focal / NEAR_WALL) * UNITS_OF_A_METRE,
    unit: focal / NEAR_WALL,
    side: windowAt(scene) > 0 ? -1 : 1,
  });
  renderer.addLayer('ground', 0.5, room);
  for (const zone of ['air', 'ground', 'water', 'table', 'deep'] as const) renderer.drawSubjects(zone, 0.75);
}

/** In the small part of it that the window shows, white on a white sky would not be seen. */
function paintFallOutside(scene: Scene, sky: Canvas): void {
  for (let k = 0; k < sky.px.length; k++) if (k % 4 !== 3) sky.px[k] = (sky.px[k] ?? 0) * 0.55;
  for (let times = 0; times < 3; times++) paintFall(scene, sky);
}

/** The box of the room, in units from the eye: half the width, back wall, floor and ceiling. */
const HALF = 1.25;
const BACK = BACK_WALL;
const FLOOR = 0.62;
const CEILING = 0.85;

/** The row of pixels for the feet of furniture, a little before the back wall. */
const NEAR_WALL = 2.12;
const UNITS_OF_A_METRE = 0.5;

const OUT_OF_SIGHT = 99;

function build(scene: Scene, canvas: Canvas, wall: string): void {
  const { width, height, horizon, focal, light, noise } = scene;
  const random = scene.random(101);
  const usual = PAINTS[Math.floor(random() * PAINTS.length)] ?? LAMP;
  const { wallColour, tileColour } = scene.plan;
  const tile: Rgb = tileColour ? linearRgb(tileColour) : [0.72, 0.75, 0.74];
  // Paint on a wall is paler than the colour in its tube.
  const [r, g, b] = wallColour ? linearRgb(wallColour) : usual;
  const paint: Rgb = wallColour ? [r * 0.78 + 0.09, g * 0.78 + 0.09, b * 0.78 + 0.09] : usual;
  const rugHue = BOOKS[Math.floor(random() * 5)] ?? LAMP;
  // Far to the side, nothing of it is seen.
  const window = isWindowless(wall) ? OUT_OF_SIGHT : windowAt(scene);
  const pane = windowOf(scene.plan);
  const shelfSide = windowAt(scene) > 0 ? -1 : 1;
  const dark = light.lamps;
  // In a dark room the lamp beside the shelf is out.
  const level = scene.plan.dim ? 0.16 : 1;
  const isRound = hasRoundWindow(scene.plan);
  const slats = hasBlinds(scene.plan);
  const half = Math.max(HALF, (width / focal / 2) * 1.35);
  for (let y = 0; y < height; y++) {
    const dy = (y + 0.5 - horizon) / focal;
    for (let x = 0; x < width; x++) {
      const dx = (x + 0.5 - width / 2) / focal;
      const toSide = half / Math.max(1e-4, Math.abs(dx));
      const toFloor = dy > 0 ? FLOOR / dy : CEILING / Math.max(1e-4, -dy);
      const roof = wall === 'attic' && dy < 0 ? toRoof(half, dx, dy) : BACK;
      const z = Math.min(BACK, toSide, toFloor, roof);
      const wx = dx * z;
      const wy = -dy * z;
      let colour: readonly number[] = paint;
      let shine = 1;
      if (z === BACK) {
        const u = (wx - window) / pane.half;
        const v = (wy - pane.middle) / pane.tall;
        if (wall === 'glass' && wy > LOW_WALL) {
          if (Math.min(paneEdge(wx), paneEdge(wy)) > 0.04) continue;
          colour = [0.72, 0.74, 0.72];
        } else if (wall === 'arches' && isArch(wx, wy)) {
          if (isPaneOfArch(wx, wy)) continue;
          colour = [0.3, 0.34, 0.36];
        } else if (isRound && wy > pane.middle - pane.tall * FRAME.tall) {
          const out = hypot(u * (pane.half / pane.tall), v);
          if (out < 0.9 && Math.abs(u) > 0.04 && Math.abs(v) > 0.05) {
            if (wall !== 'metal') continue;
            colour = starAt(x, y, scene);
          } else colour = out < FRAME.tall ? [0.6, 0.56, 0.48] : (wallOf(wall, wx, wy, scene) ?? paint);
        } else if (wall !== 'arches' && Math.abs(u) < 1 && Math.abs(v) < 1) {
          const bar = Math.abs(u) < 0.035 || Math.abs(v) < 0.045 || Math.abs(u) > 0.94 || Math.abs(v) > 0.93;
          const isSlat = slats && Math.abs((v * 8) % 1) < 0.55;
          if (!bar && !isSlat && wall !== 'metal') continue;
          colour = isSlat && !bar ? [0.8, 0.76, 0.68] : bar ? [0.72, 0.68, 0.6] : starAt(x, y, scene);
          shine = 1.1;
        } else if (wall !== 'arches' && Math.abs(u) < FRAME.wide && Math.abs(v) < FRAME.tall)
          colour = [0.6, 0.56, 0.48];
        else if (wall !== 'arches' && Math.abs(u) < SILL_WIDE && v < 0 && -v > FRAME.tall && -v < SILL.low) {
          colour = [0.78, 0.74, 0.66];
          shine = -v < SILL.edge ? 1.25 : 0.8;
        } else {
          shine = 1 + 0.05 * noise.fbm(wx * 6, wy * 6, 3);
          const bare = wallOf(wall, wx, wy, scene);
          if (bare) colour = bare;
          else if (wall === 'planks') {
            colour = [0.34, 0.2, 0.11];
            shine *=
              Math.abs((wx * 6) % 1) < 0.06 ? 0.5 : 0.85 + 0.2 * noise.at(Math.floor(wx * 6) * 7, wy * 2);
          } else if (wy < LOW_WALL) {
            colour = [paint[0] * 0.72, paint[1] * 0.72, paint[2] * 0.72];
            if (Math.abs((wx * 5) % 1) < 0.03 || wy > LOW_WALL - 0.02) shine *= 0.75;
          }
          if (wall === 'tunnel' || (wall === 'tiles' && wy < 0.28))
            colour = Math.min(tileEdge(wx), tileEdge(wy)) < 0.06 ? [0.5, 0.52, 0.52] : tile;
          const shelf = wall === 'books' ? bookshelf(wx, wy, shelfSide * 0.72) : undefined;
          if (shelf) {
            colour = shelf;
            shine = 0.9;
          }
        }
      } else if (z === roof) colour = roofBoards(wy, z, scene);
      else if (z === toSide) {
        colour = wallOf(wall, z, wy, scene) ?? paint;
        shine = 0.82 + 0.05 * noise.fbm(z * 6, wy * 6, 3);
        if (wy < -0.3) shine *= 0.78;
      } else if (dy > 0) {
        const board = Math.floor(wx * 7);
        const grain = noise.at(wx * 40 + board * 3, z * 3.5 + board * 7);
        const seam = Math.abs(wx * 7 - board - 0.5) > 0.475 ? 0.72 : 1;
        const tone = (0.8 + 0.28 * noise.at(board * 3.7, 0.5) + 0.14 * grain) * seam;
        colour = [0.32 * tone, 0.17 * tone, 0.085 * tone];
        const rug = hypot(wx / 0.85, (z - 1.35) / 0.46);
        if (rug < 1 && /^(?:books|plain)$/.test(wall)) {
          const ring = Math.floor(rug * 7) % 2 === 0 ? 1 : 0.62;
          colour = [
            lerp(rugHue[0], 0.7, 0.15) * ring,
            lerp(rugHue[1], 0.62, 0.15) * ring,
            lerp(rugHue[2], 0.5, 0.15) * ring,
          ];
          shine = 0.9 + 0.2 * noise.at(wx * 60, z * 60);
        }
      } else {
        if (wall === 'glass' && Math.min(paneEdge(wx), paneEdge(z)) > 0.04) continue;
        colour = wallOf(wall, wx, z, scene) ?? [0.74, 0.72, 0.68];
      }
      const beam = dy > 0 && z !== toSide && z !== BACK ? sunPatch(wx, z, window) : 0;
      const corner = clamp(
        Math.min(
          half - Math.abs(wx),
          wy + FLOOR + (dy > 0 && z < BACK ? 1 : 0),
          BACK - z + (z === BACK ? 1 : 0),
        ) *
          5 +
          0.55,
        0.55,
        1,
      );
      const towards = Math.exp(-hypot(wx - window, wy - 0.2, (BACK - z) * 0.8) * 1.1);
      const lamp = Math.exp(-hypot(wx - shelfSide * 0.8, wy - 0.1, BACK - 0.3 - z) * 1.25);
      const k = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) {
        const day =
          (light.ambient[c] as number) * (0.62 + 0.9 * towards) +
          (light.key[c] as number) * (beam * 0.9 * light.hardness + towards * 0.3);
        const glow =
          level *
          ((LAMP[c] as number) * (dark ? 1.15 : light.dark ? 0 : 0.22) * lamp +
            (dark ? (LAMP[c] as number) * 0.12 : light.dark ? 0.02 : 0.05));
        canvas.px[k + c] = (colour[c] as number) * shine * corner * (day + glow);
      }
      canvas.px[k + 3] = 1;
    }
  }
}

/** The lower part of the back wall is panelled, and of stone under panes. */
const LOW_WALL = -0.3;

/** The board under the window, in halves of it: the rows of its edge and its lower side. */
const SILL = { edge: 1.15, low: 1.2 };

/** Distance to the nearest bar of a greenhouse, as a share of a pane. */
const paneEdge = (at: number): number => Math.abs(at * 2.2 - Math.round(at * 2.2));

/** Distance to the nearest joint of tiles, as a share of a tile. */
const tileEdge = (at: number): number => Math.abs(at * 7 - Math.round(at * 7));

/** Sunlight on the floor, 0 to 1, with the shadow of the window bars. */
function sunPatch(wx: number, z: number, window: number): number {
  const v = (z - 1.15) / 0.5;
  const u = (wx - window * 0.55 - v * 0.16) / 0.4;
  if (Math.abs(u) > 1 || Math.abs(v) > 1) return 0;
  const bars = smoothstep(0.02, 0.06, Math.abs(u)) * smoothstep(0.02, 0.06, Math.abs(v));
  return bars * smoothstep(1, 0.92, Math.abs(u)) * smoothstep(1, 0.92, Math.abs(v));
}

function bookshelf(wx: number, wy: number, at: number): readonly number[] | undefined {
  const u = (wx - at) / 0.4;
  const v = (wy + 0.62) / 1.2;
  if (Math.abs(u) > 1 || v < 0 || v > 1) return undefined;
  const wood = [0.2, 0.1, 0.05];
  const row = v * 4;
  const fy = row - Math.floor(row);
  if (Math.abs(u) > 0.94 || fy < 0.07 || v > 0.97) return wood;
  const slot = Math.floor((u + 1) * 9);
  const book = BOOKS[(slot * 5 + Math.floor(row) * 3) % BOOKS.length] ?? LAMP;
  const tall = 0.62 + 0.26 * (((slot * 37 + Math.floor(row) * 17) % 10) / 10);
  const edge = (u + 1) * 9 - slot;
  if (fy > tall) return [0.05, 0.03, 0.02];
  return edge < 0.1 ? [book[0] * 0.5, book[1] * 0.5, book[2] * 0.5] : book;
}
