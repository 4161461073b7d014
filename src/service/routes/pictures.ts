import { notesField } from '../../contract/notes.ts';
import type { StoredArtifact } from '../artifacts/artifact-store.ts';
import { fileName } from '../artifacts/file-name.ts';
import type { Picture, PictureRequest } from '../artifacts/picture.ts';
import { newId } from '../ids.ts';
import type { Sql } from '../store/sql.ts';
import type { WorkOrder } from '../workers/work-order.ts';
import type { RequestContext } from './route.ts';

export type PictureOrder = WorkOrder<'image' | 'image-edit' | 'image-upscale'>;

export interface Painted {
  readonly id: string;
  /** Unix seconds. */
  readonly created: number;
  readonly model: string;
  readonly pictures: readonly (Picture & { readonly url: string })[];
  /** Of all pictures, each once. */
  readonly notes: readonly string[];
  /** Names the service that painted, if it was not octet. */
  readonly attribution?: string;
  /** Registers the files and queues the events. */
  readonly commit: (sql: Sql) => void;
}

/** The text that names the files, and the endpoint that made them. */
interface About {
  readonly words: string;
  readonly path: string;
}

/** Paints all pictures at once. */
export async function paint(
  context: RequestContext,
  orders: readonly PictureOrder[],
  about: About,
): Promise<Painted> {
  const { service, account, signal } = context;
  return stored(context, about, async () => ({
    model: 'local-painter',
    pictures: await Promise.all(
      orders.map((order) => service.workers.run(order, { signal, account: account.id })),
    ),
  }));
}

/** Pictures of the image server behind this service; undefined without one. */
export async function paintUpstream(
  context: RequestContext,
  wanted: PictureRequest,
  path: string,
): Promise<Painted | undefined> {
  const { imageUpstream } = context.service;
  if (!imageUpstream) return undefined;
  return stored(context, { words: wanted.prompt, path }, () =>
    imageUpstream.generate(wanted, context.signal),
  );
}

interface Made {
  readonly model: string;
  readonly pictures: readonly Picture[];
  readonly attribution?: string;
}

async function stored(
  context: RequestContext,
  { words, path }: About,
  make: () => Promise<Made>,
): Promise<Painted> {
  const made = { path, request: context.given };
  const { service, account, origin } = context;
  const id = newId('img');
  const started = service.clock.now();
  const from = service.clock.monotonic();
  const { pictures, ...painter } = await make();
  const files = await Promise.all(pictures.map((picture) => put(context, words, picture)));
  const urls = files.map((file) => `${origin}/files/${file.id}`);
  const notes = [...new Set(pictures.flatMap((picture) => picture.notes))];
  const duration_ms = Math.round(service.clock.monotonic() - from);
  return {
    ...painter,
    id,
    created: Math.floor(started / 1_000),
    notes,
    pictures: pictures.map((picture, index) => ({ ...picture, url: urls[index] ?? '' })),
    commit(sql) {
      for (const file of files) service.artifacts.register(sql, account.id, file, service.clock.now(), made);
      const about = { job_id: id, service: 'image' };
      const created_at = new Date(started).toISOString();
      service.webhooks.emit(sql, account.id, 'generation.started', { ...about, created_at });
      const [output_url] = urls;
      service.webhooks.emit(sql, account.id, 'generation.completed', {
        ...about,
        output_url,
        duration_ms,
        ...notesField({ notes }),
      });
    },
  };
}

function put(
  { service }: RequestContext,
  words: string,
  { bytes, mime, extension }: Picture,
): Promise<StoredArtifact> {
  return service.artifacts.put({ name: fileName(words, 'picture', extension), mime, bytes });
}
