import type { Api, Reply } from '../../client/api.ts';
import type { Pacer } from '../../client/pacing.ts';
import { pollJob } from '../../client/poll.ts';
import type { Context } from '../../context.ts';
import { readJob } from '../../contract/job.ts';
import { OctetError } from '../../errors.ts';
import { withoutPictures } from '../job/sidecar.ts';
import { ledgerOf } from '../job/start.ts';
import type { BatchLine } from './line.ts';

const JOB_WAIT_MS = 30 * 60_000;
const LOCAL_POLL_MS = 250;

/** Sends one line, and waits for its end where it is a job. */
export async function sendLine(context: Context, api: Api, pacer: Pacer, line: BatchLine): Promise<unknown> {
  const { endpoint, body, text, key } = line;
  const config = await context.config();
  const ledger = endpoint.job === undefined ? undefined : ledgerOf(context);
  if (endpoint.job !== undefined) {
    await ledger?.intend({
      key,
      kind: endpoint.job,
      environment: config.environment.value,
      profile: config.profile.value,
      base: api.options.baseUrl,
      request: withoutPictures(body),
      save: { download: false },
      cwd: context.cwd,
    });
  }
  const reply = await paced(pacer, () => api.call(endpoint, { body: text, idempotencyKey: key }));
  if (endpoint.job === undefined) return reply.document;
  const accepted = readJob(reply.document);
  if (accepted.id === undefined) return reply.document;
  await ledger?.accept(key, accepted.id);
  const job = await pollJob({
    api,
    clock: context.clock,
    random: context.random,
    signal: context.signal,
    kind: endpoint.job,
    id: accepted.id,
    accepted,
    acceptedAtMs: context.clock.now(),
    waitMs: config.timeoutMs?.value ?? JOB_WAIT_MS,
    intervalMs: config.environment.value === 'local' ? LOCAL_POLL_MS : undefined,
    onChange: () => undefined,
  });
  await ledger?.end(key, job.state === 'done' ? 'done' : 'failed', { error: job.error });
  if (job.state === 'failed')
    throw new OctetError('failed', `${job.id ?? 'the job'} ${job.status ?? 'failed'}`);
  return job.document;
}

/** Takes a turn at the pacer; the headers of the reply tell it how many are left. */
async function paced(pacer: Pacer, call: () => Promise<Reply>): Promise<Reply> {
  await pacer.turn();
  let headers: Reply['headers'] | undefined;
  try {
    const reply = await call();
    headers = reply.headers;
    return reply;
  } finally {
    pacer.replied(headers);
  }
}
