import * as v from 'valibot';
import { buildRequest } from '../../contract/builder.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { integer, textField } from '../../contract/field.ts';
import { musicRequest } from '../../contract/music.ts';
import { videoRequest } from '../../contract/video.ts';
import type { Call } from '../call.ts';
import type { JobOrder } from '../job-book.ts';
import { awaited } from '../job-wait.ts';
import { pictureGiven } from '../picture-given.ts';
import { attempt, bodyFor } from '../request.ts';
import { paidOutput } from '../text-result.ts';
import { type Desk, defineTool, PAYS, type StartedTask, type ToolResult } from '../tool.ts';

/** Most clients give a call a minute. */
const USUAL_WAIT_S = 45;
const LONGEST_WAIT_S = 3_600;

export const wait = v.optional(
  integer('seconds to wait before a handle is returned', { min: 0, max: LONGEST_WAIT_S }),
  USUAL_WAIT_S,
);

export const jobOutput = {
  job: { type: 'object' },
  files: { type: 'array', items: { type: 'object' } },
  next: { type: 'object', description: 'the call to go on with' },
} as const;

/** Starts the job; a client that takes tasks gets its handle at once, others wait for a while. */
async function make(
  desk: Desk,
  call: Call,
  order: JobOrder,
  waitSeconds: number,
): Promise<ToolResult | StartedTask> {
  const known = await desk.jobs.order(call, order);
  if (call.takesTasks) return { taskId: known.taskId };
  return awaited(desk, call, known, waitSeconds);
}

const song = musicRequest.entries;

export const music = defineTool({
  name: 'music',
  title: 'Music',
  description: 'Compose a song. Saves an MP3 below the root.',
  hints: PAYS,
  pays: true,
  input: v.strictObject({ ...song, wait, attempt }),
  output: { ...jobOutput, ...paidOutput },
  run(desk, call, { wait: waitSeconds, attempt: number, ...given }) {
    const endpoint = endpoints.musicGenerate;
    const body = bodyFor(endpoint, given);
    return make(desk, call, { endpoint, body, attempt: number }, waitSeconds);
  },
});

export const video = defineTool({
  name: 'video',
  title: 'Video',
  description: 'Make a video from a description or a picture. Saves an MP4 below the root.',
  hints: PAYS,
  pays: true,
  input: v.strictObject({
    ...videoRequest.entries,
    image: v.optional(textField('the image to start from: path below the root, or URL')),
    wait,
    attempt,
  }),
  output: { ...jobOutput, ...paidOutput },
  async run(desk, call, { wait: waitSeconds, attempt: number, image, ...given }) {
    const endpoint = endpoints.videoGenerate;
    const picture = image === undefined ? undefined : await pictureGiven(desk, image);
    const body = bodyFor(endpoint, { ...given, image: picture });
    return make(desk, call, { endpoint, body, attempt: number }, waitSeconds);
  },
});

export const build = defineTool({
  name: 'build',
  title: 'Build',
  description: 'Generate a complete application. Writes its files into a new folder below the root.',
  hints: PAYS,
  pays: true,
  input: v.strictObject({ ...buildRequest.entries, wait, attempt }),
  output: { ...jobOutput, ...paidOutput },
  run(desk, call, { wait: waitSeconds, attempt: number, ...given }) {
    const body = bodyFor(endpoints.build, given);
    return make(desk, call, { endpoint: endpoints.build, body, attempt: number }, waitSeconds);
  },
});
