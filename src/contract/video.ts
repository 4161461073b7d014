import * as v from 'valibot';
import { filledText, integer, oneOf, own, SEED, textField } from './field.ts';

const VIDEO_TYPES = ['text-to-video', 'image-to-video', 'avatar'] as const;
const VIDEO_SECONDS = { min: 5, max: 60 } as const;
const VIDEO_RESOLUTIONS = ['720p', '1080p', '4k'] as const;

export const videoRequest = v.looseObject({
  prompt: filledText('description of the video, or what the avatar says'),
  type: v.optional(oneOf('kind of video', VIDEO_TYPES), 'text-to-video'),
  duration: v.optional(integer('length in seconds', VIDEO_SECONDS), VIDEO_SECONDS.min),
  resolution: v.optional(oneOf('resolution of the video', VIDEO_RESOLUTIONS), '720p'),
  /** Not shown in the API document, but image-to-video needs one. */
  image: v.optional(textField('the image to start from: a URL or a data URI')),
  seed: v.optional(own(integer('the same seed gives the same video', SEED))),
});
export type VideoRequest = v.InferOutput<typeof videoRequest>;
