import * as v from 'valibot';
import { MOST_BODY_BYTES } from './body-budget.ts';
import { filledText, integer, oneOf, own, SEED, textField } from './field.ts';

const IMAGE_SIZES = ['512x512', '1024x1024', '1536x1024'] as const;
const IMAGE_STYLES = ['realistic', 'artistic', 'anime', '3d'] as const;
const IMAGE_COUNT = { min: 1, max: 4 } as const;
/** Pixels; the API document gives no bounds, these are the local service's. */
const IMAGE_SIDE = { min: 64, max: 2048 } as const;
/** Pixels of a picture whose request names no size. */
const DEFAULT_SIDE = 1024;
const IMAGE_STEPS = { min: 1, max: 500 } as const;
export const UPSCALE = [2, 4] as const;

export const imageRequest = v.looseObject({
  prompt: filledText('description of the image'),
  model: v.optional(textField('model, as listed by `octet image models`')),
  width: v.optional(integer('pixels', IMAGE_SIDE)),
  height: v.optional(integer('pixels', IMAGE_SIDE)),
  steps: v.optional(integer('generation steps: more is finer and slower', IMAGE_STEPS), 30),
  size: v.optional(oneOf('pixels', IMAGE_SIZES)),
  style: v.optional(oneOf('style of the image', IMAGE_STYLES), 'realistic'),
  count: v.optional(integer('number of images', IMAGE_COUNT), 1),
  seed: v.optional(own(integer('the same seed gives the same image', SEED))),
});
export type ImageRequest = v.InferOutput<typeof imageRequest>;

/** One side alone gives a square. */
export function imageSize({ size, width, height }: ImageRequest): { width: number; height: number } {
  const [wide = DEFAULT_SIDE, high = wide] = size?.split('x').map(Number) ?? [
    width ?? height,
    height ?? width,
  ];
  return { width: wide, height: high };
}

/** Not shown in the API document: a picture travels as an address or as a data URI. */
export const imageEditRequest = v.looseObject({
  image: filledText('the image: a URL or a data URI', MOST_BODY_BYTES),
  prompt: filledText('what to change'),
  model: v.optional(textField('model, as listed by `octet image models`')),
});

export const imageUpscaleRequest = v.looseObject({
  image: filledText('the image: a URL or a data URI', MOST_BODY_BYTES),
  scale: v.optional(v.pipe(v.picklist(UPSCALE, 'must be 2 or 4'), v.description('enlargement factor')), 2),
});
