import type { Bitmap } from '../../image/raster/bitmap.ts';

/** Bounding box of a face, in pixels. */
export interface DetectedFace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The row where the lips meet. */
  readonly lips: number;
}

const GRID = 96;

/** Finds the largest skin-coloured component with the proportions of a face. */
export function findFace(picture: Bitmap): DetectedFace | undefined {
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
  let best: { cells: number; box: Box } | undefined;
  for (let start = 0; start < skin.length; start++) {
    if (skin[start] !== 1) continue;
    const patch = flood(skin, start, width, height);
    const box = upperRound(patch.rows);
    const shape = (box.bottom - box.top) / (box.right - box.left);
    if (patch.cells < width * height * 0.012 || shape < 0.75) continue;
    if (!best || patch.cells > best.cells) best = { cells: patch.cells, box };
  }
  if (!best) return undefined;
  const { left, right, top, bottom } = best.box;
  const face = {
    x: left * scale,
    y: top * scale,
    width: (right - left) * scale,
    height: (bottom - top) * scale,
  };
  return { ...face, lips: lipsIn(picture, face) };
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Cuts a component off where it narrows to a neck. */
function upperRound(rows: ReadonlyMap<number, readonly [number, number]>): Box {
  const sorted = [...rows].sort(([a], [b]) => a - b);
  const top = sorted[0]?.[0] ?? 0;
  let [left, right, bottom, widest] = [Number.POSITIVE_INFINITY, 0, top, 0];
  for (const [y, [from, to]] of sorted) {
    const tall = y - top;
    if ((tall > widest * 0.6 && to - from < widest * 0.66) || tall > widest * 1.35 + 2) break;
    widest = Math.max(widest, to - from);
    left = Math.min(left, from);
    right = Math.max(right, to);
    bottom = y + 1;
  }
  return { left, right, top, bottom };
}

/** The row of the lips: the reddest band in the centre of the lower face. */
function lipsIn(picture: Bitmap, face: Omit<DetectedFace, 'lips'>): number {
  const left = Math.round(face.x + face.width * 0.36);
  const right = Math.round(face.x + face.width * 0.64);
  const band = Math.max(1, Math.round(face.height * 0.025));
  const top = Math.round(face.y + face.height * 0.45);
  const bottom = Math.round(Math.min(picture.height - band - 1, face.y + face.height * 0.93));
  const redness: number[] = [];
  for (let y = top; y < bottom; y++) {
    let red = 0;
    for (let py = y - band; py <= y + band; py++) {
      for (let x = left; x < right; x++) {
        const i = (py * picture.width + x) * 4;
        const [r, g, b] = [picture.rgba[i] ?? 0, picture.rgba[i + 1] ?? 0, picture.rgba[i + 2] ?? 0];
        red += (r - g + (b - g) * 0.5) / (r + g + b + 30);
      }
    }
    redness.push(red);
  }
  const reddest = Math.max(...redness);
  const lips = redness.flatMap((red, i) => (red > reddest * 0.96 ? [top + i] : []));
  return lips[Math.floor(lips.length / 2)] ?? face.y + face.height * 0.72;
}

/** Common bounds for skin of any tone in the CbCr plane. */
function isSkin(r: number, g: number, b: number): boolean {
  const cb = 128 - 0.169 * r - 0.331 * g + 0.5 * b;
  const cr = 128 + 0.5 * r - 0.419 * g - 0.081 * b;
  return r > 60 && r > g && r > b && cb > 80 && cb < 128 && cr > 137 && cr < 176;
}

function flood(skin: Uint8Array, start: number, width: number, height: number) {
  const queue = [start];
  skin[start] = 2;
  const rows = new Map<number, readonly [number, number]>();
  let cells = 0;
  while (queue.length > 0) {
    const i = queue.pop() as number;
    const x = i % width;
    const y = (i - x) / width;
    cells++;
    const [from, to] = rows.get(y) ?? [x, x];
    rows.set(y, [Math.min(from, x), Math.max(to, x + 1)]);
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
  return { cells, rows };
}
