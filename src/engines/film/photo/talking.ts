import type { Pixels } from './guess.ts';

/** Where a face is in a picture, in its pixels. */
export interface Face {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GRID = 96;

/** The largest patch with the colours of skin that is about as high as a face; nothing when there is none. */
export function findFace(picture: Pixels): Face | undefined {
  const scale = Math.max(picture.width, picture.height) / GRID;
  const width = Math.max(8, Math.round(picture.width / scale));
  const height = Math.max(8, Math.round(picture.height / scale));
  const skin = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (Math.floor((y + 0.5) * scale) * picture.width + Math.floor((x + 0.5) * scale)) * 4;
      const [r, g, b] = [picture.rgba[i] ?? 0, picture.rgba[i + 1] ?? 0, picture.rgba[i + 2] ?? 0];
      if (isSkin(r, g, b)) skin[y * width + x] = 1;
    }
  }
  let best: { cells: number; box: readonly [number, number, number, number] } | undefined;
  for (let start = 0; start < skin.length; start++) {
    if (skin[start] !== 1) continue;
    const patch = flood(skin, start, width, height);
    const [x0, y0, x1, y1] = patch.box;
    const shape = (y1 - y0) / (x1 - x0);
    const filled = patch.cells / ((x1 - x0) * (y1 - y0));
    if (patch.cells < width * height * 0.012 || shape < 0.8 || filled < 0.4) continue;
    if (!best || patch.cells > best.cells) best = patch;
  }
  if (!best) return undefined;
  const [x0, y0, x1, y1] = best.box;
  // A neck or shoulders below the face make the patch too tall: a face is at most 1.45 times as high as wide.
  const tall = Math.min(y1 - y0, (x1 - x0) * 1.45);
  return { x: x0 * scale, y: y0 * scale, width: (x1 - x0) * scale, height: tall * scale };
}

/** The usual bounds for skin of any tone in the plane of red and blue differences, in enough light. */
function isSkin(r: number, g: number, b: number): boolean {
  const cb = 128 - 0.169 * r - 0.331 * g + 0.5 * b;
  const cr = 128 + 0.5 * r - 0.419 * g - 0.081 * b;
  return r > 60 && r > g && r > b && cb > 80 && cb < 128 && cr > 137 && cr < 176;
}

function flood(skin: Uint8Array, start: number, width: number, height: number) {
  const queue = [start];
  skin[start] = 2;
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  let cells = 0;
  while (queue.length > 0) {
    const i = queue.pop() as number;
    const x = i % width;
    const y = (i - x) / width;
    cells++;
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x + 1), Math.max(y1, y + 1)];
    for (const [nx, ny] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      if (nx < 0 || ny < 0 || nx >= width || ny >= height || skin[ny * width + nx] !== 1) continue;
      skin[ny * width + nx] = 2;
      queue.push(ny * width + nx);
    }
  }
  return { cells, box: [x0, y0, x1, y1] as const };
}

/** Opens the mouth in the pixels: what is below its line goes down, and the gap shows a dark inside. */
export function speaker(picture: Pixels, pixels: Int32Array, face: Face): (open: number) => void {
  const middle = face.x + face.width / 2;
  const line = face.y + face.height * 0.77;
  const half = face.width * 0.19;
  const left = Math.max(0, Math.floor(middle - face.width * 0.42));
  const right = Math.min(picture.width, Math.ceil(middle + face.width * 0.42));
  const top = Math.max(0, Math.floor(line - face.height * 0.1));
  const bottom = Math.min(picture.height, Math.ceil(line + face.height * 0.34));
  const width = right - left;
  const kept = new Int32Array(Math.max(0, width * (bottom - top)));
  for (let y = top; y < bottom; y++)
    kept.set(pixels.subarray(y * picture.width + left, y * picture.width + right), (y - top) * width);
  const at = (x: number, y: number): number =>
    kept[Math.max(0, Math.min(bottom - top - 1, Math.round(y) - top)) * width + x - left] as number;

  return (open) => {
    const drop = open * face.height * 0.085;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const across = (x - middle) / (face.width * 0.42);
        const jaw = Math.max(0, 1 - across * across) ** 1.5;
        const lip = Math.max(0, 1 - ((x - middle) / half) ** 2);
        const gap = drop * Math.sqrt(lip);
        const below = y - line;
        let pixel: number;
        if (below <= -gap * 0.25) pixel = at(x, y);
        else if (below < gap * 0.8) pixel = inside(below, gap);
        else {
          // The chin follows the jaw; further down nothing moves.
          const rest = Math.max(0, 1 - below / (bottom - line));
          pixel = at(x, y - Math.max(gap * 0.8, drop * jaw) * rest);
        }
        pixels[y * picture.width + x] = pixel;
      }
    }
  };
}

function inside(below: number, gap: number): number {
  const depth = (below + gap * 0.25) / (gap * 1.05);
  if (depth < 0.24) return 0xffe4e8ea;
  const level = 1 - 0.5 * Math.abs(depth - 0.6);
  return ((58 * level) | ((22 * level) << 8) | ((26 * level) << 16) | 0xff000000) >>> 0;
}
