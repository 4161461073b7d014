import { leftOutNotes } from '../../prompt-account.ts';
import { mulberry32 } from '../../random.ts';
import { drawCaption } from '../lettering/caption.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { linearRgb } from '../raster/colour.ts';
import { hypot, smoothstep } from '../raster/math.ts';
import { Noise } from '../raster/noise.ts';
import { celShade } from '../style/cel-shading.ts';
import { oilPaint } from '../style/oil-paint.ts';
import { addSubject, type EditContext, type EditResult } from './add-subject.ts';
import {
  adjustContrast,
  adjustExposure,
  adjustSaturation,
  adjustTemperature,
  blendByMask,
  blur,
  colourise,
  invertColours,
  multiplyColour,
  toGreyscale,
  toSepia,
  unsharpMask,
} from './adjust.ts';
import { cutOut } from './cut-out.ts';
import { addFrame, cropToAspect, cropToPart, flip, pixelate, rotate } from './geometry.ts';
import { inpaint } from './inpaint.ts';
import type { EditOperation } from './instruction.ts';
import { recolourSubject } from './recolour.ts';
import { addWeather, changeTimeOfDay, replaceSky } from './relight.ts';
import { subjectMask } from './subject-mask.ts';

export function applyOperation(picture: Bitmap, operation: EditOperation, context: EditContext): EditResult {
  switch (operation.do) {
    case 'time':
      return { picture: changeTimeOfDay(picture, operation.to, context.seed) };
    case 'warmth':
      return { picture: adjustTemperature(picture, operation.by) };
    case 'exposure':
      return { picture: adjustExposure(picture, operation.stops) };
    case 'contrast':
      return { picture: adjustContrast(picture, operation.by) };
    case 'saturation':
      return { picture: adjustSaturation(picture, operation.by) };
    case 'grey':
      return { picture: toGreyscale(picture) };
    case 'sepia':
      return { picture: toSepia(picture) };
    case 'invert':
      return { picture: invertColours(picture) };
    case 'sharpen':
      return { picture: unsharpMask(picture, 0.9, 1) };
    case 'pixelate':
      return { picture: pixelate(picture) };
    case 'vignette':
      return {
        picture: blendByMask(picture, multiplyColour(picture, [0.25, 0.25, 0.28]), cornerMask(picture)),
      };
    case 'tint':
      return { picture: colourise(picture, linearRgb(operation.colour), 0.45) };
    case 'recolour':
      return {
        picture: recolourSubject(picture, operation.colour),
        note: 'what to colour was guessed: the thing that stands out most near the middle',
      };
    case 'blur':
      return operation.what === 'all'
        ? { picture: blur(picture, 0.008 * operation.amount) }
        : withoutBackground(picture, operation.amount);
    case 'crop':
      return { picture: cropToAspect(picture, operation.shape) };
    case 'rotate':
      return { picture: rotate(picture, operation.quarters) };
    case 'flip':
      return { picture: flip(picture, operation.upsideDown) };
    case 'frame':
      return { picture: addFrame(picture, bytesOf(operation.colour)) };
    case 'caption':
      return captioned(picture, operation, context);
    case 'sky':
      return {
        picture: replaceSky(picture, operation.words, context.seed),
        note: 'where the sky is was guessed from its colours',
      };
    case 'weather':
      return { picture: addWeather(picture, operation.kind, context.seed) };
    case 'style':
      return { picture: styled(picture, operation.style, context.seed) };
    case 'cutout':
      return { picture: cutOutOn(picture, operation.colour), note: BACKGROUND_GUESSED };
    case 'part':
      return { picture: cropToPart(picture, operation.part) };
    case 'unsubject':
      return {
        picture: inpaint(picture, subjectMask(picture)),
        note: 'what to remove was guessed: the thing that stands out most near the middle',
      };
    case 'add':
      return addSubject(picture, operation.words, context);
  }
}

const BACKGROUND_GUESSED =
  'what is background was guessed: all but the thing that stands out most near the middle';

function cutOutOn(picture: Bitmap, colour: string | undefined): Bitmap {
  const subject = cutOut(picture);
  if (colour === undefined) return subject;
  const paper = bytesOf(colour);
  const rgba = new Uint8ClampedArray(subject.rgba);
  for (let k = 0; k < rgba.length; k += 4) {
    const alpha = (rgba[k + 3] as number) / 255;
    for (let c = 0; c < 3; c++)
      rgba[k + c] = (rgba[k + c] as number) * alpha + (paper[c] as number) * (1 - alpha);
    rgba[k + 3] = 255;
  }
  return { ...subject, rgba };
}

function captioned(
  picture: Bitmap,
  { text, top }: Extract<EditOperation, { do: 'caption' }>,
  { drawings, fonts }: EditContext,
): EditResult {
  if (!fonts) throw new Error('a caption needs fonts');
  const drawn = drawCaption(picture, text, top, { drawings, fonts });
  const [note] = leftOutNotes('lettered', [...new Set(drawn.missing)]);
  return { picture: drawn.picture, ...(note === undefined ? {} : { note }) };
}

function withoutBackground(picture: Bitmap, amount: number): EditResult {
  const mask = subjectMask(picture);
  return {
    picture: blendByMask(
      blur(picture, Math.max(0.012 * amount, 3 / Math.max(picture.width, picture.height))),
      picture,
      mask,
    ),
    note: BACKGROUND_GUESSED,
  };
}

function cornerMask({ width, height }: Bitmap): Float32Array {
  const mask = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      mask[y * width + x] = 0.8 * smoothstep(0.35, 0.8, hypot(x / width - 0.5, y / height - 0.5));
  }
  return mask;
}

function styled(picture: Bitmap, style: 'artistic' | 'anime', seed: number): Bitmap {
  const { width, height, rgba } = picture;
  const painted =
    style === 'anime'
      ? celShade(adjustSaturation(picture, 1.25).rgba, width, height, new Uint8Array(width * height).fill(1))
      : oilPaint(rgba, width, height, new Noise(seed), mulberry32(seed), 1);
  for (let k = 3; k < painted.length; k += 4) painted[k] = rgba[k] as number;
  return { ...picture, rgba: painted };
}

function bytesOf(code: string): [number, number, number] {
  const value = Number.parseInt(code.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
