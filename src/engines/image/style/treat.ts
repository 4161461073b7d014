import { mulberry32 } from '../../random.ts';
import type { Treatment } from '../prompt/treatments.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { Noise } from '../raster/noise.ts';
import { celShade } from './cel-shading.ts';
import { stretched } from './levels.ts';
import { oilPaint } from './oil-paint.ts';
import { tiltShift } from './tilt-shift.ts';
import { lineArt, pencil } from './treatments/drawing.ts';
import { handDrawn } from './treatments/hand-drawn.ts';
import { lowPoly } from './treatments/low-poly.ts';
import { neon } from './treatments/neon.ts';
import { paperCut } from './treatments/paper-cut.ts';
import { chalk, crayon, popArt, ukiyoE, woodcut } from './treatments/prints.ts';
import { mosaic, pointillist, stainedGlass } from './treatments/tiles.ts';
import { watercolour } from './treatments/watercolour.ts';

/** Finishes an image in the manner that the prompt asks for. */
export function treat(picture: Bitmap, treatment: Treatment, seed: number): Bitmap {
  const { width, height, rgba } = picture;
  const noise = new Noise(seed);
  const random = mulberry32(seed);
  switch (treatment) {
    case 'watercolour':
      return watercolour(picture, noise);
    case 'pencil':
      return pencil(picture, noise);
    case 'line-art':
      return lineArt(picture);
    case 'low-poly':
      return lowPoly(picture, random);
    case 'paper-cut':
      return paperCut(picture, noise);
    case 'hand-drawn':
      return handDrawn(picture, noise);
    case 'neon':
      return neon(picture);
    case 'woodcut':
      return woodcut(stretched(picture), noise);
    case 'pop-art':
      return popArt(stretched(picture));
    case 'ukiyo-e':
      return ukiyoE(stretched(picture), noise);
    case 'crayon':
      return crayon(picture, noise);
    case 'chalk':
      return chalk(picture, noise);
    case 'stained-glass':
      return stainedGlass(picture, random);
    case 'mosaic':
      return mosaic(picture, random);
    case 'pointillist':
      return pointillist(picture, random);
    case 'oil':
      return { width, height, rgba: oilPaint(rgba, width, height, noise, random, 1) };
    case 'cartoon':
      return { width, height, rgba: celShade(rgba, width, height, new Uint8Array(width * height).fill(1)) };
    case '3d':
      return { width, height, rgba: tiltShift(rgba, width, height, height * 0.6) };
  }
}
