import * as v from 'valibot';
import { filledText, oneOf } from '../../contract/field.ts';
import { OctetError } from '../../errors.ts';
import { refuseEnded } from '../../jobs/cancel.ts';
import { said } from '../content-blocks.ts';
import type { KnownJob } from '../job-records.ts';
import { jobFacts } from '../job-result.ts';
import { awaited, looked, outcome } from '../job-wait.ts';
import { jobOutput, wait } from '../start-job.ts';
import { defineTool, type ToolServices } from '../tool.ts';

export const job = defineTool({
  title: 'Job',
  description:
    'A song, video or application under way. get: how it stands, and its result once it is done; wait: wait for the result; cancel: stop it where the service can. Never charged.',
  hints: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
  pays: false,
  changing: ['cancel'],
  input: v.strictObject({
    action: oneOf('what to do', ['get', 'wait', 'cancel']),
    id: filledText('id of the job'),
    wait,
  }),
  output: jobOutput,
  async run(services, call, { action, id, wait: waitSeconds }) {
    const known = await found(services, id);
    if (action === 'wait') return awaited(services, call, known, waitSeconds);
    if (action === 'get') return outcome(services, known, await looked(services, call, known));
    refuseEnded(known);
    await services.jobs.cancel(known);
    return {
      content: [said(`job ${jobFacts(known).id} is cancelled`)],
      structuredContent: { job: { ...jobFacts(known), status: 'cancelled' } },
    };
  },
});

async function found(services: ToolServices, id: string): Promise<KnownJob> {
  const known = await services.jobs.find(id);
  if (known) return known;
  throw new OctetError('missing', 'no job of that id is known here', 'octet jobs');
}
