import { also, list, listOf, object, own, text, whole } from './reply-schema-parts.ts';
import type { JsonObject } from './shape.ts';

const file = { output_url: { type: 'string', format: 'uri' }, notes: list(text) };
const job = {
  id: text,
  status: { enum: ['queued', 'processing', 'completed', 'failed', 'cancelled'] },
  estimated_time: { type: 'integer', description: 'seconds' },
  queue_position: { type: 'integer', description: 'number of jobs ahead in the queue' },
};
/** Ours, and not in the API document. */
const ownJob = {
  object: text,
  cost: whole,
  progress: { type: 'number' },
  prompt: text,
  created_at: text,
};
const track = own(
  object({ ...job, progress: { type: 'number' }, audio_url: text, ...file }, ['id', 'status']),
);
const images = own(
  object(
    {
      id: text,
      image_url: text,
      image_urls: list(text),
      data: list(object({ url: text })),
      width: whole,
      height: whole,
    },
    ['image_url'],
  ),
);
const openAiImages = own(
  object(
    { created: whole, model: text, data: list(object({ url: text, b64_json: text }, [])), notes: list(text) },
    ['created', 'data'],
  ),
);

/** Images, songs, speech and videos. */
export const MEDIA_REPLIES = {
  imageGenerate: images,
  imageEdit: images,
  imageUpscale: images,
  imageGenerations: openAiImages,
  imageEdits: openAiImages,
  speech: own({ type: 'string', format: 'binary' }),
  musicGenerate: also(object(job), ownJob),
  musicVoices: listOf({
    id: text,
    name: text,
    gender: text,
    style: text,
    description: text,
    base: text,
    languages: list(text),
  }),
  musicGenres: listOf({ id: text, name: text, tempo: { type: 'object' }, description: text }),
  musicStatus: track,
  musicTrack: track,
  musicLibrary: listOf({ ...job, ...ownJob, audio_url: text, ...file }),
  videoGenerate: own(also(object(job), ownJob)),
  video: own(
    object({ ...job, progress: { type: 'number' }, video_url: text, poster_url: text, ...file }, [
      'id',
      'status',
    ]),
  ),
} satisfies Readonly<Record<string, JsonObject>>;
