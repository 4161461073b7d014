import { mulberry32 } from '../../random.ts';
import type { Pixels } from '../codecs/decode.ts';
import { captioned } from '../lettering/caption.ts';
import { hex } from '../raster/colour.ts';
import { Noise, norm, smooth } from '../raster/noise.ts';
import { inked } from '../style/cel-shading.ts';
import { brushed } from '../style/oil-paint.ts';
import { addSubject, type EditContext, type Edited } from './add-subject.ts';
import {
  blended,
  browned,
  coloured,
  contrasted,
  exposed,
  greyed,
  inverted,
  multiplied,
  saturated,
  sharpened,
  softened,
  tempered,
} from './adjust.ts';
import { croppedTo, flipped, framed, pixelated, rotated } from './geometry.ts';
import { filledIn } from './inpaint.ts';
import type { Operation } from './instruction.ts';
import { subjectMask } from './masks.ts';
import { recoloured } from './recolour.ts';
import { atTime, underSky, withWeather } from './relight.ts';

export function applyOperation(picture: Pixels, operation: Operation, context: EditContext): Edited {
  switch (operation.do) {
    case 'time':
      return { picture: atTime(picture, operation.to, context.seed) };
    case 'warmth':
      return { picture: tempered(picture, operation.by) };
    case 'exposure':
      return { picture: exposed(picture, operation.stops) };
    case 'contrast':
      return { picture: contrasted(picture, operation.by) };
    case 'saturation':
      return { picture: saturated(picture, operation.by) };
    case 'grey':
      return { picture: greyed(picture) };
    case 'sepia':
      return { picture: browned(picture) };
    case 'invert':
      return { picture: inverted(picture) };
    case 'sharpen':
      return { picture: sharpened(picture, 0.9, 1) };
    case 'pixelate':
      return { picture: pixelated(picture) };
    case 'vignette':
      return { picture: blended(picture, multiplied(picture, [0.25, 0.25, 0.28]), cornerMask(picture)) };
    case 'tint':
      return { picture: coloured(picture, hex(operation.colour), 0.45) };
    case 'recolour':
      return {
        picture: recoloured(picture, operation.colour),
        note: 'what to colour was guessed: the thing that stands out most near the middle',
      };
    case 'blur':
      return operation.what === 'all'
        ? { picture: softened(picture, 0.008 * operation.amount) }
        : withoutBackground(picture, operation.amount);
    case 'crop':
      return { picture: croppedTo(picture, operation.shape) };
    case 'rotate':
      return { picture: rotated(picture, operation.quarters) };
    case 'flip':
      return { picture: flipped(picture, operation.upsideDown) };
    case 'frame':
      return { picture: framed(picture, bytesOf(operation.colour)) };
    case 'caption':
      return captioned(picture, operation.text, operation.top, context.drawings);
    case 'sky':
      return {
        picture: underSky(picture, operation.words, context.seed),
        note: 'where the sky is was guessed from its colours',
      };
    case 'weather':
      return { picture: withWeather(picture, operation.kind, context.seed) };
    case 'style':
      return { picture: styled(picture, operation.style, context.seed) };
    case 'unsubject':
      return {
        picture: filledIn(picture, subjectMask(picture)),
        note: 'what to remove was guessed: the thing that stands out most near the middle',
      };
    case 'add':
      return addSubject(picture, operation.words, context);
  }
}

function withoutBackground(picture: Pixels, amount: number): Edited {
  const mask = subjectMask(picture);
  return {
    picture: blended(
      softened(picture, Math.max(0.012 * amount, 3 / Math.max(picture.width, picture.height))),
      picture,
      mask,
    ),
    note: 'what is background was guessed: all but the thing that stands out most near the middle',
  };
}

function cornerMask({ width, height }: Pixels): Float32Array {
  const mask = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      mask[y * width + x] = 0.8 * smooth(0.35, 0.8, norm(x / width - 0.5, y / height - 0.5));
  }
  return mask;
}

function styled(picture: Pixels, style: 'artistic' | 'anime', seed: number): Pixels {
  const { width, height, rgba } = picture;
  const painted =
    style === 'anime'
      ? inked(saturated(picture, 1.25).rgba, width, height, new Uint8Array(width * height).fill(1))
      : brushed(rgba, width, height, new Noise(seed), mulberry32(seed), 1);
  for (let k = 3; k < painted.length; k += 4) painted[k] = rgba[k] as number;
  return { ...picture, rgba: painted };
}

function bytesOf(code: string): [number, number, number] {
  const value = Number.parseInt(code.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
