import type { Context } from '../context.ts';
import type { Endpoint } from '../contract/endpoints.ts';
import { UnreadableReply } from '../errors.ts';
import { bodyOf } from '../input/request.ts';
import type { SavePlan } from '../ledger/job-line.ts';
import { finishMedia, type MediaKind } from './finish-media.ts';
import { resumeCommand } from './follow.ts';
import type { JobFlags } from './job-options.ts';
import type { SavedFile } from './save-artifact.ts';
import { checkOutput } from './save-target.ts';
import { startJob } from './start-job.ts';

export interface MediaRequest {
  readonly endpoint: Endpoint & { readonly job: MediaKind };
  readonly fields: Readonly<Record<string, unknown>>;
  readonly data?: string;
  /** Shows the saved file to a person before its path is printed. */
  readonly preview?: (file: SavedFile) => Promise<void>;
}

/** The whole of a song or a film: check, pay, wait, save. */
export async function runMedia(context: Context, order: MediaRequest, flags: JobFlags): Promise<SavedFile[]> {
  const { endpoint } = order;
  const body = await bodyOf(context, endpoint, order.fields, order.data, flags);
  if (flags.download !== false) await checkOutput(context, flags, { prompt: promptIn(body) });
  const api = await context.api({ timeoutIsForWaiting: true });
  const budget = await context.budget(flags.maxCredits);
  const started = await budget.within(endpoint, body, () =>
    startJob(context, api, { endpoint, body, save: savedFlags(flags) }),
  );
  const { id } = started.job;
  if (id === undefined) {
    const { document } = started.job;
    throw new UnreadableReply('unexpected reply: the job has no id', { document });
  }
  if (flags.detach) {
    await context.terminal.result(started.job.document, id);
    context.terminal.hint(resumeCommand(id, started.key));
    return [];
  }
  return finishMedia(
    context,
    {
      api,
      kind: endpoint.job,
      id,
      key: started.key,
      accepted: started.job,
      acceptedAtMs: started.acceptedAtMs,
      request: body,
      preview: order.preview,
    },
    flags,
  );
}

function promptIn({ prompt }: Readonly<Record<string, unknown>>): string {
  return typeof prompt === 'string' ? prompt : '';
}

/** Saved with the job so that `jobs wait` saves the result as this command would have. */
export function savedFlags(flags: JobFlags): SavePlan {
  const { output, force, sidecar, download } = flags;
  return { output, force, sidecar, download };
}
