import type { Api } from '../../client/api.ts';
import type { ApiReply } from '../../client/api-request.ts';
import { pollJob } from '../../client/poll.ts';
import type { Context } from '../../context.ts';
import type { JobKind } from '../../contract/endpoints.ts';
import type { Job } from '../../contract/job.ts';
import { OctetError } from '../../errors.ts';
import { pollSettings } from '../../jobs/poll-settings.ts';
import { askForJob, ledgerOf } from '../../jobs/start-job.ts';
import type { BatchLine } from './line.ts';

/** Lets requests go, and learns from their replies when the next may. */
export interface Pace {
  /** With what the attempt before ended with, where this one is a retry. */
  turn(before?: OctetError): Promise<void>;
  replied(headers: ApiReply['headers'] | undefined): void;
}

export interface Sending {
  readonly api: Api;
  readonly pacer: Pace;
  /** Ends the request. */
  readonly signal?: AbortSignal;
  /** Called with the id of a job before it is waited for. */
  readonly onAccepted?: (id: string) => Promise<void>;
}

/** Sends one line, and waits for its end where it is a job. */
export async function sendLine(context: Context, line: BatchLine, sending: Sending): Promise<unknown> {
  const { endpoint, text, key } = line;
  const { api, pacer, signal } = sending;
  const ask = () =>
    paced(pacer, (beforeRetry) =>
      api.call(endpoint, { body: text, idempotencyKey: key, signal, beforeRetry }),
    );
  if (endpoint.job !== undefined && !context.flags.dryRun)
    return finishedJob(context, line, endpoint.job, sending, ask);
  return (await ask()).document;
}

/** The end of a job that another process has asked for. */
export async function awaitJob(
  context: Context,
  { endpoint }: BatchLine,
  id: string,
  { api, signal = context.signal }: Sending,
): Promise<unknown> {
  if (endpoint.job === undefined) throw new OctetError('failed', `${id} is not a job`);
  const job = await pollJob({
    api,
    ...(await pollSettings(context)),
    signal,
    kind: endpoint.job,
    id,
    acceptedAtMs: 0,
    onChange: () => undefined,
  });
  return documentOf(job);
}

function documentOf(job: Job): unknown {
  if (job.state === 'failed')
    throw new OctetError('failed', `${job.id ?? 'the job'} ${job.status ?? 'failed'}`);
  return job.document;
}

async function finishedJob(
  context: Context,
  { endpoint, body, key }: BatchLine,
  kind: JobKind,
  { api, signal = context.signal, onAccepted }: Sending,
  ask: () => Promise<ApiReply>,
): Promise<unknown> {
  const order = { endpoint: { ...endpoint, job: kind }, body, key, save: { download: false } };
  const { reply, job: accepted } = await askForJob(context, api, order, ask);
  const ledger = ledgerOf(context);
  if (accepted.id !== undefined) await onAccepted?.(accepted.id);
  const job =
    accepted.id === undefined
      ? accepted
      : await pollJob({
          api,
          ...(await pollSettings(context)),
          signal,
          kind,
          id: accepted.id,
          accepted,
          acceptedAtMs: context.clock.now(),
          onChange: () => undefined,
        });
  await ledger.end(key, job.state === 'done' ? 'done' : 'failed', { error: job.error });
  const document = documentOf(job);
  return accepted.id === undefined ? reply.document : document;
}

/** Takes a turn at the pacer for each attempt; the headers of the reply tell it how many are left. */
async function paced(
  pacer: Pace,
  call: (beforeRetry: (error: OctetError) => Promise<void>) => Promise<ApiReply>,
): Promise<ApiReply> {
  await pacer.turn();
  let isUnderway = true;
  let headers: ApiReply['headers'] | undefined;
  try {
    const reply = await call(async (error) => {
      isUnderway = false;
      pacer.replied(undefined);
      await pacer.turn(error);
      isUnderway = true;
    });
    headers = reply.headers;
    return reply;
  } finally {
    if (isUnderway) pacer.replied(headers);
  }
}
