import { warnOverspent } from '../budget/overspent.ts';
import type { Api } from '../client/api.ts';
import { shellWord } from '../config/shell-word.ts';
import type { Context } from '../context.ts';
import { type Endpoint, endpoints, type JobKind } from '../contract/endpoints.ts';
import type { Job } from '../contract/job.ts';
import { readAttribution } from '../contract/replies.ts';
import { isObject } from '../contract/shape.ts';
import { OctetError, UnreadableReply } from '../errors.ts';
import { resolveFrom } from '../files/working-directory.ts';
import { showAttribution } from '../output/attribution.ts';
import { showNotes } from '../output/notes.ts';
import { openSavedFile } from '../output/open-file.ts';
import { showSummary } from '../output/summary.ts';
import { artifactUrl } from './fetch-artifact.ts';
import { followJob, resumeCommand, savedLater } from './follow.ts';
import type { JobFlags } from './job-options.ts';
import { showPoster } from './poster.ts';
import { type SavedFile, saveArtifact } from './save-artifact.ts';
import { ledgerOf } from './start-job.ts';

export type MediaKind = Exclude<JobKind, 'build'>;

interface Medium {
  /** The verb for the status line. */
  readonly verb: string;
  readonly extension: string;
  readonly command: string;
  readonly endpoint: Endpoint;
}

const MEDIA: Readonly<Record<MediaKind, Medium>> = {
  music: {
    verb: 'composing',
    extension: 'mp3',
    command: 'music generate',
    endpoint: endpoints.musicGenerate,
  },
  video: { verb: 'filming', extension: 'mp4', command: 'video generate', endpoint: endpoints.videoGenerate },
};

export interface MediaJob {
  readonly api: Api;
  readonly kind: MediaKind;
  readonly id: string;
  /** Undefined for a job that this machine's ledger does not know. */
  readonly key?: string;
  readonly accepted?: Job;
  readonly acceptedAtMs: number;
  readonly request: Readonly<Record<string, unknown>>;
  readonly preview?: (file: SavedFile) => Promise<void>;
}

/** Waits for a song or a film, saves it and prints where. */
export async function finishMedia(context: Context, media: MediaJob, flags: JobFlags): Promise<SavedFile[]> {
  const { terminal } = context;
  const { api, id, kind } = media;
  const { verb } = MEDIA[kind];
  const job = await followJob(context, { ...media, verb, pollInterval: flags.pollInterval });
  const ledger = media.key === undefined ? undefined : ledgerOf(context);
  if (job.state === 'failed') {
    if (media.key !== undefined) await ledger?.end(media.key, 'failed', { error: job.error ?? job.status });
    throw new OctetError(
      'failed',
      `${id} ${job.status ?? 'failed'}${job.error ? `: ${job.error}` : ''}`,
      'octet credits',
      {
        code: 'cli_job_failed',
      },
    );
  }
  const [address] = job.addresses;
  if (address === undefined) {
    throw new UnreadableReply(
      `${id} is finished, but the reply has no result address`,
      { document: job.document },
      { code: 'cli_no_result', hint: `${resumeCommand(id, media.key)} -v` },
    );
  }
  const url = artifactUrl(api, address);
  warnOverspent(terminal, job.document, flags.maxCredits);
  const saved =
    flags.download === false
      ? []
      : [await saveOne(context, media, job, address, flags)].flatMap((file) => file ?? []);
  if (media.key !== undefined) await ledger?.end(media.key, 'done', { files: saved.map(({ path }) => path) });
  const [file] = saved;
  if (kind === 'video') await showPoster(context, api, job.document);
  if (file) await media.preview?.(file);
  showSummary(context, job.document);
  showNotes(context, job.document);
  showAttribution(context, readAttribution(job.document, {}));
  // The path comes last: a preview must not push it off the screen.
  if (flags.output !== '-' || terminal.mode !== 'human') {
    const document = isObject(job.document) ? job.document : { id };
    await terminal.result(
      { ...document, files: saved },
      flags.download === false ? url.href : saved.map(({ path }) => path),
    );
  }
  if (file && flags.open) await openSavedFile(context, resolveFrom(context, file.path));
  return saved;
}

async function saveOne(
  context: Context,
  media: MediaJob,
  job: Job,
  address: string,
  flags: JobFlags,
): Promise<SavedFile | undefined> {
  const { command, endpoint, extension } = MEDIA[media.kind];
  const config = await context.config();
  const prompt = typeof media.request.prompt === 'string' ? media.request.prompt : '';
  const model =
    isObject(job.document) && typeof job.document.model === 'string' ? job.document.model : undefined;
  return saveArtifact(
    context,
    media.api,
    {
      source: { url: address },
      parts: { id: media.id, index: 0, count: 1, prompt },
      usualExtension: extension,
      sidecar: {
        command,
        endpoint: endpoint.path,
        request: media.request,
        prompt,
        id: media.id,
        environment: config.environment.value,
        model,
        attribution: readAttribution(job.document, {}),
      },
    },
    flags,
  ).catch((error: unknown) => {
    const isKnown = media.key !== undefined;
    throw savedLater(
      error,
      isKnown ? resumeCommand(media.id, media.key) : `octet ${media.kind} get ${shellWord(media.id)}`,
    );
  });
}
