import {
  also,
  list,
  listOf,
  notes,
  number,
  object,
  text,
  time,
  undocumented,
  url,
  whole,
} from './reply-schema-parts.ts';
import type { JsonObject } from './shape.ts';

/** Replies of pictures, songs, films and speech, in JSON Schema. */

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
  progress: number,
  stage: text,
  prompt: text,
  created_at: time,
  completed_at: time,
  error: object({ message: text, type: text, code: text }),
};
const made = { output_url: url, file_name: text, mime: text, size: whole, seconds: number, ...notes };
const song = {
  ...made,
  audio_url: url,
  title: text,
  tempo: number,
  key: text,
  genre: text,
  instruments: list(text),
  lyrics: text,
  vocals: text,
  voices: list(text),
  sections: list(object({ name: text, start: number })),
};
const film = {
  ...made,
  video_url: url,
  poster_url: url,
  width: whole,
  height: whole,
  fps: number,
  frames: whole,
  codec: text,
  audio: text,
  encoder: text,
  shots: whole,
  alt: text,
};
const track = undocumented(object({ ...job, ...ownJob, ...song }, ['id', 'status']));
const video = undocumented(object({ ...job, ...ownJob, ...film }, ['id', 'status']));
/** A job of any kind, as the service's own API shows it. */
export const JOB_FIELDS: JsonObject = { ...job, ...ownJob, ...song, ...film };

/** Engines add what they know of a picture. */
const picture = { ...object({ url, width: whole, height: whole }, ['url']), additionalProperties: true };
const images = undocumented({
  ...object(
    {
      id: text,
      object: { const: 'image' },
      created: whole,
      status: text,
      model: text,
      image_url: url,
      image_urls: list(url),
      data: list(picture),
      width: whole,
      height: whole,
      ...notes,
    },
    ['image_url'],
  ),
  additionalProperties: true,
});
const openAiImages = undocumented(
  object({ created: whole, model: text, data: list(object({ url, b64_json: text }, [])), ...notes }, [
    'created',
    'data',
  ]),
);

export const MEDIA_REPLIES = {
  imageGenerations: openAiImages,
  imageEdits: openAiImages,
  speech: undocumented({ type: 'string', format: 'binary' }),
  musicGenerate: also(object(job), ownJob),
  musicVoices: listOf(
    object({
      id: text,
      name: text,
      gender: text,
      style: text,
      description: text,
      base: text,
      languages: list(text),
    }),
  ),
  musicGenres: listOf(object({ id: text, name: text, tempo: {}, description: text })),
  musicStatus: track,
  musicTrack: track,
  musicLibrary: listOf(track),
  imageGenerate: images,
  imageEdit: images,
  imageUpscale: images,
  videoGenerate: undocumented(also(object(job), ownJob)),
  video,
} as const;
