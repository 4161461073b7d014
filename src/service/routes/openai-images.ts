import type { ImageGenerationsRequest } from '../../contract/openai-media.ts';
import { ownEndpoints } from '../../contract/own-endpoints.ts';
import type { ImageStyle } from '../../engines/image/request.ts';
import { loadUserImage } from '../artifacts/user-images.ts';
import { priceOf } from '../billing/prices.ts';
import { seedOf } from '../simulation/seed.ts';
import { type Painted, paint, paintUpstream } from './pictures.ts';
import type { DocumentReply } from './reply.ts';
import { route } from './route.ts';

const STEPS = { auto: 30, low: 10, medium: 30, high: 60, standard: 30, hd: 60 } as const;
const DEFAULT_SIDE = 1024;

export const imageGenerations = route(ownEndpoints.imageGenerations, {
  price: ({ n }) => priceOf('image') * n,
  async run(call) {
    const { prompt, n, model, quality } = call.body;
    const [width = DEFAULT_SIDE, height = width] =
      call.body.size === 'auto' ? [] : call.body.size.split('x').map(Number);
    const others = await paintUpstream(
      call,
      { prompt, count: n, width, height, model },
      ownEndpoints.imageGenerations.path,
    );
    if (others) return imagesReply(others, call.body);
    const seed = seedOf(call.given);
    const style = styleOf(call.body.style);
    const orders = Array.from({ length: n }, (_, index) => ({
      kind: 'image' as const,
      request: { prompt, width, height, style, steps: STEPS[quality], seed: seed + index },
    }));
    return imagesReply(
      await paint(call, orders, { words: prompt, path: ownEndpoints.imageGenerations.path }),
      call.body,
    );
  },
});

export const imageEdits = route(ownEndpoints.imageEdits, {
  price: () => priceOf('imageEdit'),
  async run(call) {
    const { prompt } = call.body;
    const image = await loadUserImage(call.service, call.body.image, call.signal);
    const request = { image, instruction: prompt, seed: seedOf(call.given) };
    return imagesReply(
      await paint(call, [{ kind: 'image-edit', request }], {
        words: prompt,
        path: ownEndpoints.imageEdits.path,
      }),
      call.body,
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
