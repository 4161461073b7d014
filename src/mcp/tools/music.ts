import * as v from 'valibot';
import { endpoints } from '../../contract/endpoints.ts';
import { musicRequest } from '../../contract/music.ts';
import { attempt, bodyFor } from '../paid-request.ts';
import { jobOutput, startJob, wait } from '../start-job.ts';
import { paidOutput } from '../text-result.ts';
import { defineTool, PAYS } from '../tool.ts';

const song = musicRequest.entries;

export const music = defineTool({
  title: 'Music',
  description: 'Compose a song. Saves an MP3 below the root.',
  hints: PAYS,
  pays: true,
  input: v.strictObject({ ...song, wait, attempt }),
  output: { ...jobOutput, ...paidOutput },
  run(services, call, { wait: waitSeconds, attempt: number, ...given }) {
    const endpoint = endpoints.musicGenerate;
    const body = bodyFor(endpoint, given);
    return startJob(services, call, { endpoint, body, attempt: number }, waitSeconds);
  },
});
