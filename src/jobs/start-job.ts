import { randomUUID } from 'node:crypto';
import { isAbsolute } from 'node:path';
import type { Api } from '../client/api.ts';
import type { ApiReply } from '../client/api-request.ts';
import type { Context } from '../context.ts';
import type { Endpoint, JobKind } from '../contract/endpoints.ts';
import { type Job, readJobReply } from '../contract/job.ts';
import { ApiError, OctetError, UnreadableReply } from '../errors.ts';
import { knownDirectory } from '../files/working-directory.ts';
import type { SavePlan } from '../ledger/job-line.ts';
import { JobLedger } from '../ledger/jobs.ts';
import { withoutPictures } from './sidecar.ts';

export interface StartedJob {
  readonly key: string;
  readonly kind: JobKind;
  readonly job: Job;
  /** The reply that accepted it. */
  readonly document: unknown;
  readonly acceptedAtMs: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface JobRequest {
  readonly endpoint: Endpoint & { readonly job: JobKind };
  readonly body: Readonly<Record<string, unknown>>;
  /** How the result is saved once the job has ended. */
  readonly save: SavePlan;
}

export function ledgerOf(context: Context): JobLedger {
  return new JobLedger(context.directories.state, context.clock, context.terminal.warn);
}

/** Asks for one job, and says so. */
export async function startJob(context: Context, api: Api, order: JobRequest): Promise<StartedJob> {
  const { endpoint, body } = order;
  const key = randomUUID();
  const ask = () => api.call(endpoint, { body, idempotencyKey: key });
  // A dry run sends nothing, so it writes nothing either.
  if (context.flags.dryRun) await ask();
  const { reply, job } = await askForJob(context, api, { ...order, key }, ask);
  const { document, headers } = reply;
  const started = { key, kind: endpoint.job, job, document, headers, acceptedAtMs: context.clock.now() };
  await context.terminal.event({ type: 'start', job: document });
  return started;
}

/** The ledger knows of a job before the request leaves, and how that went before anything else happens. */
export async function askForJob(
  context: Context,
  api: Api,
  { endpoint, body, save, key }: JobRequest & { readonly key: string },
  ask: () => Promise<ApiReply>,
): Promise<{ reply: ApiReply; job: Job }> {
  const config = await context.config();
  const ledger = ledgerOf(context);
  await ledger.intend({
    key,
    kind: endpoint.job,
    environment: config.environment.value,
    profile: config.profile.value,
    base: api.baseUrl,
    request: withoutPictures(body),
    save,
    cwd: directoryFor(context, save),
  });
  const reply = await ask().catch(async (error: unknown) => {
    await noteFailure(context, ledger, key, error);
    throw error;
  });
  const job = readJobReply(reply.document);
  if (job.id !== undefined) await ledger.accept(key, job.id);
  else if (job.state === 'running') throw await withoutId(ledger, key, reply.document);
  return { reply, job };
}

/** Only a relative target needs the directory in which the command was typed. */
function directoryFor(context: Context, { output }: JobRequest['save']): string {
  const isRelative = output !== undefined && output !== '-' && !isAbsolute(output);
  return isRelative ? context.cwd : (knownDirectory(context) ?? '/');
}

/** Interrupted requests stay as they are: asked for, with an outcome that nobody knows. */
async function noteFailure(context: Context, ledger: JobLedger, key: string, error: unknown): Promise<void> {
  if (context.signal.aborted) return;
  const message = error instanceof OctetError ? error.message : 'octet itself failed';
  await ledger.end(key, mayHaveStarted(error) ? 'unknown' : 'refused', { error: message });
}

/** An answer that could not be read is one all the same: only what the service said no to, or never got, is refused. */
function mayHaveStarted(error: unknown): boolean {
  if (!(error instanceof OctetError) || error.reason === 'unknown') return true;
  return !(error instanceof ApiError) && (error.reason === 'service' || error.code === 'cli_garbled');
}

async function withoutId(ledger: JobLedger, key: string, document: unknown): Promise<OctetError> {
  await ledger.end(key, 'unknown', { error: 'accepted without an id' });
  const message = 'unexpected reply: the accepted job has no id';
  return new UnreadableReply(message, { document }, { hint: 'octet jobs' });
}
