import { warnOverspent } from '../../budget/overspent.ts';
import type { Api } from '../../client/api.ts';
import { shellWord } from '../../config/shell-word.ts';
import type { Context } from '../../context.ts';
import { LOCAL_BASE, SERVE_PORT } from '../../contract/address.ts';
import { readBuildFiles } from '../../contract/build-files.ts';
import type { Job } from '../../contract/job.ts';
import { readAttribution } from '../../contract/replies.ts';
import { firstText, isObject } from '../../contract/shape.ts';
import { OctetError, UnreadableReply } from '../../errors.ts';
import { writeAtomic } from '../../files/atomic.ts';
import { resolveFrom } from '../../files/working-directory.ts';
import { followJob } from '../../jobs/follow.ts';
import type { JobFlags } from '../../jobs/job-options.ts';
import { bytesOf } from '../../jobs/save-artifact.ts';
import { ledgerOf } from '../../jobs/start-job.ts';
import { showAttribution } from '../../output/attribution.ts';
import { showNotes } from '../../output/notes.ts';
import { openAddress, openSavedFile } from '../../output/open-file.ts';
import { previewPath } from './destination.ts';
import { changeLines } from './update.ts';
import { type BuildOrigin, type BuildSaving, writeBuild } from './write.ts';

export interface BuildJob extends BuildOrigin {
  readonly api: Api;
  readonly accepted?: Job;
  readonly acceptedAtMs: number;
}

/** Waits for an application where that is needed, writes all of its files or none, and prints where. */
export async function finishBuild(context: Context, build: BuildJob, flags: BuildSaving): Promise<void> {
  const { terminal } = context;
  const job = await ended(context, build, flags);
  const ledger = ledgerOf(context);
  if (job.state === 'failed') {
    await ledger.end(build.key, 'failed', { error: job.error ?? job.status });
    throw new OctetError(
      'failed',
      `${build.id ?? 'the build'} ${job.status ?? 'failed'}${job.error ? `: ${job.error}` : ''}`,
    );
  }
  warnOverspent(context.terminal, job.document, flags.maxCredits);
  const previewUrl = firstText(job.document, ['preview_url']);
  const place = flags.download === false ? undefined : await writeBuild(context, build, job, flags);
  await ledger.end(build.key, 'done', { files: place ? [place.path] : [] });
  const document = isObject(job.document) ? job.document : {};
  await terminal.result(
    {
      ...document,
      ...(place ? { path: place.path } : {}),
      ...(place?.changes ? { changes: place.changes } : {}),
    },
    place?.path ?? previewUrl ?? '',
  );
  if (place && terminal.mode === 'human')
    for (const line of place.changes ? changeLines(terminal, place.changes) : terminal.tree(place.files))
      terminal.note(line);
  if (place?.start) terminal.hint(`to start it: ${place.start}`);
  if (previewUrl && terminal.mode === 'human') terminal.note(previewLine(previewUrl));
  const project = firstText(job.document, ['project_id']);
  if (project)
    terminal.hint(`continue with: octet build --project ${shellWord(project)} "what should change"`);
  showNotes(context, job.document);
  showAttribution(context, readAttribution(job.document, {}));
  if (flags.open && previewUrl) await openPreview(context, build.api, previewUrl, place?.path, flags.force);
}

/** The service in this process has no address that a browser could reach: its page is kept beside the project. */
async function openPreview(
  context: Context,
  api: Api,
  url: string,
  project: string | undefined,
  force = false,
): Promise<void> {
  const isHere = api.baseUrl === LOCAL_BASE && url.startsWith(`${new URL(LOCAL_BASE).origin}/`);
  if (!isHere) return openAddress(context, url);
  const page = resolveFrom(context, previewPath(project ?? 'octet'));
  await writeAtomic(page, await bytesOf(context, api, { url }), {
    mode: 0o644,
    force: force ? undefined : false,
    replaceSymlink: force,
  });
  await openSavedFile(context, page);
}

function previewLine(url: string): string {
  const { origin } = new URL(LOCAL_BASE);
  if (!url.startsWith(`${origin}/`)) return `preview: ${url}`;
  return `preview, while octet serve runs: http://127.0.0.1:${SERVE_PORT}${url.slice(origin.length)}`;
}

async function ended(context: Context, build: BuildJob, flags: JobFlags): Promise<Job> {
  const { accepted, id } = build;
  if (accepted && accepted.state !== 'running') return accepted;
  // Files in the reply are the result, whatever its status says.
  if (accepted && readBuildFiles(accepted.document)?.files.length) return { ...accepted, state: 'done' };
  if (id === undefined)
    throw new UnreadableReply('unexpected reply: the build has no id', { document: accepted?.document });
  return followJob(context, {
    api: build.api,
    kind: 'build',
    id,
    key: build.key,
    accepted,
    acceptedAtMs: build.acceptedAtMs,
    pollInterval: flags.pollInterval,
    verb: 'building',
  });
}
