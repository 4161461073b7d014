import { endpoints } from '../../contract/endpoints.ts';
import { imageSize } from '../../contract/image.ts';
import type { EngineArtifact } from '../../engines/engine.ts';
import type { StoredArtifact } from '../artifacts/artifact-store.ts';
import { fileName } from '../artifacts/file-name.ts';
import { loadUserImage } from '../artifacts/user-images.ts';
import { priceFactor } from '../billing/admission.ts';
import { priceOf } from '../billing/prices.ts';
import { newId } from '../ids.ts';
import { seedOf } from '../simulation/seed.ts';
import type { WorkOrder } from '../workers/work.ts';
import { pictureModels } from './picture-models.ts';
import type { DocumentReply } from './reply.ts';
import { type RequestContext, readRoute, route } from './route.ts';

/** More steps make no finer picture in this engine. */
const MOST_STEPS = 100;

export const imageGenerate = route(endpoints.imageGenerate, {
  problems: ({ size, width, height }) =>
    size !== undefined && (width !== undefined || height !== undefined)
      ? ['size: cannot be given together with width or height']
      : [],
  price: ({ count }) => priceOf('image') * count,
  async run(call) {
    const { prompt, style, count } = call.body;
    const steps = Math.min(call.body.steps, MOST_STEPS);
    const seed = seedOf(call.given);
    const orders = Array.from({ length: count }, (_, index) => ({
      kind: 'image' as const,
      request: { prompt, ...imageSize(call.body), style, steps, seed: seed + index },
    }));
    return finished(call, prompt, orders, endpoints.imageGenerate.path);
  },
});

export const imageEdit = route(endpoints.imageEdit, {
  price: () => priceOf('imageEdit'),
  async run(call) {
    const { prompt } = call.body;
    const image = await loadUserImage(call.service, call.body.image, call.signal);
    const request = { image, instruction: prompt, seed: seedOf(call.given) };
    return finished(call, prompt, [{ kind: 'image-edit', request }], endpoints.imageEdit.path);
  },
});

export const imageUpscale = route(endpoints.imageUpscale, {
  price: () => priceOf('imageUpscale'),
  async run(call) {
    const { scale } = call.body;
    const image = await loadUserImage(call.service, call.body.image, call.signal);
    const order = { kind: 'image-upscale' as const, request: { image, scale } };
    return finished(call, 'upscaled', [order], endpoints.imageUpscale.path);
  },
});

export const imageModels = readRoute(endpoints.imageModels, async ({ account }) => ({
  kind: 'reply',
  document: { object: 'list', data: await pictureModels(priceFactor(account)) },
}));

type PictureOrder = WorkOrder<'image' | 'image-edit' | 'image-upscale'>;

/** Paints all pictures at once, stores them and queues their events. */
async function finished(
  call: RequestContext,
  words: string,
  orders: readonly PictureOrder[],
  path: string,
): Promise<DocumentReply> {
  const { service, account, origin, signal } = call;
  const id = newId('img');
  const started = service.clock.now();
  const from = service.clock.monotonic();
  const artifacts = await Promise.all(
    orders.map((order) => service.workers.run(order, { signal, account: account.id })),
  );
  const files = await Promise.all(artifacts.map((artifact) => put(call, words, artifact)));
  const urls = files.map((file) => `${origin}/files/${file.id}`);
  const first = artifacts[0];
  const document = {
    id,
    object: 'image',
    created: Math.floor(started / 1_000),
    status: 'completed',
    model: 'local-painter',
    image_url: urls[0],
    image_urls: urls,
    data: urls.map((url, index) => ({ url, ...artifacts[index]?.facts })),
    ...first?.facts,
    notes: artifacts.flatMap(({ notes }) => notes),
  };
  const duration_ms = Math.round(service.clock.monotonic() - from);
  return {
    kind: 'reply',
    document,
    commit(sql) {
      for (const file of files)
        service.artifacts.register(sql, account.id, file, service.clock.now(), { path, request: call.given });
      const about = { job_id: id, service: 'image' };
      service.webhooks.emit(sql, 'generation.started', {
        ...about,
        created_at: new Date(started).toISOString(),
      });
      service.webhooks.emit(sql, 'generation.completed', { ...about, output_url: urls[0], duration_ms });
    },
  };
}

function put(
  { service }: RequestContext,
  words: string,
  { bytes, mime, extension }: EngineArtifact,
): Promise<StoredArtifact> {
  return service.artifacts.put({ name: fileName(words, 'picture', extension), mime, bytes });
}
