import * as v from 'valibot';
import { MOST_BODY_BYTES } from './body-budget.ts';
import { filledText, integer, oneOf, textField } from './field.ts';

/** Not in the API document: images and speech in the form of OpenAI's API. */
const MOST_PICTURES = 10;
const SIDE = { min: 64, max: 2048 } as const;

const size = v.pipe(
  v.string('must be text'),
  v.regex(/^(?:auto|\d{2,4}x\d{2,4})$/, 'must be auto or WIDTHxHEIGHT'),
  v.check((text) => {
    const sides = text === 'auto' ? [] : text.split('x').map(Number);
    return sides.every((side) => side >= SIDE.min && side <= SIDE.max);
  }, `must have sides of ${SIDE.min} to ${SIDE.max} pixels`),
  v.description('pixels, such as 1024x1024'),
);

const shared = {
  prompt: filledText('description of the image'),
  model: v.optional(textField('model, as listed by `octet image models`')),
  n: v.optional(integer('number of images', { min: 1, max: MOST_PICTURES }), 1),
  size: v.optional(size, 'auto'),
  response_format: v.optional(oneOf('an address, or the image itself', ['url', 'b64_json'])),
  quality: v.optional(
    oneOf('higher is finer and slower', ['auto', 'low', 'medium', 'high', 'standard', 'hd']),
    'auto',
  ),
  background: v.optional(oneOf('transparent ones are not made', ['auto', 'opaque']), 'auto'),
  output_format: v.optional(oneOf('format of the file', ['png']), 'png'),
};

export const imageGenerationsRequest = v.looseObject({
  ...shared,
  style: v.optional(
    oneOf('style of the image', ['vivid', 'natural', 'realistic', 'artistic', 'anime', '3d']),
    'natural',
  ),
});
export type ImageGenerationsRequest = v.InferOutput<typeof imageGenerationsRequest>;

export const imageEditsRequest = v.looseObject({
  ...shared,
  image: filledText('the image: a file of the form, a URL or a data URI', MOST_BODY_BYTES),
  n: v.optional(integer('number of images', { min: 1, max: 1 }), 1),
  size: v.optional(oneOf('the size of the image is kept', ['auto']), 'auto'),
});

const MOST_SPOKEN_CHARACTERS = 4_096;

export const speechRequest = v.looseObject({
  input: filledText('the text to say', MOST_SPOKEN_CHARACTERS),
  model: v.optional(textField('model')),
  voice: v.optional(textField('voice, as listed by `octet music voices`; other names get one of them')),
  response_format: v.optional(oneOf('format of the sound', ['mp3', 'wav']), 'mp3'),
  speed: v.optional(v.pipe(v.literal(1, 'must be 1'), v.description('pace of the voice'))),
});
