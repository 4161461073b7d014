import * as v from 'valibot';
import { endpoints } from '../../contract/endpoints.ts';
import { textField } from '../../contract/field.ts';
import { videoRequest } from '../../contract/video.ts';
import { attempt, bodyFor } from '../paid-request.ts';
import { pictureArgument } from '../picture-argument.ts';
import { jobOutput, startJob, wait } from '../start-job.ts';
import { paidOutput } from '../text-result.ts';
import { defineTool, PAYS } from '../tool.ts';

export const video = defineTool({
  title: 'Video',
  description: 'Make a video from a description or an image. Saves an MP4 below the root.',
  hints: PAYS,
  pays: true,
  input: v.strictObject({
    ...videoRequest.entries,
    image: v.optional(textField('the image to start from: path below the root, or URL')),
    wait,
    attempt,
  }),
  output: { ...jobOutput, ...paidOutput },
  async run(services, call, { wait: waitSeconds, attempt: number, image, ...given }) {
    const endpoint = endpoints.videoGenerate;
    const picture = image === undefined ? undefined : await pictureArgument(services, image);
    const body = bodyFor(endpoint, { ...given, image: picture });
    return startJob(services, call, { endpoint, body, attempt: number }, waitSeconds);
  },
});
