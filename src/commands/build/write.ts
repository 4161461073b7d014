import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { type BuildFile, readBuildFiles } from '../../contract/build-files.ts';
import type { Job } from '../../contract/job.ts';
import { readAttribution } from '../../contract/replies.ts';
import { firstText } from '../../contract/shape.ts';
import { UnreadableReply } from '../../errors.ts';
import { isTargetTaken } from '../../files/atomic.ts';
import { digestOf } from '../../files/install.ts';
import { type ProjectFile, writeProject } from '../../files/project.ts';
import { shownPath } from '../../files/working-directory.ts';
import { resumeCommand, savedLater } from '../../jobs/follow.ts';
import type { JobFlags } from '../../jobs/job-options.ts';
import { sidecarPath, writeSidecar } from '../../jobs/sidecar.ts';
import { destinationOf, refuseSystemDirectory } from './destination.ts';
import { howToStart } from './how-to-start.ts';
import { changesOf, removeFiles } from './update.ts';

/** How the files of a build are saved; `updates`: into the directory of an earlier one. */
export type BuildSaving = JobFlags & { readonly updates?: true };

/** The request that a build came from. */
export interface BuildOrigin {
  readonly id: string | undefined;
  readonly key: string;
  readonly request: Readonly<Record<string, unknown>>;
}

/** Writes the files of a finished application, all of them or none. */
export async function writeBuild(context: Context, build: BuildOrigin, job: Job, flags: BuildSaving) {
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
  const changes = flags.updates ? await changesOf(path, files) : undefined;
  const force = flags.force === true || flags.updates === true;
  await writeProject(path, files, {
    force,
    warn: context.terminal.warn,
    installLogs: state === undefined ? undefined : { directory: join(state, 'builds'), clock: context.clock },
  }).catch((error) => {
    throw savedLater(error, resumeCommand(build.id, build.key));
  });
  warnOfScripts(context, files);
  if (changes) await removeFiles(path, changes.removed);
  if (flags.sidecar !== false)
    await keepSidecar(context, place, build, { job, files, unknown: found.unknown, force });
  return {
    path: shownPath(context, path),
    changes,
    start: howToStart(shownPath(context, place), files),
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

interface WrittenBuild {
  readonly job: Job;
  readonly files: readonly ProjectFile[];
  readonly unknown: readonly unknown[];
  readonly force: boolean;
}

async function keepSidecar(
  context: Context,
  place: string,
  build: Pick<BuildOrigin, 'id' | 'request'>,
  { job, files, unknown, force }: WrittenBuild,
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
    // An update must not replace what was edited since.
    files: Object.fromEntries(files.map(({ path, bytes }) => [path, digestOf(bytes)])),
    ...(unknown.length > 0 ? { unknown_items: unknown } : {}),
  };
  await writeSidecar(place, sidecar, { force }).catch((error: unknown) => {
    if (!isTargetTaken(error)) throw error;
    context.terminal.warn(`${shownPath(context, sidecarPath(place))} already exists and was not replaced`);
  });
}
