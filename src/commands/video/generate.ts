import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { OctetError } from '../../errors.ts';
import { promptOf } from '../../input/prompt.ts';
import { runMedia } from '../../jobs/run-media.ts';
import { pictureArgument } from '../image/picture-argument.ts';
import type { VideoFlags } from './flags.ts';

export async function generateVideo(
  context: Context,
  words: readonly string[],
  flags: VideoFlags,
): Promise<void> {
  const prompt = await promptOf(context, words, 'octet video generate "waves under a full moon"');
  const type = flags.type ?? (flags.image === undefined ? undefined : 'image-to-video');
  if (type === 'image-to-video' && flags.image === undefined && flags.data === undefined) {
    throw new OctetError('usage', 'image-to-video needs an image', 'octet video generate "…" --image FILE');
  }
  const fields = {
    prompt,
    type,
    duration: flags.duration,
    resolution: flags.resolution,
    seed: flags.seed,
    image: flags.image === undefined ? undefined : await pictureArgument(context, flags.image),
  };
  await runMedia(context, { endpoint: endpoints.videoGenerate, fields, data: flags.data }, flags);
}
