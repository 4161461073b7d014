import { endpoints } from '../../contract/endpoints.ts';
import type { ImageRequest } from '../../contract/image.ts';
import type { JsonObject } from '../../contract/shape.ts';
import type { EngineArtifact } from '../../engines/engine.ts';
import type { StoredArtifact } from '../artifacts/artifact-store.ts';
import { fileName } from '../artifacts/file-name.ts';
import { loadUserImage } from '../artifacts/user-images.ts';
import { priceFactor } from '../billing/admission.ts';
import { priceOf } from '../billing/prices.ts';
import { newId } from '../ids.ts';
import type { DocumentReply, RequestContext, Route } from '../service-context.ts';
import { seedOf } from '../simulation/seed.ts';
import type { WorkOrder } from '../workers/work.ts';
import { modelObject } from './model-cards.ts';

const USUAL_SIDE = 1024;
const USUAL_STEPS = 30;
const MOST_STEPS = 100;
const USUAL_SCALE = 2;

const parsed = (body: JsonObject): ImageRequest => body as unknown as ImageRequest;

export const imageGenerate: Route = {
  endpoint: endpoints.imageGenerate,
  problems: ({ size, width, height }) =>
    size !== undefined && (width !== undefined || height !== undefined)
      ? ['size: cannot be given together with width or height']
      : [],
  price: (body) => priceOf('image') * (parsed(body).count ?? 1),
  async run(call) {
    const { prompt, style = 'realistic', steps = USUAL_STEPS, count = 1 } = parsed(call.body);
    const { width, height } = sizeOf(parsed(call.body));
    const seed = seedOf(call.body);
    const orders = Array.from(
      { length: count },
      (_, index): WorkOrder => ({
        kind: 'image',
        request: { prompt, width, height, style, steps: Math.min(steps, MOST_STEPS), seed: seed + index },
      }),
    );
    return finished(call, prompt, orders);
  },
};

export const imageEdit: Route = {
  endpoint: endpoints.imageEdit,
  price: () => priceOf('imageEdit'),
  async run(call) {
    const { image, prompt } = call.body as { image: string; prompt: string };
    const picture = await loadUserImage(call.service, image, call.signal);
    return finished(call, prompt, [
      { kind: 'image-edit', request: { instruction: prompt, seed: seedOf(call.body) }, picture },
    ]);
  },
};

export const imageUpscale: Route = {
  endpoint: endpoints.imageUpscale,
  price: () => priceOf('imageUpscale'),
  async run(call) {
    const { image, scale = USUAL_SCALE } = call.body as { image: string; scale?: number };
    const picture = await loadUserImage(call.service, image, call.signal);
    return finished(call, 'upscaled', [{ kind: 'image-upscale', request: { scale }, picture }]);
  },
};

export const imageModels: Route = {
  endpoint: endpoints.imageModels,
  async run({ account }) {
    const data = await pictureModels(priceFactor(account));
    return { kind: 'reply', document: { object: 'list', data } };
  },
};

export async function pictureModels(factor: number): Promise<JsonObject[]> {
  const { IMAGE_MODELS } = await import('../../engines/image/models.ts');
  return IMAGE_MODELS.map((card) => modelObject({ ...card, kind: 'image' }, 'image', factor));
}

function sizeOf({ size, width, height }: ImageRequest): { width: number; height: number } {
  if (size === undefined)
    return { width: width ?? height ?? USUAL_SIDE, height: height ?? width ?? USUAL_SIDE };
  const [wide = USUAL_SIDE, high = USUAL_SIDE] = size.split('x').map(Number);
  return { width: wide, height: high };
}

/** Paints them one beside the other, puts them away, and tells whoever listens. */
async function finished(
  call: RequestContext,
  words: string,
  orders: readonly WorkOrder[],
): Promise<DocumentReply> {
  const { service, account, origin, signal } = call;
  const id = newId('img');
  const started = service.clock.now();
  const from = service.clock.monotonic();
  const results = await Promise.all(
    orders.map((order) => service.workers.run(order, { signal, account: account.id })),
  );
  const artifacts = results.flatMap(({ artifact }) => (artifact ? [artifact] : []));
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
      for (const file of files) service.artifacts.register(sql, account.id, file, service.clock.now());
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
