import type { Api } from '../../client/api.ts';
import type { ApiReply } from '../../client/api-request.ts';
import type { Pacer } from '../../client/pacing.ts';
import { pollJob } from '../../client/poll.ts';
import type { Context } from '../../context.ts';
import type { JobKind } from '../../contract/endpoints.ts';
import { OctetError } from '../../errors.ts';
import { pollSettings } from '../../jobs/poll-settings.ts';
import { askForJob, ledgerOf } from '../../jobs/start.ts';
import type { BatchLine } from './line.ts';

/** Sends one line, and waits for its end where it is a job. */
export async function sendLine(context: Context, api: Api, pacer: Pacer, line: BatchLine): Promise<unknown> {
  const { endpoint, text, key } = line;
  const ask = () => paced(pacer, () => api.call(endpoint, { body: text, idempotencyKey: key }));
  if (endpoint.job !== undefined && !context.flags.dryRun)
    return finishedJob(context, api, line, endpoint.job, ask);
  return (await ask()).document;
}

async function finishedJob(
  context: Context,
  api: Api,
  { endpoint, body, key }: BatchLine,
  kind: JobKind,
  ask: () => Promise<ApiReply>,
): Promise<unknown> {
  const order = { endpoint: { ...endpoint, job: kind }, body, key, save: { download: false } };
  const { reply, job: accepted } = await askForJob(context, api, order, ask);
  const ledger = ledgerOf(context);
  const job =
    accepted.id === undefined
      ? accepted
      : await pollJob({
          api,
          ...(await pollSettings(context)),
          signal: context.signal,
          kind,
          id: accepted.id,
          accepted,
          acceptedAtMs: context.clock.now(),
          onChange: () => undefined,
        });
  await ledger.end(key, job.state === 'done' ? 'done' : 'failed', { error: job.error });
  if (job.state === 'failed')
    throw new OctetError('failed', `${job.id ?? 'the job'} ${job.status ?? 'failed'}`);
  return accepted.id === undefined ? reply.document : job.document;
}

/** Takes a turn at the pacer; the headers of the reply tell it how many are left. */
async function paced(pacer: Pacer, call: () => Promise<ApiReply>): Promise<ApiReply> {
  await pacer.turn();
  let headers: ApiReply['headers'] | undefined;
  try {
    const reply = await call();
    headers = reply.headers;
    return reply;
  } finally {
    pacer.replied(headers);
  }
}
