import { basename } from 'node:path';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { bodyOf } from '../../input/request.ts';
import type { UpscaleFlags } from './flags.ts';
import { pictureArgument } from './picture-argument.ts';
import { makePictures } from './pictures.ts';

export async function upscale(context: Context, picture: string, flags: UpscaleFlags): Promise<void> {
  const scale = Number(flags.scale);
  const fields = { image: await pictureArgument(context, picture), scale };
  const body = await bodyOf(context, endpoints.imageUpscale, fields, flags.data);
  const stem = basename(picture).replace(/\.\w{1,5}$/, '');
  await makePictures(
    context,
    {
      endpoint: endpoints.imageUpscale,
      command: 'image upscale',
      body,
      prompt: `${stem} ${scale}x`,
      count: 1,
      verb: 'enlarging',
    },
    flags,
  );
}
