import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { OctetError } from '../../errors.ts';
import { bodyOf } from '../../input/request.ts';
import type { EditFlags } from './flags.ts';
import { pictureArgument } from './picture-argument.ts';
import { makePictures } from './pictures.ts';

export async function edit(
  context: Context,
  picture: string,
  words: readonly string[],
  flags: EditFlags,
): Promise<void> {
  const prompt = words.join(' ').trim();
  if (prompt === '')
    throw new OctetError('usage', 'what should change?', `octet image edit ${picture} "make it night"`);
  const fields = { image: await pictureArgument(context, picture), prompt, model: flags.model };
  const body = await bodyOf(context, endpoints.imageEdit, fields, flags.data, flags);
  await makePictures(
    context,
    {
      endpoint: endpoints.imageEdit,
      command: 'image edit',
      body,
      prompt,
      count: 1,
      verb: 'editing',
    },
    flags,
  );
}
