import type { Bitmap } from '../../image/raster/bitmap.ts';
import type { Frame } from '../compositing/frame.ts';
import { bilinear } from '../compositing/packed-pixels.ts';
import type { CameraView } from '../timeline/camera.ts';
import type { DepthEstimate } from './depth.ts';

/** Strength of the parallax. */
export const RELIEF = 0.75;

/** Share of the hidden part of the longer side that the camera pans over. */
const WANDER = 0.85;

interface PhotoFrame {
  readonly picture: Bitmap;
  readonly pixels: Int32Array;
  readonly estimate: DepthEstimate;
  readonly view: CameraView;
  readonly seconds: number;
  readonly progress: number;
  readonly relief: number;
  readonly swell: number;
  /** Vertical position that the camera keeps, 0 to 1; undefined to pan. */
  readonly keepRow: number | undefined;
}

export function renderPhotoFrame(frame: Frame, shot: PhotoFrame): void {
  const { picture, pixels, estimate, view, seconds } = shot;
  const { width, height } = frame;
  // The photo covers the frame and a margin for the camera.
  const unit = Math.min(picture.width / width, picture.height / height) / 1.09 / view.zoom;
  const spareX = Math.max(0, picture.width - width * unit * 1.06);
  const spareY = Math.max(0, picture.height - height * unit * 1.06);
  const [wanderX, wanderY] = panOffset(picture, frame, shot);
  const centreX =
    picture.width / 2 +
    clampTo((view.focus[0] - 0.5) * picture.width * (1 - 1 / view.zoom), spareX / 2) +
    wanderX * spareX;
  const centreY =
    picture.height / 2 +
    clampTo((view.focus[1] - 0.5) * picture.height * (1 - 1 / view.zoom), spareY / 2) +
    wanderY * spareY;
  const travelX = view.x * width * unit * shot.relief;
  const travelY = view.y * width * unit * shot.relief;
  const sway = 0.0046 * width * unit * shot.relief;
  const driftX = Math.sin(seconds * 0.7) * sway;
  const focusX = view.focus[0] * picture.width;
  const focusY = view.focus[1] * picture.height;
  const gridX = estimate.width / picture.width;
  const gridY = estimate.height / picture.height;
  const depths = estimate.depth;
  const skies = estimate.sky;
  const maxX = picture.width - 1.001;
  const maxY = picture.height - 1.001;
  const ripple = shot.swell * 0.001 * picture.width;
  const wind = ((seconds * 0.0022 - 0.004) * picture.width * shot.relief) / RELIEF;
  const lastCell = estimate.width - 2;
  for (let y = 0; y < height; y++) {
    const by = centreY + (y + 0.5 - height / 2) * unit;
    const gy = Math.min(estimate.height - 1.001, Math.max(0, by * gridY - 0.5));
    const row = (gy | 0) * estimate.width;
    const down = gy - (gy | 0);
    for (let x = 0; x < width; x++) {
      const bx = centreX + (x + 0.5 - width / 2) * unit;
      const gx = bx * gridX - 0.5;
      const column = gx < 0 ? 0 : gx > lastCell ? lastCell : gx | 0;
      const right = gx < column ? 0 : Math.min(gx - column, 1);
      const cell = row + column;
      const upper = (depths[cell] as number) * (1 - right) + (depths[cell + 1] as number) * right;
      const lower =
        (depths[cell + estimate.width] as number) * (1 - right) +
        (depths[cell + estimate.width + 1] as number) * right;
      const depth = (upper + (lower - upper) * down) / 255 - 0.35;
      const pull = (view.dolly * depth * shot.relief) / RELIEF;
      let sx = bx - 0.5 + (travelX + driftX) * depth + (focusX - bx) * pull;
      let sy = by - 0.5 + travelY * depth + (focusY - by) * pull;
      const sky =
        ((skies[cell] as number) * (1 - right) + (skies[cell + 1] as number) * right) * (1 - down) +
        ((skies[cell + estimate.width] as number) * (1 - right) +
          (skies[cell + estimate.width + 1] as number) * right) *
          down;
      sx -= (wind * sky) / 255;
      const water = estimate.water[cell] as number;
      if (water > 8) {
        const wave = sy * 0.11;
        sx +=
          ((Math.sin(wave - seconds * 2.1 + bx * 0.006) + 0.5 * Math.sin(wave * 2.3 + seconds * 3.1)) *
            ripple *
            water) /
          255;
        sy += (Math.sin(wave * 1.4 + seconds * 2.6 + bx * 0.011) * ripple * 0.6 * water) / 255;
      }
      sx = sx < 0 ? 0 : Math.min(sx, maxX);
      sy = sy < 0 ? 0 : Math.min(sy, maxY);
      frame.pixels[y * width + x] = sampled(pixels, picture.width, sx, sy);
    }
  }
}

/**
 * Offset of the frame in a photo of another aspect ratio: a tall one is panned vertically, a wide one
 * horizontally.
 */
function panOffset(
  picture: Bitmap,
  frame: Frame,
  { progress, keepRow }: PhotoFrame,
): readonly [number, number] {
  if (keepRow !== undefined) return [0, Math.min(0.5, Math.max(-0.5, (keepRow - 0.5) * 1.6))];
  const taller = picture.height / picture.width / (frame.height / frame.width);
  const way = progress * progress * (3 - 2 * progress) - 0.5;
  if (taller > 1.15) return [0, -way * WANDER];
  if (taller < 0.85) return [way * WANDER, 0];
  return [0, 0];
}

function clampTo(value: number, reach: number): number {
  return Math.max(-reach, Math.min(reach, value));
}

function sampled(pixels: Int32Array, stride: number, x: number, y: number): number {
  const column = x | 0;
  const row = y | 0;
  const p = row * stride + column;
  return bilinear(
    pixels[p] as number,
    pixels[p + 1] as number,
    pixels[p + stride] as number,
    pixels[p + stride + 1] as number,
    ((x - column) * 256) | 0,
    ((y - row) * 256) | 0,
  );
}
