import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { defaultOf } from '../../contract/field.ts';
import { imageRequest } from '../../contract/image.ts';
import { OctetError } from '../../errors.ts';
import type { JobFlags } from '../../jobs/job-options.ts';
import { readSidecar, type Sidecar } from '../../jobs/sidecar.ts';

export async function repeatRequest(context: Context, file: string, flags: JobFlags): Promise<void> {
  const sidecar = await readSidecar(context, file);
  const { request } = sidecar;
  if (
    Object.values(request).some((value) => typeof value === 'string' && /^data:[^,]{0,100},…$/.test(value))
  ) {
    throw new OctetError(
      'usage',
      'it was made from an image that was not saved',
      `octet ${sidecar.command} IMAGE …`,
    );
  }
  if (sidecar.redacted) {
    throw new OctetError(
      'usage',
      'it was made from a URL whose password or signature was not saved',
      `octet ${sidecar.command} …`,
    );
  }
  if (sidecar.command === 'build') return application(context, sidecar, flags);
  if (sidecar.command === 'image generate') return pictures(context, sidecar, flags);
  if (sidecar.command === 'music generate' || sidecar.command === 'video generate')
    return media(context, sidecar, flags);
  throw new OctetError('usage', `octet ${sidecar.command} cannot be repeated`);
}

/** Goes into a new directory unless -o names one; the request is checked against the contract like any other. */
async function application(context: Context, { request }: Sidecar, flags: JobFlags): Promise<void> {
  const { startBuild } = await import('../build/start.ts');
  const prompt = typeof request.prompt === 'string' ? request.prompt : '';
  await startBuild(context, [prompt], { ...flags, data: JSON.stringify(request) });
}

async function pictures(context: Context, { request, prompt = '' }: Sidecar, flags: JobFlags): Promise<void> {
  const { makePictures } = await import('../image/pictures.ts');
  const { bodyOf } = await import('../../input/request.ts');
  const count = typeof request.count === 'number' ? request.count : defaultOf(imageRequest, 'count');
  await makePictures(
    context,
    {
      endpoint: endpoints.imageGenerate,
      command: 'image generate',
      body: await bodyOf(context, endpoints.imageGenerate, request, undefined, flags),
      prompt,
      count,
      verb: 'painting',
    },
    flags,
  );
}

async function media(context: Context, { command, request }: Sidecar, flags: JobFlags): Promise<void> {
  const { runMedia } = await import('../../jobs/run-media.ts');
  const song = command === 'music generate';
  const endpoint = song ? endpoints.musicGenerate : endpoints.videoGenerate;
  await runMedia(context, { endpoint, fields: request }, flags);
}
