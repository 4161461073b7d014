import { pathToFileURL } from 'node:url';
import type { Api } from '../client/api.ts';
import { endpoints, type JobKind } from '../contract/endpoints.ts';
import type { Job } from '../contract/job.ts';
import { readNotes } from '../contract/notes.ts';
import { isPlainName } from '../contract/plain-name.ts';
import { readAttribution, readCost } from '../contract/replies.ts';
import { firstText } from '../contract/shape.ts';
import { OctetError, UnreadableReply } from '../errors.ts';
import { resolveFrom } from '../files/working-directory.ts';
import { posterOf } from '../jobs/poster.ts';
import { bytesOf } from '../jobs/save-artifact.ts';
import { type Block, quoted, said } from './content-blocks.ts';
import { type Delivered, deliver } from './deliver-artifact.ts';
import type { KnownJob } from './job-records.ts';
import { thumbnail } from './thumbnail.ts';
import type { ToolResult, ToolServices } from './tool.ts';

const MEDIA = {
  music: { command: 'music generate', extension: 'mp3', path: endpoints.musicGenerate.path },
  video: { command: 'video generate', extension: 'mp4', path: endpoints.videoGenerate.path },
} as const satisfies Partial<Record<JobKind, object>>;

/** The result of a job that has ended well: saved, remembered, and told. */
export async function finished(services: ToolServices, known: KnownJob, job: Job): Promise<ToolResult> {
  const api = await services.jobs.apiFor(known);
  const { blocks, file } =
    known.kind === 'build' ? await application(services, known, job) : await media(services, api, known, job);
  await services.jobs.end(known, 'done', { files: file.path === undefined ? [] : [file.path] });
  const notes = readNotes(job.document);
  const attribution = readAttribution(job.document, {});
  return {
    content: [
      said(doneLine(known, file.path ?? file.uri)),
      ...blocks,
      ...(notes.length > 0 ? [quoted(notes.join('\n'), 'notes')] : []),
    ],
    structuredContent: {
      job: jobFacts(known, job),
      files: [file],
      credits: readCost(job.document),
      repeated: known.isRepeated,
      attribution,
    },
  };
}

function doneLine({ kind, isRepeated }: KnownJob, place: string): string {
  const again = isRepeated ? ' (the same call was made before: nothing was charged again)' : '';
  return `${NAMES[kind]} ready: ${place}${again}`;
}

const NAMES: Readonly<Record<JobKind, string>> = { music: 'song', video: 'video', build: 'application' };

/** The status of a job, for the structured content. */
export function jobFacts(known: KnownJob, job?: Job) {
  return {
    id: known.id !== undefined && isPlainName(known.id) ? known.id : known.taskId,
    kind: known.kind,
    status: plainStatus(job?.status) ?? known.state,
    progress: job?.progress,
    queue_position: job?.queuePosition,
    estimated_time: job?.estimatedSeconds,
  };
}

/** The service's own word, unless it is more than a word: this one is not marked as content. */
function plainStatus(status: string | undefined): string | undefined {
  if (status === undefined) return undefined;
  return /^[\w -]{1,40}$/.test(status) ? status : 'running';
}

async function media(services: ToolServices, api: Api, known: KnownJob, job: Job): Promise<Delivered> {
  if (known.kind === 'build') throw new Error('a build is no media');
  const { command, extension, path } = MEDIA[known.kind];
  const [url] = job.addresses;
  const id = known.id ?? known.taskId;
  if (url === undefined)
    throw new UnreadableReply(`${id} is finished, but the reply has no result address`, {
      document: job.document,
    });
  const config = await services.context.config();
  const prompt = typeof known.request.prompt === 'string' ? known.request.prompt : '';
  const delivered = await deliver(services, api, {
    source: { url },
    parts: { id, index: 0, count: 1, prompt },
    usualExtension: extension,
    sidecar: {
      command,
      endpoint: path,
      request: known.request,
      prompt,
      id,
      environment: config.environment.value,
      model: firstText(job.document, ['model']),
      attribution: readAttribution(job.document, {}),
    },
  });
  const poster = known.kind === 'video' ? await posterBlock(services, api, job.document) : undefined;
  return poster ? { ...delivered, blocks: [...delivered.blocks, poster] } : delivered;
}

/** Without it nothing is lost. */
async function posterBlock(
  { context }: ToolServices,
  api: Api,
  document: unknown,
): Promise<Block | undefined> {
  const url = posterOf(document);
  if (url === undefined) return undefined;
  try {
    return await thumbnail(Buffer.from(await bytesOf(context, api, { url }, { maxRetries: 0 })));
  } catch (error) {
    if (!(error instanceof OctetError)) throw error;
    return undefined;
  }
}

async function application(services: ToolServices, known: KnownJob, job: Job): Promise<Delivered> {
  const { id = known.taskId, key, request } = known;
  const preview = firstText(job.document, ['preview_url']);
  if (services.results === 'addresses') {
    if (preview === undefined) throw new OctetError('service', 'the service gave the result no address');
    const link: Block = { type: 'resource_link', uri: preview, name: id, mimeType: 'text/html' };
    return { blocks: [link], file: { uri: preview } };
  }
  const place = await services.commands.writeBuild(services.context, { id, key, request }, job);
  const path = resolveFrom(services.context, place.path);
  const uri = pathToFileURL(path).href;
  const names = place.files.map((file) => file.path).join('\n');
  return {
    blocks: [{ type: 'resource_link', uri, name: place.path }, quoted(names, 'files')],
    file: { uri, path },
  };
}
