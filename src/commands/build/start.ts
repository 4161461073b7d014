import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { promptOf } from '../../input/prompt.ts';
import { bodyOf } from '../../input/request.ts';
import { resumeCommand } from '../../jobs/follow.ts';
import { savedFlags } from '../../jobs/run-media.ts';
import { startJob } from '../../jobs/start-job.ts';
import { checkDestination } from './destination.ts';
import { finishBuild } from './finish.ts';
import type { BuildFlags } from './flags.ts';
import { updateFor } from './update.ts';
import type { BuildSaving } from './write.ts';

export async function startBuild(
  context: Context,
  words: readonly string[],
  flags: Partial<BuildFlags>,
): Promise<void> {
  const prompt = await promptOf(context, words, 'octet build "a todo app with title and due date"');
  const update = await updateFor(context, flags);
  const saving: BuildSaving = update ? { ...flags, output: update.place, updates: true } : flags;
  const fields = {
    prompt,
    framework: flags.framework,
    project_id: update?.project ?? flags.project,
    preview: flags.preview === false ? false : undefined,
  };
  const body = await bodyOf(context, endpoints.build, fields, flags.data);
  if (flags.download !== false) await checkDestination(context, saving, prompt);
  const api = await context.api({ timeoutIsForWaiting: true });
  const budget = await context.budget(flags.maxCredits);
  const started = await budget.within(endpoints.build, body, () =>
    startJob(context, api, {
      endpoint: endpoints.build,
      body,
      save: { ...savedFlags(saving), updates: saving.updates },
    }),
  );
  const { job, key, acceptedAtMs } = started;
  if (flags.detach) {
    await context.terminal.result(job.document, job.id ?? key);
    context.terminal.hint(resumeCommand(job.id, key));
    return;
  }
  await finishBuild(context, { api, id: job.id, key, request: body, accepted: job, acceptedAtMs }, saving);
}
