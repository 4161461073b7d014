import { join } from 'node:path';
import { warnOverspent } from '../../budget/overspent.ts';
import type { Api } from '../../client/api.ts';
import { shellWord } from '../../config/shell-word.ts';
import type { Context } from '../../context.ts';
import { LOCAL_BASE, SERVE_PORT } from '../../contract/address.ts';
import { type BuildFile, readBuildFiles } from '../../contract/build-files.ts';
import type { Job } from '../../contract/job.ts';
import { readAttribution } from '../../contract/replies.ts';
import { firstText, isObject } from '../../contract/shape.ts';
import { OctetError, UnreadableReply } from '../../errors.ts';
import { isTargetTaken, writeAtomic } from '../../files/atomic.ts';
import { type ProjectFile, writeProject } from '../../files/project.ts';
import { resolveFrom, shownPath } from '../../files/working-directory.ts';
import { followJob, resumeCommand, savedLater } from '../../jobs/follow.ts';
import type { JobFlags } from '../../jobs/job-options.ts';
import { bytesOf } from '../../jobs/save-artifact.ts';
import { sidecarPath, writeSidecar } from '../../jobs/sidecar.ts';
import { ledgerOf } from '../../jobs/start.ts';
import { showAttribution } from '../../output/attribution.ts';
import { showNotes } from '../../output/notes.ts';
import { openAddress, openSavedFile } from '../../output/open.ts';
import { destinationOf, previewPath, refuseSystemDirectory } from './destination.ts';

export interface BuildJob {
  readonly api: Api;
  readonly id: string | undefined;
  readonly key: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly accepted?: Job;
  readonly acceptedAtMs: number;
}

/** Waits for an application where that is needed, writes all of its files or none, and prints where. */
export async function finishBuild(context: Context, build: BuildJob, flags: JobFlags): Promise<void> {
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
    { ...document, ...(place ? { path: place.path } : {}) },
    place?.path ?? previewUrl ?? '',
  );
  if (place && terminal.mode === 'human') for (const line of terminal.tree(place.files)) terminal.note(line);
  if (previewUrl && terminal.mode === 'human') terminal.note(previewLine(previewUrl));
  const project = firstText(job.document, ['project_id']);
  if (project)
    terminal.hint(`continue with: octet build --project ${shellWord(project)} "add a field called notes"`);
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

/** Writes the files of a finished application, all of them or none. */
export async function writeBuild(
  context: Context,
  build: Pick<BuildJob, 'id' | 'key' | 'request'>,
  job: Job,
  flags: JobFlags,
) {
  const prompt = typeof build.request.prompt === 'string' ? build.request.prompt : '';
  const path = await destinationOf(context, flags, prompt);
  await refuseSystemDirectory(context, path);
  const found = readBuildFiles(job.document);
  const place = path.replace(/[\\/]+$/, '');
  if (!found || found.files.length === 0) {
    throw new UnreadableReply(
      `${build.id ?? 'the build'} contains no files that octet can read`,
      { document: job.document },
      { code: 'cli_no_result', hint: resumeCommand(build.id, build.key), stem: shownPath(context, place) },
    );
  }
  const files = found.files.map(fileOf);
  const { state } = context.directories;
  await writeProject(path, files, {
    force: flags.force,
    warn: context.terminal.warn,
    journals: state === undefined ? undefined : { directory: join(state, 'builds'), clock: context.clock },
  }).catch((error) => {
    throw savedLater(error, resumeCommand(build.id, build.key));
  });
  warnOfScripts(context, files);
  if (flags.sidecar !== false) await keepSidecar(context, place, build, job, found.unknown, flags.force);
  return {
    path: shownPath(context, path),
    files: files.map((file) => ({ path: file.path, note: `${file.bytes.length} bytes` })),
  };
}

function fileOf({ path, content, encoding }: BuildFile): ProjectFile {
  return { path, bytes: Buffer.from(content, encoding) };
}

/** npm runs these by itself; octet never does. */
function warnOfScripts(context: Context, files: readonly ProjectFile[]): void {
  for (const { path, bytes } of files) {
    if (!/(^|\/)package\.json$/.test(path)) continue;
    if (/"(pre|post)?install"\s*:|"prepare"\s*:/.test(Buffer.from(bytes).toString('utf8'))) {
      context.terminal.warn(`${path} has a script that npm runs on install; read it before you install`);
    }
  }
}

async function keepSidecar(
  context: Context,
  place: string,
  build: Pick<BuildJob, 'id' | 'request'>,
  job: Job,
  unknown: readonly unknown[],
  force = false,
): Promise<void> {
  const config = await context.config();
  const sidecar = {
    octet: context.version,
    command: 'build',
    endpoint: '/builder/build',
    request: build.request,
    prompt: build.request.prompt,
    id: build.id,
    project_id: firstText(job.document, ['project_id']),
    preview_url: firstText(job.document, ['preview_url']),
    environment: config.environment.value,
    attribution: readAttribution(job.document, {}),
    created_at: new Date(context.clock.now()).toISOString(),
    ...(unknown.length > 0 ? { unknown_items: unknown } : {}),
  };
  await writeSidecar(place, sidecar, { force }).catch((error: unknown) => {
    if (!isTargetTaken(error)) throw error;
    context.terminal.warn(`${shownPath(context, sidecarPath(place))} already exists and was not replaced`);
  });
}
