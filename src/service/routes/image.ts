import { endpoints } from '../../contract/endpoints.ts';
import { imageSize } from '../../contract/image.ts';
import { loadUserImage } from '../artifacts/user-images.ts';
import { priceFactor } from '../billing/admission.ts';
import { priceOf } from '../billing/prices.ts';
import { seedOf } from '../simulation/seed.ts';
import { pictureModels } from './picture-models.ts';
import { type Painted, type PictureOrder, paint, paintUpstream } from './pictures.ts';
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
  async run(context) {
    const { prompt, style, count, model, size, width, height } = context.body;
    const others = await paintUpstream(
      context,
      { prompt, count, model, ...imageSize(context.body) },
      endpoints.imageGenerate.path,
    );
    if (others) return imageReply(others);
    const steps = Math.min(context.body.steps, MOST_STEPS);
    const seed = seedOf(context.given);
    const orders = Array.from({ length: count }, (_, index) => ({
      kind: 'image' as const,
      request: {
        prompt,
        ...imageSize(context.body),
        style,
        steps,
        seed: seed + index,
        isSizeFree: (size ?? width ?? height) === undefined,
      },
    }));
    return finished(context, prompt, orders, endpoints.imageGenerate.path);
  },
});

export const imageEdit = route(endpoints.imageEdit, {
  price: () => priceOf('imageEdit'),
  async run(context) {
    const { prompt } = context.body;
    const image = await loadUserImage(context.service, context.body.image, context.signal);
    const request = { image, instruction: prompt, seed: seedOf(context.given) };
    return finished(context, prompt, [{ kind: 'image-edit', request }], endpoints.imageEdit.path);
  },
});

export const imageUpscale = route(endpoints.imageUpscale, {
  price: () => priceOf('imageUpscale'),
  async run(context) {
    const { scale } = context.body;
    const image = await loadUserImage(context.service, context.body.image, context.signal);
    const order = { kind: 'image-upscale' as const, request: { image, scale } };
    return finished(context, 'upscaled', [order], endpoints.imageUpscale.path);
  },
});

export const imageModels = readRoute(endpoints.imageModels, async ({ account }) => ({
  kind: 'reply',
  document: { object: 'list', data: await pictureModels(priceFactor(account)) },
}));

async function finished(
  context: RequestContext,
  words: string,
  orders: readonly PictureOrder[],
  path: string,
): Promise<DocumentReply> {
  return imageReply(await paint(context, orders, { words, path }));
}

function imageReply({ id, created, model, pictures, notes, attribution, commit }: Painted): DocumentReply {
  const urls = pictures.map(({ url }) => url);
  const document = {
    id,
    object: 'image',
    created,
    status: 'completed',
    model,
    image_url: urls[0],
    image_urls: urls,
    data: pictures.map(({ url, facts }) => ({ url, ...facts })),
    ...pictures[0]?.facts,
    notes,
    ...(attribution === undefined ? {} : { attribution }),
  };
  return { kind: 'reply', document, commit };
}
