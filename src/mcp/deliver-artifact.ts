import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Api } from '../client/api.ts';
import { OctetError } from '../errors.ts';
import { resolveFrom } from '../files/working-directory.ts';
import { mimeOfName } from '../jobs/extensions.ts';
import { artifactUrl } from '../jobs/fetch-artifact.ts';
import { bytesOf, type PaidArtifact, saveArtifact } from '../jobs/save-artifact.ts';
import type { Block } from './content-blocks.ts';
import { thumbnail } from './thumbnail.ts';
import type { ToolServices } from './tool.ts';

/** A result for the client: where it is, and what is known of it. */
export interface Delivered {
  readonly blocks: readonly Block[];
  /** For the structured content. */
  readonly file: {
    readonly uri: string;
    readonly path?: string;
    readonly mime_type?: string;
    readonly bytes?: number;
    readonly sha256?: string;
  };
}

/** Saves an artifact below the root, or links to it at the service; a picture is shown small beside it. */
export async function deliver(services: ToolServices, api: Api, artifact: PaidArtifact): Promise<Delivered> {
  return services.results === 'files' ? saved(services, api, artifact) : linked(services, api, artifact);
}

async function saved({ context }: ToolServices, api: Api, artifact: PaidArtifact): Promise<Delivered> {
  const file = await saveArtifact(context, api, artifact, {});
  if (!file) throw new OctetError('bug', 'the result was not saved');
  const path = resolveFrom(context, file.path);
  const uri = pathToFileURL(path).href;
  const mimeType = mimeOfName(path);
  const preview = mimeType?.startsWith('image/') ? await thumbnail(await readFile(path)) : undefined;
  return {
    blocks: [
      { type: 'resource_link', uri, name: basename(path), mimeType, size: file.bytes },
      ...(preview ? [preview] : []),
    ],
    file: { uri, path, mime_type: mimeType, bytes: file.bytes, sha256: file.sha256 },
  };
}

async function linked(
  { context }: ToolServices,
  api: Api,
  { source, ...artifact }: PaidArtifact,
): Promise<Delivered> {
  if ('base64' in source || source.url.startsWith('data:'))
    throw new OctetError('service', 'the service gave the result no address');
  const { href: uri, pathname } = artifactUrl(api, source.url);
  const isPicture = artifact.usualExtension === 'png';
  const bytes = isPicture ? Buffer.from(await bytesOf(context, api, source)) : undefined;
  const preview = bytes && (await thumbnail(bytes));
  const mimeType = mimeOfName(pathname) ?? mimeOfName(`x.${artifact.usualExtension}`);
  return {
    blocks: [
      { type: 'resource_link', uri, name: basename(pathname), mimeType, size: bytes?.length },
      ...(preview ? [preview] : []),
    ],
    file: { uri, mime_type: mimeType, bytes: bytes?.length },
  };
}
