import * as v from 'valibot';
import { buildRequest } from '../../contract/builder.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { attempt, bodyFor } from '../paid-request.ts';
import { jobOutput, startJob, wait } from '../start-job.ts';
import { paidOutput } from '../text-result.ts';
import { defineTool, PAYS } from '../tool.ts';

export const build = defineTool({
  title: 'Build',
  description: 'Generate a complete application. Writes its files into a new folder below the root.',
  hints: PAYS,
  pays: true,
  input: v.strictObject({ ...buildRequest.entries, wait, attempt }),
  output: { ...jobOutput, ...paidOutput },
  run(services, call, { wait: waitSeconds, attempt: number, ...given }) {
    const body = bodyFor(endpoints.build, given);
    return startJob(services, call, { endpoint: endpoints.build, body, attempt: number }, waitSeconds);
  },
});
