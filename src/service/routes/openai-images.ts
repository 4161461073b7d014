import { extraEndpoints } from '../../contract/extra-endpoints.ts';
import type { ImageGenerationsRequest } from '../../contract/openai-media.ts';
import type { ImageStyle } from '../../engines/image/request.ts';
import { loadUserImage } from '../artifacts/user-images.ts';
import { priceOf } from '../billing/prices.ts';
import { seedOf } from '../simulation/seed.ts';
import { type Painted, paint, paintUpstream } from './pictures.ts';
import type { DocumentReply } from './reply.ts';
import { route } from './route.ts';

const STEPS = { auto: 30, low: 10, medium: 30, high: 60, standard: 30, hd: 60 } as const;
const DEFAULT_SIDE = 1024;

export const imageGenerations = route(extraEndpoints.imageGenerations, {
  price: ({ n }) => priceOf('image') * n,
  async run(context) {
    const { prompt, n, model, quality } = context.body;
    const [width = DEFAULT_SIDE, height = width] =
      context.body.size === 'auto' ? [] : context.body.size.split('x').map(Number);
    const others = await paintUpstream(
      context,
      { prompt, count: n, width, height, model },
      extraEndpoints.imageGenerations.path,
    );
    if (others) return imagesReply(others, context.body);
    const seed = seedOf(context.given);
    const style = styleOf(context.body.style);
    const orders = Array.from({ length: n }, (_, index) => ({
      kind: 'image' as const,
      request: {
        prompt,
        width,
        height,
        style,
        steps: STEPS[quality],
        seed: seed + index,
        isSizeFree: context.body.size === 'auto',
      },
    }));
    return imagesReply(
      await paint(context, orders, { words: prompt, path: extraEndpoints.imageGenerations.path }),
      context.body,
    );
  },
});

export const imageEdits = route(extraEndpoints.imageEdits, {
  price: () => priceOf('imageEdit'),
  async run(context) {
    const { prompt } = context.body;
    const image = await loadUserImage(context.service, context.body.image, context.signal);
    const request = { image, instruction: prompt, seed: seedOf(context.given) };
    return imagesReply(
      await paint(context, [{ kind: 'image-edit', request }], {
        words: prompt,
        path: extraEndpoints.imageEdits.path,
      }),
      context.body,
    );
  },
});

function styleOf(style: ImageGenerationsRequest['style']): ImageStyle {
  if (style === 'vivid') return 'artistic';
  return style === 'natural' ? 'realistic' : style;
}

type Wanted = Pick<ImageGenerationsRequest, 'response_format' | 'model'>;

/** Models called gpt-image give the image itself, as OpenAI's do; others an address. */
function imagesReply(
  { created, model, pictures, notes, attribution, commit }: Painted,
  { response_format, model: asked = '' }: Wanted,
): DocumentReply {
  const isInline = (response_format ?? (/gpt-image/.test(asked) ? 'b64_json' : 'url')) === 'b64_json';
  const data = pictures.map(({ url, bytes }) =>
    isInline ? { b64_json: Buffer.from(bytes).toString('base64') } : { url },
  );
  const document = { created, model, data, notes, ...(attribution === undefined ? {} : { attribution }) };
  return { kind: 'reply', document, commit };
}
