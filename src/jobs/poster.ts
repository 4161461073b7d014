import type { Api } from '../client/api.ts';
import type { Context } from '../context.ts';
import { firstText } from '../contract/shape.ts';
import { OctetError } from '../errors.ts';
import { bytesOf } from './save-artifact.ts';

const POSTERS = ['poster_url', 'thumbnail_url', 'preview_image_url', 'poster', 'thumbnail'] as const;

/** The address of a picture of the film, where the reply names one. */
export function posterOf(document: unknown): string | undefined {
  return firstText(document, POSTERS);
}

/** A picture of the film on a terminal, where the reply names one. Without it nothing is lost. */
export async function showPoster(context: Context, api: Api, document: unknown): Promise<void> {
  const { terminal } = context;
  const url = posterOf(document);
  if (url === undefined || !terminal.err.isTTY || terminal.mode !== 'human') return;
  try {
    const { pixelsOf } = await import('../output/preview.ts');
    const bytes = Buffer.from(await bytesOf(context, api, { url }, { maxRetries: 0 }));
    const pixels = pixelsOf(bytes);
    if (pixels) await terminal.preview(pixels, bytes);
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof OctetError)) throw error;
    terminal.verboseLine(`no poster: ${error.message}`);
  }
}
