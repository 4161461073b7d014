import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { defaultOf } from '../../contract/field.ts';
import { imageRequest } from '../../contract/image.ts';
import { OctetError } from '../../errors.ts';
import { promptOf } from '../../input/prompt.ts';
import { bodyOf } from '../../input/request.ts';
import type { ImageGenerateFlags } from './flags.ts';
import { makePictures } from './pictures.ts';

export async function generateImage(
  context: Context,
  words: readonly string[],
  flags: ImageGenerateFlags,
): Promise<void> {
  if (flags.size !== undefined && (flags.width !== undefined || flags.height !== undefined)) {
    throw new OctetError('usage', '--size cannot be used with --width or --height');
  }
  const prompt = await promptOf(context, words, 'octet image generate "a sailboat on a calm sea at sunset"');
  const { model, size, width, height, steps, style, count, seed } = flags;
  const fields = { prompt, model, width, height, steps, size, style, count, seed };
  const body = await bodyOf(context, endpoints.imageGenerate, fields, flags.data, flags);
  await makePictures(
    context,
    {
      endpoint: endpoints.imageGenerate,
      command: 'image generate',
      body,
      prompt,
      count: count ?? defaultOf(imageRequest, 'count'),
      verb: 'painting',
    },
    flags,
  );
}
